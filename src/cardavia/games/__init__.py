"""The rules. Pure: no clock, no randomness, no I/O, no database, no web."""

from cardavia.games.choices import NOTHING, Action, Choices, Form, OneOf, Pick, Plays
from cardavia.games.game import AnyGame, Deal, Game, Hidden, Line, Match, Outcome, View
from cardavia.games.plain import Plain, plain
from cardavia.games.registry import game, names, paths, register
from cardavia.games.seat import SEATS, Seat, Viewer, Watch
from cardavia.games.trick import Trick

__all__ = [
    "NOTHING",
    "SEATS",
    "Action",
    "AnyGame",
    "Choices",
    "Deal",
    "Form",
    "Game",
    "Hidden",
    "Line",
    "Match",
    "OneOf",
    "Outcome",
    "Pick",
    "Plain",
    "Plays",
    "Seat",
    "Trick",
    "View",
    "Viewer",
    "Watch",
    "game",
    "names",
    "paths",
    "plain",
    "register",
]
