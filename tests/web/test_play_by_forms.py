"""Whole deals by plain forms, without script (SPEC G1, G5)."""

from random import Random

import pytest

from tests.thirdgame import sixteen
from tests.web.reader import Page, Sitting

GAMES = ("bridge", "tarot", sixteen.NAME)


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_played_by_forms_alone(game: str, language: str) -> None:
    sitting = Sitting(language=language)
    for seed in range(2):
        path = sitting.found(game, **{f"robot-{seat}": "random" for seat in "NEW"})
        sitting.play(path, Random(seed))
        record = sitting.client.get(f"{path}/record")
        assert record.status_code == 200
        assert f'lang="{language}"' in record.text


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_record_can_be_read(game: str) -> None:
    sitting = Sitting()
    path = sitting.found(game, **{f"robot-{seat}": "random" for seat in "NEW"})
    sitting.play(path, Random(5))
    step, steps = f"{path}/record/replay?step=0", 0
    while step:
        page = sitting.page(step)
        assert 'id="step-next"' in page.text or 'id="step-prev"' in page.text
        following = [link for link in page.links if link.endswith(f"step={steps + 1}")]
        step, steps = (following[0], steps + 1) if following else ("", steps)
    record = sitting.client.get(f"{path}/record.json").json()
    assert steps == len(record["actions"])


def test_a_deal_is_dealt_again_at_the_same_table() -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **{f"robot-{seat}": "random" for seat in "NEW"})
    sitting.play(path, Random(1))
    form = next(form for form in sitting.page(path).forms if form.action.endswith("/next"))
    assert sitting.client.post(form.action, data=form.hidden, follow_redirects=False).status_code == 303
    sitting.drain()
    assert 'id="act-form"' in sitting.page(path).text
    assert sitting.client.get(f"{path}/record?deal=1").status_code == 200


def test_a_record_is_shared_by_a_link_that_anyone_can_read() -> None:
    sitting = Sitting()
    path = sitting.found("bridge", **{f"robot-{seat}": "random" for seat in "NEW"})
    sitting.play(path, Random(2))
    form = next(form for form in sitting.page(f"{path}/record").forms if form.action.endswith("/share"))
    answer = sitting.client.post(form.action, data=form.hidden)
    link = next(link for link in Page(answer.text).links if link.startswith("/records/"))
    other = Sitting(sitting.house)
    assert other.client.get(path).status_code == 404
    assert other.client.get(link).status_code == 200
    assert other.client.get(f"{link}.pbn").text.startswith("% PBN 2.1")
    assert other.client.get(f"{link}.json").json()["game"] == "bridge"
    assert other.client.get(f"{link}/replay?step=1").status_code == 200
