"""PBN bent in the ways in which programs bend it (PBN 2.1 standard; faults of programs that exist)."""

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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


FULL = f'[Event "A"]\n[Site "Hall"]\n[Date "1999.01.01"]\n{HEAD}{CALLS}[Play "N"]\n{TWO_TRICKS}*\n'


def test_lines_ended_by_two_cr_and_lf_are_one_record() -> None:
    found = board(FULL.replace("\n", "\r\r\n"))
    assert (found.tags["Site"], len(found.auction), len(found.play)) == ("Hall", 13, 8)


def test_a_comment_that_nothing_closes_ends_with_its_line() -> None:
    boards, warned = pbn.read(FULL.replace("[Dealer", "{ forgotten\n[Dealer") + "\n" + FULL.replace('"A"', '"B"'))
    assert [(found.tags["Event"], len(found.play)) for found in boards] == [("A", 8), ("B", 8)]
    assert [(item.reason, item.line) for item in warned] == [("open_comment", 5)]


def test_a_comment_may_hold_blank_lines_and_a_whole_record() -> None:
    assert board("{ left out:\n\n" + FULL.replace('"A"', '"B"') + "\n}\n" + FULL).tags["Event"] == "A"


def test_a_note_between_the_calls_does_not_end_them() -> None:
    found = board(HEAD + CALLS.replace("1NT\n", '1NT =1=\n[Note "1:15-17"]\n') + '[Note "2:late"]\n')
    assert len(found.auction) == 13
    assert found.notes == {1: "15-17", 2: "late"}


def test_notes_of_the_play_are_kept_apart_from_those_of_the_calls() -> None:
    text = HEAD + CALLS + '[Note "1:call"]\n[Play "N"]\nSJ =1= S9 S2 SK\n[Note "1:card"]\n'
    found = board(text)
    assert (found.notes, found.play_notes) == ({1: "call"}, {1: "card"})


def test_two_rooms_of_one_board_with_no_blank_line_and_no_event_are_two() -> None:
    boards, warned = pbn.read(HEAD + CALLS + HEAD + CALLS.replace("2NT", "3NT"))
    assert [found.contract and found.contract.text for found in boards] == ["2NT", "3NT"]
    assert not warned


def test_deals_alone_with_no_blank_line_between_them_are_kept_apart() -> None:
    boards, _ = pbn.read("".join(f'[Dealer "{seat}"]\n[Deal "{DEAL}"]\n' for seat in "NES"))
    assert [found.dealer for found in boards] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_of_a_repeated_tag_the_first_counts() -> None:
    boards, warned = pbn.read('[Event "A"]\n[Event "B"]\n' + HEAD + '[Dealer "S"]\n' + CALLS)
    assert [(found.tags["Event"], found.dealer) for found in boards] == [("A", Seat.NORTH)]
    assert [item.values["tag"] for item in warned] == ["Event", "Dealer"]


def test_the_head_of_a_file_belongs_to_its_first_record() -> None:
    boards, _ = pbn.read(f'[Event "A"]\n\n{HEAD}\n{HEAD.replace("1", "2", 1)}')
    assert [(found.tags.get("Event"), found.board) for found in boards] == [("A", "1"), (None, "2")]


@pytest.mark.parametrize(
    ("tag", "value"), [("[Board 7]", "7"), ('[Board "7 "A""]', '7 "A"'), ('[BOARD "7"]', "7"), ('[ Board  "7" ]', "7")]
)
def test_a_tag_that_is_bent_is_read(tag: str, value: str) -> None:
    assert board(tag + "\n" + HEAD.partition("\n")[2]).board == value


def test_the_auction_tells_the_contract_though_the_hands_are_not_known() -> None:
    found = board(HEAD.replace(DEAL, "?") + '[Contract "2NT"]\n[Result "8"]\n' + CALLS)
    assert found.contract is not None
    assert (found.contract.text, found.contract.declarer, found.score_ns) == ("2NT", Seat.WEST, -120)
    assert not found.warnings


