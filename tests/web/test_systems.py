"""The bidding systems at the table: which a side plays, what calls mean, the card of a system, hints."""

import re

from tests.web.reader import Sitting, sentence


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
    for level in ("Quick", "Normal", "Max", "Random"):
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
