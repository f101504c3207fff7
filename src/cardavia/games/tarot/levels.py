"""The contracts, the sizes of a poignée and the two sides: the rule book's small tables."""

from enum import Enum

from cardavia.cards import Illegal, Unreadable


class Side(Enum):
    """Who plays with whom: the taker alone, the other three together."""

    TAKER = "taker"
    DEFENCE = "defence"

    @property
    def other(self) -> "Side":
        return Side.DEFENCE if self is Side.TAKER else Side.TAKER


class Contract(Enum):
    """What the taker undertakes, lowest first (SPEC T3).

    >>> Contract.GARDE_SANS.multiplier, Contract.GARDE > Contract.PRISE
    (4, True)
    """

    PRISE = "prise"
    GARDE = "garde"
    GARDE_SANS = "garde_sans"
    GARDE_CONTRE = "garde_contre"

    @property
    def multiplier(self) -> int:
        return MULTIPLIERS[self]

    @property
    def shows_chien(self) -> bool:
        """Whether the chien is turned up and taken into the taker's hand (SPEC T4)."""
        return self is Contract.PRISE or self is Contract.GARDE

    @property
    def chien_side(self) -> Side:
        """Whose the six cards are at the count: the taker's discard or unseen chien, or the defence's."""
        return Side.DEFENCE if self is Contract.GARDE_CONTRE else Side.TAKER

    def __gt__(self, other: "Contract") -> bool:
        return MULTIPLIERS[self] > MULTIPLIERS[other]

    def __lt__(self, other: "Contract") -> bool:
        return MULTIPLIERS[self] < MULTIPLIERS[other]

    @classmethod
    def read(cls, text: str) -> "Contract":
        """The contract of this name, however it is spaced; ``Unreadable("no_such_contract")`` otherwise.

        >>> Contract.read("Garde sans")
        <Contract.GARDE_SANS: 'garde_sans'>
        """
        word = "_".join(text.strip().lower().replace("-", " ").replace("_", " ").split())
        for contract in cls:
            if contract.value == word:
                return contract
        raise Unreadable("no_such_contract", text=text)


MULTIPLIERS = {Contract.PRISE: 1, Contract.GARDE: 2, Contract.GARDE_SANS: 4, Contract.GARDE_CONTRE: 6}


class Level(Enum):
    """A poignée's level (SPEC T5).

    >>> Level.TRIPLE.size, Level.TRIPLE.points
    (15, 40)
    """

    SINGLE = "single"
    DOUBLE = "double"
    TRIPLE = "triple"

    @property
    def size(self) -> int:
        """How many cards are shown."""
        return POIGNEES[self][0]

    @property
    def points(self) -> int:
        """What each defender pays or is paid for it, whatever the contract."""
        return POIGNEES[self][1]

    @classmethod
    def of_size(cls, size: int) -> "Level":
        """The level of a poignée of this many cards; ``Illegal("wrong_poignee_size")`` if there is none."""
        for level in cls:
            if level.size == size:
                return level
        raise Illegal("wrong_poignee_size", count=size, sizes=tuple(level.size for level in cls))

    @classmethod
    def read(cls, text: str) -> "Level":
        """A level by name; score sheets also call the lowest *simple*. ``Unreadable("no_such_poignee")`` otherwise.

        >>> Level.read("simple"), Level.read("13")
        (<Level.SINGLE: 'single'>, <Level.DOUBLE: 'double'>)
        """
        word = text.strip().lower()
        for level in cls:
            if word in (level.value, str(level.size)):
                return level
        if word == "simple":
            return cls.SINGLE
        raise Unreadable("no_such_poignee", text=text)


POIGNEES = {Level.SINGLE: (10, 20), Level.DOUBLE: (13, 30), Level.TRIPLE: (15, 40)}

#: Card points that the taker needs with 0, 1, 2 and 3 bouts taken in (SPEC T8).
TARGETS = (56, 51, 41, 36)


def target(bouts: int) -> int:
    """Card points needed with this many bouts; ``Unreadable("bad_field")`` unless 0 to 3.

    >>> [target(bouts) for bouts in range(4)]
    [56, 51, 41, 36]
    """
    if bouts not in range(4):
        raise Unreadable("bad_field", field="bouts", value=bouts)
    return TARGETS[bouts]
