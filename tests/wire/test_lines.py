"""What programs say, and how it is read: the protocol's own lines and the dialects of programs that exist."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import FRENCH, Unreadable
from cardavia.games import SEATS, Seat
from cardavia.games.bridge import CALLS, Vulnerable
from cardavia.games.bridge.position import read_hand
from cardavia.wire.framing import LONGEST, Lines, frame
from cardavia.wire.messages import (
    BoardIs,
    Called,
    Carded,
    Cards,
    Connecting,
    End,
    Explain,
    Fault,
    Message,
    Ready,
    Refused,
    Seated,
    Start,
    Teams,
    Timing,
    ToLead,
)
from cardavia.wire.reading import read
from cardavia.wire.writing import write

N, E, S, W = SEATS
HAND = read_hand("AK6.JT3.Q862.987")

#: Lines that programs and managers send, by what they mean.
SAID: dict[str, Message] = {
    # The greeting
    'Connecting "A team" as North using protocol version 18': Connecting("A team", N),
    'connecting "A team" as south using protocol version 18.': Connecting("A team", S),
    'Connecting "A team" as ANYPL using protocol version 18': Connecting("A team", None),
    'Connecting  "A team"  as W using protocol version 19': Connecting("A team", W, 19),
    'North ("A team") seated': Seated(N, "A team"),
    "North A team seated": Seated(N, "A team"),
    'WEST ("A team") seated.': Seated(W, "A team"),
    "East ready for teams.": Ready(E, "teams"),
    "EAST  READY FOR TEAMS": Ready(E, "teams"),
    'Teams : N/S : "Ours" E/W : "Theirs"': Teams("Ours", "Theirs"),
    'Teams: N/S "Ours" E/W "Theirs"': Teams("Ours", "Theirs"),
    'Teams : N/S : "Ours". E/W : "Theirs".': Teams("Ours", "Theirs"),
    'Teams : N/S : "Ours" E/W : "Theirs", Playing IMP': Teams("Ours", "Theirs"),
    'teams : n/s : "" e/w : "Theirs" Playing MP': Teams("", "Theirs"),
    "West ready to start": Ready(W, "start"),
    # A board
    "Start of board": Start(),
    "start of Board.": Start(),
    "S ready for deal": Ready(S, "deal"),
    "Board number 7. Dealer South. Both vulnerable.": BoardIs("7", S, Vulnerable.BOTH),
    "Board number 8. Dealer WEST. Neither vulnerable.": BoardIs("8", W, Vulnerable.NONE),
    "board number 12a.dealer n.n/s vulnerable": BoardIs("12a", N, Vulnerable.NS),
    "Board number 9. Dealer North. E/W vulnerable": BoardIs("9", N, Vulnerable.EW),
    "South ready for cards.": Ready(S, "cards"),
    "South's cards : S A K 6. H J T 3. D Q 8 6 2. C 9 8 7. ": Cards(S, HAND),
    "SOUTH's cards: S AK6. H JT3. D Q862. C 987.": Cards(S, HAND),
    "South's cards : S 6 K A.H 10 3 J.D 2 6 8 Q.C 7 8 9.": Cards(S, HAND),
    "South’s cards : c 9 8 7 d q 8 6 2 h j 10 3 s a k 6": Cards(S, HAND),
    "Dummy's cards : S A K 6. H J T 3. D Q 8 6 2. C 9 8 7.": Cards(None, HAND),
    # The auction
    "North passes": Called(N, CALLS["P"]),
    "NORTH PASSES": Called(N, CALLS["P"]),
    "north pass.": Called(N, CALLS["P"]),
    "North bids pass": Called(N, CALLS["P"]),
    "East doubles": Called(E, CALLS["X"]),
    "East double": Called(E, CALLS["X"]),
    "East  redoubles.": Called(E, CALLS["XX"]),
    "South bids 1NT": Called(S, CALLS["1NT"]),
    "South bids 1N": Called(S, CALLS["1NT"]),
    "South bids 1 nt.": Called(S, CALLS["1NT"]),
    "W bids 7s": Called(W, CALLS["7S"]),
    "South bids 2C Alert.": Called(S, CALLS["2C"], alert=True),
    "South bids 2C. Alert. Stayman.": Called(S, CALLS["2C"], alert=True, text="Stayman."),
    "South bids 2C  alert.  Asks for  majors": Called(S, CALLS["2C"], alert=True, text="Asks for majors"),
    "South doubles Alert. Takeout": Called(S, CALLS["X"], alert=True, text="Takeout"),
    "South passes. Infos. HCP=0-5,Total=0-6.": Called(S, CALLS["P"], text="HCP=0-5,Total=0-6."),
    "South bids 1C. Infos. C=0-8,D=4-8,H=0-5,S=0-5,HCP=17-19,Total=19-21.": Called(
        S, CALLS["1C"], text="C=0-8,D=4-8,H=0-5,S=0-5,HCP=17-19,Total=19-21."
    ),
    "South bids 1C Alert. Infos. HCP=17-19.": Called(S, CALLS["1C"], alert=True, text="HCP=17-19."),
    "WEST ready for  NORTH's bid": Ready(W, "bid", N),
    "West ready for North bid.": Ready(W, "bid", N),
    "Illegal bid": Refused("bid"),
    "illegal card.": Refused("card"),
    "Explain South's 2C?": Explain(S, CALLS["2C"]),
    # The play
    "North to lead": ToLead(N),
    "NORTH to lead.": ToLead(N),
    "Dummy to lead": ToLead(None),
    "North plays 7H": Carded(N, FRENCH["H7"]),
    "NORTH plays 7h.": Carded(N, FRENCH["H7"]),
    "North plays H7": Carded(N, FRENCH["H7"]),
    "North plays 10D": Carded(N, FRENCH["DT"]),
    "North plays D10": Carded(N, FRENCH["DT"]),
    "North plays td": Carded(N, FRENCH["DT"]),
    "East ready for North's card to trick 1": Ready(E, "card", N, 1),
    "East ready for dummy's card to trick 12.": Ready(E, "card", None, 12),
    "East ready for  NORTH's card to trick 13": Ready(E, "card", N, 13),
    "East ready for dummy": Ready(E, "dummy"),
    # Between boards
    "Timing - N/S : this board  01:36,  total  0:01:36.  E/W : this board  01:34,  total  1:01:34.": Timing(
        (96, 94), (96, 3694)
    ),
    "Timing - N/S : this board 01:36, total 0:01:36. E/W : this board 01:34, total 0:01:34": Timing((96, 94), (96, 94)),
    "End of session": End(),
    "End of Session.": End(),
    "NS:12 EW:3": End(),
    "Error: the seat is taken": Fault("the seat is taken"),
}


@pytest.mark.parametrize("line", SAID)
def test_a_line_is_read_as_it_is_meant(line: str) -> None:
    assert read(line) == SAID[line]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "GET / HTTP/1.1",
        "North",
        "North plays 1S",
        "North plays XX",
        "North plays 7H 8H",
        "North bids 8C",
        "North bids 0NT",
        "North bids 1",
        "North bids 1T",
        "Nord passes",
        "North ready",
        "North ready for lunch",
        "North ready for dummy's bid",
        'Connecting "A" as Middle using protocol version 18',
        'Connecting "A as North using protocol version 18',
        "South's cards : S A K X. H 3.",
        "South's cards : A K 6. H 3.",
        "South's cards : ",
        "Board number . Dealer South. Both vulnerable.",
        "Board number 7. Dealer South. Some vulnerable.",
        "\x00\x01\x02",
    ],
)
def test_what_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(Unreadable, match="no_protocol_line"):
        read(line)


def test_voids_are_read_whether_they_are_a_hyphen_or_nothing() -> None:
    hearts = tuple(FRENCH.cards_in(FRENCH.suits["H"]))
    for line in (
        "North's cards : S -. H A K Q J T 9 8 7 6 5 4 3 2. D -. C -. ",
        "North's cards : S . H A K Q J T 9 8 7 6 5 4 3 2. D . C .",
        "North's cards : S.H A K Q J 10 9 8 7 6 5 4 3 2.D.C.",
    ):
        assert read(line) == Cards(N, hearts)


def test_the_lines_that_other_programs_look_for_are_written_to_the_letter() -> None:
    assert write(Connecting("A", N)) == 'Connecting "A" as North using protocol version 18'
    assert write(Teams("A", "B")) == 'Teams : N/S : "A" E/W : "B"'
    assert write(BoardIs("7", S, Vulnerable.BOTH)) == "Board number 7. Dealer South. Both vulnerable."
    assert write(Called(N, CALLS["1NT"], True, "Strong.")) == "North bids 1NT Alert. Strong."
    assert write(Called(N, CALLS["XX"])) == "North redoubles"
    assert write(Ready(E, "bid", N)) == "East ready for North's bid"
    assert write(Ready(E, "card", None, 3)) == "East ready for dummy's card to trick 3"
    assert write(Ready(E, "dummy")) == "East ready for dummy"
    assert (
        write(Timing((96, 94), (96, 3694)))
        == "Timing - N/S : this board  01:36,  total  0:01:36.  E/W : this board  01:34,  total  1:01:34."
    )


def test_a_hand_has_a_hyphen_for_a_void_and_a_blank_behind_each_full_stop() -> None:
    assert write(Cards(S, read_hand("AK6.JT3.Q865432."))) == "South's cards : S A K 6. H J T 3. D Q 8 6 5 4 3 2. C -. "


seats = st.sampled_from(SEATS)
calls = st.sampled_from(list(CALLS.values()))
cards = st.sampled_from(list(FRENCH))
names = st.text("abcXYZ 0189._-'", min_size=1, max_size=20).map(str.strip).filter(bool)
#: What a program may tell of a call: printable, on one line, not another mark.
notes = st.text("abcXYZ 0189=,-", max_size=30).map(lambda text: " ".join(text.split()))
seconds = st.integers(0, 3599).map(float)
messages: st.SearchStrategy[Message] = st.one_of(
    st.builds(Connecting, names, st.one_of(st.none(), seats), st.integers(1, 99)),
    st.builds(Ready, seats, st.sampled_from(["teams", "start", "deal", "cards", "dummy"])),
    st.builds(Ready, seats, st.just("bid"), seats),
    st.builds(Ready, seats, st.just("card"), st.one_of(st.none(), seats), st.integers(1, 13)),
    st.builds(Called, seats, calls, st.just(True), notes),
    st.builds(Called, seats, calls, st.just(False), notes),
    st.builds(Carded, seats, cards),
    st.builds(Seated, seats, names),
    st.builds(Teams, names, names),
    st.just(Start()),
    st.builds(BoardIs, st.integers(1, 9999).map(str), seats, st.sampled_from(Vulnerable)),
    st.builds(
        Cards,
        st.one_of(st.none(), seats),
        st.sets(cards, min_size=1, max_size=13).map(lambda found: tuple(sorted(found))),
    ),
    st.builds(ToLead, st.one_of(st.none(), seats)),
    st.builds(Refused, st.sampled_from(["bid", "card"])),
    st.builds(Timing, st.tuples(seconds, seconds), st.tuples(seconds, seconds)),
    st.builds(Explain, seats, calls),
    st.just(End()),
)


@given(messages)
def test_what_is_written_reads_back_as_the_same(message: Message) -> None:
    assert read(write(message)) == message


#: Ways in which programs bend a line without bending what it says.
BENDS: list[Callable[[str], str]] = [
    str.upper,
    str.lower,
    lambda line: line.replace(" ", "   "),
    lambda line: f"{line}.",
    lambda line: f"  {line}  ",
    lambda line: line.replace("'", "’"),
    lambda line: line.replace("T", "10") if " plays " in line else line,
]


@given(st.one_of(st.builds(Carded, seats, cards), st.builds(Called, seats, calls)), st.sampled_from(BENDS))
def test_an_action_that_is_bent_is_the_same_action(message: Message, bend: Callable[[str], str]) -> None:
    assert read(bend(write(message))) == message


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    refusal = None
    try:
        read(text)
    except Unreadable as caught:
        refusal = caught
    assert refusal is None or refusal.reason == "no_protocol_line"
    assert refusal is None or len(str(refusal.values["text"])) <= 60


@given(st.lists(st.text("abc XYZ'", min_size=1, max_size=30).map(str.strip).filter(bool), max_size=20), st.randoms())
def test_lines_are_cut_the_same_however_their_bytes_come(lines: list[str], chance) -> None:  # type: ignore[no-untyped-def]
    data = b"".join(frame(line) for line in lines)
    cut, found, at = Lines(), [], 0
    while at < len(data):
        size = chance.randint(1, 10)
        found += cut.feed(data[at : at + size])
        at += size
    assert found == lines


@given(st.binary(max_size=LONGEST))
def test_any_bytes_give_lines_of_text(data: bytes) -> None:
    assert all(isinstance(line, str) and line for line in Lines().feed(data + b"\n"))


def test_bare_line_feeds_and_bare_returns_end_lines_too() -> None:
    assert Lines().feed(b"one\ntwo\rthree\r\n\r\nfour\n") == ["one", "two", "three", "four"]


def test_a_line_that_never_ends_is_refused_before_it_fills_the_memory() -> None:
    lines = Lines()
    assert lines.feed(b"x" * LONGEST) == []
    with pytest.raises(Unreadable, match="line_too_long"):
        lines.feed(b"x")


def test_what_is_sent_is_one_line_of_ascii() -> None:
    assert frame("Error: ♠ and\r\nmore") == b"Error: ? and more\r\n"


def test_seat_letters_are_read_in_either_case() -> None:
    assert read("n passes") == read("N PASSES") == Called(Seat.NORTH, CALLS["P"])
