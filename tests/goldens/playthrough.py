"""A deal as readable text: what each viewer sees at first, then what changes for whom at each action."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from cardavia.games import SEATS, AnyGame, Deal, Plain, Viewer, Watch, plain

VIEWERS: tuple[Viewer, ...] = (*SEATS, Watch.WATCHER)
_WIDTH = 118


def playthrough(game: AnyGame, setup: dict[str, Plain], deal: Deal, opening: tuple[str, ...], seed: int) -> str:
    """The deal from its first action to its end: the ``opening`` actions as given (``SEAT text`` for one that another
    seat than the one awaited takes, such as a claim), then actions drawn from what is legal."""
    return "\n".join(_lines(game, setup, deal, opening, seed)) + "\n"


def _lines(game: AnyGame, setup: dict[str, Plain], deal: Deal, opening: tuple[str, ...], seed: int) -> Iterator[str]:
    rng = Random(seed)
    state = game.start(game.read_setup(setup), deal)
    yield f"game   {game.name}"
    yield f"setup  {json.dumps(plain(game.read_setup(setup)))}"
    yield f"deal   {game.write_deal(deal)}"
    views: dict[Viewer, dict[str, Plain]] = {viewer: {} for viewer in VIEWERS}
    number = 0
    while True:
        yield from _changes(views, {viewer: _seen(game, state, viewer) for viewer in VIEWERS})
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = min(awaited)
        if number < len(opening):
            text = opening[number]
            if text[:2] in ("N ", "E ", "S ", "W "):
                seat, text = next(seat for seat in SEATS if seat.letter == text[0]), text[2:]
            action = game.read(state, seat, text)
        else:
            action = game.legal(state, seat).sample(rng)
        number += 1
        yield ""
        told = [f"{_name(viewer)} {game.seen(state, viewer, seat, action).text!r}" for viewer in VIEWERS]
        same = len({word.split(" ", 1)[1] for word in told}) == 1
        yield f"{number} {seat.letter}: {action.text}" + ("" if same else f"   (seen: {', '.join(told)})")
        state = game.apply(state, seat, action)
    yield ""
    yield "open"
    yield from _wrapped("  ", _seen(game, state, Watch.OPEN))


def _seen(game: AnyGame, state: Any, viewer: Viewer) -> dict[str, Plain]:
    shown = plain(game.view(state, viewer))
    assert isinstance(shown, dict)
    return shown


def _name(viewer: Viewer) -> str:
    return viewer.letter if viewer in SEATS else "watcher"


def _changes(before: dict[Viewer, dict[str, Plain]], now: dict[Viewer, dict[str, Plain]]) -> Iterator[str]:
    """What is new: once for all if all see the same, else viewer by viewer."""
    fields = list(now[SEATS[0]])
    new: dict[Viewer, dict[str, Plain]] = {viewer: {} for viewer in VIEWERS}
    common: dict[str, Plain] = {}
    for name in fields:
        diffs = {viewer: _difference(before[viewer].get(name), now[viewer][name]) for viewer in VIEWERS}
        texts = {json.dumps(diff) for diff in diffs.values()}
        if len(texts) == 1:
            if diffs[SEATS[0]] != _SAME:
                common[name] = diffs[SEATS[0]]
            continue
        for viewer, diff in diffs.items():
            if diff != _SAME:
                new[viewer][name] = diff
    if common:
        yield from _wrapped("  all  ", common)
    for viewer in VIEWERS:
        if new[viewer]:
            yield from _wrapped(f"  {_name(viewer):8}", new[viewer])
    before.update(now)


_SAME = "same"


def _difference(old: Plain, new: Plain) -> Plain:
    """The new value, or what was added to a list or taken from it."""
    if old == new:
        return _SAME
    if isinstance(old, list) and isinstance(new, list) and old:
        if new[: len(old)] == old:
            return {"+": new[len(old) :]}
        if new and [item for item in old if item in new] == new:
            return {"-": [item for item in old if item not in new]}
    return new


def _wrapped(label: str, values: dict[str, Plain]) -> Iterator[str]:
    """The values as ``name value`` pairs on lines of a width that can be read."""
    line = label
    for name, value in values.items():
        text = f"{name} {_short(value)}; "
        if len(line) + len(text) > _WIDTH and line.strip() != label.strip():
            yield line.rstrip()
            line = " " * len(label)
        line += text
    yield line.rstrip()


def _short(value: Plain) -> str:
    """Lists of words without quotes: ``[SA SK]``."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return f"[{' '.join(map(str, value))}]"
    if isinstance(value, list) and value and all(isinstance(item, dict) and "form" in item for item in value):
        return " | ".join(_form(item) for item in value if isinstance(item, dict))
    if isinstance(value, dict) and set(value) <= {"+", "-"}:
        ((sign, items),) = value.items()
        return f"{sign}{_short(items)}"
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _form(form: dict[str, Plain]) -> str:
    """A family of choices: its name and what it holds."""
    rest = [f"{name} {_short(value)}" for name, value in form.items() if name not in ("form", "actions", "cards")]
    return " ".join([str(form["form"]), *rest, _short(form.get("actions") or form.get("cards") or [])])
