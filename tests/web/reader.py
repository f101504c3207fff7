"""A reader of pages without script: it finds the forms, fills them in, and posts them."""

import re
from dataclasses import dataclass, field
from datetime import timedelta
from html.parser import HTMLParser
from random import Random

import httpx
from fastapi.testclient import TestClient

from cardavia.app import House, memory_house
from cardavia.table import ROBOT
from cardavia.web import Limits, site

PLENTY = Limits(tables=10**6, acts=10**6, guests=10**6, streams=4)


@dataclass
class Input:
    """An input of a form."""

    kind: str
    name: str
    value: str
    id: str
    checked: bool
    why: str | None
    disabled: bool
    form: str | None


@dataclass
class PageForm:
    id: str
    action: str
    inputs: list[Input] = field(default_factory=list)

    @property
    def hidden(self) -> dict[str, str]:
        return {one.name: one.value for one in self.inputs if one.kind == "hidden"}


class Page(HTMLParser):
    """A page's forms and links, as a browser without script would see them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.forms: list[PageForm] = []
        self.loose: list[Input] = []
        self.links: list[str] = []
        self._form: PageForm | None = None
        self.feed(text)
        by_id = {form.id: form for form in self.forms}
        for one in self.loose:
            by_id[one.form].inputs.append(one)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._form = PageForm(said.get("id", ""), said["action"])
            self.forms.append(self._form)
        elif tag in ("input", "button"):
            kind = said.get("type", "submit" if tag == "button" else "text")
            one = Input(
                kind,
                said.get("name", ""),
                said.get("value", ""),
                said.get("id", ""),
                "checked" in said,
                said.get("data-why"),
                "disabled" in said,
                said.get("form"),
            )
            if one.form:
                self.loose.append(one)
            elif self._form is not None:
                self._form.inputs.append(one)
        elif tag == "a" and "href" in said:
            self.links.append(said["href"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None

    def form(self, id_: str) -> PageForm | None:
        return next((form for form in self.forms if form.id == id_), None)


class Sitting:
    """One guest's browser at a house whose robots act when told to."""

    def __init__(self, house: House | None = None, language: str = "en", limits: Limits = PLENTY) -> None:
        self.house = house or memory_house()
        self.client = TestClient(site(self.house, limits), headers={"accept-language": language})

    def robot(self) -> bool:
        """The next robots act, whatever the time; False if none is awaited."""
        clock, dues = self.house.ports.clock, self.house.ports.dues
        now = clock.now()
        taken = dues.take(ROBOT, now + timedelta(days=1), now, now + timedelta(minutes=1), 16)
        for due in taken:
            self.house.waking.now(due)
        return bool(taken)

    def drain(self) -> None:
        """The robots act until a person is awaited."""
        while self.robot():
            pass

    def page(self, path: str) -> Page:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return Page(answer.text)

    def found(self, game: str, **fields: str) -> str:
        """Founds a table by the set-up form, and gives its path."""
        form = self.page(f"/play/{game}").form("setup-form")
        assert form is not None
        answer = self.client.post("/tables", data=form.hidden | {"pace": "none"} | fields, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        self.drain()
        return str(answer.headers["location"])

    def act(self, path: str, rng: Random) -> bool:
        """Fills in the table's form with something legal and posts it; False when the deal is over."""
        page = self.page(path)
        form = page.form("act-form")
        if form is None:
            assert 'id="next"' in page.text, "nothing to do, and the deal is not over"
            return False
        answer = self.client.post(form.action, data=choice(form, page.text, rng), follow_redirects=False)
        assert answer.status_code == 303, answer.text
        self.drain()
        return True

    def play(self, path: str, rng: Random) -> None:
        """The whole deal, by forms alone."""
        for _ in range(200):
            if not self.act(path, rng):
                return
        raise AssertionError("the deal does not end")


def choice(form: PageForm, text: str, rng: Random) -> dict[str, str | list[str]]:
    """Something legal for this form: one of the radios, or as many boxes as are asked for."""
    filled: dict[str, str | list[str]] = dict(form.hidden)
    boxes = [one for one in form.inputs if one.kind == "checkbox" and one.why is None]
    if boxes:
        size = int(re.findall(r'data-size="(\d+)"', text)[0])
        forced = [one.value for one in boxes if one.checked]
        free = [one.value for one in boxes if not one.checked]
        filled["card"] = [*forced, *rng.sample(free, size - len(forced))]
    else:
        radios = [one for one in form.inputs if one.kind == "radio" and one.why is None and not one.disabled]
        filled["act"] = rng.choice(radios).value
    return filled


def sentence(answer: httpx.Response) -> str:
    """The refusal's sentence on a page."""
    found = re.search(r'<p class="refusal" role="alert"[^>]*>([^<]+)</p>', answer.text)
    assert found is not None, answer.text
    return found[1]
