"""One PBN record as bridge: what it says, what was wrong with it, and the record of ours that it makes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardavia.cards import Card, Illegal
from cardavia.games import Deal, Seat
from cardavia.games.bridge import Contract, Setup, Vulnerable, outcome
from cardavia.records.pbn.text import Warned
from cardavia.records.record import Act, Record


@dataclass(frozen=True)
class Board:
    """What a PBN record tells. What it leaves out, or what can't be read, is ``None`` or empty and in ``warnings``.

    ``auction`` holds the calls' canonical texts, from the dealer on; ``play`` the cards in the order played with the
    seat whose they were, as far as they are a legal play of the deal. ``tricks`` are declarer's.
    """

    line: int
    tags: Mapping[str, str]
    board: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    deal: Deal | None = None
    auction: tuple[str, ...] = ()
    auction_irregular: bool = False
    notes: Mapping[int, str] = field(default_factory=dict)
    contract: Contract | None = None
    passed_out: bool = False
    declarer_irregular: bool = False
    play: tuple[tuple[Seat, Card], ...] = ()
    tricks: int | None = None
    warnings: tuple[Warned, ...] = ()

    @property
    def players(self) -> dict[Seat, str]:
        """The names by seat, where they are given."""
        names = {seat: self.tags.get(seat.name.title(), "") for seat in Seat}
        return {seat: name for seat, name in names.items() if name.strip("?-# ")}

    @property
    def score_ns(self) -> int | None:
        """The duplicate score of North and South, from contract, tricks and vulnerability."""
        if self.passed_out:
            return 0
        if self.contract is None or self.tricks is None or self.vulnerable is None:
            return None
        return int(outcome(Setup(vulnerable=self.vulnerable), self.contract, self.tricks).scores[Seat.NORTH])

    def record(self) -> Record:
        """The deal as a record of ours, which is as far as its calls and cards are regular.

        ``Illegal("not_a_deal")`` if the four hands or the dealer are not known; ``Illegal("irregular_auction")`` if
        the auction is not one that the laws allow.
        """
        if self.deal is None or self.dealer is None:
            raise Illegal("not_a_deal")
        if self.auction_irregular or (self.play and not self.auction):
            raise Illegal("irregular_auction")
        calls = [Act(Seat((self.dealer + at) & 3), text) for at, text in enumerate(self.auction)]
        contract = self.contract
        acts = []
        for seat, card in self.play:
            mine = contract is not None and seat is contract.declarer.partner
            acts.append(Act(seat.partner if mine else seat, card.code))
        vulnerable = self.vulnerable or Vulnerable.NONE
        return Record(
            "bridge",
            {"dealer": self.dealer.letter, "vulnerable": vulnerable.value},
            self.deal,
            (*calls, *acts),
            self.players,
            title=self.tags.get("Event", "").strip("?#"),
        )
