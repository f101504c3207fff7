"""The file of a match: one JSON line that says which match it is, then one line for each board, as they end.

Lines are only ever added, so a match that was broken off goes on where it was, and a longer one goes on from a shorter.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from cardavia.cards import Illegal, Unreadable

FORMAT = "cardavia-match/1"

#: What is kept of one board: ``board`` (its number), ``margin`` (the first robot's), and what its game adds.
Row = dict[str, Any]


class Results:
    """The rows of a match, in a file if there is one. Leaving the context closes the file.

    ``Unreadable("no_such_file")`` if it can't be opened, ``Unreadable("bad_results", line=…)`` if a line is not of a
    match, ``Illegal("other_match", name=…, text=…, other=…)`` if the file is of another match. A last line that
    was only half written is dropped.
    """

    def __init__(self, path: Path | None, head: Mapping[str, str]) -> None:
        self.rows: dict[int, Row] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise Unreadable("no_such_file", text=str(path)) from error
        try:
            self._take_up({"format": FORMAT, **head})
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, row: Row) -> None:
        """One more board; in the file before this returns."""
        self.rows[row["board"]] = row
        self._write(row)

    def _write(self, line: Mapping[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self._file.flush()

    def _take_up(self, head: Mapping[str, str]) -> None:
        file = self._file
        if file is None:
            return
        file.seek(0)
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            read = _read(line, number)
            if number == 1:
                _same(read, head)
            elif not isinstance(read.get("board"), int) or not isinstance(read.get("margin"), int | float):
                raise Unreadable("bad_results", line=number)
            else:
                self.rows.setdefault(read["board"], read)
        file.truncate(whole)
        file.seek(whole)
        if not whole:
            self._write(head)


def _read(line: bytes, number: int) -> Row:
    try:
        read = json.loads(line)
    except ValueError as error:
        raise Unreadable("bad_results", line=number) from error
    if not isinstance(read, dict):
        raise Unreadable("bad_results", line=number)
    return read


def _same(read: Row, head: Mapping[str, str]) -> None:
    if read.get("format") != FORMAT:
        raise Unreadable("bad_results", line=1)
    for name, value in head.items():
        if read.get(name) != value:
            raise Illegal("other_match", name=name, text=str(read.get(name)), other=value)
