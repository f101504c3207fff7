"""What a session comes to: its records, and the IMPs of a match of two teams over the same boards at two tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.records import Record
from cardavia.robots.bridge.match import won
from cardavia.wire.table import Result, Table


@dataclass(frozen=True, slots=True)
class Compared:
    """One board of a teams match. ``imps`` are those of the team that sits North–South at the first table."""

    number: int
    first: Result
    second: Result

    @property
    def imps(self) -> int:
        return won((self.first.north_south, self.second.north_south))


def compared(tables: Sequence[Table]) -> tuple[Compared, ...]:
    """The boards that both tables played to the end, in order; none of a session at one table."""
    if len(tables) < 2:
        return ()
    first, second = ({result.board: result for result in table.results} for table in tables)
    return tuple(Compared(board.number, result, second[board]) for board, result in first.items() if board in second)


def records(tables: Sequence[Table]) -> tuple[Record, ...]:
    """What was played, board by board, the first table's record before the second's."""
    boards = {result.board: None for table in tables for result in table.results}
    by_table = [{result.board: result.record for result in table.results} for table in tables]
    order = sorted(boards, key=lambda board: board.number)
    return tuple(found[board] for board in order for found in by_table if board in found)
