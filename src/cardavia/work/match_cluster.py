"""Where the boards of a match are played: on the machines of a Dask cluster.

The cluster's scheduler and workers must run the same release of Cardavia, with the same plugins to import. A board is
asked of the cluster by its plan and its number, which hold the seed and the levels and with them all chance and every
budget; so it comes out the same wherever it is played, and one whose worker died is played again by another.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from threading import Lock
from typing import Any

from cardavia import __version__, games, robots
from cardavia.cards import Unreadable
from cardavia.work.match_file import Row
from cardavia.work.match_pool import Board, Boards
from cardavia.work.pool import know

#: How long the scheduler may take to answer, and the first worker to be there, in seconds.
PATIENCE = 15.0

#: Robots and the solver are made for one thread a process, and a Dask worker may have several.
_one_at_a_time = Lock()


def on_cluster(address: str, plugins: tuple[str, ...] = (), patience: float = PATIENCE) -> Boards:
    """Boards played by the workers of the cluster whose scheduler has this address, such as ``tcp://10.0.0.5:8786``.

    ``Unreadable`` when boards are asked for: ``no_distributed`` if the package that speaks to clusters isn't installed,
    ``no_cluster`` (``text``: the address) if nobody answers there, ``no_cluster_workers`` if it has none,
    ``other_cardavia`` (``text``, ``found``, ``expected``) if a worker has another release or none, ``cluster_gone`` if
    it ends before the boards do.
    """
    return partial(_rows, address, plugins, patience)


def _rows(
    address: str, plugins: tuple[str, ...], patience: float, board: Board, numbers: Sequence[int]
) -> Iterator[Row]:
    distributed = _package()
    with _connected(distributed, address, patience) as client:
        _same_release(client, address)
        known = dict(games.paths()), dict(robots.paths())
        # Not pure: two boards are never one computation, however alike they are asked for.
        asked = [client.submit(_played, board, number, plugins, *known, pure=False) for number in numbers]
        try:
            for done in distributed.as_completed(asked, loop=client.loop):
                yield _row(done, address)
        finally:
            if client.status == "running":
                client.cancel(asked)


def _package() -> Any:
    """The package that speaks to clusters, which may be missing; imported only here."""
    try:
        return import_module("distributed")
    except ImportError as error:
        raise Unreadable("no_distributed") from error


def _row(done: Any, address: str) -> Row:
    try:
        row: Row = done.result()
    except (CancelledError, OSError) as error:
        if done.status == "error":  # the board's own fault, brought from where it was played
            raise
        raise Unreadable("cluster_gone", text=address) from error
    return row


@contextmanager
def _connected(distributed: Any, address: str, patience: float) -> Iterator[Any]:
    try:
        client = distributed.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:  # TimeoutError is an OSError
        raise Unreadable("no_cluster", text=address) from error
    try:
        try:
            client.wait_for_workers(1, timeout=patience)
        except TimeoutError as error:
            raise Unreadable("no_cluster_workers", text=address) from error
        yield client
    finally:
        client.close(timeout=patience)


def _same_release(client: Any, address: str) -> None:
    for found in client.run(_release, on_error="return").values():
        if found != __version__:
            text = found if isinstance(found, str) else f"{type(found).__name__}: {found}"
            raise Unreadable("other_cardavia", text=address, found=text, expected=__version__)


def _release() -> str:
    return __version__


def _played(
    board: Board,
    number: int,
    plugins: tuple[str, ...],
    known_games: Mapping[str, str],
    known_robots: Mapping[tuple[str, str], str],
) -> Any:
    """One board, in a worker of the cluster."""
    with _one_at_a_time:
        know(plugins, known_games, known_robots)
        return board(number)
