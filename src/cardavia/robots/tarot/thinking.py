"""The levels ``normal`` and ``strong``: every decision judged in worlds that fit what was seen."""

from dataclasses import dataclass, field
from random import Random

from cardavia.cards import MARSEILLE
from cardavia.games.choices import Pick, Plays
from cardavia.games.seat import Seat
from cardavia.games.tarot import CHELEM_NO, CHELEM_YES, PLAYS, Poignee, TarotAction, TarotView
from cardavia.robots.robot import Explanation, Weighed, Why
from cardavia.robots.tarot.bidding import OPEN, SANS, margin
from cardavia.robots.tarot.choosing import Thought, choose
from cardavia.robots.tarot.judged import Standards, judge_bids, judge_discards, prospect
from cardavia.robots.tarot.sure import wins_all
from cardavia.robots.tarot.worlds import Belief

#: A hand so far from any contract (card points below the target, by the scales) passes without a thought.
HOPELESS = -16.0
#: A hand so strong thinks of a slam.
SLAMMISH = 28.0
SLAM_CHANCE = 0.8
#: A handful is shown if one's side wins the contract so likely: it is paid to the winner, and tells of the trumps.
SHOW_CHANCE = 0.65


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a level thinks: worlds for a card, a bid, a discard (a first look and a second) and an announcement;
    how many discards it compares."""

    card: Thought
    bids: int
    discards: tuple[int, int]
    ways: int
    announcing: int
    belief: Belief = field(default_factory=Belief)
    standards: Standards = field(default_factory=Standards)


_NORMAL = Belief()
_STRONG = Belief(candidates=6000, closer=800, steps=60)
NORMAL = Depth(Thought(60, _NORMAL, exact=3, sensible=True), 80, (12, 40), 15, 40, _NORMAL)
STRONG = Depth(Thought(300, _STRONG, exact=4, sensible=True), 300, (40, 160), 40, 150, _STRONG)


class Thinker:
    """Decides by expected points. The same view and the same chance give the same action."""

    def __init__(self, depth: Depth) -> None:
        self.depth = depth

    def act(self, view: TarotView, rng: Random) -> TarotAction:
        action: TarotAction = self.explain(view, rng).action
        return action

    def explain(self, view: TarotView, rng: Random) -> Explanation:
        seat = view.viewer
        if not isinstance(seat, Seat) or seat not in view.awaited:
            raise ValueError("not a view of a seat that must act")
        if view.choices.count() == 1:
            return Explanation(next(iter(view.choices)), Why("only_choice"))
        if view.phase == "bidding":
            return self._bid(view, rng)
        if view.phase == "discard":
            return self._lay(view, rng)
        if view.phase == "chelem":
            return self._announce(view, rng)
        return self._show(view, rng) or self._play(view, seat, rng)

    def _bid(self, view: TarotView, rng: Random) -> Explanation:
        hand = MARSEILLE.mask(view.hand)
        if max(margin(hand, OPEN), margin(hand, SANS)) < HOPELESS:
            action: TarotAction = next(bid for bid in view.choices if bid.text == "pass")
            return Explanation(action, Why("usual_bid"))
        offered = judge_bids(view, rng, self.depth.bids, self.depth.belief, self.depth.standards)
        weighed = tuple(
            Weighed(
                each.bid, each.points, None if each.made is None else Why("made_in", percent=round(100 * each.made))
            )
            for each in offered
        )
        return Explanation(offered[0].bid, Why("best_of_worlds", worlds=self.depth.bids), weighed, "points")

    def _lay(self, view: TarotView, rng: Random) -> Explanation:
        laid = judge_discards(view, rng, self.depth.discards, self.depth.ways, self.depth.belief)
        if len(laid) == 1:
            return Explanation(laid[0].discard, Why("usual_discard"))
        weighed = tuple(Weighed(each.discard, each.points) for each in laid)
        return Explanation(laid[0].discard, Why("best_of_worlds", worlds=sum(self.depth.discards)), weighed, "points")

    def _announce(self, view: TarotView, rng: Random) -> Explanation:
        hand = MARSEILLE.mask(view.hand)
        away = MARSEILLE.mask(view.discard or ())
        if wins_all(hand, MARSEILLE.all & ~hand & ~away, slam=True):
            return Explanation(CHELEM_YES, Why("proof"))
        if margin(hand | away, OPEN) < SLAMMISH:
            return Explanation(CHELEM_NO, Why("usual_chelem"))
        found = prospect(view, rng, self.depth.announcing, self.depth.belief, leads=True)
        action = CHELEM_YES if found.slam >= SLAM_CHANCE else CHELEM_NO
        return Explanation(action, Why("slam_in", percent=round(100 * found.slam)))

    def _show(self, view: TarotView, rng: Random) -> Explanation | None:
        """The handful to show now, if there is one and it should gain."""
        forms = [form for form in view.choices.forms if isinstance(form, Pick)]
        if not forms:
            return None
        found = prospect(view, rng, self.depth.announcing, self.depth.belief)
        ours = found.made if view.viewer is view.taker else 1.0 - found.made
        if ours < SHOW_CHANCE:
            return None
        form = max(forms, key=lambda form: form.size)
        free = sorted(form.free, key=lambda card: -card.rank)  # the lowest stay hidden, the Petit first
        shown: Poignee = form.make((*form.forced, *free[: form.size - len(form.forced)]))
        return Explanation(shown, Why("side_wins_in", percent=round(100 * ours)))

    def _play(self, view: TarotView, seat: Seat, rng: Random) -> Explanation:
        plays = next(form for form in view.choices.forms if isinstance(form, Plays))
        if len(plays.cards) == 1:
            return Explanation(PLAYS[seat][plays.cards[0].index], Why("only_choice"))
        choice = choose(view, rng, self.depth.card)
        if not choice.worlds:
            return Explanation(PLAYS[seat][choice.card.index], Why("only_sensible"))
        weighed = tuple(Weighed(PLAYS[seat][each.card.index], each.points) for each in choice.considered)
        return Explanation(
            PLAYS[seat][choice.card.index], Why("best_of_worlds", worlds=choice.worlds), weighed, "points"
        )


def normal() -> Thinker:
    return Thinker(NORMAL)


def strong() -> Thinker:
    return Thinker(STRONG)
