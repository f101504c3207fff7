"""Endings at random, by the rules' own hand: deals bid and played on by chance until so many tricks are left."""

from random import Random

from cardavia.cards import MARSEILLE
from cardavia.games import Deal, Seat
from cardavia.games.tarot import BIDS, CHELEM_NO, PASS, TAROT, Contract, Level, Setup, Side, State
from cardavia.solve.tarot import Position

CUTS = ((0, 18), (18, 36), (36, 54), (54, 72), (72, 78))


def dealt(rng: Random) -> Deal:
    order = list(MARSEILLE)
    rng.shuffle(order)
    return Deal(tuple(MARSEILLE.mask(order[first:end]) for first, end in CUTS))


def opened(rng: Random) -> State:
    """A deal before its first card, every contract as likely as the others; now and then with a slam announced."""
    while True:
        state = TAROT.start(Setup(Seat(rng.randrange(4))), dealt(rng))
        if state.phase == "over":
            continue
        bid = rng.choice(BIDS[1:])
        bids = [PASS] * 4
        bids[rng.randrange(4)] = bid
        for each in bids:
            if state.phase == "bidding":
                state = TAROT.apply(state, turn(state), each)
        while state.phase != "play":
            legal = TAROT.legal(state, turn(state))
            state = TAROT.apply(
                state, turn(state), legal.sample(rng) if rng.random() < 0.5 or state.phase == "discard" else CHELEM_NO
            )
        return state


def ending(rng: Random, tricks: int, table: int = 0) -> State:
    """A deal with so many tricks to go and so many cards on the table, the rest played at random."""
    state = opened(rng)
    while len(state.tricks) < 18 - tricks or len(state.trick) < table:
        state = TAROT.apply(state, turn(state), TAROT.legal(state, turn(state)).sample(rng))
    return state


def turn(state: State) -> Seat:
    (seat,) = TAROT.awaited(state)
    return seat


def laid(rng: Random, tricks: int, sweep: Side | None = None) -> Position:
    """A position before a lead, made up card by card, so that what is rare in play is common: bouts, honours and the
    Excuse among the last cards, slams that can still come, poignées."""
    rare = [card for card in MARSEILLE if card.half_points > 1]
    bouts = [MARSEILLE[code] for code in ("EX", "T1", "T21") if rng.random() < 0.6]
    others = [card for card in MARSEILLE if card not in bouts]
    weights = [2.5 if card in rare or card.suit == "T" else 1.0 for card in others]
    keyed = sorted(others, key=lambda card: -(rng.random() ** (1 / weights[others.index(card)])))
    cards = (bouts + keyed)[: 4 * tricks]
    rng.shuffle(cards)
    north, east, south, west = (MARSEILLE.mask(cards[at::4]) for at in range(4))
    out = 182 - sum(card.half_points for card in cards)
    half_points = {None: rng.randint(0, out), Side.TAKER: out - rng.choice((0, 9)), Side.DEFENCE: rng.choice((0, 9))}
    return Position(
        taker=Seat(rng.randrange(4)),
        hands=(north, east, south, west),
        leader=Seat(rng.randrange(4)),
        half_points=min(max(half_points[sweep], 0), out),
        bouts=rng.randint(0, 3 - sum(card.code in ("EX", "T1", "T21") for card in cards)),
        contract=rng.choice(tuple(Contract)),
        sweep=sweep,
        petit=rng.choice((None, *Side)) if tricks == 1 and MARSEILLE["T1"] not in cards else None,
        poignees=((rng.choice(tuple(Side)), rng.choice(tuple(Level))),) if rng.random() < 0.3 else (),
        chelem=rng.random() < 0.2,
    )
