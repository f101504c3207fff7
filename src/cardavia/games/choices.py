"""What a seat may do now: sets of actions that can be huge and are never written out unless asked for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from cardavia.cards import Card, Pack


class Action(Protocol):
    """A frozen value: one thing that a seat does. ``text`` is its canonical text, ``kind`` its sort."""

    @property
    def kind(self) -> str: ...

    @property
    def text(self) -> str: ...


A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Form(Protocol[A_co]):
    """One family of actions of a like shape."""

    def count(self) -> int: ...

    def __contains__(self, action: object) -> bool: ...

    def __iter__(self) -> Iterator[A_co]: ...

    def sample(self, rng: Random) -> A_co: ...


@dataclass(frozen=True, slots=True)
class OneOf(Generic[A]):
    """A short list of actions, in the order in which a person would look for them."""

    actions: tuple[A, ...]

    def count(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def sample(self, rng: Random) -> A:
        return self.actions[int(rng.random() * len(self.actions))]


@dataclass(frozen=True, slots=True)
class Plays(Generic[A]):
    """One card of a mask to be played; ``table[card.index]`` is the action that plays it."""

    pack: Pack
    mask: int
    table: Sequence[A]

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.pack.cards_in(self.mask)

    def count(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, action: object) -> bool:
        card = getattr(action, "card", None)
        return isinstance(card, Card) and bool(self.mask & card.bit) and self.table[card.index] == action

    def __iter__(self) -> Iterator[A]:
        return (self.table[card.index] for card in self.cards)

    def sample(self, rng: Random) -> A:
        mask = self.mask
        for _ in range(int(rng.random() * mask.bit_count())):
            mask &= mask - 1
        return self.table[(mask & -mask).bit_length() - 1]


@dataclass(frozen=True, slots=True)
class Pick(Generic[A]):
    """``count`` cards of a pool, all the ``forced`` ones among them; ``make`` turns the cards into the action
    and ``taken`` gives an action's cards back (``None`` if the action is not of this family).

    ``pool`` includes the forced cards. ``name`` tells forms of one seat apart (``discard``, ``poignee-double``).
    """

    name: str
    pool: tuple[Card, ...]
    size: int
    forced: tuple[Card, ...]
    make: Callable[[tuple[Card, ...]], A]
    taken: Callable[[object], tuple[Card, ...] | None]

    @property
    def free(self) -> tuple[Card, ...]:
        return tuple(card for card in self.pool if card not in self.forced)

    def count(self) -> int:
        return comb(len(self.free), self.size - len(self.forced))

    def __contains__(self, action: object) -> bool:
        cards = self.taken(action)
        if cards is None or len(cards) != self.size or len(set(cards)) != self.size:
            return False
        return set(self.forced) <= set(cards) <= set(self.pool) and self.make(tuple(sorted(cards))) == action

    def __iter__(self) -> Iterator[A]:
        for chosen in combinations(self.free, self.size - len(self.forced)):
            yield self.make(tuple(sorted((*self.forced, *chosen))))

    def sample(self, rng: Random) -> A:
        chosen = rng.sample(self.free, self.size - len(self.forced))
        return self.make(tuple(sorted((*self.forced, *chosen))))


@dataclass(frozen=True, slots=True)
class Choices(Generic[A]):
    """All that a seat may do now, as families of actions.

    Answers ``in``, ``count()``, ``sample(rng)`` (uniform over all of them) and iterates lazily.
    False when there is nothing to do.
    """

    forms: tuple[Form[A], ...] = ()

    def count(self) -> int:
        return sum(form.count() for form in self.forms)

    def __bool__(self) -> bool:
        return bool(self.forms)

    def __contains__(self, action: object) -> bool:
        return any(action in form for form in self.forms)

    def __iter__(self) -> Iterator[A]:
        for form in self.forms:
            yield from form

    def sample(self, rng: Random) -> A:
        forms = self.forms
        if len(forms) == 1:
            return forms[0].sample(rng)
        at = rng.randrange(self.count())
        for form in forms:
            size = form.count()
            if at < size:
                return form.sample(rng)
            at -= size
        raise IndexError("nothing to choose from")


NOTHING: Choices[Any] = Choices()
