"""What a table refuses, beside what the rules refuse.

Refusal
├── Unreadable, Illegal, Ambiguous   from the rules
├── Stale      the table has moved on since the caller looked
└── NotFound   no such table, or not one that the caller may see: the same answer to both
"""

from cardavia.cards.refusal import Refusal


class Stale(Refusal):
    """The caller acted on an old state. ``values["seq"]`` is where the table stands now: look, then act again."""

    def __init__(self, reason: str = "stale_turn", **values: object) -> None:
        super().__init__(reason, **values)


class NotFound(Refusal):
    """There is no such thing for the caller, and the answer doesn't tell whether there is for others."""

    def __init__(self, reason: str = "no_such_table", **values: object) -> None:
        super().__init__(reason, **values)
