"""A table as the page shows it: four places round the felt, a trick, hands, and what can be done now.

Everything here is made from one viewer's view (SPEC G6); a template draws it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.cards import Card, Pack, Refusal
from cardavia.cards.order import arranged
from cardavia.games import SEATS, AnyGame, Pick, Plays, Seat, Trick, game
from cardavia.table import Event, Look, Player
from cardavia.table.refused import playing_from
from cardavia.words import Words

#: Where each seat sits when South is at the bottom, clockwise from there.
WHERES = ("south", "west", "north", "east")


@dataclass(frozen=True, slots=True)
class Slot:
    """A card in a row of cards. ``kind`` is ``radio`` or ``checkbox`` if it can be selected, ``why`` says in a sentence
    why it can't be confirmed, ``act`` what the button says when it is selected."""

    card: Card
    starts_suit: bool
    kind: str = ""
    why: str = ""
    act: str = ""
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table. ``where`` is its side of the felt, ``backs`` how many cards it holds unseen, ``cards`` those
    that can be seen, ``notes`` what it is in this deal (dealer, declarer, dummy, taker)."""

    seat: Seat
    where: str
    player: str
    turn: bool
    notes: tuple[str, ...]
    marks: tuple[str, ...]
    cards: tuple[Slot, ...] = ()
    backs: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """A line that tells what happened, with the number of its event."""

    seq: int
    text: str


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen by itself: the action's text, what it is called, what the button says."""

    text: str
    name: str
    act: str


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a table's page draws. ``trick`` is the last one, ``finished``, until a card is led to the next;
    ``picking`` is the form of which cards are being picked."""

    rules: AnyGame
    places: tuple[Place, Place, Place, Place]
    trick: tuple[tuple[str, Seat, Card], ...]
    finished: bool
    last: Trick | None
    earlier: tuple[Trick, ...]
    hand: tuple[Slot, ...]
    options: tuple[Option, ...]
    offers: tuple[Option, ...]
    picks: tuple[Pick[Any], ...]
    picking: Pick[Any] | None
    plays: bool
    turn: str
    said: tuple[Said, ...]

    @property
    def answers(self) -> bool:
        """Is there anything to confirm now?"""
        return bool(self.plays or self.options or self.picking)

    def where(self, seat: Seat) -> str:
        return next(place.where for place in self.places if place.seat is seat)

    def place(self, where: str) -> Place:
        return next(place for place in self.places if place.where == where)


def scene(look: Look, speech: Words, picking: str | None = None) -> Scene:
    """The scene of a look. ``picking`` names the form whose cards the reader wants to pick (a poignée)."""
    rules, view = game(look.game), look.view
    forms = view.choices.forms
    plays = next((form for form in forms if isinstance(form, Plays)), None)
    picks = tuple(form for form in forms if isinstance(form, Pick))
    chosen = next((form for form in picks if form.name == picking), None)
    if chosen is None and plays is None and picks:
        chosen = picks[0]
    options = [
        option(look.game, action, speech) for form in forms if not isinstance(form, Plays | Pick) for action in form
    ]
    offers = [option(look.game, action, speech) for action in _few(look.view)]
    slots = _slots(look, speech, None if chosen else plays, chosen)
    bottom = look.seat if look.seat is not None else Seat.SOUTH
    own = slots(view.hand)
    tricks: tuple[Trick, ...] = getattr(view, "tricks", ())
    on_felt = view.trick or (tricks[-1].cards if tricks and view.outcome is None else ())
    return Scene(
        rules=rules,
        places=_places(look, rules, speech, bottom, slots),
        trick=tuple((where(seat, bottom), seat, card) for seat, card in on_felt),
        finished=not view.trick,
        last=tricks[-1] if tricks else None,
        earlier=tricks[:-1],
        hand=own,
        options=tuple(options),
        offers=tuple(offers),
        picks=picks,
        picking=chosen,
        plays=plays is not None and chosen is None,
        turn=whose_turn(look, speech),
        said=tuple(said(look.game, look.recent, speech)),
    )


def where(seat: Seat, bottom: Seat = Seat.SOUTH) -> str:
    """The side of the felt where a seat sits, seen from ``bottom``.

    >>> where(Seat.WEST), where(Seat.WEST, bottom=Seat.WEST)
    ('west', 'south')
    """
    return WHERES[(seat - bottom) & 3]


def option(name: str, action: Any, speech: Words) -> Option:
    """An action that can be chosen by itself."""
    act = speech.act(name, action)
    # An answer to a question is told as the thing to do, a bid or a call by its own name.
    return Option(
        action.text, act if action.kind in ("answer", "chelem", "claim") else speech.action(name, action), act
    )


def said(name: str, events: Iterable[Event], speech: Words) -> Iterable[Said]:
    """What happened, a line each."""
    for event in events:
        if event.kind == "act" and event.seat is not None and event.action is not None:
            yield Said(event.seq, speech.did(name, event.seat, event.action))
        elif event.kind == "undo" and event.seat is not None:
            yield Said(event.seq, speech.text("{seat} takes the last action back.", seat=event.seat))


def whose_turn(look: Look, speech: Words) -> str:
    """Whose turn it is, in words; empty when the deal is over."""
    view = look.view
    playing = getattr(view, "playing", None)
    if look.your_turn and playing is not None and playing is not look.seat:
        return speech.text("Your turn: play from dummy")
    if look.your_turn:
        return speech.text("Your turn")
    waiting = [seat for seat in SEATS if seat in view.awaited]
    if len(waiting) > 1:
        return speech.text("{seats} to answer", seats=waiting)
    return speech.text("{seat} to act", seat=waiting[0]) if waiting else ""


def rows(pack: Pack, cards: Iterable[Card], first: str | None = None) -> tuple[Slot, ...]:
    """Cards as a person sorts them, to be looked at only."""
    ordered = arranged(pack, cards, first)
    before = (None, *(card.suit for card in ordered))
    return tuple(Slot(card, card.suit != suit) for card, suit in zip(ordered, before, strict=False))


def trump(view: Any) -> str | None:
    """The suit that is sorted first: bridge's trumps."""
    strain = getattr(getattr(view, "contract", None), "strain", None)
    return None if strain is None else str(strain.value)


