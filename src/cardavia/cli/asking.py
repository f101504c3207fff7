"""What ``cardavia bridge bid`` and ``cardavia bridge play`` share: asking a robot about one position or many."""

import json
import sys
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import typer
from rich import box
from rich.table import Table

from cardavia.cards import Illegal, Refusal, Unreadable
from cardavia.cli.saying import screen, write_json
from cardavia.games import Plain, Seat, plain
from cardavia.games.bridge import Action, BridgeView, Call, Vulnerable
from cardavia.games.bridge.position import named_calls, read_calls
from cardavia.records.pbn.tags import vulnerability
from cardavia.robots import Explains, Explanation, Robot, Weighed, Why, robot
from cardavia.words import Words
from cardavia.words.explaining import sentence, unit, value
from cardavia.words.mark import mark_many

#: The level that is asked about one position where none is named: the best that answers within about a second.
ONE = "normal"
#: And about rows of them: the best that answers at once.
MANY = "quick"

UNANSWERED = mark_many(
    "{n} of {rows} rows could not be answered, line {lines}. Its “error” says why.",
    "{n} of {rows} rows could not be answered, lines {lines}. Their “error” says why.",
)
#: How many of their lines are named.
NAMED = 10

#: One position as it was given: from the options, or a row.
Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A robot, loaded once, the seed of its chance, and whether it is to explain itself."""

    robot: Robot
    level: str
    seed: int
    explain: bool
    said: Words

    @classmethod
    def of(cls, level: str, system: str | None, seed: int, explain: bool, said: Words) -> "Asked":
        """The robot of a level, playing a system if one is named; ``Unreadable("no_such_robot")`` if there is none."""
        name = ":".join(part for part in (level, system) if part)
        return cls(robot("bridge", name), name, seed, explain, said)

    def action(self, view: BridgeView) -> Action:
        """What the robot does; ``Illegal("robot_strayed")`` if the rules don't allow it."""
        return self._allowed(view, self.robot.act(view, self._rng()))

    def explanation(self, view: BridgeView) -> Explanation | None:
        """What the robot does and why; ``None`` if it can't say why."""
        if not isinstance(self.robot, Explains):
            return None
        found = self.robot.explain(view, self._rng())
        self._allowed(view, found.action)
        return found

    def answer(self, view: BridgeView, name: str) -> dict[str, Plain]:
        """The answer as data: under ``name`` the call or card, and if they were asked for ``why``, ``alternatives``
        and their ``unit`` (each ``None`` if the robot can't say)."""
        if not self.explain:
            return {name: self.action(view).text}
        found = self.explanation(view)
        if found is None:
            return {name: self.action(view).text, "why": None, "unit": None, "alternatives": None}
        return {
            name: found.action.text,
            "why": self._why(found.why),
            "unit": found.unit or None,
            "alternatives": [self._alternative(each, name) for each in found.alternatives],
        }

    def _alternative(self, each: Weighed, name: str) -> dict[str, Plain]:
        return {name: each.action.text, "value": each.value, "why": self._why(each.why)}

    def _why(self, why: Why | None) -> Plain:
        if why is None:
            return None
        return {"key": why.key, "values": plain(why.values), "text": sentence(self.said, why, "bridge")}

    def _allowed(self, view: BridgeView, action: Any) -> Action:
        if action not in view.choices:
            raise Illegal("robot_strayed", text=self.level, chosen=str(getattr(action, "text", action)))
        chosen: Action = action
        return chosen

    def _rng(self) -> Random:
        return Random(self.seed)  # noqa: S311


def say(asked: Asked, view: BridgeView, name: str, as_json: bool) -> None:
    """One answer on the screen, or as JSON."""
    if as_json:
        write_json({**asked.answer(view, name), "seat": plain(view.playing or view.viewer), "level": asked.level})
        return
    console, said = screen(), asked.said
    found = asked.explanation(view) if asked.explain else None
    console.print(said.action("bridge", asked.action(view) if found is None else found.action))
    if found is not None:
        console.print(sentence(said, found.why, "bridge"))
        if found.alternatives:
            console.print(weighed(said, found))
    elif asked.explain:
        console.print(said.text("The robot {level} can't say what it weighed.", level=asked.level))


