"""Which bidding systems a table's sides play, and the page that shows a system's book."""

from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from cardavia.cards import Unreadable
from cardavia.robots import robot
from cardavia.robots.bridge.system.book import names
from cardavia.table import NotFound
from cardavia.web.answers import said
from cardavia.web.drawing import page
from cardavia.words.systems import LETTERS, card

router = APIRouter(include_in_schema=False)

#: The systems that a side can be given, by game.
SYSTEMS: dict[str, tuple[str, ...]] = {"bridge": names()}


def plays_system(game: str, level: str) -> bool:
    """Can a robot of this level be told which system to bid? ``Unreadable("no_such_robot")`` for one that isn't there.

    >>> plays_system("bridge", "quick"), plays_system("bridge", "random")
    (True, False)
    """
    if game not in SYSTEMS:
        return False
    try:
        robot(game, f"{level}:{SYSTEMS[game][0]}")
    except Unreadable as refusal:
        if refusal.reason == "no_such_system":
            return False
        raise
    return True


@router.get("/systems/{name}")
def system(request: Request, name: str, table: str = "") -> Response:
    """The book of a bidding system, to be read; ``NotFound("no_such_system")``."""
    if name not in names():
        raise NotFound("no_such_system", text=name[:60], systems=names())
    speech = said(request)
    chosen = f"?table={quote(table, safe='')}" if table else ""
    return HTMLResponse(
        page(
            request,
            speech,
            "system.html",
            system=card(speech, name),
            letters=LETTERS,
            others=names(),
            chosen=chosen,
            back=f"/tables/{quote(table, safe='')}" if table else "/play/bridge",
        )
    )
