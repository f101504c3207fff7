"""``python -m tests.goldens``: writes every golden anew. Read the difference before you commit it."""

from pathlib import Path

from tests.goldens.scripts import SCRIPTS

FOLDER = Path(__file__).parent / "files"

for path in FOLDER.glob("*.txt"):
    path.unlink()
for script in SCRIPTS:
    (FOLDER / f"{script.name}.txt").write_text(script.text(), encoding="utf-8")
    print(script.name)
