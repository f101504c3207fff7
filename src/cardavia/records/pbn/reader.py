"""Reading PBN as it is found: each record for itself, with warnings; nothing that one record breaks loses another."""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol, TypeVar

from cardavia.cards import FRENCH, Refusal, Unreadable
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, Contract, Setup, read_contract
from cardavia.records.pbn import tags
from cardavia.records.pbn.board import Board
from cardavia.records.pbn.sections import Replayed, Rows, auction, finished, replay, rows
from cardavia.records.pbn.text import Game, Warned, decode, games

T = TypeVar("T")


class Warn(Protocol):
    """Notes a warning about a tag of the record at hand."""

    def __call__(self, tag: str, reason: str, **facts: object) -> None: ...


_PASSED_OUT = ("pass", "passed out", "p", "passout", "all pass", "ap")
#: What "#" may not stand for: these belong to one record.
_OWN = ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play")
#: What the second table's record of a board leaves out, to be taken from the first's.
_SHARED = ("Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal")
#: Cards to hear an auction over where the hands are not known: calls don't depend on them.
_ANY_DEAL = Deal(tuple(FRENCH.suits[suit] for suit in "SHDC"))


#: Records of one file: more than two megabytes hold, if they are records.
MOST = 20_000


def read(data: bytes | str, most: int = MOST) -> tuple[tuple[Board, ...], tuple[Warned, ...]]:
    """All records of a PBN file, and the warnings that belong to none of them.

    ``Unreadable("not_pbn")`` if there is no record in it, ``Unreadable("too_many_boards", most=…)`` if there are more
    than ``most``. How many bytes of a stranger's are read is for the caller to limit.

    >>> (board,), _ = read('[Dealer "N"][Deal "N:J8.Q965.A954.985 9.KJ872.T862.KT6 T7432.T3.K7.AQJ2 -"]')
    >>> board.dealer.letter, board.deal is not None
    ('N', True)
    """
    found, warned = _games(data, most)
    return tuple(_boards(found)), tuple(warned)


def each(data: bytes | str, most: int = MOST) -> Iterator[Board]:
    """The records of a PBN file one by one, each played through only when it is asked for: for those who want the
    first, or some. Refuses as ``read`` does."""
    found, _ = _games(data, most)
    return _boards(found)


def _games(data: bytes | str, most: int) -> tuple[list[Game], list[Warned]]:
    text = data if isinstance(data, str) else decode(data)
    return games(text.removeprefix("\ufeff"), most)


def _boards(found: list[Game]) -> Iterator[Board]:
    before: dict[str, str] = {}
    kept: dict[str, str] = {}
    for game in found:
        own: list[Warned] = []
        _inherit(game, before, kept, own)
        yield _board(game, own)
        before = game.tags


def _inherit(game: Game, before: Mapping[str, str], kept: dict[str, str], warned: list[Warned]) -> None:
    """Puts in place what ``#``, ``##`` and left-out tags take from the records before."""
    for name, value in list(game.tags.items()):
        if value.startswith("##"):
            kept[name] = game.tags[name] = value[2:]
        elif value == "#":
            if name in _OWN:
                warned.append(Warned("may_not_inherit", game.lines[name], {"tag": name}))
            game.tags[name] = before.get(name, "")
    for name, value in kept.items():
        game.tags.setdefault(name, value)
    if "Deal" not in game.tags and before and game.tags.get("Board", before.get("Board")) == before.get("Board"):
        for name in _SHARED:
            if name not in game.tags and name in before:
                game.tags[name] = before[name]
                if name == "Deal":
                    warned.append(Warned("deal_of_record_before", game.line))


def _board(game: Game, warned: list[Warned]) -> Board:
    """One record; whatever in it can't be read is left out, with a warning."""
    values = game.tags

    def warn(tag: str, reason: str, **facts: object) -> None:
        warned.append(Warned(reason, game.lines.get(tag, game.line), {"tag": tag, **facts}))

    def reading(tag: str, read: Callable[[str], T]) -> T | None:
        text = values.get(tag)
        if text is None or not tags.known(text):
            return None
        try:
            return read(text)
        except Refusal as refusal:
            warn(tag, "unreadable_tag", cause=refusal)
            return None

    dealer = reading("Dealer", tags.seat)
    deal = reading("Deal", tags.deal)
    vulnerable = tags.vulnerability("-") if values.get("Vulnerable") == "-" else None
    vulnerable = vulnerable or reading("Vulnerable", tags.vulnerability)
    calls = auction(game.sections.get("Auction", []))
    first = reading("Auction", tags.seat)
    if calls.stop is not None:
        warn("Auction", "bad_call", text=calls.stop[:30])
    if first is not None and calls.calls:
        first = Seat((first + calls.skipped) & 3)
        if dealer is not None and first is not dealer:
            warn("Auction", "not_the_dealer", dealer=dealer, caller=first)
        dealer = first
    if calls.irregular:
        warn("Auction", "irregular_calls")
    texts = finished(calls.calls) if calls.all_passed else calls.calls

    contract, passed_out, swapped = _contract(values, warn)
    if swapped:
        warn("Declarer", "hands_swapped")
    if texts and dealer is not None and not calls.irregular:
        texts, bid = _called(deal or _ANY_DEAL, dealer, texts, warn)
        contract, passed_out = _agreed(contract, passed_out, bid, texts, values, swapped, warn)
    if contract is None and not passed_out and tags.known(values.get("Contract")) and not _told(warned, "Contract"):
        warn("Declarer", "unreadable_tag", cause=Unreadable("no_such_seat", text=values.get("Declarer", "")))

    cards = rows(game.sections.get("Play", []))
    replayed = _played(game, cards, deal, contract, warn) if deal is not None and contract is not None else None
    tricks = None
    if contract is not None and not (cards.going_on and (replayed is None or len(replayed.cards) < 52)):
        declarer = contract.declarer
        tricks = reading("Result", lambda text: tags.result(text, declarer))
    if replayed is not None and len(replayed.cards) == 52:
        if tricks is not None and tricks != replayed.declarers:
            warn("Result", "result_differs", result=tricks, play=replayed.declarers)
        tricks = replayed.declarers if tricks is None else tricks
    return Board(
        line=game.line,
        tags=values,
        board=values.get("Board") if tags.known(values.get("Board")) else None,
        dealer=dealer,
        vulnerable=vulnerable,
        deal=deal,
        auction=texts,
        auction_irregular=calls.irregular,
        notes=_notes(game, "Auction"),
        play_notes=_notes(game, "Play"),
        contract=contract,
        passed_out=passed_out,
        declarer_irregular=swapped,
        play=replayed.cards if replayed else (),
        tricks=tricks,
        warnings=tuple(warned),
    )


