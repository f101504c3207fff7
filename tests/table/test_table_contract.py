"""What every adapter of the ports must do: one suite for memory, SQLite and PostgreSQL."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from cardavia.games import Seat
from cardavia.table import Clash, Due, Person, Ports, Row

NOW = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def row(table: str, seq: int, key: str | None = None, kind: str = "act", actor: str | None = "anna") -> Row:
    return Row(table, seq, kind, Seat.SOUTH, actor, "SA", 1, NOW, key)


def test_rows_come_back_as_they_were_written(ports: Ports) -> None:
    rows = (row("t", 0, "k", "setup"), row("t", 1), Row("t", 2, "deal", None, None, "{}", 1, NOW))
    ports.log.append(rows)
    assert ports.log.rows("t") == rows
    assert ports.log.rows("t", 2) == rows[2:]
    assert ports.log.rows("other") == ()


def test_a_number_is_taken_once_and_the_loser_writes_nothing(ports: Ports) -> None:
    ports.log.append([row("t", 0)])
    with pytest.raises(Clash):
        ports.log.append([row("t", 0)], dues=[Due("t", 0, "robot", NOW)])
    assert ports.dues.take("robot", NOW, NOW, NOW, 9) == ()
    assert len(ports.log.rows("t")) == 1


def test_all_rows_of_a_write_or_none(ports: Ports) -> None:
    ports.log.append([row("t", 0, "k")])
    with pytest.raises(Clash):
        ports.log.append([row("t", 1), row("t", 2, "k")])
    assert len(ports.log.rows("t")) == 1


def test_a_request_key_counts_once_for_each_actor_and_table(ports: Ports) -> None:
    ports.log.append([row("t", 0, "k")])
    ports.log.append([row("t", 1, "k", actor="bert")])
    ports.log.append([row("u", 0, "k")])
    with pytest.raises(Clash):
        ports.log.append([row("t", 2, "k")])
    found = ports.log.by_key("t", "bert", "k")
    assert found is not None
    assert found.seq == 1
    assert ports.log.by_key("t", "bert", "other") is None


def test_one_founding_for_each_request_of_an_owner(ports: Ports) -> None:
    ports.log.append([row("t", 0, "k", "setup")])
    with pytest.raises(Clash):
        ports.log.append([row("u", 0, "k", "setup")])
    ports.log.append([row("v", 0, "k", "setup", "bert")])
    assert ports.log.created("anna", "k") == "t"
    assert ports.log.created("bert", "k") == "v"
    assert ports.log.created("anna", "other") is None


def test_tables_are_listed_newest_first(ports: Ports) -> None:
    for at, table in enumerate(("a", "b", "c")):
        founding = Row(table, 0, "setup", None, "anna", "", 1, NOW + timedelta(seconds=at), table)
        ports.log.append([founding, row(table, 1)])
    assert ports.log.tables("anna") == ("c", "b", "a")
    assert ports.log.tables("bert") == ()


def test_sealed_parts_lie_apart(ports: Ports) -> None:
    ports.log.append([row("t", 0)], sealed={0: "secret"})
    assert ports.log.sealed("t", 0) == "secret"
    assert ports.log.sealed("t", 1) is None
    assert "secret" not in repr(ports.log.rows("t"))


def test_a_due_row_is_taken_by_one_and_again_when_the_lease_has_run_out(ports: Ports) -> None:
    later = NOW + timedelta(seconds=10)
    ports.log.append([row("t", 0)], dues=[Due("t", 1, "robot", NOW), Due("t", 1, "prod", NOW)])
    assert ports.dues.take("robot", NOW - timedelta(seconds=1), NOW, later, 9) == ()
    (taken,) = ports.dues.take("robot", NOW, NOW, later, 9)
    assert (taken.table, taken.seq, taken.kind, taken.lease) == ("t", 1, "robot", later)
    assert ports.dues.take("robot", NOW, NOW, later, 9) == ()
    assert ports.dues.take("robot", later, later, later + timedelta(seconds=1), 9) != ()
    ports.dues.extend([taken], later + timedelta(hours=1))
    assert ports.dues.take("robot", later, later + timedelta(minutes=1), later, 9) == ()
    ports.dues.release(taken)
    (again,) = ports.dues.take("robot", NOW, NOW, later, 9)
    ports.dues.done(again)
    ports.dues.done(again)
    assert ports.dues.take("robot", later, later, later, 9) == ()


def test_sweepers_never_get_the_same_row(ports: Ports) -> None:
    later = NOW + timedelta(minutes=1)
    for at in range(12):
        ports.log.append([row(f"t{at}", 0)], dues=[Due(f"t{at}", 1, "robot", NOW)])
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(ports.dues.take, "robot", NOW, NOW, later, 3) for _ in range(8)]
        taken = [due.table for future in asked for due in future.result()]
    assert len(taken) == len(set(taken))
    taken += [due.table for due in ports.dues.take("robot", NOW, NOW, later, 99)]
    assert sorted(taken) == sorted(f"t{at}" for at in range(12))


def test_a_shared_deal_keeps_its_token(ports: Ports) -> None:
    assert ports.shares.token("t", 1, "first") == "first"
    assert ports.shares.token("t", 1, "second") == "first"
    assert ports.shares.find("first") == ("t", 1)
    assert ports.shares.find("second") is None


def test_people_are_known_and_keep_what_they_like(ports: Ports) -> None:
    ports.people.add(Person("p", NOW))
    ports.people.add(Person("p", NOW, "sv"))
    ports.people.like("p", language="en")
    ports.people.like("p", look="50-50-50")
    assert ports.people.find("p") == Person("p", NOW, "en", "50-50-50")
    assert ports.people.find("q") is None


def test_growth_between_a_read_and_the_wait_is_not_missed(ports: Ports) -> None:
    async def waits() -> int:
        ports.bus.publish("t", 3)
        first = await asyncio.wait_for(ports.bus.wait("t", 2), 5)
        waiting = asyncio.create_task(ports.bus.wait("t", 3))
        await asyncio.sleep(0.01)
        await asyncio.to_thread(ports.bus.publish, "t", 4)
        return first + await asyncio.wait_for(waiting, 5)

    assert asyncio.run(waits()) == 7
