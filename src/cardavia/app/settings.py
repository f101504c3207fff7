"""What whoever runs Cardavia can set: each a variable ``CARDAVIA_…`` of the environment."""

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardavia.cards import Unreadable
from cardavia.robots import levels, usual
from cardavia.table import PACES


def data_folder(environ: Mapping[str, str]) -> Path:
    """The user's folder for our files, as the platform has it."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", "~")).expanduser() / "Cardavia"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Cardavia").expanduser()
    return Path(environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "cardavia"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one process.

    ``data`` is the folder of our files, ``database`` an SQLAlchemy URL (SQLite in the folder by default; PostgreSQL
    as ``postgresql+psycopg://…``), ``secret`` signs cookies (made once, kept in the folder, if none is set).
    ``plugins`` are the modules of third parties to import, ``pace`` the robots' pace at a new table, ``level`` their
    level there unless another is chosen (empty, or one that the game hasn't: what is usual for the game), ``workers``
    how many processes think (0: think in threads of the server), ``body`` the most bytes of a form or an API request,
    ``upload`` those of a file.

    >>> Settings.read({"CARDAVIA_DATA": "/srv/cards", "CARDAVIA_SECRET": "x" * 32}).database
    'sqlite:////srv/cards/cardavia.db'
    """

    data: Path
    database: str
    secret: str = field(repr=False)
    plugins: tuple[str, ...] = ()
    pace: str = "normal"
    level: str = ""
    workers: int = 1
    body: int = 64 * 1024
    upload: int = 2 * 1024 * 1024

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        """The settings of an environment. ``Unreadable("bad_setting", name=…, value=…)`` for what can't be read."""
        data = Path(environ.get("CARDAVIA_DATA") or data_folder(environ))
        pace = environ.get("CARDAVIA_PACE", "normal")
        if pace not in PACES:
            raise Unreadable("bad_setting", name="CARDAVIA_PACE", value=pace, options=tuple(PACES))
        return cls(
            data=data,
            database=environ.get("CARDAVIA_DATABASE") or f"sqlite:///{data / 'cardavia.db'}",
            secret=environ.get("CARDAVIA_SECRET") or _kept_secret(data / "secret"),
            plugins=plugin_names(environ),
            pace=pace,
            level=environ.get("CARDAVIA_LEVEL", ""),
            workers=_whole(environ, "CARDAVIA_WORKERS", 1),
            body=_whole(environ, "CARDAVIA_BODY", 64 * 1024),
            upload=_whole(environ, "CARDAVIA_UPLOAD", 2 * 1024 * 1024),
        )

    def level_of(self, game_name: str) -> str:
        """The level of a new table's robots unless another is chosen."""
        return self.level if self.level in levels(game_name) else usual(game_name)


def plugin_names(environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """The modules that ``CARDAVIA_PLUGINS`` names; commands that need no other setting ask only for these.

    >>> plugin_names({"CARDAVIA_PLUGINS": "whist, my_robots"})
    ('whist', 'my_robots')
    """
    return tuple(name.strip() for name in environ.get("CARDAVIA_PLUGINS", "").split(",") if name.strip())


def _whole(environ: Mapping[str, str], name: str, usual: int) -> int:
    value = environ.get(name, str(usual))
    if not value.isdecimal():
        raise Unreadable("bad_setting", name=name, value=value)
    return int(value)


def _kept_secret(path: Path) -> str:
    """The key in this file, made if there is none, readable by its owner only. Two processes that start at once
    get the same one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    if not path.exists():
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text()
