"""``cardavia bridge bid``: what a robot calls in one position, or in each of many."""

from functools import partial

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Unreadable
from cardavia.cli.asking import MANY, ONE, Asked, Row, Situation, answer_lines, say, situation, text_of
from cardavia.cli.saying import language, refusing
from cardavia.games.bridge import BridgeView
from cardavia.games.bridge.position import auction_view, read_hand


def bid(
    hand: str | None,
    auction: str,
    usual: Situation,
    level: str | None,
    system: str | None,
    seed: int,
    explain: bool,
    as_json: bool,
    lines: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    with refusing(said, as_json, "bridge"):
        load_plugins(plugin_names())
        asked = Asked.of(level or (MANY if lines else ONE), system, seed, explain, said)
        if lines:
            answer_lines(asked, "call", partial(view_of, usual=usual))
            return
        if hand is None:
            raise Unreadable("hand_or_lines")
        say(asked, view_of({"hand": hand, "auction": auction}, usual), "call", as_json)


def view_of(row: Row, usual: Situation) -> BridgeView:
    """What the seat on turn sees, by the row's ``hand``, ``auction``, ``dealer`` and ``vul``."""
    hand = read_hand(text_of(row, "hand"))
    return auction_view(hand, *situation(row, usual))