def _few(view: Any) -> Iterable[Any]:
    """The offers that are few enough to be buttons."""
    offers = getattr(view, "offers", ())
    return offers if offers and offers.count() == 1 else ()


def _slots(
    look: Look, speech: Words, plays: Plays[Any] | None, picking: Pick[Any] | None
) -> Callable[[Iterable[Card]], tuple[Slot, ...]]:
    """Makes the slots of a row of cards, those that may be selected marked so."""
    pack, view = game(look.game).pack, look.view
    turn = frozenset(playing_from(view, look.seat)) if plays is not None and look.seat is not None else frozenset()
    whys: Mapping[Card, Refusal] = look.refused

    def slot(plain: Slot) -> Slot:
        card = plain.card
        why = speech.refusal(whys[card], look.game) if card in whys else ""
        if picking is not None and card in view.hand:
            if card in picking.pool:
                return Slot(card, plain.starts_suit, "checkbox", forced=card in picking.forced)
            return Slot(card, plain.starts_suit, "checkbox", why=why or speech.text("This card can't be picked here."))
        if plays is not None and card in turn:
            return Slot(card, plain.starts_suit, "radio", why, speech.act(look.game, plays.table[card.index]))
        return plain

    def made(cards: Iterable[Card]) -> tuple[Slot, ...]:
        return tuple(slot(plain) for plain in rows(pack, cards, trump(view)))

    return made


def _places(
    look: Look, rules: AnyGame, speech: Words, bottom: Seat, slots: Callable[[Iterable[Card]], tuple[Slot, ...]]
) -> tuple[Place, Place, Place, Place]:
    view = look.view
    roles = {
        "dealer": speech.text("dealer"),
        "declarer": speech.text("declarer"),
        "dummy": speech.text("dummy"),
        "taker": speech.text("taker"),
    }

    shown: dict[Seat, tuple[Card, ...]] = dict(getattr(view, "shown", ()))
    if getattr(view, "dummy_hand", None):
        shown[view.dummy] = view.dummy_hand

    def place(seat: Seat) -> Place:
        marks = tuple(role for role in roles if getattr(view, role, None) is seat)
        cards = slots(shown[seat]) if seat in shown and seat is not look.seat else ()
        unseen = 0 if cards or seat is look.seat else _held(view, rules, seat)
        return Place(
            seat,
            where(seat, bottom),
            player_name(look.players[seat], speech),
            seat in view.awaited,
            tuple(roles[mark] for mark in marks),
            marks,
            cards,
            unseen,
        )

    north, east, south, west = (place(seat) for seat in SEATS)
    return north, east, south, west


def player_name(player: Player, speech: Words) -> str:
    """``You``, a robot's level, or that it is somebody."""
    if player.you:
        return speech.text("You")
    return speech.level(player.robot) if player.robot is not None else speech.text("Guest")


def _held(view: Any, rules: AnyGame, seat: Seat) -> int:
    """How many cards a seat holds, as anybody can count."""
    if view.outcome is not None:
        return 0
    played = [*view.trick, *(play for trick in getattr(view, "tricks", ()) for play in trick.cards)]
    held = rules.sizes[seat] - sum(who is seat for who, _ in played)
    if getattr(view, "phase", "") == "discard" and getattr(view, "taker", None) is seat:
        held += rules.sizes[4]  # the taker holds the chien
    return held
