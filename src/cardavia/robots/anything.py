"""The robot that plays any game: it does any of the things that its rules allow, each as likely as the others."""

from random import Random
from typing import Any

from cardavia.games import View


class Anything:
    """Level ``random`` of every game."""

    def act(self, view: View, rng: Random) -> Any:
        return view.choices.sample(rng)


def anything() -> Anything:
    return Anything()
