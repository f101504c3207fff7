"""The lines of a book: the head of a section, and a rule with its notes. A bad one is refused with its place."""

import re
from collections.abc import Callable, Sequence

from cardavia.robots.bridge.system import checking
from cardavia.robots.bridge.system.checking import FLAGS, Unfit
from cardavia.robots.bridge.system.pattern import tokens
from cardavia.robots.bridge.system.rule import BadBook, Rule, Section


def checked(place: str, check: Callable[..., None], *told: object) -> None:
    try:
        check(*told)
    except Unfit as fault:
        raise BadBook(f"{place}: {fault}") from None


def section(line: str, chapter: str, place: str, before: Sequence[Section]) -> Section:
    pattern, closed, rest = line[1:].partition("]")
    heading, _, conditions = rest.partition(" if ")
    if not closed or not heading.strip():
        raise BadBook(f"{place}: a section begins with [calls so far] and its title")
    made = Section(" ".join(pattern.split()), heading.strip(), chapter, conditions.strip(), (), place)
    checked(place, checking.check_pattern, made.pattern)
    if made.conditions:
        checked(place, checking.check_conditions, made.conditions)
    for other in before:
        if (other.pattern, other.conditions) == (made.pattern, made.conditions):
            raise BadBook(f"{place}: the same situation as in {other.place}; rules for one situation stand together")
    return made


def silence(pattern: str) -> str:
    """What a pass is called that has no name: why one passes is mostly told by who spoke last.

    >>> silence("1M (P)"), silence("1D (1H)"), silence("..."), silence("")
    ('Far enough', 'Nothing to bid', 'Enough said', 'Nothing to bid')
    """
    anywhere, said = tokens(pattern)
    theirs = next((token.theirs for token in reversed(said) if token.options != ("P",)), None)
    if theirs is None and anywhere:
        return "Enough said"
    return "Far enough" if theirs is False else "Nothing to bid"


def rule(line: str, place: str, within: Section) -> Rule:
    call, colon, rest = (part.strip() for part in line.partition(":"))
    terms, _, notes = rest.partition(";")
    if not colon or not call:
        raise BadBook(f"{place}: a rule is CALL : TERMS ; NOTES")
    if not terms.strip():
        raise BadBook(f"{place}: a rule says what the hand must hold; 'any' if it need hold nothing")
    checked(place, checking.check_call, call)
    checked(place, checking.check_terms, terms.strip())
    flags, values = _notes(notes, place)
    if call == "P":
        values["name"] = values["name"] or silence(within.pattern)
    tag = re.sub(r"[^a-z0-9/A-Z]+", "-", values["name"][:1].lower() + values["name"][1:]).strip("-")
    return Rule(
        call,
        terms.strip(),
        frozenset(flags),
        values["name"],
        tag,
        values["shows"],
        values["suits"],
        values["agrees"],
        place,
    )


def _notes(notes: str, place: str) -> tuple[set[str], dict[str, str]]:
    flags: set[str] = set()
    values = {"name": "", "shows": "", "suits": "", "agrees": ""}
    for note in (part.strip() for part in notes.split(";")):
        word, _, value = note.partition(" ")
        if word in ("shows", "suits", "agrees"):
            if values[word]:
                raise BadBook(f"{place}: {word} stands twice; once is enough, with commas or blanks between its values")
            if word == "shows":
                checked(place, checking.check_terms, value.strip())
            else:
                checked(place, checking.check_suits, word, value.strip())
            values[word] = value.strip()
            continue
        for part in (piece.strip() for piece in note.split(",") if piece.strip()):
            if part in FLAGS:
                flags.add(part)
            else:
                checked(place, checking.check_flag, part, values["name"])
                values["name"] = part
    return flags, values
