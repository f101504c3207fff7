"""Tricks lost per deal: a robot bids and plays with itself, and each card is held against double dummy.

A card costs what declarer's side could still take by best play of all, before it and after it. A claim or concession
that gives a side more or less than best play from there does counts as lost by the side that agreed to it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from cardavia.cards import Card
from cardavia.games import SEATS, Seat, Watch
from cardavia.games.bridge import BRIDGE, Contract
from cardavia.records import Act, Record
from cardavia.robots.bridge.match import board_deal, board_setup
from cardavia.work.match import Plan
from cardavia.work.match_bridge import as_pbn_records
from cardavia.work.match_figures import mean, timed
from cardavia.work.match_file import Row
from cardavia.work.match_table import play, sides

#: What is counted: declarer's tricks (dummy's hand too), the defence's, and of these the opening lead's.
COUNTED = ("declarer", "defence", "lead")


class Cost(NamedTuple):
    """A card that lost tricks: in which trick (1 to 13), whose it was, and how many."""

    trick: int
    seat: Seat
    card: Card
    lost: int


def lost(plan: Plan, number: int) -> Row:
    """One deal, bid and played by the robot in all four seats. ``margin`` are the tricks lost by both sides, negative;
    a deal that was passed out has no ``contract`` and counts for nothing."""
    setup, deal = board_setup(number), board_deal(plan.seed, number)
    seated = sides("bridge", (plan.first, plan.second), 0, SEATS, f"{plan.seed}/{number}")
    played = play(BRIDGE, setup, deal, seated)
    row: Row = {
        "margin": 0,
        "contract": None,
        "acts": [f"{seat.letter} {text}" for seat, text in played.acts],
        "illegal": [sum(player.illegal for player in seated.values()), 0],
        "seconds": [[taken for player in seated.values() for taken in player.seconds], []],
    }
    view, outcome = BRIDGE.view(played.state, Watch.OPEN), BRIDGE.outcome(played.state)
    contract = view.contract
    if contract is None or outcome is None or outcome.detail.tricks is None:
        return row
    from cardavia.solve.bridge import analysis  # only where it is needed: it brings the solver with it

    cards = (*(each for trick in view.tricks for each in trick.cards), *view.trick)
    won = outcome.detail.tricks
    values = [int(value) for value in analysis(deal, contract, [card for _, card in cards])]
    return row | count(contract, cards, values, won)


def count(contract: Contract, cards: Sequence[tuple[Seat, Card]], values: Sequence[int], won: int) -> Row:
    """What was lost by whom, from what declarer's side could take before the lead and after each card (``values``, one
    more than ``cards``) and what it won in the end."""
    costs = list(costly(contract, cards, values))
    told = [f"{cost.trick} {cost.seat.letter} {cost.card.code} {cost.lost}" for cost in costs]
    settled = won - values[-1]
    ours = sum(cost.lost for cost in costs if _declarers(contract, cost.seat)) + max(-settled, 0)
    theirs = sum(cost.lost for cost in costs if not _declarers(contract, cost.seat)) + max(settled, 0)
    return {
        "margin": -ours - theirs,
        "contract": contract.text,
        "by": contract.declarer.letter,
        "tricks": won,
        "double_dummy": values[0],
        "declarer": ours,
        "defence": theirs,
        "lead": values[1] - values[0] if cards else 0,
        "costs": [*told, f"claim {settled:+d}"] if settled else told,
    }


def costly(contract: Contract, cards: Sequence[tuple[Seat, Card]], values: Sequence[int]) -> Iterator[Cost]:
    """The cards that lost tricks. ``ValueError`` if a card won some: then the values are no double-dummy values."""
    for at, (seat, card) in enumerate(cards):
        change = values[at + 1] - values[at]
        gone = -change if _declarers(contract, seat) else change
        if gone < 0:
            raise ValueError(f"card {at + 1}, {card.code}, wins tricks that best play does not have")
        if gone:
            yield Cost(at // 4 + 1, seat, card, gone)


def figures(plan: Plan, rows: Sequence[Row], worst: int) -> dict[str, Any]:
    """What the deals come to, as plain data: tricks lost per deal that was played, by declarer, defence and opening
    lead (which is part of the defence's), each with its standard error, and the ``worst`` boards."""
    through = [row for row in rows if row["contract"] is not None]
    own = timed(plan.first, rows, 0)
    return {
        "level": plan.first,
        "seed": plan.seed,
        "boards": len(rows),
        "played": len(through),
        **{name: _told(row[name] for row in through) for name in COUNTED},
        "illegal": own["illegal"],
        "seconds_p50": own["seconds_p50"],
        "seconds_p95": own["seconds_p95"],
        "robots": [own],
        "worst": [_described(plan, row) for row in worst_boards(through, worst)],
    }


def worst_boards(rows: Iterable[Row], most: int) -> list[Row]:
    """The deals on which most was lost, the worst first; none on which nothing was."""
    costly_rows = (row for row in rows if row["margin"] < 0)
    return sorted(costly_rows, key=lambda row: (row["margin"], row["board"]))[:most]


def as_pbn(plan: Plan, rows: Iterable[Row]) -> str:
    """These deals as a PBN file, with lines ended by a line feed alone."""
    return as_pbn_records(record(plan, row) for row in rows)


def record(plan: Plan, row: Row) -> Record:
    """What was bid and played on a board, under the robot's name."""
    setup = board_setup(row["board"])
    return Record(
        "bridge",
        {"dealer": setup.dealer.letter, "vulnerable": setup.vulnerable.value},
        board_deal(plan.seed, row["board"]),
        tuple(Act(Seat.read(act[0]), act[2:]) for act in row["acts"]),
        dict.fromkeys(SEATS, plan.first),
        title=plan.first,
        number=row["board"],
    )


def _declarers(contract: Contract, seat: Seat) -> bool:
    return (seat - contract.declarer) % 2 == 0


def _told(values: Iterable[float]) -> dict[str, Any]:
    found = mean(values)
    return {"lost": found.mean, "standard_error": found.error}


def _described(plan: Plan, row: Row) -> dict[str, Any]:
    names = ("board", "contract", "by", "tricks", "double_dummy", *COUNTED, "costs")
    return {**{name: row[name] for name in names}, "pbn": as_pbn(plan, [row])}
