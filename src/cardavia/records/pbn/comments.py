"""What PBN has readers pass over: comments in braces, comments to the end of a line, escape lines."""

import re
from collections.abc import Iterator

#: Not ``splitlines``: that takes characters of old code pages for line ends.
_LINE_END = re.compile(r"\r\n|\r|\n")


def uncommented(text: str) -> Iterator[tuple[int, str, bool]]:
    """The lines with their numbers, comments taken out and escape lines left out; ``False`` with a line in which a
    comment begins that nothing closes.

    A comment in braces may run over lines. One that is not closed before the next begins, or at all, is taken to end
    with its line: else one forgotten brace would swallow the records behind it.

    >>> [line for _, line, _ in uncommented("a {b\\nc} d ; e\\n% f\\ng")]
    ['a ', ' d ', 'g']
    """
    lines = _LINE_END.split(text)
    inside = False
    for number, line in enumerate(lines, 1):
        if line.startswith("%") and not inside:
            continue
        if not inside and "{" not in line and ";" not in line:
            yield number, line, True
            continue
        before = inside
        kept, inside = _stripped(line, before)
        begun = inside and (not before or "}" in line)
        closed = not begun or _closes(lines, number)
        inside = inside and closed
        if kept.strip() or not closed or not (before or line.strip()):
            yield number, kept, closed


def _stripped(line: str, inside: bool) -> tuple[str, bool]:
    """A line without its comments, and whether a comment goes on behind it. Braces and semicolons within quotes
    begin none."""
    kept: list[str] = []
    quoted = False
    at = 0
    while at < len(line):
        char = line[at]
        if inside:
            end = line.find("}", at)
            if end < 0:
                break
            at, inside = end, False
        elif quoted:
            kept.append(line[at : at + 2] if char == "\\" else char)
            at += char == "\\"
            quoted = char != '"'
        elif char == "{":
            inside = True
        elif char == ";":
            break
        else:
            kept.append(char)
            quoted = char == '"'
        at += 1
    return "".join(kept), inside


def _closes(lines: list[str], at: int) -> bool:
    """Is the comment that goes on in ``lines[at]`` closed before another begins?"""
    for further in range(at, len(lines)):
        line = lines[further]
        end, begin = line.find("}"), line.find("{")
        if end >= 0 or begin >= 0:
            return end >= 0 and not 0 <= begin < end
    return False
