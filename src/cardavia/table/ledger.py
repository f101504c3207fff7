"""The log and its fold: how every service reads a table and writes the next row."""

import json
from collections import OrderedDict
from threading import Lock

from cardavia.deals import rank, seal
from cardavia.games import Deal, Plain, Seat
from cardavia.table.course import Course, folded
from cardavia.table.pace import delay
from cardavia.table.ports import Due, Ports
from cardavia.table.refusals import NotFound
from cardavia.table.row import VERSION, Row, lifted

#: How many folded tables are kept at hand. They can be thrown away at any time: the log is the truth.
KEPT = 256

ROBOT = "robot"


class Ledger:
    """Reads tables by folding their rows, and appends. Safe to use from several threads."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self._folded: OrderedDict[str, Course] = OrderedDict()
        self._lock = Lock()

    def course(self, table: str) -> Course:
        """Where the table stands, all rows read; ``NotFound`` if there is none."""
        with self._lock:
            known = self._folded.get(table)
        log = self.ports.log
        rows = log.rows(table, 0 if known is None else known.seq)
        course = folded(map(lifted, rows), lambda seq: log.sealed(table, seq), known)
        if course is None:
            raise NotFound()
        self._keep(course)
        return course

    def course_at(self, table: str, seq: int) -> Course:
        """Where the table stood when it had ``seq`` rows (at least one)."""
        log = self.ports.log
        course = folded((lifted(row) for row in log.rows(table) if row.seq < seq), lambda at: log.sealed(table, at))
        if course is None:
            raise NotFound()
        return course

    def append(self, course: Course, row: Row, sealed: str | None = None, setup: Row | None = None) -> Course:
        """Writes the row that follows ``course`` (a ``deal`` row with its sealed part), and what is then due of
        robots; tells those who wait; gives the table after it. A deal that is over is revealed by the same write,
        and a new table's ``setup`` row comes with its first deal. ``Clash`` if someone else was quicker."""
        parts = {} if sealed is None else {row.seq: sealed}
        rows = (row,) if setup is None else (setup, row)
        after = course.then(row, sealed)
        if after.dealt is not None and not after.dealt.revealed and after.dealt.outcome is not None:
            reveal = self.row(after, "reveal", reveal_text(after))
            rows, after = (*rows, reveal), after.then(reveal)
        self.ports.log.append(rows, sealed=parts, dues=self.due(after))
        self._keep(after)
        self.ports.bus.publish(course.table, after.seq)
        return after

    def row(
        self,
        course: Course,
        kind: str,
        text: str,
        seat: Seat | None = None,
        actor: str | None = None,
        key: str | None = None,
    ) -> Row:
        """The row that would come next."""
        return Row(course.table, course.seq, kind, seat, actor, text, VERSION, self.ports.clock.now(), key)

    def deal_row(
        self, course: Course, deal: Deal | None, index: int | None, actor: str, key: str | None
    ) -> tuple[Row, str]:
        """The next deal's row and its sealed part: drawn in secret, or the one asked for, and then marked so."""
        number = 1 if course.dealt is None else course.dealt.number + 1
        nonce = commitment = None
        if deal is not None:
            origin, chosen = "given", rank(course.game, deal)
        elif index is not None:
            origin, chosen = "numbered", index
        else:
            sealed = seal(course.game, number)
            origin, chosen, nonce, commitment = "drawn", sealed.index, sealed.nonce.hex(), sealed.digest()
        setup = course.game.write_setup(course.next_setup())
        public = {"number": number, "origin": origin, "commitment": commitment, "setup": setup}
        secret = {"index": str(chosen), "nonce": nonce}
        return self.row(course, "deal", json.dumps(public), None, actor, key), json.dumps(secret)

    def due(self, course: Course) -> tuple[Due, ...]:
        """The robot's move, if one is awaited."""
        if not course.robots_due:
            return ()
        at = self.ports.clock.now() + delay(course.founding.pace, course.table, course.seq)
        return (Due(course.table, course.seq, ROBOT, at),)

    def _keep(self, course: Course) -> None:
        with self._lock:
            known = self._folded.get(course.table)
            if known is None or known.seq < course.seq:
                self._folded[course.table] = course
            self._folded.move_to_end(course.table)
            while len(self._folded) > KEPT:
                self._folded.popitem(last=False)


def reveal_text(course: Course) -> str:
    """What opens the seal: the deal's index, and for a drawn deal its nonce and the lines of the commitment."""
    dealt = course.dealt
    if dealt is None:
        raise ValueError("nothing is dealt")
    told: dict[str, Plain] = {
        "number": dealt.number,
        "index": str(dealt.index),
        "nonce": None if dealt.nonce is None else dealt.nonce.hex(),
        "lines": list(dealt.opened),
    }
    return json.dumps(told)
