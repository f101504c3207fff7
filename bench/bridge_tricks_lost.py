"""Double-dummy tricks lost per deal in card play: by declarer, by the defence, and of that by the opening lead.

    python bench/bridge_tricks_lost.py DEALS.jsonl [--deals 100] [--seed 1] [--level normal] [--step 10] [--from 0]
                                       [--belief called|none] [--follow]

Each line of the file has a ``deal`` (``N:...``, the hands clockwise from North), an ``auction`` from North on, and a
``play``. The contract is the one of the auction; all four seats are played by the level given. With ``--follow`` the
cards of the file are played and the level is asked for its own card each time: so two levels meet the same positions.
A card loses what its side could still have taken with all hands seen, less what it can take after it.
"""

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from random import Random

from cardavia.cards import FRENCH, Card
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, CALLS, PLAYS, Setup
from cardavia.games.bridge.play import Playing
from cardavia.robots.bridge.playing import MOST, NORMAL, QUICK, choose_card
from cardavia.robots.bridge.playing.called import Called
from cardavia.solve.bridge import each_card, worlds_array

LEVELS = {"quick": QUICK, "normal": NORMAL, "max": MOST}


def positions(path: str, step: int, start: int) -> Iterator[tuple[int, Playing, list[Card]]]:
    """Each deal's number in the file, its state after the auction, and the cards that were played."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file):
            row = json.loads(line)
            if number % step != start or not row.get("play"):
                continue
            hands = [
                [FRENCH[suit + rank] for suit, held in zip("SHDC", hand.split("."), strict=True) for rank in held]
                for hand in row["deal"].removeprefix("N:").split()
            ]
            state = BRIDGE.start(Setup(Seat.NORTH), Deal(tuple(FRENCH.mask(hand) for hand in hands)))
            for call in row["auction"].split():
                state = BRIDGE.apply(state, min(BRIDGE.awaited(state)), CALLS[call])
            if isinstance(state, Playing):
                yield number, state, [FRENCH[code] for code in row["play"].split()]


def losses(state: Playing) -> dict[int, int]:
    """What each card that may be played loses, by its index."""
    trick = tuple(part.card for part in state.trick)
    leader = state.trick[0].seat if state.trick else state.turn
    worlds = worlds_array([[FRENCH.cards_in(hand) for hand in state.hands]])
    cards, tricks = each_card(worlds, leader, trick, state.board.contract.strain, state.turn)
    most = int(tricks.max())
    return {card.index: most - int(taken) for card, taken in zip(cards, tricks[0], strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--step", type=int, default=10)
    parser.add_argument("--from", type=int, default=0, dest="start")
    parser.add_argument("--belief", choices=("called", "none"), default="called")
    parser.add_argument("--follow", action="store_true")
    asked = parser.parse_args()
    belief = Called() if asked.belief == "called" else None
    lost: dict[str, list[int]] = {"declarer": [], "defence": [], "lead": []}
    seconds: list[float] = []
    for number, state, given in positions(asked.path, asked.step, asked.start):
        deal = dict.fromkeys(lost, 0)
        rng = Random(f"{asked.seed} {number}")
        while not state.over:
            player = state.player
            began = time.perf_counter()
            card = choose_card(BRIDGE.view(state, player), player, rng, LEVELS[asked.level], belief).card
            taken = time.perf_counter() - began
            if len(losing := losses(state)) > 1:
                seconds.append(taken)
            declaring = (state.turn & 1) == (state.board.declarer & 1)
            deal["declarer" if declaring else "defence"] += losing[card.index]
            if not state.trick and not state.tricks:
                deal["lead"] += losing[card.index]
            follow = given[4 * len(state.tricks) + len(state.trick)] if asked.follow else card
            state = BRIDGE.apply(state, player, PLAYS[state.turn][follow.index])
        for part, count in deal.items():
            lost[part].append(count)
        if len(lost["lead"]) >= asked.deals:
            break
    for part, counts in lost.items():
        error = statistics.stdev(counts) / len(counts) ** 0.5 if len(counts) > 1 else 0.0
        print(f"{part:9} {statistics.mean(counts):.3f} tricks a deal, s.e. {error:.3f}")
    seconds.sort()
    mean, p95 = statistics.mean(seconds), seconds[int(0.95 * len(seconds))]
    print(f"{len(lost['lead'])} deals; a decision {mean:.3f} s, p95 {p95:.3f} s, slowest {seconds[-1]:.3f} s")


if __name__ == "__main__":
    main()
