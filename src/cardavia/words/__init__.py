"""Every sentence, in every language: catalogues, cards, calls, refusals, the rules pages.

Start at :func:`words`, which gives the :class:`Words` of a language.
"""

from cardavia.words.catalogue import add_catalogues, languages
from cardavia.words.language import choose, own_name
from cardavia.words.phrases import Phrases, add_phrases
from cardavia.words.rules import Block, Rules, Section
from cardavia.words.words import Words, words

__all__ = [
    "Block",
    "Phrases",
    "Rules",
    "Section",
    "Words",
    "add_catalogues",
    "add_phrases",
    "choose",
    "languages",
    "own_name",
    "words",
]
