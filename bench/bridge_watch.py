"""What a player who sees all four hands would blame in an auction: :func:`breaches`, for ``bench/bridge_laws.py``."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from cardavia.cards import FRENCH
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, CALLS, Setup, Strain
from cardavia.games.seat import SEATS
from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.system.choosing import Masks
from cardavia.robots.bridge.system.features import one_hand
from cardavia.robots.bridge.system.reading import Meaning, State, read
from cardavia.robots.bridge.system.terms import SUITS
from cardavia.solve.bridge import cards_of, tricks, world

#: Points with length, of both hands together, that are enough for six and for seven: a little less than books ask.
ENOUGH = {6: 31, 7: 35}
#: What a hand may differ in points from what its call is explained by: judgement.
JUDGEMENT = 3


class Auction(NamedTuple):
    """The hands, the dealer's first, and the auction as it ended."""

    hands: list[Masks]
    state: State

    def text(self) -> str:
        """The calls and the hands."""
        told = (
            ".".join("".join("23456789TJQKA"[at] for at in range(12, -1, -1) if mask >> at & 1) for mask in hand[::-1])
            for hand in self.hands
        )
        return f"{' '.join(self.state.calls)} | {' '.join(told)}"

    def declarer(self) -> Seat:
        """Who first bid the strain of the contract for its side; the dealer counts as North."""
        last = self.state.last_by
        strain = self.strain()
        return next(
            SEATS[said.seat]
            for said in self.state.meanings
            if said.seat & 1 == last & 1 and said.call[0].isdigit() and said.call[1:] == strain
        )

    def strain(self) -> str:
        return next(call for call in reversed(self.state.calls) if call[0].isdigit())[1:]

    def tricks(self, strain: str, declarer: Seat) -> int:
        """With all cards seen."""
        whole = world([cards_of(hand) for hand in self.hands])[None]
        return int(tricks(whole, Strain[strain], declarer)[0])


def dealt(rng: Random) -> list[Masks]:
    pack = list(range(52))
    rng.shuffle(pack)
    hands = []
    for seat in range(4):
        clubs, diamonds, hearts, spades = by_suit(sum(1 << card for card in pack[13 * seat : 13 * seat + 13]))
        hands.append((clubs, diamonds, hearts, spades))
    return hands


def breaches(auction: Auction) -> Iterator[tuple[str, str]]:
    """Each law by its name, with what broke it; every law comes at least once, with ``""`` where nothing did."""
    for law, judge in LAWS.items():
        yield law, ""
        for fault in judge(auction):
            yield law, fault


def illegal(auction: Auction) -> Iterator[str]:
    """By the rules of the game, which know nothing of the robot."""
    hands = [FRENCH.mask(cards_of(hand)) for hand in auction.hands]
    state = BRIDGE.start(Setup(Seat.NORTH), Deal(tuple(hands)))
    for call in auction.state.calls:
        seat = min(BRIDGE.awaited(state))
        if CALLS[call] not in BRIDGE.legal(state, seat):
            yield f"{call} by {seat.name}"
            return
        state = BRIDGE.apply(state, seat, CALLS[call])


def forcing_passed(auction: Auction) -> Iterator[str]:
    """What the book marks as forcing; a takeout double is left in only as a conversion; a redouble, game in a suit,
    and an answer to aces in the agreed suit may be."""
    for at, said in enumerate(auction.state.meanings):
        if at < 2 or said.call != "P":
            continue
        partner, between = auction.state.meanings[at - 2], auction.state.meanings[at - 1]
        converted = partner.call == "X" and any(option.rule.name == "Conversion" for option in said.options)
        before = read(auction.state.table, auction.state.calls[:at])
        settled = before.answered(said.seat) or before.game_named()
        free = converted or settled or partner.call in ("P", "XX")
        if "forcing" in partner.flags and between.call == "P" and not free:
            yield f"{partner.call} passed at call {at + 1}"


def game_missed(auction: Auction) -> Iterator[str]:
    """A side that must reach game, by what it said, sells out below game undoubled in its own contract."""
    end = auction.state
    if end.last >= 0 and not end.doubled and end.gf[end.last_by & 1]:
        level, strain = end.last // 5 + 1, auction.strain()
        if level < {"C": 5, "D": 5, "H": 4, "S": 4, "NT": 3}[strain]:
            yield f"{level}{strain} is the contract"


