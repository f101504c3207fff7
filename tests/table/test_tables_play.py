"""The table service, over every set of adapters and with every game, the third party's too."""

import random
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from cardavia.cards import Illegal, Refusal, Unreadable
from cardavia.deals import count, unrank, verify
from cardavia.games import SEATS, Seat, game
from cardavia.table import Look, NotFound, Ports, Stale, Thought
from cardavia.table.memory import Room

#: The dealer that makes South the first to act.
SOUTH_FIRST = {"bridge": {"dealer": "S"}, "tarot": {"dealer": "W"}, "sixteen": {"dealer": "E"}}
ROBOTS = dict.fromkeys((Seat.NORTH, Seat.EAST, Seat.WEST), "random")


def found(room: Room, game_name: str, key: str = "founding", **more: Any) -> str:
    table = room.tables.create("anna", game_name, key=key, robots=ROBOTS, pace="none", **more)
    room.drain()
    return table


def play(room: Room, table: str, rng: random.Random) -> Look:
    """Plays the deal to its end with any action that the rules allow."""
    look = room.tables.look(table, "anna")
    while not look.deal_over:
        text = look.view.choices.sample(rng).text
        room.tables.act(table, "anna", text, seq=look.seq, key=f"{look.number}/{look.seq}")
        room.drain()
        look = room.tables.look(table, "anna")
    return look


def test_a_deal_is_played_to_its_record_and_dealt_again(room: Room, game_name: str) -> None:
    table = found(room, game_name)
    look = room.tables.look(table, "anna")
    assert look.commitment is not None
    assert look.opened is None
    if not look.deal_over:
        with pytest.raises(Illegal, match="not_over"):
            room.tables.record(table, "anna")
        with pytest.raises(Illegal, match="deal_not_over"):
            room.tables.next_deal(table, "anna", seq=look.seq, key="early")
    over = play(room, table, random.Random(1))
    assert over.opened is not None
    sealed = verify(str(look.commitment), over.opened)
    record = room.tables.record(table, "anna")
    assert record.deal == sealed.deal()
    assert record.outcome == over.outcome
    token = room.tables.share(table, "anna")
    assert room.tables.share(table, "anna") == token
    assert room.tables.shared(token) == record
    again = room.tables.next_deal(table, "anna", seq=over.seq, key="again")
    assert again.number == 2
    assert again.commitment != look.commitment
    room.drain()
    play(room, table, random.Random(2))
    assert room.tables.record(table, "anna", 1) == record
    assert room.tables.record(table, "anna", 2).number == 2
    with pytest.raises(NotFound, match="no_such_deal"):
        room.tables.record(table, "anna", 3)


def test_another_service_over_the_same_log_stands_where_this_one_does(room: Room, game_name: str) -> None:
    table = found(room, game_name)
    rng = random.Random(3)
    for _ in range(5):
        look = room.tables.look(table, "anna")
        assert Room(room.ports).tables.look(table, "anna").plain() == look.plain()
        if look.deal_over:
            return
        room.tables.act(table, "anna", look.view.choices.sample(rng).text, seq=look.seq, key=str(look.seq))
        room.drain()


def test_the_same_request_in_parallel_is_one_event(room: Room, game_name: str) -> None:
    table = found(room, game_name, index=7, values=SOUTH_FIRST[game_name])
    look = room.tables.look(table, "anna")
    text = next(iter(look.view.choices)).text
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(room.tables.act, table, "anna", text, seq=look.seq, key="once") for _ in range(50)]
        seqs = {future.result().seq for future in asked}
    assert seqs == {look.seq + 1}
    assert len(room.ports.log.rows(table)) == look.seq + 1


def test_two_different_actions_for_one_turn_one_wins(room: Room, game_name: str) -> None:
    table = found(room, game_name, index=7, values=SOUTH_FIRST[game_name])
    look = room.tables.look(table, "anna")
    texts = [action.text for action in look.view.choices][:2]

    def act(text: str) -> str:
        try:
            room.tables.act(table, "anna", text, seq=look.seq, key=text)
        except Stale as stale:
            return f"stale, now {stale.values['seq']}"
        return "done"

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(act, texts)) == ["done", f"stale, now {look.seq + 1}"]
    assert len(room.ports.log.rows(table)) == look.seq + 1


def test_the_same_founding_in_parallel_is_one_table(room: Room) -> None:
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(room.tables.create, "anna", "bridge", key="k", robots=ROBOTS) for _ in range(20)]
        assert len({future.result() for future in asked}) == 1
    assert len(room.tables.mine("anna")) == 1


def test_an_action_on_an_old_look_is_stale_and_changes_nothing(room: Room, game_name: str) -> None:
    table = found(room, game_name, index=7, values=SOUTH_FIRST[game_name])
    look = room.tables.look(table, "anna")
    text = next(iter(look.view.choices)).text
    with pytest.raises(Stale):
        room.tables.act(table, "anna", text, seq=look.seq - 1, key="old")
    assert room.tables.look(table, "anna").plain() == look.plain()


def test_a_key_that_named_another_request_is_refused(room: Room) -> None:
    table = found(room, "bridge", index=7)
    look = room.tables.look(table, "anna")
    room.tables.act(table, "anna", "P", seq=look.seq, key="k")
    assert room.tables.act(table, "anna", "pass", seq=look.seq, key="k").seq == look.seq + 1
    with pytest.raises(Illegal, match="key_used"):
        room.tables.act(table, "anna", "1C", seq=look.seq, key="k")
    with pytest.raises(Illegal, match="key_used"):
        room.tables.undo(table, "anna", seq=look.seq + 1, key="k")


