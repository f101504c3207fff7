"""The laws of bidding over thousands of auctions that each system bids with itself, and the share of calls by a rule.

    python -m bench.bridge_laws [--auctions 3000] [--seed 1] [--systems sayc,two_over_one,acol] [--list 10] [--book]

The policy calls (the level ``quick``); with ``--book`` the book alone does. Each law is judged by the calls and the
hands, as a player would who looks on, and as little as may be by what the robot noted itself. For each system are
printed: the breaches of each law, in all and by a thousand auctions, with some of the auctions; and by rounds of four
calls how many are by a rule that has a name, of all and of the bids and doubles alone, with the commonest that are not.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bench.bridge_watch import Auction, breaches, dealt
from cardavia.robots.bridge.policy import call_by_policy
from cardavia.robots.bridge.system.book import names
from cardavia.robots.bridge.system.choosing import Masks, chosen, least
from cardavia.robots.bridge.system.reading import Option, State, Table, read

#: Later rounds are counted together.
ROUNDS = 4


class Unnamed(NamedTuple):
    """A call by no rule that has a name: its round and text, and where it was made by a nameless rule, its place."""

    turn: int
    call: str
    place: str


def by_book(state: State, hand: Masks) -> tuple[str, Option | None]:
    option = chosen(state, hand)
    return (option.call if option else least(state)), option


def auctions(count: int, seed: int, system: str, book: bool) -> Iterator[tuple[Auction, list[Option | None]]]:
    """Each auction, and the rules that its calls are by; the dealer's hand is the first."""
    rng = Random(seed)
    ask = by_book if book else call_by_policy
    for at in range(count):
        hands = dealt(rng)
        state = read(Table((system, system), (bool(at & 1), bool(at & 2))), ())
        rules: list[Option | None] = []
        while not state.closed:
            call, option = ask(state, hands[state.turn])
            rules.append(option)
            state = read(state.table, (*state.calls, call))
        yield Auction(hands, state), rules


def report(system: str, asked: argparse.Namespace) -> None:
    """Plays, counts and prints."""
    found: dict[str, list[str]] = {}
    calls: Counter[tuple[int, bool]] = Counter()
    named: Counter[tuple[int, bool]] = Counter()
    unnamed: Counter[Unnamed] = Counter()
    seen: dict[Unnamed, str] = {}
    start, longest = time.process_time(), 0
    for auction, rules in auctions(asked.auctions, asked.seed, system, asked.book):
        for law, fault in breaches(auction):
            found.setdefault(law, [])
            if fault:
                found[law].append(f"{fault}: {auction.text()}")
        said = auction.state.calls
        longest = max(longest, len(said))
        for at, option in enumerate(rules):
            turn, bid = min(at // 4 + 1, ROUNDS), said[at] != "P"
            calls[turn, bid] += 1
            if option is not None and option.rule.name:
                named[turn, bid] += 1
            else:
                key = Unnamed(turn, said[at], "" if option is None else option.rule.place)
                unnamed[key] += 1
                seen.setdefault(key, " ".join(said[:at]))
    spent = time.process_time() - start
    print(f"\n{system}: {asked.auctions} auctions, the longest of {longest} calls, {spent:.0f} s")
    print(f"{'law':62}{'breaches':>9}{'per 1000':>10}")
    for law, broken in sorted(found.items()):
        print(f"{law:62}{len(broken):9}{1000 * len(broken) / asked.auctions:10.1f}")
    for law, broken in sorted(found.items()):
        for line in broken[: asked.list]:
            print(f"  {law}: {line}")
    print(f"{'by a rule with a name':30}{'all calls':>12}{'no passes':>12}{'calls':>9}")
    for turn in range(1, ROUNDS + 1):
        every, bids = calls[turn, True] + calls[turn, False], calls[turn, True]
        if every:
            told = f"round {turn}" + (" and later" if turn == ROUNDS else "")
            share = 100 * (named[turn, True] + named[turn, False]) / every
            alone = 100 * named[turn, True] / bids if bids else 100.0
            print(f"{told:30}{share:11.1f}%{alone:11.1f}%{every:9}")
    for key, count in unnamed.most_common(asked.list):
        print(f"  round {key.turn}: {count:4} × {key.call} {key.place}, as after {seen[key] or 'nothing'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--auctions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--systems", default=",".join(names()))
    parser.add_argument("--list", type=int, default=10, help="how many of each kind are printed")
    parser.add_argument("--book", action="store_true", help="the book alone calls")
    asked = parser.parse_args()
    for system in asked.systems.split(","):
        if system not in names():
            parser.error(f"no such system: {system!r}; there are {', '.join(names())}")
    for system in asked.systems.split(","):
        report(system, asked)


if __name__ == "__main__":
    main()
