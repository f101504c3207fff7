"""How the tarot robots bid and play: ``python bench/robots_tarot.py [DEALS] [SEED]`` (500 deals, seed 1).

Four of the level ``greedy`` play among themselves: the share of deals passed out, and for each contract how often it
was bid and made and what the taker won. Then one ``greedy`` sits down with three ``random`` in each seat in turn, and
each deal is played again with four ``random``: the difference is what the robot is worth. Figures with their number
and standard error.
"""

import sys
from collections import defaultdict
from random import Random
from statistics import mean, stdev

from cardavia import deals
from cardavia.games import SEATS, Deal, Outcome, Seat
from cardavia.games.tarot import TAROT, Setup
from cardavia.robots import Robot, robot


def play(deal: Deal, dealer: Seat, players: dict[Seat, Robot], rng: Random) -> Outcome:
    """One deal to its end."""
    state = TAROT.start(Setup(dealer), deal)
    while awaited := TAROT.awaited(state):
        seat = min(awaited)
        state = TAROT.apply(state, seat, players[seat].act(TAROT.view(state, seat), rng))
    ended = TAROT.outcome(state)
    if ended is None:
        raise RuntimeError("nobody is awaited, and the deal is not over")
    return ended


def interval(values: list[float]) -> str:
    if len(values) < 2:
        return "-"
    return f"{mean(values):8.1f} ± {stdev(values) / len(values) ** 0.5:.1f}"


def main(count: int = 500, seed: int = 1) -> None:
    rng = Random(seed)
    greedy, chance = robot("tarot", "greedy"), robot("tarot", "random")
    passed = cancelled = 0
    made: dict[str, list[bool]] = defaultdict(list)
    won: dict[str, list[float]] = defaultdict(list)
    for number in range(count):
        deal = deals.unrank(TAROT, rng.randrange(deals.count(TAROT)))
        ended = play(deal, SEATS[number % 4], dict.fromkeys(SEATS, greedy), rng)
        if ended.cancelled:
            passed += ended.cancelled == "passed_out"
            cancelled += ended.cancelled == "petit_sec"
            continue
        name = ended.detail.contract.value
        made[name].append(ended.detail.settlement.made)
        won[name].append(float(ended.scores[ended.detail.taker]))
    print(f"four greedy, {count} deals: passed out {passed / count:.1%}, petit sec {cancelled / count:.1%}")
    for name, results in made.items():
        print(f"  {name:13} {len(results):4} deals, made {mean(results):.0%}, taker {interval(won[name])}")

    differences = []
    for number in range(count // 5):
        deal = deals.unrank(TAROT, rng.randrange(deals.count(TAROT)))
        for seat in SEATS:
            dealer = SEATS[number % 4]
            alone = play(deal, dealer, {**dict.fromkeys(SEATS, chance), seat: greedy}, Random(number))
            base = play(deal, dealer, dict.fromkeys(SEATS, chance), Random(number))
            differences.append(float(alone.scores[seat] - base.scores[seat]))
    print(f"greedy for random in one seat, {len(differences)} deals: {interval(differences)} points a deal")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
