"""The bidding systems at the table: which a side plays, what calls mean, the card of a system, hints."""

import re
from dataclasses import replace

import pytest

from cardavia.robots.bridge.system.book import names
from tests.web.reader import PLENTY, Sitting, sentence


def players(sat: Sitting, path: str) -> list[str | None]:
    person = sat.house.ports.log.rows(path.split("/")[-1])[0].actor
    assert person is not None
    return [player.robot for player in sat.house.tables.look(path.split("/")[-1], person).players]


def test_each_side_is_given_a_system_where_its_level_plays_one() -> None:
    sat = Sitting()
    chosen = {"robot-N": "quick", "robot-E": "greedy", "robot-W": "max"}
    path = sat.found("bridge", **chosen, **{"system-ns": "two_over_one", "system-ew": "sayc"})
    assert players(sat, path) == ["quick:two_over_one", "greedy", None, "max:sayc"]
    assert "Quick (Two over one)" in sat.page(path).text


def test_a_table_that_nobody_chose_for_has_the_robots_that_it_had() -> None:
    sat = Sitting()
    assert players(sat, sat.found("bridge")) == ["greedy", "greedy", None, "greedy"]
    page = sat.page("/play/bridge")
    assert re.search(r'<option value="greedy" selected>Simple<', page.text)
    for level in ("Quick", "Normal", "Strongest (slow)", "Random"):
        assert f">{level}<" in page.text
    assert "system-ns" not in sat.page("/play/tarot").text


def test_a_system_that_is_not_there_is_refused_by_name() -> None:
    sat = Sitting()
    form = sat.page("/play/bridge").form("setup-form")
    assert form is not None
    answer = sat.client.post("/tables", data=form.hidden | {"robot-N": "quick", "system-ns": "kaplan"})
    assert answer.status_code == 400
    assert sentence(answer).startswith("There is no bidding system “kaplan”.")


def test_a_program_founds_tables_with_systems_too() -> None:
    client = Sitting().client
    token = client.post("/api/v1/guests").json()["token"]
    auth = {"authorization": f"Bearer {token}"}
    games = {game["name"]: game for game in client.get("/api/v1/games").json()["games"]}
    assert "sayc" in games["bridge"]["systems"]
    assert games["tarot"]["systems"] == []
    wanted = {"game": "bridge", "robots": {"N": "quick:sayc", "E": "random", "W": "normal:two_over_one"}}
    answer = client.post("/api/v1/tables", json=wanted, headers=auth)
    assert [one["robot"] for one in answer.json()["look"]["players"]] == [
        "quick:sayc",
        "random",
        None,
        "normal:two_over_one",
    ]
    for robots, reason in (
        ({"N": "quick:kaplan"}, "no_such_system"),
        ({"N": "random:sayc"}, "no_such_system"),
        ({"N": "clever:sayc"}, "no_such_robot"),
    ):
        given = {"E": "random", "W": "random", **robots}
        answer = client.post("/api/v1/tables", json={"game": "bridge", "robots": given}, headers=auth)
        assert answer.status_code == 400
        assert answer.json()["error"]["reason"] == reason


#: South has a balanced 15, North four hearts and nine points. South deals.
HANDS = (
    "N: ♠ K 5 4 ♥ K J 7 6 ♦ 8 7 ♣ Q 9 6 5\nS: ♠ A J 6 ♥ Q 8 5 2 ♦ A K 4 ♣ J 7 3\n"
    "E: ♠ Q T 9 8 ♥ A T ♦ Q J T 9 ♣ K T 2\nW: ♠ 7 3 2 ♥ 9 4 3 ♦ 6 5 3 2 ♣ A 8 4"
)
SYSTEMS = {"robot-N": "quick", "robot-E": "quick", "robot-W": "quick"}


def begun(sat: Sitting, **fields: str) -> str:
    """A table with this deal, its robots bidding by a system; South, who deals, calls first."""
    return sat.found("bridge", **(SYSTEMS | {"deal": HANDS} | fields))


def call(sat: Sitting, path: str, text: str) -> None:
    form = sat.page(path).form("act-form")
    assert form is not None
    assert sat.client.post(form.action, data=form.hidden | {"act": text}, follow_redirects=False).status_code == 303
    sat.drain()


def test_the_calls_made_and_those_that_could_be_made_are_told() -> None:
    sat = Sitting()
    path = begun(sat)
    page = sat.page(path).text
    assert "What the calls mean" not in page
    would = re.search(r'id="would-mean".*?</details>', page, re.DOTALL)
    assert would is not None
    assert "<dt>1NT</dt><dd>Strong notrump: 15–17 points, balanced.</dd>" in would[0]
    assert "<dt>5NT</dt>" not in would[0]
    assert 'value="1NT" data-act="Bid 1NT" data-meant="Strong notrump: 15–17 points, balanced."' in page
    call(sat, path, "1NT")
    page = sat.page(path).text
    made = re.search(r'id="meanings".*?</details>', page, re.DOTALL)
    assert made is not None
    told = re.findall(r'<span class="who">(\w+)</span> <strong>([^<]+)</strong> <span class="says">([^<]+)<', made[0])
    assert told[0] == ("South", "1NT", "Strong notrump: 15–17 points, balanced.")
    assert told[2] == ("North", "2♣", "Stayman: asks for a four-card major; artificial, forcing.")
    assert '<td title="Strong notrump: 15–17 points, balanced.">1NT</td>' in page


