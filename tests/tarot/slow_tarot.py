"""The rules once more, slow and plain, from the law's words alone: to hold the real ones against."""

from fractions import Fraction
from itertools import combinations

VALUE = {"R": 9, "Q": 7, "C": 5, "V": 3}
BOUTS = {"T1", "T21", "EX"}


def is_trump(code: str) -> bool:
    return code[0] == "T"


def number(code: str) -> int:
    return int(code[1:])


def half_points(code: str) -> int:
    if code in BOUTS:
        return 9
    return 1 if is_trump(code) else VALUE.get(code[1:], 1)


def legal_plays(hand: set[str], trick: list[str]) -> set[str]:
    others = [code for code in trick if code != "EX"]
    if not others:
        return set(hand)
    suit = others[0][0]
    plain = {code for code in hand if code != "EX"}
    excuse = hand & {"EX"}
    if suit != "T":
        same = {code for code in plain if code[0] == suit}
        if same:
            return same | excuse
    trumps = {code for code in plain if is_trump(code)}
    if not trumps:
        return set(hand)
    to_beat = [number(code) for code in others if is_trump(code)]
    higher = {code for code in trumps if all(number(code) > rival for rival in to_beat)}
    return (higher if higher else trumps) | excuse


def rank(code: str) -> int:
    return ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "Q", "R"].index(code[1:])


def winner(trick: list[str]) -> int:
    trumps = [code for code in trick if is_trump(code)]
    if trumps:
        return trick.index(max(trumps, key=number))
    suit = next(code for code in trick if code != "EX")[0]
    return trick.index(max((code for code in trick if code[0] == suit and code != "EX"), key=rank))


def is_discard(hand: set[str], chosen: set[str]) -> bool:
    ordinary = {code for code in hand if code != "EX" and not is_trump(code) and code[1:] != "R"}
    if len(chosen) != 6 or not chosen <= hand or chosen & BOUTS:
        return False
    if any(code[1:] == "R" for code in chosen):
        return False
    trumps = {code for code in chosen if is_trump(code)}
    return len(trumps) == (6 - len(ordinary) if len(ordinary) < 6 else 0)


def poignees(hand: set[str], public: set[str]) -> set[frozenset[str]]:
    """Every set of cards that may be shown."""
    trumps = {code for code in hand if is_trump(code)}
    found = set()
    for size in (10, 13, 15):
        found |= {frozenset(chosen) for chosen in combinations(sorted(trumps), size)}
        if "EX" in hand and len(trumps) == size - 1:
            found.add(frozenset(trumps | {"EX"}))
    if all(suit + "R" in hand for suit in "CSBD"):
        found |= {frozenset(chosen) for chosen in combinations(sorted(trumps | public), 15)}
    return found


def settle(
    multiplier: int, halves: int, bouts: int, petit: int, shown: list[int], announced: bool, all_to: int
) -> Fraction:
    """What each defender pays the taker. ``petit`` and ``all_to``: 1 the taker, -1 the defence, 0 nobody."""
    points = Fraction(halves, 2)
    needed = {0: 56, 1: 51, 2: 41, 3: 36}[bouts]
    sign = 1 if points >= needed else -1
    total = sign * (25 + abs(points - needed)) * multiplier
    total += petit * 10 * multiplier
    total += sign * sum(shown)
    if announced:
        total += 400 if all_to == 1 else -200
        total += -200 if all_to == -1 else 0
    else:
        total += 200 * all_to
    return total


def play_through(taker: int, tricks: list[list[tuple[int, str]]]) -> tuple[int, set[str], int, int]:
    """The taker's half points and bouts from the tricks alone, and the signs of the petit au bout and of a slam."""
    halves, bouts = 0, set()
    winners: list[int] = []
    petit = 0
    for at, trick in enumerate(tricks):
        who = [seat for seat, _ in trick]
        codes = [code for _, code in trick]
        won = who[winner(codes)]
        fool = who[codes.index("EX")] if "EX" in codes else None
        last = at == len(tricks) - 1
        fool_wins = False
        if fool is not None:
            side = fool == taker
            if last and who[0] == fool and all((w == taker) == side for w in winners):
                won, fool_wins, keeper = fool, True, side
            elif last:
                keeper = not side
            else:
                keeper = side
                if (won == taker) != side:
                    halves += 1 if not side else -1
            if keeper:
                halves += 9
                bouts.add("EX")
        if won == taker:
            for code in codes:
                if code != "EX":
                    halves += half_points(code)
                    bouts |= {code} & BOUTS
        winners.append(won)
        if last:
            judged = at - 1 if fool_wins else at
            if "T1" in [code for _, code in tricks[judged]]:
                petit = 1 if winners[judged] == taker else -1
    all_to = 1 if all(w == taker for w in winners) else -1 if all(w != taker for w in winners) else 0
    return halves, bouts, petit, all_to
