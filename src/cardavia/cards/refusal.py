"""The three ways in which the rules refuse, each carrying its reason as data.

    Refusal
    ├── Unreadable   the text names nothing: no such card, call, file, field
    ├── Illegal      it names something that the rules don't allow here
    └── Ambiguous    it names more than one thing: which 2?

A refusal never carries a sentence. It carries a ``reason`` (a word that the catalogues know) and the
``values`` that the sentence needs; ``cardavia.words`` makes the sentence where the reader is.
"""

from collections.abc import Mapping


class Refusal(Exception):
    """Something asked for can't be done, and why.

    >>> refusal = Refusal("must_follow", suit="H")
    >>> refusal.reason, dict(refusal.values)
    ('must_follow', {'suit': 'H'})
    """

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values: Mapping[str, object] = values

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.reason, dict(self.values)))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.reason} ({told})" if told else self.reason


def _again(kind: type[Refusal], reason: str, values: dict[str, object]) -> Refusal:
    return kind(reason, **values)


class Unreadable(Refusal):
    """The text or value names nothing that exists here."""


class Illegal(Refusal):
    """The text is understood, and the rules don't allow what it asks."""


class Ambiguous(Refusal):
    """The text fits more than one thing; ``values["options"]`` lists them."""
