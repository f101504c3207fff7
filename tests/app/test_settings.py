"""Settings come from the environment, and the key that signs cookies is made once and kept to its owner."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cardavia.app import Settings, memory_house, open_house
from cardavia.cards import Unreadable


def test_the_secret_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    environ = {"CARDAVIA_DATA": str(tmp_path / "new")}
    with ThreadPoolExecutor(8) as pool:
        secrets = {settings.secret for settings in pool.map(lambda _: Settings.read(environ), range(16))}
    assert len(secrets) == 1
    assert len(secrets.pop()) == 64
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret"]


def test_the_secret_is_not_in_what_is_printed(tmp_path: Path) -> None:
    settings = Settings.read({"CARDAVIA_DATA": str(tmp_path)})
    assert settings.secret not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"), [("CARDAVIA_PACE", "hasty"), ("CARDAVIA_WORKERS", "-1"), ("CARDAVIA_BODY", "lots")]
)
def test_a_setting_that_cannot_be_read_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(Unreadable, match="bad_setting") as refusal:
        Settings.read({"CARDAVIA_DATA": str(tmp_path), name: value})
    assert refusal.value.values["name"] == name


def test_two_houses_over_one_database_see_the_same_tables(tmp_path: Path) -> None:
    settings = Settings.read({"CARDAVIA_DATA": str(tmp_path), "CARDAVIA_WORKERS": "0"})
    first, second = open_house(settings), open_house(settings)
    table = first.tables.create("anna", "bridge", key="k", pace="none")
    assert second.tables.look(table, "anna").plain() == first.tables.look(table, "anna").plain()
    assert memory_house().tables.mine("anna") == ()
    first.close()
    second.close()


def test_a_new_tables_robots_are_of_the_level_set_or_of_the_games_best_usual_one(tmp_path: Path) -> None:
    usual = Settings.read({"CARDAVIA_DATA": str(tmp_path)})
    assert usual.level_of("bridge") == "normal"
    assert usual.level_of("a game of your own") == "random"
    chosen = Settings.read({"CARDAVIA_DATA": str(tmp_path), "CARDAVIA_LEVEL": "quick"})
    assert chosen.level_of("bridge") == "quick"
    assert chosen.level_of("a game of your own") == "random"
