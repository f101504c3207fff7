"""What a row of a case file says, beside what the rules say."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

#: Fields that tell where a row comes from and why; they claim nothing that can be checked.
REMARKS = ("id", "kind", "use", "why", "source", "note", "peers", "tricky", "title")
NOT_CHECKED = "not checked"

Row = dict[str, Any]


@dataclass(frozen=True)
class Check:
    """One value that a row claims, and the value that the rules give."""

    field: str
    expected: object
    got: object

    @property
    def agrees(self) -> bool:
        return self.expected == self.got or self.got is NOT_CHECKED


def unchecked(row: Row, known: set[str]) -> Iterator[Check]:
    """The fields of the row that nothing here checks or uses, to be told beside the result: they may be remarks, and
    they may be claims that the runner has yet to learn."""
    for field in row:
        if field not in known and not field.startswith(REMARKS):
            yield Check(field, row[field], NOT_CHECKED)
