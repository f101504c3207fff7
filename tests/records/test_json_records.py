"""Records as JSON: by the schema, whole, and refused where they are wrong (SPEC G5, G9)."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import jsonschema
import pytest

from cardavia import deals, records
from cardavia.cards import Refusal
from cardavia.games.bridge import BRIDGE
from tests.records.walks import walk


@pytest.mark.parametrize("name", ["bridge", "tarot"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_written_is_read_back_whole_and_fits_the_schema(name: str, seed: int) -> None:
    record = walk(name, seed, title="Évening – 1", number=2, played="2026-11-30T20:00:00Z")
    text = records.write(record)
    jsonschema.Draft202012Validator(records.schema()).validate(json.loads(text))
    again = records.read(text)
    assert again == record
    assert again.outcome == record.outcome is not None


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(records.schema())


def test_the_commitment_travels_with_the_record() -> None:
    sealed = deals.seal(BRIDGE, 1)
    base = walk("bridge", 3)
    record = records.Record(
        "bridge",
        {"dealer": "S"},
        sealed.deal(),
        (),
        base.players,
        origin="drawn",
        commitment=sealed.digest(),
        opened=sealed.lines(),
    )
    again = records.read(records.write(record))
    assert deals.verify(again.commitment or "", again.opened).deal() == again.deal
    assert again.outcome is None


WRONG: list[tuple[str, Any, str, str]] = [
    ("format", "cardavia-record/9", "bad_record", "format"),
    ("game", "whist", "no_such_game", ""),
    ("game", 7, "bad_record", "game"),
    ("setup", [], "bad_record", "setup"),
    ("setup", {"dealer": "X"}, "", ""),
    ("setup", {"dealer": "S", "colour": "red"}, "bad_field", "colour"),
    ("number", 0, "bad_record", "number"),
    ("number", True, "bad_record", "number"),
    ("title", None, "bad_record", "title"),
    ("origin", "heaven", "bad_record", "origin"),
    ("players", {"Q": "x"}, "bad_record", "players"),
    ("players", {"S": 3}, "bad_record", "players"),
    ("commitment", "text", "bad_record", "commitment"),
    ("outcome", 7, "bad_record", "outcome"),
    ("colour", "red", "bad_record", "colour"),
    ("opened", "text", "bad_record", "opened"),
    ("deal", {"N": []}, "bad_record", "deal"),
    ("actions", {}, "bad_record", "actions"),
    ("actions", [{"seat": "S"}], "bad_record", "actions[0]"),
    ("actions", [{"seat": "Q", "text": "P"}], "bad_record", "actions[0].seat"),
    ("actions", [{"seat": "N", "text": "1C"}], "bad_action", ""),
    ("actions", [{"seat": "S", "text": "8C"}], "bad_action", ""),
]


@pytest.mark.parametrize(("field", "value", "reason", "named"), WRONG)
def test_the_first_thing_that_is_wrong_is_named(field: str, value: object, reason: str, named: str) -> None:
    values = json.loads(records.write(walk("bridge", 2)))
    with pytest.raises(Refusal) as refused:
        records.read(json.dumps({**values, field: value}))
    assert reason in ("", refused.value.reason)
    if named:
        assert refused.value.values["field"] == named


def test_a_card_in_two_hands_is_refused() -> None:
    values = json.loads(records.write(walk("bridge", 2)))
    values["deal"]["N"][0] = values["deal"]["S"][0]
    with pytest.raises(Refusal, match="card_twice"):
        records.read(json.dumps(values))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000])
def test_what_is_no_json_record_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        records.read(text)
    assert refused.value.reason in ("bad_json", "bad_record")


def test_an_action_that_can_not_be_is_named_with_its_number_and_cause() -> None:
    values = json.loads(records.write(walk("bridge", 2)))
    values["actions"][1]["text"] = "XX"
    with pytest.raises(Refusal) as refused:
        records.read(json.dumps(values))
    assert refused.value.values["number"] == 2
    assert isinstance(refused.value.values["cause"], Refusal)


VALUES = (None, -1, 1.5, True, "", "x", [], {}, ["x"], {"a": 1}, "N", "P", "pass", "bridge", "tarot", "drawn", 10**40)


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value within a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, found in inner:
        yield (*path, key)
        yield from places(found, (*path, key))


@pytest.mark.parametrize("name", ["bridge", "tarot"])
def test_nothing_that_the_schema_refuses_is_read(name: str) -> None:
    whole = json.loads(records.write(walk(name, 4, title="x")))
    validator = jsonschema.Draft202012Validator(records.schema())
    rng = Random(9)
    taken = 0
    for _ in range(150):
        values = copy.deepcopy(whole)
        *way, last = rng.choice(list(places({**whole, "outcome": None})))
        at = values
        for key in way:
            at = at[key]
        at[last] = rng.choice(VALUES)
        try:
            records.read(json.dumps(values))
        except Refusal:
            continue
        taken += 1
        validator.validate(values)
    assert taken  # a name or title may be changed
