"""The room under test, over each set of adapters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.table import Ports
from cardavia.table.memory import Room
from tests.table.houses import KINDS, ports_of
from tests.thirdgame import sixteen

GAMES = ("bridge", "tarot", sixteen.NAME)


@pytest.fixture(params=KINDS)
def ports(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ports]:
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else None
    with ports_of(request.param, tmp_path, url) as found:
        yield found


@pytest.fixture
def room(ports: Ports) -> Room:
    return Room(ports)


@pytest.fixture(params=GAMES)
def game_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)
