"""The deals that are kept as goldens: one for each turn that a deal of either game can take."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

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
    """A deal, the actions it begins with, and the seed of the rest."""

    name: str
    game: str
    setup: dict[str, Plain]
    deal: Callable[[], Deal]
    opening: tuple[str, ...]
    seed: int = 1

    def text(self) -> str:
        return playthrough(game(self.game), self.setup, self.deal(), self.opening, self.seed)


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


def short_of_ordinary_cards(deal: Deal) -> bool:
    """East with the chien has fewer than six cards that may go, so that trumps must."""
    both = deal.piles[1] | deal.piles[4]
    plain_cards = sum((both & MARSEILLE.suits[suit]).bit_count() for suit in "CSBD")
    return not sec(deal) and plain_cards <= 9


def constructed_short() -> Deal:
    """East with all trumps but three and few other cards: the discard must hold trumps, which all may see."""
    order = [f"T{n}" for n in range(4, 22)] + ["C1", "C2", "CR", "SR", "BR", "DR"]
    east, chien = order[:12] + order[18:], order[12:18]
    rest = [card.code for card in MARSEILLE if card.code not in order]
    piles = [rest[:18], east, rest[18:36], rest[36:54], chien]
    return Deal(tuple(MARSEILLE.mask(MARSEILLE[code] for code in pile) for pile in piles))


SCRIPTS = (
    Script("bridge-passed-out", "bridge", {"dealer": "W"}, bridge(BRIDGE_DEAL), ("P", "P", "P", "P")),
    Script(
        "bridge-south-is-dummy",
        "bridge",
        {"dealer": "N", "vulnerable": "ns"},
        bridge(BRIDGE_DEAL),
        ("1S", "P", "4S", "P", "P", "P"),
    ),
    Script(
        "bridge-redoubled",
        "bridge",
        {"dealer": "S", "vulnerable": "both"},
        bridge(BRIDGE_DEAL),
        ("1H", "X", "XX", "P", "P", "P"),
        2,
    ),
    Script(
        "bridge-claim-proved",
        "bridge",
        {"dealer": "S"},
        bridge(SOLID_DEAL),
        ("7S", "P", "P", "P", "H2", "D2", "C2", "S2", "S claim 12"),
    ),
    Script(
        "bridge-claim-refused",
        "bridge",
        {"dealer": "N", "vulnerable": "ew"},
        bridge(BRIDGE_DEAL),
        ("1S", "P", "2S", "P", "P", "P", "C4", "C6", "C2", "CK", "N claim 12 SA SQ", "E refuse"),
        3,
    ),
    Script(
        "bridge-concession-accepted",
        "bridge",
        {"dealer": "N"},
        bridge(BRIDGE_DEAL),
        ("1S", "P", "2S", "P", "P", "P", "C4", "C6", "C2", "CK", "N claim 6", "E accept", "W accept"),
        3,
    ),
    Script("tarot-all-pass", "tarot", {"dealer": "S"}, tarot(plain_deal), ("pass", "pass", "pass", "pass")),
    Script("tarot-petit-sec", "tarot", {"dealer": "N"}, tarot(sec), ()),
    Script("tarot-prise", "tarot", {"dealer": "S"}, tarot(plain_deal), ("pass", "prise", "pass", "pass")),
    Script("tarot-garde-sans", "tarot", {"dealer": "W"}, tarot(plain_deal), ("prise", "garde", "garde_sans"), 2),
    Script("tarot-garde-contre", "tarot", {"dealer": "S"}, tarot(plain_deal), ("garde_contre",), 3),
    Script(
        "tarot-poignee", "tarot", {"dealer": "S"}, tarot(east_has_many_trumps), ("garde", "pass", "pass", "pass"), 4
    ),
    Script(
        "tarot-forced-trumps-and-chelem",
        "tarot",
        {"dealer": "S"},
        constructed_short,
        ("garde", "pass", "pass", "pass", "discard C1 C2 T4 T5 T6 T7", "chelem yes"),
        5,
    ),
)
