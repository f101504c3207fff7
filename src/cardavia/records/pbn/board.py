"""One PBN record as bridge: what it says, what was wrong with it, and the record of ours that it makes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cardavia.cards import Card, Illegal, Refusal
from cardavia.games import Deal, Seat, Watch
from cardavia.games.bridge import BRIDGE, Contract, Setup, Vulnerable, outcome
from cardavia.records.pbn.text import Warned
from cardavia.records.record import Act, Record

_DATE = re.compile(r"(\d{4})\.(\d\d)\.(\d\d)")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class Board:
    """What a PBN record tells. What it leaves out, or what can't be read, is ``None`` or empty and in ``warnings``.

    ``auction`` holds the calls' canonical texts, from the dealer on; ``play`` the cards in the order played with the
    seat whose they were, as far as they are a legal play of the deal. ``tricks`` are declarer's. ``notes`` explain
    calls, ``play_notes`` cards, by their number.
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
    play_notes: Mapping[int, str] = field(default_factory=dict)
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
        """The deal as a record of ours, as far as its calls and cards are regular. Where the play stops and the result
        is known, declarer's claim of the rest and its acceptance stand for what the file doesn't tell.

        ``Illegal("not_a_deal")`` if the four hands or the dealer are not known; ``Illegal("irregular_auction")`` if
        the auction is not one that the laws allow.
        """
        if self.deal is None or self.dealer is None:
            raise Illegal("not_a_deal")
        if self.auction_irregular or (self.play and not self.auction):
            raise Illegal("irregular_auction")
        calls = [Act(Seat((self.dealer + at) & 3), text) for at, text in enumerate(self.auction)]
        acts = []
        for seat, card in self.play:
            mine = self.contract is not None and seat is self.contract.declarer.partner
            acts.append(Act(seat.partner if mine else seat, card.code))
        setup = {"dealer": self.dealer.letter, "vulnerable": (self.vulnerable or Vulnerable.NONE).value}
        if self.tags.get("Scoring", "").lower().startswith("chicago"):
            setup["scoring"] = "chicago"
        number = self.board or ""
        date = _DATE.fullmatch(self.tags.get("Date", ""))
        record = Record(
            "bridge",
            setup,
            self.deal,
            (*calls, *acts),
            self.players,
            title=self.tags.get("Event", "").strip("?#"),
            number=int(number) if _NUMBER.fullmatch(number) else 1,
            played="-".join(date.groups()) if date else None,
        )
        return replace(record, actions=(*record.actions, *self._claim(record)))

    def _claim(self, record: Record) -> list[Act]:
        """What brings the play to the result: nothing if it was played out, broke off or the result can't be."""
        state = record.states[-1]
        view = BRIDGE.view(state, Watch.WATCHER)
        declarer = view.declarer
        if declarer is None or self.tricks is None or view.phase != "play" or view.contract != self.contract:
            return []
        if any(warned.reason in ("illegal_play", "bad_card") for warned in self.warnings):
            return []
        acts = []
        text = f"claim {self.tricks - view.won[declarer & 1]}"
        try:
            acts.append(Act(declarer, text))
            state = BRIDGE.apply(state, declarer, BRIDGE.read(state, declarer, text))
            while awaited := BRIDGE.awaited(state):
                seat = min(awaited)
                acts.append(Act(seat, "accept"))
                state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, "accept"))
        except Refusal:
            return []
        return acts
