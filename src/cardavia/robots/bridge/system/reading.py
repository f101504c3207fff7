"""An auction as the two sides' books read it: what each call meant, what each seat has shown, what may be said next.

Seats are counted from the dealer: 0 calls first. :func:`read` gives the :class:`State` after some calls, each read
once.
"""

from dataclasses import replace
from functools import lru_cache

from cardavia.robots.bridge.system.letters import bind_tag
from cardavia.robots.bridge.system.pattern import bind
from cardavia.robots.bridge.system.situations import by_sense, last_resort, situation
from cardavia.robots.bridge.system.state import Meaning, Option, State, Table, is_game, legal, rank_of
from cardavia.robots.bridge.system.terms import MOST, SUITS, Bounds, promise

__all__ = [
    "Meaning",
    "Option",
    "State",
    "Table",
    "by_sense",
    "is_game",
    "last_resort",
    "legal",
    "rank_of",
    "read",
    "situation",
    "trumps",
]
#: The points of an opening bid and of an answer to it: no call by sense alone shows more, and no raise more than that.
OPENING, ANSWER = 12, 6
#: How many cards raise a suit.
SUPPORT = 3
_NOTHING = Bounds()


@lru_cache(maxsize=16384)
def read(table: Table, calls: tuple[str, ...]) -> State:
    """The auction after these calls (canonical texts, legal, dealer first).

    >>> read(Table(), ("1NT",)).shown[0].hcp
    (15, 17)
    """
    if not calls:
        return State(table, (), (), (_NOTHING,) * 4, ((),) * 4, (None, None), (False, False), -1, 0, 0, 0)
    before = read(table, calls[:-1])
    meaning = _meaning(before, calls[-1])
    return _after(before, meaning)


def _meaning(state: State, call: str) -> Meaning:
    seat = state.turn
    options = tuple(option for option in situation(state) if option.call == call)
    if not options:
        return _sound(state, call)
    options = _passed(options) if call == "P" else tuple(_taken(option, state) for option in options)
    bounds: Bounds | None = None
    flags = options[0].rule.flags
    suits: list[int] = []
    tags: set[str] = set()
    for at, option in enumerate(options):
        said = option.promise.bounds
        if option.rule.shows:
            said = promise(bind(option.rule.shows, option.binding), state.facts()).bounds
        bounds = said if bounds is None else bounds.either(said)
        flags = flags & option.rule.flags if at and "forcing" not in option.rule.flags else flags | option.rule.flags
        rule = option.rule
        if rule.tag:
            tags.add(bind_tag(rule.tag, option.binding))
        for suit in _suits(option):
            if suit not in suits:
                suits.append(suit)
    if len(options) > 1:
        common = [suit for suit in suits if all(suit in _suits(option) for option in options)]
        suits = common
    return Meaning(seat, call, options, bounds or _NOTHING, flags, tuple(suits), frozenset(tags))


