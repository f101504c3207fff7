"""The bidding books: every line of each can be read, and each calls what players of that system call.

Hands are written spades.hearts.diamonds.clubs. What is expected is what teaching books of the system say.
"""

import re
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.system.book import FLAGS, BadBook, Book, _parsed, book, names
from cardavia.robots.bridge.system.choosing import Masks, call_by_book, must_speak
from cardavia.robots.bridge.system.pattern import VARIABLES, tokens
from cardavia.robots.bridge.system.reading import State, Table, read, situation
from cardavia.robots.bridge.system.terms import _COUNTS, _FACTS, _SHAPES, BadTerm, Facts, promise, term

BOOKS = ("sayc", "two_over_one", "acol")
RANKS = "23456789TJQKA"


def masks(hand: str) -> Masks:
    spades, hearts, diamonds, clubs = (sum(1 << RANKS.index(card) for card in suit) for suit in hand.split("."))
    return clubs, diamonds, hearts, spades


def state_of(system: str, auction: str) -> State:
    return read(Table((system, system)), tuple(auction.split()))


def called(system: str, auction: str, hand: str) -> str:
    assert len(hand) == 16, hand
    return call_by_book(state_of(system, auction), masks(hand))


@lru_cache(maxsize=3)
def self_play(system: str, count: int = 300) -> tuple[State, ...]:
    """Auctions of four seats that call by one book."""
    rng = Random(2024)
    ends = []
    for at in range(count):
        pack = list(range(52))
        rng.shuffle(pack)
        hands = []
        for seat in range(4):
            clubs, diamonds, hearts, spades = by_suit(sum(1 << card for card in pack[13 * seat : 13 * seat + 13]))
            hands.append((clubs, diamonds, hearts, spades))
        state = read(Table((system, system), (bool(at & 1), bool(at & 2))), ())
        while not state.closed:
            state = read(state.table, (*state.calls, call_by_book(state, hands[state.turn])))
        ends.append(state)
    return tuple(ends)


def test_the_books_that_are_offered() -> None:
    assert set(BOOKS) <= set(names())


@pytest.mark.parametrize("system", BOOKS)
def test_every_line_is_read_with_its_place(system: str) -> None:
    made = book(system)
    assert made.title != system
    assert all(rule.call and rule.terms and ":" in rule.place for part in made.sections for rule in part.rules)
    assert all(part.rules and part.title for part in made.sections)


def bound(text: str) -> str:
    """With some suit for each variable that a book may leave open."""
    words = text.replace(",", " , ").replace("/", " / ").split()
    some = {**dict.fromkeys("pqgtuvl", "H"), **{name: suits[0] for name, suits in VARIABLES.items()}}
    return " ".join(some.get(word, word) for word in words).replace(" , ", ",").replace(" / ", "/")


@pytest.mark.parametrize("system", BOOKS)
def test_every_term_is_one_that_is_known(system: str) -> None:
    """Also those of situations that few auctions reach."""
    for part in book(system).sections:
        for text in (part.conditions, *(each for rule in part.rules for each in (rule.terms, rule.shows))):
            if text:
                assert promise(bound(text), Facts()).terms, (part.pattern, text)


@pytest.mark.parametrize("system", BOOKS)
def test_every_pattern_is_one_that_can_be_matched(system: str) -> None:
    for part in book(system).sections:
        tokens(part.pattern)


def tags_in(made: Book) -> set[str]:
    return {rule.tag.partition("/")[0] for part in made.sections for rule in part.rules if rule.tag}


#: Answers that stand ready for a question that no book asks yet.
UNASKED = {"grand-slam-force"}


@pytest.mark.parametrize("system", BOOKS)
def test_every_convention_in_a_pattern_is_made_by_some_rule(system: str) -> None:
    """By one of this book or, as the books share chapters, of another: a misspelt name would match no call."""
    known = UNASKED.union(*(tags_in(book(each)) for each in BOOKS))
    for part in book(system).sections:
        for token in tokens(part.pattern)[1]:
            for option in token.options:
                head = option.partition("/")[0]
                is_call = head in ("P", "X", "XX", "any", "bid") or head[0].isdigit() or head in VARIABLES
                assert is_call or head in known, (part.pattern, head)


@pytest.mark.parametrize("system", BOOKS)
def test_whole_auctions_are_read(system: str) -> None:
    """Every situation that 300 auctions reach has rules, none of which fails, and no auction runs on."""
    for end in self_play(system):
        assert len(end.calls) <= 40, end.calls
        for at in range(len(end.calls)):
            assert situation(read(end.table, end.calls[:at])), end.calls[:at]


