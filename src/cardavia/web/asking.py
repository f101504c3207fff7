"""What a request brings: the house, the guest, the fields of a form."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import UploadFile

from cardavia.app import House
from cardavia.cards import Unreadable
from cardavia.table import NotFound
from cardavia.web.guests import Guests, address
from cardavia.web.limits import Limits, Meter, Places, TooMany

#: The most fields that a form of ours has.
FIELDS = 200
#: Seconds after which one more stream may be asked for.
WAIT = 30


@dataclass(frozen=True, slots=True)
class Desk:
    """What every page needs of this process."""

    house: House
    guests: Guests
    limits: Limits
    meter: Meter
    streams: Places


def desk(request: Request) -> Desk:
    found: Desk = request.app.state.desk
    return found


class Fields:
    """The fields of a form, as text; files apart."""

    def __init__(self, found: dict[str, list[str]], files: dict[str, bytes] | None = None) -> None:
        self._found = found
        self._files = files or {}

    def __getitem__(self, name: str) -> str:
        """The field's text; ``Unreadable("missing_field")``."""
        values = self._found.get(name)
        if not values:
            raise Unreadable("missing_field", field=name)
        return values[0]

    def get(self, name: str) -> str:
        """The field's text, empty if it isn't there."""
        return self._found.get(name, [""])[0]

    def all(self, name: str) -> list[str]:
        return self._found.get(name, [])

    def number(self, name: str) -> int:
        """``Unreadable("bad_field")`` if it is no whole number."""
        value = self[name]
        if not (value.isascii() and value.isdecimal() and len(value) < 10):
            raise Unreadable("bad_field", field=name, value=value)
        return int(value)

    def file(self, name: str) -> bytes:
        return self._files.get(name, b"")

    @property
    def texts(self) -> dict[str, str]:
        return {name: values[0] for name, values in self._found.items() if values}


async def fields(request: Request) -> Fields:
    """The form that was posted."""
    found: dict[str, list[str]] = {}
    files: dict[str, bytes] = {}
    async with request.form(max_files=2, max_fields=FIELDS) as form:
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                files[name] = await value.read()
            else:
                found.setdefault(name, []).append(value)
    return Fields(found, files)


def guest(request: Request) -> str:
    """The guest of this browser; one whom nobody knows finds no table, so the answer is ``NotFound``."""
    person = desk(request).guests.of_cookie(request)
    if person is None:
        raise NotFound()
    return person


def acting(request: Request) -> str:
    """The guest, who does something: counted."""
    person = guest(request)
    at = desk(request)
    at.meter.count(f"acts {person}", at.limits.acts)
    return person


async def held(at: Desk, person: str) -> AsyncIterator[str]:
    """One of this guest's places for streams, given back when the stream ends; ``TooMany`` if all are taken."""
    if not at.streams.take(person, at.limits.streams):
        raise TooMany(WAIT)
    try:
        yield person
    finally:
        at.streams.leave(person)


def bot(request: Request) -> str:
    """The guest of a program, counted."""
    at = desk(request)
    person = at.guests.of_bearer(request)
    at.meter.count(f"acts {person}", at.limits.acts)
    return person


def count_table(at: Desk, request: Request, person: str | None) -> None:
    """One more table for this guest, or for this address while the guest is new."""
    if person is None:
        at.meter.count(f"guests {address(request)}", at.limits.guests)
    else:
        at.meter.count(f"tables {person}", at.limits.tables)


AtDesk = Annotated[Desk, Depends(desk)]
Form = Annotated[Fields, Depends(fields)]
Guest = Annotated[str, Depends(guest)]
Acting = Annotated[str, Depends(acting)]
Bot = Annotated[str, Depends(bot)]
