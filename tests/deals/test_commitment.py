"""The promise made before the first action can be checked, and can't be bent (SPEC G8)."""

import hashlib

import pytest

from cardavia import deals
from cardavia.cards import Illegal, Unreadable
from cardavia.games.bridge import BRIDGE
from cardavia.games.tarot import TAROT

SEALED = deals.Sealed("tarot", 3, 123456789, bytes(range(32)))


def test_the_digest_is_the_sha_256_of_five_lines_ended_by_line_feeds() -> None:
    text = f"cardavia-deal/1\ntarot\n3\n123456789\n{bytes(range(32)).hex()}\n"
    assert SEALED.digest() == hashlib.sha256(text.encode()).hexdigest()


def test_what_is_revealed_gives_the_deal_that_was_promised() -> None:
    for rules in (BRIDGE, TAROT):
        sealed = deals.seal(rules, 1)
        assert deals.verify(sealed.digest(), sealed.lines()) == sealed
        assert deals.rank(rules, sealed.deal()) == sealed.index


def test_two_seals_of_one_game_share_neither_deal_nor_nonce() -> None:
    one, two = deals.seal(BRIDGE, 1), deals.seal(BRIDGE, 1)
    assert one.nonce != two.nonce
    assert one.index != two.index
    assert len(one.nonce) == 32


def test_lines_as_a_player_copies_them_are_read() -> None:
    copied = "\r\n".join(["", *(f"  {line} " for line in SEALED.lines()), ""])
    assert deals.verify(f" {SEALED.digest().upper()}\n", copied) == SEALED


@pytest.mark.parametrize(
    ("at", "changed"),
    [(1, "bridge"), (2, "4"), (3, "123456788"), (4, bytes(range(1, 33)).hex())],
)
def test_any_line_changed_fails(at: int, changed: str) -> None:
    lines = list(SEALED.lines())
    lines[at] = changed
    with pytest.raises(Illegal, match="digest_differs"):
        deals.verify(SEALED.digest(), lines)


def test_one_bit_of_the_digest_changed_fails() -> None:
    digest = bytearray.fromhex(SEALED.digest())
    digest[7] ^= 1
    with pytest.raises(Illegal, match="digest_differs"):
        deals.verify(digest.hex(), SEALED.lines())


@pytest.mark.parametrize(
    ("at", "text", "line"),
    [
        (0, "cardavia-deal/2", "format"),
        (1, "whist", "game"),
        (2, "0", "number"),
        (2, "three", "number"),
        (3, "-1", "index"),
        (3, "007", "index"),
        (3, "9" * 60, "index"),
        (4, "ab", "nonce"),
        (4, "g" * 64, "nonce"),
    ],
)
def test_a_line_that_can_not_be_right_is_named(at: int, text: str, line: str) -> None:
    lines = list(SEALED.lines())
    lines[at] = text
    with pytest.raises(Unreadable) as refused:
        deals.read_lines(lines)
    assert (refused.value.reason, refused.value.values["line"]) == ("bad_seal", line)


def test_too_few_lines_and_a_digest_that_is_none_are_refused() -> None:
    with pytest.raises(Unreadable, match="bad_seal_length"):
        deals.read_lines("cardavia-deal/1\nbridge")
    with pytest.raises(Unreadable, match="bad_digest"):
        deals.verify("1234", SEALED.lines())
