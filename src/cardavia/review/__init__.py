"""What a deal that is over was worth: each call and card against best play with all cards seen (SPEC G10).

``cardavia.review.bridge.analyse`` makes the :class:`Analysis` of a :class:`Played` deal; it brings the solver with it,
so a server has it done in a worker (``cardavia.work.Analyst``).
"""

from cardavia.review.analysis import Analysis, JudgedCall, JudgedCard, Lost, Made, ParContract, Worth
from cardavia.review.played import Played, of_board, of_record

__all__ = [
    "Analysis",
    "JudgedCall",
    "JudgedCard",
    "Lost",
    "Made",
    "ParContract",
    "Played",
    "Worth",
    "of_board",
    "of_record",
]
