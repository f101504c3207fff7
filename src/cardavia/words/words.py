"""Everything that the program says, in one language."""

import gettext
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Any

from babel import Locale

from cardavia.cards import Card, Pack, Refusal
from cardavia.games import Line, Outcome, Seat, Viewer
from cardavia.records.pbn import Warned
from cardavia.words import cards, numbers, phrases, places, refusals, warnings
from cardavia.words.catalogue import translations
from cardavia.words.language import choose
from cardavia.words.rules import Rules, read_rules


@cache
def words(language: str) -> "Words":
    """The words of a language, or of the nearest that we have.

    >>> words("sv").text("Pass"), words("sv-FI").language
    ('Pass', 'sv')
    """
    return Words(choose(language))


class Words:
    """Sentences from values. Sentences are looked up by their English form; ``{name}`` stands for a value.

    >>> en, sv = words("en"), words("sv")
    >>> from cardavia.cards import FRENCH, Illegal
    >>> en.card(FRENCH["SA"]), sv.card(FRENCH["SA"]), sv.card_name(FRENCH["SA"])
    ('♠A', '♠E', 'spader ess')
    >>> en.refusal(Illegal("must_follow", suit="H"))
    'You must follow hearts.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = Locale.parse(language, sep="-")

    def __repr__(self) -> str:
        return f"<Words {self.language}>"

    # Sentences

    def text(self, msgid: str, /, **values: object) -> str:
        """The sentence in this language, its places filled with values told by :meth:`value`."""
        return self._filled(self._catalogue.gettext(msgid), values)

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form for ``n`` of a sentence that counts; ``{n}`` stands for the number."""
        return self._filled(self._catalogue.ngettext(one, many, n), {"n": n, **values})

    def in_context(self, context: str, msgid: str, /, **values: object) -> str:
        """A sentence whose English is the same as another's; the context tells them apart."""
        return self._filled(self._catalogue.pgettext(context, msgid), values)

    @property
    def _catalogue(self) -> gettext.NullTranslations:
        """Asked for each time, so that a plug-in's catalogue counts however late it comes."""
        return translations(self.language)

    def _filled(self, sentence: str, values: Mapping[str, object]) -> str:
        if not values:
            return sentence
        return sentence.format_map({name: self.value(value) for name, value in values.items()})

    def value(self, value: object) -> object:
        """A value as a sentence holds it: a card short, a seat by name, a number in this language, several listed.
        What is already text (or markup) stays as it is."""
        match value:
            case bool() | str():
                return value
            case Card():
                return self.card(value)
            case Seat():
                return self.seat(value)
            case int() | float() | Fraction() | Decimal():
                return self.number(value)
            case tuple() | list() | frozenset() | set():
                return self.list_of(value)
        return value

    # Numbers and lists

    def number(self, value: numbers.Number) -> str:
        """``25.5``, in Swedish ``25,5``."""
        return numbers.number(self.locale, value)

    def signed(self, value: numbers.Number) -> str:
        """``+450``, ``−50``, ``0``."""
        return numbers.signed(self.locale, value)

    def list_of(self, values: Iterable[object], style: str = "standard") -> str:
        """Values listed; ``style="or"`` for a choice."""
        return numbers.listed(self.locale, [str(self.value(value)) for value in values], style)

    # Cards

    def card(self, card: Card) -> str:
        """``♠A``, ``Cups K``, ``XXI``."""
        return cards.short(self, card)

    def card_name(self, card: Card) -> str:
        """``ace of spades``, ``King of Cups``, ``trump XXI``."""
        return cards.name(self, card)

    def suit(self, pack: Pack | str, suit: str) -> str:
        """``hearts``, ``Cups``."""
        return cards.suit(self, pack, suit)

    def suit_sign(self, pack: Pack | str, suit: str) -> str:
        """``♥``; for the suits of Marseille, which have no sign in type, their names."""
        return cards.suit_sign(self, pack, suit)

    # The table

    def seat(self, seat: Viewer) -> str:
        """``South``; for one who only looks, ``Watcher``."""
        return places.seat(self, seat)

    def seat_letter(self, seat: Seat) -> str:
        """``S``; in Swedish East is ``Ö``."""
        return places.letter(self, seat)

    def game(self, name: str) -> str:
        """``Bridge``, ``Tarot``; a game that we have no words for by its own name."""
        return phrases.phrases(name).title(self)

    def refusal(self, refusal: Refusal, game: str | None = None) -> str:
        """What was wrong and what would be right. ``game`` names the suits where the refusal doesn't."""
        return refusals.sentence(self, refusal, game)

    def warning(self, warned: Warned) -> str:
        """What a reading of a PBN file passed over: ``Line 15: …``"""
        return warnings.warning(self, warned)

    def action(self, game: str, action: object) -> str:
        """The action by itself, as a table or list shows it: ``4♠``, ``Pass``, ``♠A``, ``Garde``."""
        return phrases.phrases(game).action(self, action)

    def did(self, game: str, seat: Seat, action: object) -> str:
        """What a seat did, as a sentence: ``West plays ♠A.``"""
        return phrases.phrases(game).did(self, seat, action)

    def act(self, game: str, action: object) -> str:
        """The act as its button names it: ``Play ♠A``, ``Bid 4♥``."""
        return phrases.phrases(game).act(self, action)

    def phase(self, game: str, phase: str) -> str:
        """A phase of a game's deal: ``Auction``, ``Play``."""
        return phrases.phrases(game).phase(self, phase)

    def contract(self, game: str, contract: Any) -> str:
        """``4♠ doubled, South``; ``Garde sans``."""
        return phrases.phrases(game).contract(self, contract)

    def line(self, game: str, line: Line) -> str:
        """What one line of a score is for: ``Two overtricks``."""
        return phrases.phrases(game).line(self, line)

    def headline(self, game: str, outcome: Outcome) -> str:
        """How the deal ended, in one sentence."""
        return phrases.phrases(game).headline(self, outcome)

    def call(self, call: object) -> str:
        """A bridge call: ``Pass``, ``Double``, ``1NT``, ``4♠``."""
        return phrases.phrases("bridge").action(self, call)

    def vulnerable(self, which: object) -> str:
        """Who is vulnerable (``none``, ``ns``, ``ew``, ``both``): ``Nobody``, ``North–South``."""
        return places.vulnerable(self, which)

    def level(self, name: str) -> str:
        """A robot's level: ``Random``, ``Normal (SAYC)``."""
        return places.level(self, name)

    def system(self, name: str) -> str:
        """A bidding system in short: ``SAYC``, ``Two over one``."""
        return places.system(self, name)

    def rules(self, game: str) -> Rules:
        """The rules page of a game."""
        return read_rules(self.language, game)

    @property
    def helpers(self) -> Mapping[str, Callable[..., str]]:
        """What a template calls: ``_`` and ``plural``."""
        return {"_": self.text, "plural": self.plural, "in_context": self.in_context}
