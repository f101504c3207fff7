"""A deal as readable text: what each viewer sees at first, then what changes for whom at each action."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from cardavia.games import SEATS, AnyGame, Choices, Deal, Plain, Seat, Viewer, Watch, plain

VIEWERS: tuple[Viewer, ...] = (*SEATS, Watch.WATCHER)
_WIDTH = 118


def playthrough(
    game: AnyGame, setup: dict[str, Plain], deal: Deal, opening: tuple[str, ...], seed: int, kept: str | None = None
) -> str:
    """The deal from its first action to its end: the ``opening`` actions as given, then actions drawn from what is
    legal. ``SEAT text`` is one that another seat than the one awaited takes, such as a claim; ``?`` is drawn, and
    ``?poignee`` drawn from those of that kind. The card ``kept`` is drawn only when nothing else may be played."""
    return "\n".join(_lines(game, setup, deal, opening, seed, kept)) + "\n"


def _lines(
    game: AnyGame, setup: dict[str, Plain], deal: Deal, opening: tuple[str, ...], seed: int, kept: str | None
) -> Iterator[str]:
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
        text = opening[number] if number < len(opening) else "?"
        if text[:2] in ("N ", "E ", "S ", "W "):
            seat, text = Seat.read(text[0]), text[2:]
        action = _drawn(game, state, seat, text[1:], kept, rng) if text[0] == "?" else game.read(state, seat, text)
        number += 1
        yield ""
        told = [f"{_name(viewer)} {game.seen(state, viewer, seat, action).text!r}" for viewer in VIEWERS]
        same = len({word.split(" ", 1)[1] for word in told}) == 1
        yield f"{number} {seat.letter}: {action.text}" + ("" if same else f"   (seen: {', '.join(told)})")
        state = game.apply(state, seat, action)
    yield ""
    yield "open"
    yield from _wrapped("  ", _seen(game, state, Watch.OPEN))


def _drawn(game: AnyGame, state: Any, seat: Seat, kind: str, kept: str | None, rng: Random) -> Any:
    """An action drawn from those that are legal, of one kind if it is named."""
    forms = game.legal(state, seat).forms
    choices = Choices(tuple(form for form in forms if kind in ("", next(iter(form)).kind)))
    action = choices.sample(rng)
    while action.text == kept and choices.count() > 1:
        action = choices.sample(rng)
    return action


def _seen(game: AnyGame, state: Any, viewer: Viewer) -> dict[str, Plain]:
    shown = plain(game.view(state, viewer))
    assert isinstance(shown, dict)
    return shown


def _name(viewer: Viewer) -> str:
    return viewer.letter if viewer in SEATS else "watcher"


def _changes(before: dict[Viewer, dict[str, Plain]], now: dict[Viewer, dict[str, Plain]]) -> Iterator[str]:
    """What is new: once for all, or for all seats, if they see the same, else viewer by viewer."""
    fields = list(now[SEATS[0]])
    new: dict[Viewer, dict[str, Plain]] = {viewer: {} for viewer in VIEWERS}
    common: dict[str, Plain] = {}
    seated: dict[str, Plain] = {}
    for name in fields:
        diffs = {viewer: _difference(before[viewer].get(name), now[viewer][name]) for viewer in VIEWERS}
        texts = {json.dumps(diff) for diff in diffs.values()}
        if len(texts) == 1:
            if diffs[SEATS[0]] != _SAME:
                common[name] = diffs[SEATS[0]]
            continue
        of_seats = {json.dumps(diffs[seat]) for seat in SEATS}
        if len(of_seats) == 1 and diffs[SEATS[0]] != _SAME:
            seated[name] = diffs[SEATS[0]]
            diffs = {Watch.WATCHER: diffs[Watch.WATCHER]}
        for viewer, diff in diffs.items():
            if diff != _SAME:
                new[viewer][name] = diff
    if common:
        yield from _wrapped("  all  ", common)
    if seated:
        yield from _wrapped("  seats   ", seated)
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
    """The values as ``name value`` pairs on lines of a width that can be read; a long list an item a line."""
    line = label
    for name, value in values.items():
        text = f"{name} {_short(value)}; "
        if len(line) + len(text) > _WIDTH and line.strip() != label.strip():
            yield line.rstrip()
            line = " " * len(label)
        if len(line) + len(text) > _WIDTH and _itemised(value):
            first, *rest = _items(value)
            yield f"{line}{name} {first}".rstrip()
            yield from (f"{' ' * len(label)}  {item}" for item in rest)
            line = " " * len(label)
            continue
        line += text
    if line.strip():
        yield line.rstrip()


def _itemised(value: Plain) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and not all(isinstance(item, str) for item in value))


def _items(value: Plain) -> list[str]:
    if isinstance(value, dict):
        if set(value) <= {"+", "-"}:
            ((sign, items),) = value.items()
            first, *rest = _items(items)
            return [sign + first, *rest]
        return ["", *(f"{name}: {_short(item)}" for name, item in value.items())]
    return ["", *(_form(item) if _is_form(item) else _short(item) for item in value)] if isinstance(value, list) else []


def _short(value: Plain) -> str:
    """Lists of words without quotes: ``[SA SK]``; a trick as who played what and who won."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return f"[{' '.join(map(str, value))}]"
    if isinstance(value, list) and value and all(map(_is_form, value)):
        return " | ".join(_form(item) for item in value if isinstance(item, dict))
    if isinstance(value, dict) and set(value) <= {"+", "-"}:
        ((sign, items),) = value.items()
        return f"{sign}{_short(items)}"
    if isinstance(value, dict) and set(value) == {"cards", "winner"} and isinstance(value["cards"], list):
        played = [f"{item[0]} {item[1]}" for item in value["cards"] if isinstance(item, list)]
        return f"{', '.join(played)}: {value['winner']}"
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _is_form(value: Plain) -> bool:
    return isinstance(value, dict) and "form" in value


def _form(form: Any) -> str:
    """A family of choices: its name and what it holds."""
    rest = [f"{name} {_short(value)}" for name, value in form.items() if name not in ("form", "actions", "cards")]
    return " ".join([str(form["form"]), *rest, _short(form.get("actions") or form.get("cards") or [])])
