"""Each language has a glossary, and uses its words (SPEC G4)."""

import re
import tomllib
from functools import cache

import pytest

from cardavia.words import languages
from cardavia.words.catalogue import HOME, read
from cardavia.words.extract import file_of

Glossary = dict[str, dict[str, str]]


@cache
def glossary(language: str) -> Glossary:
    found: Glossary = tomllib.loads((HOME / "glossary" / f"{language}.toml").read_text(encoding="utf-8"))
    return found


@cache
def told(language: str) -> str:
    """All that the program says in a language: its catalogue and its rules pages."""
    said = [page.read_text(encoding="utf-8") for page in sorted((HOME / "pages").glob(f"*.{language}.md"))]
    for message in read(file_of(language)):
        if message.id:
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            said.extend(str(text) for text in (strings if any(strings) else ids))
    return re.sub(r"{\w+}", " ", "\n".join(said)).casefold()


@pytest.mark.parametrize("language", languages())
def test_every_term_of_the_glossary_is_used(language: str) -> None:
    terms = {term for part, terms in glossary(language).items() if part != "avoid" for term in terms.values()}
    assert {term for term in terms if term.casefold() not in told(language)} == set()


@pytest.mark.parametrize("language", languages())
def test_no_word_to_avoid_is_used(language: str) -> None:
    avoided = glossary(language).get("avoid", {})
    assert {word for word in avoided if re.search(rf"\b{re.escape(word.casefold())}", told(language))} == set()


@pytest.mark.parametrize("language", languages())
def test_glossaries_have_a_term_for_the_same_things(language: str) -> None:
    def things(of: Glossary) -> dict[str, set[str]]:
        return {part: set(terms) for part, terms in of.items() if part != "avoid"}

    assert things(glossary(language)) == things(glossary("en"))


@pytest.mark.parametrize("language", languages())
def test_the_call_and_the_thing_are_told_apart(language: str) -> None:
    """Calls are said ("Dubbelt"), the noun ("dubbling") is another word where the language has two."""
    terms = glossary(language)["bridge"]
    catalogue = read(file_of(language))
    assert (catalogue.get("Double").string or "Double") == terms["double_call"]
    assert (catalogue.get("Redouble").string or "Redouble") == terms["redouble_call"]
