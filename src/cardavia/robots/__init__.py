"""Players that see one seat's view and answer with an action (SPEC G6, B9)."""

from cardavia.robots.robot import (
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
    usual,
)

__all__ = [
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
    "usual",
]