@pytest.mark.parametrize("system", BOOKS)
def test_what_forces_is_not_passed(system: str) -> None:
    for end in self_play(system):
        for at, call in enumerate(end.calls):
            doubled = at >= 2 and end.calls[at - 2] == "X"
            if call == "P" and not doubled:
                assert not must_speak(read(end.table, end.calls[:at])), end.calls[: at + 1]


def test_a_section_of_ones_own_takes_the_place_of_the_one_taken_over() -> None:
    """Two over one has its own answers to a major and SAYC's to a minor."""
    made = book("two_over_one")
    minor = [part for part in made.sections if part.pattern == "1C (P)"]
    assert minor == [part for part in book("sayc").sections if part.pattern == "1C (P)"]
    assert {part.conditions for part in made.sections if part.pattern == "1M (P)"} == {"", "passed", "not passed"}
    first = next(part for part in made.sections if part.pattern == "1M (P)")
    assert first.conditions == "not passed"


def test_acol_replaces_what_rests_on_five_card_majors() -> None:
    """One section for each situation: the contested book's answers over a double are not read beside Acol's."""
    parts = [part for part in book("acol").sections if part.pattern == "1M (X)"]
    assert len(parts) == 1
    assert all(rule.place.startswith("acol:") for rule in parts[0].rules)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1C : 4+ C", "before the first section"),
        ("[1C (P)", "begins with"),
        ("[] Opening\n1C", "a rule is CALL : TERMS"),
    ],
)
def test_a_bad_line_is_named_with_its_place(line: str, why: str) -> None:
    lines = ["= Bad", *line.split("\n")]
    with pytest.raises(BadBook, match=rf"^bad:{len(lines)}: .*{why}"):
        _parsed("bad", lines)


def test_an_unknown_system_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadBook, match="sayc"):
        book("precision")


@pytest.mark.parametrize("text", ["5+ N", "strong", "15-17 points", "top 2 H", "5+ M"])
def test_a_bad_term_is_named(text: str) -> None:
    with pytest.raises(BadTerm, match="no such term"):
        term(text, Facts())


def cases(text: str) -> list[tuple[str, str, str]]:
    """Lines of hand, call and the auction before it."""
    rows = (line.split(None, 2) for line in text.strip().splitlines())
    return [(hand, call, rest[0] if rest else "") for hand, call, *rest in rows]


SAYC = """
AQ3.KJ42.K85.Q72 1NT
AQJ42.K5.K85.972 1S
AQ42.KJ42.K5.972 1C
AQ42.K5.KJ42.972 1D
AQ42.KJ42.K53.97 1D
AKQ2.KJ4.AQ5.J72 2NT
AKQJ2.AKQ5.A5.72 2C
KQJ842.75.853.72 2S
72.KQJ8532.85.72 3H
K42.Q95.J852.972 P
K842.Q95.J852.97 2H 1H P
K42.Q95.J8542.97 2H 1H P
K42.95.KQ854.972 1NT 1H P
KQ85.A952.A5.972 2NT 1H P
A2.KQ954.853.972 2D 1NT P
A2.KQ95.8532.972 2C 1NT P
A2.95.8532.K9752 P 1NT P
AQ842.K95.853.72 1S 1D
A42.K953.8.KQ972 X 1D
Q42.95.853.J9752 2D 2C P
AQJ32.A2.K32.432 P 1S P 1NT P
K32.AQJ32.K32.43 P 1H P 1NT P
AQJ32.KJ42.K3.43 2H 1S P 1NT P
KQ2.KQJ2.K32.432 3NT 1C P P 1NT P 2C P 2D P
KQJ2.KQ2.K32.432 4S 1C P P 1NT P 2C P 2S P
J9872.K2.K32.432 P 1C P P 1NT P 2H P 2S P
AJ9872.K2.K32.32 4S 1C P P 1NT P 2H P 2S P
K4.A32.AJ42.QJ32 3NT 1C P P 1NT P 2C P 2D P 2NT P
AK32.A2.AKQJ.A32 3NT 2C P 2D X
K32.Q32.K432.K32 4NT 2C P 2NT P 3S P
32.Q32.K432.KQ32 3NT 2C P 2NT P 3S P
AKQ2.AK2.A32.A32 3NT 2C P 3D P
AKQJ987.A2.KQ.Q2 5C 1NT P 4C P 4S P
KJ2.AQ3.A432.K32 5S 1NT P 4C P 4S P 5C P
K92.AQ3.K432.A32 5S 1NT P 4C P 4S P 5C P
AKQJ987.A2.KQ.Q2 7S 1NT P 4C P 4S P 5C P 5S P
Q2.KQ65.AQJ2.A32 P 3S X P 4H P
Q2.K965.J762.Q32 1H 1C 1D P P X P
32.J54.K953.J432 2H 1H 2C P P X P
AQJ32.KJ42.K3.43 2H 1S 2C X 2D
"""

