"""Those who play: guests known by a signed cookie, and what they like to see."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Person:
    """A guest. ``language`` is a locale's code, ``look`` the settings of the page as the page wrote them; both
    ``None`` until chosen."""

    id: str
    created: datetime
    language: str | None = None
    look: str | None = None


class People(Protocol):
    """Who is known here."""

    def add(self, person: Person) -> None:
        """Makes the person known. Nothing happens if the id is known."""
        ...

    def find(self, person: str) -> Person | None:
        """The person with this id."""
        ...

    def like(self, person: str, *, language: str | None = None, look: str | None = None) -> None:
        """Keeps what the person chose; ``None`` leaves it as it is."""
        ...