def test_each_side_is_read_by_its_own_system() -> None:
    sat = Sitting()
    path = begun(sat, **{"system-ns": "two_over_one", "system-ew": "sayc"})
    page = sat.page(path).text
    assert f'href="/systems/two_over_one?table={path.split("/")[-1]}">Two over one<' in page
    assert "roughly what they mean" not in page
    plain = sat.page(begun(sat, **{"robot-E": "greedy", "robot-W": "greedy"})).text
    assert "roughly what they mean" in plain


def test_the_same_calls_mean_the_same_whatever_the_hands_are() -> None:
    sat = Sitting()
    other = HANDS.replace("S: ♠ A J 6", "S: ♠ 7 3 2").replace("W: ♠ 7 3 2", "W: ♠ A J 6")
    pages = []
    for deal in (HANDS, other):
        page = sat.page(begun(sat, deal=deal)).text
        found = re.search(r'id="would-mean".*?</details>', page, re.DOTALL)
        assert found is not None
        pages.append(found[0])
    assert pages[0] == pages[1]


def test_swedish_readers_read_meanings_in_swedish() -> None:
    sat = Sitting(language="sv")
    path = begun(sat)
    call(sat, path, "1NT")
    assert "Stark sang: 15–17 poäng, jämn hand." in sat.page(path).text


def ask(sat: Sitting, path: str) -> str:
    form = sat.page(path).form("hint-form")
    assert form is not None
    answer = sat.client.post(form.action, data=form.hidden)
    assert answer.status_code == 200, answer.text
    return str(answer.text)


def test_a_hint_is_the_robots_call_its_reason_and_what_else_it_weighed() -> None:
    sat = Sitting()
    path = begun(sat)
    told = ask(sat, path)
    assert "Hint: Bid 1NT." in told
    assert "The system has a rule for this: Strong notrump." in told
    # Nothing happened at the table, and what the page shows can be acted on at once.
    assert "What the calls mean" not in told
    call(sat, path, "1NT")
    assert "hint-told" not in sat.page(path).text


def test_a_hint_is_only_for_the_one_on_turn_and_for_what_the_page_showed() -> None:
    sat = Sitting()
    path = begun(sat)
    form = sat.page(path).form("hint-form")
    assert form is not None
    call(sat, path, "1NT")
    stale = sat.client.post(form.action, data=form.hidden)
    assert stale.status_code == 409
    assert "hint-told" not in stale.text
    assert Sitting(sat.house).client.post(form.action, data=form.hidden).status_code == 404
    assert sat.client.get(f"{path}/hint", follow_redirects=False).headers["location"] == path


def test_tarot_has_no_hints_and_says_so() -> None:
    sat = Sitting()
    path = sat.found("tarot", **{f"robot-{seat}": "random" for seat in "NEW"})
    page = sat.page(path)
    assert page.form("hint-form") is None
    hidden = page.form("act-form").hidden  # type: ignore[union-attr]
    answer = sat.client.post(f"{path}/hint", data=hidden)
    assert answer.status_code == 422
    assert sentence(answer) == "There is a hint when it is your turn, in games whose robots can say why."


def test_so_many_hints_a_minute() -> None:
    sat = Sitting(limits=replace(PLENTY, hints=1))
    path = begun(sat)
    ask(sat, path)
    form = sat.page(path).form("hint-form")
    assert form is not None
    assert sat.client.post(form.action, data=form.hidden).status_code == 429


@pytest.mark.parametrize("name", names())
def test_a_systems_card_can_be_read_and_leads_back(name: str) -> None:
    sat = Sitting()
    page = sat.page(f"/systems/{name}")
    assert "/play/bridge" in page.links
    assert {f"/systems/{other}" for other in names()} <= set(page.links)
    assert all(f'id="{link[1:]}"' in page.text for link in page.links if link.startswith("#"))
    table = sat.page(f"/systems/{name}?table=abc")
    assert "/tables/abc" in table.links


def test_the_card_says_what_the_book_says() -> None:
    page = Sitting().page("/systems/sayc").text
    assert "<dt>1NT</dt><dd><strong>Strong notrump</strong>: 15–17 points, balanced</dd>" in page
    swedish = Sitting(language="sv").page("/systems/sayc").text
    assert "<dt>1NT</dt><dd><strong>Stark sang</strong>: 15–17 poäng, jämn hand</dd>" in swedish


def test_a_system_that_is_not_there_has_no_card() -> None:
    answer = Sitting().client.get("/systems/kaplan")
    assert answer.status_code == 404
    assert "There is no bidding system “kaplan”." in answer.text
