"""Deals for the tests of analyses."""

from random import Random

from cardavia.deals import pasted, seeded, unrank
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Setup
from cardavia.records import Act, Record
from cardavia.robots import robot

#: South has thirteen winners outside spades, West the ace of spades.
ACE_OUT = "N:KQJT.765.JT9.JT9 5432..5432.65432 .AKQJT98.AKQ.AKQ A9876.432.876.87"


def record(hands: str, *texts: str, dealer: Seat = Seat.SOUTH, vulnerable: str = "none") -> Record:
    """These hands, bid and played so. Each text is a call or a card of the seat whose turn it is."""
    deal = pasted(BRIDGE, hands)
    state, acts = BRIDGE.start(Setup(dealer), deal), []
    for text in texts:
        seat = min(BRIDGE.awaited(state))
        state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, text))
        acts.append(Act(seat, text))
    return Record("bridge", {"dealer": dealer.letter, "vulnerable": vulnerable}, deal, tuple(acts))


def played_by_robots(seed: str, level: str = "greedy", dealer: Seat = Seat.SOUTH) -> Record:
    """A deal that robots bid and played."""
    deal = unrank(BRIDGE, seeded(BRIDGE, seed))
    state, acts = BRIDGE.start(Setup(dealer), deal), []
    player, rng = robot("bridge", level), Random(seed)
    while awaited := BRIDGE.awaited(state):
        seat = min(awaited)
        action = player.act(BRIDGE.view(state, seat), rng)
        state = BRIDGE.apply(state, seat, action)
        acts.append(Act(seat, action.text))
    return Record("bridge", {"dealer": dealer.letter}, deal, tuple(acts))