@pytest.mark.parametrize("text", ["", "SX", "99NT", "lay", "P P", "claim x", "\x00", "x" * 500])
def test_what_names_nothing_is_refused_and_nothing_is_half_done(room: Room, text: str) -> None:
    table = found(room, "bridge", index=7)
    look = room.tables.look(table, "anna")
    with pytest.raises(Refusal):
        room.tables.act(table, "anna", text, seq=look.seq, key="bad")
    assert len(room.ports.log.rows(table)) == look.seq


def test_one_who_is_not_at_the_table_hears_what_one_hears_of_no_table(room: Room) -> None:
    table = found(room, "tarot")
    for asked in (table, "no-such-table"):
        with pytest.raises(NotFound) as refusal:
            room.tables.look(asked, "eve")
        assert (refusal.value.reason, dict(refusal.value.values)) == ("no_such_table", {})
        for ask in (room.tables.events, room.tables.record, room.tables.share):
            with pytest.raises(NotFound, match="no_such_table"):
                ask(asked, "eve")
        with pytest.raises(NotFound, match="no_such_table"):
            room.tables.act(asked, "eve", "pass", seq=2, key="k")
    assert room.tables.mine("eve") == ()
    assert len(table) >= 22  # 128 bits and more, in base 64


def test_ones_last_action_can_be_taken_back_until_another_seat_has_acted(room: Room) -> None:
    table = found(room, "bridge", index=7)
    look = room.tables.look(table, "anna")
    acted = room.tables.act(table, "anna", "1C", seq=look.seq, key="a")
    assert acted.may_undo
    undone = room.tables.undo(table, "anna", seq=acted.seq, key="u")
    assert undone.seq == acted.seq + 1
    assert undone.view == look.view
    assert not undone.may_undo
    assert room.tables.undo(table, "anna", seq=acted.seq, key="u").seq == undone.seq
    kinds = [event.kind for event in room.tables.events(table, "anna")]
    assert kinds == ["setup", "deal", "act", "undo"]  # the undone act stays in the log
    acted = room.tables.act(table, "anna", "1D", seq=undone.seq, key="b")
    room.drain()
    moved = room.tables.look(table, "anna")
    assert not moved.may_undo
    with pytest.raises(Illegal, match="no_undo"):
        room.tables.undo(table, "anna", seq=moved.seq, key="v")


class Passing:
    """Robots that only ever pass."""

    def think(self, thought: Thought) -> "Future[str]":
        done: Future[str] = Future()
        done.set_result("pass")
        return done


def test_an_action_that_showed_hidden_cards_is_not_taken_back(ports: Ports) -> None:
    room = Room(replace(ports, thinker=Passing()))
    table = found(room, "tarot", values={"dealer": "S"}, index=7)
    look = room.tables.look(table, "anna")
    acted = room.tables.act(table, "anna", "garde", seq=look.seq, key="a")
    assert acted.view.chien is not None
    assert not acted.may_undo
    with pytest.raises(Illegal, match="no_undo"):
        room.tables.undo(table, "anna", seq=acted.seq, key="u")


def test_a_deal_by_number_and_a_given_deal_are_marked_and_have_no_commitment(room: Room, game_name: str) -> None:
    rules = game(game_name)
    numbered = room.tables.look(found(room, game_name, "n", index=7), "anna")
    given = room.tables.look(found(room, game_name, "g", deal=unrank(rules, 7)), "anna")
    assert (numbered.origin, numbered.commitment) == ("numbered", None)
    assert (given.origin, given.commitment) == ("given", None)
    assert numbered.view.hand == given.view.hand
    with pytest.raises(Unreadable, match="no_such_deal"):
        found(room, game_name, "big", index=count(rules))


def test_a_chicago_match_goes_on_with_the_next_dealer(room: Room) -> None:
    table = found(room, "bridge", match="chicago", values={})
    rng = random.Random(5)
    dealers = []
    for number in range(1, 30):
        over = play(room, table, rng)
        if over.view.outcome.cancelled is None:
            dealers.append(over.view.dealer)
        if over.match_over:
            break
        room.tables.next_deal(table, "anna", seq=over.seq, key=f"next{number}")
        room.drain()
    assert over.match_over
    assert len(dealers) == 4
    assert [dealer.left for dealer in dealers[:-1]] == dealers[1:]


def test_founding_refuses_what_it_cannot_read(room: Room) -> None:
    create = room.tables.create
    with pytest.raises(Unreadable, match="no_such_game"):
        create("anna", "whist", key="1")
    with pytest.raises(Unreadable, match="no_such_match"):
        create("anna", "bridge", key="2", match="rubber")
    with pytest.raises(Unreadable, match="no_such_robot"):
        create("anna", "bridge", key="3", robots=ROBOTS | {Seat.NORTH: "expert"})
    with pytest.raises(Unreadable, match="bad_field"):
        create("anna", "bridge", key="4", pace="hasty")
    with pytest.raises(Unreadable, match="bad_field"):
        create("anna", "bridge", key="5", values={"vulnerable": "us"})
    with pytest.raises(Illegal, match="one_seat_each"):
        create("anna", "bridge", key="6", robots={Seat.NORTH: "random"})
    with pytest.raises(Unreadable, match="bad_field"):
        create("anna", "bridge", key="")
    assert room.tables.mine("anna") == ()


def test_robots_alone_play_and_the_owner_watches(room: Room, game_name: str) -> None:
    table = room.tables.create("anna", game_name, key="k", robots=dict.fromkeys(SEATS, "random"), pace="none")
    assert room.tables.look(table, "anna").view.hand == ()
    room.drain()
    over = room.tables.look(table, "anna")
    assert over.deal_over
    assert over.view.hands is not None
    with pytest.raises(Illegal, match="watchers_only_watch"):
        room.tables.act(table, "anna", "P", seq=over.seq, key="a")