TWO_OVER_ONE = """
AQJ42.K5.K85.972 1S
AQ3.KJ42.K85.Q72 1NT
A2.KQ954.853.972 1NT 1S P
A2.KQ954.A53.972 2H 1S P
Q2.K95.J853.Q972 1NT 1S P
Q2.95.KQJ53.A972 1NT 1S P
Q2.A5.KQJ53.A972 2D 1S P
Q52.A5.K53.AQ972 2C 1S P
Q52.A5.KJ32.Q972 1NT 1S P
Q532.A5.KJ32.987 3S 1S P
Q532.A5.KJ3.AQ97 2NT 1S P
Q52.95.KJ32.9752 2S 1S P
KQ42.A5.953.J972 1S 1H P
2.95.J8532.98752 P 1S P
AQJ42.K5.K85.972 2C 1S P 1NT P
AQJ42.K53.K852.7 2D 1S P 1NT P
AQJ42.K5.KJ8.972 2C 1S P 1NT P
AQJ842.K5.K8.972 2S 1S P 1NT P
AQJ42.KJ53.K8.92 2H 1S P 1NT P
AKJ42.KQ5.K8.Q92 2NT 1S P 1NT P
Q52.A5.KJ32.9872 3S 1S P 1NT P 2C P
52.A52.KJ32.9732 2S 1S P 1NT P 2C P
AQJ842.K5.K8.972 2S 1S P 2H P
AQJ42.K5.KJ82.97 2D 1S P 2C P
AQJ42.K53.K8.972 3H 1S P 2H P
AQJ42.K5.K8.J972 3C 1S P 2C P
Q52.A5.K53.KQ972 4S 1S P 2C P 2S P
A2.KQ954.853.972 1NT P P 1S P
A2.KQJ54.853.Q72 2H P P 1S P
K42.Q95.J85.A974 1NT 1C P
"""

ACOL = """
AQ3.KJ42.Q85.972 1NT
KQ3.K42.A852.975 1NT
AQ3.KJ42.K85.Q72 1H
AQ42.KJ4.K85.Q72 1S
AQ42.KJ42.K8.Q72 1H
AQ4.KJ4.K852.Q72 1D
AQ4.KJ4.K82.Q752 1C
AQJ42.K5.K85.972 1S
KQJ42.5.AQ985.72 1S
2.KQ95.AK72.Q852 1D
AKQ2.KJ4.AQ5.K72 2NT
AKQ2.AKJ.AQ5.K72 2C
KQJ842.75.853.72 2S
72.KQJ842.853.72 2H
72.853.KQJ842.72 2D
K42.Q95.J852.972 P
K842.Q95.J852.97 1S 1H P
K42.Q953.J852.97 2H 1H P
K42.QJ95.A852.97 3H 1H P
K42.Q95.J852.972 1NT 1H P
K42.95.KQ854.A72 2D 1H P
K42.95.A85.KQ872 2C 1H P
A2.KQ954.853.K72 2H 1S P
A2.Q85.KJ852.974 2D 1S P
AJ.Q85.KJ85.9742 2NT 1S P
A2.KQ954.853.972 2D 1NT P
A2.KQ95.K532.972 2C 1NT P
AJ2.Q95.K532.972 P 1NT P
AJ2.Q95.KQ32.K72 3NT 1NT P
AQ3.KJ42.K85.Q72 1NT 1H P 1S P
AQ3.KJ42.K85.AQ2 2NT 1H P 1S P
AQ3.KJ42.K85.Q72 2NT 1H P 2C P
5.AKJ42.K853.972 2D 1H P 1S P
52.AKJ842.K8.Q72 2H 1H P 1S P
Q853.AKJ42.K8.72 2S 1H P 1S P
5.KQ95.AJ852.A72 4H 1H P 2D P 2H P
J8532.Q952.85.72 2S 1NT X
"""


