"""Help and the server must come up at once: heavy libraries are for workers and solver commands."""

import subprocess
import sys

import pytest

HELP = """
import sys
sys.argv = ["cardavia", "--help"]
from cardavia.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
"""
HEAVY = ("endplay", "matplotlib", "numba", "distributed", "numpy")


@pytest.mark.parametrize(
    "code",
    [
        "import cardavia.cli",
        "import cardavia.cli.commands",
        "import cardavia.cli.serving",
        "import cardavia.cli.playing",
        "import cardavia.web",
        HELP,
    ],
)
def test_nothing_heavy_is_imported(code: str) -> None:
    look = f"{code}\nimport sys\nprint('heavy:', sorted(set({HEAVY}) & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert "heavy: []" in ran.stdout
