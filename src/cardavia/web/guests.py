"""Who asks: a guest known by a signed cookie, or a program by a bearer token."""

import secrets

from fastapi import Request, Response
from itsdangerous import BadSignature, Signer

from cardavia.app import House
from cardavia.cards import Refusal
from cardavia.table import Person

#: Bytes of a guest's id: 144 bits, not to be guessed.
ID = 18
YEAR = 366 * 24 * 3600
LOCAL = ("localhost",)


class NoGuest(Refusal):
    """A program asked without a token that we signed."""

    def __init__(self) -> None:
        super().__init__("no_guest")


class Guests:
    """Signs guests' ids and reads them back. A guest comes to be when one founds the first table: no page that is
    only looked at leaves a trace."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._signer = Signer(house.settings.secret, salt="cardavia.guest")

    def token(self, person: str) -> str:
        """What a cookie or a bearer carries."""
        return self._signer.sign(person).decode()

    def read(self, token: str) -> str | None:
        """The guest whose token this is."""
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        """A guest who wasn't there before."""
        person = secrets.token_urlsafe(ID)
        self._house.ports.people.add(Person(person, self._house.ports.clock.now()))
        return person

    def of_cookie(self, request: Request) -> str | None:
        """The guest of a browser."""
        token = request.cookies.get(cookie_name(request))
        return None if token is None else self.read(token)

    def of_bearer(self, request: Request) -> str:
        """The guest of a program; ``NoGuest``."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        person = self.read(token.strip()) if kind.lower() == "bearer" else None
        if person is None:
            raise NoGuest()
        return person

    def keep(self, request: Request, response: Response, person: str) -> None:
        """Gives the browser its cookie."""
        response.set_cookie(
            cookie_name(request), self.token(person), max_age=YEAR, httponly=True, samesite="lax", secure=safe(request)
        )


def safe(request: Request) -> bool:
    """Will the browser send back a cookie that is for safe connections only? On plain http under a name of the local
    net it won't."""
    return request.url.scheme == "https" or request.url.hostname in LOCAL


def cookie_name(request: Request) -> str:
    """The guest's cookie; with the prefix that keeps other hosts from setting it, where that works."""
    return "__Host-guest" if safe(request) else "guest"


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"
