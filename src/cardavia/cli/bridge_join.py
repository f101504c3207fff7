"""``cardavia bridge join``: our robot as a program at somebody else's table."""

import asyncio
from random import Random
from secrets import randbits

import typer

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Unreadable
from cardavia.cli.saying import language, refusing, write_json
from cardavia.games import Seat
from cardavia.robots import robot
from cardavia.wire.joining import Again, Where, join
from cardavia.wire.seating import LONGEST_NAME

#: Where table managers mostly listen.
PORT = 2000


def sit(
    address: str,
    seat: str | None,
    team: str,
    level: str,
    seed: str | None,
    retries: int,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    with refusing(said, as_json, "bridge"):
        load_plugins(plugin_names())
        where = place(address, seat, team)
        player = robot("bridge", level)
        chance = Random(randbits(128) if seed is None else seed)  # noqa: S311
        try:
            boards = asyncio.run(join(where, player, chance, Again(retries)))
        except KeyboardInterrupt:
            typer.echo("\n" + said.text("You left before the end."), err=as_json)
            raise typer.Exit(130) from None
    if as_json:
        write_json({"team": where.team, "boards": boards})
    else:
        typer.echo(said.text("The session is over. Boards played: {boards}.", boards=str(boards)))


def place(address: str, seat: str | None, team: str) -> Where:
    """Where to sit, from what was written: ``HOST:PORT`` (without a port, 2000), a seat or none, a team's name.

    ``Unreadable("bad_address", text=…)``, ``Unreadable("no_such_seat")``, ``Unreadable("bad_team", text=…, most=…)``.

    >>> place("localhost:1234", "n", "Ours").port, place("[::1]", None, "Ours").address
    (1234, '::1')
    """
    name, colon, port = address.strip().rpartition(":")
    if not colon or address.rstrip().endswith("]"):
        name, port = address.strip(), str(PORT)
    name = name.removeprefix("[").removesuffix("]")
    if (
        not name
        or not port.isascii()
        or not port.isdecimal()
        or not 0 < int(port) < 65536
        or any(map(str.isspace, name))
    ):
        raise Unreadable("bad_address", text=address)
    plain = " ".join(team.split())
    if not plain or len(plain) > LONGEST_NAME or '"' in plain or not plain.isascii() or not plain.isprintable():
        raise Unreadable("bad_team", text=team, most=LONGEST_NAME)
    return Where(name, int(port), plain, None if seat is None else Seat.read(seat))
