"""Templates, and what they call: words, cards, addresses of files that may be kept for ever."""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import Request
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.web.appearance import CHOICES, SLIDERS, appearance
from cardavia.words import Words
from cardavia.words.catalogue import languages
from cardavia.words.language import own_name

HOME = Path(str(files("cardavia.web")))
STATIC = HOME / "static"
_LOADERS = [FileSystemLoader(HOME / "templates")]


def add_templates(folder: Path) -> None:
    """Adds a folder of templates: a plug-in's ``<game>/room.html``, over the one for any game."""
    _LOADERS.append(FileSystemLoader(folder))
    environment.cache_clear()


@cache
def environment() -> Environment:
    """The templates. A name that is missing is an error, not an empty place."""
    made = Environment(
        loader=ChoiceLoader(_LOADERS),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(asset=asset, has_asset=has_asset, SLIDERS=SLIDERS, LOOKS=CHOICES, languages=_languages)
    return made


def page(request: Request, speech: Words, template: str | Sequence[str], **values: Any) -> str:
    """A template drawn for this reader."""
    look = appearance(request)
    return (
        environment()
        .get_or_select_template(template if isinstance(template, str) else [*template])
        .render(
            **speech.helpers,
            words=speech,
            appearance=look,
            here=request.url.path + (f"?{request.url.query}" if request.url.query else ""),
            card=_card(speech),
            seats=tuple(Seat),
            **values,
        )
    )


def _languages() -> list[tuple[str, str]]:
    return [(code, own_name(code)) for code in languages()]


@cache
def asset(name: str) -> str:
    """The address of a static file, with a mark that changes when the file does."""
    path = STATIC / name
    mark = hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "0"
    return f"/static/{name}?v={mark}"


@cache
def has_asset(name: str) -> bool:
    return (STATIC / name).is_file()


def _card(speech: Words) -> Any:
    """``card(ace)`` draws a card: from its pack's sprite, or as text where the pack has none."""

    def drawn(card: Card, hidden: bool = False) -> Markup:
        sprite = f"{card.pack}.svg"
        name = (
            Markup('aria-hidden="true"')
            if hidden
            else Markup('role="img" aria-label="{}"').format(speech.card_name(card))
        )
        if not has_asset(sprite):
            return Markup('<span class="card-text" {}>{}</span>').format(name, speech.card(card))
        return Markup('<svg class="card-art" viewBox="0 0 250 400" {}><use href="{}#{}"/></svg>').format(
            name, asset(sprite), card.code
        )

    return drawn
