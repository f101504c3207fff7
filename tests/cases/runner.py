"""Runs rows of case files: which rows differ, and how."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cases import bridge, tarot, written
from tests.cases.checks import NOT_CHECKED, Check, Row


@dataclass(frozen=True)
class Ran:
    """One row that was run: where it stands, its differences, or the error that it ran into."""

    name: str
    differences: tuple[Check, ...] = ()
    unchecked: tuple[str, ...] = ()
    error: str | None = None

    @property
    def agrees(self) -> bool:
        return not self.differences and self.error is None

    def __str__(self) -> str:
        told = [f"{check.field}: expected {check.expected!r}, got {check.got!r}" for check in self.differences]
        return f"{self.name}: " + "; ".join([*told, *([self.error] if self.error else [])])


def rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a file with their names: of JSON lines, or of a JSON object that tells of the files beside it. Lines
    that only tell about the file are passed over; one that is no JSON object is a row of no kind."""
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix == ".json":
        for name, told in json.loads(text).items():
            yield name, {"file": str(path.parent / name), **told}
        return
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row: Any = json.loads(line)
        except json.JSONDecodeError as error:
            row = {"not JSON": str(error)}
        if not isinstance(row, dict):
            row = {"not an object": row}
        if "_about" not in row:
            yield str(row.get("id", f"{path.name}:{number}")), row


def check(row: Row) -> Iterator[Check]:
    """Everything that the row claims."""
    kind = row.get("kind")
    if kind in tarot.KINDS:
        return tarot.KINDS[kind](row)
    if "file" in row:
        return written.file(row)
    if "rules" in row and "deals" in row:
        return bridge.chicago(row)
    if "auction" in row and "play" in row:
        return bridge.whole_deal(row)
    if "level" in row and "strain" in row:
        return bridge.duplicate(row)
    raise ValueError(f"a kind of row that this runner doesn't know: {kind or sorted(row)}")


def run(name: str, row: Row) -> Ran:
    """One row. An exception is a difference too: the file goes on."""
    try:
        found = tuple(check(row))
    except Exception as error:  # whatever a row runs into is told beside its name
        return Ran(name, error=f"{type(error).__name__}: {error}")
    unchecked = tuple(item.field for item in found if item.got is NOT_CHECKED)
    if len(unchecked) == len(found):
        return Ran(name, unchecked=unchecked, error="claims nothing that this runner knows")
    return Ran(name, tuple(item for item in found if not item.agrees), unchecked)


def run_file(path: Path) -> list[Ran]:
    """All rows of a file."""
    return [run(name, row) for name, row in rows(path)]
