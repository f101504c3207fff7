"""Choices answer in, count, sample and iteration alike, whatever their form."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest

from cardavia.cards import FRENCH, Card
from cardavia.games import NOTHING, Choices, OneOf, Pick, Plays, plain


@dataclass(frozen=True)
class Said:
    text: str
    kind: str = "said"


@dataclass(frozen=True)
class Played:
    card: Card
    kind: str = "play"

    @property
    def text(self) -> str:
        return self.card.code


@dataclass(frozen=True)
class Laid:
    cards: tuple[Card, ...]
    kind: str = "laid"

    @property
    def text(self) -> str:
        return " ".join(card.code for card in self.cards)


def laid(action: object) -> tuple[Card, ...] | None:
    return action.cards if isinstance(action, Laid) else None


TABLE = [Played(card) for card in FRENCH]
HAND = tuple(FRENCH[code] for code in ("C2", "D5", "H9", "SK", "SA"))
ONE_OF = OneOf((Said("P"), Said("1C")))
PLAYS = Plays(FRENCH, FRENCH.mask(HAND), TABLE)
PICK = Pick("laid", HAND, 3, (FRENCH["C2"],), Laid, laid)


@pytest.mark.parametrize("form", [ONE_OF, PLAYS, PICK])
def test_a_form_counts_what_it_lists_and_holds_each_of_them(form: object) -> None:
    choices = Choices((form,))
    listed = list(choices)
    assert len(set(listed)) == len(listed) == choices.count() > 0
    assert all(action in choices for action in listed)


def test_picking_two_more_of_four_beside_the_forced_card_gives_six_ways() -> None:
    assert PICK.count() == 6
    assert Laid((FRENCH["D5"], FRENCH["H9"], FRENCH["SK"])) not in PICK  # the forced card is missing
    assert Laid((FRENCH["C2"], FRENCH["H9"])) not in PICK
    assert Laid((FRENCH["C2"], FRENCH["H9"], FRENCH["S3"])) not in PICK
    assert Said("P") not in PICK


def test_a_card_outside_the_mask_is_no_choice() -> None:
    assert TABLE[FRENCH["S2"].index] not in PLAYS
    assert Said("SA") not in PLAYS


def test_sampling_reaches_every_choice_about_equally_often() -> None:
    choices = Choices((ONE_OF, PLAYS, PICK))
    rng = Random(5)
    seen = Counter(choices.sample(rng).text for _ in range(13 * 300))
    assert len(seen) == choices.count() == 13
    assert max(seen.values()) < 2 * min(seen.values())


def test_nothing_is_false_and_empty() -> None:
    assert not NOTHING
    assert NOTHING.count() == 0
    assert list(NOTHING) == []


def test_choices_are_plain_data_by_form() -> None:
    assert plain(Choices((ONE_OF, PLAYS, PICK))) == [
        {"form": "one_of", "actions": ["P", "1C"]},
        {"form": "play", "cards": ["C2", "D5", "H9", "SK", "SA"]},
        {"form": "pick", "name": "laid", "size": 3, "pool": ["C2", "D5", "H9", "SK", "SA"], "forced": ["C2"]},
    ]
