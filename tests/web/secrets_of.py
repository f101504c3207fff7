"""What a seat doesn't know, found from the truth of the log and not from any view; and the search for it in bytes."""

import re
from collections.abc import Iterable, Iterator

from cardavia.app import House
from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.table import Ledger
from cardavia.words import words
from cardavia.words.refusals import PACKS

_TOKENS = re.compile(
    r"""(/tables/|/records/|"table": ?"|table=|data-table="|name="key"\ value="|"commitment": ?"|"key": ?"
    |class="digest">|sheet"?\ ?href="|\?v=)[\w.-]+""",
    re.VERBOSE,
)


def unseen(house: House, table: str, seat: Seat | None) -> frozenset[Card]:
    """The cards whose place this seat has not been shown, while the deal goes on."""
    dealt = Ledger(house.ports).course(table).dealt
    assert dealt is not None
    if dealt.outcome is not None:
        return frozenset()
    pack, piles = dealt.game.pack, dealt.deal.piles
    known: set[Card] = set() if seat is None else set(pack.cards_in(piles[seat]))
    taker, shown = None, False
    for step in dealt.acts:
        kind, codes = step.action.kind, step.action.text.split()
        if kind in ("play", "poignee"):
            cards = [pack[code] for code in codes if code not in ("poignee", "play")]
            known.update(cards)
            if kind == "play" and dealt.game.name == "bridge" and not shown:
                shown = True
                view = dealt.game.view(step.before, step.seat)
                known.update(pack.cards_in(piles[view.dummy]))
        elif kind == "bid" and codes[0] != "pass":
            taker = step
        elif kind == "discard":
            known.update(card for card in (pack[code] for code in codes[1:]) if card.suit == "T")
    shows = taker is not None and dealt.game.name == "tarot" and taker.action.text in ("prise", "garde")
    if shows and dealt.game.view(dealt.state, Seat.NORTH).phase != "bidding":
        known.update(pack.cards_in(piles[4]))
    return frozenset(card for card in pack if card not in known)


def found_in(text: str, cards: Iterable[Card]) -> Iterator[str]:
    """The cards of these that the text names, by code or in words of either language."""
    masked = _TOKENS.sub(r"\1", text)
    for language in ("en", "sv"):
        for example in PACKS.values():  # how a card is written: the same for every reader
            masked = masked.replace(words(language).text(example), "")
    tokens = set(re.findall(r"[A-Za-z0-9]+", masked))
    for card in cards:
        if card.code in tokens:
            yield card.code
            continue
        for language in ("en", "sv"):
            name = words(language).card_name(card)
            if name != card.code and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", masked, re.IGNORECASE):
                yield name
