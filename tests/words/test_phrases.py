"""What the table says in a language: actions, contracts, scores, headlines (SPEC G4, G5)."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

import cardavia
from cardavia.cards import FRENCH, MARSEILLE, Illegal
from cardavia.games import Line, Outcome, Seat
from cardavia.games.bridge import Bid, Claim, Contract, Strain
from cardavia.games.tarot import GARDE_SANS, Discard, Level, Poignee, Side
from cardavia.games.tarot import Contract as Taking
from cardavia.records.pbn import Warned, read
from cardavia.words import languages, words
from cardavia.words.warnings import WARNINGS

EN, SV = words("en"), words("sv")
SOURCE = Path(cardavia.__file__).parent
NOUGHT = (Fraction(0), Fraction(0), Fraction(0), Fraction(0))


@pytest.mark.parametrize(
    ("action", "english", "swedish"),
    [
        ("P", "West passes.", "Väst passar."),
        ("X", "West doubles.", "Väst dubblar."),
        ("XX", "West redoubles.", "Väst redubblar."),
        ("1NT", "West bids 1NT.", "Väst bjuder 1NT."),
        ("SA", "West plays ♠A.", "Väst spelar ♠E."),
        ("concede", "West concedes the remaining tricks.", "Väst avstår från resten av sticken."),
        ("accept", "West accepts the claim.", "Väst godtar kravet."),
        ("refuse", "West refuses the claim.", "Väst avvisar kravet."),
    ],
)
def test_what_a_seat_did_in_bridge(action: str, english: str, swedish: str) -> None:
    assert (EN.did("bridge", Seat.WEST, action), SV.did("bridge", Seat.WEST, action)) == (english, swedish)


def test_a_claim_tells_its_tricks_and_its_line() -> None:
    claim = Claim(Seat.SOUTH, 2, (FRENCH["SA"], FRENCH["SK"]))
    assert EN.did("bridge", Seat.SOUTH, claim) == "South claims 2 of the remaining tricks. Line: ♠A and ♠K."
    assert SV.act("bridge", claim) == "Kräv 2 stick"
    assert EN.act("bridge", Claim(Seat.SOUTH, 1)) == "Claim 1 trick"


def test_a_button_names_its_act() -> None:
    assert [EN.act("bridge", action) for action in (Bid(4, Strain.H), "SA", "P", "X")] == [
        "Bid 4♥",
        "Play ♠A",
        "Pass",
        "Double",
    ]
    assert [SV.act("tarot", action) for action in ("garde", "T21", "chelem no", "discard C1 C2 C3 C4 C5 C6")] == [
        "Bjud Garde",
        "Spela XXI",
        "Ingen chelem",
        "Lägg bort 6 kort",
    ]


def test_what_a_seat_did_in_tarot() -> None:
    discard = Discard(tuple(MARSEILLE[code] for code in ("C1", "C2", "S3", "S4", "B7", "T5")))
    poignee = Poignee(tuple(MARSEILLE[f"T{n}"] for n in range(2, 12)))
    assert EN.did("tarot", Seat.EAST, GARDE_SANS) == "East bids Garde sans."
    assert EN.did("tarot", Seat.EAST, poignee).startswith("East shows a single poignée: II, III, IV,")
    assert SV.did("tarot", Seat.EAST, "chelem yes") == "Öst anmäler chelem."
    told = SV.did("tarot", Seat.EAST, discard)
    assert told == "Öst lägger bort 6 kort. Trumfar bland dem: V."


@pytest.mark.parametrize("language", languages())
def test_a_discard_is_told_without_the_cards_that_are_secret(language: str) -> None:
    discard = Discard(tuple(MARSEILLE[code] for code in ("C1", "C2", "S3", "S4", "B7", "T5")))
    speech = words(language)
    for card in discard.cards[:-1]:
        assert speech.card(card) not in speech.did("tarot", Seat.EAST, discard)


def test_contracts_are_named() -> None:
    four = Contract(4, Strain.S, 1, Seat.NORTH)
    assert (EN.contract("bridge", four), SV.contract("bridge", four)) == ("4♠ doubled, North", "4♠ dubblat, Nord")
    assert EN.contract("tarot", Taking.GARDE_CONTRE) == "Garde contre"


def test_the_call_is_said_and_the_contract_described() -> None:
    assert [SV.call(text) for text in ("P", "X", "XX", "3NT")] == ["Pass", "Dubbelt", "Redubbelt", "3NT"]


def test_lines_of_a_tarot_settlement() -> None:
    made = Line(
        "contract_made",
        Fraction(58),
        {"contract": Taking.GARDE, "difference": Fraction(9, 2), "multiplier": 2, "target": 41, "points": 45},
    )
    assert EN.line("tarot", made) == "Garde made by 4.5: (25 + 4.5) × 2"
    assert "4,5" in SV.line("tarot", made)
    shown = Line("poignee", Fraction(30), {"side": Side.DEFENCE, "level": Level.DOUBLE})
    assert EN.line("tarot", shown) == "A double poignée, shown by the defence"


def test_lines_of_a_bridge_score() -> None:
    tricks = Line("trick_points", Fraction(120), {"count": 4, "strain": Strain.S, "doubled": 0})
    assert (EN.line("bridge", tricks), SV.line("bridge", tricks)) == (
        "Tricks bid: 4 × spades",
        "Bjudna stick: 4 × spader",
    )
    down = Line("undertrick_penalty", Fraction(-500), {"count": 2, "doubled": 1, "vulnerable": True})
    assert EN.line("bridge", down) == "2 undertricks, doubled, vulnerable"
    assert SV.line("bridge", down) == "2 straff, dubblat, i zon"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "reason"), [("bridge", "passed_out"), ("tarot", "passed_out"), ("tarot", "petit_sec")]
)
def test_a_deal_that_was_not_played_says_why(language: str, game: str, reason: str) -> None:
    told = words(language).headline(game, Outcome(NOUGHT, (), reason, None))
    assert told.endswith(".")
    assert "_" not in told


def test_must_follow_names_the_suit_of_the_game() -> None:
    clubs_or_cups = Illegal("must_follow", suit="C")
    assert EN.refusal(clubs_or_cups, "bridge") == "You must follow clubs."
    assert EN.refusal(clubs_or_cups, "tarot") == "You must follow Cups."
    assert SV.refusal(clubs_or_cups, "tarot") == "Du måste bekänna Bägare."


def test_a_game_without_words_of_its_own_is_told_by_its_texts() -> None:
    assert EN.game("pigeons") == "Pigeons"
    assert EN.did("pigeons", Seat.NORTH, "coo 3") == "North: coo 3"


def test_every_warning_of_a_file_has_its_sentence() -> None:
    warned = set()
    for file in (SOURCE / "records").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        warned |= set(re.findall(r"Warned\(\"([a-z_]+)\"", text)) | set(re.findall(r"warn\([^,]+, \"([a-z_]+)\"", text))
    assert warned == set(WARNINGS)


def test_a_warning_tells_its_line() -> None:
    warned = Warned("repeated_tag", 15, {"tag": "Board"})
    assert EN.warning(warned) == "Line 15: The tag Board is there twice. The first was taken."
    assert SV.warning(warned).startswith("Rad 15: ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", sorted((Path(__file__).parents[1] / "records" / "files").glob("*.pbn")), ids=str)
def test_every_warning_of_a_hostile_file_can_be_told(file: Path, language: str) -> None:
    boards, warned = read(file.read_bytes())
    for item in (*warned, *(item for board in boards for item in board.warnings)):
        told = words(language).warning(item)
        assert "{" not in told
        assert "_" not in told.replace(str(item.values.get("text", "")), "")
