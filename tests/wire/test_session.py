"""Sessions over real connections: our programs at our tables, and programs that do wrong, stall, or leave."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

import pytest

from cardavia.cards import Illegal, Unreadable
from cardavia.games import SEATS, Seat
from cardavia.games.bridge import BRIDGE
from cardavia.records import Act
from cardavia.records.pbn import each, write
from cardavia.robots import robot
from cardavia.wire.boards import Dealt, dealt
from cardavia.wire.hosting import Host
from cardavia.wire.joining import Again, Where, join
from cardavia.wire.match import compared, records
from cardavia.wire.place import Patience, Report
from cardavia.wire.table import Table

GREEDY = robot("bridge", "greedy")

Guests = Callable[[int], Sequence[Coroutine[Any, Any, Any]]]


def kept(tables: Sequence[Table], guests: Guests) -> list[Report]:
    """The whole session of these tables with guests who are told the port; gives all that was reported."""
    heard: list[Report] = []

    async def session() -> None:
        house = Host(tables, lambda at, report: heard.append(report))
        await house.open()
        await asyncio.wait_for(asyncio.gather(house.run(), *guests(house.port)), 60)

    asyncio.run(session())
    return heard


async def ours(port: int, seat: Seat) -> int:
    return await join(Where("127.0.0.1", port, ("Ours", "Theirs")[seat & 1], seat), GREEDY, Random(1), Again(9, 0.05))


def alone(board: Dealt) -> tuple[tuple[Act, ...], int]:
    """What four greedy robots do with this board without any network, and what North and South get for it."""
    state, acts = BRIDGE.start(board.setup, board.deal), []
    while awaited := BRIDGE.awaited(state):
        seat = min(awaited)
        action = GREEDY.act(BRIDGE.view(state, seat), Random(1))
        acts.append(Act(seat, action.text))
        state = BRIDGE.apply(state, seat, action)
    outcome = BRIDGE.outcome(state)
    assert outcome is not None
    return tuple(acts), int(outcome.scores[Seat.NORTH])


def test_a_board_over_the_network_is_the_board_that_the_rules_alone_give() -> None:
    boards = dealt(3, "7")
    table = Table(boards)
    kept([table], lambda port: [ours(port, seat) for seat in SEATS])
    assert [(result.record.actions, result.north_south) for result in table.results] == [
        alone(board) for board in boards
    ]


def test_a_teams_match_of_eight_programs_compares_the_tables_and_its_file_can_be_read() -> None:
    boards = dealt(4, "8")
    tables = (Table(boards), Table(boards))
    anything = robot("bridge", "random")

    def guests(port: int) -> Sequence[Coroutine[Any, Any, Any]]:
        """Ours sits North–South at the first table, East–West at the second."""
        return [
            join(Where("127.0.0.1", port, team, seat), player, Random(seat))
            for first, (team, player) in enumerate((("Ours", GREEDY), ("Theirs", anything)))
            for seat in (*SEATS[first::2], *SEATS[1 - first :: 2])
        ]

    kept(tables, guests)
    assert [len(table.results) for table in tables] == [4, 4]
    assert tables[0].teams == list(reversed(tables[1].teams))
    for board in compared(tables):
        gained = board.first.north_south - board.second.north_south
        assert (board.imps > 0) == (gained >= 20)
        assert (board.imps < 0) == (gained <= -20)
    read = list(each(write(records(tables))))
    assert [board.board for board in read] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    assert [board.deal for board in read] == [board.deal for board in boards for _ in tables]


class Script:
    """A program that knows just enough of the protocol to do wrong."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def at(cls, port: int, team: str, seat: Seat) -> "Script":
        script = cls(*await asyncio.open_connection("127.0.0.1", port))
        script.say(f'Connecting "{team}" as {seat.name.title()} using protocol version 18')
        return script

    def say(self, line: str) -> None:
        self._writer.write(line.encode() + b"\r\n")

    async def heard(self, part: str) -> str:
        """The next line with this in it."""
        while line := (await self._reader.readline()).decode():
            if part.lower() in line.lower():
                return line.strip()
        raise AssertionError(f"the table hung up before {part!r}")

    async def until_hung_up(self) -> str:
        """All that the table still says."""
        return (await self._reader.read()).decode()

    async def sit_down(self, seat: Seat) -> None:
        """The greeting, as far as the cards."""
        name = seat.name.title()
        for said, due in (
            ("teams", "Teams"),
            ("start", "Start of board"),
            ("deal", "Board number"),
            ("cards", "'s cards"),
        ):
            self.say(f"{name} ready {'to' if said == 'start' else 'for'} {said}")
            await self.heard(due)

    def leave(self) -> None:
        self._writer.close()


