"""`cardavia verify`: a promise is checked from what a player can copy (SPEC G8)."""

import hashlib
import json
from pathlib import Path

from typer.testing import CliRunner

from cardavia.cli.commands import app

run = CliRunner().invoke

LINES = ["cardavia-deal/1", "tarot", "3", "123456789", "ab" * 32]
# Made here as anyone would make it, with no help of the program's.
DIGEST = hashlib.sha256("".join(f"{line}\n" for line in LINES).encode()).hexdigest()


def test_the_lines_that_the_digest_was_made_of_are_verified() -> None:
    result = run(app, ["verify", "--json"], input="\n".join([DIGEST, *LINES]))
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["verified"], found["game"], found["number"], found["index"]) == (True, "tarot", 3, "123456789")


def test_labels_blank_lines_and_the_digest_last_are_let_through() -> None:
    labelled = "\r\n".join(["", *(f"  {line} " for line in LINES), "", f"Digest of this deal: {DIGEST.upper()}"])
    assert run(app, ["verify"], input=labelled).exit_code == 0


def test_another_deal_than_the_promised_one_is_found_out() -> None:
    other = [*LINES[:3], "123456790", LINES[4]]
    result = run(app, ["verify"], input="\n".join([DIGEST, *other]))
    assert result.exit_code == 1
    assert DIGEST in result.stderr


def test_lines_come_from_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "promise.txt"
    file.write_text("\n".join([DIGEST, *LINES]))
    assert run(app, ["verify", str(file)]).exit_code == 0


def test_what_can_not_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for text in ("", "hello", DIGEST, "\n".join(LINES), "\n".join([DIGEST, *LINES[:4], "zz"]), '{"format": 1}'):
        result = run(app, ["verify"], input=text)
        assert result.exit_code == 2, text
        assert result.stderr.strip().endswith((".", "?")), text
    assert run(app, ["verify", str(tmp_path / "nothing")]).exit_code == 2
    assert run(app, ["verify", str(tmp_path)]).exit_code == 2
