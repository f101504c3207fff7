"""Portable Bridge Notation: written strictly, read as it is found."""

from cardavia.records.pbn.board import Board
from cardavia.records.pbn.reader import each, read
from cardavia.records.pbn.text import Warned, decode
from cardavia.records.pbn.writer import deal_text, write

__all__ = ["Board", "Warned", "deal_text", "decode", "each", "read", "write"]
