"""An auction as it stands: its calls, what each meant, what each seat has shown, and what that forces them to.

Seats are counted from the dealer: 0 calls first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardavia.robots.bridge.system.rule import Rule
from cardavia.robots.bridge.system.terms import SUITS, Bounds, Facts, Promise

GAME = {"C": 5, "D": 5, "H": 4, "S": 4, "NT": 3}
STRAINS = ("C", "D", "H", "S", "NT")


class Table(NamedTuple):
    """What is fixed before the first call: the systems and the vulnerability of the dealer's side and of the other."""

    systems: tuple[str, str] = ("sayc", "sayc")
    vulnerable: tuple[bool, bool] = (False, False)


class Option(NamedTuple):
    """A rule as it stands in one situation: its call, its promise, the suits of its variables."""

    call: str
    promise: Promise
    rule: Rule
    binding: Mapping[str, str]
    section: int


class Meaning(NamedTuple):
    """What a call said: the rules it may be by, none if the book is silent and it is taken by its sound."""

    seat: int
    call: str
    options: tuple[Option, ...]
    bounds: Bounds
    flags: frozenset[str]
    suits: tuple[int, ...]
    tags: frozenset[str]


@dataclass(frozen=True)
class State:
    """An auction so far. ``shown`` is what each seat showed, ``suits`` the suits it showed in order, ``agreed`` each
    side's trump suit, ``gf`` whether a side must reach game, ``last`` the rank of the last bid (-1: none)."""

    table: Table
    calls: tuple[str, ...]
    meanings: tuple[Meaning, ...]
    shown: tuple[Bounds, Bounds, Bounds, Bounds]
    suits: tuple[tuple[int, ...], ...]
    agreed: tuple[int | None, int | None]
    gf: tuple[bool, bool]
    last: int
    last_by: int
    doubled: int
    passes: int

    @property
    def turn(self) -> int:
        return len(self.calls) % 4

    @property
    def closed(self) -> bool:
        return self.passes == (3 if self.last >= 0 else 4)

    def forced(self, seat: int) -> bool:
        """May this seat, which is to call, not pass? Its partner's last call forces and the next hand passed, or its
        side must reach game and hasn't, with the last bid its own undoubled one."""
        side = seat & 1
        if self.last >= 0 and self.last_by & 1 == side and self.passes and not self.doubled:
            if self.gf[side] and not is_game(self.last):
                return True
            if len(self.meanings) >= 2 and "forcing" in self.meanings[-2].flags and self.calls[-2] != "P":
                return not (self.answered(seat) or self.game_named())
        if len(self.meanings) >= 2 and self.calls[-2] == "X" and "forcing" in self.meanings[-2].flags:
            return self.calls[-1] == "P" and self.last_by & 1 != side
        return False

    def answered(self, seat: int) -> bool:
        """Is partner's last call an answer to this seat's question, and by chance in the suit that is agreed, so that
        it may be played there?"""
        agreed = self.agreed[seat & 1]
        if len(self.meanings) < 4 or agreed is None or "asks" not in self.meanings[-4].flags:
            return False
        return self.last_by != seat and self.calls[-2] == f"{self.last // 5 + 1}{SUITS[agreed]}"

    def game_named(self) -> bool:
        """Is the last bid a game, or more, in a suit that it shows? One may be content with that, whatever it forces
        lower down."""
        bids = (said for said in reversed(self.meanings) if said.call[0].isdigit())
        return self.last >= 0 and is_game(self.last) and self.last % 5 in next(bids).suits

    def facts(self) -> Facts:
        """What a rule may ask of the auction, for the seat on turn."""
        me = self.turn
        partner, side = (me + 2) & 3, me & 1
        own = [meaning for meaning in self.meanings if meaning.seat == me]
        partners = [meaning for meaning in self.meanings if meaning.seat == partner]
        theirs = {suit for seat in ((me + 1) & 3, (me + 3) & 3) for suit in self.suits[seat]}
        opened = next((at for at, call in enumerate(self.calls) if call != "P"), len(self.calls))
        return Facts(
            partner=self.shown[partner],
            theirs=tuple(sorted(theirs)),
            seat=min(opened, 3) + 1,
            passed=bool(own) and own[0].call == "P" and own[0].seat + 0 < opened,
            partner_passed=bool(partners) and partners[0].call == "P" and partner < opened,
            vul=self.table.vulnerable[side],
            vul_them=self.table.vulnerable[1 - side],
            forced=self.forced(me),
            game_forced=self.gf[side],
            level=0 if self.last < 0 else self.last // 5 + 1,
            mine=self.shown[me],
            they_hold=0 if self.last < 0 else int(self.last_by & 1 != side),
            silent=all(meaning.call == "P" for meaning in (*own, *partners)),
            game=self.last >= 0 and is_game(self.last),
            invited=bool(partners) and "invitational" in partners[-1].flags,
            signed_off=bool(partners) and "signoff" in partners[-1].flags,
        )


def is_game(rank: int) -> bool:
    level, strain = rank // 5 + 1, STRAINS[rank % 5]
    return level >= GAME[strain]


def rank_of(call: str) -> int:
    """0 for 1C to 34 for 7NT."""
    return 5 * (int(call[0]) - 1) + STRAINS.index(call[1:])


def legal(state: State, call: str) -> bool:
    """May the seat on turn make this call?"""
    if call == "P":
        return True
    own = state.last_by & 1 == state.turn & 1
    if call == "X":
        return state.last >= 0 and not own and state.doubled == 0
    if call == "XX":
        return state.last >= 0 and own and state.doubled == 1
    return rank_of(call) > state.last