def known_forcing(auction: Auction) -> Iterator[str]:
    """What every book has as forcing, by the calls alone: two clubs, a new suit by an unpassed responder, Stayman and
    transfers."""
    calls = auction.state.calls
    opened = next((at for at, call in enumerate(calls) if call != "P"), None)
    if opened is None or len(calls) < opened + 3 or calls[opened + 1] != "P":
        return
    first, answer = calls[opened], calls[opened + 2]
    if first == "2C" and answer == "P":
        yield "2C passed"
    if len(calls) < opened + 5 or calls[opened + 3] != "P" or calls[opened + 4] != "P" or not answer[0].isdigit():
        return
    fresh = opened < 2 and first[0] == "1" and first[1:] != "NT" and answer[1:] not in (first[1:], "NT")
    if fresh and int(answer[0]) <= 2:
        yield f"{first} {answer} passed"
    if first in ("1NT", "2NT") and answer in {"1NT": ("2C", "2D", "2H"), "2NT": ("3C", "3D", "3H")}[first]:
        yield f"{first} {answer} passed"


def left_in(auction: Auction) -> Iterator[str]:
    """The contract is a bid that was no wish to play it: artificial, or in a suit of theirs or with six trumps."""
    end = auction.state
    if end.last < 0 or auction.strain() == "NT":
        return
    said = next(meaning for meaning in reversed(end.meanings) if meaning.call[0].isdigit())
    suit = SUITS.index(auction.strain())
    trumps = sum(auction.hands[seat][suit].bit_count() for seat in (end.last_by, end.last_by + 2 & 3))
    if trumps >= 7:
        return
    shown = [m.seat for m in end.meanings if m.call[0].isdigit() and m.call[1:] == auction.strain() and suit in m.suits]
    if {"artificial", "forcing"} <= said.flags:
        yield f"{said.call}, artificial, with {trumps} trumps"
    elif not shown:
        yield f"{said.call}, which nobody showed, with {trumps} trumps"
    elif shown[0] & 1 != end.last_by & 1:
        yield f"{said.call}, in their suit, with {trumps} trumps"


def aces_missing(auction: Auction) -> Iterator[str]:
    """A side that asked for aces bids a slam with two of them missing."""
    end = auction.state
    asked = [
        m
        for m in end.meanings
        if "asks" in m.flags and {"blackwood", "gerber"} & m.tags and m.seat & 1 == end.last_by & 1
    ]
    if asked and end.last >= 25:
        held = sum(one_hand(auction.hands[seat]).aces for seat in (end.last_by, end.last_by + 2 & 3))
        if held <= 2:
            yield f"{held} aces"


def points(auction: Auction, side: int) -> int:
    """With length, or where there is a trump suit and more is to be had, one hand's in support of it."""
    one, other = (one_hand(auction.hands[seat]) for seat in (side, side + 2))
    found = [one.pts + other.pts]
    if auction.strain() != "NT":
        suit = SUITS.index(auction.strain())
        found += [one.pts + other.sup[suit], one.sup[suit] + other.pts]
    return int(max(found))


def slam_on_nothing(auction: Auction) -> Iterator[str]:
    """A slam with neither the points nor, all cards seen, the tricks."""
    end = auction.state
    level = end.last // 5 + 1
    if end.last >= 0 and level in ENOUGH:
        held = points(auction, end.last_by & 1)
        if held < ENOUGH[level] and not sacrifice(auction):
            taken = auction.tricks(auction.strain(), auction.declarer())
            if taken < 6 + level:
                yield f"{level}{auction.strain()} on {held} points, {taken} tricks"


def sacrifice(auction: Auction) -> bool:
    """Was the last bid made over a game or slam of theirs?"""
    bids = [said for said in auction.state.meanings if said.call[0].isdigit()]
    return len(bids) > 1 and bids[-2].seat & 1 != bids[-1].seat & 1 and int(bids[-2].call[0]) >= 4


