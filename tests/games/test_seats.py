"""Seats, and values as plain data."""

from fractions import Fraction

import pytest

from cardavia.cards import FRENCH, Unreadable
from cardavia.games import SEATS, Line, Seat, Watch, game, names, plain


def test_left_runs_clockwise_and_right_anticlockwise() -> None:
    assert [seat.left.letter for seat in SEATS] == ["E", "S", "W", "N"]
    assert [seat.right.letter for seat in SEATS] == ["W", "N", "E", "S"]


def test_partners_sit_opposite() -> None:
    assert [seat.partner.letter for seat in SEATS] == ["S", "W", "N", "E"]


@pytest.mark.parametrize("text", ["S", "s", "South", " SOUTH "])
def test_a_seat_is_read_by_letter_or_name(text: str) -> None:
    assert Seat.read(text) is Seat.SOUTH


def test_every_seat_is_true_even_north() -> None:
    assert all(SEATS)


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(Unreadable, match="no_such_seat"):
        Seat.read("X")


def test_an_unknown_game_is_refused_with_the_games_that_exist() -> None:
    with pytest.raises(Unreadable) as refused:
        game("belote")
    assert refused.value.values["games"] == list(names())


def test_plain_data_of_values() -> None:
    line = Line("petit_au_bout", Fraction(-41, 2), {"seat": Seat.EAST})
    assert plain(line) == {"key": "petit_au_bout", "points": -20.5, "values": {"seat": "E"}}
    assert plain({"who": Watch.WATCHER, "cards": (FRENCH["SA"],), "won": frozenset({Seat.WEST, Seat.NORTH})}) == {
        "who": "watcher",
        "cards": ["SA"],
        "won": ["N", "W"],
    }


def test_what_has_no_plain_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="object"):
        plain(object())
