"""The compiled search in processes: kept on disk for the next one, one signature, nothing heavy until it is asked."""

import os
import subprocess
import sys
from pathlib import Path

from cardavia.solve.tarot.folder import compiled_folder, writable

SOLVE = """
from random import Random
from cardavia.solve.tarot import Position, solve
from cardavia.solve.tarot.kernel import search
from tests.solve_tarot.endings import ending
rng = Random(4)
found = [solve(Position.of_state(ending(rng, 5))) for _ in range(4)]
assert len(search.search.signatures) == 1, search.search.signatures
hits = sum(search.search.stats.cache_hits.values())
print([(each.made, str(each.points.low), str(each.value.low)) for each in found], "hits", hits)
"""
QUIET = """
import cardavia.solve.tarot, cardavia.cli.commands
import sys
print(sorted({"numba", "llvmlite"} & set(sys.modules)))
"""


def run(code: str, **environ: str) -> str:
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=110, env={**os.environ, **environ}
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


def test_three_processes_share_what_is_compiled(tmp_path: Path) -> None:
    """A second process that crashes, or a second signature, are Numba's traps with code kept on disk."""
    told = [run(SOLVE, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(3)]
    answers = [each.rpartition(" hits ") for each in told]
    assert answers[0][0] == answers[1][0] == answers[2][0]
    assert [hits for _, _, hits in answers] == ["0", "1", "1"]
    assert list(tmp_path.rglob("*.nbi"))


def test_numba_waits_until_it_is_asked() -> None:
    assert run(QUIET) == "[]"


def test_the_folder_is_ours_and_changes_with_the_source() -> None:
    folder = compiled_folder({"CARDAVIA_DATA": "/srv/cards"})
    assert folder.parent == Path("/srv/cards/compiled")
    assert folder.name.startswith("tarot-")
    assert compiled_folder({"CARDAVIA_DATA": "/srv/cards", "NUMBA_CACHE_DIR": "/srv/numba"}) == Path("/srv/numba")


def test_a_folder_that_cannot_be_made_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = writable(tmp_path / "file" / "folder")
    assert found.is_dir()
    assert tmp_path not in found.parents
    found.rmdir()
