"""A match of four hands with the score of rubber bridge: Chicago (SPEC C)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardavia.cards import Illegal, Unreadable
from cardavia.games.bridge.result import SIDES, Result
from cardavia.games.bridge.setup import Setup, Vulnerable, read_seat, read_whole
from cardavia.games.game import Outcome
from cardavia.games.plain import Plain
from cardavia.games.seat import SEATS, Seat

HANDS = 4
#: Who is vulnerable in the second and third hands: the seeds' rule, and that of other clubs.
VULNERABILITIES = ("dealers_opponents", "dealers_side")


@dataclass(frozen=True, slots=True)
class Hand:
    """One of the four hands: its result, and how often its dealer had to deal again because all passed."""

    result: Result
    passed_out_before: int


@dataclass(frozen=True, slots=True)
class Chicago:
    """The match so far. There are no honours, and a game wipes the partscores of both sides.

    >>> match = Chicago(Seat.NORTH)
    >>> match.dealer(2).letter, [match.vulnerable(hand).value for hand in (1, 2, 3, 4)]
    ('E', ['none', 'ns', 'ew', 'both'])
    """

    first_dealer: Seat = Seat.SOUTH
    vulnerability: str = "dealers_opponents"
    deal4_partscore_bonus: int = 100
    hands: tuple[Hand, ...] = ()
    redeals: int = 0

    def dealer(self, hand: int) -> Seat:
        """Who deals the hand, 1 to 4: the deal passes to the left."""
        return SEATS[(self.first_dealer + hand - 1) & 3]

    def vulnerable(self, hand: int) -> Vulnerable:
        """Who is vulnerable in the hand, 1 to 4."""
        if hand == 1:
            return Vulnerable.NONE
        if hand == HANDS:
            return Vulnerable.BOTH
        dealers = self.dealer(hand) & 1
        side = dealers if self.vulnerability == "dealers_side" else 1 - dealers
        return Vulnerable.EW if side else Vulnerable.NS

    @property
    def carry(self) -> tuple[int, int]:
        """The points below the line that count towards the next game, NS and EW."""
        entry = self.hands[-1].result.entry if self.hands else None
        return entry.carry if entry else (0, 0)

    @property
    def totals(self) -> tuple[int, int]:
        """All points of NS and of EW."""
        points = [hand.result.entry.points for hand in self.hands if hand.result.entry]
        return sum(ns for ns, _ in points), sum(ew for _, ew in points)

    def next_setup(self) -> Setup | None:
        hand = len(self.hands) + 1
        if hand > HANDS:
            return None
        bonus = self.deal4_partscore_bonus
        return Setup(self.dealer(hand), self.vulnerable(hand), "chicago", hand, self.carry, bonus)

    def record(self, outcome: Outcome) -> "Chicago":
        """The match after this deal; a passed-out one is dealt again and doesn't count.

        ``Illegal("match_over")``, or ``Illegal("other_setup")`` for a deal that was not the one due.
        """
        result: Result = outcome.detail
        due = self.next_setup()
        if due is None:
            raise Illegal("match_over")
        if result.setup != due:
            raise Illegal("other_setup")
        if outcome.cancelled:
            return replace(self, redeals=self.redeals + 1)
        return replace(self, hands=(*self.hands, Hand(result, self.redeals)), redeals=0)

    def pad(self) -> Plain:
        """Both sides' columns hand by hand (SPEC C5).

        For each hand ``below`` (points below the line), ``above`` (pairs of kind and points), ``line_drawn``,
        ``carry_after`` and ``running_total``; then ``totals``, and at the end
        ``winner`` (NS, EW or tie) and ``margin``.
        """
        deals: list[Plain] = []
        running = [0, 0]
        for number, hand in enumerate(self.hands, 1):
            deals.append(self._row(number, hand, running))
        totals = self.totals
        over = len(self.hands) == HANDS
        ahead = "tie" if totals[0] == totals[1] else SIDES[totals[1] > totals[0]]
        return {
            "kind": "chicago",
            "first_dealer": self.first_dealer.letter,
            "rules": {
                "vulnerability": self.vulnerability,
                "honours": False,
                "deal4_partscore_bonus": self.deal4_partscore_bonus,
                "game_clears_part_scores": "both sides",
            },
            "deals": deals,
            "redeals": self.redeals,
            "totals": {"NS": totals[0], "EW": totals[1]},
            "winner": ahead if over else None,
            "margin": abs(totals[0] - totals[1]) if over else None,
        }

    def _row(self, number: int, hand: Hand, running: list[int]) -> Plain:
        result = hand.result
        contract, entry = result.contract, result.entry
        if contract is None or entry is None:
            raise ValueError("a passed-out deal is not one of the four")
        row: dict[str, Plain] = {
            "deal": number,
            "dealer": result.setup.dealer.letter,
            "vul": _VUL[result.setup.vulnerable],
            "passed_out_before": hand.passed_out_before,
            "declarer": contract.declarer.letter,
            "contract": f"{contract.level}{contract.strain.value}",
            "doubled": contract.doubled,
            "tricks": result.tricks,
            "line_drawn": entry.line_drawn,
            "carry_after": {"NS": entry.carry[0], "EW": entry.carry[1]},
        }
        for side, name in enumerate(SIDES):
            running[side] += entry.points[side]
            above: list[Plain] = [[kind, points] for kind, points in entry.above[side]]
            row[name] = {"below": entry.below[side], "above": above}
        row["running_total"] = {"NS": running[0], "EW": running[1]}
        return row


_VUL = {Vulnerable.NONE: "none", Vulnerable.NS: "NS", Vulnerable.EW: "EW", Vulnerable.BOTH: "both"}


def chicago(values: Mapping[str, object]) -> Chicago:
    """A match before its first deal from plain data: ``first_dealer``, ``vulnerability`` (one of
    :data:`VULNERABILITIES`), ``deal4_partscore_bonus``. ``honours`` can only be off and ``game_clears_part_scores``
    only ``both sides``. ``Unreadable("bad_field")`` names what is wrong.

    >>> chicago({"first_dealer": "N", "vulnerability": "dealers_side"}).vulnerable(2).value
    'ew'
    """
    fixed: dict[str, tuple[object, ...]] = {
        "vulnerability": VULNERABILITIES,
        "honours": (False,),
        "game_clears_part_scores": ("both sides",),
    }
    for name, value in values.items():
        if name not in (*fixed, "first_dealer", "deal4_partscore_bonus"):
            raise Unreadable("bad_field", field=name, value=value)
        if name in fixed and value not in fixed[name]:
            raise Unreadable("bad_field", field=name, value=value, options=fixed[name])
    return Chicago(
        read_seat(values, "first_dealer"),
        str(values.get("vulnerability", VULNERABILITIES[0])),
        read_whole(values, "deal4_partscore_bonus", 100, 0, 1000),
    )
