"""Every action has one text, and people's own ways of writing are understood (SPEC G9)."""

from itertools import islice
from random import Random

import pytest

from cardavia.cards import Ambiguous, Refusal, Unreadable
from cardavia.games.tarot import TAROT
from tests.tarot.positions import E, N, deal, do, random_deal, started, turn, walk

PLAIN = deal()


@pytest.mark.parametrize("seed", range(8))
def test_the_text_of_every_legal_action_reads_back_as_that_action(seed):
    rng = Random(seed)
    for state, seat, action in walk(random_deal(rng), rng, shy=0.6):
        if action is None:
            continue
        choices = TAROT.legal(state, seat)
        for choice in [*islice(choices, 40), *TAROT.offers(state, seat), choices.sample(rng)]:
            assert TAROT.read(state, seat, choice.text) == choice


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Pass", "pass"), ("passe", "pass"), ("p", "pass"), ("je passe", "pass"), ("petite", "prise"),
        ("GARDE", "garde"), ("garde-sans", "garde_sans"), ("Garde sans le chien", "garde_sans"),
        ("garde contre", "garde_contre"), ("Garde contre le chien", "garde_contre"),
    ],
)  # fmt: skip
def test_bids_as_people_write_them(said, text):
    assert TAROT.read(started(PLAIN), E, said).text == text


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("yes", "chelem yes"), ("Oui", "chelem yes"), ("ja", "chelem yes"),
        ("slam: no", "chelem no"), ("nej", "chelem no"),
        ("chelem non", "chelem no"),
    ],
)  # fmt: skip
def test_the_slam_answered_as_people_answer(said, text):
    state = started(PLAIN, "garde_sans", "pass", "pass", "pass")
    assert TAROT.read(state, E, said).text == text


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("kung av bägare", "CR"), ("KC", "CR"), ("Queen of Swords", "SQ"), ("dame de pique", "SQ"),
        ("cavalier de coupe", "CC"),
        ("XXI", "T21"), ("atout 5", "T5"), ("l'Excuse", "EX"), ("the fool", "EX"), ("petit", "T1"), ("le monde", "T21"),
        ("♣10", "B10"), ("play C 7", "C7"), ("t 21", "T21"),
    ],
)  # fmt: skip
def test_cards_as_people_write_them(said, text):
    state = started(PLAIN, "garde_sans", "pass", "pass", "pass", "chelem no")
    assert TAROT.read(state, E, said).text == text


def test_a_short_name_means_the_card_that_the_seat_holds():
    dealt = deal(east="C9 T9 T2", west="S9 D9 B9", fill="NSEW+")
    state = started(deal(east="C9 S3", north="S9 D9 B9 T9", fill="NSWE+"), *["pass"] * 3, "garde_sans", "chelem no")
    assert turn(state) == E
    assert TAROT.read(state, E, "9").text == "C9"
    both = started(dealt, *["pass"] * 3, "garde_sans", "chelem no")
    with pytest.raises(Ambiguous) as refused:
        TAROT.read(both, E, "9")
    assert {card.code for card in refused.value.values["options"]} == {"C9", "T9"}


def test_a_discard_may_be_a_bare_list_in_any_order():
    state = started(deal(east="C1-C10 T2"), "prise", "pass", "pass", "pass")
    for said in ("C6 C5, C4 C3 C2 C1", "écart: C1 C2 C3 C4 C5 C6", "discard c1 c2 c3 c4 c5 c6"):
        assert TAROT.read(state, E, said.replace(":", "")).text == "discard C1 C2 C3 C4 C5 C6"


def test_a_poignee_may_be_named_by_its_level_where_one_set_makes_it():
    dealt = deal(north="T2-T14 C1-C5", west="T1 T15", fill="SEWN+")
    state = started(dealt, "garde_sans", "pass", "pass", "pass", "chelem no", dealer=E)
    assert TAROT.read(state, N, "poignée double").text == "poignee " + " ".join(f"T{n}" for n in range(2, 15))
    with pytest.raises(Ambiguous) as refused:
        TAROT.read(state, N, "handful single")
    assert refused.value.reason == "which_poignee"


@pytest.mark.parametrize("said", ["", "   ", "hello", "T22", "💥", "garde garde", "x" * 5000, "C11", "chelem"])
@pytest.mark.parametrize("phase", ["bidding", "discard", "chelem", "play"])
def test_nonsense_is_refused_in_every_phase_and_never_crashes(said, phase):
    state = started(PLAIN)
    if phase != "bidding":
        state = do(state, "garde" if phase == "discard" else "garde_sans", "pass", "pass", "pass")
    if phase == "play":
        state = do(state, "chelem no")
    assert state.phase == phase
    with pytest.raises((Unreadable, Ambiguous)):
        TAROT.read(state, E, said)


def test_an_action_of_another_phase_is_understood_and_refused():
    state = started(PLAIN)
    for text in ("discard C1 C2 C3 C4 C5 C6", "chelem yes", "C1", "poignee T2 T3", "rest"):
        action = TAROT.read(state, E, text)
        with pytest.raises(Refusal):
            TAROT.apply(state, E, action)
