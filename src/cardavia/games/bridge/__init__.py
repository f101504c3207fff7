"""Contract bridge: the auction, the play, claims, duplicate scoring and Chicago (SPEC B, C)."""

from cardavia.games.bridge.actions import PLAYS, Action, Answer, Claim, Play
from cardavia.games.bridge.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call, Strain
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.setup import Setup, Vulnerable
from cardavia.games.bridge.view import BridgeView, ClaimMade

__all__ = [
    "BIDS",
    "CALLS",
    "DOUBLE",
    "PASS",
    "PLAYS",
    "REDOUBLE",
    "STRAINS",
    "Action",
    "Answer",
    "Bid",
    "BridgeView",
    "Call",
    "Claim",
    "ClaimMade",
    "Contract",
    "Play",
    "Setup",
    "Strain",
    "Vulnerable",
]
