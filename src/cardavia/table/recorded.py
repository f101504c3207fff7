"""The record of a deal that was played at a table (SPEC G5)."""

from cardavia.cards import Illegal
from cardavia.games import SEATS
from cardavia.records import Act, Record
from cardavia.table.course import Course
from cardavia.table.ledger import Ledger
from cardavia.table.refusals import NotFound

#: What a record calls a person: no id of a guest goes into it.
GUEST = "guest"


def recorded(course: Course) -> Record:
    """The record of the deal that ``course`` ends with. ``Illegal("not_over")`` while it goes on."""
    dealt = course.dealt
    if dealt is None or not dealt.revealed:
        raise Illegal("not_over")
    setup = course.game.write_setup(dealt.setup)
    if not isinstance(setup, dict):
        raise TypeError(f"the setup of {course.game.name} is not written as fields")
    sitters = course.founding.sitters
    return Record(
        game=course.founding.game,
        setup=setup,
        deal=dealt.deal,
        actions=tuple(Act(step.seat, step.row.text) for step in dealt.acts),
        players={seat: sitters[seat].robot or GUEST for seat in SEATS},
        number=dealt.number,
        origin=dealt.origin,
        commitment=dealt.commitment,
        opened=dealt.opened,
        played=course.changed.isoformat(),
    )


def find_record(ledger: Ledger, course: Course, number: int | None) -> Record:
    """The record of deal ``number`` at this table, of the last deal dealt if none is given.
    ``NotFound("no_such_deal")`` if there was none of that number."""
    dealt = course.dealt
    wanted = number if number is not None else dealt.number if dealt is not None else 0
    past = next((past for past in course.past if past.number == wanted), None)
    if past is not None:
        return recorded(ledger.course_at(course.table, past.last + 1))
    if dealt is not None and dealt.number == wanted:
        raise Illegal("not_over")
    raise NotFound("no_such_deal", number=wanted)
