"""The catalogues: one ``.po`` file a language, read when first asked for. Nothing has to be compiled."""

import gettext
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HOME = Path(__file__).parent
#: Folders that hold ``<language>/LC_MESSAGES/cardavia.po``; a plug-in may add its own (:func:`add_catalogues`).
_FOLDERS: list[Path] = [HOME / "catalogues"]


def add_catalogues(folder: Path) -> None:
    """Adds a folder of catalogues laid out like ours: a plug-in's words for its own game, or a whole new language."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        translations.cache_clear()
        languages.cache_clear()


def files(language: str) -> Iterator[Path]:
    """The catalogue files of a language, ours first."""
    for folder in _FOLDERS:
        file = folder / language / "LC_MESSAGES" / "cardavia.po"
        if file.is_file():
            yield file


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a catalogue, English first.

    >>> languages()[0], "sv" in languages()
    ('en', True)
    """
    found = {file.parent.parent.name for folder in _FOLDERS for file in folder.glob("*/LC_MESSAGES/cardavia.po")}
    return tuple(sorted(found, key=lambda code: (code != "en", code)))


def read(file: Path) -> Catalog:
    """The catalogue as Babel reads it, for the checks and for :mod:`cardavia.words.extract`."""
    with file.open("rb") as stream:
        return read_po(stream)


@cache
def translations(language: str) -> gettext.NullTranslations:
    """The language's sentences by their English ones. A sentence that is missing stays English."""
    found: gettext.NullTranslations = gettext.NullTranslations()
    for file in reversed([*files(language)]):
        compiled = io.BytesIO()
        write_mo(compiled, read(file))
        compiled.seek(0)
        one = gettext.GNUTranslations(compiled)
        one.add_fallback(found)
        found = one
    return found
