"""What a player sees in the terminal: made from the seat's view alone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardavia.cards import Card, Pack, arranged
from cardavia.cli.saying import breakdown
from cardavia.games import AnyGame, OneOf, Pick, Plays, Seat, Watch
from cardavia.words import Words

COLOURS = {"H": "red", "D": "red"}
MARSEILLE_COLOURS = {"T": "yellow", "E": "magenta"}
#: Beyond so many, choices are not written out.
FEW = 45


def table(said: Words, rules: AnyGame, view: Any) -> RenderableType:
    """The table as the viewer sees it, as rows of a label and what belongs to it."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for label, shown in _rows(said, rules, view):
        grid.add_row(label, shown)
    return Group("", grid)


def _rows(said: Words, rules: AnyGame, view: Any) -> Iterator[tuple[str, RenderableType]]:
    name = rules.name
    auction = getattr(view, "auction", None) or getattr(view, "bids", None)
    if view.phase in ("auction", "bidding"):
        if hasattr(view, "vulnerable"):
            yield "", said.vulnerable(view.vulnerable)
        if auction:
            yield said.phase(name, view.phase), _auction(said, rules, auction)
    contract = getattr(view, "contract", None)
    if contract is not None:
        taker = getattr(view, "taker", None)
        told = said.contract(name, contract)
        yield said.text("Contract"), told if taker is None else f"{told}, {said.seat(taker)}"
    if getattr(view, "chien", None) and view.phase != "play":
        yield said.text("Chien"), cards(said, rules.pack, view.chien)
    if getattr(view, "public_trumps", None):
        yield said.text("Discarded trumps"), cards(said, rules.pack, view.public_trumps)
    if view.phase in ("play", "claim"):
        if getattr(view, "won", None) is not None and getattr(view, "tricks", None):
            yield said.text("Tricks"), _won(said, view)
        if getattr(view, "claim", None) is not None:
            claim = view.claim
            yield said.phase(name, "claim"), said.did(name, claim.seat, claim_text(claim))
        for seat, shown in getattr(view, "shown", None) or ():
            yield said.seat(seat), cards(said, rules.pack, shown)
        if getattr(view, "dummy_hand", None) is not None and view.dummy != view.viewer:
            legal = playable(view) if view.playing == view.dummy else None
            yield said.text("Dummy, {seat}", seat=view.dummy), cards(said, rules.pack, view.dummy_hand, legal)
        if getattr(view, "tricks", None):
            yield said.text("Last trick"), _trick(said, view.tricks[-1].cards)
        if view.trick:
            yield said.text("Trick"), _trick(said, view.trick)
    legal = playable(view) if view.phase == "play" and getattr(view, "playing", view.viewer) == view.viewer else None
    yield said.text("Your hand"), cards(said, rules.pack, view.hand, legal)


def cards(said: Words, pack: Pack, shown: Iterable[Card], legal: frozenset[Card] | None = None) -> Text:
    """Cards by suit; those that are not ``legal`` dimmed. Tarot has a line for each suit, with the codes to write."""
    suits: dict[str, list[Card]] = {}
    for card in arranged(pack, shown):
        suits.setdefault(card.suit, []).append(card)
    text = Text()
    for suit, held in suits.items():
        french = pack.name == "french"
        colour = (COLOURS if french else MARSEILLE_COLOURS).get(suit, "")
        if text:
            text.append("  " if french else "\n")
        if french:
            text.append(said.suit_sign(pack, suit), colour)
        for place, card in enumerate(held):
            dimmed = legal is not None and card not in legal
            text.append(" " if place or french else "")
            text.append(said.card(card)[1:] if french else card.code, "dim" if dimmed else f"{colour} bold")
    return text


def playable(view: Any) -> frozenset[Card]:
    """The cards that may be played now."""
    return frozenset(card for form in view.choices.forms if isinstance(form, Plays) for card in form.cards)


