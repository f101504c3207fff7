"""A board of bridge, played by two teams at two tables; and what a match of such boards comes to."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardavia.games import SEATS, Deal, Plain, Seat, Watch
from cardavia.games.bridge import BRIDGE, Contract, Vulnerable
from cardavia.records import Act, Record
from cardavia.records.pbn import write
from cardavia.robots.bridge.match import board_deal, board_setup, points, won
from cardavia.work.match import Plan
from cardavia.work.match_figures import Mean, mean, timed
from cardavia.work.match_file import Row
from cardavia.work.match_table import Played, play, sides

Tricks = Callable[[Deal, Played, Contract], int]


def whole(plan: Plan, number: int) -> Row:
    """Both tables bid and play. ``margin`` are the first team's IMPs."""
    return _board(plan, number, None, _taken)


def bidding(plan: Plan, number: int) -> Row:
    """Both tables bid; the tricks are those of both sides' best play with all cards seen."""
    return _board(plan, number, ("auction",), _double_dummy)


def _board(plan: Plan, number: int, only: tuple[str, ...] | None, tricks: Tricks) -> Row:
    setup, deal = board_setup(number), board_deal(plan.seed, number)
    seconds: list[list[float]] = [[], []]
    illegal = [0, 0]
    tables: list[dict[str, Plain]] = []
    scores: dict[bool, list[int]] = {False: [], True: []}
    for table in range(2):
        seated = sides("bridge", (plan.first, plan.second), table, SEATS, f"{plan.seed}/{number}")
        played = play(BRIDGE, setup, deal, seated, only)
        contract = BRIDGE.view(played.state, Watch.WATCHER).contract
        made = None if contract is None else tricks(deal, played, contract)
        for doubling, points_so_far in scores.items():
            points_so_far.append(points(setup, contract, made, doubling=doubling))
        tables.append(
            {
                "contract": None if contract is None else contract.text,
                "declarer": None if contract is None else contract.declarer.letter,
                "tricks": made,
                "north_south": scores[False][-1],
                "acts": [f"{seat.letter} {text}" for seat, text in played.acts],
            }
        )
        for seat, player in seated.items():
            seconds[(seat & 1) ^ table] += player.seconds
            illegal[(seat & 1) ^ table] += player.illegal
    return {
        "margin": won(scores[False]),
        "doubled": won(scores[True]),
        "vulnerable": setup.vulnerable.value,
        "tables": tables,
        "illegal": illegal,
        "seconds": seconds,
    }


def _taken(deal: Deal, played: Played, contract: Contract) -> int:
    outcome = BRIDGE.outcome(played.state)
    if outcome is None or outcome.detail.tricks is None:
        raise ValueError("a deal that was played out has a result")
    return int(outcome.detail.tricks)


def _double_dummy(deal: Deal, played: Played, contract: Contract) -> int:
    from cardavia.solve.bridge import tricks  # only where it is needed: it brings the solver with it

    return tricks(deal, contract.strain, contract.declarer)


def record(plan: Plan, row: Row, table: int) -> Record:
    """What was bid and played at one table (0 or 1) of a board, under the robots' names."""
    number = row["board"]
    setup = board_setup(number)
    levels = (plan.first, plan.second)
    return Record(
        "bridge",
        {"dealer": setup.dealer.letter, "vulnerable": setup.vulnerable.value},
        board_deal(plan.seed, number),
        tuple(Act(Seat.read(act[0]), act[2:]) for act in row["tables"][table]["acts"]),
        {seat: levels[(seat & 1) ^ table] for seat in SEATS},
        title=f"{plan.first} - {plan.second}, {'AB'[table]}",
        number=number,
    )


def worst(rows: Sequence[Row], count: int) -> list[Row]:
    """The boards on which the first team lost most, the worst first; none on which it lost nothing."""
    lost = sorted((row for row in rows if row["margin"] < 0), key=lambda row: (row["margin"], row["board"]))
    return lost[:count]


def as_pbn(plan: Plan, rows: Sequence[Row]) -> str:
    """Both tables of these boards as a PBN file, with lines ended by a line feed alone."""
    return as_pbn_records(record(plan, row, table) for row in rows for table in range(2))


def as_pbn_records(records: Iterable[Record]) -> str:
    """These records as a PBN file, with lines ended by a line feed alone."""
    return write(records).decode("utf-8", "replace").replace("\r\n", "\n")


def figures(plan: Plan, rows: Sequence[Row], count: int) -> dict[str, Any]:
    """What the boards come to, as plain data: IMPs a board for the first team, plain and with failing contracts
    doubled, by vulnerability, times and illegal actions by robot, and the ``count`` worst boards."""
    plain = mean(row["margin"] for row in rows)
    seated = [timed(level, rows, team) for team, level in enumerate((plan.first, plan.second))]
    return {
        "first": plan.first,
        "second": plan.second,
        "seed": plan.seed,
        "bidding_only": plan.what == "bidding",
        "boards": len(rows),
        "imps_per_board": plain.mean,
        "standard_error": plain.error,
        "plain": _told(plain),
        "doubled": _told(mean(row["doubled"] for row in rows)),
        "by_vulnerability": {
            side.value: _told(mean(row["margin"] for row in rows if row["vulnerable"] == side.value))
            for side in Vulnerable
        },
        "illegal": sum(each["illegal"] for each in seated),
        "seconds_p50": seated[0]["seconds_p50"],
        "seconds_p95": seated[0]["seconds_p95"],
        "robots": seated,
        "worst": [_described(plan, row) for row in worst(rows, count)],
    }


def _told(found: Mean) -> dict[str, Any]:
    return {"boards": found.boards, "imps_per_board": found.mean, "standard_error": found.error}


def _described(plan: Plan, row: Row) -> dict[str, Any]:
    return {
        "board": row["board"],
        "imps": row["margin"],
        "doubled": row["doubled"],
        "vulnerable": row["vulnerable"],
        "tables": row["tables"],
        "pbn": as_pbn(plan, [row]),
    }
