"""French Tarot for four: the rules, as pure functions over frozen values (SPEC section T)."""

from cardavia.games.tarot.actions import (
    BIDS,
    CHELEM_NO,
    CHELEM_YES,
    GARDE,
    GARDE_CONTRE,
    GARDE_SANS,
    PASS,
    PLAYS,
    PRISE,
    Bid,
    Chelem,
    Claim,
    Discard,
    Play,
    Poignee,
    TarotAction,
)
from cardavia.games.tarot.bidding import allowed_bids, highest
from cardavia.games.tarot.chien import check_discard, discards, is_petit_sec, trumps_due
from cardavia.games.tarot.levels import Contract, Level, Side, target
from cardavia.games.tarot.poignee import poignees
from cardavia.games.tarot.rules import TAROT
from cardavia.games.tarot.settlement import Settlement, settle
from cardavia.games.tarot.setup import NEXT, ORDER, Setup, first_leader, playing_order
from cardavia.games.tarot.state import State
from cardavia.games.tarot.tally import Result, Tally, result, tally
from cardavia.games.tarot.trick import ExcuseFate, excuse_fate, playable, replay, taken_by, trick_winner
from cardavia.games.tarot.view import TarotView

__all__ = [
    "BIDS",
    "CHELEM_NO",
    "CHELEM_YES",
    "GARDE",
    "GARDE_CONTRE",
    "GARDE_SANS",
    "NEXT",
    "ORDER",
    "PASS",
    "PLAYS",
    "PRISE",
    "TAROT",
    "Bid",
    "Chelem",
    "Claim",
    "Contract",
    "Discard",
    "ExcuseFate",
    "Level",
    "Play",
    "Poignee",
    "Result",
    "Settlement",
    "Setup",
    "Side",
    "State",
    "Tally",
    "TarotAction",
    "TarotView",
    "allowed_bids",
    "check_discard",
    "discards",
    "excuse_fate",
    "first_leader",
    "highest",
    "is_petit_sec",
    "playable",
    "playing_order",
    "poignees",
    "replay",
    "result",
    "settle",
    "taken_by",
    "tally",
    "target",
    "trick_winner",
    "trumps_due",
]
