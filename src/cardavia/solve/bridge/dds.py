"""The double-dummy solver DDS, as the package ``endplay`` brings it.

Only its low-level binding is loaded, by its file: importing ``endplay`` itself would draw in its readers, its drawing
and matplotlib. The solver keeps one memory for the process and isn't re-entrant, so there is one instance, with one
thread, behind one lock: whoever wants more cores takes more processes.
"""

import importlib.util
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.solve.bridge.hands import Worlds
from cardavia.solve.bridge.positions import Positions

#: The most that one call takes; it fails or writes past its memory beyond them.
BOARDS = 200
TABLES = 40

#: Its suits are S H D C, and its ranks have the deuce at bit 2.
_SUITS = np.array([3, 2, 1, 0])
_LOWEST = 2
#: Whole numbers in the struct of one deal, and the places of its parts.
_DEAL = 24
_SUIT, _RANK, _HANDS = slice(2, 5), slice(5, 8), slice(8, 24)
#: Whole numbers in the struct of one answer: nodes, count, then 13 each of suit, rank, equal cards' ranks, tricks.
_ANSWER = 54
#: The order of our strains C D H S NT in a table of the solver's, and how to ask for a table of all, without par.
_STRAINS = np.array([3, 2, 1, 0, 4])
_NO_PAR, _ALL_STRAINS = -1, (0, 0, 0, 0, 0)
#: Solve for the exact number of tricks; for one best card or for all; search even if only one card can be played.
_EXACT, _ONE, _ALL, _ALWAYS = -1, 1, 3, 1


class Dds:
    """The one instance. See :class:`~cardavia.solve.bridge.backend.Backend` for what it answers."""

    def __init__(self) -> None:
        self._dds: Any = _binding()
        self._dds.SetMaxThreads(1)
        self._lock = threading.Lock()

    def best(self, positions: Positions) -> NDArray[np.int8]:
        # With one best card asked for there is one answer, in the first of the 13 places.
        return self._solved(positions, _ONE)[:, 41].astype(np.int8)

    def each(self, positions: Positions) -> NDArray[np.int8]:
        answers = self._solved(positions, _ALL)
        given = np.full((len(positions), 4, 13), -1, dtype=np.int8)
        count = answers[:, 1]
        suits, ranks, equals, tricks = (answers[:, at : at + 13] for at in (2, 15, 28, 41))
        for place in range(int(count.max(initial=0))):
            rows = np.flatnonzero(place < count)
            held = (1 << ranks[rows, place] | equals[rows, place]) >> _LOWEST
            which, rank = np.nonzero(held[:, None] >> np.arange(13) & 1)
            rows = rows[which]
            given[rows, 3 - suits[rows, place], rank] = tricks[rows, place]
        return given.reshape(-1, 52)

    def tables(self, worlds: Worlds) -> NDArray[np.int8]:
        holdings = _holdings(worlds)
        found = np.empty((len(worlds), 5, 4), dtype=np.int8)
        for part in _parts(len(worlds), TABLES):
            count = part.stop - part.start
            deals, tables, no_par = self._dds.ddTableDeals(), self._dds.ddTablesRes(), self._dds.allParResults()
            room = np.frombuffer(deals, dtype=np.int32)
            room[0] = count
            room[1 : 1 + 16 * count] = holdings[part].ravel()
            with self._lock:
                self._dds.CalcAllTables(deals, _NO_PAR, _ALL_STRAINS, tables, no_par)
            found[part] = np.frombuffer(tables, dtype=np.int32, offset=4, count=20 * count).reshape(count, 5, 4)
        return found[:, _STRAINS].transpose(0, 2, 1)

    def line(self, position: Positions, play: Sequence[int]) -> list[int]:
        deal, trace, solved = self._dds.deal(), self._dds.playTraceBin(), self._dds.solvedPlay()
        np.frombuffer(deal, dtype=np.int32)[:] = _deals(position)[0]
        suit, rank = np.divmod(np.array(play, dtype=np.int32), 13)
        room = np.frombuffer(trace, dtype=np.int32)
        room[0] = len(play)
        room[1 : 1 + len(play)], room[53 : 53 + len(play)] = 3 - suit, rank + _LOWEST
        with self._lock:
            self._dds.AnalysePlayBin(deal, trace, solved, 0)
        found = list(solved.tricks[: solved.number])
        # It stops after 12 tricks: nobody has a choice in the last.
        return found + found[-1:] * (1 + len(play) - len(found))

    def _solved(self, positions: Positions, solutions: int) -> NDArray[np.int32]:
        """The answers as the solver lays them out, shape (n, 54)."""
        deals = _deals(positions)
        answers = np.empty((len(deals), _ANSWER), dtype=np.int32)
        for part in _parts(len(deals), BOARDS):
            boards, solved = self._boards(deals[part], solutions), self._dds.solvedBoards()
            with self._lock:
                self._dds.SolveAllBoardsBin(boards, solved)
            found = np.frombuffer(solved, dtype=np.int32, offset=4, count=_ANSWER * BOARDS)
            answers[part] = found.reshape(BOARDS, _ANSWER)[: part.stop - part.start]
        return answers

    def _boards(self, deals: NDArray[np.int32], solutions: int) -> Any:
        boards = self._dds.boards()
        room = np.frombuffer(boards, dtype=np.int32)
        count = len(deals)
        room[0] = count
        room[1 : 1 + _DEAL * count] = deals.ravel()
        asked = room[1 + _DEAL * BOARDS :].reshape(3, BOARDS)
        asked[:, :count] = np.array([[_EXACT], [solutions], [_ALWAYS]])
        return boards


def _deals(positions: Positions) -> NDArray[np.int32]:
    """The positions as structs of one deal each, shape (n, 24)."""
    deals = np.zeros((len(positions), _DEAL), dtype=np.int32)
    deals[:, 0] = np.where(positions.strain == 4, 4, 3 - positions.strain)
    deals[:, 1] = positions.leader
    suit, rank = np.divmod(positions.trick, 13)
    there = positions.trick >= 0
    deals[:, _SUIT] = np.where(there, 3 - suit, 0)
    deals[:, _RANK] = np.where(there, rank + _LOWEST, 0)
    deals[:, _HANDS] = _holdings(positions.worlds)
    return deals


def _holdings(worlds: Worlds) -> NDArray[np.int32]:
    """The cards of each hand and suit in the solver's order, shape (n, 16)."""
    return (worlds[:, :, _SUITS].astype(np.int32) << _LOWEST).reshape(-1, 16)


def _parts(count: int, most: int) -> Iterator[slice]:
    for start in range(0, count, most):
        yield slice(start, min(start + most, count))


def _binding() -> ModuleType:
    """``endplay``'s module of C structs and functions, without the package around it."""
    package = importlib.util.find_spec("endplay")
    if package is None or not package.submodule_search_locations:
        raise ModuleNotFoundError("the solver needs the package endplay 0.5.12; pip install endplay==0.5.12")
    file = Path(package.submodule_search_locations[0]) / "_dds" / "__init__.py"
    spec = importlib.util.spec_from_file_location("_cardavia_dds", file)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(f"endplay has no module {file}; pip install endplay==0.5.12")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
