"""Tricks that a side takes one after the other without losing the lead, whatever the others hold (SPEC B8).

Worst cases stand in for layouts: a hidden hand holds as many cards of a suit as it may, keeps its highest and plays
its lowest. After a suit was led r times it can hold only as many as it could at first, less r.
"""

from cardavia.cards import Card
from cardavia.games.bridge.known import Known
from cardavia.games.bridge.play import SUIT_OF, SUITS


class Cashing:
    """A search for such a run of tricks that looks at no more than ``left`` positions. ``line`` binds the claimant.

    After a run was found, ``start`` is the index of the card that begins it.
    """

    def __init__(
        self, known: Known, may: tuple[int, ...], sizes: tuple[int, ...], line: tuple[Card, ...], left: int
    ) -> None:
        self.mine = known.mine
        self.line = line
        self.left = left
        self.trump = known.trump
        self.trump_at = SUITS.index(known.trump) if known.trump else -1
        others = [seat for seat in range(4) if seat not in known.mine]
        #: For each suit, the cards of each other hand and the most that it can hold.
        self.against = [[(may[s] & suit, min((may[s] & suit).bit_count(), sizes[s])) for s in others] for suit in SUITS]
        self.failed: set[tuple[object, ...]] = set()
        self.start = -1

    def surely(self, hands: tuple[int, ...], lead: int, need: int) -> bool:
        """Does the side, with ``lead`` on lead to a new trick, surely take the next ``need`` tricks?"""
        return self.takes(hands, lead, (0, 0, 0, 0), need)

    def takes(self, hands: tuple[int, ...], lead: int, rounds: tuple[int, ...], need: int) -> bool:
        if need <= 0:
            return True
        own = tuple(hands[seat] for seat in self.mine)
        key = (own, lead, rounds)
        if self.left <= 0 or key in self.failed or not hands[lead]:
            return False
        self.left -= 1
        partner = next((seat for seat in self.mine if seat != lead), None)
        due = self._due(own)
        for first in self._leads(hands[lead], due):
            if not any(rounds):
                self.start = first
            at = SUIT_OF[first]
            after = (*rounds[:at], rounds[at] + 1, *rounds[at + 1 :])
            emptied = _without(hands, lead, first)
            if partner is None:
                if self._sure(first, at, rounds) and self.takes(emptied, lead, after, need - 1):
                    return True
                continue
            rest = self._due((emptied[lead], emptied[partner])) if due is not None else None
            for second in self._follows(hands[partner], at, rest):
                best, winner = self._better(first, lead, second, partner)
                if self._sure(best, at, rounds) and self.takes(
                    _without(emptied, partner, second), winner, after, need - 1
                ):
                    return True
        self.failed.add(key)
        return False

    def _due(self, own: tuple[int, ...]) -> int | None:
        for card in self.line:
            if any(card.bit & hand for hand in own):
                return card.index
        return None

    def _leads(self, hand: int, due: int | None) -> list[int]:
        if due is not None and hand >> due & 1:
            return [due]
        leads = []
        for suit in SUITS:
            held = hand & suit
            if held:
                leads.append(held.bit_length() - 1)
        for suit in SUITS:
            held = hand & suit
            if held & (held - 1):
                leads.append((held & -held).bit_length() - 1)
        return leads

    def _follows(self, hand: int, at: int, due: int | None) -> list[int]:
        held = hand & SUITS[at]
        legal = held or hand
        if due is not None and legal >> due & 1:
            return [due]
        follows = []
        for suit in SUITS:
            part = legal & suit
            if part:
                follows.append((part & -part).bit_length() - 1)
                if part & (part - 1) and (held or suit == self.trump):
                    follows.append(part.bit_length() - 1)
        return follows

    def _better(self, first: int, lead: int, second: int, partner: int) -> tuple[int, int]:
        if SUIT_OF[first] == SUIT_OF[second]:
            return (second, partner) if second > first else (first, lead)
        return (second, partner) if SUIT_OF[second] == self.trump_at else (first, lead)

    def _sure(self, card: int, at: int, rounds: tuple[int, ...]) -> bool:
        """Does this card win the trick, suit ``at`` being led, against all that the others may still hold?"""
        if SUIT_OF[card] == at:
            if any(most > rounds[at] and cards >> card for cards, most in self.against[at]):
                return False
            if not self.trump or at == self.trump_at:
                return True
            return not any(most > rounds[self.trump_at] for _, most in self.against[self.trump_at])
        return not any(most > rounds[self.trump_at] and cards >> card for cards, most in self.against[self.trump_at])


def _without(hands: tuple[int, ...], seat: int, index: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] ^ (1 << index), *hands[seat + 1 :])
