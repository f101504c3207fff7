"""Brings the catalogues up to date with the sentences in the program.

``python -m cardavia.words.extract`` finds every sentence in Python files and templates and merges them into each
catalogue: new ones wait for a translation, those that are gone go. ``--check`` changes nothing and fails, saying
which, if a catalogue lacks a sentence, has one too many, or has one untranslated.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from cardavia.robots.bridge.system.book import book, names
from cardavia.words.calls import BOOK
from cardavia.words.catalogue import HOME, languages, read

SOURCES = HOME.parent
KEYWORDS = {
    "text": None,
    "_": None,
    "mark": None,
    "plural": (1, 2),
    "mark_many": (1, 2),
    "in_context": ((1, "c"), 2),
    "mark_in": ((1, "c"), 2),
}
METHODS = [
    *(
        (f"{room}/**.py", "ignore")
        for room in ("cards", "games", "deals", "records", "robots", "table", "store", "work")
    ),
    ("**.py", "python"),
    ("**/templates/**.html", "jinja2"),
]
OPTIONS = {"**/templates/**.html": {"trimmed": "true"}}

#: A header without times and names, so that a catalogue changes only when its sentences do.
_HEADER = """# Cardavia in this language. New sentences come in by `python -m cardavia.words.extract`.
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {plurals}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def sentences() -> Catalog:
    """All sentences of the program, with the places where they stand."""
    found = Catalog(project="Cardavia", charset="utf-8")
    for file, _, message, _, context in extract_from_dir(
        SOURCES, METHODS, OPTIONS, keywords=KEYWORDS, strip_comment_tags=True
    ):
        found.add(message, locations=[(file, 1)], context=context)
    for name in titles():
        found.add(name, locations=[("robots/bridge/system/books", 1)], context=BOOK)
    return found


def titles() -> Iterator[str]:
    """What stands in the books of the bidding systems: their titles, those of chapters and sections, names of rules."""
    for system in names():
        found = book(system)
        yield found.title
        for section in found.sections:
            yield from (told for told in (section.chapter, section.title) if told)
            yield from (rule.name.partition("/")[0] for rule in section.rules if rule.name)


def file_of(language: str) -> Path:
    """Where a language's catalogue is."""
    return HOME / "catalogues" / language / "LC_MESSAGES" / "cardavia.po"


def update(language: str) -> None:
    """Merges the program's sentences into a catalogue and writes it in a settled order."""
    file = file_of(language)
    kept = read(file) if file.is_file() else Catalog(language)
    fresh = Catalog(language, project="Cardavia", charset="utf-8", header_comment=f"# Cardavia: {language}")
    for message in sentences():
        if not message.id:
            continue
        old = kept.get(message.id, message.context)
        files = sorted({place for place, _ in message.locations})
        fresh.add(message.id, old.string if old else None, [(place, 0) for place in files], context=message.context)
    fresh.fuzzy = False
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as stream:
        stream.write(_HEADER.format(language=language, plurals=fresh.plural_forms).encode())
        write_po(stream, fresh, width=100, sort_output=True, omit_header=True, include_lineno=False)


def problems() -> Iterator[str]:
    """What a catalogue lacks, has too much of, or leaves untranslated."""
    wanted = {(message.id, message.context) for message in sentences() if message.id}
    for language in languages():
        file = file_of(language)
        if not file.is_file():
            continue
        catalogue = read(file)
        have = {(message.id, message.context): message for message in catalogue if message.id}
        yield from (f"{language}: not in the catalogue: {message!r}" for message, _ in wanted - have.keys())
        yield from (f"{language}: no longer in the program: {message!r}" for message, _ in have.keys() - wanted)
        for message in have.values():
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            if message.fuzzy or (language != "en" and not all(strings)):
                yield f"{language}: not translated: {message.id!r}"
            elif isinstance(message.string, tuple) and len(message.string) != catalogue.num_plurals:
                yield f"{language}: needs {catalogue.num_plurals} forms: {message.id!r}"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        found = sorted(problems())
        print("\n".join(found) if found else "Every catalogue is complete.")
        return 1 if found else 0
    for language in languages():
        update(language)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
