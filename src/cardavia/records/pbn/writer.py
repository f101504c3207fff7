"""Writing PBN in export format, strictly: tag order, columns and line ends as the standard has them."""

from collections.abc import Iterable

from cardavia.cards import FRENCH, Illegal
from cardavia.games import SEATS, Deal, Outcome, Seat
from cardavia.games.bridge import Result
from cardavia.records.record import Record

_VULNERABLE = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}
_WIDTH = 4


def write(records: Iterable[Record]) -> bytes:
    """A PBN 2.1 export file of bridge records, in Latin-1 if that holds all names, else in UTF-8 and declared so.

    ``Illegal("not_bridge", game=…)`` for a deal of another game: PBN holds bridge only.
    """
    body = "\r\n\r\n".join("\r\n".join(_lines(record)) for record in records)
    try:
        body.encode("latin-1")
        charset, encoding = "ISO-8859-1", "latin-1"
    except UnicodeEncodeError:
        charset, encoding = "UTF-8", "utf-8"
    head = f"% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset={charset}\r\n%Creator: Cardavia\r\n"
    return f"{head}{body}\r\n".encode(encoding)


def _lines(record: Record) -> list[str]:
    if record.game != "bridge":
        raise Illegal("not_bridge", game=record.game)
    rules = record.rules
    setup = rules.read_setup(record.setup)
    view, ended = record.final, record.outcome
    contract = view.contract
    passed = ended is not None and ended.cancelled is not None
    names = {seat: record.players.get(seat, "?") for seat in SEATS}
    tags = [
        ("Event", record.title or "?"),
        ("Site", "?"),
        ("Date", record.played[:10].replace("-", ".") if record.played else "????.??.??"),
        ("Board", str(record.number)),
        *((seat.name.title(), names[seat]) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)),
        ("Dealer", setup.dealer.letter),
        ("Vulnerable", _VULNERABLE[setup.vulnerable.value]),
        ("Deal", deal_text(record.deal, setup.dealer)),
        ("Scoring", "Chicago" if setup.scoring == "chicago" else "?"),
        ("Declarer", contract.declarer.letter if contract else "" if passed else "?"),
        ("Contract", contract.text if contract else "Pass" if passed else "?"),
        ("Result", _result(ended)),
    ]
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags]
    if ended is not None and setup.scoring != "chicago":
        lines.append(f'[Score "NS {int(ended.scores[Seat.NORTH])}"]')
    calls = [call.text for _, call in view.auction]
    lines += [f'[Auction "{setup.dealer.letter}"]', *_in_rows([_CALLS.get(call, call) for call in calls])]
    if view.phase == "auction":
        lines.append("*" if ended else "+")
    if contract is not None and (view.tricks or view.trick):
        leader = contract.declarer.left
        lines.append(f'[Play "{leader.letter}"]')
        for trick in [*(trick.cards for trick in view.tricks), *([view.trick] if view.trick else [])]:
            cards = {seat: card.code for seat, card in trick}
            lines.append(" ".join(cards.get(SEATS[(leader + at) & 3], "- ").strip() for at in range(4)))
        if len(view.tricks) < 13:
            lines.append("*")
    return lines


_CALLS = {"P": "Pass"}


def _result(ended: Outcome | None) -> str:
    if ended is None:
        return "?"
    detail: Result = ended.detail
    return "" if detail.tricks is None else str(detail.tricks)


def _in_rows(words: list[str]) -> list[str]:
    return [" ".join(words[at : at + _WIDTH]) for at in range(0, len(words), _WIDTH)]


def _escaped(text: str) -> str:
    line = " ".join(text.split())
    return line.replace("\\", "\\\\").replace('"', '\\"')


def deal_text(deal: Deal, first: Seat) -> str:
    """The four hands as the Deal tag has them, clockwise from ``first``.

    >>> from cardavia.deals import unrank
    >>> from cardavia.games.bridge import BRIDGE
    >>> deal_text(unrank(BRIDGE, 0), Seat.NORTH)
    'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...'
    """
    hands = []
    for step in range(4):
        pile = deal.piles[(first + step) & 3]
        suits = [
            "".join(card.code[1] for card in reversed(FRENCH.cards_in(pile & FRENCH.suits[suit]))) for suit in "SHDC"
        ]
        hands.append(".".join(suits))
    return f"{first.letter}:{' '.join(hands)}"
