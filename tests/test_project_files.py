"""What no file of the project may say: where it was written, and where its packages came from."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import missing

ROOT = Path(__file__).parent.parent
#: Put together here, so that this file does not find itself.
FOLDERS = "|".join(("work", "farm", "root", "opt/pypi", "opt/wheels"))
MACHINE = re.compile(rf"(?<![\w.-])/(?:{FOLDERS})/")
REGISTRY = re.compile(
    "|".join(("index" + "-url", "extra" + "-index", "/simp" + "le/", "pypi" + r"\.org", "file" + "s.pythonhosted"))
)


def files() -> list[Path]:
    """The files that git knows: of a clone, whoever owns its folder."""
    if shutil.which("git") is None:
        missing("git", "install the package git")
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone: there is no list of the project's files")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name]


@pytest.mark.parametrize("forbidden", [MACHINE, REGISTRY], ids=["machine's folder", "registry's address"])
def test_no_file_names(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files()
        if path.is_file()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if forbidden.search(line)
    ]
    assert found == []


def test_every_locked_release_has_a_hash() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        entries = re.split(r"\n(?=\S)", lock.read_text().strip())
        assert len(entries) > 10
        assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
