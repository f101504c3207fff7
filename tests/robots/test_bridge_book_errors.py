"""What is wrong with a book is said when it is read: file, line, the fault and what would be right. And a pass means
what the first rule that speaks of it says."""

import pytest

from cardavia.robots.bridge.system import book as reader
from cardavia.robots.bridge.system.book import BadBook, _parsed, book, names
from cardavia.robots.bridge.system.checking import check_names, names_in
from cardavia.robots.bridge.system.reading import Table, read, situation


def lines_of(text: str) -> list[str]:
    return ["= Bad", "", *text.split("\n")]


@pytest.mark.parametrize(
    ("text", "fault", "right"),
    [
        ("[] Opening\n1NT : 15-17 points, bal", "no such term: '15-17 points'", "15-17 hcp"),
        ("[] Opening\n1NT : 15-17 hcp, balanced", "no such term: 'balanced'", "one is"),
        ("[] Opening\n1NT : 17-15 hcp, bal", "'17-15'", "15-17"),
        ("[] Opening\n1H : 12+ hcp, 5+ h", "'5\\+ h'", "5+ H"),
        ("[1M (P)] Raise\n2M : 6-10 hcp, 3+ N", "'3\\+ N'", "one is"),
        ("[1M (P)] Raise\n2M : 6-10 hcp,, 3+ M", "no term", "any"),
        ("[1M (P)] Raise\n2M : 3+ M ; Raise ; shows 6 to 10", "'6 to 10'", "15-17 hcp"),
        ("[1M (P)] Raise\n2M : ", "must hold", "any"),
        ("[1M (P)] Raise\n2M 3+ M", "CALL : TERMS", "NOTES"),
        ("[1M (P)] Raise\n8M : any", "'8M' is no call", "2NT"),
        ("[1M (P)] Raise\ntriple M : any", "'triple M' is no call", "djump"),
        ("[1M (P)] Raise\n2N : any", "'2N' is no call", "2NT"),
        ("[1M (P)] Raise\npass : any", "'pass' is no call", "P"),
        ("[1M (P)] Raise\nP: any\n[1m (P)] Raise\n: 5+ m", "CALL : TERMS", "NOTES"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby 2NT, forceing", "no such flag: 'forceing'", "'forcing' is one"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby 2NT, artifical, gf", "no such flag: 'artifical'", "'artificial' is one"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby 2NT, Forcing", "no such flag: 'Forcing'", "'forcing' is one"),
        ("[1M (P)] Raise\n2NT : any ; strong", "no such flag: 'strong'", "artificial, forcing, gf"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby 2NT ; show 4+ M", "no such flag: 'show 4\\+ M'", "capital letter"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby 2NT, Strong raise", "two: 'Jacoby 2NT' and 'Strong raise'", "one name"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby ; suits Mx", "suits 'Mx'", "blanks between"),
        ("[1M (P)] Raise\n2NT : any ; Jacoby ; agrees M O", "agrees 'M O'", "one suit"),
        ("[1M (P)] Raise\n2M : any ; Raise ; shows 3+ M ; shows 6+ hcp", "shows stands twice", "once"),
        ("[1M P] Raise", "call in turn", "opponents'"),
        ("[1M (P] Raise", "'\\(P'", "in parentheses"),
        ("[1M P)] Raise", "'P\\)'", "in parentheses"),
        ("[1M (P) ... (P)] Raise", "start", "'...'"),
        ("[3-1x (P)] Raise", "'3-1x'", "1-3x"),
        ("[1p (P)] Raise", "'1p'", "only in rules"),
        ("[1M (P) Jacoby (P)] Raise", "no call and no rule's name", "small first letter"),
        ("[1M (P)] Raise if 13+ hcp", "'13\\+ hcp' asks for a hand", "the auction alone"),
        ("[1M (P)] Raise if pased", "'pased'", "'passed'"),
        ("[1M (P)", "begins with", "title"),
        ("[1M (P)]", "begins with", "title"),
        ("2M : 3+ M", "before the first section", "calls so far"),
        ("with slamm", "no such file to take over: 'slamm'", "'slam' is one"),
        ("with precision", "no such file to take over: 'precision'", "natural"),
    ],
)
def test_a_bad_line_is_refused_with_its_place_the_fault_and_what_is_right(text: str, fault: str, right: str) -> None:
    """The fault is always in the last line."""
    lines = lines_of(text)
    with pytest.raises(BadBook, match=fault) as refused:
        _parsed("bad", lines)
    assert str(refused.value).startswith(f"bad:{len(lines)}: ")
    assert right in str(refused.value)


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("[1M (P)] Raise\n\n[1m (P)] Raise\nP : any", 3, "a section without rules"),
        ("[1M (P)] Raise\nP : any\n[1m (P)] Raise", 5, "a section without rules"),
        ("[1M (P)] Raise\nP : any\n\n[1M  (P)] Weak raise\n2M : any", 6, "the same situation as in bad:3"),
    ],
)
def test_a_bad_section_is_refused_with_its_place(text: str, line: int, fault: str) -> None:
    with pytest.raises(BadBook, match=f"^bad:{line}: .*{fault}"):
        _parsed("bad", lines_of(text))


