"""The letters of a book that stand for suits: which suits each may be in an auction, and a rule with them filled in."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cardavia.games.bridge import BIDS, CALLS
from cardavia.robots.bridge.system.pattern import VARIABLES, Binding, bind, completed, letters
from cardavia.robots.bridge.system.state import GAME, STRAINS, State
from cardavia.robots.bridge.system.terms import SUITS


def bind_tag(tag: str, binding: Binding) -> str:
    head, slash, variable = tag.partition("/")
    return f"{head}/{binding.get(variable, variable)}" if slash else tag


def bound_texts(text: str, binding: Binding, state: State) -> Iterator[str]:
    names = free(text, binding)
    if not names:
        yield bind(text, binding)
        return
    for more in assignments(names, binding, state):
        yield bind(text, {**binding, **more})


def free(text: str, binding: Binding) -> list[str]:
    return [name for name in letters(text) if name not in binding]


def assignments(names: Sequence[str], binding: Binding, state: State) -> Iterator[dict[str, str]]:
    """Every way to give suits to the variables that the pattern left open: ``p`` the suit partner showed last, ``q`` my
    own last, ``g`` the agreed suit, ``l`` that of the last bid, ``t`` a suit that they showed, ``u`` one that nobody
    showed, ``v`` one that nobody of the other side showed."""
    me = state.turn
    partner = (me + 2) & 3
    theirs = {suit for seat in ((me + 1) & 3, (me + 3) & 3) for suit in state.suits[seat]}
    ours = {*state.suits[me], *state.suits[partner]}
    agreed = state.agreed[me & 1]
    ranges: list[str] = []
    for name in names:
        if name == "p":
            ranges.append("".join(SUITS[suit] for suit in state.suits[partner][-1:]))
        elif name == "q":
            ranges.append("".join(SUITS[suit] for suit in state.suits[me][-1:]))
        elif name == "l":
            ranges.append("" if state.last < 0 or state.last % 5 == 4 else SUITS[state.last % 5])
        elif name == "g":
            ranges.append("" if agreed is None else SUITS[agreed])
        elif name == "t":
            ranges.append("".join(SUITS[suit] for suit in sorted(theirs)))
        elif name == "u":
            ranges.append("".join(SUITS[suit] for suit in range(4) if suit not in theirs | ours))
        elif name == "v":
            ranges.append("".join(SUITS[suit] for suit in range(4) if suit not in theirs))
        else:
            ranges.append(VARIABLES[name])
    plain = {value for name, value in binding.items() if name in "Mmxyzw"}
    for values in _products(ranges):
        chosen = [value for name, value in zip(names, values, strict=True) if name in VARIABLES]
        if len(set(chosen)) == len(chosen) and not plain & set(chosen):
            yield completed({**binding, **dict(zip(names, values, strict=True))})


def _products(ranges: Sequence[str]) -> Iterator[tuple[str, ...]]:
    if not ranges:
        yield ()
        return
    for value in ranges[0]:
        for rest in _products(ranges[1:]):
            yield (value, *rest)


def call_of(text: str, state: State) -> str | None:
    """The call that a rule names: itself, or ``jump H``, ``game NT``, ``H`` (the cheapest)."""
    return _call_over(text, state.last)


@lru_cache(maxsize=16384)
def _call_over(text: str, last: int) -> str | None:
    if text in CALLS:
        return text
    words = text.split()
    if len(words) == 1 and len(text) > 1 and text[0].isdigit():
        words = [text[0], text[1:]]
    strain = words[-1]
    if strain not in STRAINS:
        raise ValueError(f"no such call in a rule: {text!r}")
    order = STRAINS.index(strain)
    level = 1
    while 5 * (level - 1) + order <= last:
        level += 1
    if words[0] == "jump":
        level += 1
    elif words[0] == "djump":
        level += 2
    elif words[0] == "game":
        level = GAME[strain]
    elif words[0] == "slam":
        level = 6
    elif words[0] == "grand":
        level = 7
    elif words[0].isdigit():
        level = int(words[0])
    rank = 5 * (level - 1) + order
    return BIDS[rank].text if level <= 7 and rank > last else None
