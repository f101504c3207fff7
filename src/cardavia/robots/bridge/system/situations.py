"""The rules that a seat may call by in an auction."""

from collections.abc import Iterator
from functools import lru_cache

from cardavia.robots.bridge.system.book import Book, book
from cardavia.robots.bridge.system.letters import assignments, bound_texts, call_of
from cardavia.robots.bridge.system.pattern import Binding, Said, bind, completed, match, possible
from cardavia.robots.bridge.system.rule import Rule, Section
from cardavia.robots.bridge.system.state import Option, State, Table, legal
from cardavia.robots.bridge.system.terms import SUITS, Facts, promise

#: The chapters of the book that end any auction: their rules are sense, not system.
SENSE = frozenset({"Completing the auction", "Anything else"})
#: So many auctions are kept with their rules.
KEPT = 65536

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
    length = len(said)
    opening, latest = said[0].text if said else "", said[-2].text if length > 1 else ""
    for number, section in _possible(book_of(state), length, opening, latest):
        for binding in match(section.pattern, said):
            whole = completed(binding)
            for conditions in bound_texts(section.conditions, whole, state):
                if section.conditions and not _met(conditions, facts):
                    continue
                for rule in section.rules:
                    for option in _instances(rule, whole, state, facts, number):
                        if option.call[1:] in long and "artificial" not in rule.flags:
                            continue
                        if used.setdefault(option.call, number) == number or option.call == "P":
                            yield option
                break


@lru_cache(maxsize=4096)
def _possible(book: Book, length: int, opening: str, latest: str) -> tuple[tuple[int, Section], ...]:
    """The sections that may fit, each with its number in the book."""
    return tuple(
        (number, section)
        for number, section in enumerate(book.sections)
        if possible(section.pattern, length, opening, latest)
    )


_resorts: dict[tuple[Table, tuple[str, ...]], tuple[Option, ...]] = {}


def last_resort(state: State) -> tuple[Option, ...]:
    """The rules for a hand that must say something and fits no other: those of sense where one is forced, whatever
    their calls mean by other sections. They choose; a call is not read by them."""
    key = (state.table, state.calls)
    found = _resorts.get(key)
    if found is None:
        if len(_resorts) > KEPT:
            _resorts.clear()
        found = _resorts[key] = tuple(_forced(state))
    return found


def _forced(state: State) -> Iterator[Option]:
    facts, long = state.facts(), held_by_them(state)
    for number, section in enumerate(book_of(state).sections):
        if section.chapter in SENSE and section.pattern == "..." and section.conditions == "forced" and facts.forced:
            for rule in section.rules:
                yield from (o for o in _instances(rule, {}, state, facts, number) if o.call[1:] not in long)


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


def book_of(state: State) -> Book:
    return book(state.table.systems[state.turn & 1])


def by_sense(state: State, option: Option | None) -> bool:
    """Is this rule one of those that end any auction, where no part of the system speaks, or none at all?"""
    return option is None or book_of(state).sections[option.section].chapter in SENSE


def _instances(rule: Rule, binding: Binding, state: State, facts: Facts, number: int) -> Iterator[Option]:
    names = [name for name in rule.letters if name not in binding]
    for more in assignments(names, binding, state) if names else (dict(binding),):
        call = call_of(bind(rule.call, more), state)
        if call is not None and legal(state, call):
            made = promise(bind(rule.terms, more), facts)
            if made.impossible:
                continue
            yield Option(call, made, rule, more, number)
