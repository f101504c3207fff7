"""PBN bent in the ways in which programs bend it (PBN 2.1 standard; faults of programs that exist)."""

import pytest

from cardavia import deals
from cardavia.cards import Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Vulnerable
from cardavia.records import pbn

DEAL = "N:J8.Q965.A954.985 9.KJ872.T862.KT6 T7432.T3.K7.AQJ2 AKQ65.A4.QJ3.743"
HEAD = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "{DEAL}"]\n'
CALLS = '[Auction "N"]\nPass Pass 1S 1NT\nPass 2D Pass 2H\nPass 2NT Pass Pass\nPass\n'
#: The first two tricks: North leads; the columns belong to North, East, South and West.
TWO_TRICKS = "SJ S9 S2 SK\nD5 D2 DK DQ\n"


def board(text: str | bytes) -> pbn.Board:
    (found,), _ = pbn.read(text)
    return found


def reasons(found: pbn.Board) -> list[str]:
    return [warned.reason for warned in found.warnings]


def test_a_plain_record_has_no_warning() -> None:
    found = board(HEAD + CALLS + '[Play "N"]\n' + TWO_TRICKS + "*\n")
    assert not found.warnings
    assert found.contract is not None
    assert (found.contract.text, found.contract.declarer) == ("2NT", Seat.WEST)
    assert found.vulnerable is Vulnerable.EW
    assert [card.code for _, card in found.play] == ["SJ", "S9", "S2", "SK", "DQ", "D5", "D2", "DK"]
    assert found.play[4][0] is Seat.WEST  # West won the first trick and leads to the second


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + HEAD + CALLS,
        (HEAD + CALLS).replace("\n", "\r\n"),
        (HEAD + CALLS).replace("\n", "\r"),
        "% PBN 2.1\n% EXPORT\n" + HEAD + "{a comment\nof two lines [Dealer \"S\"]}\n" + CALLS,
        HEAD + "; the rest of a line [Dealer \"S\"]\n" + CALLS,
        HEAD.replace("\n", " ") + CALLS,
        HEAD + "\n" + CALLS,
        HEAD.lower().replace("[board", "[Board").replace("[dealer", "[Dealer").replace("[vuln", "[Vuln")
        .replace("[deal ", "[Deal ") + CALLS.replace("Pass", "pass").replace("1NT", "1nt"),
        HEAD + CALLS.replace("Pass Pass\nPass", "AP"),
        HEAD + CALLS.replace("1NT", "1NT! =1=").replace("2D", "2D$4 ?") + '[Note "1:fifteen to seventeen"]\n',
        HEAD.replace(" AKQ65.A4.QJ3.743", " -") + CALLS,
    ],
    ids=range(11),
)  # fmt: skip
def test_what_is_plain_though_bent_is_read(text: str) -> None:
    found = board(text)
    assert found.deal == deals.pasted(BRIDGE, DEAL)
    assert found.dealer is Seat.NORTH
    assert len(found.auction) == 13
    assert found.contract is not None
    assert found.contract.text == "2NT"


def test_notes_are_kept_by_number() -> None:
    text = HEAD + CALLS.replace("1NT", "1NT =1=").replace("2D", "2D =2=") + '[Note "1:15-17"]\n[Note "2:transfer"]\n'
    assert board(text).notes == {1: "15-17", 2: "transfer"}


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-16"])
def test_names_are_read_in_the_encodings_in_use(encoding: str) -> None:
    text = f'[Event "Gräsrot"]\n{HEAD}{CALLS}'
    assert board(text.encode(encoding)).tags["Event"] == "Gräsrot"


def test_a_declared_encoding_is_followed() -> None:
    text = f'%Content-type: text/x-pbn; charset=ISO-8859-2\n[West "Łukasz"]\n{HEAD}'
    assert board(text.encode("iso-8859-2")).players[Seat.WEST] == "Łukasz"


