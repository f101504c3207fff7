"""A board of any game with four seats: played twice, the robots changing seats."""

from cardavia.deals import seeded, unrank
from cardavia.games import SEATS, game
from cardavia.work.match import Plan
from cardavia.work.match_file import Row
from cardavia.work.match_table import play, sides


def both_ways(plan: Plan, number: int) -> Row:
    """Each robot holds each of the four hands once, two at a time. ``margin`` is what a seat of the first robot won on
    average, less what a seat of the second won."""
    rules = game(plan.game)
    deal = unrank(rules, seeded(rules, f"{plan.seed} board {number}"))
    won = [0.0, 0.0]
    seconds: list[list[float]] = [[], []]
    illegal = [0, 0]
    acts = []
    for table in range(2):
        seated = sides(plan.game, (plan.first, plan.second), table, SEATS, f"{plan.seed}/{number}")
        played = play(rules, rules.read_setup({}), deal, seated)
        outcome = rules.outcome(played.state)
        for seat, player in seated.items():
            team = (seat & 1) ^ table
            won[team] += float(outcome.scores[seat]) / 4 if outcome is not None else 0.0
            seconds[team] += player.seconds
            illegal[team] += player.illegal
        acts.append([f"{seat.letter} {text}" for seat, text in played.acts])
    return {"margin": won[0] - won[1], "acts": acts, "illegal": illegal, "seconds": seconds}
