"""The ``greedy`` level of tarot: it weighs its hand, lays away points and short suits, and plays for the trick."""

from random import Random

from cardavia.cards import MARSEILLE
from cardavia.games.choices import Pick, Plays
from cardavia.games.seat import Seat
from cardavia.games.tarot import CHELEM_NO, CHELEM_YES, PLAYS, Poignee, TarotAction, TarotView, highest
from cardavia.robots.tarot.bidding import OPEN, bid, margin
from cardavia.robots.tarot.known import Known
from cardavia.robots.tarot.laying import lay
from cardavia.robots.tarot.play import choose
from cardavia.robots.tarot.sure import wins_all

SHOW = 6.0  # card points above the target that the taker hopes for before it shows a handful


class Greedy:
    """Decides from the view alone, without chance: the same view gives the same action."""

    def act(self, view: TarotView, rng: Random) -> TarotAction:
        seat = view.viewer
        if not isinstance(seat, Seat) or seat not in view.awaited:
            return view.choices.sample(rng)
        hand = MARSEILLE.mask(view.hand)
        if view.phase == "bidding":
            best = highest(view.bids)
            return bid(hand, None if best is None else best[1])
        if view.phase == "discard":
            return lay(view.hand)
        if view.phase == "chelem":
            elsewhere = MARSEILLE.all & ~hand & ~MARSEILLE.mask(view.discard or ())
            return CHELEM_YES if wins_all(hand, elsewhere, slam=True) else CHELEM_NO
        shown = _poignee(view, seat, hand)
        if shown is not None:
            return shown
        plays = next(form for form in view.choices.forms if isinstance(form, Plays))
        return PLAYS[seat][choose(Known(view, seat), plays.cards).index]


def _poignee(view: TarotView, seat: Seat, hand: int) -> Poignee | None:
    """The highest handful that the hand allows, if its side should win the contract and so be paid for it. The
    lowest trumps stay hidden, the Petit first."""
    forms = [form for form in view.choices.forms if isinstance(form, Pick)]
    if not forms:
        return None
    if seat is view.taker and margin(hand | MARSEILLE.mask(view.discard or ()), OPEN) < SHOW:
        return None
    form = max(forms, key=lambda form: form.size)
    free = sorted(form.free, key=lambda card: -card.rank)
    shown: Poignee = form.make((*form.forced, *free[: form.size - len(form.forced)]))
    return shown


def greedy() -> Greedy:
    return Greedy()