def _contract(values: Mapping[str, str], warn: Warn) -> tuple[Contract | None, bool, bool]:
    """The contract as the tags have it; whether all passed; whether declarer and dummy were swapped."""
    text, by = values.get("Contract"), values.get("Declarer", "")
    swapped = by.startswith("^")
    if text is None or not tags.known(text):
        return None, False, swapped
    if text.strip().lower() in _PASSED_OUT:
        return None, True, swapped
    if not tags.known(by):
        return None, False, swapped  # the auction may tell
    try:
        return read_contract(text, tags.seat(by.removeprefix("^"))), False, swapped
    except Refusal as refusal:
        warn("Contract", "unreadable_tag", cause=refusal)
        return None, False, swapped


def _agreed(
    contract: Contract | None,
    passed_out: bool,
    bid: Contract | None,
    texts: tuple[str, ...],
    values: Mapping[str, str],
    swapped: bool,
    warn: Warn,
) -> tuple[Contract | None, bool]:
    """Contract and whether all passed, by the tags and by the auction, which ended in ``bid``. Where they differ the
    tags' contract counts, since the play is of that; but a bid was not passed out."""
    all_passed = texts == ("P",) * 4
    if bid is not None:
        told = values.get("Contract", "")
        if contract is None and tags.known(told) and not passed_out and not tags.known(values.get("Declarer")):
            differs = not _same_contract(told, bid)
        else:
            differs = passed_out or (contract is not None and bid != contract and not swapped)
        if differs:
            warn("Contract", "contract_differs", contract=contract or told, auction=bid)
    elif all_passed and contract is not None:
        warn("Contract", "contract_differs", contract=contract, auction="Pass")
    return contract or bid, (passed_out or all_passed) and contract is None and bid is None


def _same_contract(text: str, bid: Contract) -> bool:
    try:
        return read_contract(text, bid.declarer) == bid
    except Refusal:
        return False


def _told(warned: list[Warned], tag: str) -> bool:
    """Has this tag been warned of?"""
    return any(item.values.get("tag") == tag for item in warned)


def _called(deal: Deal, dealer: Seat, texts: tuple[str, ...], warn: Warn) -> tuple[tuple[str, ...], Contract | None]:
    """The calls that the laws allow, and the contract if they end in one."""
    state = BRIDGE.start(Setup(dealer), deal)
    for at, text in enumerate(texts):
        awaited = BRIDGE.awaited(state)
        view = BRIDGE.view(state, dealer)
        if not awaited or view.phase != "auction":
            warn("Auction", "calls_after_the_end", number=at + 1, text=text)
            return texts[:at], view.contract
        (seat,) = awaited
        try:
            state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, text))
        except Refusal as refusal:
            warn("Auction", "illegal_call", number=at + 1, text=text, cause=refusal)
            return texts[:at], None
    view = BRIDGE.view(state, dealer)
    return texts, view.contract if view.phase != "auction" else None


def _played(game: Game, found: Rows, deal: Deal, contract: Contract, warn: Warn) -> Replayed | None:
    """The play, read by columns as the standard has it, or in the order played where that fits better."""
    if found.stop is not None:
        warn("Play", "bad_card", text=found.stop[:30])
    if not found.cards:
        return None
    try:
        first = tags.seat(game.tags.get("Play", ""))
    except Refusal:
        first = contract.declarer.left
    best = replay(deal, contract, found.cards, first, columns=True)
    if best.problem is not None:
        in_order = replay(deal, contract, found.cards, first, columns=False)
        if in_order.problem is None or len(in_order.cards) >= len(best.cards) + 4:
            warn("Play", "play_in_order")
            best = in_order
    if best.problem is not None:
        warn("Play", "illegal_play", trick=best.trick, seat=best.seat, card=best.card, cause=best.problem)
    return best


def _notes(game: Game, section: str) -> dict[int, str]:
    """The numbered notes of a section: explanations of its calls or cards."""
    pairs = [note.partition(":") for note in game.notes.get(section, [])]
    return {int(number): text for number, colon, text in pairs if colon and number.strip().isdecimal()}
