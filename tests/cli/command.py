"""Runs a command in a process of its own, as a shell does."""

import os
import subprocess
import sys
from collections.abc import Mapping


def cardavia(*words: str, typed: str = "", extra: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("CARDAVIA_", "LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-c", "from cardavia.cli import main; main()", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environ
        | {"PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", "COLUMNS": "80", "CARDAVIA_LEVEL": "greedy"}
        | dict(extra or {}),
        timeout=60,
    )
