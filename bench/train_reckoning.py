"""Trains the net that reckons tricks, and says how well it does.

    python bench/train_reckoning.py --label 60000 --labels labels.npz [--seed 1]
    python bench/train_reckoning.py --labels labels.npz [--epochs 30] [--out reckoning.npz]
    python bench/train_reckoning.py [--deals 40]

The first deals at random, gives each deal a strain and a declarer who might well play it, and has the solver count the
tricks: about 15 ms a deal on a quiet core. The second learns from them; every tenth is kept back and gives the figures.
Without labels: how the shipped net does on fresh deals, and how much quicker than the solver it answers, both measured
in this run.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from cardavia.games.bridge import Strain
from cardavia.games.seat import SEATS
from cardavia.robots.bridge import reckoning
from cardavia.robots.bridge.reckoning import LAYERS, NOTRUMP, SIDE, SUIT, TRUMP, WHOLE, Weights, scored, seen
from cardavia.robots.bridge.worlds import LENGTH, POINTS
from cardavia.solve.bridge import tricks

STRAINS = tuple(Strain[name] for name in ("C", "D", "H", "S", "NT"))
ROUND = 400
BATCH = 256
Array = np.ndarray


def dealt(n: int, rng: np.random.Generator) -> Array:
    """n deals, (n, 4 seats, 4 suits)."""
    order = rng.permuted(np.tile(np.arange(52), (n, 1)), axis=1)
    worlds = np.zeros((n, 4, 4), np.uint16)
    for at in range(52):
        np.bitwise_or.at(
            worlds, (np.arange(n), at // 13, order[:, at] // 13), (1 << order[:, at] % 13).astype(np.uint16)
        )
    return worlds


def contracts(worlds: Array, rng: np.random.Generator) -> Array:
    """Who might play each deal in what: (n, 2), the strain's number and declarer. Mostly the stronger side, in its best
    fit or in notrump."""
    points = POINTS[worlds].sum(2).astype(int)
    side = (rng.random(len(worlds)) > 1 / (1 + np.exp((20 - points[:, 0] - points[:, 2]) / 4))).astype(int)
    rows = np.arange(len(worlds))
    fits = LENGTH[worlds[rows, side]].astype(int) + LENGTH[worlds[rows, side + 2]]
    liked = fits + np.array([0, 0, 0.6, 0.6]) + rng.normal(0, 0.8, fits.shape)
    strain = liked.argmax(1)
    notrump = rng.random(len(worlds)) < np.where(fits[rows, strain] <= 8, 0.35, 0.12)
    return np.stack([np.where(notrump, 4, strain), side + 2 * rng.integers(2, size=len(worlds))], 1)


def solved(worlds: Array, asked: Array) -> Array:
    found = np.zeros(len(worlds), np.int8)
    for strain in range(5):
        for declarer in SEATS:
            rows = np.flatnonzero((asked[:, 0] == strain) & (asked[:, 1] == declarer))
            if len(rows):
                found[rows] = tricks(worlds[rows], STRAINS[strain], declarer)
    return found


def label(path: Path, count: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    parts = []
    for _ in range(-(-count // ROUND)):
        worlds = dealt(ROUND, rng)
        asked = contracts(worlds, rng)
        parts.append((worlds, asked, solved(worlds, asked)))
        w, x, t = (np.concatenate(column) for column in zip(*parts, strict=True))
        np.savez_compressed(path, w=w, x=x, t=t)
    print(f"{len(t)} deals in {path}")


def batched(worlds: Array, asked: Array) -> tuple[Array, Array]:
    """What the net sees of each deal: of the suits (n, 4, SUIT) and of the whole (n, WHOLE)."""
    suits = np.zeros((len(worlds), 4, SUIT), np.uint8)
    whole = np.zeros((len(worlds), WHOLE), np.uint8)
    for strain in range(5):
        for declarer in SEATS:
            rows = np.flatnonzero((asked[:, 0] == strain) & (asked[:, 1] == declarer))
            if len(rows):
                suits[rows], whole[rows] = seen(worlds[rows], STRAINS[strain], declarer)
    return suits, whole


def begun(rng: np.random.Generator) -> dict[str, Array]:
    """Weights to start from."""
    one, two, three, four = LAYERS
    shapes = {
        "one": (3, SUIT, one),
        "two": (3, one, two),
        "suits": (4 * two, three),
        "whole": (WHOLE, three),
        "last": (three, four),
        "tricks": (four, 14),
    }
    made = {name: rng.normal(0, (2 / shape[-2]) ** 0.5, shape).astype(np.float32) for name, shape in shapes.items()}
    made["one"] *= 1.6  # a suit's figures are mostly noughts
    for name, shape in (("one_at", (3, one)), ("two_at", (3, two)), ("suits_at", (three,)), ("last_at", (four,))):
        made[name] = np.zeros(shape, np.float32)
    made["tricks_at"] = np.zeros(14, np.float32)
    return made


def slopes_of(p: dict[str, Array], suits: Array, whole: Array, notrump: Array, taken: Array) -> dict[str, Array]:
    """The slope of the mean loss, by each weight."""
    n, two = len(taken), LAYERS[1]
    kinds = np.where(notrump[:, None], NOTRUMP, np.array([TRUMP, SIDE, SIDE, SIDE])).ravel()
    flat = suits.reshape(4 * n, SUIT)
    first, second = np.empty((4 * n, LAYERS[0]), np.float32), np.empty((4 * n, two), np.float32)
    groups = [np.flatnonzero(kinds == kind) for kind in range(3)]
    for kind, rows in enumerate(groups):
        first[rows] = np.maximum(flat[rows] @ p["one"][kind] + p["one_at"][kind], 0)
        second[rows] = np.maximum(first[rows] @ p["two"][kind] + p["two_at"][kind], 0)
    joined = second.reshape(n, 4 * two)
    third = np.maximum(joined @ p["suits"] + whole @ p["whole"] + p["suits_at"], 0)
    fourth = np.maximum(third @ p["last"] + p["last_at"], 0)
    scores = fourth @ p["tricks"] + p["tricks_at"]
    wrong = np.exp(scores - scores.max(1, keepdims=True))
    wrong /= wrong.sum(1, keepdims=True)
    wrong[np.arange(n), taken] -= 1
    wrong /= n
    on_fourth = (wrong @ p["tricks"].T) * (fourth > 0)
    on_third = (on_fourth @ p["last"].T) * (third > 0)
    on_second = (on_third @ p["suits"].T).reshape(4 * n, two) * (second > 0)
    made = {
        "tricks": fourth.T @ wrong,
        "tricks_at": wrong.sum(0),
        "last": third.T @ on_fourth,
        "last_at": on_fourth.sum(0),
        "suits": joined.T @ on_third,
        "whole": whole.T @ on_third,
        "suits_at": on_third.sum(0),
        **{name: np.zeros_like(p[name]) for name in ("one", "one_at", "two", "two_at")},
    }
    for kind, rows in enumerate(groups):
        on_first = (on_second[rows] @ p["two"][kind].T) * (first[rows] > 0)
        made["two"][kind], made["two_at"][kind] = first[rows].T @ on_second[rows], on_second[rows].sum(0)
        made["one"][kind], made["one_at"][kind] = flat[rows].T @ on_first, on_first.sum(0)
    return made


def train(labels: list[Path], epochs: int, seed: int, out: Path) -> None:
    stored = [np.load(path) for path in labels]
    worlds, asked, taken = (np.concatenate([part[name] for part in stored]) for name in ("w", "x", "t"))
    suits, whole = batched(worlds, asked)
    notrump = asked[:, 0] == 4
    rng = np.random.default_rng(seed)
    kept = np.arange(len(taken)) % 10 == 0
    learnt = np.flatnonzero(~kept)
    p = begun(rng)
    mean = {name: np.zeros_like(value) for name, value in p.items()}
    square = {name: np.zeros_like(value) for name, value in p.items()}
    steps, total = 0, epochs * (len(learnt) // BATCH)
    for epoch in range(epochs):
        rng.shuffle(learnt)
        for start in range(0, len(learnt) - BATCH + 1, BATCH):
            rows = learnt[start : start + BATCH]
            given = suits[rows].astype(np.float32)
            slopes = slopes_of(p, given, whole[rows].astype(np.float32), notrump[rows], taken[rows].astype(int))
            steps += 1
            rate = 2e-3 * min(1, steps / 300) * 0.5 * (1 + np.cos(np.pi * steps / total))
            for name, slope in slopes.items():
                mean[name] += 0.1 * (slope - mean[name])
                square[name] += 0.001 * (slope * slope - square[name])
                change = (mean[name] / (1 - 0.9**steps)) / (np.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8)
                p[name] -= np.float32(rate) * (change + 0.01 * p[name])
        print(f"{epoch + 1}/{epochs}", told(Weights(**p), worlds[kept], asked[kept], taken[kept]), flush=True)
    np.savez_compressed(out, **{name: value.astype(np.float16) for name, value in p.items()})


def told(net: Weights, worlds: Array, asked: Array, taken: Array) -> str:
    """How good the net is on these deals."""
    suits, whole = (part.astype(np.float32) for part in batched(worlds, asked))
    notrump = asked[:, 0] == 4
    scores = np.empty((len(taken), 14), np.float32)
    for kind in (False, True):
        rows = np.flatnonzero(notrump == kind)
        scores[rows] = scored(net, suits[rows], whole[rows], kind)
    likely = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    right = likely[np.arange(len(taken)), taken.astype(int)]
    wrong = likely @ np.arange(14) - taken
    exact, near = (likely.argmax(1) == taken).mean(), (np.abs(likely.argmax(1) - taken) <= 1).mean()
    return (
        f"log loss {-np.log(right).mean():.3f}, exact {exact:.1%}, within one {near:.1%}, "
        f"mean error {wrong.mean():+.2f}, mean absolute {np.abs(wrong).mean():.2f} tricks"
    )


def shown(count: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    worlds = dealt(count, rng)
    asked = contracts(worlds, rng)
    start = time.perf_counter()
    taken = solved(worlds, asked)
    by_solver = time.perf_counter() - start
    start = time.perf_counter()
    for _ in range(10):
        reckoning.chances(worlds, Strain.S, SEATS[0])
    by_net = (time.perf_counter() - start) / 10
    print(told(reckoning.weights(), worlds, asked, taken))
    print(f"{by_net / count * 1e6:.0f} us a deal, {by_solver / by_net:.0f} times as quick as the solver")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--label", type=int)
    asked.add_argument("--labels", type=Path, nargs="+")
    asked.add_argument("--epochs", type=int, default=30)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("reckoning.npz"))
    asked.add_argument("--deals", type=int, default=40)
    given = asked.parse_args()
    if given.label:
        label(given.labels[0], given.label, given.seed)
    elif given.labels:
        train(given.labels, given.epochs, given.seed, given.out)
    else:
        shown(given.deals, given.seed)


if __name__ == "__main__":
    main()
