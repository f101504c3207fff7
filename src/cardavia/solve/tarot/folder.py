"""Where the compiled search is kept between processes."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

KERNEL = Path(__file__).parent / "kernel"


def compiled_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for the compiled search: ``NUMBA_CACHE_DIR`` if it is set, else one in the user's folder for
    Cardavia's files (``CARDAVIA_DATA``), with a name that changes with the search's source. Numba itself looks only at
    the file of the function that it keeps, not at those that it calls.

    >>> compiled_folder({"NUMBA_CACHE_DIR": "/srv/kept"})
    PosixPath('/srv/kept')
    """
    given = environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    return _data(environ) / "compiled" / f"tarot-{_digest()}"


def writable(folder: Path) -> Path:
    """The folder, made if need be; where it can't be written, a new one for this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cardavia-"))
    return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp(prefix="cardavia-"))


def _data(environ: Mapping[str, str]) -> Path:
    """As :func:`cardavia.app.settings.data_folder`, which is above this room."""
    if environ.get("CARDAVIA_DATA"):
        return Path(environ["CARDAVIA_DATA"])
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", "~")).expanduser() / "Cardavia"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Cardavia").expanduser()
    return Path(environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "cardavia"


def _digest() -> str:
    found = hashlib.sha256()
    for file in sorted(KERNEL.glob("*.py")):
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:12]
