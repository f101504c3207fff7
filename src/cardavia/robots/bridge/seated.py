"""The levels ``quick``, ``normal`` and ``max``: bidding by a system, judged by search; cards chosen in worlds that fit.

``quick`` bids by the book, and by the net of calls where the book is silent. The others weigh that call against what
else the net finds likely, in worlds that fit the auction.
"""

from dataclasses import dataclass
from random import Random

import numpy as np

from cardavia.cards import FRENCH, Unreadable
from cardavia.games.bridge import CALLS, Action, Answer, BridgeView, Call, Play
from cardavia.games.seat import Seat
from cardavia.robots.bridge.answers import accepts
from cardavia.robots.bridge.believed import Believed
from cardavia.robots.bridge.judging import Judged, judged
from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.playing import MOST, NORMAL, QUICK, Budget, Choice, choose_card
from cardavia.robots.bridge.playing.claiming import claim
from cardavia.robots.bridge.policy import call_by_policy, likelihoods
from cardavia.robots.bridge.reckoning import chances, solved
from cardavia.robots.bridge.system.book import names
from cardavia.robots.bridge.system.choosing import COLUMNS, Masks, by_sense, lawful
from cardavia.robots.bridge.system.reading import Option, State, Table, read, situation
from cardavia.robots.bridge.worlds import sample
from cardavia.robots.robot import Explanation, Weighed, Why


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a level thinks about a call: ``worlds`` (0: no search), ``calls`` at most, none that the net finds
    less likely than ``floor``; nothing is searched if it finds the policy's call likelier than ``settled``. Another
    call must be ``ahead`` by so many IMPs, and ahead by ``against`` of what a rule of the book says: partner reads the
    book. ``candidates`` are drawn for the belief and ``weighed`` of them looked at. ``solved``: the tricks are the
    solver's, not reckoned. ``cards`` is the same for play."""

    worlds: int
    calls: int
    floor: float
    settled: float
    ahead: float
    against: float
    candidates: int
    weighed: int
    solved: bool
    cards: Budget


LEVELS = {
    "quick": Depth(0, 1, 1.0, 0.0, 0.0, 0.0, 0, 0, False, QUICK),
    "normal": Depth(80, 4, 0.08, 0.8, 0.3, 2.5, 3000, 400, False, NORMAL),
    "max": Depth(60, 5, 0.04, 0.95, 0.2, 1.5, 10_000, 1000, True, MOST),
}


