"""A server over a whole house, to be killed: ``python -m tests.kill.server PORT FOLDER``.

It offers what a page does and nothing more, so that the kill tests are about the table and the database only.
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI, HTTPException

from cardavia.app import Settings, open_house
from cardavia.cards import Refusal
from cardavia.games import SEATS, Seat
from cardavia.table import Stale

GUEST = "guest"


def site(data: str, workers: str) -> FastAPI:
    house = open_house(Settings.read({"CARDAVIA_DATA": data, "CARDAVIA_WORKERS": workers}))

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with house.running():
            yield

    app = FastAPI(lifespan=life)
    robots = {seat: "random" for seat in SEATS if seat is not Seat.SOUTH}

    @app.post("/found/{game}")
    def found(game: str, key: str) -> str:
        return house.tables.create(GUEST, game, key=key, robots=robots, pace="none")

    @app.get("/{table}")
    def look(table: str) -> dict[str, Any]:
        seen = house.tables.look(table, GUEST)
        choice = next(iter(seen.view.choices), None)
        return {
            "seq": seen.seq,
            "number": seen.number,
            "over": seen.deal_over,
            "choice": None if choice is None else choice.text,
        }

    @app.post("/{table}")
    def act(table: str, text: str, seq: int, key: str) -> int:
        try:
            if text == "deal":
                return house.tables.next_deal(table, GUEST, seq=seq, key=key).seq
            return house.tables.act(table, GUEST, text, seq=seq, key=key).seq
        except Refusal as refusal:
            raise HTTPException(409 if isinstance(refusal, Stale) else 422, str(refusal)) from refusal

    return app


if __name__ == "__main__":
    uvicorn.run(site(sys.argv[2], sys.argv[3]), port=int(sys.argv[1]), log_level="warning")
