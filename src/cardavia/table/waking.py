"""How a robot comes to act: a due row, a thought, a row of the log (SPEC G6, G7)."""

import logging

from cardavia.cards import Refusal
from cardavia.robots import told
from cardavia.table.course import Course
from cardavia.table.ledger import ROBOT, Ledger
from cardavia.table.ports import Clash, Due, Ports
from cardavia.table.refusals import NotFound
from cardavia.table.thought import Thought, seed

log = logging.getLogger(__name__)

#: The actor's name of an action that no robot chose, because the robot failed twice.
FALLBACK = "fallback"


class Waking:
    """Turns due rows into thoughts, and thoughts into rows. What runs the thoughts, and when, is the caller's:
    a sweep (``cardavia.work``), or :meth:`now` in tests."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    def ports(self) -> Ports:
        return self._ledger.ports

    def thought(self, due: Due) -> Thought | None:
        """What the robot must be asked; ``None`` if the table has moved on, and then the due row is taken away."""
        course = self._still(due)
        if course is None or course.dealt is None or not course.robots_due:
            self.ports.dues.done(due)
            return None
        seat = course.robots_due[0]
        sitters = course.founding.sitters
        opponents = [sitters[other].robot or "" for other in (seat.left, seat.right)]
        level = told(course.founding.game, sitters[seat].robot or "", opponents)
        view = course.game.view(course.dealt.state, seat)
        return Thought(course.founding.game, level, view, seed(due.table, due.seq))

    def answer(self, due: Due, text: str, by: str | None = None) -> bool:
        """Writes the robot's action at the number it was asked for, and takes the due row away. False, and nothing is
        written, if the table has moved on. A ``Refusal`` of the rules passes through: the robot was wrong."""
        course = self._still(due)
        if course is None or course.dealt is None or not course.robots_due:
            self.ports.dues.done(due)
            return False
        seat = course.robots_due[0]
        action = course.game.read(course.dealt.state, seat, text)
        course.game.apply(course.dealt.state, seat, action)
        actor = f"{ROBOT}:{by or course.founding.sitters[seat].robot}"
        try:
            self._ledger.append(course, self._ledger.row(course, "act", action.text, seat, actor))
        except Clash:
            return False
        finally:
            self.ports.dues.done(due)
        return True

    def fall_back(self, due: Due, thought: Thought) -> bool:
        """A legal action in place of a robot that can't answer, so that the table goes on; the log says so."""
        log.error("robot %s of %s gave no answer at %s/%s", thought.level, thought.game, due.table[:6], due.seq)
        action = thought.view.choices.sample(thought.rng)
        return self.answer(due, str(action.text), FALLBACK)

    def now(self, due: Due) -> bool:
        """The whole way at once, in this thread. Asks a robot that fails once again, then falls back."""
        thought = self.thought(due)
        if thought is None:
            return False
        for _ in range(2):
            try:
                return self.answer(due, self.ports.thinker.think(thought).result())
            except Refusal as refusal:
                log.warning("robot %s of %s was refused: %s", thought.level, thought.game, refusal.reason)
            except Exception:
                log.exception("robot %s of %s failed", thought.level, thought.game)
        return self.fall_back(due, thought)

    def _still(self, due: Due) -> Course | None:
        """The table, if it stands where the due row was put."""
        try:
            course = self._ledger.course(due.table)
        except NotFound:
            return None
        return course if course.seq == due.seq else None
