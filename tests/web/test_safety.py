"""What other sites, large bodies and strangers meet (SPEC G9; notes S5 to S12)."""

import re
from random import Random

import pytest

from cardavia.table import Look
from cardavia.web import Limits
from cardavia.web.guards import POLICY
from tests.thirdgame import sixteen
from tests.web.reader import Page, Sitting, choice, sentence

RANDOM = {f"robot-{seat}": "random" for seat in "NEW"}


@pytest.fixture(scope="module")
def over() -> tuple[Sitting, str]:
    """A sitting whose deal is over, and the table's path."""
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    sitting.play(path, Random(7))
    return sitting, path


def pages(path: str) -> list[str]:
    return [
        "/",
        "/settings",
        *(f"/play/{game}" for game in ("bridge", "tarot", sixteen.NAME)),
        *(f"/rules/{game}" for game in ("bridge", "tarot")),
        path,
        f"{path}/record",
        f"{path}/record/replay?step=9",
        "/no/such/page",
        "/tables/nothing",
    ]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_page_has_the_policy_and_no_style_or_script_of_its_own(over: tuple[Sitting, str], language: str) -> None:
    sitting, path = over
    for page in pages(path):
        answer = sitting.client.get(page, headers={"accept-language": language})
        assert answer.status_code < 500, page
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"
        assert f'<html lang="{language}"' in answer.text
        assert not re.search(r"<[^>]+\sstyle\s*=", answer.text)
        assert not re.search(r"<[^>]+\son\w+\s*=", answer.text)
        assert "<style" not in answer.text
        assert re.findall(r"<script[^>]*>(.*?)</script>", answer.text, re.DOTALL) == [""]
        assert not re.search(r'(href|src|action)="(https?:)?//', answer.text.replace("http://testserver", ""))


ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "https://testserver"},  # another scheme
    {"origin": "http://testserver:8080"},  # another port
    {"origin": "http://testserver.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
    {"sec-fetch-site": "same-origin", "origin": "https://evil.example"},
]
HERE = [{}, {"origin": "http://testserver"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_another_sites_post_changes_nothing(headers: dict[str, str]) -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    form = sitting.page(path).form("act-form")
    assert form is not None
    filled = form.hidden | {"act": "1NT"}
    for target in (f"{path}/act", f"{path}/undo", f"{path}/next", f"{path}/share", "/tables", "/settings"):
        assert sitting.client.post(target, data=filled, headers=headers).status_code == 403
    answer = sitting.client.post("/api/v1/guests", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["reason"] == "cross_site"
    assert sitting.page(path).form("act-form") is not None


@pytest.mark.parametrize("headers", HERE)
def test_our_own_post_is_let_through(headers: dict[str, str]) -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    form = sitting.page(path).form("act-form")
    assert form is not None
    answer = sitting.client.post(
        form.action, data=form.hidden | {"act": "1NT"}, headers=headers, follow_redirects=False
    )
    assert answer.status_code == 303


def test_looking_changes_nothing(over: tuple[Sitting, str]) -> None:
    sitting, path = over
    log = sitting.house.ports.log
    table = path.rpartition("/")[2]
    before = log.rows(table)
    todo, seen = ["/", path, f"{path}/act", f"{path}/undo", f"{path}/next", f"{path}/share"], set()
    while todo:
        link = todo.pop()
        if link in seen or not link.startswith("/") or ("/replay?step=" in link and len(seen) > 60):
            continue
        seen.add(link)
        answer = sitting.client.get(link)
        assert answer.status_code in (200, 404, 405), link
        if answer.headers["content-type"].startswith("text/html"):
            todo += Page(answer.text).links
    assert len(seen) > 20
    assert log.rows(table) == before
    assert len(sitting.house.tables.mine(log.rows(table)[0].actor or "")) == 1


def test_a_page_that_is_only_looked_at_makes_no_guest() -> None:
    sitting = Sitting()
    for path in ("/", "/play/bridge", "/rules/tarot"):
        assert "set-cookie" not in sitting.client.get(path).headers


def test_a_table_that_is_not_there_and_one_that_is_anothers_give_the_same_answer(over: tuple[Sitting, str]) -> None:
    sitting, path = over
    stranger = Sitting(sitting.house)
    stranger.found("tarot", **RANDOM)
    for rest in ("", "/seq", "/record", "/record.json", "/record/replay", "/record.pbn"):
        for client in (stranger.client, Sitting(sitting.house).client):
            there, nowhere = client.get(path + rest), client.get(f"/tables/nowhere{rest}")
            assert there.status_code == nowhere.status_code == 404
            assert there.text.replace(path, "") == nowhere.text.replace("/tables/nowhere", "")
    for rest in ("/act", "/undo", "/next", "/share"):
        data = {"seq": "1", "key": "k", "act": "P"}
        there = stranger.client.post(path + rest, data=data)
        nowhere = stranger.client.post(f"/tables/nowhere{rest}", data=data)
        assert there.status_code == nowhere.status_code == 404
        assert there.text.replace(path, "") == nowhere.text.replace("/tables/nowhere", "")
    assert stranger.client.get(f"/stream?table={path.rpartition('/')[2]}").status_code == 404


def test_a_cookie_that_was_tampered_with_is_nobodys() -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    token = sitting.client.cookies["guest"]
    person, _, mark = token.rpartition(".")
    for forged in (person, f"{person}x.{mark}", f"{person}.{mark[:-2]}AA", "", ".", "é"):
        sitting.client.cookies.clear()
        answer = sitting.client.get(path, headers={"cookie": f"guest={forged}".encode()})
        assert answer.status_code == 404
    sitting.client.cookies.set("guest", token)
    assert sitting.client.get(path).status_code == 200


def test_the_guests_cookie_is_closed_to_scripts_and_to_other_sites() -> None:
    sitting = Sitting()
    for base, name, safe in (
        ("http://testserver", "guest", False),
        ("http://localhost", "__Host-guest", True),
        ("https://cards.example", "__Host-guest", True),
    ):
        answer = sitting.client.post(
            f"{base}/tables", data={"game": "bridge", "key": base, "pace": "none"}, follow_redirects=False
        )
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert ("Secure" in cookie) is safe


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("told", [True, False])
def test_a_body_that_is_too_large_is_refused_by_its_length_or_as_it_comes(told: bool, language: str) -> None:
    sitting = Sitting(language=language)
    path = sitting.found("bridge", **RANDOM)

    def sent(size: int) -> object:
        return b"x" * size if told else (b"x" * 4096 for _ in range(size // 4096 + 1))

    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = sitting.client.post(f"{path}/act", content=sent(65 * 1024), headers=form)
    assert answer.status_code == 413
    assert sentence(answer)
    answer = sitting.client.post("/tables", content=sent(2 * 1024 * 1024 + 1), headers=form)
    assert answer.status_code == 413
    answer = sitting.client.post(
        "/api/v1/tables", content=sent(65 * 1024), headers={"content-type": "application/json"}
    )
    assert answer.status_code in (401, 413)
    token = sitting.client.post("/api/v1/guests").json()["token"]
    answer = sitting.client.post(
        "/api/v1/tables",
        content=sent(65 * 1024),
        headers={"content-type": "application/json", "authorization": f"Bearer {token}"},
    )
    assert answer.status_code == 413
    assert answer.json()["error"]["reason"] == "too_large"


def test_the_same_form_sent_many_times_counts_once() -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    page = sitting.page(path)
    form = page.form("act-form")
    assert form is not None
    filled = choice(form, page.text, Random(1))
    before = len(sitting.house.ports.log.rows(path.rpartition("/")[2]))
    for _ in range(5):
        assert sitting.client.post(form.action, data=filled, follow_redirects=False).status_code == 303
    assert len(sitting.house.ports.log.rows(path.rpartition("/")[2])) == before + 1
    founding = sitting.page("/play/tarot").form("setup-form")
    assert founding is not None
    places = {
        sitting.client.post("/tables", data=founding.hidden, follow_redirects=False).headers["location"]
        for _ in range(3)
    }
    assert len(places) == 1


def test_two_different_cards_for_one_turn_one_wins_and_the_other_is_told() -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)
    hidden = sitting.page(path).form("act-form").hidden
    first = sitting.client.post(f"{path}/act", data=hidden | {"act": "1C"}, follow_redirects=False)
    second = sitting.client.post(f"{path}/act", data=hidden | {"act": "1D", "key": "other"})
    assert first.status_code == 303
    assert second.status_code == 409
    assert sentence(second)


def test_limits_answer_with_when_to_come_again() -> None:
    sitting = Sitting(limits=Limits(tables=2, acts=3, guests=2, streams=1))
    form = {"game": "bridge", "pace": "none"}
    statuses = [
        sitting.client.post("/tables", data=form | {"key": str(n)}, follow_redirects=False).status_code
        for n in range(5)
    ]
    assert statuses == [303, 303, 303, 429, 429]
    answer = sitting.client.post("/tables", data=form | {"key": "x"})
    assert int(answer.headers["retry-after"]) > 0
    assert sentence(answer)


def test_a_failure_of_ours_is_a_page_that_tells_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **RANDOM)

    def fails(*_: object, **__: object) -> Look:
        raise RuntimeError("SA HK secret")

    monkeypatch.setattr(type(sitting.house.tables), "look", fails)
    for url in (path, f"/api/v1{path}"):
        token = sitting.client.cookies["guest"]
        answer = sitting.client.get(url, headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("payload", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "%00"])
def test_what_a_person_writes_comes_back_as_text(payload: str) -> None:
    sitting = Sitting()
    answer = sitting.client.post(
        "/tables", data={"game": "bridge", "key": "k", "deal": payload, "number": payload, "pace": payload}
    )
    assert 400 <= answer.status_code < 500
    assert "<script>alert" not in answer.text
    assert "<img src=x" not in answer.text
    assert ">49<" not in answer.text
    answer = sitting.client.get(f"/play/{payload.replace('/', '')}")
    assert answer.status_code in (400, 404)
    assert "<script>alert" not in answer.text


def test_a_method_that_an_address_does_not_take_is_told_which_it_takes() -> None:
    sitting = Sitting()
    assert sitting.client.delete("/tables").headers["allow"] == "POST"
    assert sitting.client.put("/api/v1/guests").status_code == 405
