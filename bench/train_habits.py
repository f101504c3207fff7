"""Trains the net of habits of card play on whole deals, and writes its weights.

    python bench/train_habits.py DEALS.jsonl [--out habits.npz] [--epochs 15] [--seed 0]

Each line of the file has a ``deal`` (``N:...``, the hands clockwise from North), an ``auction`` from North on, and a
``play``. Every card that was a choice is one example. Every tenth deal is left out of the training and tells how good
the habits are: their mean logarithmic loss and how often the likeliest card is the one played. Suits that are not
trumps change places by chance, so that the net learns none of them by name. Takes about four minutes on one core.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np

from cardavia.cards import FRENCH, Card
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, CALLS, PLAYS, Setup
from cardavia.games.bridge.auction import by_seat
from cardavia.games.bridge.play import Playing
from cardavia.robots.bridge.playing.tale import BLOCKS, OTHER, OWN, PLANE, PLANES, WIDTH, Tale, places

LAYERS = (256, 128)
BATCH = 512
DROPPED = 0.1
NAMES = ("one", "one_bias", "two", "two_bias", "last", "last_bias")
Array = np.ndarray[Any, Any]


def positions(path: str) -> Iterator[tuple[int, Playing, list[Card]]]:
    """Each deal's number in the file, its state after the auction, and the cards that were played."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file):
            row = json.loads(line)
            if not row.get("play"):
                continue
            hands = [
                [FRENCH[suit + rank] for suit, held in zip("SHDC", hand.split("."), strict=True) for rank in held]
                for hand in row["deal"].removeprefix("N:").split()
            ]
            state = BRIDGE.start(Setup(Seat.NORTH), Deal(tuple(FRENCH.mask(hand) for hand in hands)))
            for call in row["auction"].split():
                state = BRIDGE.apply(state, min(BRIDGE.awaited(state)), CALLS[call])
            if isinstance(state, Playing):
                yield number, state, [FRENCH[code] for code in row["play"].split()]


def examples(path: str, rng: Random) -> Iterator[tuple[Array, int, Array, int]]:
    """What the player saw, the card's place, which cards were allowed, the deal's number in the file."""
    for number, state, cards in positions(path):
        board = state.board
        order = list(places(board.contract))
        if not board.trump:
            rng.shuffle(order)  # no suit comes first by itself
        tale = Tale(board.contract, by_seat(board.setup, board.calls), tuple(order))
        for at, card in enumerate(cards):
            if at == 1:
                tale.facing([held.index for held in FRENCH.cards_in(state.hands[board.dummy])])
            legal = [action.card.index for action in BRIDGE.legal(state, state.player)]
            if len(legal) > 1:
                row = tale.row(state.turn)
                planes = {OWN: state.turn}
                if state.turn is board.dummy:
                    planes[OTHER] = board.declarer
                for plane, seat in planes.items():
                    for held in FRENCH.cards_in(state.hands[seat]):
                        row[PLANE * plane + tale.place(held.index)] = 1
                allowed = np.zeros(PLANE, np.bool_)
                allowed[[tale.place(index) for index in legal]] = True
                yield row.astype(np.float16), tale.place(card.index), allowed, number
            tale.played(state.turn, card.index)
            state = BRIDGE.apply(state, state.player, PLAYS[state.turn][card.index])


def turned(order: tuple[int, ...]) -> tuple[Array, Array, Array]:
    """Which columns stand where, the new place of each card, and the old one, when place k takes suit ``order[k]``."""
    cards = np.array([13 * suit + rank for suit in order for rank in range(13)])
    blocks = PLANES * PLANE + np.array([4 * block + suit for block in range(BLOCKS) for suit in order])
    columns = [PLANE * plane + cards for plane in range(PLANES)]
    rest = np.arange(PLANES * PLANE + 4 * BLOCKS, WIDTH)
    return np.concatenate([*columns, blocks, rest]), np.argsort(cards), cards


