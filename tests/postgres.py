"""A PostgreSQL server for the tests: in a temporary folder, on a Unix socket, gone at the end."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

USER = "cardavia"
START_SECONDS = 30


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL server on this machine: on the path, or where Debian keeps it."""
    found = shutil.which("postgres")
    if found and Path(found).resolve().with_name("initdb").exists():
        return Path(found).resolve().parent
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(versions, key=lambda folder: int(folder.parent.name), default=None)


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Starts the server whose programs are in ``folder``; gives its SQLAlchemy URL."""
    home = Path(tempfile.mkdtemp(prefix="cardavia-pg-"))
    process = None
    try:
        account = _account()
        if account:
            os.chown(home, account.pw_uid, account.pw_gid)
        # PostgreSQL refuses to run as root.
        who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if account else {}
        place = {"cwd": home, "env": {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C"}}
        cluster = home / "cluster"
        made = subprocess.run(
            [folder / "initdb", "-D", cluster, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True,
            text=True,
            **who,
            **place,
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr or made.stdout}")
        with (home / "log").open("w") as log:
            process = subprocess.Popen(
                [folder / "postgres", "-D", cluster, "-k", home, "-c", "listen_addresses=", "-c", "fsync=off"],
                stdout=log,
                stderr=log,
                **who,
                **place,
            )
        _wait(process, home)
        yield f"postgresql+psycopg://{USER}@/postgres?host={home}"
    finally:
        if process is not None:
            process.send_signal(signal.SIGINT)  # a fast shutdown: open sessions are ended
            process.wait(START_SECONDS)
        shutil.rmtree(home, ignore_errors=True)


def _account() -> pwd.struct_passwd | None:
    """The account to run it as, if we are root: PostgreSQL's own, or that of nobody."""
    if os.geteuid() != 0:
        return None
    known = {account.pw_name: account for account in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _wait(process: subprocess.Popen[bytes], home: Path) -> None:
    """Until it answers; ``RuntimeError`` with its log if it doesn't."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            psycopg.connect(host=str(home), user=USER, dbname="postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start: {(home / 'log').read_text()}")
