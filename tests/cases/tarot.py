"""Rows about tarot: scoring by formula, whole replays, and the nine kinds of legality."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

from cardavia.cards import MARSEILLE, Card, Refusal
from cardavia.games import Seat, Watch
from cardavia.games.tarot import (
    ORDER,
    TAROT,
    Contract,
    Discard,
    Level,
    Poignee,
    Setup,
    Side,
    State,
    allowed_bids,
    check_discard,
    excuse_fate,
    first_leader,
    is_petit_sec,
    playable,
    playing_order,
    poignees,
    replay,
    result,
    settle,
    target,
    trick_winner,
    trumps_due,
)
from tests.cases.checks import Check, Row, unchecked
from tests.cases.positions import EXCUSE, FIRST, before_first_card, bidden, codes, dealt, in_play, plays, taking

KINGS = MARSEILLE.mask(MARSEILLE[suit + "R"] for suit in "CSBD")


def cards(codes: list[str]) -> list[Card]:
    return [MARSEILLE[code] for code in codes]


def mask(codes: list[str]) -> int:
    return MARSEILLE.mask(cards(codes))


def side(text: str | None) -> Side | None:
    return None if text in (None, "-", "mixed") else Side(text)


def named(found: Side | None) -> str | None:
    return None if found is None else found.value


def shown(row: Row) -> list[tuple[Side, Level]]:
    return [(Side(entry["side"]), Level.read(entry["level"])) for entry in row["poignees"]]


def formula(row: Row) -> Iterator[Check]:
    """A settlement from its figures."""
    yield from unchecked(
        row,
        {"contract", "taker_points", "bouts", "target", "petit_au_bout", "poignees", "chelem", "per_defender"}
        | {"expected"},
    )
    points = Fraction(str(row["taker_points"]))
    settled = settle(
        Contract.read(row["contract"]),
        int(2 * points),
        row["bouts"],
        side(row["petit_au_bout"]),
        shown(row),
        row["chelem"]["announced"],
        side(row["chelem"]["all_tricks_won_by"]),
    )
    north = settled.scores(Seat.NORTH)
    if "target" in row:
        yield Check("target", row["target"], target(row["bouts"]))
    yield Check("per_defender", Fraction(str(row["per_defender"])), settled.per_defender)
    yield Check("taker", Fraction(str(row["expected"]["taker"])), north[0])
    yield Check("defenders", [Fraction(str(score)) for score in row["expected"]["defenders"]], list(north[1:]))


def whole_replay(row: Row) -> Iterator[Check]:
    """A deal from its tricks. Seats 0 to 3 of a row sit in order of turn."""
    yield from unchecked(
        row,
        {"contract", "taker", "first_leader", "chelem_announced", "poignees", "chien_or_discard", "tricks"}
        | {"expected"},
    )
    taker = ORDER[row["taker"]]
    tricks = replay([cards(trick) for trick in row["tricks"]], ORDER[row["first_leader"]], taker)
    ended = result(
        Contract.read(row["contract"]),
        taker,
        mask(row["chien_or_discard"]),
        tricks,
        shown(row),
        row["chelem_announced"],
    )
    expected, count = row["expected"], ended.tally
    scores = ended.settlement.scores(taker)
    got = {
        "taker_points": count.points,
        "bouts": len(count.bouts),
        "petit_au_bout": named(count.petit_au_bout),
        "all_tricks_won_by": named(count.all_tricks),
        "trick_winners": [ORDER.index(trick.winner) for trick in tricks],
        "scores": [scores[seat] for seat in ORDER],
        "per_defender": ended.settlement.per_defender,
        "target": ended.settlement.target,
    }
    for field, value in expected.items():
        if field in ("taker_points", "per_defender"):
            value = Fraction(str(value))
        if field == "scores":
            value = [Fraction(str(score)) for score in value]
        if field == "all_tricks_won_by" and value == "mixed":
            value = None
        yield Check(field, value, got[field]) if field in got else next(unchecked({field: value}, set()))


def play(row: Row) -> Iterator[Check]:
    """The cards that may be played, by the rule alone and by the game in such a position."""
    yield from unchecked(row, {"hand", "trick", "legal"})
    hand, trick = mask(row["hand"]), cards(row["trick"])
    yield Check("legal", sorted(row["legal"]), codes(playable(hand, trick)))
    yield Check("legal in the game", sorted(row["legal"]), plays(in_play(hand, trick)))


def winner(row: Row) -> Iterator[Check]:
    yield from unchecked(row, {"trick", "winner_index"})
    trick = cards(row["trick"])
    yield Check("winner_index", row["winner_index"], trick_winner(trick))
    *before, last = trick
    state = in_play(last.bit, before)
    (seat,) = TAROT.awaited(state)
    done = TAROT.apply(state, seat, TAROT.read(state, seat, last.code)).tricks[-1]
    yield Check("winner in the game", row["winner_index"], [player for player, _ in done.cards].index(done.winner))


def excuse(row: Row) -> Iterator[Check]:
    given = {"trick", "excuse_played_by", "excuse_position", "other_cards_won_by", "previous_17_tricks"}
    yield from unchecked(row, given | {"excuse_counts_for", "half_point_paid_to", "excuse_wins_trick"})
    fate = excuse_fate(
        row["trick"],
        Side(row["excuse_played_by"]),
        row["excuse_position"] == 1,
        Side(row["other_cards_won_by"]),
        side(row["previous_17_tricks"]),
    )
    yield Check("excuse_counts_for", row["excuse_counts_for"], fate.counts_for.value)
    yield Check("half_point_paid_to", row["half_point_paid_to"], named(fate.half_point_to))
    yield Check("excuse_wins_trick", row["excuse_wins_trick"], fate.wins)


def discard(row: Row) -> Iterator[Check]:
    """A discard, by the rule alone and by the game when a taker holds that hand."""
    yield from unchecked(row, {"hand", "discard", "legal", "forced_trumps", "public"})
    hand, laid = mask(row["hand"]), Discard(tuple(sorted(cards(row["discard"]))))
    try:
        check_discard(hand, laid.cards)
        legal = True
    except Refusal:
        legal = False
    yield Check("legal", row["legal"], legal)
    state = taking(hand)
    if state is not None:
        yield from discarding(row, state, laid)
    if "forced_trumps" in row:
        yield Check("forced_trumps", row["forced_trumps"], trumps_due(hand))
    if "public" in row:
        yield Check("public", sorted(row["public"]), sorted(card.code for card in laid.public))


def discarding(row: Row, state: State, laid: Discard) -> Iterator[Check]:
    """What the game says to a discard: whether it lists it, whether it takes it, and what a watcher learns."""
    yield Check("legal in the game", row["legal"], laid in TAROT.legal(state, FIRST))
    try:
        TAROT.apply(state, FIRST, laid)
        taken = True
    except Refusal:
        taken = False
    yield Check("taken by the game", row["legal"], taken)
    if row["legal"] and "public" in row:
        told = TAROT.seen(state, Watch.WATCHER, FIRST, laid).public
        yield Check("public in the game", sorted(row["public"]), sorted(card.code for card in told))


def petit_sec(row: Row) -> Iterator[Check]:
    yield from unchecked(row, {"hand", "cancel_deal"})
    hand = mask(row["hand"])
    yield Check("cancel_deal", row["cancel_deal"], is_petit_sec(hand))
    if hand.bit_count() != TAROT.sizes[FIRST]:
        return
    ended = TAROT.outcome(TAROT.start(Setup(Seat.SOUTH), dealt(hand)))
    yield Check("cancelled by the game", row["cancel_deal"], ended is not None and ended.cancelled == "petit_sec")


def poignee(row: Row) -> Iterator[Check]:
    """The handfuls that a hand may show. A row names the trumps and, where they matter, the Kings."""
    yield from unchecked(row, {"trumps_in_hand", "excuse", "four_kings", "forced_public_discards", "options"})
    hand = mask(row["trumps_in_hand"]) | (EXCUSE.bit if row["excuse"] else 0) | (KINGS if row.get("four_kings") else 0)
    public = mask(row.get("forced_public_discards", []))
    state = before_first_card(hand, public)
    forms: list[Any] = list(poignees(hand, public))
    if state is not None:
        asked = TAROT.legal(state, FIRST).forms[1:]
        yield Check("sets in the game", sum(form.count() for form in forms), sum(form.count() for form in asked))
        forms = list(asked)
    for name, option in row["options"].items():
        size = Level.read(name).size
        at_level = [form for form in forms if form.size == size]
        yield Check(f"{name}.available", option["available"], any(form.count() for form in at_level))
        excused = sum(form.count() for form in at_level if EXCUSE in form.forced)
        total = sum(form.count() for form in at_level)
        if "sets_without_excuse" in option:
            yield Check(f"{name}.sets_without_excuse", option["sets_without_excuse"], total - excused)
        if "sets_with_excuse" in option:
            yield Check(f"{name}.sets_with_excuse", option["sets_with_excuse"], excused)
        if "shown" in option:
            chosen = Poignee(tuple(sorted(cards(option["shown"]))))
            yield Check(f"{name}.shown", True, any(chosen in form for form in at_level))
        for field in option.keys() - {"available", "sets_without_excuse", "sets_with_excuse", "shown"}:
            if field == "includes_discards":
                pool = any(MARSEILLE.mask(form.pool) & public == public for form in at_level)
                yield Check(f"{name}.{field}", option[field], bool(public) and pool)
            else:
                yield from unchecked({f"{name}.{field}": option[field]}, set())


def bid(row: Row) -> Iterator[Check]:
    yield from unchecked(
        row, {"current", "allowed", "sequence", "dealer", "first_bidder", "taker", "contract", "result"}
    )
    if "allowed" in row:
        current = row.get("current")
        level = None if current in (None, "pass", "none") else Contract.read(current)
        yield Check("allowed", row["allowed"], [choice.text for choice in allowed_bids(level)])
        state = bidden(["pass" if level is None else level.value], Seat.SOUTH)
        (seat,) = TAROT.awaited(state)
        yield Check("allowed in the game", row["allowed"], [action.text for action in TAROT.legal(state, seat)])
    if "sequence" in row:
        dealer = ORDER[row.get("dealer", 3)]
        state = bidden(row["sequence"], dealer)
        view = TAROT.view(state, Watch.WATCHER)
        if "first_bidder" in row:
            yield Check("first_bidder", row["first_bidder"], ORDER.index(view.bids[0][0]))
        if "taker" in row:
            yield Check("taker", row["taker"], None if view.taker is None else ORDER.index(view.taker))
        if "contract" in row:
            yield Check("contract", row["contract"], view.contract and view.contract.value)
        if "result" in row:
            cancelled = view.outcome is not None and view.outcome.cancelled and not any(view.outcome.scores)
            yield Check("result", row["result"], "deal cancelled" if cancelled else "deal played")


def lead(row: Row) -> Iterator[Check]:
    given = {"dealer", "taker", "chelem_announced", "player", "action"}
    yield from unchecked(row, given | {"first_leader", "order", "allowed"})
    if "first_leader" in row:
        leader = first_leader(ORDER[row["dealer"]], ORDER[row["taker"]], row["chelem_announced"])
        yield Check("first_leader", row["first_leader"], ORDER.index(leader))
        if "order" in row:
            yield Check("order", row["order"], [ORDER.index(seat) for seat in playing_order(leader)])
    if "action" in row:
        if row["action"] != "announce chelem" or row["player"] not in ("taker", "defender"):
            yield from unchecked({"action": (row["player"], row["action"])}, set())
            return
        state = bidden(["garde_sans", "pass", "pass", "pass"], Seat.SOUTH)
        taker = Seat.EAST
        seats = [taker] if row["player"] == "taker" else [seat for seat in ORDER if seat is not taker]
        may = any("chelem yes" in [action.text for action in TAROT.legal(state, seat)] for seat in seats)
        yield Check("allowed", row["allowed"], may)


def chien(row: Row) -> Iterator[Check]:
    """Plays a deal of this contract through the game to see what becomes of the six cards."""
    yield from unchecked(row, {"contract", "revealed", "taken", "counts_for"})
    state = bidden([row["contract"], "pass", "pass", "pass"], Seat.SOUTH)
    six = state.opening.chien
    yield Check("revealed", row["revealed"], TAROT.view(state, Watch.WATCHER).chien is not None)
    yield Check("taken", row["taken"], state.hands[Seat.EAST] & six == six)
    rng = Random(1)
    while TAROT.awaited(state):
        seat = min(TAROT.awaited(state))
        state = TAROT.apply(state, seat, TAROT.legal(state, seat).sample(rng))
    stock, tricks = state.opening.stock, state.tricks
    ended = TAROT.view(state, Watch.OPEN).outcome
    assert ended is not None
    with_stock = result(Contract.PRISE, Seat.EAST, stock, tricks).tally.half_points
    alone = with_stock - sum(card.half_points for card in MARSEILLE.cards_in(stock))
    points = ended.detail.tally.half_points
    got = "taker" if points == with_stock else "defence" if points == alone else "neither"
    yield Check("counts_for", row["counts_for"].split()[0], got)


KINDS: dict[str, Callable[[Row], Iterator[Check]]] = {
    "formula": formula,
    "replay": whole_replay,
    "play": play,
    "trick_winner": winner,
    "excuse": excuse,
    "discard": discard,
    "petit_sec": petit_sec,
    "poignee": poignee,
    "bid": bid,
    "lead": lead,
    "chien": chien,
}
