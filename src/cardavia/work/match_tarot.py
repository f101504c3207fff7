"""A deal of tarot, played by one robot against three of another, from each seat in turn; and what such deals come to.

All four hands of a deal are the first robot's once, so what the cards are worth falls out: a robot against itself has
nought on every deal.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from cardavia.deals import seeded, unrank
from cardavia.games import SEATS, Deal, Outcome, Plain, Seat
from cardavia.games.choices import Choices, Plays
from cardavia.games.tarot import ORDER, TAROT, Contract, Poignee, Setup, State, TarotAction, TarotView
from cardavia.robots import Robot
from cardavia.work.match import COMMON, Plan
from cardavia.work.match_figures import grouped, interval, mean, timed
from cardavia.work.match_file import Row
from cardavia.work.match_table import Played, Player, play_on, player

#: Who bids, lays away and announces for all where the bidding is common.
BIDDER = "greedy"
#: What it does before the first card.
_BEFORE = ("bidding", "discard", "chelem")


class CardsOnly:
    """The robot that is tried plays the cards; whether a poignée is shown is the common bidder's to say."""

    def __init__(self, cards: Robot, bidder: Robot) -> None:
        self.cards = cards
        self.bidder = bidder

    def act(self, view: TarotView, rng: Random) -> TarotAction:
        plays = tuple(form for form in view.choices.forms if isinstance(form, Plays))
        if len(plays) < len(view.choices.forms):
            shown: TarotAction = self.bidder.act(view, rng)
            if isinstance(shown, Poignee):
                return shown
            view = replace(view, choices=Choices(plays))
        action: TarotAction = self.cards.act(view, rng)
        return action


def deal_of(seed: str, number: int) -> tuple[Setup, Deal]:
    """Dealer and cards of a deal, the same for each seed and number. North deals the first, then it goes round.

    >>> [deal_of("1", number)[0].dealer.letter for number in (1, 2, 3, 4, 5)]
    ['N', 'W', 'S', 'E', 'N']
    """
    return Setup(ORDER[(number - 1) % len(ORDER)]), unrank(TAROT, seeded(TAROT, f"{seed} board {number}"))


def own(plan: Plan, number: int) -> Row:
    """Every robot bids, lays away and plays for itself."""
    return _deal(plan, number, _for_themselves)


def common(plan: Plan, number: int) -> Row:
    """What comes before the cards, and each poignée, is done for all by :data:`BIDDER`; the robots play the cards."""
    return _deal(plan, number, _bid_alike)


def _for_themselves(start: State, players: Mapping[Seat, Player], table: int, seed: str) -> Played:
    return play_on(TAROT, start, players)


def _bid_alike(start: State, players: Mapping[Seat, Player], table: int, seed: str) -> Played:
    bidders = {seat: player(2 * len(SEATS) + table, "tarot", BIDDER, seat, seed) for seat in SEATS}
    bid = play_on(TAROT, start, bidders, _BEFORE)
    for seat, each in players.items():
        each.robot = CardsOnly(each.robot, bidders[seat].robot)
    played = play_on(TAROT, bid.state, players)
    return Played(played.state, bid.acts + played.acts)


def _deal(plan: Plan, number: int, through: Callable[[State, Mapping[Seat, Player], int, str], Played]) -> Row:
    setup, deal = deal_of(plan.seed, number)
    seed = f"{plan.seed}/{number}"
    won = Fraction()
    seconds: list[list[float]] = [[], []]
    illegal = [0, 0]
    tables = []
    for table, ours in enumerate(SEATS):
        teams = {seat: int(seat is not ours) for seat in SEATS}
        # A robot of its own at each table: none can know from the one what it sees at the other.
        players = {
            seat: player(2 * table + team, "tarot", (plan.first, plan.second)[team], seat, seed)
            for seat, team in teams.items()
        }
        played = through(TAROT.start(setup, deal), players, table, seed)
        outcome = TAROT.outcome(played.state)
        if outcome is None:
            raise ValueError("a deal that was played out has a result")
        won += outcome.scores[ours]
        tables.append(_table(outcome, played, ours))
        for seat, each in players.items():
            seconds[teams[seat]] += each.seconds
            illegal[teams[seat]] += each.illegal
    return {"margin": float(won / len(SEATS)), "tables": tables, "illegal": illegal, "seconds": seconds}


def _table(outcome: Outcome, played: Played, ours: Seat) -> dict[str, Plain]:
    """What came of the deal with the first robot in this seat."""
    result = outcome.detail
    return {
        "first": ours.letter,
        "cancelled": outcome.cancelled,
        "taker": None if result is None else result.taker.letter,
        "contract": None if result is None else result.contract.value,
        "made": None if result is None else result.settlement.made,
        "scores": [float(score) for score in outcome.scores],
        "acts": [f"{seat.letter} {text}" for seat, text in played.acts],
    }


def figures(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """What the deals come to, as plain data: the first robot's points a deal with their 95 % interval, as taker and as
    defender; how often all passed; for each robot its contracts, its times and what it did that was illegal."""
    total = mean(row["margin"] for row in rows)
    tables = [table for row in rows for table in row["tables"]]
    dealt = [table for table in tables if table["cancelled"] != "petit_sec"]
    robots = [
        {**timed(level, rows, team), "contracts": {each.value: _taken(rows, team, each) for each in Contract}}
        for team, level in enumerate((plan.first, plan.second))
    ]
    return {
        "first": plan.first,
        "second": plan.second,
        "seed": plan.seed,
        "bidding": "common" if plan.what == COMMON else "own",
        "deals": len(rows),
        "mean": total.mean,
        "standard_error": total.error,
        "interval": interval(total),
        "as_taker": _told(_of_first(row, taking=True) for row in rows),
        "as_defender": _told(_of_first(row, taking=False) for row in rows),
        "passed_out": _share(table["cancelled"] == "passed_out" for table in dealt),
        "petit_sec": _share(table["cancelled"] == "petit_sec" for table in tables),
        "illegal": sum(robot["illegal"] for robot in robots),
        "seconds_p50": robots[0]["seconds_p50"],
        "seconds_p95": robots[0]["seconds_p95"],
        "robots": robots,
    }


def _of_first(row: Row, taking: bool) -> list[float]:
    """The first robot's points at those tables of a deal at which it is the taker, or a defender."""
    return [
        table["scores"][Seat.read(table["first"])]
        for table in row["tables"]
        if table["taker"] is not None and (table["taker"] == table["first"]) is taking
    ]


def _taken(rows: Sequence[Row], team: int, contract: Contract) -> dict[str, Any]:
    """This contract when a robot of the team (0 or 1) took it: how often it did, was it made, the taker's points."""
    groups = [
        [
            table
            for table in row["tables"]
            if table["contract"] == contract.value and (table["taker"] == table["first"]) is (team == 0)
        ]
        for row in rows
    ]
    told = _told([table["scores"][Seat.read(table["taker"])] for table in group] for group in groups)
    return {**told, "made": _share(table["made"] for group in groups for table in group)}


def _told(groups: Iterable[Sequence[float]]) -> dict[str, Any]:
    found = grouped(groups)
    return {"tables": found.boards, "mean": found.mean, "standard_error": found.error}


def _share(values: Iterable[bool]) -> float | None:
    """Which part of them is true; ``None`` of none."""
    all_of_them = list(values)
    return sum(all_of_them) / len(all_of_them) if all_of_them else None
