"""What tests of several rooms share: a PostgreSQL server, a browser."""

import os
import shutil
from collections.abc import Iterator

import pytest

from tests import postgres

#: Whole deals are played in many tests: robots that answer at once, where a test names none.
os.environ.setdefault("CARDAVIA_LEVEL", "greedy")


def missing(what: str, how: str) -> None:
    """Skips the test with the reason; where everything must be there (``CI=true``), fails it."""
    reason = f"{what} is not on this machine: {how}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The SQLAlchemy URL of an empty PostgreSQL database: of a server started for this run, or of
    ``CARDAVIA_TEST_POSTGRES`` if that is set. Tests share it: make a schema or a database of your own in it."""
    given = os.environ.get("CARDAVIA_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = postgres.binaries()
    if folder is None:
        missing("PostgreSQL", "install the package postgresql, or set CARDAVIA_TEST_POSTGRES to a database's URL")
        return
    with postgres.server(folder) as url:
        yield url


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium: ``CARDAVIA_TEST_CHROMIUM``, or the first found on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CARDAVIA_TEST_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        missing("Chromium", "install the package chromium, or set CARDAVIA_TEST_CHROMIUM to its path")
    return str(found)
