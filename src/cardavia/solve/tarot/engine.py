"""The search of this process: compiled when it is first asked, with its memory, one question at a time."""

import threading
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import Card
from cardavia.solve.tarot.aims import Aim
from cardavia.solve.tarot.folder import compiled_folder, writable
from cardavia.solve.tarot.position import Position

#: Entries of the memory, a power of two: 32 bytes each, 64 MiB in all.
ENTRIES = 1 << 21
#: Short endings use only a part of it, which stays near the processor: so many entries for so many tricks.
FEW = {8: 1 << 16, 9: 1 << 18, 10: 1 << 19}
NO_LIMIT = 1 << 62
#: The search's ages fill 11 bits.
AGES = 1 << 11


class Answer(NamedTuple):
    """``yes`` is ``None`` if the budget did not do. ``proved`` (3,) are the numbers that prove it, ``card`` the one it
    rests on, if a card had to be looked at, ``nodes`` how many positions before a trick it took."""

    yes: bool | None
    proved: NDArray[np.int64]
    card: Card | None
    nodes: int


class Engine:
    """Puts questions to the search. Threads wait for each other; the search itself lets others run."""

    def __init__(self, entries: int = ENTRIES) -> None:
        _compiled()
        from cardavia.solve.tarot import rows
        from cardavia.solve.tarot.kernel import search

        self._rows, self._search = rows.rows, search
        self._memory = np.zeros((entries, 4), np.int64)
        self._age = 0
        self.looked = 0  # positions before a trick, in all
        self._lock = threading.Lock()

    def ask(self, position: Position, aim: Aim, question: tuple[int, int, int], budget: int | None = None) -> Answer:
        """Whether the taker can gain as much as the question says, from a checked position on."""
        kernel = self._search
        given = self._rows(position)
        tricks = position.left
        rows = np.zeros((tricks + 1, len(given.row)), np.int64)
        rows[0] = given.row
        asked = np.zeros((tricks + 1, 3), np.int64)
        asked[0] = question
        room = np.zeros((4 * tricks + 1, kernel.ROOM), np.int64)
        found = np.zeros(kernel.FOUND, np.int64)
        limit = NO_LIMIT if budget is None else budget
        memory = self._memory[: FEW.get(max(8, tricks), ENTRIES)]
        with self._lock:
            said = kernel.search(
                rows, given.table, asked, room, memory, aim.bouts, aim.slam, aim.mode, self._age, limit, found
            )
            nodes = int(found[kernel.NODES])
            self.looked += nodes
        if said == kernel.UNKNOWN:
            return Answer(None, found[:3], None, nodes)
        return Answer(said == kernel.YES, found[:3], given.cards.get(int(found[kernel.CARD])), nodes)

    def older(self) -> None:
        """Other positions come: what the memory has of earlier ones stays true, and gives way first."""
        with self._lock:
            self._age = (self._age + 1) % AGES

    def forget(self) -> None:
        """Empties the memory, to measure from a fresh start."""
        with self._lock:
            self._memory[:] = 0


@cache
def engine() -> Engine:
    """The engine of this process."""
    return Engine()


@cache
def _compiled() -> None:
    """Brings the kernel in, with the folder for what is compiled set while Numba makes up its mind."""
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(writable(compiled_folder()))
    try:
        import cardavia.solve.tarot.kernel.search  # noqa: F401
    finally:
        config.CACHE_DIR = before
