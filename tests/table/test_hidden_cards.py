"""No look, event or list tells a viewer of a card that its view doesn't show (SPEC G6)."""

import json
import random
import re

import pytest

from cardavia.games import SEATS, AnyGame, Seat, Watch, game
from cardavia.table import cards_shown
from cardavia.table.course import Course
from cardavia.table.event import event
from cardavia.table.memory import Room
from tests.table.conftest import GAMES


def codes(rules: AnyGame, told: object) -> set[str]:
    """Every card's code that stands as a word in this JSON (a token may hold the same letters inside it)."""
    words = set(re.findall(r"(?<![\w-])[A-Z0-9]+(?![\w-])", json.dumps(told)))
    return {card.code for card in rules.pack.cards} & words


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("chance", range(12))
def test_looks_and_events_show_each_seat_only_its_own(game_name: str, chance: int) -> None:
    rules = game(game_name)
    rng = random.Random(chance)
    room = Room()
    me = rng.choice(SEATS)
    table = room.tables.create(
        "anna", game_name, key="k", robots={seat: "random" for seat in SEATS if seat is not me}, pace="none"
    )
    known: set[str] = set()
    since = 0
    while True:
        look = room.tables.look(table, "anna")
        if look.deal_over:
            break
        # What was ever in one's view is known: cards played stay known when their trick is turned.
        known |= {card.code for card in cards_shown(look.view)}
        told = [one.plain() for one in room.tables.events(table, "anna", since)]
        assert codes(rules, [look.plain(), told, repr(look.recent)]) <= known
        since = look.seq
        if look.your_turn:
            text = look.view.choices.sample(rng).text
            # What one's own action says is one's own.
            known |= codes(rules, text)
            room.tables.act(table, "anna", text, seq=look.seq, key=str(look.seq))
        else:
            (due,) = room.ports.dues.take(
                "robot", room.ports.clock.now(), room.ports.clock.now(), room.ports.clock.now(), 1
            )
            room.waking.now(due)


@pytest.mark.parametrize("game_name", GAMES)
def test_a_watcher_learns_from_events_only_what_the_table_saw(game_name: str) -> None:
    rules = game(game_name)
    room = Room()
    table = room.tables.create("anna", game_name, key="k", robots=dict.fromkeys(SEATS, "random"), pace="none")
    room.drain()
    log = room.ports.log
    course: Course | None = None
    known: set[str] = set()
    for row in log.rows(table):
        if course is None:
            course = Course.founded(row)
            continue
        state = None if course.dealt is None else course.dealt.state
        told = event(rules, row, state, Watch.WATCHER)
        course = course.then(row, log.sealed(table, row.seq))
        assert course.dealt is not None
        if row.kind == "act":
            known |= {card.code for card in cards_shown(rules.view(course.dealt.state, Watch.WATCHER))}
            assert codes(rules, told.plain()) <= known


def test_a_robots_thought_carries_its_view_and_nothing_else() -> None:
    room = Room()
    table = room.tables.create("anna", "tarot", key="k", values={"dealer": "S"}, pace="none")
    now = room.ports.clock.now()
    (due,) = room.ports.dues.take("robot", now, now, now, 1)
    thought = room.waking.thought(due)
    assert thought is not None
    assert thought.view.viewer is not Seat.SOUTH
    hand = set(thought.view.hand)
    assert cards_shown(thought.view) == hand
    assert table not in repr(thought)