def test_records_without_a_blank_line_between_them_are_two() -> None:
    text = f'[Event "A"]\n{HEAD}{CALLS}[Event "B"]\n{HEAD}{CALLS}'
    boards, _ = pbn.read(text)
    assert [found.tags["Event"] for found in boards] == ["A", "B"]


def test_a_hash_takes_the_value_of_the_record_before_and_two_hashes_keep_one() -> None:
    text = f'[Event "Club"]\n[Site "##Hall"]\n{HEAD}\n[Event "#"]\n{HEAD}\n[Event "Other"]\n{HEAD}'
    boards, _ = pbn.read(text)
    assert [found.tags["Event"] for found in boards] == ["Club", "Club", "Other"]
    assert [found.tags["Site"] for found in boards] == ["Hall"] * 3


def test_the_second_tables_record_takes_the_deal_of_the_first() -> None:
    text = f'[Event "Match"]\n{HEAD}[Room "Open"]\n\n[Event "Match"]\n[Board "1"]\n[Room "Closed"]\n'
    boards, _ = pbn.read(text)
    assert boards[1].deal == boards[0].deal
    assert "deal_of_record_before" in reasons(boards[1])


def test_play_rows_in_the_order_played_are_read_with_a_warning() -> None:
    found = board(HEAD + CALLS + '[Play "N"]\nSJ S9 S2 SK\nDQ D5 D2 DK\n*\n')
    assert [card.code for _, card in found.play] == ["SJ", "S9", "S2", "SK", "DQ", "D5", "D2", "DK"]
    assert reasons(found) == ["play_in_order"]


def test_a_revoke_is_told_with_trick_seat_and_card() -> None:
    found = board(HEAD + CALLS + '[Play "N"]\nSJ H2 S2 SK\n')
    (warned,) = found.warnings
    assert warned.reason == "illegal_play"
    assert (warned.values["trick"], warned.values["seat"], str(warned.values["card"])) == (1, Seat.EAST, "H2")
    assert len(found.play) == 1


def test_an_illegal_call_is_told_and_the_calls_before_it_kept() -> None:
    found = board(HEAD + CALLS.replace("2D", "1C"))
    assert "illegal_call" in reasons(found)
    assert found.auction == ("P", "P", "1S", "1NT", "P")


def test_a_contract_that_the_auction_does_not_give_is_told() -> None:
    found = board(HEAD + '[Declarer "W"]\n[Contract "3NT"]\n' + CALLS)
    assert reasons(found) == ["contract_differs"]


@pytest.mark.parametrize(
    ("text", "tricks"), [("8", 8), ("EW 8", 8), ("NS 5", 8), ("NS 5 EW 8", 8), ("^8", 8), ("?", None), ("", None)]
)
def test_results_in_all_their_forms(text: str, tricks: int | None) -> None:
    assert board(f'{HEAD}[Declarer "W"]\n[Contract "2NT"]\n[Result "{text}"]\n{CALLS}').tricks == tricks


@pytest.mark.parametrize(
    ("old", "new", "tag"),
    [
        ('[Dealer "N"]', '[Dealer "Q"]', "Dealer"),
        ('[Vulnerable "EW"]', '[Vulnerable "red"]', "Vulnerable"),
        ("J8.Q965", "J8.Q96", "Deal"),
        ("J8.Q965", "K8.Q965", "Deal"),
        ("J8.Q965", "Z8.Q965", "Deal"),
        (DEAL, "N:a b", "Deal"),
    ],
)
def test_a_tag_that_can_not_be_read_is_told_and_the_other_records_are_kept(old: str, new: str, tag: str) -> None:
    text = f'[Event "A"]\n{HEAD.replace(old, new)}\n[Event "B"]\n{HEAD}{CALLS}'
    boards, _ = pbn.read(text)
    assert [warned.values["tag"] for warned in boards[0].warnings if warned.reason == "unreadable_tag"] == [tag]
    assert boards[1].contract is not None


@pytest.mark.parametrize("text", ["", "hello", "[", '[Event "x"', "\0\0\0", "[" * 10_000, "{" * 10_000])
def test_what_holds_no_record_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="not_pbn"):
        pbn.read(text)
