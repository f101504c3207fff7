"""No seat is ever sent a card that it may not see: not in a page, an event, an API answer, an error (SPEC G6)."""

import asyncio
import re
from collections.abc import Iterator
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from cardavia.games import SEATS, Seat, game
from cardavia.table import ROBOT
from cardavia.web import api
from tests.thirdgame import sixteen
from tests.web.reader import Sitting
from tests.web.secrets_of import found_in, unseen

GAMES = ("bridge", "tarot", sixteen.NAME)
SEATED = (Seat.SOUTH, Seat.WEST, None)


class Table:
    """A table of the API's, its guest in a seat or (with ``None``) watching four robots; and the same guest's pages."""

    def __init__(self, sitting: Sitting, name: str, seat: Seat | None, drain: bool = True, **wanted: Any) -> None:
        self.sitting, self.seat = sitting, seat
        client = sitting.client
        token = client.post("/api/v1/guests").json()["token"]
        self.auth = {"authorization": f"Bearer {token}"}
        client.cookies.set("guest", token)
        robots = {one.letter: "random" for one in SEATS if one is not seat}
        answer = client.post("/api/v1/tables", json={"game": name, "robots": robots, **wanted}, headers=self.auth)
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["table"]
        if drain:
            sitting.drain()
        self.person = sitting.house.ports.log.rows(self.id)[0].actor or ""

    def answers(self, seq: int) -> Iterator[str]:
        """All that this guest can get of the table now, errors too."""
        client = self.sitting.client
        for language in ("en", "sv"):
            for headers in ({}, {"x-fragment": "1"}):
                yield client.get(f"/tables/{self.id}", headers={"accept-language": language, **headers}).text
        api_path = f"/api/v1/tables/{self.id}"
        for path in ("", "/events", "/events?since=3", "/record"):
            yield client.get(api_path + path, headers=self.auth).text
        for at in (seq, 10**6):
            yield client.post(f"{api_path}/acts", json={"text": "nonsense", "seq": at}, headers=self.auth).text
        yield client.post(f"/tables/{self.id}/act", data={"seq": "1", "key": "k", "act": "nonsense"}).text
        yield client.get("/").text
        yield from self.streamed()

    def streamed(self) -> list[str]:
        """What the event stream sends, up to where it waits."""

        rows = len(self.sitting.house.ports.log.rows(self.id))

        async def take() -> list[str]:
            stream = api.stream_events(self.sitting.client.app.state.desk, self.id, self.person, 0)
            events = [await anext(stream) for _ in range(rows)]
            return [f"{event.event} {event.id} {event.raw_data}" for event in events]

        return asyncio.run(take())

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.sitting.client.get(f"/api/v1/tables/{self.id}", headers=self.auth).json()
        return found

    def act(self, rng: Random) -> bool:
        """Does something at random, as a bot would that reads ``choices``."""
        look = self.look()
        if look["deal_over"]:
            return False
        answer = self.sitting.client.post(
            f"/api/v1/tables/{self.id}/acts",
            json={"text": chosen(look["view"], rng), "seq": look["seq"]},
            headers=self.auth,
        )
        assert answer.status_code == 200, answer.text
        self.sitting.drain()
        return True


def chosen(view: dict[str, Any], rng: Random) -> str:
    form = rng.choice(view["choices"])
    if form["form"] == "play":
        return str(rng.choice(form["cards"]))
    if form["form"] == "one_of":
        return str(rng.choice(form["actions"]))
    forced = form["forced"]
    free = [code for code in form["pool"] if code not in forced]
    picked = rng.sample(free, form["size"] - len(forced))
    return " ".join([str(form["name"]).partition("-")[0], *forced, *picked])


