"""Trains the small net that says how likely each call is, and says how often it makes the call that was made.

    python bench/train_bridge_net.py DEALS.jsonl [--epochs 18] [--seed 1] [--hidden 512 256] [--out weights.npz]
    python bench/train_bridge_net.py

DEALS: one deal a line, ``{"deal": "N:S.H.D.C ...", "auction": "P 1H ..."}``, North the dealer. Deals whose number, from
0, ends in 0 are never learnt from: the figures at the end are theirs. With ``--tune`` those that end in 1 are kept back
as well and the figures are theirs instead. Without DEALS: the size of the shipped file and how long an answer takes.
"""

import argparse
import json
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cardavia.robots.bridge.net import net as shipped
from cardavia.robots.bridge.net import probabilities
from cardavia.robots.bridge.net.features import between, own
from cardavia.robots.bridge.net.heard import NUMBERS, heard
from cardavia.robots.bridge.net.held import Held

RANKS = "23456789TJQKA"


class Positions(NamedTuple):
    """Each call of each deal: the hand's figures, which auction it was made in, the call, the deal, how many before."""

    hand: np.ndarray
    auction: np.ndarray
    call: np.ndarray
    deal: np.ndarray
    turn: np.ndarray
    settled: np.ndarray
    figures: np.ndarray
    actions: np.ndarray
    legal: np.ndarray


def masks(hand: str) -> list[int]:
    return [sum(1 << RANKS.index(rank) for rank in suit) for suit in reversed(hand.split("."))]


def positions(path: Path) -> Positions:
    seen: dict[tuple[str, ...], int] = {}
    hands, rows = [], []
    for number, line in enumerate(path.read_text("ascii").splitlines()):
        row = json.loads(line)
        four = [masks(hand) for hand in row["deal"].removeprefix("N:").split()]
        calls = tuple(row["auction"].split())
        bids = [at for at, call in enumerate(calls) if call != "P"]
        for turn, call in enumerate(calls):
            auction = seen.setdefault(calls[:turn], len(seen))
            hands.append(four[turn % 4])
            rows.append((auction, NUMBERS[call], number, turn, bool(bids) and turn > bids[-1]))
    all_hands = np.array(hands, dtype=np.uint16)
    auction, call, deal, turn, settled = (np.array(column) for column in zip(*rows, strict=True))
    everything = [heard(calls) for calls in seen]
    held = Held(all_hands)
    stacked = np.concatenate([own(held), between(held, everything, auction)], axis=1)
    return Positions(
        stacked,
        auction,
        call,
        deal,
        turn,
        settled,
        np.array([one.figures for one in everything]),
        np.array([one.actions for one in everything]),
        np.array([one.legal for one in everything]),
    )


def softmax(scores: np.ndarray) -> np.ndarray:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


