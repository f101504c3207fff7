"""Our program on the network: it sits down at somebody's table and has a robot act for it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from cardavia.cards import Illegal, Unreadable
from cardavia.games import Seat
from cardavia.robots import Robot
from cardavia.wire.framing import Lines, frame
from cardavia.wire.program import Program

#: Seconds for a connection to be made, and for the table to close its side at the end.
REACH = 10.0
_CHUNK = 4096


@dataclass(frozen=True, slots=True)
class Where:
    """Somebody's table, and as whom we sit there; ``seat`` is ``None`` for any that is free."""

    address: str
    port: int
    team: str
    seat: Seat | None = None

    @property
    def text(self) -> str:
        return f"{self.address}:{self.port}"


@dataclass(frozen=True, slots=True)
class Again:
    """How often a line that broke, or that nobody answered, is made anew, and after how many seconds."""

    times: int = 5
    pause: float = 1.0


async def join(
    where: Where,
    robot: Robot,
    rng: Random,
    again: Again | None = None,
    told: Callable[[Program], None] = lambda program: None,
) -> int:
    """Plays until the session is over, and gives how many boards that were. If nobody answers yet, or the line
    breaks, it is made anew, as often as ``again`` says; a board that is played to its end starts that count afresh.
    ``told`` gets each program that sits down.

    ``Unreadable("no_table", text=…)`` if nobody answers there, ``Illegal("table_gone", text=…)`` if the line broke too
    often, ``Unreadable("robot_failed", text=…, fault=…)``, and the refusals of :meth:`Program.hear`.
    """
    again = again or Again()
    boards, left = 0, again.times
    seat, met = where.seat, False
    while True:
        program = Program(where.team, seat)
        try:
            await _session(where, program, robot, rng, told)
            met = True
        except Unreadable as refusal:
            if refusal.reason != "no_table" or not (met or left):
                raise
        except Illegal as refusal:
            # One who comes back may find that its seat isn't free yet.
            if refusal.reason != "sent_away" or not met:
                raise
        boards += program.boards
        if program.over:
            return boards
        if program.boards:
            left = again.times
        if not left:
            raise Illegal("table_gone", text=where.text)
        left -= 1
        seat = program.seat
        await asyncio.sleep(again.pause)


async def _session(where: Where, program: Program, robot: Robot, rng: Random, told: Callable[[Program], None]) -> None:
    """One connection, until it ends."""
    try:
        opened = asyncio.open_connection(where.address, where.port, limit=_CHUNK)
        reader, writer = await asyncio.wait_for(opened, REACH)
    except (OSError, OverflowError, TimeoutError) as failed:
        raise Unreadable("no_table", text=where.text) from failed
    told(program)
    lines = Lines()
    thinking: asyncio.Task[Any] | None = None
    thought_of = None
    heard = asyncio.create_task(reader.read(_CHUNK))
    try:
        while True:
            if program.asked is not None and thinking is None:
                thought_of = program.asked
                thinking = asyncio.create_task(asyncio.to_thread(robot.act, thought_of, rng))
            for line in program.sent():
                writer.write(frame(line))
            await writer.drain()
            if program.over:
                return
            waiting = {heard} | ({thinking} if thinking is not None else set())
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if thinking is not None and thinking.done():
                action = _thought(thinking, where.team)
                thinking = None
                if program.asked is thought_of:  # else the board was begun anew meanwhile
                    program.decide(action)
            if heard.done():
                data = heard.result()
                if not data:
                    return
                for line in lines.feed(data):
                    program.hear(line)
                heard = asyncio.create_task(reader.read(_CHUNK))
    except ConnectionError:
        return
    finally:
        heard.cancel()
        if thinking is not None:
            thinking.cancel()
        writer.close()


def _thought(thinking: "asyncio.Task[Any]", team: str) -> Any:
    fault = thinking.exception()
    if fault is not None:
        raise Unreadable("robot_failed", text=team, fault=f"{type(fault).__name__}: {fault}") from fault
    return thinking.result()
