"""What a reader chose: language, the three sliders, suits, theme, baize (SPEC G2). Kept in a cookie of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from fastapi import Request, Response

from cardavia.cards import Unreadable
from cardavia.web.guests import YEAR, safe
from cardavia.words.catalogue import languages
from cardavia.words.language import choose

COOKIE = "look"
SLIDERS = ("contrast", "grain", "temperature")
MIDDLE = 50
MOST = 100
#: What is chosen from a few, the first when new.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "suits": ("two", "four"),
    "theme": ("auto", "light", "dark"),
    "baize": ("green", "blue"),
}


@dataclass(frozen=True, slots=True)
class Appearance:
    """All of it. 50, 50, 50 is the designer's look."""

    language: str = "en"
    contrast: int = MIDDLE
    grain: int = MIDDLE
    temperature: int = MIDDLE
    suits: str = "two"
    theme: str = "auto"
    baize: str = "green"

    @property
    def sheet(self) -> str:
        """The address of the style sheet for it."""
        named = "&".join(f"{name}={getattr(self, name)}" for name in CHOICES)
        return f"/look.css?c={self.contrast}&g={self.grain}&t={self.temperature}&{named}"

    @property
    def text(self) -> str:
        """As the cookie holds it.

        >>> Appearance("sv", grain=0).text
        'sv.50.0.50.two.auto.green'
        """
        return ".".join(str(getattr(self, item.name)) for item in fields(self))


def read(text: str, language: str = "en") -> Appearance:
    """What ``text`` wrote; whatever of it can't be read is as when new.

    >>> read("sv.50.900.0.four.auto.green", "en") == Appearance("sv", temperature=0, suits="four")
    True
    """
    found = Appearance(language)
    for item, value in zip(fields(Appearance), text.split("."), strict=False):
        try:
            found = changed(found, {item.name: value})
        except Unreadable:  # a cookie is the browser's: what is wrong in it is nobody's error to read
            continue
    return found


def changed(old: Appearance, wishes: Mapping[str, str]) -> Appearance:
    """What is wished, over what was; ``Unreadable("bad_field")`` names the wish that can't be."""
    found: dict[str, Any] = {}
    for name, value in wishes.items():
        if name == "language":
            if value not in languages():
                raise Unreadable("bad_field", field=name, value=value, options=languages())
            found[name] = value
        elif name in SLIDERS:
            if not (value.isascii() and value.isdecimal() and int(value[:4]) <= MOST):
                raise Unreadable("bad_field", field=name, value=value, least=0, most=MOST)
            found[name] = int(value)
        elif name in CHOICES:
            if value not in CHOICES[name]:
                raise Unreadable("bad_field", field=name, value=value, options=CHOICES[name])
            found[name] = value
    return replace(old, **found)


def appearance(request: Request) -> Appearance:
    """The look that this request asks for: the cookie's, in the browser's language until one is chosen."""
    return read(request.cookies.get(COOKIE, ""), choose(request.headers.get("accept-language")))


def keep(request: Request, response: Response, chosen: Appearance) -> None:
    """Puts it in the browser's cookie."""
    response.set_cookie(COOKIE, chosen.text, max_age=YEAR, httponly=True, samesite="lax", secure=safe(request))
