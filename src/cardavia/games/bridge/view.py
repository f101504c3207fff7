"""What one viewer may see of a bridge deal (SPEC G6, B5, B8)."""

from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games.bridge.actions import Action
from cardavia.games.bridge.calls import Call
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.setup import Vulnerable
from cardavia.games.choices import Choices
from cardavia.games.game import Outcome
from cardavia.games.seat import Seat, Viewer
from cardavia.games.trick import Trick


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A claim and what came of it: who claimed how many of the remaining tricks, with which line of cards.

    ``at`` is how many tricks were finished then, ``answers`` who accepted or refused, in order. ``granted`` is
    ``None`` while it is being answered; ``proved`` says that it needed no answer from the other side. ``given`` are
    the tricks that the claimant's side got of those that remained, once granted: the number claimed, unless a trick
    was conceded that can't be lost.
    """

    seat: Seat
    tricks: int
    line: tuple[Card, ...]
    at: int
    answers: tuple[tuple[Seat, bool], ...] = ()
    granted: bool | None = None
    proved: bool = False
    given: int | None = None


@dataclass(frozen=True, slots=True)
class BridgeView:
    """All that one viewer may see, and no field for more.

    ``phase`` is ``auction``, ``play``, ``claim`` (one is being answered) or ``over``. ``hand`` holds the viewer's own
    unplayed cards, ``dummy_hand`` dummy's, once the opening lead is on the table; ``playing`` is the hand whose card
    comes next (declarer is ``awaited`` for dummy's). ``tricks`` are the finished ones, ``won`` counts them for NS and
    EW. ``claim`` is the one being answered, ``claims`` all that were answered, ``shown`` the unplayed cards of hands
    that a claim showed to this viewer. ``hands`` are the four hands as dealt, N E S W, when the deal is over.
    """

    viewer: Viewer
    phase: str
    awaited: frozenset[Seat]
    dealer: Seat
    vulnerable: Vulnerable
    scoring: str
    hand: tuple[Card, ...]
    auction: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    declarer: Seat | None
    dummy: Seat | None
    dummy_hand: tuple[Card, ...] | None
    playing: Seat | None
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, int]
    claim: ClaimMade | None
    claims: tuple[ClaimMade, ...]
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...]
    choices: Choices[Action]
    offers: Choices[Action]
    hands: tuple[tuple[Card, ...], ...] | None
    outcome: Outcome | None
