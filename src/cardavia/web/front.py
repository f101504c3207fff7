"""The pages before a table: home, set-up, rules, settings."""

import secrets
from collections import defaultdict
from urllib.parse import quote, urlsplit

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from cardavia.cards import Refusal
from cardavia.games import AnyGame, game, names
from cardavia.robots import levels
from cardavia.table import PACES, NotFound
from cardavia.web.answers import refused, said, status_of, wants_fragment
from cardavia.web.appearance import CHOICES, SLIDERS, Appearance, appearance, changed, keep
from cardavia.web.asking import AtDesk, Form, count_table
from cardavia.web.drawing import page
from cardavia.web.founding import found, last_number
from cardavia.web.look import css
from cardavia.web.rules import has_rules, rules_page
from cardavia.web.systems import SYSTEMS

router = APIRouter(include_in_schema=False)


def new_key() -> str:
    """A request key, so that a form sent twice counts once."""
    return secrets.token_urlsafe(12)


@router.get("/")
def home(request: Request, at: AtDesk) -> Response:
    person = at.guests.of_cookie(request)
    tables = at.house.tables.mine(person) if person else ()
    speech = said(request)
    with_rules = [name for name in names() if has_rules(name)]
    return HTMLResponse(page(request, speech, "home.html", games=names(), tables=tables, with_rules=with_rules))


@router.get("/play/{name}")
def set_up(request: Request, at: AtDesk, name: str) -> Response:
    return HTMLResponse(_set_up(request, at, known_game(name)))


@router.post("/tables")
def new_table(request: Request, at: AtDesk, form: Form) -> Response:
    person = at.guests.of_cookie(request)
    count_table(at, request, person)
    sitting = person or at.guests.new()
    try:
        table = found(at.house.tables, sitting, form, at.house.settings.level_of)
    except Refusal as refusal:
        if form.get("game") not in names():
            return refused(request, refusal)
        sentence = said(request).refusal(refusal, form["game"])
        drawn = _set_up(request, at, game(form["game"]), form.texts, sentence)
        return HTMLResponse(drawn, status_of(refusal))
    response = RedirectResponse(f"/tables/{table}", 303)
    at.guests.keep(request, response, sitting)
    return response


def known_game(name: str) -> AnyGame:
    """The game that an address names; ``NotFound("no_such_game")``."""
    if name not in names():
        raise NotFound("no_such_game", text=name[:60], games=names())
    return game(name)


def _set_up(
    request: Request, at: AtDesk, rules: AnyGame, given: dict[str, str] | None = None, refusal: str = ""
) -> str:
    filled: defaultdict[str, str] = defaultdict(str, given or {})
    return page(
        request,
        said(request),
        "setup.html",
        game=rules.name,
        given=filled,
        refusal=refusal,
        key=new_key(),
        levels=levels(rules.name),
        systems=SYSTEMS.get(rules.name, ()),
        level_usual=at.house.settings.level_of(rules.name),
        pace=at.house.settings.pace,
        paces_known=tuple(PACES),
        last=last_number(rules),
        has_rules=has_rules(rules.name),
    )


@router.get("/rules/{name}")
def rules(request: Request, name: str, table: str = "") -> Response:
    known_game(name)
    speech = said(request)
    back = local(f"/tables/{quote(table)}") if table else f"/play/{name}"
    return HTMLResponse(rules_page(request, speech, name, back))


@router.get("/settings")
def settings(request: Request) -> Response:
    """The panel on a page of its own."""
    return HTMLResponse(page(request, said(request), "settings.html"))


@router.post("/settings")
def set_settings(request: Request, at: AtDesk, form: Form) -> Response:
    chosen = changed(appearance(request), form.texts)
    response: Response = Response(status_code=204)
    if not wants_fragment(request):
        response = RedirectResponse(local(form.get("back")), 303)
    keep(request, response, chosen)
    person = at.guests.of_cookie(request)
    if person:
        at.house.ports.people.like(person, language=chosen.language, look=chosen.text)
    return response


@router.get("/look.css")
def look_sheet(
    c: str = "50", g: str = "50", t: str = "50", suits: str = "", theme: str = "", baize: str = ""
) -> Response:
    """The style sheet of the reader's look. Its address says all that it depends on, so it can be kept."""
    wishes: dict[str, str] = dict(zip(SLIDERS, (c, g, t), strict=True))
    wishes |= {name: value for name, value in zip(CHOICES, (suits, theme, baize), strict=True) if value}
    chosen = changed(Appearance(), wishes)
    text = css(
        chosen.contrast, chosen.grain, chosen.temperature, suits=chosen.suits, theme=chosen.theme, baize=chosen.baize
    )
    return Response(text, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


def local(address: str) -> str:
    """The address, if it is a page of ours; else the start.

    >>> local("/rules/bridge?table=x"), local("//evil.example/"), local("https://evil.example/")
    ('/rules/bridge?table=x', '/', '/')
    """
    parts = urlsplit(address.replace("\\", "/"))
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or address.startswith("//"):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")
