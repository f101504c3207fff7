"""Worlds made to fit better: cards change hands by chance where that is likelier (Metropolis and Hastings).

Drawing many worlds and keeping the likely ones fails when next to none of them fits, as after a long auction. A few
dozen steps from the best of them lead to worlds that fit as well and differ. In the long run each world turns up as
often as it weighs, so nothing is favoured but what is believed.
"""

from collections.abc import Callable

import numpy as np

from cardavia.robots.bridge.layouts import Floats, Masks, Unseen

Weigh = Callable[[Masks], Floats]


def stirred(known: Unseen, worlds: Masks, weigh: Weigh, steps: int, rng: np.random.Generator) -> Masks:
    """The worlds (n, 4, 4) after so many steps each; ``weigh`` is the likelihood of unplayed hands, up to one factor.

    One step: two cards of two hidden hands change places, if both hands may hold them, surely if that makes the world
    likelier and with the ratio of the likelihoods if not.
    """
    hidden = np.array(known.hidden)
    if len(hidden) < 2:
        return worlds
    may = np.zeros((4, 4), np.bool_)
    for hand, suits in zip(known.hidden, known.may, strict=True):
        may[hand] = suits
    pairs = np.array([(a, b) for at, a in enumerate(hidden) for b in hidden[at + 1 :]])
    n = len(worlds)
    rows = np.arange(n)
    weights = weigh(worlds)
    for _ in range(steps):
        pair = pairs[rng.integers(len(pairs), size=n)]
        one, two = pair[:, 0], pair[:, 1]
        suit_one, bit_one = _any_card(worlds[rows, one], rng)
        suit_two, bit_two = _any_card(worlds[rows, two], rng)
        moved = worlds.copy()
        moved[rows, one, suit_one] &= ~bit_one
        moved[rows, two, suit_two] &= ~bit_two
        moved[rows, one, suit_two] |= bit_two
        moved[rows, two, suit_one] |= bit_one
        allowed = may[one, suit_two] & may[two, suit_one] & (bit_one > 0) & (bit_two > 0)
        new = weigh(moved)
        taken = allowed & (rng.random(n) * weights <= new)
        worlds = np.where(taken[:, None, None], moved, worlds)
        weights = np.where(taken, new, weights)
    return worlds


def _any_card(hands: Masks, rng: np.random.Generator) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], Masks]:
    """One card of each hand (n, 4), each as likely: its suit and its bit (0 if the hand is empty)."""
    held = ((hands[..., None] >> np.arange(13, dtype=np.uint16)) & 1).reshape(len(hands), 52)
    chance = np.where(held > 0, rng.random(held.shape), -1.0)
    at = chance.argmax(1)
    bit = np.where(held[np.arange(len(hands)), at] > 0, np.uint16(1) << (at % 13).astype(np.uint16), 0)
    return at // 13, bit.astype(np.uint16)
