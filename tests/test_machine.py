"""The programs that other tests need are there and work on this machine."""

import subprocess

import pytest
from sqlalchemy import create_engine, text


def test_a_postgresql_server_answers(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        assert connection.execute(text("select 6 * 7")).scalar() == 42
    engine.dispose()


@pytest.mark.browser
def test_a_chromium_starts(chromium: str) -> None:
    told = subprocess.run([chromium, "--no-sandbox", "--version"], capture_output=True, text=True, timeout=30)
    assert told.returncode == 0, told.stderr
    assert any(char.isdigit() for char in told.stdout)