class Learner:
    """The net's weights with Adam's averages. Dropout thins the figures and both layers while it learns."""

    def __init__(self, data: Positions, hidden: tuple[int, int], rng: np.random.Generator, dropout: float) -> None:
        given, actions = data.hand.shape[1] + data.figures.shape[1], data.actions.shape[2]
        sizes = {"w0": (given, hidden[0]), "w1": hidden, "calls": (hidden[1], 38), "actions": (hidden[1], actions)}
        scale = {"w0": (2 / 120) ** 0.5, "w1": (2 / hidden[0]) ** 0.5, "calls": 0.01, "actions": 0.01}
        self.p = {name: (rng.standard_normal(size) * scale[name]).astype(np.float32) for name, size in sizes.items()}
        for name, size in (("b0", hidden[0]), ("b1", hidden[1]), ("calls_at", 38), ("actions_at", actions)):
            self.p[name] = np.zeros(size, dtype=np.float32)
        self.mean = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.rng, self.dropout, self.steps = rng, (dropout / 3, dropout, dropout), 0

    def kept(self, layer: np.ndarray, part: float) -> np.ndarray:
        return (self.rng.random(layer.shape, dtype=np.float32) >= part) / np.float32(1 - part)

    def scores(self, given: np.ndarray, actions: np.ndarray, legal: np.ndarray) -> np.ndarray:
        p = self.p
        last = np.maximum(np.maximum(given @ p["w0"] + p["b0"], 0) @ p["w1"] + p["b1"], 0)
        of_actions = (last @ p["actions"] + p["actions_at"])[:, :, None]
        return np.where(legal, last @ p["calls"] + p["calls_at"] + np.matmul(actions, of_actions)[:, :, 0], -1e9)

    def learn(self, given: np.ndarray, actions: np.ndarray, legal: np.ndarray, call: np.ndarray, rate: float) -> None:
        p, rows = self.p, len(call)
        masks = [self.kept(given, self.dropout[0])]
        thin = given * masks[0]
        first = np.maximum(thin @ p["w0"] + p["b0"], 0)
        masks.append(self.kept(first, self.dropout[1]))
        first *= masks[1]
        second = np.maximum(first @ p["w1"] + p["b1"], 0)
        masks.append(self.kept(second, self.dropout[2]))
        second *= masks[2]
        of_actions = (second @ p["actions"] + p["actions_at"])[:, :, None]
        scores = second @ p["calls"] + p["calls_at"] + np.matmul(actions, of_actions)[:, :, 0]
        wrong = softmax(np.where(legal, scores, -1e9)).astype(np.float32)
        wrong[np.arange(rows), call] -= 1
        wrong /= rows
        on_actions = np.matmul(wrong[:, None], actions)[:, 0]
        back = (wrong @ p["calls"].T + on_actions @ p["actions"].T) * masks[2] * (second > 0)
        front = (back @ p["w1"].T) * masks[1] * (first > 0)
        slopes = {
            "calls": second.T @ wrong,
            "calls_at": wrong.sum(axis=0),
            "actions": second.T @ on_actions,
            "actions_at": on_actions.sum(axis=0),
            "w1": first.T @ back,
            "b1": back.sum(axis=0),
            "w0": thin.T @ front,
            "b0": front.sum(axis=0),
        }
        self.step(slopes, rate)

    def step(self, slopes: dict[str, np.ndarray], rate: float) -> None:
        """Adam with decoupled weight decay."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square, value = self.mean[name], self.square[name], self.p[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            if value.ndim == 2:
                value *= np.float32(1 - 0.01 * rate)
            corrected = np.sqrt(square / np.float32(1 - 0.999**self.steps)) + np.float32(1e-8)
            value -= np.float32(rate / (1 - 0.9**self.steps)) * mean / corrected


def batch(data: Positions, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    auction = data.auction[rows]
    given = np.concatenate([data.hand[rows], data.figures[auction]], axis=1, dtype=np.float32)
    return given, data.actions[auction].astype(np.float32), data.legal[auction]


def train(data: Positions, rows: np.ndarray, args: argparse.Namespace) -> Learner:
    rng = np.random.default_rng(args.seed)
    learner = Learner(data, tuple(args.hidden), rng, args.dropout)
    steps = len(rows) // args.batch * args.epochs
    began = time.perf_counter()
    for epoch in range(args.epochs):
        order = rng.permutation(rows)
        for at in range(0, len(order) - args.batch + 1, args.batch):
            some = order[at : at + args.batch]
            rate = args.rate * min(1, learner.steps / 200) * (1 + np.cos(np.pi * learner.steps / steps)) / 2
            learner.learn(*batch(data, some), data.call[some], rate)
        print(f"epoch {epoch + 1}: {time.perf_counter() - began:.0f} s", flush=True)
    return learner


def report(learner: Learner, data: Positions, rows: np.ndarray) -> None:
    """The share of calls that are the net's likeliest, by round of the auction."""
    parts = np.array_split(rows, max(len(rows) // 4096, 1))
    scores = np.concatenate([learner.scores(*batch(data, part)) for part in parts])
    chance = softmax(scores)[np.arange(len(rows)), data.call[rows]]
    right = scores.argmax(axis=1) == data.call[rows]
    print(f"all {len(rows)} calls: {right.mean():.2%}, mean log loss {-np.log(chance + 1e-9).mean():.4f}")
    live = ~data.settled[rows]
    print(f"but for the passes that end the auction, {live.sum()} calls: {right[live].mean():.2%}")
    print(f"calls that are not pass: {right[data.call[rows] > 0].mean():.2%}")
    for turn in range(0, 24, 4):
        here = data.turn[rows] // 4 == turn // 4 if turn < 20 else data.turn[rows] >= 20
        print(
            f"round {turn // 4 + 1}: {here.sum()} calls, {right[here].mean():.2%}; live {right[here & live].mean():.2%}"
        )


def save(learner: Learner, data: Positions, path: Path) -> None:
    p, hands = learner.p, data.hand.shape[1]
    stored = {"hand": p["w0"][:hands], "auction": p["w0"][hands:], "first": p["b0"], "deep": p["w1"], "second": p["b1"]}
    stored |= {name: p[name] for name in ("calls", "calls_at", "actions", "actions_at")}
    np.savez_compressed(path, **{name: value.astype(np.float16) for name, value in stored.items()})
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")


def speed() -> None:
    """How long the shipped net takes."""
    path = Path(shipped.__file__).parent / shipped.WEIGHTS
    print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB")
    rng = np.random.default_rng(1)
    cards = rng.random((2000, 52)).argsort(axis=1)[:, :13]
    hands = np.zeros((2000, 4), dtype=np.uint16)
    np.bitwise_or.at(hands, (np.arange(2000)[:, None], cards // 13), (1 << cards % 13).astype(np.uint16))
    calls = ["P", "1D", "1S", "X", "2S", "3D", "3S", "P", "4S", "P", "P"]
    auctions = [calls[:count] for count in range(1, 11)]
    probabilities(hands, [])
    for number in (1, 2000):
        fresh = time.perf_counter()
        for auction in auctions:
            probabilities(hands[:number], auction)
        again = time.perf_counter()
        for auction in auctions:
            probabilities(hands[:number], auction)
        ended = time.perf_counter()
        heads = f"{number} hand(s) in {len(auctions)} auctions"
        print(f"{heads}: {(again - fresh) * 1e3:.1f} ms, then {(ended - again) * 1e3:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=Path, nargs="?")
    parser.add_argument("--epochs", type=int, default=18)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, nargs=2, default=[512, 256])
    parser.add_argument("--dropout", type=float, default=0.3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.deals is None:
        speed()
        return
    data = positions(args.deals)
    last = data.deal % 10
    learner = train(data, np.flatnonzero(last > args.tune), args)
    report(learner, data, np.flatnonzero(last == args.tune))
    if args.out:
        save(learner, data, args.out)


if __name__ == "__main__":
    main()
