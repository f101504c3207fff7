"""Players that see one seat's view and answer with an action (SPEC G6, B9)."""

from cardavia.robots.robot import (
    USUAL,
    Explains,
    Explanation,
    Robot,
    Weighed,
    Why,
    levels,
    paths,
    register,
    robot,
    system_of,
    told,
)

__all__ = [
    "USUAL",
    "Explains",
    "Explanation",
    "Robot",
    "Weighed",
    "Why",
    "levels",
    "paths",
    "register",
    "robot",
    "system_of",
    "told",
]
