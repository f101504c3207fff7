"""Contract bridge: the auction, the play, claims, duplicate scoring and Chicago (SPEC B, C)."""

from cardavia.games.bridge.actions import PLAYS, Action, Answer, Claim, Play
from cardavia.games.bridge.bridge import BRIDGE, Bridge, State
from cardavia.games.bridge.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call, Strain
from cardavia.games.bridge.chicago import Chicago
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.known import Known, known_to
from cardavia.games.bridge.proof import proved
from cardavia.games.bridge.reading import read_contract
from cardavia.games.bridge.result import Entry, Result, outcome
from cardavia.games.bridge.score import Score, score
from cardavia.games.bridge.setup import Setup, Vulnerable
from cardavia.games.bridge.single import Single
from cardavia.games.bridge.view import BridgeView, ClaimMade

__all__ = [
    "BIDS",
    "BRIDGE",
    "CALLS",
    "DOUBLE",
    "PASS",
    "PLAYS",
    "REDOUBLE",
    "STRAINS",
    "Action",
    "Answer",
    "Bid",
    "Bridge",
    "BridgeView",
    "Call",
    "Chicago",
    "Claim",
    "ClaimMade",
    "Contract",
    "Entry",
    "Known",
    "Play",
    "Result",
    "Score",
    "Setup",
    "Single",
    "State",
    "Strain",
    "Vulnerable",
    "known_to",
    "outcome",
    "proved",
    "read_contract",
    "score",
]
