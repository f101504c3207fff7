"""The level ``normal``: legal, the same under a seed, free of the blunders that people complain of; and it says why."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cardavia import deals
from cardavia.cards import MARSEILLE, Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.tarot import (
    CHELEM_NO,
    CHELEM_YES,
    TAROT,
    Bid,
    Discard,
    Play,
    Poignee,
    Setup,
    State,
    TarotView,
    trick_winner,
)
from cardavia.robots import robot
from cardavia.robots.tarot.judged import judge_bids, likely_discards
from cardavia.robots.tarot.thinking import NORMAL, Thinker

GREEDY = robot("tarot", "greedy")
NORMALLY = Thinker(NORMAL)
EXCUSE, PETIT, WORLD = (MARSEILLE[code] for code in ("EX", "T1", "T21"))


def started(number: int) -> State:
    rng = Random(number)
    return TAROT.start(Setup(SEATS[number % 4]), deals.unrank(TAROT, rng.randrange(deals.count(TAROT))))


def moments(count: int, phase: str = "play", strange: float = 0.2) -> Iterator[tuple[State, TarotView]]:
    """Decisions in deals that the greedy level plays, some of the moves taken at random to reach strange places."""
    for number in range(count):
        state, rng = started(number), Random(number)
        while awaited := TAROT.awaited(state):
            (seat,) = awaited
            view = TAROT.view(state, seat)
            if state.phase == phase and view.choices.count() > 1:
                yield state, view
            action = GREEDY.act(view, rng)
            if state.phase == "play" and rng.random() < strange:
                action = rng.choice([play for play in TAROT.legal(state, seat) if isinstance(play, Play)])
            state = TAROT.apply(state, seat, action)


def cards_of(view: TarotView) -> tuple[Card, ...]:
    return tuple(action.card for action in view.choices if isinstance(action, Play))


def found(kind: Callable[[State, TarotView], bool], wanted: int, count: int = 400) -> list[TarotView]:
    """The first positions of a kind."""
    views = []
    for state, view in moments(count):
        if kind(state, view):
            views.append(view)
            if len(views) == wanted:
                break
    assert len(views) == wanted, "too few positions of this kind"
    return views


def trumped_by_the_taker(state: State, view: TarotView) -> bool:
    """A defender may throw a King on a trick that the taker has trumped, or another card."""
    if view.viewer is view.taker or not view.trick:
        return False
    seat, card = view.trick[trick_winner([card for _, card in view.trick])]
    kings = [card for card in cards_of(view) if card.code.endswith("R")]
    return seat is view.taker and card.suit == "T" and bool(kings) and len(kings) < len(cards_of(view))


def nothing_to_win(state: State, view: TarotView) -> bool:
    """XXI may be played on three empty cards, or a lower trump."""
    cards = cards_of(view)
    low = len(view.trick) == 3 and all(card.half_points == 1 for _, card in view.trick)
    return low and WORLD in cards and any(card.suit == "T" and card is not WORLD for card in cards)


def alone_with_trumps(state: State, view: TarotView) -> bool:
    """The taker is on lead, nobody else holds a trump, and this is plain to it; it has trumps and other cards."""
    others = [state.hands[seat] & MARSEILLE.suits["T"] for seat in SEATS if seat is not view.taker]
    mine = {card.suit for card in view.hand}
    return (
        view.viewer is view.taker and not view.trick and not any(others) and "T" in mine and len(mine - {"T", "E"}) > 0
    )


def petit_on_lead(state: State, view: TarotView) -> bool:
    """A seat on lead holds the Petit and other cards, and the other side has trumps."""
    return not view.trick and PETIT in view.hand and len(view.hand) > 2 and view.viewer is view.taker


def excuse_and_another(state: State, view: TarotView) -> bool:
    """Two cards are left, one of them the Excuse, and the side has not won every trick."""
    return len(view.hand) == 2 and EXCUSE in view.hand and EXCUSE in cards_of(view) and 0 not in view.won


def test_no_king_is_thrown_on_a_trick_that_the_taker_has_trumped() -> None:
    for view in found(trumped_by_the_taker, 8):
        assert not NORMALLY.act(view, Random(1)).text.endswith("R")


def test_the_world_is_not_spent_on_a_trick_with_nothing_in_it() -> None:
    for view in found(nothing_to_win, 8):
        assert NORMALLY.act(view, Random(1)).text != WORLD.code


def test_trumps_are_not_led_where_nobody_else_has_any_left() -> None:
    for view in found(alone_with_trumps, 6, 900):
        action = NORMALLY.act(view, Random(1))
        assert isinstance(action, Play)
        if action.card.suit == "T":  # only where it can't know that they have none
            assert not _plain_to_see(view)


def _plain_to_see(view: TarotView) -> bool:
    """Whether all trumps not in one's hand have been played, or lie in the discard that one made."""
    gone = {card for trick in view.tricks for _, card in trick.cards} | set(view.hand) | set(view.discard or ())
    return all(card in gone for card in MARSEILLE if card.suit == "T")


