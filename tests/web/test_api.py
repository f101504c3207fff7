"""The JSON API: a bot plays without cookies, follows the events, and reads the record."""

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema
import pytest

from cardavia.games import Seat
from cardavia.records import schema
from cardavia.web import Limits
from tests.served import Served, serving
from tests.thirdgame import sixteen
from tests.web.reader import Sitting
from tests.web.test_hidden_cards import Table, chosen

GAMES = ("bridge", "tarot", sixteen.NAME)


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving() as found:
        yield found


class Bot:
    """A program with a guest's token."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=f"{url}/api/v1", timeout=10)
        token = self.client.post("/guests").json()["token"]
        self.client.headers["authorization"] = f"Bearer {token}"

    def found(self, **wanted: Any) -> str:
        answer = self.client.post("/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def look(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/tables/{table}").json()
        return found

    def play(self, table: str, rng: Random) -> None:
        """The whole deal; where it isn't its turn it looks again."""
        for _ in range(2000):
            look = self.look(table)
            if look["deal_over"]:
                return
            if look["your_turn"]:
                body = {"text": chosen(look["view"], rng), "seq": look["seq"]}
                answer = self.client.post(f"/tables/{table}/acts", json=body)
                assert answer.status_code in (200, 409), answer.text
        raise AssertionError("the deal does not end")

    def events(self, table: str, stop: int, after: int | None = None, most: int = 10**6) -> list[dict[str, Any]]:
        """What the stream sends until event ``stop``, or until so many; then the line is cut."""
        headers = {} if after is None else {"last-event-id": str(after)}
        found: list[dict[str, Any]] = []
        with self.client.stream("GET", f"/tables/{table}/stream", headers=headers) as stream:
            assert stream.status_code == 200
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    found.append(json.loads(line.removeprefix("data: ")))
                    if found[-1]["seq"] == stop or len(found) == most:
                        break
        return found


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_whole_deal(served: Served, game: str) -> None:
    bot = Bot(served.url)
    table = bot.found(game=game, robots={"N": "random", "E": "random", "W": "random"})
    bot.play(table, Random(1))
    look = bot.look(table)
    assert look["view"]["outcome"] is not None
    record = bot.client.get(f"/tables/{table}/record").json()
    jsonschema.validate(record, schema())
    assert [listed["table"] for listed in bot.client.get("/tables").json()["tables"]] == [table]
    again = bot.client.post(f"/tables/{table}/deals", json={"seq": look["seq"]}).json()
    assert again["number"] == 2
    shared = bot.client.post(f"/tables/{table}/share?deal=1").json()["token"]
    assert httpx.get(f"{served.url}/api/v1/records/{shared}").json() == record


def test_a_stream_that_is_cut_again_and_again_misses_nothing_and_repeats_nothing(served: Served) -> None:
    bot, rng = Bot(served.url), Random(2)
    table = bot.found(game="bridge", robots=dict.fromkeys("NEW", "random"))
    bot.play(table, Random(2))
    whole = bot.client.get(f"/tables/{table}/events").json()["events"]
    assert [event["seq"] for event in whole] == list(range(len(whole)))
    heard: list[dict[str, Any]] = []
    while len(heard) < len(whole):
        heard += bot.events(table, whole[-1]["seq"], heard[-1]["seq"] if heard else None, rng.randint(1, 9))
    assert heard == whole


def test_a_stream_brings_what_happens_while_it_is_open(served: Served) -> None:
    bot = Bot(served.url)
    table = bot.found(game="bridge", robots=dict.fromkeys("NEW", "random"))
    found: list[str] = []
    with bot.client.stream("GET", f"/tables/{table}/stream?since=2") as stream:
        look = bot.look(table)
        other = httpx.Client(base_url=f"{served.url}/api/v1", headers=bot.client.headers)
        other.post(f"/tables/{table}/acts", json={"text": "P", "seq": look["seq"]}).raise_for_status()
        for line in stream.iter_lines():
            if line.startswith("data: "):
                found.append(json.loads(line.removeprefix("data: "))["seat"])
                if len(found) == 4:
                    break
    assert found == ["S", "W", "N", "E"]


def test_the_fifth_stream_of_a_guest_is_refused_and_a_place_comes_back() -> None:
    with serving() as served:
        bot = Bot(served.url)
        table = bot.found(game="bridge", robots=dict.fromkeys("NEW", "random"))
        clients = [httpx.Client(base_url=f"{served.url}/api/v1", headers=bot.client.headers) for _ in range(5)]
        path = f"/tables/{table}/stream"
        streams = [client.send(client.build_request("GET", path), stream=True) for client in clients]
        assert [stream.status_code for stream in streams] == [200, 200, 200, 200, 429]
        assert int(streams[-1].headers["retry-after"]) > 0
        for stream in streams:
            stream.close()
        for client in clients:
            client.close()
        for _ in range(50):
            again = bot.client.send(bot.client.build_request("GET", path), stream=True)
            again.close()
            if again.status_code == 200:
                return
        raise AssertionError("no place came back")


def test_a_repeated_request_counts_once() -> None:
    table = Table(Sitting(), "bridge", Seat.SOUTH, drain=False)
    client, seq = table.sitting.client, table.look()["seq"]
    body = {"text": "1NT", "seq": seq, "key": "the-same"}
    answers = [client.post(f"/api/v1/tables/{table.id}/acts", json=body, headers=table.auth) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert table.look()["seq"] == seq + 1
    founding = {"game": "tarot", "key": "k"}
    tables = {client.post("/api/v1/tables", json=founding, headers=table.auth).json()["table"] for _ in range(3)}
    assert len(tables) == 1


def test_the_last_action_is_taken_back_until_another_has_acted() -> None:
    table = Table(Sitting(), "bridge", Seat.SOUTH, drain=False)
    client, path = table.sitting.client, f"/api/v1/tables/{table.id}"
    seq = table.look()["seq"]
    after = client.post(f"{path}/acts", json={"text": "1NT", "seq": seq}, headers=table.auth).json()
    assert after["may_undo"]
    undone = client.post(f"{path}/undo", json={"seq": after["seq"]}, headers=table.auth).json()
    assert undone["view"]["auction"] == []
    after = client.post(f"{path}/acts", json={"text": "P", "seq": undone["seq"]}, headers=table.auth).json()
    table.sitting.drain()
    now = table.look()
    answer = client.post(f"{path}/undo", json={"seq": now["seq"]}, headers=table.auth)
    assert answer.status_code == 422
    assert answer.json()["error"]["reason"] == "no_undo"


def test_the_description_names_every_path_of_the_api_and_no_page() -> None:
    client = Sitting().client
    told = client.get("/api/v1/openapi.json").json()
    assert told["openapi"].startswith("3.")
    assert all(path.startswith("/api/v1/") for path in told["paths"])
    assert len(told["paths"]) == 12
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path}"
    assert client.get("/docs").status_code == 404


def test_the_documentation_names_every_request_and_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    told = Sitting().client.get("/api/v1/openapi.json").json()
    for path, methods in told["paths"].items():
        for method in methods:
            assert f"| `{method.upper()} {path}` |" in page
    for limit in fields(Limits):
        assert f"| `CARDAVIA_LIMIT_{limit.name.upper()}` | {limit.default} |" in page
