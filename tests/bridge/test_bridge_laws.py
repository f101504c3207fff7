"""Whole deals against a slow rule book written anew here, and laws that hold for any walk (SPEC B3 to B6)."""

from random import Random

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.cards import FRENCH
from cardavia.games import SEATS, Seat, Watch, plain
from cardavia.games.bridge import BRIDGE, Claim, Setup, Vulnerable
from tests.bridge_positions import shuffled

LEVELS = [f"{level}{strain}" for level in "1234567" for strain in ("C", "D", "H", "S", "NT")]


class RuleBook:
    """Plain lists and the wording of the rules; nothing shared with the package."""

    def __init__(self, dealer: int, hands: list[list[str]]) -> None:
        self.dealer, self.hands = dealer, [list(hand) for hand in hands]
        self.calls: list[str] = []
        self.cards: list[tuple[int, str]] = []
        self.won = [0, 0]
        self.leader: int | None = None

    def auction_over(self) -> bool:
        bid = any(call in LEVELS for call in self.calls)
        return self.calls[-3:] == ["P"] * 3 and (bid or len(self.calls) == 4)

    def contract(self) -> tuple[str, int] | None:
        bids = [(n, call) for n, call in enumerate(self.calls) if call in LEVELS]
        if not bids:
            return None
        at, last = bids[-1]
        first = next(n for n, call in bids if call[1:] == last[1:] and (n - at) % 2 == 0)
        return last, (self.dealer + first) % 4

    def legal_calls(self) -> set[str]:
        bids = [n for n, call in enumerate(self.calls) if call in LEVELS]
        lowest = LEVELS.index(self.calls[bids[-1]]) + 1 if bids else 0
        legal = {"P", *LEVELS[lowest:]}
        if bids:
            now = len(self.calls)
            since = [(n, call) for n, call in enumerate(self.calls) if n > bids[-1] and call != "P"]
            if not since and (now - bids[-1]) % 2:
                legal.add("X")
            if len(since) == 1 and (now - since[0][0]) % 2:
                legal.add("XX")
        return legal

    def turn(self) -> int:
        if self.leader is None:
            found = self.contract()
            assert found is not None
            return (found[1] + 1) % 4
        trick = self.cards[len(self.cards) // 4 * 4 :]
        return (trick[-1][0] + 1) % 4 if trick else self.leader

    def legal_cards(self) -> set[str]:
        trick = self.cards[len(self.cards) // 4 * 4 :]
        hand = self.hands[self.turn()]
        follow = [card for card in hand if trick and card[0] == trick[0][1][0]]
        return set(follow or hand)

    def play(self, card: str) -> None:
        seat = self.turn()
        self.leader = self.leader if self.leader is not None else seat
        self.hands[seat].remove(card)
        self.cards.append((seat, card))
        if len(self.cards) % 4 == 0:
            trick = self.cards[-4:]
            strain = self.contract()[0][1:]
            trumps = [part for part in trick if part[1][0] == strain]
            same = [part for part in trick if part[1][0] == trick[0][1][0]]
            self.leader = max(trumps or same, key=lambda part: "23456789TJQKA".index(part[1][1]))[0]
            self.won[self.leader % 2] += 1


@settings(max_examples=40, deadline=None)
@drawn(st.integers(0, 10**9), st.sampled_from(list(Seat)))
def test_a_slow_rule_book_allows_the_same_actions_all_through_a_deal(seed: int, dealer: Seat) -> None:
    rng = Random(seed)
    deal = shuffled(rng)
    book = RuleBook(dealer, [[card.code for card in FRENCH.cards_in(pile)] for pile in deal.piles])
    state = BRIDGE.start(Setup(dealer), deal)
    while not book.auction_over():
        seat = SEATS[(dealer + len(book.calls)) % 4]
        assert BRIDGE.awaited(state) == {seat}
        legal = {call.text: call for call in BRIDGE.legal(state, seat)}
        assert set(legal) == book.legal_calls()
        weights = [8 if text in ("P", "X", "XX") else 1 for text in legal]
        text = rng.choices(list(legal), weights)[0]
        book.calls.append(text)
        state = BRIDGE.apply(state, seat, legal[text])
    found = book.contract()
    view = BRIDGE.view(state, Watch.WATCHER)
    if found is None:
        assert view.phase == "over"
        return
    assert view.contract is not None
    assert (view.contract.text.rstrip("X"), view.declarer) == found
    while len(book.cards) < 52:
        turn = SEATS[book.turn()]
        player = SEATS[found[1]] if (turn - found[1]) % 4 == 2 else turn
        assert BRIDGE.awaited(state) == {player}
        plays = {play.text: play for play in BRIDGE.legal(state, player)}
        assert set(plays) == book.legal_cards()
        assert all(play.seat is turn for play in plays.values())
        text = rng.choice(sorted(plays))
        book.play(text)
        state = BRIDGE.apply(state, player, plays[text])
    assert list(BRIDGE.view(state, Watch.WATCHER).won) == book.won


@settings(max_examples=40, deadline=None)
@drawn(st.integers(0, 10**9), st.sampled_from(list(Vulnerable)), st.sampled_from(["duplicate", "chicago"]))
def test_any_legal_walk_with_claims_ends_and_scores_opposite(seed: int, vulnerable: Vulnerable, scoring: str) -> None:
    rng = Random(seed)
    state = BRIDGE.start(Setup(Seat.SOUTH, vulnerable, scoring), shuffled(rng))
    for _ in range(319 + 52 + 13 * 3 * 4):
        awaited = BRIDGE.awaited(state)
        if not awaited:
            break
        seat = rng.choice(sorted(awaited))
        claimant = rng.choice(SEATS)
        action = BRIDGE.legal(state, seat).sample(rng)
        assert action in BRIDGE.legal(state, seat)
        if rng.random() < 0.15 and (offers := BRIDGE.offers(state, claimant)):
            seat, action = claimant, offers.sample(rng)
            assert isinstance(action, Claim)
        assert BRIDGE.read(state, seat, action.text) == action
        state = BRIDGE.apply(state, seat, action)
    outcome = BRIDGE.outcome(state)
    assert outcome is not None
    north, east, south, west = outcome.scores
    assert north == south == -east == -west
    view = BRIDGE.view(state, Watch.OPEN)
    assert view.phase == "over"
    assert sum(view.won) == (0 if outcome.cancelled else 13)
    assert plain(view) is not None


def test_every_action_listed_reads_back_as_itself() -> None:
    rng = Random(11)
    state = BRIDGE.start(Setup(), shuffled(rng))
    while awaited := BRIDGE.awaited(state):
        seat = min(awaited)
        for action in BRIDGE.legal(state, seat):
            assert BRIDGE.read(state, seat, action.text) == action
        for other in SEATS:
            for offer in BRIDGE.offers(state, other):
                assert BRIDGE.read(state, other, offer.text) == offer
        state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
