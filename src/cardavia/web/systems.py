"""Which bidding systems a table's sides play, and the page that shows a system's book."""

from cardavia.cards import Unreadable
from cardavia.robots import robot
from cardavia.robots.bridge.system.book import names

#: The systems that a side can be given, by game.
SYSTEMS: dict[str, tuple[str, ...]] = {"bridge": names()}


def plays_system(game: str, level: str) -> bool:
    """Can a robot of this level be told which system to bid? ``Unreadable("no_such_robot")`` for one that isn't there.

    >>> plays_system("bridge", "quick"), plays_system("bridge", "random")
    (True, False)
    """
    if game not in SYSTEMS:
        return False
    try:
        robot(game, f"{level}:{SYSTEMS[game][0]}")
    except Unreadable as refusal:
        if refusal.reason == "no_such_system":
            return False
        raise
    return True
