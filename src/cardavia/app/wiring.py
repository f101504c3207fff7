"""Everything put together, once: what pages, commands and tests are built on.

``cardavia.web.site(house)`` makes the site of a house, ``cardavia.web.create_app()`` that of
``open_house(Settings.read())``. Imports run one way only (``app`` before ``web``), so the house doesn't know the site.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from cardavia.app.settings import Settings
from cardavia.cards import Unreadable
from cardavia.table import Ledger, Ports, Tables, Waking
from cardavia.table.memory import memory_ports
from cardavia.work import Sweep


@dataclass(frozen=True, slots=True)
class House:
    """The services of one process, over one set of ports.

    A site enters :meth:`running` in its lifespan: while it lasts, robots act and streams hear what other
    processes write.
    """

    settings: Settings
    ports: Ports
    tables: Tables
    waking: Waking

    @classmethod
    def over(cls, settings: Settings, ports: Ports) -> "House":
        """The house over these ports."""
        ledger = Ledger(ports)
        return cls(settings, ports, Tables(ledger), Waking(ledger))

    @asynccontextmanager
    async def running(self) -> AsyncIterator["House"]:
        """The robots are awake in here."""
        sweep = asyncio.create_task(Sweep(self.waking).run())
        try:
            yield self
        finally:
            sweep.cancel()
            with suppress(asyncio.CancelledError):
                await sweep


def memory_house(settings: Settings | None = None) -> House:
    """A house in memory, for tests: nothing is kept, robots think in the sweep's own process.

    >>> house = memory_house()
    >>> house.tables.mine("nobody")
    ()
    """
    return House.over(settings or Settings(Path(), "", "not a secret", pace="none"), memory_ports())


def load_plugins(names: tuple[str, ...]) -> None:
    """Imports the modules of third parties, each of which registers what it brings. ``Unreadable("bad_setting")`` if
    there is none of that name."""
    for name in names:
        try:
            import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise  # it is there, and lacks something itself
            raise Unreadable("bad_setting", name="CARDAVIA_PLUGINS", value=name) from error
