"""A play looked at afterwards: what each card, and each card that might have been played, was worth."""

import numpy as np

from cardavia.cards import Card
from cardavia.games.bridge import Contract
from cardavia.solve.bridge.backend import backend
from cardavia.solve.bridge.course import Play, Step, course, playable
from cardavia.solve.bridge.hands import Hands, world
from cardavia.solve.bridge.positions import NO_CARD, Positions


def analysis(hands: Hands, contract: Contract, play: Play) -> tuple[int, ...]:
    """The tricks that declarer's side takes in all, with best play by both sides from there: before the opening lead,
    then after each card played. With no card played it is one number.

    ``play`` are the cards in the order played, alone or with their seats; it may break off anywhere. ``ValueError``
    for a deal that isn't whole, or a card that the rules don't allow.

    >>> from cardavia.cards import FRENCH
    >>> from cardavia.games import Deal, Seat
    >>> from cardavia.games.bridge import Strain
    >>> deal = Deal(tuple(FRENCH.suits[suit] for suit in "SHDC"))  # North has all spades
    >>> four = Contract(4, Strain.S, 0, Seat.NORTH)
    >>> analysis(deal, four, [FRENCH[code] for code in ("HA", "DA", "CA", "S2")])
    (13, 13, 13, 13, 13)
    """
    cards = [step.card.index for step in course(hands, contract, play)]
    deal = Positions(
        world(hands)[None],
        np.array([contract.declarer.left], dtype=np.int8),
        np.full((1, 3), NO_CARD, dtype=np.int8),
        np.array([contract.strain.order], dtype=np.int8),
    )
    return tuple(backend().line(deal, cards))


def cards(hands: Hands, contract: Contract, play: Play) -> tuple[dict[str, int], ...]:
    """For each card played, all that might have been played in its place: by card's code, the tricks that declarer's
    side takes in all with best play from there. What a card cost is read off its dictionary.

    ``play`` and errors as in :func:`analysis`, which is many times cheaper.
    """
    steps = list(course(hands, contract, play))
    if not steps:
        return ()
    given = backend().each(_positions(steps, contract))
    return tuple(_worths(step, row, contract) for step, row in zip(steps, given.tolist(), strict=True))


def _worths(step: Step, taken: list[int], contract: Contract) -> dict[str, int]:
    """Declarer's tricks by card, from the remaining tricks that the side to play takes."""
    held = playable(step.world[step.turn], step.trick)
    if (step.turn - contract.declarer) % 2 == 0:
        return {card.code: step.won + taken[card.index] for card in held}
    left = step.won + int(np.bitwise_count(step.world[step.turn]).sum())
    return {card.code: left - taken[card.index] for card in held}


def _positions(steps: list[Step], contract: Contract) -> Positions:
    return Positions(
        np.stack([step.world for step in steps]),
        np.array([step.leader for step in steps], dtype=np.int8),
        np.array([_row(step.trick) for step in steps], dtype=np.int8),
        np.full(len(steps), contract.strain.order, dtype=np.int8),
    )


def _row(trick: tuple[Card, ...]) -> list[int]:
    return [card.index for card in trick] + [NO_CARD] * (3 - len(trick))
