"""Drawing a deal from a cryptographic source, its number, its commitment and the check of it (SPEC G8)."""

from cardavia.deals.commitment import FORMAT, Sealed, read_lines, seal, verify
from cardavia.deals.given import numbered, pasted, seeded
from cardavia.deals.number import count, draw, rank, unrank

__all__ = [
    "FORMAT",
    "Sealed",
    "count",
    "draw",
    "numbered",
    "pasted",
    "rank",
    "read_lines",
    "seal",
    "seeded",
    "unrank",
    "verify",
]
