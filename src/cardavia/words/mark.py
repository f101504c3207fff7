"""Marks the English sentences of tables, so that the extraction finds them; they are translated when used."""


def mark(text: str) -> str:
    """The sentence itself."""
    return text


def mark_in(context: str, text: str) -> tuple[str, str]:
    """A short word with the context that tells it from its like in other places."""
    return context, text


def mark_many(one: str, many: str) -> tuple[str, str]:
    """The two English forms of a sentence that counts."""
    return one, many
