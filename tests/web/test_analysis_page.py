"""The page that analyses a deal: after the deal only, made elsewhere, without script too (SPEC G10, G6)."""

import re
from concurrent.futures import Future
from dataclasses import replace
from random import Random

import pytest

from cardavia.app import memory_house
from cardavia.games import Seat
from cardavia.review import Analysis
from cardavia.web.limits import Limits
from cardavia.work import Analyst, Threads
from tests.web.reader import PLENTY, Page, Sitting, sentence
from tests.web.secrets_of import found_in, unseen
from tests.web.test_hidden_cards import Table, scripted

RANDOM = {f"robot-{seat}": "random" for seat in "NEW"}
#: South has every spade, West every heart, North every diamond, East every club.
SOLID = "N:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."


class Never(Threads):
    """Workers that are never done."""

    def submit(self, function: object, *args: object, **kwargs: object) -> "Future[Analysis]":  # type: ignore[override]
        return Future()


def sitting(workers: Threads | None = None, limits: Limits = PLENTY, language: str = "en") -> Sitting:
    """A sitting whose analyses are made in a thread, which needs no process to start."""
    house = replace(memory_house(), analyst=Analyst(workers or Threads()))
    return Sitting(house, language, limits)


def slam(sat: Sitting) -> str:
    """A deal in which South made seven spades, and where its record is."""
    table = Table(sat, "bridge", Seat.SOUTH, drain=False, deal=SOLID)
    scripted(table, "7S", "P", "P", "P", "H2", "D2", "C2", "S2", "claim 12")
    return f"/tables/{table.id}"


def until_there(sat: Sitting, path: str) -> str:
    for _ in range(20):
        answer = sat.client.get(path, headers={"x-fragment": "1"})
        assert answer.status_code == 200, answer.text
        if "data-wait" not in answer.text:
            return sat.client.get(path).text
    raise AssertionError("the analysis does not come")


@pytest.fixture(scope="module")
def over() -> tuple[Sitting, str]:
    sat = sitting()
    return sat, slam(sat)


def test_the_record_leads_to_the_analysis(over: tuple[Sitting, str]) -> None:
    sat, path = over
    link = next(link for link in sat.page(f"{path}/record").links if "/analysis" in link)
    told = until_there(sat, link)
    assert "Par: North–South +1510 (7♠ =, North–South)." in told
    assert "7♠, South takes 13 tricks double dummy, for +1510." in told
    assert "No call cost anything." in told
    assert "No card cost anything." in told
    assert f'href="{path}/record?deal=1"' in told
    grid = [re.sub(r"<[^>]+>", " ", row).split() for row in re.findall(r"<tr>.*?</tr>", told, re.DOTALL)[1:5]]
    # Notrump, spades, hearts, diamonds, clubs: who has a suit takes everything with it as trumps, nothing in notrump.
    assert [row[:2] for row in grid] == [["North", "0"], ["South", "0"], ["East", "0"], ["West", "0"]]
    assert [row[2] for row in grid] == ["13", "13", "0", "0"]


def test_the_page_has_no_style_nor_script_of_its_own(over: tuple[Sitting, str]) -> None:
    sat, path = over
    told = until_there(sat, f"{path}/record/analysis")
    assert not re.search(r"<[^>]+\sstyle\s*=", told)
    assert "<style" not in told
    assert re.findall(r"<script[^>]*>(.*?)</script>", told, re.DOTALL) == [""]


def test_what_cost_something_leads_to_the_step_before_it() -> None:
    sat = sitting()
    table = Table(sat, "bridge", Seat.SOUTH, drain=False, deal=SOLID)
    # North, the last who could, doesn't bid the grand slam.
    scripted(table, "6S", "P", "P", "P", "H2", "D2", "C2", "S2", "claim 12")
    path = f"/tables/{table.id}"
    told = until_there(sat, f"{path}/record/analysis")
    (step,) = re.findall(rf'href="{path}/record/replay\?deal=1&amp;step=(\d+)">[^<]*cost 500 points', told)
    replay = sat.client.get(f"{path}/record/replay?step={step}").text
    assert "West passes." in replay
    assert "North to act" in replay