class Seated:
    """A robot that bids a system, its partner the same, and its opponents the one it is told that they bid."""

    def __init__(self, depth: Depth, system: str, theirs: str) -> None:
        self.depth = depth
        self.systems = system, theirs

    def act(self, view: BridgeView, rng: Random) -> Action:
        return self._thought(view, rng)[0]

    def explain(self, view: BridgeView, rng: Random) -> Explanation:
        action, option, weighed, choice = self._thought(view, rng)
        if choice is not None:
            return _played(action, choice)
        if isinstance(action, Call):
            why = Why("sense") if option is None or not option.rule.name else Why("rule", rule=option.rule.name)
            alternatives = tuple(Weighed(CALLS[each.call], each.imps) for each in weighed)
            return Explanation(action, why, alternatives, "imps" if alternatives else "")
        return Explanation(action, Why("proof"))

    def _thought(
        self, view: BridgeView, rng: Random
    ) -> tuple[Action, Option | None, tuple[Judged, ...], Choice | None]:
        seat = view.viewer
        if not isinstance(seat, Seat) or seat not in view.awaited:
            raise ValueError("not a view of a seat that must act")
        if view.phase == "claim":
            return Answer(seat, accepts(view, seat)), None, (), None
        if view.phase == "auction":
            state, hand = self.state(view), hand_of(view)
            call, option, weighed = self._call(view, state, hand, rng)
            return CALLS[call], option, weighed, None
        choice = choose_card(view, seat, rng, self.depth.cards, Believed(self.table(view)))
        turn = view.playing
        if turn is None:
            raise ValueError("no card is awaited")
        offer = claim(view, seat, choice)
        return (Play(turn, choice.card) if offer is None else offer), None, (), choice

    def table(self, view: BridgeView) -> Table:
        """The systems and the vulnerability, the dealer's side first."""
        dealer, seat = view.dealer, view.viewer
        if not isinstance(seat, Seat):
            raise ValueError("not a view of a seat")
        systems = self.systems if (seat ^ dealer) & 1 == 0 else self.systems[::-1]
        return Table((systems[0], systems[1]), (view.vulnerable.of(dealer), view.vulnerable.of(dealer.left)))

    def state(self, view: BridgeView) -> State:
        """The auction as the book reads it."""
        return read(self.table(view), tuple(call.text for _, call in view.auction))

    def _call(
        self, view: BridgeView, state: State, hand: Masks, rng: Random
    ) -> tuple[str, Option | None, tuple[Judged, ...]]:
        depth = self.depth
        first, option = call_by_policy(state, hand)
        if not depth.worlds:
            return first, option, ()
        likely = likelihoods(state, np.array([hand], np.uint16))[0]
        if likely[COLUMNS.index(first)] >= depth.settled:
            return first, option, ()
        order = sorted(range(len(COLUMNS)), key=lambda at: -likely[at])
        others = [
            COLUMNS[at]
            for at in order
            if likely[at] >= depth.floor and COLUMNS[at] != first and lawful(state, hand, COLUMNS[at])
        ]
        calls = (first, *others[: depth.calls - 1])
        if len(calls) == 1:
            return first, option, ()
        chance = np.random.default_rng(rng.getrandbits(64))
        belief = Believed(state.table)
        worlds, weights = sample(
            view, depth.worlds, chance, belief, candidates=depth.candidates, looked_at=depth.weighed
        )
        taken = solved if depth.solved else chances
        found = judged(state, calls, worlds, weights, view.dealer, view.vulnerable, taken)
        bar = depth.ahead if by_sense(state, option) else depth.against
        best = max(found, key=lambda each: each.imps - (0.0 if each.call == first else bar))
        ranked = tuple(sorted(found, key=lambda each: -each.imps))
        if best.call == first:
            return first, option, ranked
        return best.call, next((rule for rule in _rules(state, best.call)), None), ranked


def _rules(state: State, call: str) -> tuple[Option, ...]:
    return tuple(option for option in situation(state) if option.call == call)


def _played(action: Action, choice: Choice) -> Explanation:
    if not isinstance(action, Play):
        return Explanation(action, Why("proof"))
    if len(choice.considered) < 2:
        return Explanation(action, Why("only_choice"))
    if choice.worlds == 0:
        return Explanation(action, Why("usual_card"))
    alternatives = tuple(Weighed(Play(action.seat, each.card), each.tricks) for each in choice.considered)
    return Explanation(action, Why("best_of_worlds", worlds=choice.worlds), alternatives, "tricks")


def hand_of(view: BridgeView) -> Masks:
    """The viewer's own hand as suit masks."""
    clubs, diamonds, hearts, spades = by_suit(FRENCH.mask(view.hand))
    return clubs, diamonds, hearts, spades


def seated(level: str, system: str, theirs: str) -> Seated:
    """The robot of this level that bids by this system against the other; ``Unreadable("no_such_system")`` (``text``,
    ``systems``)."""
    for name in (system, theirs):
        if name not in names():
            raise Unreadable("no_such_system", text=name, systems=names())
    return Seated(LEVELS[level], system, theirs)


def quick(system: str = "sayc", theirs: str = "sayc") -> Seated:
    return seated("quick", system, theirs)


def normal(system: str = "sayc", theirs: str = "sayc") -> Seated:
    return seated("normal", system, theirs)


def most(system: str = "sayc", theirs: str = "sayc") -> Seated:
    return seated("max", system, theirs)
