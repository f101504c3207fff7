"""The deals that are kept as goldens: one for each turn that a deal of either game can take."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from cardavia import deals
from cardavia.cards import MARSEILLE
from cardavia.games import Deal, Plain, game
from cardavia.games.tarot import is_petit_sec
from tests.goldens.playthrough import playthrough

BRIDGE_DEAL = "N:T9643.AT.JT954.K J2.863.AQ7.A9854 AQ75.Q9754.2.QT6 K8.KJ2.K863.J732"
#: South has every spade, West every heart, North every diamond, East every club.
SOLID_DEAL = "N:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."


@dataclass(frozen=True)
class Script:
    """A deal, the actions it begins with, and the seed of the rest. ``shows`` are words that its text must hold,
    so that it shows what its name says."""

    name: str
    game: str
    setup: dict[str, Plain]
    deal: Callable[[], Deal]
    opening: tuple[str, ...]
    shows: tuple[str, ...]
    seed: int = 1
    kept: str | None = None

    def text(self) -> str:
        return playthrough(game(self.game), self.setup, self.deal(), self.opening, self.seed, self.kept)


def bridge(text: str) -> Callable[[], Deal]:
    return lambda: deals.pasted(game("bridge"), text)


def tarot(right: Callable[[Deal], bool]) -> Callable[[], Deal]:
    """The first deal of a fixed sequence for which ``right`` holds, and no hand is petit sec unless it says so."""

    def found() -> Deal:
        rules, rng = game("tarot"), Random(78)
        while True:
            deal = deals.unrank(rules, rng.randrange(deals.count(rules)))
            if right(deal):
                return deal

    return found


def sec(deal: Deal) -> bool:
    return any(is_petit_sec(hand) for hand in deal.piles[:4])


def plain_deal(deal: Deal) -> bool:
    return not sec(deal)


def east_has_many_trumps(deal: Deal) -> bool:
    """East, who speaks first when South deals, holds eleven trumps and more."""
    return not sec(deal) and (deal.piles[1] & MARSEILLE.suits["T"]).bit_count() >= 11


def constructed_short() -> Deal:
    """East with all trumps but three and few other cards: the discard must hold trumps, which all may see."""
    order = [f"T{n}" for n in range(4, 22)] + ["C1", "C2", "CR", "SR", "BR", "DR"]
    east, chien = order[:12] + order[18:], order[12:18]
    rest = [card.code for card in MARSEILLE if card.code not in order]
    piles = [rest[:18], east, rest[18:36], rest[36:54], chien]
    return Deal(tuple(MARSEILLE.mask(MARSEILLE[code] for code in pile) for pile in piles))


def all_high_trumps() -> Deal:
    """East with the eighteen highest trumps, South with the other three and the Excuse."""
    east, south = [f"T{n}" for n in range(4, 22)], ["T1", "T2", "T3", "EX"]
    rest = [card.code for card in MARSEILLE if card.code not in (*east, *south)]
    piles = [rest[:18], east, [*south, *rest[18:32]], rest[32:50], rest[50:]]
    return Deal(tuple(MARSEILLE.mask(MARSEILLE[code] for code in pile) for pile in piles))


def script(
    name: str, setup: dict[str, Plain], deal: Callable[[], Deal], opening: str, *shows: str, **how: Any
) -> Script:
    """``opening`` is actions parted by commas."""
    return Script(name, name.partition("-")[0], setup, deal, tuple(filter(None, opening.split(", "))), shows, **how)


SPADES = "1S, P, 2S, P, P, P, C4, C6, C2, CK"
SCRIPTS = (
    script("bridge-passed-out", {"dealer": "W"}, bridge(BRIDGE_DEAL), "P, P, P, P", '"passed_out"'),
    script(
        "bridge-south-is-dummy",
        {"dealer": "N", "vulnerable": "ns"},
        bridge(BRIDGE_DEAL),
        "1S, P, 4S, P, P, P",
        'dummy "S"',
    ),
    script(
        "bridge-redoubled",
        {"dealer": "S", "vulnerable": "both"},
        bridge(BRIDGE_DEAL),
        "1H, X, XX, P, P, P",
        '"doubled": 2',
        seed=2,
    ),
    script(
        "bridge-claim-proved",
        {"dealer": "S"},
        bridge(SOLID_DEAL),
        "7S, P, P, P, H2, D2, C2, S2, S claim 12",
        '"slam_bonus"',
    ),
    script(
        "bridge-claim-refused",
        {"dealer": "N", "vulnerable": "ew"},
        bridge(BRIDGE_DEAL),
        f"{SPADES}, N claim 12 SA SQ, E refuse",
        "E: refuse",
        seed=3,
    ),
    script(
        "bridge-claim-accepted",
        {"dealer": "N"},
        bridge(BRIDGE_DEAL),
        f"{SPADES}, N claim 6, E accept, W accept",
        "E: accept",
        "W: accept",
        seed=3,
    ),
    script("tarot-all-pass", {"dealer": "S"}, tarot(plain_deal), "pass, pass, pass, pass", '"passed_out"'),
    script("tarot-petit-sec", {"dealer": "N"}, tarot(sec), "", '"petit_sec"'),
    script(
        "tarot-prise",
        {"dealer": "S"},
        tarot(plain_deal),
        "pass, prise, pass, pass, ?, chelem no",
        '"contract": "prise"',
    ),
    script(
        "tarot-garde-sans",
        {"dealer": "W"},
        tarot(plain_deal),
        "prise, garde, garde_sans, pass, chelem no",
        '"contract": "garde_sans"',
        seed=2,
    ),
    script(
        "tarot-garde-contre",
        {"dealer": "S"},
        tarot(plain_deal),
        "garde_contre, pass, pass, pass, chelem no",
        '"contract": "garde_contre"',
        seed=3,
    ),
    script(
        "tarot-poignee",
        {"dealer": "S"},
        tarot(east_has_many_trumps),
        "garde, pass, pass, pass, ?, chelem no, ?poignee",
        "E: poignee T",
        '"key": "poignee"',
        seed=4,
    ),
    script(
        "tarot-forced-trumps",
        {"dealer": "S"},
        constructed_short,
        "garde, pass, pass, pass, discard C1 C2 T4 T5 T6 T7, chelem yes, ?poignee",
        "[T4 T5 T6 T7]",
        '"chelem_failed"',
        seed=5,
    ),
    script(
        "tarot-chelem",
        {"dealer": "N"},
        all_high_trumps,
        "pass, pass, garde_sans, pass, chelem yes, ?poignee",
        '"chelem_made"',
        seed=6,
    ),
    script(
        "tarot-excuse-last",
        {"dealer": "E"},
        tarot(plain_deal),
        "garde, pass, pass, pass, ?, chelem no",
        '"wins": false',
        '"half_point_to": null',
        seed=7,
        kept="EX",
    ),
)