@pytest.mark.parametrize("seat", SEATED)
@pytest.mark.parametrize("name", GAMES)
def test_no_answer_names_a_card_that_its_reader_may_not_know(name: str, seat: Seat | None) -> None:
    rng, sitting = Random(f"{name}{seat}"), Sitting()
    table, checked = Table(sitting, name, seat, drain=seat is not None), 0
    more = True
    while more:
        hidden = unseen(sitting.house, table.id, seat)
        look = table.look()
        if checked < 5 or rng.random() < 0.15:
            for text in table.answers(look["seq"]):
                assert not [*found_in(text, hidden)], text
            checked += 1
        more = sitting.robot() if seat is None else table.act(rng)
    assert checked > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_watcher_of_robots_sees_no_hand_until_the_deal_is_over(name: str) -> None:
    sitting = Sitting()
    table = Table(sitting, name, None, drain=False)
    hidden = unseen(sitting.house, table.id, None)
    assert len(hidden) == len(game(name).pack)
    for text in table.answers(2):
        assert not [*found_in(text, hidden)], text


MASKS = (
    (re.compile(r'name="key" value="[^"]+"'), 'name="key"'),
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)"), "TIME"),
)


def masked(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    for pattern, put in MASKS:
        text = pattern.sub(put, text)
    return text


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_two_deals_that_a_seat_can_not_tell_apart_give_the_same_bytes(name: str, seed: int) -> None:
    """South holds the same cards in both; the others' are shuffled. All three robots then do the same."""
    rng, rules = Random(seed), game(name)
    cards = [*rules.pack.cards]
    rng.shuffle(cards)
    own, rest = cards[: rules.sizes[2]], cards[rules.sizes[2] :]
    told: list[list[str]] = []
    while len(told) < 2:
        rng.shuffle(rest)
        at, lines = 0, [f"S: {' '.join(card.code for card in own)}"]
        for letter, size in zip("NEW+", (*(rules.sizes[seat] for seat in (0, 1, 3)), *rules.sizes[4:]), strict=False):
            lines.append(f"{letter}: {' '.join(card.code for card in rest[at : at + size])}")
            at += size
        table = Table(Sitting(), name, Seat.SOUTH, drain=False, deal="\n".join(lines))
        if table.look()["deal_over"]:
            continue  # petit sec: the rules cancel this deal, and all may know why
        told.append([masked(text, table.id) for text in table.answers(2)])
    assert told[0] == told[1]


def test_after_the_lead_defenders_cards_that_are_still_hidden_change_no_byte() -> None:
    """South declares 1NT; North is dummy, West's lead is the same. Only East's and West's other cards change hands."""
    told = []
    for order in (1, -1):
        hands = {
            "S": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2",
            "N": "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
            "W": " ".join(["DA", *[f"D{rank}" for rank in "KQJT98765432"]][:13]),
            "E": " ".join(f"C{rank}" for rank in "AKQJT98765432"),
        }
        west, east = hands["W"].split(), hands["E"].split()
        if order < 0:
            west, east = [west[0], *east[1:]], [east[0], *west[1:]]
        hands |= {"W": " ".join(west), "E": " ".join(east)}
        sitting = Sitting()
        deal = "\n".join(f"{letter}: {cards}" for letter, cards in hands.items())
        table = Table(sitting, "bridge", Seat.SOUTH, drain=False, deal=deal)
        scripted(table, "1NT", "P", "P", "P", "DA")
        view = table.look()["view"]
        assert view["dummy_hand"] is not None
        told.append([masked(text, table.id) for text in table.answers(table.look()["seq"])])
    assert told[0] == told[1]


def scripted(table: Table, *texts: str) -> None:
    """These actions in turn: the guest's by the API, the robots' put into their mouths."""
    ports, waking = table.sitting.house.ports, table.sitting.house.waking
    for text in texts:
        look = table.look()
        if look["your_turn"]:
            body = {"text": text, "seq": look["seq"]}
            path = f"/api/v1/tables/{table.id}/acts"
            answer = table.sitting.client.post(path, json=body, headers=table.auth)
            assert answer.status_code == 200, answer.text
            continue
        now = ports.clock.now()
        (due,) = ports.dues.take(ROBOT, now + timedelta(days=1), now, now + timedelta(seconds=1), 4)
        assert waking.answer(due, text)
