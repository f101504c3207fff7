"""What the net sees of an auction: yes-or-no figures from the side of the seat that is to call.

Seats are counted from that seat: 0 itself, 1 left-hand opponent, 2 partner, 3 right-hand opponent. Calls are numbered
as the net's columns are: 0 pass, 1 double, 2 redouble, 3 to 37 the bids from 1C to 7NT.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from cardavia.games.bridge import CALLS

Array = np.ndarray[Any, Any]

#: The net's columns.
COLUMNS: tuple[str, ...] = tuple(CALLS)
NUMBERS: dict[str, int] = {text: number for number, text in enumerate(COLUMNS)}
PASS, DOUBLE, REDOUBLE, LOWEST = 0, 1, 2, 3
NONE = -1
#: The suits that a hand is compared with, by what was said of them: see ``_roles``.
ROLES = 8


class Heard(NamedTuple):
    """An auction as the net sees it.

    ``figures``: (AUCTION,) of 0 and 1. ``legal``: (38,) of bool. ``roles``: the suit of each role, 0 for clubs to 3 for
    spades, -1 for none. ``theirs``: the suits that the opponents bid. ``actions``: (38, ACTION), what each call would
    be in this auction.
    """

    figures: Array
    legal: Array
    roles: tuple[int, ...]
    theirs: tuple[int, ...]
    actions: Array


class _Said(NamedTuple):
    """The calls by seat, and where the auction stands: ``last`` is the last bid's column (-1 if none)."""

    calls: list[tuple[int, int]]
    last: int
    owner: int
    doubled: int
    passes: int


def numbered(calls: Sequence[str]) -> list[int]:
    """The columns of these calls.

    >>> numbered(["1C", "X", "P"])
    [3, 1, 0]
    """
    try:
        return [NUMBERS[text] for text in calls]
    except KeyError as error:
        raise ValueError(f"no call {error.args[0]!r}: P, X, XX, or 1C to 7NT is one") from None


def _followed(numbers: Sequence[int]) -> _Said:
    """The auction, each call checked: it ends in a state in which somebody is to call."""
    turn = len(numbers)
    said = []
    last, owner, doubled, passes = NONE, 0, 0, 0
    for at, number in enumerate(numbers):
        if passes == 3 + (last < 0):
            raise ValueError(f"the auction is over after {at} calls, and {turn} are given")
        side = at - owner & 1
        if number == PASS:
            passes += 1
        elif number >= LOWEST:
            if number <= last:
                raise ValueError(f"call {at + 1}, {COLUMNS[number]}, is not higher than {COLUMNS[last]}")
            last, owner, doubled, passes = number, at, 0, 0
        else:
            if last < 0 or doubled != number - 1 or side != (number == DOUBLE):
                raise ValueError(f"call {at + 1}, {COLUMNS[number]}, is not allowed there")
            doubled, passes = number, 0
        said.append((at - turn & 3, number))
    if passes == 3 + (last < 0):
        raise ValueError("the auction is over: nobody is to call")
    return _Said(said, last, owner - turn & 3, doubled, passes)


def _legal(said: _Said) -> Array:
    legal = np.zeros(38, dtype=bool)
    legal[PASS] = True
    legal[max(said.last + 1, LOWEST) :] = True
    legal[DOUBLE] = said.last >= 0 and said.doubled == 0 and said.owner % 2 == 1
    legal[REDOUBLE] = said.doubled == 1 and said.owner % 2 == 0
    return legal


@cache
def _one_of(size: int, value: int) -> tuple[int, ...]:
    """A one at ``value``, none if it is -1."""
    return tuple(int(at == value) for at in range(size))


@cache
def _steps(value: int, most: int) -> tuple[int, ...]:
    return tuple(int(value >= least) for least in range(1, most + 1))


def _strain(number: int) -> int:
    return (number - LOWEST) % 5


def _suits_of(said: _Said, *seats: int) -> list[int]:
    """The suits that these seats bid, in the order in which they were first named."""
    named = [_strain(number) for seat, number in said.calls if seat in seats and number >= LOWEST]
    return list(dict.fromkeys(suit for suit in named if suit < 4))


def _roles(said: _Said) -> tuple[int, ...]:
    """Partner's last suit and the first, one's own last and first, the left and the right opponent's last, the suit of
    the contract, and the one suit that nobody has named (the higher of two)."""
    mine, partners, left, right = ([_last(said, seat), *_suits_of(said, seat)] for seat in (0, 2, 1, 3))
    contract = _strain(said.last) if said.last >= 0 and _strain(said.last) < 4 else NONE
    named = set(_suits_of(said, 0, 1, 2, 3))
    unnamed = [suit for suit in range(4) if suit not in named]
    fourth = unnamed[-1] if 0 < len(unnamed) <= 2 else NONE
    first = [(seen[1] if len(seen) > 1 else NONE) for seen in (partners, mine)]
    return (partners[0], first[0], mine[0], first[1], left[0], right[0], contract, fourth)


