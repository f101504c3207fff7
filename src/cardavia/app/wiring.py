"""Everything put together, once: what pages, commands and tests are built on.

``cardavia.web.site(house)`` makes the site of a house, ``cardavia.web.create_app()`` that of
``open_house(Settings.read())``. Imports run one way only (``app`` before ``web``), so the house doesn't know the site.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from cardavia.app.settings import Settings
from cardavia.cards import Unreadable
from cardavia.store import SqlBus, Store, open_store
from cardavia.table import Ledger, Ports, Tables, Waking
from cardavia.table.memory import SystemClock, memory_ports
from cardavia.work import Analyst, PoolThinker, Sweep, Threads, ThreadThinker, Workers


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
    analyst: Analyst
    store: Store | None = None

    @classmethod
    def over(cls, settings: Settings, ports: Ports, store: Store | None = None) -> "House":
        """The house over these ports."""
        ledger = Ledger(ports)
        analyst = Analyst(Workers(1, settings.plugins) if settings.workers else Threads())
        return cls(settings, ports, Tables(ledger), Waking(ledger), analyst, store)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["House"]:
        """The robots are awake in here. Tables can be looked at and acted on outside too."""
        tasks = [asyncio.create_task(Sweep(self.waking).run())]
        if isinstance(self.ports.bus, SqlBus):
            tasks.append(asyncio.create_task(self.ports.bus.run()))
        if isinstance(self.ports.thinker, PoolThinker | ThreadThinker):
            self.ports.thinker.warm()
        try:
            yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(self.close)

    def close(self) -> None:
        """Ends the workers and the connections to the database. Both begin anew if the house is used again."""
        if isinstance(self.ports.thinker, PoolThinker | ThreadThinker):
            self.ports.thinker.close()
        self.analyst.close()
        if self.store is not None:
            self.store.close()


def open_house(settings: Settings) -> House:
    """The house of these settings: plugins imported, the database opened and brought up to date."""
    load_plugins(settings.plugins)
    store = open_store(settings.database)
    thinker = PoolThinker(settings.workers, settings.plugins) if settings.workers else ThreadThinker()
    ports = Ports(store.log, store.dues, SystemClock(), store.bus, store.shares, store.people, thinker)
    return House.over(settings, ports, store)


def memory_house(settings: Settings | None = None) -> House:
    """A house in memory, for tests: nothing is kept, robots think in the sweep's own process.

    >>> house = memory_house()
    >>> house.tables.mine("nobody")
    ()
    """
    return House.over(settings or Settings(Path(), "", "not a secret", pace="none", level="greedy"), memory_ports())


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
