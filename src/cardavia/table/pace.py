"""How long a robot takes, for the eyes of those at the table.

The time is drawn without regard to the hand or the action, so that it tells nothing: a forced card takes as
long as a hard one.
"""

from datetime import timedelta

from cardavia.cards import Unreadable
from cardavia.table.thought import seed

#: The shortest and the longest time between an action and the robot's answer, in seconds.
PACES: dict[str, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "quick": (0.3, 0.6),
    "normal": (0.8, 1.6),
    "slow": (1.8, 3.0),
}


def check_pace(name: str) -> str:
    """The name, if it is one; ``Unreadable("bad_field")`` otherwise."""
    if name not in PACES:
        raise Unreadable("bad_field", field="pace", value=name, options=tuple(PACES))
    return name


def delay(pace: str, table: str, seq: int) -> timedelta:
    """The time that the robot takes at this point of this table: of the place only, never of the cards.

    >>> delay("none", "t", 5).total_seconds()
    0.0
    """
    least, most = PACES[pace]
    return timedelta(seconds=least + (most - least) * (seed(table, seq) / 2**64))
