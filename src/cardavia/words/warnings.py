"""What a lenient reading of a PBN file passed over or put right, told with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardavia.cards import Refusal
from cardavia.words.mark import mark
from cardavia.words.phrases import phrases

if TYPE_CHECKING:
    from cardavia.records.pbn import Warned
    from cardavia.words.words import Words

WARNINGS = {
    "stray_text": mark("“{text}” belongs to no tag and was passed over."),
    "open_comment": mark("A comment begins here and never ends."),
    "bent_tag": mark("The tag {tag} lacks a quotation mark or has one too many. It was read as far as possible."),
    "repeated_tag": mark("The tag {tag} is there twice. The first was taken."),
    "may_not_inherit": mark("The tag {tag} can't be taken over from the record before."),
    "deal_of_record_before": mark("The record has no deal. That of the record before was taken."),
    "unreadable_tag": mark("The tag {tag} can't be read. {cause}"),
    "bad_call": mark("“{text}” is no call. The auction was read up to it."),
    "not_the_dealer": mark("The auction begins with {caller}, but {dealer} is the dealer."),
    "irregular_calls": mark("The auction is marked as irregular."),
    "contract_differs": mark("The contract is given as {contract}, but the auction ends in {auction}."),
    "calls_after_the_end": mark("The auction was over before call {number}, “{text}”."),
    "illegal_call": mark("Call {number}, “{text}”, isn't allowed. {cause}"),
    "bad_card": mark("“{text}” is no card. The play was read up to it."),
    "play_in_order": mark("The cards stand in the order of play, not by seats. They were read so."),
    "illegal_play": mark("In trick {trick} {seat} can't play {card}. {cause}"),
    "result_differs": mark("The result is given as {result} tricks, but the play gives {play}."),
    "hands_swapped": mark("Declarer is marked as playing the partner's hand."),
}


def warning(words: Words, warned: Warned) -> str:
    """The warning in this language: ``Line 15: …``"""
    if warned.reason not in WARNINGS:
        told = warned.reason.replace("_", " ")
    else:
        values = {name: _told(words, name, value) for name, value in warned.values.items()}
        told = words.text(WARNINGS[warned.reason], **values)
    return words.text("Line {number}: {warning}", number=warned.line, warning=told)


def _told(words: Words, name: str, value: Any) -> object:
    if isinstance(value, Refusal):
        return words.refusal(value, "bridge")
    if name in ("contract", "auction"):
        if value == "Pass":
            return words.text("Pass")
        return value if isinstance(value, str) else phrases("bridge").contract(words, value)  # a tag's text as it is
    return value
