"""The page about the commands says all that there is."""

from dataclasses import fields
from pathlib import Path

import pytest
import typer.main

from cardavia.app import Settings
from cardavia.cli.commands import app, bridge, tarot

PAGE = (Path(__file__).parent.parent / "docs" / "commands.md").read_text()
SETTINGS = [f"CARDAVIA_{field.name.upper()}" for field in fields(Settings)]


@pytest.mark.parametrize(("group", "before"), [(app, ""), (bridge, "bridge "), (tarot, "tarot ")])
def test_every_command_and_option_is_on_the_page(group: typer.Typer, before: str) -> None:
    for name, command in typer.main.get_group(group).commands.items():
        assert f"{before}{name}" in PAGE
        for option in command.params:
            for written in option.opts:
                if written.startswith("--"):
                    assert written in PAGE, f"{before}{name} {written}"


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_on_the_page(name: str) -> None:
    assert name in PAGE