def test_a_remark_and_the_same_situation_under_other_conditions_are_no_faults() -> None:
    text = "[1M (P)] Raise # of a major\n2M : 3+ M # with three\n[1M (P)] Raise if passed\n# A remark\nP : any"
    _, sections = _parsed("good", lines_of(text))
    assert [(part.place, part.conditions) for part in sections] == [("good:3", ""), ("good:5", "passed")]


def test_a_file_can_not_take_itself_over() -> None:
    with pytest.raises(BadBook, match=r"^sayc:1: 'sayc' takes over this file"):
        _parsed("sayc", ["with sayc"])
    with pytest.raises(BadBook, match=r"^weak:1: 'sayc' takes over this file"):
        _parsed("weak", ["with sayc"], ("sayc",))


@pytest.mark.parametrize(("word", "near"), [("jacobi-2NT", "jacoby-2NT"), ("takeout-dbl", "takeout-double")])
def test_a_name_in_a_pattern_that_no_rule_bears_is_refused(word: str, near: str) -> None:
    with pytest.raises(ValueError, match=f"no rule is called '{word}'; one is called '{near}'"):
        check_names(f"1M (P) {word} (P)", {"jacoby-2NT", "takeout-double", "stayman"})


def test_a_misspelt_name_is_found_with_its_place_when_the_book_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    _, bad = _parsed("bad", lines_of("[1M (P) jacobi-2NT (P)] Answers\nP : any"))
    whole = {name: reader._read(name) for name in names()}
    monkeypatch.setattr(reader, "_read", lambda name: ("Bad", bad + whole[name][1]))
    with pytest.raises(BadBook, match=r"^bad:3: no rule is called 'jacobi-2NT'; one is called 'jacoby-2NT'"):
        book.__wrapped__("sayc")


@pytest.mark.parametrize("system", ["sayc", "two_over_one", "acol"])
def test_each_name_in_a_pattern_is_that_of_a_rule(system: str) -> None:
    """A chapter that systems share may wait for a call that only some of them make; no other name is idle."""
    own = {rule.tag.partition("/")[0] for part in book(system).sections for rule in part.rules}
    used = {name for part in book(system).sections for name in names_in(part.pattern)}
    assert used - own <= ({"jacoby-2NT"} if system == "acol" else set())
    assert {"blackwood", "stayman", "transfer", "the-grand-slam-force"} <= used


@pytest.mark.parametrize(
    ("system", "calls", "points"),
    [
        ("sayc", "P", (0, 12)),
        ("sayc", "1S P P", (0, 5)),
        ("sayc", "1D P P", (0, 5)),
        ("sayc", "1NT P P", (0, 7)),
        ("sayc", "2NT P P", (0, 4)),
        ("sayc", "1C P 1NT P P", (12, 14)),
        ("sayc", "1D P 1S P 2S P P", (0, 10)),
        ("two_over_one", "1S P P", (0, 5)),
        ("acol", "P", (0, 12)),
        ("acol", "1H P P", (0, 5)),
        ("acol", "1C P 1NT P P", (15, 16)),
    ],
)
def test_a_pass_shows_what_the_book_says_of_it(system: str, calls: str, points: tuple[int, int]) -> None:
    """Though sections that speak of any auction have passes of their own behind it."""
    said = tuple(calls.split())
    meaning = read(Table((system, system)), said).meanings[-1]
    assert meaning.bounds.hcp == points
    assert len(meaning.options) == 1


def test_passes_behind_one_that_every_hand_makes_mean_nothing() -> None:
    """Of those that are reached all count: a hand may pass by any of them."""
    for calls in (("1D", "1H"), ("1S", "P", "2S", "P"), ("2H", "P"), ("1C", "P", "1S", "P", "1NT", "P")):
        state = read(Table(), calls)
        passes = [option for option in situation(state) if option.call == "P"]
        always = next(at for at, option in enumerate(passes) if option.promise.always)
        meant = read(Table(), (*calls, "P")).meanings[-1].options
        assert list(meant) == passes[: always + 1] or meant[0].rule.shows
        assert len(passes) > always + 1


@pytest.mark.parametrize("system", names())
def test_every_pass_has_a_name(system: str) -> None:
    passes = [rule for part in book(system).sections for rule in part.rules if rule.call == "P"]
    assert passes
    assert all(rule.name for rule in passes)
    first = next(part for part in book(system).sections if part.pattern == "1M (P)")
    assert first.rules[-1].name == "Far enough"
