"""The runner of robots' matches, for any game: worker processes, a file that keeps what was played, an early end.

A match is a row of boards. What is played on one board is the business of its *table function*: it is called in a
worker with the plan and the board's number and gives back a plain row with a ``margin``, above zero where the first
robot did better. Bridge has three (whole deals, auctions only, tricks lost), tarot two (own bidding, common bidding);
every other game that is registered gets the general one.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from cardavia import games, robots
from cardavia.work.match_figures import enough
from cardavia.work.match_file import Results, Row
from cardavia.work.match_pool import Boards, here

#: What is played of a deal: all of it; in bridge the auction alone, or a robot with itself for its lost tricks; in
#: tarot the cards alone, after a bidding that is the same for all.
WHOLE = "whole"
BIDDING = "bidding"
LOST = "lost"
COMMON = "common"

_TABLES = {
    ("bridge", WHOLE): "cardavia.work.match_bridge:whole",
    ("bridge", BIDDING): "cardavia.work.match_bridge:bidding",
    ("bridge", LOST): "cardavia.work.match_lost:lost",
    ("tarot", WHOLE): "cardavia.work.match_tarot:own",
    ("tarot", COMMON): "cardavia.work.match_tarot:common",
}
_ANY = "cardavia.work.match_any:both_ways"


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides every board of a match: the game, the two robots' levels, the seed of deals and chance, and what is
    played of each deal: ``whole``, in bridge also ``bidding`` or ``lost``, in tarot also ``common``."""

    game: str
    first: str
    second: str
    seed: str
    what: str = WHOLE


def run(
    plan: Plan,
    boards: int,
    *,
    by: Boards | None = None,
    file: Path | None = None,
    early: bool = False,
    told: Callable[[Row], None] = lambda row: None,
) -> tuple[Row, ...]:
    """The rows of boards 1 to ``boards``, in order; ``told`` hears of each as it is known, in any order.

    They are played ``by`` :func:`~cardavia.work.match_pool.here`'s processes or by a cluster
    (:func:`~cardavia.work.match_cluster.on_cluster`); without it, in this process. The rows are the same wherever they
    are played, but for the times in them.
    With ``file``, boards that are in it are not played again, and new ones are added. With ``early`` the match ends
    after the first board at which the winner is beyond doubt (:func:`~cardavia.work.match_figures.enough`).

    Refusals: those of :class:`Results`, and ``Unreadable("no_such_game")`` and ``Unreadable("no_such_robot")``.
    """
    games.game(plan.game)
    _function(plan)
    for level in (plan.first, plan.second):
        robots.robot(plan.game, level)
    with Results(file, asdict(plan)) as results:
        for number in sorted(results.rows.keys() & set(range(1, boards + 1))):
            told(results.rows[number])
        missing = [number for number in range(1, boards + 1) if number not in results.rows]
        end = _end(results, early)
        if missing and (end is None or end > boards):
            for row in (by or here(0))(partial(table, plan), missing):
                results.add(row)
                told(row)
                if _end(results, early) is not None:
                    break
        end = _end(results, early) or boards
        return tuple(results.rows[number] for number in range(1, min(end, boards) + 1))


def table(plan: Plan, number: int) -> Row:
    """One board, played. Runs in a worker. A robot's failure goes on to the caller with the board's number."""
    module, _, name = _function(plan).partition(":")
    play: Callable[[Plan, int], Row] = getattr(import_module(module), name)
    try:
        return {"board": number, **play(plan, number)}
    except Exception as error:
        error.add_note(f"on board {number} of {plan}")
        raise


def _function(plan: Plan) -> str:
    """Where the plan's table function is; ``ValueError`` if its game has no such matches."""
    found = _TABLES.get((plan.game, plan.what), _ANY if plan.what == WHOLE else None)
    if found is None:
        raise ValueError(f"{plan.game} has no matches of which only “{plan.what}” is played")
    return found


def _end(results: Results, early: bool) -> int | None:
    """After which board the match may end, judged by the boards from the first on that are there without a gap."""
    return enough(_unbroken(results.rows)) if early else None


def _unbroken(rows: dict[int, Row]) -> Iterator[float]:
    number = 1
    while number in rows:
        yield rows[number]["margin"]
        number += 1
