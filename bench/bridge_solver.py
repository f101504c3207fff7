"""What solving costs: CPU milliseconds a position on one thread, through our door and through endplay's own.

    python bench/bridge_solver.py [--deals 40] [--seed 1]

Random deals in no trump and in spades by turns, led by declarer's left and played on by chance. For each number of
tricks played: all cards of a position one by one (median, mean, 95th percentile), the same in one call, one best card
in one call, and how endplay's ``solve_all_boards`` does on the same positions. Then tables, a whole play, par, and
what the way to the solver costs without it.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

import numpy as np

from cardavia.cards import FRENCH, Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import Contract, Strain, Vulnerable
from cardavia.games.bridge.play import taking
from cardavia.solve.bridge import (
    Worlds,
    analysis,
    cards,
    cards_of,
    each_card,
    most,
    par_of,
    table,
    tables,
    worlds_array,
)
from cardavia.solve.bridge.checking import checked

STRAINS = (Strain.NT, Strain.S)
DECLARER = Seat.SOUTH


def cpu(work: Callable[[], object], times: int = 1) -> float:
    """CPU milliseconds for one of ``times`` parts of the work."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000 / times


def dealt(rng: Random) -> Deal:
    pack = list(FRENCH)
    rng.shuffle(pack)
    return Deal(tuple(FRENCH.mask(pack[at : at + 13]) for at in (0, 13, 26, 39)))


def played_on(rng: Random, deal: Deal, strain: Strain, count: int) -> tuple[list[Card], Worlds, Seat]:
    """So many cards played by chance, what is left, and who leads to the trick that they end in."""
    hands = [set(FRENCH.cards_in(pile)) for pile in deal.piles]
    trump = FRENCH.suits[strain.suit] if strain.suit else 0
    leader, play, trick = DECLARER.left, [], []
    for _ in range(count):
        turn = (leader + len(trick)) & 3
        same = {card for card in hands[turn] if trick and card.suit == trick[0].suit}
        card = rng.choice(sorted(same or hands[turn]))
        hands[turn].remove(card)
        play.append(card)
        trick.append(card)
        if len(trick) == 4:
            leader, trick = SEATS[(leader + taking(tuple(trick), trump)) & 3], []
    return play, worlds_array([hands])[0], leader


def theirs(worlds: Worlds, strain: Strain, leaders: list[Seat]) -> float:
    """CPU milliseconds a position for endplay to parse and solve these, all cards."""
    from endplay.dds import solve_all_boards
    from endplay.types import Deal as Theirs
    from endplay.types import Denom, Player

    texts = ["N:" + " ".join(written(hand) for hand in world) for world in worlds]

    def solve() -> None:
        boards = []
        for text, leader in zip(texts, leaders, strict=True):
            board = Theirs(text)
            board.trump = Denom.nt if strain is Strain.NT else Denom.spades
            board.first = Player(int(leader))
            boards.append(board)
        for found in solve_all_boards(boards):
            list(found)

    return cpu(solve, len(texts))


def written(hand: np.ndarray) -> str:
    held = cards_of(hand)
    return ".".join("".join(card.code[1] for card in reversed(held) if card.suit == suit) for suit in "SHDC")


def positions(rng: Random, deals: list[Deal], tricks: int) -> None:
    single: list[float] = []
    batch, best, other = [], [], []
    for strain in STRAINS:
        left = [played_on(rng, deal, strain, 4 * tricks) for deal in deals]
        # Turned so that North leads in each: then they can go together.
        leaders = [leader for _, _, leader in left]
        worlds = np.stack([np.roll(world, -leader, axis=0) for _, world, leader in left])
        single += [cpu(lambda w=world, s=strain: each_card(w[None], Seat.NORTH, (), s, Seat.NORTH)) for world in worlds]
        best.append(cpu(lambda w=worlds, s=strain: most(w, Seat.NORTH, (), s), len(deals)))
        batch.append(each_in_one(worlds, strain))
        other.append(theirs(np.stack([world for _, world, _ in left]), strain, leaders))
    ordered = sorted(single)
    print(
        f"after {tricks:2} tricks: each card, one by one {statistics.median(ordered):7.2f} median "
        f"{statistics.mean(ordered):7.2f} mean {ordered[int(0.95 * len(ordered))]:7.2f} p95; in one call "
        f"{statistics.mean(batch):6.2f}; endplay's own {statistics.mean(other):6.2f}; "
        f"one best {statistics.mean(best):6.2f}"
    )


def each_in_one(worlds: Worlds, strain: Strain) -> float:
    from cardavia.solve.bridge.backend import backend
    from cardavia.solve.bridge.positions import alike

    return cpu(lambda: backend().each(alike(worlds, Seat.NORTH, (), strain)), len(worlds))


def whole_deals(rng: Random, deals: list[Deal]) -> None:
    worlds = worlds_array(deals)
    print(f"table: in one call {cpu(lambda: tables(worlds), len(deals)):.0f}, ", end="")
    print(f"one by one {cpu(lambda: [table(deal) for deal in deals], len(deals)):.0f}")
    plays = [(deal, played_on(rng, deal, Strain.NT, 52)[0]) for deal in deals]
    contract = Contract(3, Strain.NT, 0, DECLARER)
    looked = cpu(lambda: [analysis(deal, contract, play) for deal, play in plays], len(deals))
    every = cpu(lambda: [cards(deal, contract, play) for deal, play in plays], len(deals))
    print(f"a whole play: tricks after each card {looked:.1f}, each card that could be played {every:.1f}")
    tricks = table(deals[0])
    print(f"par of a table {cpu(lambda: [par_of(tricks, Seat.NORTH, Vulnerable.NONE) for _ in range(200)], 200):.2f}")


def the_way(rng: Random, deals: list[Deal]) -> None:
    """What is left when there is next to nothing to solve: 200 worlds of one card to each hand."""
    last = np.stack(
        [np.roll(world, -leader, axis=0) for _, world, leader in (played_on(rng, deals[0], Strain.NT, 48),)]
    )
    worlds = np.repeat(last, 200, axis=0)
    print(
        f"200 worlds of one trick: {cpu(lambda: each_card(worlds, Seat.NORTH, (), Strain.NT, Seat.NORTH)):.2f} "
        f"in all, of it the checks {cpu(lambda: checked(worlds, Seat.NORTH)):.2f}; "
        f"worlds from 200 deals {cpu(lambda: worlds_array(deals[:1] * 200)):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    deals = [dealt(rng) for _ in range(asked.deals)]
    tables(worlds_array(deals[:1]))  # the solver's memory is made at the first call
    print("CPU milliseconds, one thread")
    for tricks in (0, 2, 4, 6, 8):
        positions(rng, deals, tricks)
    whole_deals(rng, deals)
    the_way(rng, deals)


if __name__ == "__main__":
    main()