def _auction(said: Words, rules: AnyGame, calls: Sequence[tuple[Seat, Any]]) -> Table:
    """The calls so far, a column for each seat, that of the first to speak first."""
    first = rules.order.index(calls[0][0])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for seat in (*rules.order[first:], *rules.order[:first]):
        table.add_column(said.seat(seat))
    told = [said.action(rules.name, call) for _, call in calls]
    for row in range(0, len(told), 4):
        table.add_row(*told[row : row + 4])
    return table


def _trick(said: Words, played: Iterable[tuple[Seat, Card]]) -> str:
    return "  ".join(f"{said.seat(seat)} {said.card(card)}" for seat, card in played)


def _won(said: Words, view: Any) -> str:
    first, second = view.won
    if hasattr(view, "taker"):
        return said.text("taker {first}, defence {second}", first=first, second=second)
    if view.contract is not None and view.declarer in (Seat.EAST, Seat.WEST):
        first, second = second, first
    return said.text(
        "declarer {first} of the {target} needed, defenders {second}",
        first=first,
        target=view.contract.target,
        second=second,
    )


def prompt(said: Words, rules: AnyGame, view: Any) -> str:
    """What is asked of the player."""
    match view.phase:
        case "auction":
            return said.text("Your call:")
        case "bidding":
            return said.text("Your bid:")
        case "discard":
            return said.text("Six cards to discard:")
        case "chelem":
            return said.text("Announce a chelem (yes or no)?")
        case "claim":
            return said.text("Accept the claim (accept or refuse)?")
    if getattr(view, "playing", view.viewer) != view.viewer:
        return said.text("Card from dummy:")
    return said.text("Your card:")


def help_lines(said: Words, rules: AnyGame, view: Any) -> Iterator[str]:
    """What the player may do now."""
    for form in view.choices.forms:
        match form:
            case Pick():
                yield said.text(
                    "{name}: {size} of {cards}",
                    name=form.name,
                    size=form.size,
                    cards=" ".join(card.code for card in form.pool),
                )
            case Plays() | OneOf() if form.count() <= FEW:
                yield said.text("You may: {actions}", actions=[_choice(said, rules, action) for action in form])
    if rules.name == "bridge" and view.offers:
        yield said.text("Or: claim 5, with 5 for the tricks that your side will still win; concede.")
    elif view.offers:
        yield said.text("Or: {actions}", actions=[action.text for action in view.offers])


def _choice(said: Words, rules: AnyGame, action: Any) -> str:
    told = said.action(rules.name, action)
    return told if rules.pack.name == "french" else action.text.replace("_", " ")


def claim_text(claim: Any) -> str:
    """A claim's canonical text, from what the view says of it."""
    if not claim.tricks and not claim.line:
        return "concede"
    return " ".join(["claim", str(claim.tricks), *(card.code for card in claim.line)])


def ending(said: Words, rules: AnyGame, state: Any) -> RenderableType:
    """How the deal ended: the four hands, the result, the breakdown, the scores."""
    view = rules.view(state, Watch.OPEN)
    outcome = view.outcome
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for seat, hand in zip(Seat, view.hands or (), strict=False):
        grid.add_row(said.seat(seat), cards(said, rules.pack, hand))
    for label, pile in ((said.text("Chien"), "chien"), (said.text("Discard"), "discard")):
        if getattr(view, pile, None):
            grid.add_row(label, cards(said, rules.pack, getattr(view, pile)))
    parts: list[RenderableType] = ["", grid, "", Text(said.headline(rules.name, outcome), "bold")]
    if outcome.lines:
        total = sum(line.points for line in outcome.lines)
        label = said.text("From each defender") if hasattr(view, "taker") else said.text("Declarer's side")
        parts.append(breakdown(said, rules.name, outcome.lines, label, total))
    scores = [f"{said.seat(seat)} {said.signed(outcome.scores[seat])}" for seat in Seat]
    return Group(*parts, said.list_of(scores))
