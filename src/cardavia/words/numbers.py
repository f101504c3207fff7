"""Numbers as a reader writes them: exact halves, a true minus sign, the language's decimal sign."""

from decimal import Decimal
from fractions import Fraction

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

Number = int | float | Fraction | Decimal


def number(locale: Locale, value: Number) -> str:
    """A number without grouping: scores are written so.

    >>> sv = Locale("sv")
    >>> number(sv, Fraction(51, 2)), number(sv, -1430)
    ('25,5', '−1430')
    """
    if value == int(value):
        return str(int(value)).replace("-", "−")
    exact = (
        Decimal(value.numerator) / Decimal(value.denominator) if isinstance(value, Fraction) else Decimal(str(value))
    )
    return format_decimal(exact, "0.###", locale=locale).replace("-", "−")


def signed(locale: Locale, value: Number) -> str:
    """A number with its sign; zero has none.

    >>> signed(Locale("en"), 50), signed(Locale("en"), 0)
    ('+50', '0')
    """
    return ("+" if value > 0 else "") + number(locale, value)


def listed(locale: Locale, items: list[str], style: str = "standard") -> str:
    """Items as a sentence lists them; ``style="or"`` for a choice.

    >>> listed(Locale("en"), ["♣2", "♦2", "♥2"], "or")
    '♣2, ♦2, or ♥2'
    """
    return format_list(items, style="or" if style == "or" else "standard", locale=locale) if items else ""
