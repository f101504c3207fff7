"""The rules pages: one text file for each game and language, in a small part of Markdown.

``# title`` and the line below it, which says who plays with whom; ``## heading`` begins a numbered section; a blank
line parts paragraphs; ``- `` begins an item of a list; lines with ``|`` are a table, its first row the heads.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardavia.cards import Unreadable
from cardavia.words.catalogue import HOME

PAGES = [HOME / "pages"]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph (``kind`` ``text``, one line), a list (``list``, its items) or a table (``table``, rows of cells)."""

    kind: str
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered section."""

    number: int
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """A rules page: its title, the line that says who plays with whom, what it is about, and its sections."""

    title: str
    subtitle: str
    lead: str
    sections: tuple[Section, ...]


def add_pages(folder: Path) -> None:
    """Adds a folder of rules pages, named ``<game>.<language>.md``: a plug-in's."""
    PAGES.append(folder)
    read_rules.cache_clear()


@cache
def read_rules(language: str, game: str) -> Rules:
    """The rules page of a game in a language, or in English where there is none in that language.

    ``Unreadable("no_rules_page")`` if the game has none at all.

    >>> read_rules("en", "bridge").sections[0].number
    1
    """
    for code in (language, "en"):
        for folder in PAGES:
            file = folder / f"{game}.{code}.md"
            if file.is_file():
                return parse(file.read_text(encoding="utf-8"))
    raise Unreadable("no_rules_page", text=game)


def parse(text: str) -> Rules:
    """A page from its text.

    >>> page = parse("# Whist\\n4 players\\n\\nWin tricks.\\n\\n## Play\\n\\n- One card each.\\n- Follow suit.")
    >>> page.title, page.subtitle, page.lead, page.sections[0].blocks[0].lines
    ('Whist', '4 players', 'Win tricks.', ('One card each.', 'Follow suit.'))
    """
    head, *parts = text.strip().split("\n## ")
    title, subtitle, *lead = [line.strip() for line in head.splitlines() if line.strip()]
    sections = []
    for number, part in enumerate(parts, 1):
        heading, _, body = part.partition("\n")
        sections.append(Section(number, heading.strip(), tuple(_blocks(body))))
    return Rules(title.removeprefix("#").strip(), subtitle, " ".join(lead), tuple(sections))


def _blocks(body: str) -> Iterator[Block]:
    for chunk in body.strip().split("\n\n"):
        lines = [line.strip() for line in chunk.splitlines() if line.strip()]
        if not lines:
            continue
        if lines[0].startswith("|"):
            cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
            yield Block("table", rows=tuple(row for row in cells if not set("".join(row)) <= set("-: ")))
        elif lines[0].startswith("- "):
            yield Block("list", tuple(_items(lines)))
        else:
            yield Block("text", (" ".join(lines),))


def _items(lines: list[str]) -> Iterator[str]:
    """The items of a list; a line without a dash goes on with the one before."""
    item = ""
    for line in lines:
        if line.startswith("- "):
            if item:
                yield item
            item = line[2:]
        else:
            item += " " + line
    yield item
