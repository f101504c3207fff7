"""Which language a reader gets."""

from babel import Locale

from cardavia.words.catalogue import languages


def own_name(code: str) -> str:
    """A language's name in itself.

    >>> own_name("sv"), own_name("en")
    ('Svenska', 'English')
    """
    name = Locale.parse(code, sep="-").get_display_name() or code
    return name[:1].upper() + name[1:]


def choose(*wishes: str | None) -> str:
    """The first wish that we have, else English. A wish is a code (``sv``, ``sv-FI``), an ``Accept-Language`` header
    or nothing.

    >>> choose(None, "fi, sv-FI;q=0.8, en;q=0.5"), choose("xx"), choose("en", "sv")
    ('sv', 'en', 'en')
    """
    have = languages()
    for wish in wishes:
        for code in _by_weight(wish or ""):
            for known in (code, code.partition("-")[0]):
                if known in have:
                    return known
    return "en"


def _by_weight(header: str) -> list[str]:
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        code, _, rest = part.strip().partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            weighed.append((-float(weight or 1), place, code.strip().replace("_", "-").lower()))
        except ValueError:  # a weight that is no number: the part says nothing
            continue
    return [code for _, _, code in sorted(weighed)]