def test_swedish_readers_read_swedish(over: tuple[Sitting, str]) -> None:
    sat, path = over
    told = sat.client.get(f"{path}/record/analysis", headers={"accept-language": "sv"}).text
    assert "Par: Nord–Syd +1510 (7♠ =, Nord–Syd)." in told
    assert "Inget bud kostade något." in told


def test_whoever_has_the_link_to_a_record_may_see_its_analysis(over: tuple[Sitting, str]) -> None:
    sat, path = over
    form = next(form for form in sat.page(f"{path}/record").forms if form.action.endswith("/share"))
    link = next(
        link for link in Page(sat.client.post(form.action, data=form.hidden).text).links if link.startswith("/records/")
    )
    stranger = Sitting(sat.house)
    assert stranger.client.get(f"{path}/record/analysis").status_code == 404
    told = until_there(stranger, next(link for link in stranger.page(link).links if link.endswith("/analysis")))
    assert "7♠, South takes 13 tricks double dummy" in told


def test_nothing_is_analysed_and_nothing_shown_while_the_deal_goes_on() -> None:
    sat = sitting(Never())
    table = Table(sat, "bridge", Seat.SOUTH, drain=False, deal=SOLID)
    path = f"/tables/{table.id}"
    texts = iter(("7S", "P", "P", "P", "H2", "D2", "C2"))
    while True:
        for headers in ({}, {"x-fragment": "1"}):
            answer = sat.client.get(f"{path}/record/analysis", headers=headers)
            assert answer.status_code == 422
            assert sentence(answer) == "All hands can be seen when the deal is over."
            assert not [*found_in(answer.text, unseen(sat.house, table.id, Seat.SOUTH))]
        assert "/analysis" not in sat.client.get(path).text
        text = next(texts, None)
        if text is None:
            break
        scripted(table, text)


def test_the_page_that_waits_says_so_and_looks_again_by_itself() -> None:
    sat = sitting(Never())
    path = slam(sat)
    told = sat.client.get(f"{path}/record/analysis").text
    assert "data-wait" in told
    assert "<progress" in told
    # Without script: the browser loads it again, or the reader does.
    assert re.search(r'<noscript><meta http-equiv="refresh" content="\d+"></noscript>', told)
    assert f"{path}/record/analysis" in Page(told).links
    assert "double dummy" not in told


class Broken(Threads):
    """Workers that fail."""

    def submit(self, function: object, *args: object, **kwargs: object) -> "Future[Analysis]":  # type: ignore[override]
        done: Future[Analysis] = Future()
        done.set_exception(OSError("no room for the solver"))
        return done


def test_a_fault_of_ours_is_owned_up_to_without_a_word_of_what_it_was() -> None:
    sat = sitting(Broken())
    path = slam(sat)
    answer = sat.client.get(f"{path}/record/analysis")
    assert answer.status_code == 500
    assert "Something went wrong here." in sentence(answer)
    assert "no room" not in answer.text


def test_so_many_deals_a_minute_and_each_counts_once() -> None:
    sat = sitting(Never(), replace(PLENTY, analyses=1))
    first, second = slam(sat), sat.found("bridge", **RANDOM)
    sat.play(second, Random(5))
    for _ in range(3):
        assert sat.client.get(f"{first}/record/analysis").status_code == 200
    answer = sat.client.get(f"{second}/record/analysis")
    assert answer.status_code == 429


def test_tarot_has_no_analysis_yet_and_says_so() -> None:
    sat = sitting(Never())
    path = sat.found("tarot", **RANDOM)
    sat.play(path, Random(2))
    assert "/analysis" not in sat.client.get(f"{path}/record").text
    answer = sat.client.get(f"{path}/record/analysis")
    assert answer.status_code == 422
    assert sentence(answer) == "Deals of bridge can be analysed, no others."
