"""Deals and endings of bridge for the tests, and a slow search of their own to hold the proofs against."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from random import Random

from cardavia.cards import FRENCH, Card
from cardavia.games import SEATS, Deal, Seat, Viewer
from cardavia.games.bridge import BRIDGE, Action, Answer, Known, Setup, State

Hands = tuple[frozenset[Card], ...]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(FRENCH[code] for code in text.split())


def mask(text: str) -> int:
    return FRENCH.mask(cards(text))


def shuffled(rng: Random) -> Deal:
    pack = list(FRENCH)
    rng.shuffle(pack)
    return Deal(tuple(FRENCH.mask(pack[13 * seat : 13 * seat + 13]) for seat in range(4)))


def given(north: str, east: str, south: str, west: str) -> Deal:
    """A deal from four hands written ``AKQ.JT9.876.5432`` (spades first)."""
    piles = []
    for hand in (north, east, south, west):
        suits = zip("SHDC", hand.split("."), strict=True)
        piles.append(FRENCH.mask(FRENCH[suit + rank] for suit, ranks in suits for rank in ranks))
    deal = Deal(tuple(piles))
    BRIDGE.check_deal(deal)
    return deal


#: Each hand holds one suit: N spades, E hearts, S diamonds, W clubs.
ONE_SUIT_EACH = given("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")


def after(texts: str | Iterable[str], deal: Deal = ONE_SUIT_EACH, setup: Setup | None = None) -> State:
    """The state after these actions, each by the seat that is awaited."""
    state = BRIDGE.start(setup or Setup(), deal)
    for text in texts.split() if isinstance(texts, str) else texts:
        state = done(state, text)
    return state


def done(state: State, text: str, seat: Seat | None = None) -> State:
    """The state after one more action, by ``seat`` or by the seat awaited."""
    actor = min(BRIDGE.awaited(state)) if seat is None else seat
    return BRIDGE.apply(state, actor, BRIDGE.read(state, actor, text))


def played_out(state: State, rng: Random) -> State:
    while awaited := BRIDGE.awaited(state):
        seat = min(awaited)
        state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
    return state


# --- deals that one viewer can't tell apart ---------------------------------------------------------------------


@dataclass(frozen=True)
class Walk:
    """A deal played to a state by random legal actions, each with the seats that were awaited after it."""

    deal: Deal
    log: tuple[tuple[Seat, Action, frozenset[Seat]], ...]
    state: State


def walked(rng: Random, moves: int, claims: float = 0) -> Walk:
    """So many random actions, stopping short of the end. Now and then somebody claims; no claim is accepted."""
    deal = shuffled(rng)
    log: list[tuple[Seat, Action, frozenset[Seat]]] = []
    state = BRIDGE.start(Setup(), deal)
    for _ in range(moves):
        seat = min(BRIDGE.awaited(state))
        action = BRIDGE.legal(state, seat).sample(rng)
        if isinstance(action, Answer):
            action = Answer(seat, accept=False)
        elif rng.random() < claims and (offers := BRIDGE.offers(state, seat)):
            action = offers.sample(rng)
        after_it = BRIDGE.apply(state, seat, action)
        if not BRIDGE.awaited(after_it):
            break
        state = after_it
        log.append((seat, action, BRIDGE.awaited(state)))
    return Walk(deal, tuple(log), state)


def twin(walk: Walk, viewer: Viewer, rng: Random) -> State | None:
    """The same walk in a deal that differs only in cards that the viewer has not seen.

    Unplayed cards of hidden hands change places so that every card played stays where it was and a void that was shown
    stays one. ``None`` if another claimant's claim is proved with the other hand: everybody may know that.
    """
    view = BRIDGE.view(walk.state, viewer)
    seen = {viewer, view.dummy if view.dummy_hand is not None else None, *(seat for seat, _ in view.shown)}
    hidden = [seat for seat in SEATS if seat not in seen]
    tricks = [*(trick.cards for trick in view.tricks), view.trick]
    gone = {card for cards_of in tricks for _, card in cards_of}
    out = {(seat, part[0][1].suit) for part in tricks for seat, card in part if card.suit != part[0][1].suit}
    home = {card: seat for seat in hidden for card in FRENCH.cards_in(walk.deal.piles[seat]) if card not in gone}
    free = list(home)
    for _ in range(60 if len(free) > 1 else 0):
        one, two = rng.sample(free, 2)
        if (home[one], two.suit) not in out and (home[two], one.suit) not in out:
            home[one], home[two] = home[two], home[one]
    piles = list(walk.deal.piles)
    for seat in hidden:
        stay = [card for card in FRENCH.cards_in(walk.deal.piles[seat]) if card not in home]
        piles[seat] = FRENCH.mask([*stay, *(card for card, at in home.items() if at is seat)])
    state = BRIDGE.start(Setup(), Deal(tuple(piles)))
    for seat, action, awaited in walk.log:
        state = BRIDGE.apply(state, seat, action)
        if BRIDGE.awaited(state) != awaited:
            return None
    return state


# --- endings -----------------------------------------------------------------------------------------------------


def ending(rng: Random, size: int, mine: tuple[Seat, ...], suits: str = "CDHS") -> tuple[Known, Hands]:
    """A random ending of ``size`` cards a hand, as the claimant ``mine`` knows it beside the layout.

    Declarer (two seats) sees both hands. A defender sees the own hand and one neighbour's, dummy's.
    """
    pool = [card for card in FRENCH if card.suit in suits]
    chosen = rng.sample(pool, 4 * size)
    hands = tuple(frozenset(chosen[size * seat : size * seat + size]) for seat in SEATS)
    seen = set(mine) if len(mine) == 2 else {mine[0], rng.choice((mine[0].left, mine[0].right))}
    hidden = [seat for seat in SEATS if seat not in seen]
    rest = FRENCH.mask(card for seat in hidden for card in hands[seat])
    may = [FRENCH.mask(hands[seat]) if seat in seen else rest for seat in SEATS]
    for seat in hidden:  # now and then one of them has shown that it is out of a suit
        for suit in suits:
            if rng.random() < 0.3 and not any(card.suit == suit for card in hands[seat]):
                may[seat] &= ~FRENCH.suits[suit]
    trump = rng.choice([0, *(FRENCH.suits[suit] for suit in suits)])
    leader = rng.choice(SEATS)
    trick: tuple[tuple[Seat, Card], ...] = ()
    for seat in [SEATS[(leader + turn) & 3] for turn in range(rng.randrange(4))]:  # some have played to the trick
        legal = [card for card in hands[seat] if trick and card.suit == trick[0][1].suit] or list(hands[seat])
        card = rng.choice(sorted(legal))
        hands = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
        may = [cards_of & ~card.bit for cards_of in may]
        if seat in hidden and trick and card.suit != trick[0][1].suit:
            may[seat] &= ~FRENCH.suits[trick[0][1].suit]
        trick = (*trick, (seat, card))
    one, two = hidden
    for a, b in ((one, two), (two, one)):
        if (may[a] & ~may[b]).bit_count() == len(hands[a]):
            may[a] &= ~may[b]
    sizes = tuple(len(hand) for hand in hands)
    turn = SEATS[(leader + len(trick)) & 3]
    return Known(tuple(may), sizes, mine, mine[0] & 1, turn, trick, trump), hands


def layouts(known: Known) -> list[Hands]:
    """Every layout that fits what is known."""
    hidden = known.hidden
    if not hidden:
        return [tuple(frozenset(FRENCH.cards_in(cards_of)) for cards_of in known.may)]
    one, two = hidden
    pool = FRENCH.cards_in(known.may[one] | known.may[two])
    found = []
    for chosen in combinations(pool, known.sizes[one]):
        first = FRENCH.mask(chosen)
        second = FRENCH.mask(pool) & ~first
        if first & ~known.may[one] or second & ~known.may[two]:
            continue
        masks = list(known.may)
        masks[one], masks[two] = first, second
        found.append(tuple(frozenset(FRENCH.cards_in(cards_of)) for cards_of in masks))
    return found


def winner_of(trick: tuple[tuple[Seat, Card], ...], trump: int) -> Seat:
    def strength(card: Card) -> tuple[bool, bool, int]:
        return bool(card.bit & trump), card.suit == trick[0][1].suit, card.rank

    return max(trick, key=lambda part: strength(part[1]))[0]


def surely_wins(known: Known, need: int, line: tuple[Card, ...] = ()) -> bool:
    """Can the claimant win ``need`` tricks in every layout, not knowing which it is, against every defence?

    Goes through all layouts and all cards; a choice of the claimant's must serve all layouts that are still possible.
    """
    memo: dict[object, bool] = {}

    def wins(worlds: frozenset[Hands], turn: Seat, trick: tuple[tuple[Seat, Card], ...], need: int) -> bool:
        if len(trick) == 4:
            turn = winner_of(trick, known.trump)
            need -= turn & 1 == known.side
            trick = ()
        if need <= 0:
            return True
        if not any(any(hands) for hands in worlds):
            return False
        key = (worlds, turn, trick, need)
        if key not in memo:
            memo[key] = choose(worlds, turn, trick, need)
        return memo[key]

    def choose(worlds: frozenset[Hands], turn: Seat, trick: tuple[tuple[Seat, Card], ...], need: int) -> bool:
        by_card: dict[Card, set[Hands]] = {}
        for hands in worlds:
            legal = [card for card in hands[turn] if trick and card.suit == trick[0][1].suit] or list(hands[turn])
            if turn in known.mine and line:
                held = frozenset().union(*(hands[seat] for seat in known.mine))
                due = [card for card in line if card in held][:1]
                legal = due if due and due[0] in legal else legal
            for card in legal:
                left = (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :])
                by_card.setdefault(card, set()).add(left)
        results = (
            wins(frozenset(left), turn.left, (*trick, (turn, card)), need) for card, left in sorted(by_card.items())
        )
        return any(results) if turn in known.mine else all(results)

    return wins(frozenset(layouts(known)), known.turn, known.trick, need)


def reached(hands: Hands, position: Known, need: int) -> bool:
    """Does the claimant's side win ``need`` tricks with all cards seen and best play by both?"""
    memo: dict[object, bool] = {}

    def wins(hands: Hands, turn: Seat, trick: tuple[tuple[Seat, Card], ...], need: int) -> bool:
        if len(trick) == 4:
            turn = winner_of(trick, position.trump)
            need -= turn & 1 == position.side
            trick = ()
        if need <= 0 or need > len(hands[turn]):
            return need <= 0
        key = (hands, turn, trick, need)
        if key not in memo:
            legal = [card for card in hands[turn] if trick and card.suit == trick[0][1].suit] or list(hands[turn])
            after = (
                wins((*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :]), turn.left, (*trick, (turn, card)), need)
                for card in sorted(legal, reverse=True)
            )
            memo[key] = any(after) if turn & 1 == position.side else all(after)
        return memo[key]

    return wins(hands, position.turn, position.trick, need)
