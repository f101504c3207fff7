"""Bad input gets a clear sentence in the reader's language that says what was wrong; nothing is half done (SPEC G9)."""

from typing import Any

import pytest

from cardavia.games import Seat
from cardavia.web import Limits
from tests.web.reader import PLENTY, Sitting, sentence
from tests.web.test_hidden_cards import Table, scripted

HANDS = {
    "S": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H2",
    "N": "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 S2",
    "W": "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 C2",
    "E": "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 D2",
}
DEAL = "\n".join(f"{seat}: {cards}" for seat, cards in HANDS.items())


@pytest.fixture(scope="module")
def table() -> Table:
    """West declares 1NT, and North has led its spade: East is dummy, South's turn comes after it."""
    made = Table(Sitting(), "bridge", Seat.SOUTH, drain=False, deal=DEAL)
    scripted(made, "P", "1NT", "P", "P", "P", "S2", "C3")
    return made


#: What is sent, the status, and the one sentence in English and in Swedish.
SENT: list[tuple[str, dict[str, Any], int, str, str]] = [
    ("unknown card", {"text": "S1"}, 400, "", ""),
    ("not held", {"text": "C2"}, 422, "", ""),
    ("must follow", {"text": "H2"}, 422, "You must follow spades.", "Du måste bekänna spader."),
    ("a call in the play", {"text": "2NT"}, 400, "", ""),
    ("stale turn", {"text": "SA", "seq": 2}, 409, "", ""),
]


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize(("name", "sent", "status", "en", "sv"), SENT, ids=[row[0] for row in SENT])
def test_a_wrong_act_is_refused_in_one_sentence(
    table: Table, name: str, sent: dict[str, Any], status: int, en: str, sv: str, language: str
) -> None:
    client, speech = table.sitting.client, {"accept-language": language}
    look = table.look()
    body = {"seq": look["seq"]} | sent
    told = client.post(f"/api/v1/tables/{table.id}/acts", json=body, headers=table.auth | speech)
    assert told.status_code == status, told.text
    message = told.json()["error"]["message"]
    assert "_" not in message, "a reason without a sentence"
    form = {"act": body["text"], "seq": str(body["seq"]), "key": name}
    page = client.post(f"/tables/{table.id}/act", data=form, headers=speech)
    assert page.status_code == status
    assert sentence(page) == message.replace("'", "&#39;").replace("“", "“")
    assert f'lang="{language}"' in page.text
    assert {"en": en, "sv": sv}[language] in message
    assert table.look() == look


