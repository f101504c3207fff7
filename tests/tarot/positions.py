"""Tarot deals and positions for the tests, from a few codes."""

from random import Random

from cardavia.cards import MARSEILLE, Card
from cardavia.games import Deal, Seat
from cardavia.games.tarot import TAROT, Setup, State, TarotAction

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def cards(text: str) -> list[Card]:
    """Cards by their codes; ``T2-T9`` is a run of trumps, ``C1-C10`` of a suit's numbers."""
    found = []
    for word in text.split():
        first, dash, last = word.partition("-")
        if not dash:
            found.append(MARSEILLE[first])
        else:
            found += [MARSEILLE[f"{first[0]}{n}"] for n in range(int(first[1:]), int(last[1:]) + 1)]
    return found


def mask(text: str) -> int:
    return MARSEILLE.mask(cards(text))


def deal(
    north: str = "", east: str = "", south: str = "", west: str = "", chien: str = "", fill: str = "NESW+"
) -> Deal:
    """The piles with these cards; the rest fill them up one after the other in the order of ``fill``, each taking the
    first cards of the pack that are left."""
    piles = [cards(text) for text in (north, east, south, west, chien)]
    used = {card for pile in piles for card in pile}
    left = [card for card in MARSEILLE if card not in used]
    for name in fill:
        at = "NESW+".index(name)
        missing = TAROT.sizes[at] - len(piles[at])
        piles[at] += left[:missing]
        left = left[missing:]
    return Deal(tuple(MARSEILLE.mask(pile) for pile in piles))


def random_deal(rng: Random) -> Deal:
    order = list(range(len(MARSEILLE)))
    rng.shuffle(order)
    cuts = ((0, 18), (18, 36), (36, 54), (54, 72), (72, 78))
    return Deal(tuple(sum(1 << index for index in order[a:b]) for a, b in cuts))


def turn(state: State) -> Seat:
    (seat,) = TAROT.awaited(state)
    return seat


def do(state: State, *texts: str) -> State:
    """The state after these actions, each by the seat that must act."""
    for text in texts:
        seat = turn(state)
        state = TAROT.apply(state, seat, TAROT.read(state, seat, text))
    return state


def started(dealt: Deal, *texts: str, dealer: Seat = S) -> State:
    return do(TAROT.start(Setup(dealer), dealt), *texts)


def walk(dealt: Deal, rng: Random, dealer: Seat = S, shy: float = 0.5) -> list[tuple[State, Seat, TarotAction]]:
    """A random legal deal to its end: each state, who acted and how; the last has the final state alone. A seat passes
    at least ``shy`` of the time."""
    state = TAROT.start(Setup(dealer), dealt)
    steps = []
    while TAROT.awaited(state):
        seat = turn(state)
        choices = TAROT.legal(state, seat)
        action = choices.sample(rng)
        if state.phase == "bidding" and rng.random() < shy:
            action = TAROT.read(state, seat, "pass")
        if state.phase == "play" and action.kind == "poignee" and rng.random() < 0.7:
            action = choices.forms[0].sample(rng)
        steps.append((state, seat, action))
        state = TAROT.apply(state, seat, action)
    return [*steps, (state, S, None)]