def test_a_contract_with_neither_declarer_nor_auction_is_told() -> None:
    assert reasons(board(HEAD + '[Contract "2NT"]\n')) == ["unreadable_tag"]


@pytest.mark.parametrize(
    ("contract", "calls"), [("Pass", CALLS), ("2NT", '[Auction "N"]\nPass Pass Pass Pass\n'), ("3NT", CALLS)]
)
def test_a_contract_and_calls_that_disagree_are_told(contract: str, calls: str) -> None:
    found = board(f'{HEAD}[Declarer "W"]\n[Contract "{contract}"]\n{calls}')
    assert "contract_differs" in reasons(found)
    assert not found.passed_out


@pytest.mark.parametrize("words", ["AP", "All Pass", "all pass", "Pass Pass Pass Pass", "Pass AP"])
def test_four_passes_are_a_deal_passed_out(words: str) -> None:
    found = board(f'{HEAD}[Auction "N"]\n{words}\n')
    assert (found.passed_out, found.contract, found.score_ns) == (True, None, 0)
    outcome = found.record().outcome
    assert outcome is not None
    assert outcome.cancelled == "passed_out"


def test_the_result_of_a_play_that_goes_on_is_not_yet_a_result() -> None:
    text = f'{HEAD}[Result "2"]\n{CALLS}[Play "N"]\n{TWO_TRICKS}'
    assert (board(text + "+\n").tricks, board(text + "*\n").tricks) == (None, 2)


def test_a_revoke_is_found_in_rows_that_are_in_the_order_played() -> None:
    found = board(HEAD + CALLS + '[Play "N"]\nSJ S9 S2 SK\nDQ D5 D2 DK\nDA H2 D7 D3\n')
    assert reasons(found) == ["play_in_order", "illegal_play"]
    assert found.warnings[1].values["trick"] == 3


def test_a_play_that_stops_is_brought_to_its_result_by_a_claim() -> None:
    found = board(f'{HEAD}[Result "8"]\n{CALLS}[Play "N"]\n{TWO_TRICKS}*\n')
    record = found.record()
    assert record.actions[21].text.startswith("claim ")
    assert record.outcome is not None
    assert record.outcome.scores[Seat.NORTH] == -120


def test_the_second_table_takes_event_and_date_with_the_deal() -> None:
    boards, _ = pbn.read(FULL + '\n[Board "1"]\n[Room "Closed"]\n')
    assert (boards[1].tags["Event"], boards[1].tags["Date"]) == ("A", "1999.01.01")


def test_a_file_of_more_records_than_are_wanted_is_refused() -> None:
    with pytest.raises(Unreadable, match="too_many_boards"):
        pbn.read(FULL + "\n" + FULL, most=1)


def test_records_are_given_one_by_one() -> None:
    assert next(pbn.each(FULL + "\n" + FULL)).board == "1"


@pytest.mark.parametrize(
    "text",
    [
        '[A "b"]' * 50_000,
        '[Deal "a"]\n[A "##b"]\n' * 4_000,
        "[A " + " " * 500_000,
        HEAD + "x\n" * 100_000,
        "{\n" * 50_000,
        HEAD + "{" + "\n" * 300_000 + "}",
        '[A"' * 50_000,
    ],
    ids=["tags", "inherited", "blanks", "stray", "braces", "comment", "quotes"],
)
def test_hostile_text_is_read_in_time_that_grows_with_its_length(text: str) -> None:
    begin = time.process_time()
    with suppress(Unreadable):
        pbn.read(text)
    assert time.process_time() - begin < 3


@settings(max_examples=50)
@given(cut=st.integers(0, len(FULL)), text=st.text(alphabet='[]"{};%#\\\n\r =^*-$ A1', max_size=12))
def test_whatever_breaks_one_record_the_next_is_kept(cut: int, text: str) -> None:
    boards, _ = pbn.read(FULL[:cut] + text + FULL[cut:] + "\n\n" + FULL.replace('"A"', '"B"'))
    assert any(found.tags.get("Event") == "B" and found.deal is not None for found in boards)
