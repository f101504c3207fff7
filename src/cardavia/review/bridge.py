"""The analysis of a deal of bridge. Heavy: it brings the solver with it.

The double-dummy table comes from the solver, the calls from :mod:`cardavia.review.auction`. A card costs as many tricks
as it moves what declarer takes with best play by both sides from there.
"""

from collections.abc import Iterator, Sequence

from cardavia.cards import Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import Contract
from cardavia.review.analysis import Analysis, JudgedCall, JudgedCard, ParContract
from cardavia.review.auction import worths
from cardavia.review.played import Played
from cardavia.solve import bridge as solve


def analyse(played: Played) -> Analysis:
    """The whole analysis: well under a second for most deals that were played out."""
    tricks = solve.table(played.deal)
    found = worths(tricks, played.dealer, played.vulnerable, played.calls)
    calls = tuple(
        JudgedCall(SEATS[(played.dealer + at) & 3], call, found[at], found[at + 1])
        for at, call in enumerate(played.calls)
    )
    par = solve.par_of(tricks, played.dealer, played.vulnerable)
    contracts = tuple(
        ParContract(Contract(each.level, each.strain, each.doubled, each.declarers[0]), each.declarers, each.result)
        for each in par.contracts
    )
    return Analysis(played, tricks, par.score, contracts, calls, tuple(judged_cards(played)))


def judged_cards(played: Played) -> Iterator[JudgedCard]:
    """Each card played, with what declarer's side takes in all before and after it."""
    contract = played.contract
    if contract is None or not played.play:
        return
    takes = solve.analysis(played.deal, contract, played.play)
    for at, (seat, card) in enumerate(played.play):
        before, after = takes[at], takes[at + 1]
        player = seat if (seat ^ contract.declarer) & 1 else contract.declarer
        better = () if before == after else costless(played.deal, contract, played.play[:at], seat)
        yield JudgedCard(seat, player, card, at // 4 + 1, before, after, better)


def costless(deal: Deal, contract: Contract, before: Sequence[tuple[Seat, Card]], seat: Seat) -> tuple[Card, ...]:
    """The cards that ``seat`` could have played next without loss."""
    piles = list(deal.piles)
    for whose, card in before:
        piles[whose] ^= card.bit
    trick = before[len(before) // 4 * 4 :]
    leader = trick[0][0] if trick else seat
    world = solve.world(piles)[None]
    cards, taken = solve.each_card(world, leader, [card for _, card in trick], contract.strain, seat)
    return tuple(card for card, tricks in zip(cards, taken[0], strict=True) if tricks == taken[0].max())