def weighed(said: Words, found: Explanation) -> Table:
    """The alternatives, the best first, each with its value and what speaks for it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head, justify in (("", "left"), (unit(said, found), "right"), ("", "left")):
        table.add_column(head, justify="right" if justify == "right" else "left")
    for each in found.alternatives:
        why = "" if each.why is None else sentence(said, each.why, "bridge")
        table.add_row(said.action("bridge", each.action), value(said, each), why)
    return table


def answer_lines(asked: Asked, name: str, view_of: Callable[[Row], BridgeView]) -> None:
    """Each row of standard input, a JSON object a line, written to standard output with the robot's answer under
    ``name``, in the same order, each as soon as it is known. A row that can't be answered gets a sentence under
    ``error``, which begins with its line; the others are answered all the same, and the command ends with 1."""
    rows = 0
    bad: list[int] = []
    for number, line in enumerate(sys.stdin, 1):
        if line.strip():
            found = _answered(asked, name, view_of, number, line)
            rows += 1
            if name not in found:
                bad.append(number)
            typer.echo(json.dumps(found, ensure_ascii=False))
    if bad:
        lines = ", ".join([*map(str, bad[:NAMED]), *("…" for _ in bad[NAMED : NAMED + 1])])
        typer.echo(asked.said.plural(*UNANSWERED, len(bad), rows=rows, lines=lines), err=True)
        raise typer.Exit(1)


def _answered(asked: Asked, name: str, view_of: Callable[[Row], BridgeView], number: int, line: str) -> dict[str, Any]:
    # Of a line that is no row its text is given back, so that nothing of what came in is lost.
    row: dict[str, Any] = {"text": line.rstrip("\r\n")}
    try:
        row = _object(line)
        answer = asked.answer(view_of(row), name)
        return {key: found for key, found in {**row, **answer}.items() if key != "error"}
    except Refusal as refusal:
        error = asked.said.refusal(refusal, "bridge")
    except Exception as fault:
        traceback.print_exc()
        failed = Unreadable("robot_failed", text=asked.level, fault=f"{type(fault).__name__}: {fault}")
        error = asked.said.refusal(failed, "bridge")
    said = asked.said.text("Line {line}: {error}", line=str(number), error=error)
    return {**{key: found for key, found in row.items() if key != name}, "error": said}


def _object(line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Unreadable("bad_row") from error
    if not isinstance(row, dict):
        raise Unreadable("bad_row")
    return row


def text_of(row: Row, name: str, usual: str | None = None) -> str:
    """The text in this field of a row, ``usual`` if it is missing; ``Unreadable("bad_row_field", name=…)`` for what is
    no text."""
    found = row.get(name, usual)
    if not isinstance(found, str):
        raise Unreadable("bad_row_field", name=name)
    return found


def texts_of(row: Row, name: str) -> str | list[str]:
    """The texts in this field, as a list or as one text; none if the field is missing."""
    found = row.get(name, "")
    if isinstance(found, str) or (isinstance(found, list) and all(isinstance(text, str) for text in found)):
        return found
    raise Unreadable("bad_row_field", name=name)


def situation(row: Row, usual: "Situation") -> tuple[tuple[Call, ...], Seat, Vulnerable]:
    """The auction of a row, its dealer and who is vulnerable; ``usual`` where it doesn't say."""
    dealer = Seat.read(text_of(row, "dealer", usual.dealer))
    auction = texts_of(row, "auction")
    calls = read_calls(auction, dealer) if isinstance(auction, str) else named_calls(auction, dealer)
    return calls, dealer, vulnerability(text_of(row, "vul", usual.vul))


@dataclass(frozen=True, slots=True)
class Situation:
    """Dealer and vulnerability as the options give them."""

    dealer: str
    vul: str