async def wrong_then_ours(port: int, seat: Seat, wrong: Callable[[Script], Coroutine[Any, Any, None]]) -> None:
    """A program that does something wrong and goes, and then one of ours in its seat."""
    script = await Script.at(port, "Ours", seat)
    await script.heard("seated")
    await wrong(script)
    script.leave()
    for _ in range(50):
        try:
            await ours(port, seat)
            return
        except Illegal as refusal:
            if refusal.reason != "sent_away":  # else the seat isn't free yet
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("the seat was never free again")


async def illegal_calls(script: Script) -> None:
    await script.sit_down(Seat.NORTH)
    for _ in range(4):
        script.say("North redoubles")
    said = (await script.until_hung_up()).splitlines()
    assert sum("illegal bid" in line.lower() for line in said) == 4


async def leaves(script: Script) -> None:
    await script.sit_down(Seat.NORTH)


async def stalls(script: Script) -> None:
    await script.sit_down(Seat.NORTH)
    await script.until_hung_up()


@pytest.mark.parametrize(
    ("wrong", "reported"),
    [(illegal_calls, {"illegal", "expelled"}), (leaves, {"left"}), (stalls, {"stalled", "expelled"})],
)
def test_after_a_program_does_wrong_and_is_replaced_the_board_is_what_it_would_have_been(
    wrong: Callable[[Script], Coroutine[Any, Any, None]], reported: set[str]
) -> None:
    boards = dealt(2, "9")
    table = Table(boards, Patience(act=1.0))
    others = [seat for seat in SEATS if seat is not Seat.NORTH]
    heard = kept(
        [table],
        lambda port: [wrong_then_ours(port, Seat.NORTH, wrong), *(ours(port, seat) for seat in others)],
    )
    assert reported <= {report.what for report in heard if report.seat is Seat.NORTH}
    assert "restarted" in {report.what for report in heard}
    assert [(result.record.actions, result.north_south) for result in table.results] == [
        alone(board) for board in boards
    ]


def test_a_session_ends_when_a_program_does_not_come_back() -> None:
    table = Table(dealt(2, "9"), Patience(away=0.5))

    async def gone(port: int) -> None:
        script = await Script.at(port, "Ours", Seat.NORTH)
        await script.sit_down(Seat.NORTH)
        script.leave()

    heard = kept([table], lambda port: [gone(port), *(ours(port, seat) for seat in SEATS[1:])])
    assert table.broken
    assert table.results == []
    assert "broken" in {report.what for report in heard}


def test_a_seat_that_is_taken_and_a_table_that_is_not_there_are_said() -> None:
    async def session() -> None:
        house = Host([Table(dealt(1, "9"))])
        await house.open()
        there = await Script.at(house.port, "Ours", Seat.NORTH)
        await there.heard("seated")
        with pytest.raises(Illegal) as refused:
            await ours(house.port, Seat.NORTH)
        assert refused.value.reason == "sent_away"
        assert "North is taken" in refused.value.values["text"]
        there.leave()
        house.close()
        with pytest.raises(Unreadable) as missing:
            await ours(house.port, Seat.NORTH)
        assert missing.value.reason == "no_table"

    asyncio.run(session())


def test_a_program_that_comes_before_the_table_is_open_waits_for_it() -> None:
    table = Table(dealt(1, "9"))

    async def session() -> list[int]:
        first = Host([Table(())])
        await first.open()
        first.close()  # a port that was free a moment ago
        waiting = [asyncio.create_task(ours(first.port, seat)) for seat in SEATS]
        await asyncio.sleep(0.1)
        house = Host([table])
        await house.open(port=first.port)
        await asyncio.wait_for(house.run(), 60)
        return await asyncio.gather(*waiting)

    assert asyncio.run(session()) == [1, 1, 1, 1]
