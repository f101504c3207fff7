"""Tricks reckoned by the net, against tricks that the solver counts."""

import numpy as np
import pytest

from cardavia.games.bridge import Strain
from cardavia.games.seat import SEATS, Seat
from cardavia.robots.bridge.reckoning import chances, solved

TRICKS = np.arange(14)
STRAINS = tuple(Strain[name] for name in ("C", "D", "H", "S", "NT"))


def dealt(n: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    worlds = np.zeros((n, 4, 4), np.uint16)
    for row in range(n):
        for at, card in enumerate(rng.permutation(52)):
            worlds[row, at // 13, card // 13] |= 1 << (card % 13)
    return worlds


@pytest.mark.parametrize("strain", STRAINS, ids=lambda strain: strain.name)
def test_chances_add_up_to_one_in_every_world(strain: Strain) -> None:
    found = chances(dealt(20, 1), strain, Seat.EAST)
    assert found.shape == (20, 14)
    assert (found >= 0).all()
    np.testing.assert_allclose(found.sum(1), 1, atol=1e-5)


def test_more_worlds_than_fit_in_one_batch_are_each_reckoned_as_alone() -> None:
    worlds = dealt(600, 2)
    found = chances(worlds, Strain.S, Seat.SOUTH)
    for row in (0, 511, 512, 599):
        np.testing.assert_allclose(found[row], chances(worlds[row : row + 1], Strain.S, Seat.SOUTH)[0], atol=1e-4)


def test_which_suit_is_which_does_not_matter() -> None:
    """Suits have no rank but in the bidding: clubs and spades change places, and the tricks are the same. Suits in
    which declarer's side is equally long go in the order they come, so deals are chosen in which none are."""
    worlds = dealt(200, 3)
    lengths = np.array([[[int(suit).bit_count() for suit in hand] for hand in world] for world in worlds])
    together = lengths[:, 0] + lengths[:, 2]
    clear = np.array([len(set(row)) == 4 for row in together.tolist()])
    assert clear.sum() >= 10
    turned = worlds[clear][:, :, [3, 1, 2, 0]]
    np.testing.assert_allclose(
        chances(worlds[clear], Strain.C, Seat.NORTH), chances(turned, Strain.S, Seat.NORTH), atol=1e-4
    )
    np.testing.assert_allclose(
        chances(worlds[clear], Strain.NT, Seat.NORTH), chances(turned, Strain.NT, Seat.NORTH), atol=1e-4
    )


def test_turning_the_table_does_not_matter() -> None:
    worlds = dealt(20, 4)
    for turn in (1, 2, 3):
        np.testing.assert_allclose(
            chances(worlds, Strain.D, Seat.NORTH),
            chances(np.roll(worlds, turn, axis=1), Strain.D, SEATS[turn]),
            atol=1e-5,
        )


def test_the_solver_answers_in_the_same_form() -> None:
    found = solved(dealt(3, 5), Strain.NT, Seat.NORTH)
    assert found.shape == (3, 14)
    assert (found.sum(1) == 1).all()
    assert set(np.unique(found)) == {0, 1}


def test_reckoned_tricks_are_near_those_that_the_solver_counts() -> None:
    """The strong side as declarer in a strain, as in what a bidder asks: on average less than a trick from what the
    solver counts, and neither too many nor too few."""
    worlds = dealt(60, 6)
    points = np.array([[sum(max(rank - 8, 0) for suit in hand for rank in range(13) if suit >> rank & 1)
                        for hand in world] for world in worlds.astype(int).tolist()])  # fmt: skip
    wrong = []
    for strain in (Strain.H, Strain.NT):
        for declarer in (Seat.NORTH, Seat.EAST):
            rows = (points[:, 0] + points[:, 2] >= 20) == (declarer is Seat.NORTH)
            reckoned = chances(worlds[rows], strain, declarer) @ TRICKS
            wrong.append(reckoned - solved(worlds[rows], strain, declarer) @ TRICKS)
    off = np.concatenate(wrong)
    assert np.abs(off).mean() < 1
    assert abs(off.mean()) < 0.35
