"""One stream for a page: it says where its tables stand, and the page fetches what has changed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from fastapi.sse import EventSourceResponse, ServerSentEvent

from cardavia.table import Bus
from cardavia.web.asking import AtDesk, Guest, held

router = APIRouter(include_in_schema=False)

#: Seconds between two signs of life. A page that hears nothing for longer takes the line for dead.
BEAT = 15.0
#: The most tables that one page follows.
TABLES = 8


async def moves(bus: Bus, tables: dict[str, int]) -> AsyncIterator[tuple[str, int] | None]:
    """(table, seq) at each growth past what is known, ``None`` at each beat in which nothing came."""
    known = dict(tables)
    waiting = {asyncio.ensure_future(bus.wait(name, seq)): name for name, seq in known.items()}
    try:
        while True:
            done, _ = await asyncio.wait(waiting, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                yield None
            for task in done:
                name = waiting.pop(task)
                known[name] = task.result()
                waiting[asyncio.ensure_future(bus.wait(name, known[name]))] = name
                yield name, known[name]
    finally:
        for task in waiting:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def place(at: AtDesk, person: Guest) -> AsyncIterator[str]:
    """The guest, with a place for this stream."""
    async for taken in held(at, person):
        yield taken


def stands(
    at: AtDesk, person: Annotated[str, Depends(place)], table: Annotated[list[str], Query(max_length=TABLES)]
) -> dict[str, int]:
    """Where each table stands; ``NotFound`` for one that isn't this guest's."""
    return {name: at.house.tables.look(name, person).seq for name in table}


@router.get("/stream", response_class=EventSourceResponse)
async def stream(
    at: AtDesk, now: Annotated[dict[str, int], Depends(stands)], since: Annotated[int, Query(ge=0, le=2**53)] = 0
) -> AsyncIterator[ServerSentEvent]:
    """Where the tables stand, at once and at each growth."""
    yield ServerSentEvent(event="hello", raw_data="{}", retry=2000)
    for name, seq in now.items():
        if seq > since:
            yield _moved(name, seq)
    async for moved in moves(at.house.ports.bus, now):
        yield ServerSentEvent(event="beat", raw_data="{}") if moved is None else _moved(*moved)


def _moved(name: str, seq: int) -> ServerSentEvent:
    return ServerSentEvent(event="moved", id=str(seq), data={"table": name, "seq": seq})
