"""How much one guest or one address may ask for, in a while."""

import os
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from threading import Lock
from time import monotonic

from cardavia.cards import Refusal, Unreadable

#: How many guests' and addresses' counts are kept at most; the oldest are forgotten.
KEPT = 10_000


class TooMany(Refusal):
    """More than the limit. ``values["seconds"]`` is when it can be asked again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too_many_requests", seconds=seconds)


@dataclass(frozen=True, slots=True)
class Limits:
    """Requests a minute for each guest (``tables`` founded, ``acts`` of all kinds, deals given to ``analyses``,
    ``hints`` asked for), guests made a minute for each address, and event ``streams`` open at once for each guest. Each
    is a variable ``CARDAVIA_LIMIT_…``.

    >>> Limits.read({"CARDAVIA_LIMIT_TABLES": "5"}).tables
    5
    """

    tables: int = 30
    acts: int = 600
    guests: int = 60
    streams: int = 4
    analyses: int = 30
    hints: int = 30

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> "Limits":
        """The limits of an environment; ``Unreadable("bad_setting")`` for one that is no number."""
        found = {}
        for item in fields(cls):
            name = f"CARDAVIA_LIMIT_{item.name.upper()}"
            value = environ.get(name)
            if value is None:
                continue
            if not value.isdecimal():
                raise Unreadable("bad_setting", name=name, value=value)
            found[item.name] = int(value)
        return cls(**found)


class Meter:
    """Counts by key: so many a minute, refilled steadily.

    >>> now = [0.0]
    >>> meter = Meter(lambda: now[0])
    >>> for _ in range(2): meter.count("anna", 2)
    >>> try: meter.count("anna", 2)
    ... except TooMany as refusal: print(refusal)
    too_many_requests (seconds=30)
    >>> now[0] = 30.0
    >>> meter.count("anna", 2)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def count(self, key: str, a_minute: int) -> None:
        """One more for this key; ``TooMany`` if it had that many in the last minute."""
        with self._lock:
            now = self._clock()
            left, then = self._left.get(key, (float(a_minute), now))
            left = min(float(a_minute), left + (now - then) * a_minute / 60)
            self._left[key] = (left if left < 1 else left - 1, now)
            self._left.move_to_end(key)
            while len(self._left) > KEPT:
                self._left.popitem(last=False)
        if left < 1:
            raise TooMany(int((1 - left) * 60 / max(a_minute, 1)) + (0 if a_minute else 60) or 1)


class Places:
    """So many at once for each key.

    >>> places = Places()
    >>> places.take("anna", 1), places.take("anna", 1)
    (True, False)
    >>> places.leave("anna"); places.take("anna", 1)
    True
    """

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}
        self._lock = Lock()

    def take(self, key: str, most: int) -> bool:
        with self._lock:
            taken = self._taken.get(key, 0)
            if taken >= most:
                return False
            self._taken[key] = taken + 1
            return True

    def leave(self, key: str) -> None:
        with self._lock:
            left = self._taken.get(key, 0) - 1
            if left > 0:
                self._taken[key] = left
            else:
                self._taken.pop(key, None)
