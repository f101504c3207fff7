"""``cardavia bridge score`` and ``cardavia tarot score``."""

from collections.abc import Sequence
from fractions import Fraction

from cardavia.cards import Unreadable
from cardavia.cli.saying import breakdown, language, one_of, plain_lines, refusing, screen, write_json
from cardavia.games import SEATS, Seat, plain
from cardavia.games.bridge import Setup, Vulnerable, outcome, read_contract
from cardavia.games.tarot import Contract, Level, Side, settle

SIDES = {side.value: side for side in Side}
#: What ``--chelem`` says: was it announced, and which side won every trick.
CHELEMS: dict[str, tuple[bool, Side | None]] = {
    "made": (True, Side.TAKER),
    "failed": (True, None),
    "taker": (False, Side.TAKER),
    "defence": (False, Side.DEFENCE),
}


def bridge_score(contract: str, tricks: int, vulnerable: bool, by: str, as_json: bool, lang: str | None) -> None:
    said = language(lang)
    with refusing(said, as_json, "bridge"):
        declared = read_contract(contract, Seat.read(by))
        ended = outcome(Setup(vulnerable=Vulnerable.BOTH if vulnerable else Vulnerable.NONE), declared, tricks)
    points = ended.scores[declared.declarer]
    if as_json:
        write_json(
            {
                "contract": declared.text,
                "declarer": declared.declarer.letter,
                "vulnerable": vulnerable,
                "tricks": tricks,
                "result": tricks - declared.target,
                "parts": plain(ended.detail.score.parts),
                "lines": plain_lines(said, "bridge", ended.lines),
                "total": plain(points),
            }
        )
        return
    console = screen()
    console.print(said.headline("bridge", ended))
    console.print(breakdown(said, "bridge", ended.lines, said.text("Declarer's side"), points))


def tarot_score(
    contract: str,
    points: str,
    bouts: int,
    petit: str | None,
    poignees: Sequence[str],
    chelems: Sequence[str],
    taker: str,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    with refusing(said, as_json, "tarot"):
        seat = Seat.read(taker)
        told = [one_of("chelem", text, CHELEMS) for text in chelems]
        winners = {winner for _, winner in told if winner is not None}
        if len(winners) > 1:
            raise Unreadable("bad_field", field="chelem", value=" ".join(chelems), options=tuple(CHELEMS))
        settled = settle(
            Contract.read(contract),
            half_points(points),
            bouts,
            None if petit is None else one_of("petit", petit, SIDES),
            [_poignee(text) for text in poignees],
            any(announced for announced, _ in told),
            next(iter(winners), None),
        )
    scores = settled.scores(seat)
    if as_json:
        write_json(
            {
                "contract": settled.contract.value,
                "points": plain(settled.points),
                "bouts": settled.bouts,
                "target": settled.target,
                "made": settled.made,
                "lines": plain_lines(said, "tarot", settled.lines),
                "per_defender": plain(settled.per_defender),
                "scores": {each.letter: plain(scores[each]) for each in SEATS},
            }
        )
        return
    console = screen()
    console.print(breakdown(said, "tarot", settled.lines, said.text("From each defender"), settled.per_defender))
    console.print(said.list_of([f"{said.seat(each)} {said.signed(scores[each])}" for each in SEATS]))


def half_points(text: str) -> int:
    """Card points as people write them, doubled: ``45``, ``45.5``, ``45,5``, ``45½``.

    >>> half_points("45,5"), half_points("0")
    (91, 0)
    """
    written = text.strip().replace(",", ".").replace("½", ".5")
    whole, _, half = written.partition(".")
    if not (whole or "0").isdecimal() or half.rstrip("0") not in ("", "5") or not written.strip("."):
        raise Unreadable("bad_field", field="points", value=text)
    if len(whole) > 3:
        raise Unreadable("bad_field", field="points", value=text)
    return int(2 * Fraction(int(whole or "0")) + (half.startswith("5")))


def _poignee(text: str) -> tuple[Side, Level]:
    side, colon, level = text.partition(":")
    if not colon:
        options = tuple(f"{side}:{level.value}" for side in SIDES for level in Level)
        raise Unreadable("bad_field", field="poignee", value=text, options=options)
    return one_of("poignee", side, SIDES), Level.read(level)