def suit_on_nothing(auction: Auction) -> Iterator[str]:
    """A suit bid as one's own, or raised, on two cards or fewer: seven with what partner showed are enough, and so are
    two for the preferred one of partner's two suits."""
    for at, said in enumerate(auction.state.meanings):
        if not said.call[0].isdigit() or said.call[1:] == "NT" or "artificial" in said.flags:
            continue
        suit = SUITS.index(said.call[1:])
        if suit not in said.suits:
            continue
        before = read(auction.state.table, auction.state.calls[:at])
        held, shown = auction.hands[said.seat][suit].bit_count(), before.shown[(said.seat + 2) & 3].lengths[suit][0]
        preferred = held == 2 and suit in before.suits[(said.seat + 2) & 3][:-1]
        if held <= 2 and held + shown < 7 and not preferred and not before.forced(said.seat):
            yield f"{said.call} at call {at + 1} on {held}, partner showed {shown}"


def explanation(auction: Auction) -> Iterator[str]:
    """A hand that is not what its call is explained by: two cards shorter, or by more than judgement weaker or
    stronger."""
    for at, said in enumerate(auction.state.meanings):
        if not said.options or said.call == "P":
            continue
        hand = one_hand(auction.hands[said.seat])
        low, high = said.bounds.hcp
        if hand.pts + JUDGEMENT < low or hand.hcp - JUDGEMENT > high:
            yield f"{said.call} at call {at + 1} with {hand.hcp} points for {low}-{high}"
        for suit, (least, _) in enumerate(said.bounds.lengths):
            if hand.n[suit] + 2 <= least:
                yield f"{said.call} at call {at + 1} with {hand.n[suit]} {SUITS[suit]} for {least}"


def over_sign_off(auction: Auction) -> Iterator[str]:
    """A bid over partner's sign-off, not asked for by them."""
    for at, said in enumerate(auction.state.meanings):
        bid = at >= 2 and said.call[0].isdigit() and auction.state.calls[at - 1] == "P"
        if bid and _signed_off(auction.state.meanings[at - 2], said):
            yield f"{said.call} at call {at + 1}"


def _signed_off(partner: Meaning, said: Meaning) -> bool:
    return "signoff" in partner.flags and partner.call[0].isdigit() and not said.options


def ran_to_worse(auction: Auction) -> Iterator[str]:
    """Run from a contract that they doubled into one of our own that takes two tricks less against its level."""
    end = auction.state
    ran = _run(end)
    if ran is None:
        return
    from_, side = ran
    declarer = next(
        SEATS[m.seat] for m in end.meanings if m.seat & 1 == side and m.call[0].isdigit() and m.call[1:] == from_[1:]
    )
    stayed = auction.tricks(from_[1:], declarer) - int(from_[0])
    went = auction.tricks(auction.strain(), auction.declarer()) - end.last // 5 - 1
    if went + 2 <= stayed and went < 6:
        yield f"from {from_} ({stayed - 6:+}) to {end.last // 5 + 1}{auction.strain()} ({went - 6:+})"


def _run(end: State) -> tuple[str, int] | None:
    """The contract for penalties from which the side ran that then declared, and that side."""
    for at, call in enumerate(end.calls):
        before = read(end.table, end.calls[:at])
        if call == "X" and before.last >= 0 and "forcing" not in end.meanings[at].flags:
            side = before.last_by & 1
            moved = next((m for m in end.meanings[at + 1 :] if m.call != "P"), None)
            last = next(m for m in reversed(end.meanings[:at]) if m.call[0].isdigit())
            meant = "artificial" not in last.flags and int(last.call[0]) >= 2
            if meant and moved and moved.seat & 1 == side and moved.call[0].isdigit() and end.last_by & 1 == side:
                return last.call, side
    return None


LAWS: dict[str, Callable[[Auction], Iterator[str]]] = {
    "no call is illegal": illegal,
    "what the book has as forcing is not passed": forcing_passed,
    "what every book has as forcing is not passed": known_forcing,
    "forced to game, game is reached": game_missed,
    "an artificial bid or a cue is not left in": left_in,
    "no slam after asking with two aces missing": aces_missing,
    "no slam without points or tricks": slam_on_nothing,
    "no suit on two cards": suit_on_nothing,
    "a call is as it is explained": explanation,
    "nothing by judgement over a sign-off": over_sign_off,
    "no running from a double to worse": ran_to_worse,
}
