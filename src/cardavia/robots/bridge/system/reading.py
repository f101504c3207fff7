"""An auction as the two sides' books read it: what each call meant, what each seat has shown, what may be said next.

Seats are counted from the dealer: 0 calls first. :func:`read` gives the :class:`State` after some calls, each read
once.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from cardavia.games.bridge import BIDS, CALLS
from cardavia.robots.bridge.system.book import Book, Rule, book
from cardavia.robots.bridge.system.pattern import VARIABLES, Binding, Said, completed, match
from cardavia.robots.bridge.system.terms import MOST, SUITS, Bounds, Facts, Promise, promise

GAME = {"C": 5, "D": 5, "H": 4, "S": 4, "NT": 3}
_STRAINS = ("C", "D", "H", "S", "NT")
#: The chapters of the book that end any auction: their rules are sense, not system.
SENSE = frozenset({"Completing the auction", "Anything else"})
#: The points of an opening bid and of an answer to it: no call by sense alone shows more, and no raise more than that.
OPENING, ANSWER = 12, 6
#: How many cards raise a suit.
SUPPORT = 3


class Table(NamedTuple):
    """What is fixed before the first call: the systems and the vulnerability of the dealer's side and of the other."""

    systems: tuple[str, str] = ("sayc", "sayc")
    vulnerable: tuple[bool, bool] = (False, False)


class Option(NamedTuple):
    """A rule as it stands in one situation: its call, its promise, the suits of its variables."""

    call: str
    promise: Promise
    rule: Rule
    binding: Binding
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
    level, strain = rank // 5 + 1, _STRAINS[rank % 5]
    return level >= GAME[strain]


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
            said = promise(_bind(option.rule.shows, option.binding), state.facts()).bounds
        bounds = said if bounds is None else bounds.either(said)
        flags = flags & option.rule.flags if at and "forcing" not in option.rule.flags else flags | option.rule.flags
        rule = option.rule
        if rule.tag:
            tags.add(_bind_tag(rule.tag, option.binding))
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


def by_sense(state: State, option: Option | None) -> bool:
    """Is this rule one of those that end any auction, where no part of the system speaks, or none at all?"""
    return option is None or _book(state).sections[option.section].chapter in SENSE


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
        return tuple(SUITS.index(letter) for letter in _bind(rule.suits, option.binding).split() if letter in SUITS)
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
            agreed[side] = SUITS.index(_bind(option.rule.agrees, option.binding))
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


def rank_of(call: str) -> int:
    """0 for 1C to 34 for 7NT."""
    return 5 * (int(call[0]) - 1) + _STRAINS.index(call[1:])


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


_situations: dict[tuple[Table, tuple[str, ...]], tuple[Option, ...]] = {}


def situation(state: State) -> tuple[Option, ...]:
    """The rules that the seat on turn may call by, the first to be tried first. A call that one section uses means
    nothing else in a later one."""
    key = (state.table, state.calls)
    found = _situations.get(key)
    if found is None:
        if len(_situations) > 8192:
            _situations.clear()
        found = _situations[key] = tuple(_options(state))
    return found


def _options(state: State) -> Iterator[Option]:
    facts = state.facts()
    opened = next((at for at, call in enumerate(state.calls) if call != "P"), len(state.calls))
    said = [Said(meaning.call, meaning.tags) for meaning in state.meanings[opened:]]
    used: dict[str, int] = {}
    long = held_by_them(state)
    for number, section in enumerate(_book(state).sections):
        for binding in match(section.pattern, said):
            whole = completed(binding)
            for conditions in _bound_texts(section.conditions, whole, state):
                if section.conditions and not _met(conditions, facts):
                    continue
                for rule in section.rules:
                    for option in _instances(rule, whole, state, facts, number):
                        if option.call[1:] in long and "artificial" not in rule.flags:
                            continue
                        if used.setdefault(option.call, number) == number or option.call == "P":
                            yield option
                break


@lru_cache(maxsize=16384)
def last_resort(table: Table, calls: tuple[str, ...]) -> tuple[Option, ...]:
    """The rules for a hand that must say something and fits no other: those of sense where one is forced, whatever
    their calls mean by other sections. They choose; a call is not read by them."""
    state = read(table, calls)
    facts, long = state.facts(), held_by_them(state)
    found: list[Option] = []
    for number, section in enumerate(_book(state).sections):
        if section.chapter in SENSE and section.pattern == "..." and section.conditions == "forced" and facts.forced:
            for rule in section.rules:
                found += (o for o in _instances(rule, {}, state, facts, number) if o.call[1:] not in long)
    return tuple(found)


