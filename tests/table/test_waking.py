"""Robots act at their own pace, and whatever becomes of one, the table goes on."""

from concurrent.futures import Future

import pytest

from cardavia.games import SEATS, Seat
from cardavia.table import PACES, Thought
from cardavia.table.memory import Room, SetClock, memory_ports
from cardavia.table.pace import delay
from cardavia.table.waking import FALLBACK

ALL = dict.fromkeys(SEATS, "random")


class Broken:
    """A thinker that fails, or says what is not allowed, a number of times."""

    def __init__(self, says: str | None) -> None:
        self.says = says
        self.asked = 0

    def think(self, thought: Thought) -> "Future[str]":
        self.asked += 1
        done: Future[str] = Future()
        if self.says is None:
            done.set_exception(RuntimeError("no thought"))
        else:
            done.set_result(self.says)
        return done


@pytest.mark.parametrize("says", [None, "no such thing", "7NT"])
def test_a_robot_that_fails_twice_is_replaced_for_one_action(says: str | None) -> None:
    thinker = Broken(says)
    room = Room(memory_ports(thinker))
    table = room.tables.create("anna", "tarot", key="k", robots=ALL, pace="none")
    room.drain()
    assert room.tables.look(table, "anna").deal_over
    acts = [row for row in room.ports.log.rows(table) if row.kind == "act"]
    assert all(row.actor == f"robot:{FALLBACK}" for row in acts)
    assert thinker.asked == 2 * len(acts)


def test_the_delay_is_of_the_place_and_not_of_the_hand() -> None:
    for pace, (least, most) in PACES.items():
        drawn = [delay(pace, "t", seq).total_seconds() for seq in range(200)]
        assert all(least <= time <= most for time in drawn)
        assert drawn == [delay(pace, "t", seq).total_seconds() for seq in range(200)]
    assert len({delay("normal", "t", seq) for seq in range(200)}) == 200


def test_a_due_row_that_the_table_has_left_behind_is_done_with() -> None:
    clock = SetClock()
    room = Room(memory_ports(clock=clock))
    table = room.tables.create("anna", "bridge", key="k", values={"dealer": "W"}, pace="none")
    now = clock.now()
    (due,) = room.ports.dues.take("robot", now, now, now, 1)
    room.drain()
    seq = len(room.ports.log.rows(table))
    assert room.waking.thought(due) is None
    assert not room.waking.answer(due, "P")
    assert len(room.ports.log.rows(table)) == seq


def test_the_same_table_in_another_process_thinks_the_same() -> None:
    room = Room()
    room.tables.create("anna", "bridge", key="k", values={"dealer": "W"}, pace="none")
    now = room.ports.clock.now()
    (due,) = room.ports.dues.take("robot", now, now, now, 1)
    first, second = room.waking.thought(due), Room(room.ports).waking.thought(due)
    assert first == second


def test_both_opponents_answer_a_claim_one_after_the_other() -> None:
    room = Room()
    robots = dict.fromkeys((Seat.NORTH, Seat.EAST, Seat.WEST), "greedy")
    for index in range(40):
        table = room.tables.create("anna", "bridge", key=str(index), index=index * 10**25, robots=robots, pace="none")
        room.drain()
        look = room.tables.look(table, "anna")
        while not look.deal_over and look.view.phase != "play":
            texts = [action.text for action in look.view.choices]
            bid = next((text for text in texts if text not in ("P", "X", "XX")), "P") if index % 2 else "P"
            room.tables.act(table, "anna", bid, seq=look.seq, key=str(look.seq))
            room.drain()
            look = room.tables.look(table, "anna")
        if look.deal_over or look.view.declarer is not Seat.SOUTH or not look.view.offers:
            continue
        claim = f"claim {13 - len(look.view.tricks)}"
        room.tables.act(table, "anna", claim, seq=look.seq, key="claim")
        room.drain()
        look = room.tables.look(table, "anna")
        assert look.deal_over or look.your_turn or look.view.claims
        return
    pytest.fail("South never came to declare")