def test_the_petit_is_not_led_while_there_is_another_card() -> None:
    for view in found(petit_on_lead, 8):
        assert NORMALLY.act(view, Random(1)).text != PETIT.code


def test_the_excuse_is_not_kept_to_the_last_trick() -> None:
    for view in found(excuse_and_another, 6, 900):
        assert NORMALLY.act(view, Random(1)).text == EXCUSE.code


def test_every_action_is_legal_and_the_same_seed_gives_the_same() -> None:
    for number in range(3):
        state, rng = started(100 + number), Random(number)
        while awaited := TAROT.awaited(state):
            (seat,) = awaited
            view = TAROT.view(state, seat)
            seed = rng.getrandbits(32)
            action = NORMALLY.act(view, Random(seed))
            assert action in view.choices
            if rng.random() < 0.1:
                assert NORMALLY.act(view, Random(seed)) == action
            state = TAROT.apply(state, seat, action)


def test_an_explanation_ranks_what_was_weighed_the_choice_among_it() -> None:
    for _, view in list(moments(6))[::25]:
        said = NORMALLY.explain(view, Random(2))
        assert said.action == NORMALLY.act(view, Random(2))
        if isinstance(said.action, Play) and said.alternatives:
            values = [each.value for each in said.alternatives]
            assert said.unit == "points"
            assert said.alternatives[0].action == said.action
            assert values == sorted(values, reverse=True)
            assert len({each.action for each in said.alternatives}) == len(values)


def dealt(hand: str) -> State:
    """A deal in which East, the first speaker, has this hand; the rest is chance."""
    own = MARSEILLE.mask(MARSEILLE[code] for code in hand.split())
    assert own.bit_count() == 18
    rest = [card for card in MARSEILLE if not own & card.bit]
    Random(4).shuffle(rest)
    piles = [own if seat is Seat.EAST else MARSEILLE.mask(rest.pop() for _ in range(18)) for seat in SEATS]
    return TAROT.start(Setup(Seat.SOUTH), Deal((*piles, MARSEILLE.mask(rest))))


def given(hand: str) -> TarotView:
    return TAROT.view(dealt(hand), Seat.EAST)


STRONG_HAND = "T21 T20 T18 T17 T15 T13 T11 T8 T5 T1 EX CR CQ CC SR SQ BR D2"
WEAK_HAND = "T9 T6 T2 C2 C5 C9 CV S3 S4 S8 SC B2 B7 B9 BV D3 D8 D10"
SHOWN = "T21 T19 T18 T17 T15 T14 T13 T11 T8 T5 EX CR CQ CC SR SQ BR D2"


def test_a_hand_of_tops_bids_high_and_a_hand_of_nothing_passes() -> None:
    assert NORMALLY.act(given(WEAK_HAND), Random(1)).text == "pass"
    bid = NORMALLY.act(given(STRONG_HAND), Random(1))
    assert isinstance(bid, Bid)
    assert bid.contract is not None
    assert bid.contract.multiplier >= 2


def test_bids_are_judged_in_points_and_by_the_chance_to_make_them() -> None:
    offered = {
        each.bid.text: each for each in judge_bids(given(STRONG_HAND), Random(1), 60, NORMAL.belief, NORMAL.standards)
    }
    assert set(offered) == {"pass", "prise", "garde", "garde_sans", "garde_contre"}
    assert offered["pass"].made is None
    assert offered["garde"].made == pytest.approx(1.0, abs=0.15)
    assert offered["garde"].points > offered["prise"].points > offered["pass"].points


def test_the_discard_is_legal_and_its_candidates_differ() -> None:
    seen = 0
    for _, view in moments(25, "discard"):
        discard = NORMALLY.act(view, Random(1))
        assert isinstance(discard, Discard)
        assert discard in view.choices
        ways = likely_discards(view.hand, 15)
        assert len(set(ways)) == len(ways)
        assert ways[0] == GREEDY.act(view, Random(1)) or not ways[0].public
        seen += 1
    assert seen > 10


def test_a_handful_is_shown_by_a_taker_who_should_win() -> None:
    state = dealt(SHOWN)
    for text in ("garde_sans", "pass", "pass", "pass"):
        (seat,) = TAROT.awaited(state)
        state = TAROT.apply(state, seat, TAROT.read(state, seat, text))
    assert NORMALLY.act(TAROT.view(state, Seat.EAST), Random(1)).kind == "chelem"
    state = TAROT.apply(state, Seat.EAST, CHELEM_NO)
    shown = NORMALLY.act(TAROT.view(state, Seat.EAST), Random(1))
    assert isinstance(shown, Poignee)
    assert EXCUSE not in shown.cards


def test_a_slam_is_announced_by_a_hand_that_wins_every_trick() -> None:
    state = dealt("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 CR SR EX")
    for text in ("garde_contre", "pass", "pass", "pass"):
        (seat,) = TAROT.awaited(state)
        state = TAROT.apply(state, seat, TAROT.read(state, seat, text))
    assert NORMALLY.act(TAROT.view(state, Seat.EAST), Random(1)) == CHELEM_YES