def _last(said: _Said, seat: int) -> int:
    """The suit that this seat bid last."""
    for caller, number in reversed(said.calls):
        if caller == seat and number >= LOWEST and _strain(number) < 4:
            return _strain(number)
    return NONE


def _figures(said: _Said, turn: int) -> list[int]:
    calls = said.calls
    made = [NONE] * 35
    for seat, number in calls:
        if number >= LOWEST:
            made[number - LOWEST] = seat
    bids = [at for at, seat in enumerate(made) if seat >= 0]
    figures = [int(made[at] == seat) for seat in range(4) for at in range(35)]
    for seat in range(4):
        own = [number for caller, number in calls if caller == seat]
        spoken = [number for number in own if number != PASS]
        opened = next((at for at, (_, number) in enumerate(calls) if number >= LOWEST), len(calls))
        figures += _one_of(38, own[-1] if own else NONE) + _one_of(38, own[-2] if len(own) > 1 else NONE)
        figures += _one_of(38, spoken[0] if spoken else NONE)
        named = [_strain(number) for number in own if number >= LOWEST]
        for strain in range(5):
            figures += _steps(named.count(strain), 3)
        figures += _steps(own.count(DOUBLE), 3) + _steps(own.count(REDOUBLE), 1) + _steps(len(named), 4)
        figures.append(int(any(caller == seat and number == PASS for caller, number in calls[:opened])))
        figures.append(int(bool(own) and not spoken))
        doubles = [at for at, (caller, number) in enumerate(calls) if caller == seat and number == DOUBLE]
        figures += _one_of(35, _standing(calls, doubles[-1]) if doubles else NONE)
    figures += _one_of(7, (said.last - LOWEST) // 5 if said.last >= 0 else NONE)
    figures += _one_of(5, _strain(said.last) if said.last >= 0 else NONE)
    figures += _one_of(4, said.owner if said.last >= 0 else NONE)
    figures += _one_of(3, said.doubled) + _steps(said.passes, 3)
    figures += _one_of(35, bids[0] if bids else NONE) + _one_of(4, made[bids[0]] if bids else NONE)
    figures += _one_of(4, turn) + _steps(turn // 4, 5)
    ours = any(number >= LOWEST and seat % 2 == 0 for seat, number in calls)
    theirs = any(number >= LOWEST and seat % 2 == 1 for seat, number in calls)
    figures += [int(ours), int(theirs), int(ours and theirs), int(len(bids) == 1)]
    figures += _one_of(36, said.last - LOWEST if said.last >= 0 else 35)
    return figures


def _standing(calls: Sequence[tuple[int, int]], at: int) -> int:
    """The bid, from 0 for 1C, that a call at this place was made over."""
    return next(number for _, number in reversed(calls[:at]) if number >= LOWEST) - LOWEST


def _actions(said: _Said, roles: tuple[int, ...]) -> Array:
    """What each call is here: level, strain, jump, game or slam, and which role its suit has."""
    ours, theirs = set(_suits_of(said, 0, 2)), set(_suits_of(said, 1, 3))
    suits = np.array(
        [
            [
                *(int(role == strain) for role in roles),
                *(int(strain in ours), int(strain in theirs), int(strain < 4 and strain not in ours | theirs)),
                int(strain == 4),
            ]
            for strain in range(5)
        ],
        dtype=np.uint8,
    )
    made = np.zeros((38, _BIDS + suits.shape[1]), np.uint8)
    made[:, :_BIDS] = _bids(said.last)
    made[LOWEST:, _BIDS:] = np.tile(suits, (7, 1))
    return made


#: Figures of a bid that tell level, strain, jump, and game or slam.
_BIDS = 7 + 5 + 4 + 4


@cache
def _bids(last: int) -> Array:
    """Of each call, what it is over this last bid."""
    rows = [[0] * _BIDS] * LOWEST
    for number in range(LOWEST, 38):
        level, strain = (number - LOWEST) // 5, _strain(number)
        lowest = (last - LOWEST) // 5 + (strain <= _strain(last)) if last >= 0 else 0
        game = 2 if strain == 4 else 3 if strain >= 2 else 4
        row = [*_one_of(7, level), *_one_of(5, strain), *_one_of(4, min(level - lowest, 3))]
        rows.append([*row, int(level == game), int(level > game), int(level == 5), int(level == 6)])
    return np.array(rows, dtype=np.uint8)


@lru_cache(maxsize=2_000)
def heard(calls: tuple[str, ...]) -> Heard:
    """The auction after these calls, from the dealer, as the seat that is to call hears it. ``ValueError`` if they are
    no auction or it is over.

    >>> seen = heard(("1S", "P"))
    >>> seen.roles[0], [COLUMNS[at] for at in range(38) if seen.legal[at]][:3]
    (3, ['P', '1NT', '2C'])
    """
    said = _followed(numbered(calls))
    roles = _roles(said)
    return Heard(
        np.array(_figures(said, len(calls)), dtype=np.uint8),
        _legal(said),
        roles,
        tuple(_suits_of(said, 1, 3)),
        _actions(said, roles),
    )


AUCTION = len(heard(()).figures)
ACTION = heard(()).actions.shape[1]
