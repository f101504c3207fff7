"""Bytes to lines and back: the protocol's lines are ASCII, ended by carriage return and line feed."""

import re

from cardavia.cards import Unreadable

#: The most bytes of a line. The longest that programs send are explanations, of some hundred.
LONGEST = 2000
_END = re.compile(rb"[\r\n]+")


class Lines:
    """Cuts what comes in into lines, whatever their ends are; blank ones are left out.

    >>> lines = Lines()
    >>> lines.feed(b"North pas"), lines.feed(b"ses\\r\\nNorth ready for East's bid\\n")
    ([], ['North passes', "North ready for East's bid"])
    """

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self._rest = b""

    def feed(self, data: bytes) -> list[str]:
        """The lines that these bytes end. Bytes that are no text become signs of replacement.
        ``Unreadable("line_too_long", most=…)`` if a line is longer than ``longest`` bytes."""
        *ended, self._rest = _END.split(self._rest + data)
        if max(map(len, (*ended, self._rest))) > self._longest:
            raise Unreadable("line_too_long", most=self._longest)
        return [text for text in (line.decode("utf-8", "replace").strip() for line in ended) if text]


def frame(line: str) -> bytes:
    """The bytes of a line. What ASCII lacks is sent as a question mark; a line end within can't be.

    >>> frame("North passes")
    b'North passes\\r\\n'
    """
    return " ".join(line.splitlines()).encode("ascii", "replace") + b"\r\n"