def held_by_them(state: State) -> frozenset[str]:
    """The suits that the opponents hold: one of them showed four cards, and neither of us did. Nobody bids them to play
    there, so that no rule for any suit or any major means them, but one that is marked as artificial."""
    me = state.turn
    return frozenset(
        SUITS[suit]
        for suit in range(4)
        if any(suit in state.suits[seat] and state.shown[seat].lengths[suit][0] >= 4 for seat in (me ^ 1, me ^ 3))
        and all(state.shown[seat].lengths[suit][0] < 4 for seat in (me, me ^ 2))
    )


def _met(conditions: str, facts: Facts) -> bool:
    return promise(conditions, facts).holds(None) is True


def _book(state: State) -> Book:
    return book(state.table.systems[state.turn & 1])


_VARIABLE = re.compile(r"(?<![A-Za-z])[MOmoxyzwpqgtuvl](?![A-Za-z])")


def _bind(text: str, binding: Binding) -> str:
    return _VARIABLE.sub(lambda found: binding.get(found.group(), found.group()), text)


def _bind_tag(tag: str, binding: Binding) -> str:
    head, slash, variable = tag.partition("/")
    return f"{head}/{binding.get(variable, variable)}" if slash else tag


def _bound_texts(text: str, binding: Binding, state: State) -> Iterator[str]:
    free = _free(text, binding)
    if not free:
        yield _bind(text, binding)
        return
    for more in _assignments(free, binding, state):
        yield _bind(text, {**binding, **more})


def _free(text: str, binding: Binding) -> list[str]:
    return sorted({name for name in _VARIABLE.findall(text) if name not in binding})


def _assignments(free: Sequence[str], binding: Binding, state: State) -> Iterator[dict[str, str]]:
    """Every way to give suits to the variables that the pattern left open: ``p`` the suit partner showed last, ``q`` my
    own last, ``g`` the agreed suit, ``l`` that of the last bid, ``t`` a suit that they showed, ``u`` one that nobody
    showed, ``v`` one that nobody of the other side showed."""
    me = state.turn
    partner = (me + 2) & 3
    theirs = {suit for seat in ((me + 1) & 3, (me + 3) & 3) for suit in state.suits[seat]}
    ours = {*state.suits[me], *state.suits[partner]}
    agreed = state.agreed[me & 1]
    ranges: list[str] = []
    for name in free:
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
        chosen = [value for name, value in zip(free, values, strict=True) if name in VARIABLES]
        if len(set(chosen)) == len(chosen) and not plain & set(chosen):
            yield completed({**binding, **dict(zip(free, values, strict=True))})


def _products(ranges: Sequence[str]) -> Iterator[tuple[str, ...]]:
    if not ranges:
        yield ()
        return
    for value in ranges[0]:
        for rest in _products(ranges[1:]):
            yield (value, *rest)


def _instances(rule: Rule, binding: Binding, state: State, facts: Facts, number: int) -> Iterator[Option]:
    free = _free(f"{rule.call} , {rule.terms} , {rule.suits} , {rule.agrees}", binding)
    for more in _assignments(free, binding, state) if free else (dict(binding),):
        call = _call(_bind(rule.call, more), state)
        if call is not None and legal(state, call):
            made = promise(_bind(rule.terms, more), facts)
            if made.impossible:
                continue
            yield Option(call, made, rule, more, number)


def _call(text: str, state: State) -> str | None:
    """The call that a rule names: itself, or ``jump H``, ``game NT``, ``H`` (the cheapest)."""
    if text in CALLS:
        return text
    words = text.split()
    if len(words) == 1 and len(text) > 1 and text[0].isdigit():
        words = [text[0], text[1:]]
    strain = words[-1]
    if strain not in _STRAINS:
        raise ValueError(f"no such call in a rule: {text!r}")
    order = _STRAINS.index(strain)
    level = 1
    while 5 * (level - 1) + order <= state.last:
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
    return BIDS[rank].text if level <= 7 and rank > state.last else None
