"""How much a level thinks about a card: counted in worlds, never in time, so that a seed gives the same play."""

from dataclasses import dataclass

#: A trick is early as long as the hand that leads to it has so many cards.
EARLY = 11


@dataclass(frozen=True, slots=True)
class Budget:
    """``worlds[k]`` are solved when the hand on turn has k cards left (1 to 13), fewer if it leads to an early trick,
    where solving takes longest, and ``lead`` for the opening lead. ``candidates`` are drawn for the belief from the
    auction and ``looked_at`` of them for that from the play."""

    lead: int
    worlds: tuple[int, ...]
    candidates: int
    looked_at: int

    def of(self, left: int, opening: bool, leading: bool) -> int:
        """How many worlds to solve with ``left`` cards.

        >>> NORMAL.of(13, True, True), NORMAL.of(12, False, True), NORMAL.of(12, False, False)
        (16, 26, 42)
        """
        if opening:
            return self.lead
        worlds = self.worlds[left]
        return -(-worlds * 3 // 5) if leading and left >= EARLY else worlds


#: Worlds by cards left:        0  1  2   3   4   5   6   7   8   9   10  11  12  13
QUICK = Budget(0, (0, 8, 8, 12, 12, 12, 12, 10, 8, 6, 4, 3, 2, 1), 300, 80)
NORMAL = Budget(16, (0, 8, 60, 300, 300, 300, 240, 200, 150, 120, 90, 60, 42, 27), 2000, 800)
MOST = Budget(60, (0, 8, 60, 300, 300, 300, 300, 300, 300, 250, 200, 150, 120, 100), 10_000, 3000)