def _passed(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The rules that a pass may be by. Every section may have some, so that those after one that every hand fits are
    never reached; and where one of the others says what the pass ``shows``, it speaks for all."""
    end = next((at for at, option in enumerate(options) if option.promise.always), len(options) - 1)
    reached = options[: end + 1]
    return next(((option,) for option in reached if option.rule.shows), reached)


def _taken(option: Option, state: State) -> Option:
    """A rule of sense is a guess at what to do with a hand, and others call so too: its call is taken by its sound, and
    for an opening's points at most; a raise, if it doesn't invite, for an answer's."""
    if option.rule.shows or option.call[0] == "P" or not by_sense(state, option):
        return option
    bounds = option.promise.bounds
    raises = (
        any(sounds(state, suit, 2) == SUPPORT for suit in _suits(option)) and "invitational" not in option.rule.flags
    )
    low, high = min(bounds.hcp[0], ANSWER if raises else OPENING), bounds.hcp[1]
    told = [] if (low, high) == (0, MOST) else [f"{low}+ hcp" if high >= MOST else f"{low}-{high} hcp"]
    for at in _suits(option):
        least = min(bounds.lengths[at][0], sounds(state, at, int(option.call[0])))
        told += [f"{least}+ {SUITS[at]}"] if least else []
    return option._replace(rule=replace(option.rule, shows=", ".join(told) or "any"))


def sounds(state: State, suit: int, level: int) -> int:
    """How many cards a bid in this suit shows by its sound, for the seat on turn: three where partner has four of
    them, else four at the one level and five above."""
    held = state.shown[(state.turn + 2) & 3].lengths[suit][0]
    return SUPPORT if held >= 4 else 4 if level == 1 else 5


def _suits(option: Option) -> tuple[int, ...]:
    rule = option.rule
    if rule.suits:
        return tuple(SUITS.index(letter) for letter in bind(rule.suits, option.binding).split() if letter in SUITS)
    if option.call[0].isdigit() and option.call[1:] != "NT" and "artificial" not in rule.flags:
        return (SUITS.index(option.call[1:]),)
    return ()


def _sound(state: State, call: str) -> Meaning:
    """What a call says by its sound, where no rule makes it."""
    seat = state.turn
    if call in ("P", "X", "XX"):
        return Meaning(seat, call, (), _NOTHING, frozenset(), (), frozenset())
    suit = call[1:]
    level = int(call[0])
    if suit == "NT":
        asks = call == "4NT" and trumps(state) is not None
        return ASKING._replace(seat=seat) if asks else Meaning(seat, call, (), _NOTHING, frozenset(), (), frozenset())
    at = SUITS.index(suit)
    held = state.shown[(seat + 2) & 3].lengths[at][0]
    known = any(at in state.suits[other] for other in ((seat + 1) & 3, (seat + 3) & 3))
    if known and not held:
        return Meaning(seat, call, (), _NOTHING, frozenset({"artificial", "forcing"}), (), frozenset({"cue"}))
    lengths = [(0, 13)] * 4
    lengths[at] = (sounds(state, at, level), 13)
    return Meaning(seat, call, (), Bounds(lengths=tuple(lengths)), frozenset(), (at,), frozenset())


#: Four notrump over a suit of one's own side: every system asks for aces so, and has the answers.
ASKING = Meaning(0, "4NT", (), Bounds(), frozenset({"artificial", "forcing", "asks"}), (), frozenset({"blackwood"}))


def trumps(state: State) -> int | None:
    """The suit for which four notrump asks, for the seat on turn, where no rule makes it: the one agreed on, else
    partner's last, else one's own; ``None`` if it asks for nothing, as over notrump or over their bid."""
    me = state.turn
    if state.last < 0 or state.last_by & 1 != me & 1 or state.last % 5 == 4:
        return None
    agreed, partners, own = state.agreed[me & 1], state.suits[(me + 2) & 3], state.suits[me]
    return agreed if agreed is not None else partners[-1] if partners else own[-1] if own else None


def _after(state: State, meaning: Meaning) -> State:
    seat, side = meaning.seat, meaning.seat & 1
    call = meaning.call
    shown = list(state.shown)
    shown[seat] = shown[seat].both(meaning.bounds)
    suits = list(state.suits)
    partner = (seat + 2) & 3
    suits[seat] = (*(suit for suit in suits[seat] if suit not in meaning.suits), *meaning.suits)
    agreed = list(state.agreed)
    for suit in range(4):
        mine, theirs = shown[seat].lengths[suit][0], shown[partner].lengths[suit][0]
        if suit in meaning.suits and mine + theirs >= 7 and min(mine, theirs) >= 2 and suit in suits[partner]:
            agreed[side] = suit
    for option in meaning.options:
        if option.rule.agrees:
            agreed[side] = SUITS.index(bind(option.rule.agrees, option.binding))
    if meaning.call == "4NT" and not meaning.options and "asks" in meaning.flags:
        agreed[side] = trumps(state)
    gf = list(state.gf)
    if "gf" in meaning.flags:
        gf[side] = True
    last, last_by, doubled, passes = state.last, state.last_by, state.doubled, state.passes
    if call == "P":
        passes += 1
    else:
        passes = 0
        if call == "X":
            doubled = 1
        elif call == "XX":
            doubled = 2
        else:
            last, last_by, doubled = rank_of(call), seat, 0
    return replace(
        state,
        calls=(*state.calls, call),
        meanings=(*state.meanings, meaning),
        shown=(shown[0], shown[1], shown[2], shown[3]),
        suits=tuple(suits),
        agreed=(agreed[0], agreed[1]),
        gf=(gf[0], gf[1]),
        last=last,
        last_by=last_by,
        doubled=doubled,
        passes=passes,
    )