@pytest.mark.parametrize("language", ["en", "sv"])
def test_out_of_turn_is_told_whose_turn_it_is(language: str) -> None:
    made = Table(Sitting(), "bridge", Seat.SOUTH, drain=False, deal=DEAL)
    scripted(made, "P")
    body = {"text": "1S", "seq": made.look()["seq"]}
    headers = made.auth | {"accept-language": language}
    answer = made.sitting.client.post(f"/api/v1/tables/{made.id}/acts", json=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["reason"] == "not_your_turn"
    assert {"en": "West", "sv": "Väst"}[language] in answer.json()["error"]["message"]


BODIES = [
    ("not json", b"{", 400, "bad_json"),
    ("no text", b'{"seq": 3}', 400, "missing_field"),
    ("a field too many", b'{"seq": 3, "text": "P", "colour": "red"}', 400, "bad_field"),
    ("seq is no number", b'{"seq": "x", "text": "P"}', 400, "bad_field"),
    ("not an object", b"[]", 400, "bad_field"),
    ("not utf-8", b'{"seq": 3, "text": "\xff"}', 400, None),
    ("deep", b"[" * 30000, 400, None),
    ("too long", b'{"seq": 3, "text": "' + b"P" * 500 + b'"}', 400, "bad_field"),
]


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize(("name", "body", "status", "reason"), BODIES, ids=[row[0] for row in BODIES])
def test_a_body_that_is_no_act_is_refused_in_one_sentence(
    table: Table, name: str, body: bytes, status: int, reason: str | None, language: str
) -> None:
    headers = table.auth | {"accept-language": language, "content-type": "application/json"}
    answer = table.sitting.client.post(f"/api/v1/tables/{table.id}/acts", content=body, headers=headers)
    assert answer.status_code == status, name
    error = answer.json()["error"]
    assert reason is None or error["reason"] == reason
    assert error["message"]
    assert "_" not in error["message"]


FOUNDINGS: list[tuple[dict[str, str], str]] = [
    ({"game": "whist"}, "whist"),
    ({"vulnerable": "maybe"}, "maybe"),
    ({"robot-N": "champion"}, "champion"),
    ({"pace": "hurry"}, "hurry"),
    ({"number": "-1"}, "-1"),
    ({"number": "9" * 50}, "53644737765488792839237439999"),
    ({"number": "1.5e3"}, "1.5e3"),
    ({"deal": "N: SA SA"}, ""),
    ({"deal": "what is this"}, "what is this"),
    ({"deal": DEAL.replace("S2", "S3")}, ""),
    ({"key": ""}, ""),
    ({"key": "k" * 300}, ""),
]


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize(("fields", "names"), FOUNDINGS, ids=[str(n) for n in range(len(FOUNDINGS))])
def test_a_set_up_that_can_not_be_is_refused_and_founds_nothing(
    fields: dict[str, str], names: str, language: str
) -> None:
    sitting = Sitting(language=language)
    answer = sitting.client.post("/tables", data={"game": "bridge", "key": "k", "pace": "none"} | fields)
    assert 400 <= answer.status_code < 500
    assert names in sentence(answer)
    assert "_" not in sentence(answer)
    assert "guest" not in sitting.client.cookies


def test_a_file_that_is_no_pbn_is_refused() -> None:
    sitting = Sitting()
    for content in (b"\x00\xff" * 500, b"PK\x03\x04", b"[" * 100_000, b""):
        answer = sitting.client.post(
            "/tables",
            data={"game": "bridge", "key": "k", "pace": "none"},
            files={"file": ("x.pbn", content)} if content else {},
            follow_redirects=False,
        )
        assert answer.status_code == (400 if content else 303)


def test_a_pbn_file_brings_its_deal_dealer_and_vulnerability() -> None:
    sitting = Sitting()
    suit = "AKQJT98765432"
    deal = f'[Deal "N:{suit}... .{suit}.. ..{suit}. ...{suit}"]'
    text = f'[Dealer "W"]\r\n[Vulnerable "EW"]\r\n{deal}\r\n'.encode()
    answer = sitting.client.post(
        "/tables", data={"game": "bridge", "key": "k", "pace": "none"}, files={"file": ("x.pbn", text)}
    )
    assert answer.status_code == 200, answer.text
    assert "East–West vulnerable" in answer.text
    assert 'id="pick-DA"' in answer.text or "#DA" in answer.text or "♦A" in answer.text
    assert "Given by hand." in answer.text


@pytest.mark.parametrize(
    "query", ["c=101", "c=x", "g=-1", "t=", "suits=seven", "theme=neon", "baize=pink", "c=5e1", "c=٣"]
)
def test_a_look_that_can_not_be_is_refused(query: str) -> None:
    assert Sitting().client.get(f"/look.css?{query}").status_code == 400


@pytest.mark.parametrize(
    "value", ["", "x", "sv.1.2", "xx.900.5.5.seven.dark.green", "." * 500, "sv.50.50.50.two.auto.green.more"]
)
def test_a_look_cookie_that_can_not_be_read_is_nobodys_error(value: str) -> None:
    sitting = Sitting()
    sitting.client.cookies.set("look", value)
    assert sitting.client.get("/").status_code == 200


def test_settings_are_kept_and_come_back_to_the_page_they_came_from() -> None:
    sitting = Sitting(limits=PLENTY)
    wish = {
        "language": "sv",
        "contrast": "100",
        "grain": "0",
        "temperature": "7",
        "suits": "four",
        "back": "/play/tarot",
    }
    answer = sitting.client.post("/settings", data=wish)
    assert answer.url.path == "/play/tarot"
    assert '<html lang="sv"' in answer.text
    assert "/look.css?c=100&amp;g=0&amp;t=7&amp;suits=four" in answer.text
    for bad in ({"contrast": "101"}, {"language": "xx"}, {"theme": "neon"}):
        assert sitting.client.post("/settings", data=bad).status_code == 400
    for elsewhere in ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"):
        answer = sitting.client.post("/settings", data={"back": elsewhere}, follow_redirects=False)
        assert answer.headers["location"] == "/"


def test_the_api_without_a_token_says_where_to_get_one() -> None:
    sitting = Sitting(limits=Limits())
    for auth in ({}, {"authorization": "Bearer x"}, {"authorization": "Basic eDp5"}):
        answer = sitting.client.get("/api/v1/tables", headers=auth)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
        assert "_" not in answer.json()["error"]["message"]


@pytest.mark.parametrize("field", ["game", "seed", "deal", "key"])
def test_half_a_surrogate_pair_is_refused(field: str) -> None:
    sitting = Sitting()
    token = sitting.client.post("/api/v1/guests").json()["token"]
    answer = sitting.client.post(
        "/api/v1/tables",
        content=b'{"game": "bridge", "%s": "\\ud83d"}' % field.encode(),
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["message"]


def test_an_event_number_beyond_all_is_refused() -> None:
    sitting = Sitting()
    token = sitting.client.post("/api/v1/guests").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    table = sitting.client.post("/api/v1/tables", json={"game": "bridge"}, headers=headers).json()["table"]
    answer = sitting.client.get(f"/api/v1/tables/{table}/events?since={2**63}", headers=headers)
    assert answer.status_code == 400
