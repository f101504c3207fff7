"""Players that see one seat's view and answer with an action (SPEC G6, B9)."""

from cardavia.robots.robot import Robot, levels, paths, register, robot

__all__ = ["Robot", "levels", "paths", "register", "robot"]
