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
from cardavia.games.tarot.levels import Contract, Level, Side, target
from cardavia.games.tarot.settlement import Settlement, settle
from cardavia.games.tarot.setup import NEXT, ORDER, Setup, first_leader, playing_order
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
    "Bid",
    "Chelem",
    "Claim",
    "Contract",
    "Discard",
    "Level",
    "Play",
    "Poignee",
    "Settlement",
    "Setup",
    "Side",
    "TarotAction",
    "TarotView",
    "first_leader",
    "playing_order",
    "settle",
    "target",
]
