"""``cardavia bridge play``: which card a robot plays in one position, or in each of many."""

from dataclasses import replace
from functools import partial

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Unreadable
from cardavia.cli.asking import MANY, ONE, Asked, Row, Situation, answer_lines, say, situation, text_of, texts_of
from cardavia.cli.saying import language, refusing
from cardavia.games import NOTHING
from cardavia.games.bridge import BridgeView
from cardavia.games.bridge.position import play_view, read_cards, read_hand


def play(
    position: Row,
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
            answer_lines(asked, "card", partial(view_of, usual=usual))
            return
        if position["hand"] is None:
            raise Unreadable("hand_or_lines")
        say(asked, view_of(position, usual), "card", as_json)


def view_of(row: Row, usual: Situation) -> BridgeView:
    """What the player on turn sees, by the row's ``hand``, ``dummy``, ``auction``, ``dealer``, ``vul`` and ``played``.
    There is nothing to claim: a card is asked for."""
    dummy = text_of(row, "dummy", "")
    played = texts_of(row, "played")
    view = play_view(
        read_hand(text_of(row, "hand")),
        read_hand(dummy) if dummy.strip() else (),
        *situation(row, usual),
        read_cards(played if isinstance(played, str) else " ".join(played)),
    )
    return replace(view, offers=NOTHING)