def softmax(scores: Array, legal: Array) -> Array:
    scores = np.where(legal, scores, -1e9)
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return scores / scores.sum(1, keepdims=True)


def told(weights: list[Array], rows: Array, played: Array, legal: Array) -> str:
    losses, hits = [], []
    for start in range(0, len(rows), 4096):
        part = slice(start, start + 4096)
        first = np.maximum(rows[part].astype(np.float32) @ weights[0] + weights[1], 0)
        likely = softmax(np.maximum(first @ weights[2] + weights[3], 0) @ weights[4] + weights[5], legal[part])
        losses.append(-np.log(likely[np.arange(len(likely)), played[part]] + 1e-9))
        hits.append(likely.argmax(1) == played[part])
    return f"loss {np.concatenate(losses).mean():.4f}, likeliest card played {np.concatenate(hits).mean():.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path")
    parser.add_argument("--out", default="habits.npz")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    parts = zip(*examples(asked.path, Random(asked.seed + 1)), strict=True)
    rows, played, legal, number = (np.array(part) for part in parts)
    kept = np.flatnonzero(number % 10 == 0)
    train = np.flatnonzero(number % 10)
    print(f"{len(train)} examples, {len(kept)} left out")
    rng = np.random.default_rng(asked.seed)
    sizes = (WIDTH, *LAYERS, PLANE)
    weights: list[Array] = []
    for size, after, scale in zip(sizes, sizes[1:], (1.5, 1.0, 0.3), strict=False):
        weights.append((rng.standard_normal((size, after)) * scale * (2 / size) ** 0.5).astype(np.float32))
        weights.append(np.zeros(after, np.float32))
    mean, square = [np.zeros_like(part) for part in weights], [np.zeros_like(part) for part in weights]
    turns = [turned((0, *sides)) for sides in permutations((1, 2, 3))]
    steps, total, began = 0, asked.epochs * (len(train) // BATCH), time.time()
    for epoch in range(asked.epochs):
        rng.shuffle(train)
        for start in range(0, len(train) - BATCH + 1, BATCH):
            at = np.sort(train[start : start + BATCH])
            columns, new, old = turns[rng.integers(len(turns))]
            given = rows[at][:, columns].astype(np.float32)
            first = np.maximum(given @ weights[0] + weights[1], 0)
            kept_on = (rng.random(first.shape, dtype=np.float32) > DROPPED).astype(np.float32) / (1 - DROPPED)
            first = first * kept_on
            second = np.maximum(first @ weights[2] + weights[3], 0)
            wrong = softmax(second @ weights[4] + weights[5], legal[at][:, old])
            wrong[np.arange(BATCH), new[played[at]]] -= 1
            wrong /= BATCH
            back = (wrong @ weights[4].T) * (second > 0)
            further = (back @ weights[2].T) * (first > 0) * kept_on
            slopes = (given.T @ further, further.sum(0), first.T @ back, back.sum(0), second.T @ wrong, wrong.sum(0))
            steps += 1
            rate = 1.5e-3 * min(1, steps / 500) * 0.5 * (1 + np.cos(np.pi * steps / total)) + 1e-5
            for part, slope, one, two in zip(weights, slopes, mean, square, strict=True):  # Adam, weights decaying
                one += 0.1 * (slope - one)
                two += 0.001 * (slope * slope - two)
                if part.ndim == 2:
                    part *= 1 - rate * 0.01
                part -= rate * (one / (1 - 0.9**steps)) / (np.sqrt(two / (1 - 0.999**steps)) + 1e-8)
        print(f"{epoch + 1}: {told(weights, rows[kept], played[kept], legal[kept])}, {time.time() - began:.0f} s")
    half = {name: part.astype(np.float16) for name, part in zip(NAMES, weights, strict=True)}
    np.savez_compressed(asked.out, **half)


if __name__ == "__main__":
    main()