@pytest.mark.parametrize(("hand", "call", "auction"), cases(SAYC))
def test_sayc_calls(hand: str, call: str, auction: str) -> None:
    assert called("sayc", auction, hand) == call


@pytest.mark.parametrize(("hand", "call", "auction"), cases(TWO_OVER_ONE))
def test_two_over_one_calls(hand: str, call: str, auction: str) -> None:
    assert called("two_over_one", auction, hand) == call


@pytest.mark.parametrize(("hand", "call", "auction"), cases(ACOL))
def test_acol_calls(hand: str, call: str, auction: str) -> None:
    assert called("acol", auction, hand) == call


def test_the_forcing_notrump_is_forced_and_a_passed_hands_is_not() -> None:
    """Opener never passes an unpassed hand's 1NT over a major, nor a two over one before game is reached."""
    for auction in ("1S P 1NT P", "1H P 1NT P", "1S P 2H P", "1S P 2C P 2S P", "1H P 2D P 2NT P 3D P"):
        assert must_speak(state_of("two_over_one", auction)), auction
    for auction in ("P P 1S P 1NT P", "P P 1S P 2H P", "1S P 2H P 2S P 4S P"):
        assert not must_speak(state_of("two_over_one", auction)), auction
    for auction in ("1S P 1NT P", "1S P 2NT P"):
        assert not must_speak(state_of("acol", auction)), auction


@pytest.mark.parametrize(
    ("system", "call", "low", "high"),
    [("sayc", "1NT", 15, 17), ("two_over_one", "1NT", 15, 17), ("acol", "1NT", 12, 14), ("acol", "2NT", 20, 22)],
)
def test_what_an_opening_in_notrump_shows(system: str, call: str, low: int, high: int) -> None:
    assert state_of(system, call).shown[0].hcp == (low, high)


@pytest.mark.parametrize(("system", "least"), [("sayc", 5), ("two_over_one", 5), ("acol", 4)])
def test_how_long_an_opened_major_is(system: str, least: int) -> None:
    for call, suit in (("1H", 2), ("1S", 3)):
        assert state_of(system, call).shown[0].lengths[suit][0] == least


@pytest.mark.parametrize(
    ("system", "auction", "low"),
    [
        ("sayc", "1S P 2H", 10),
        ("two_over_one", "1S P 2H", 12),
        ("acol", "1S P 2H", 9),
        ("two_over_one", "P P 1S P 2H", 10),
    ],
)
def test_what_two_over_one_shows(system: str, auction: str, low: int) -> None:
    state = state_of(system, auction)
    assert state.shown[(len(state.calls) - 1) % 4].hcp[0] == low
    assert ("gf" in state.meanings[-1].flags) is (low == 12)


PAGE = (Path(__file__).parents[2] / "docs" / "systems.md").read_text(encoding="utf-8")


def first_column(chapter: str) -> list[str]:
    """What stands between backticks in the first column of a chapter's tables."""
    part = PAGE.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    rows = [line.split(" | ")[0] for line in part.splitlines() if line.startswith("| ")]
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


def test_the_page_has_every_kind_of_term_and_no_other() -> None:
    named = [bound(text) for text in first_column("Terms")]
    for text in named:
        assert term(text, Facts()), text
    for shape, kind in _SHAPES:
        assert any(shape.match(text) for text in named), (kind, shape.pattern)
    for fact in _FACTS:
        assert fact in named
    for count in _COUNTS:
        assert any(count in text.split() for text in named), count


def test_the_page_has_every_flag_and_every_book() -> None:
    assert set(FLAGS) <= set(first_column("Notes"))
    assert all(f"| `{system}` |" in PAGE for system in BOOKS)


@pytest.mark.parametrize("system", ["two_over_one", "acol"])
def test_a_raise_and_a_rebid_never_force(system: str) -> None:
    """In hearts too, where a rule for the new suit hearts might be read into the raise."""
    for auction in ("1H P 2H P", "1S P 2S P", "1H P 3H P", "1S P 1NT P 2S P", "1C P 1H P 2H P", "P P 1H P 2H P"):
        assert not must_speak(state_of(system, auction)), auction


def test_acol_runs_from_a_double_of_the_weak_notrump_in_natural_suits() -> None:
    """Two diamonds is no transfer there, and opener passes it; undoubled it is one, and opener must answer."""
    assert state_of("acol", "1NT X 2D").shown[2].lengths[1][0] == 5
    assert not must_speak(state_of("acol", "1NT X 2D P"))
    assert must_speak(state_of("acol", "1NT P 2D P"))
