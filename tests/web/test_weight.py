"""What a first visit weighs (notes S28: 150 kB at most), and that nothing comes from elsewhere."""

import gzip
import re

import pytest

from tests.web.reader import Sitting

MOST = 150_000


@pytest.mark.parametrize("game", ["bridge", "tarot"])
def test_a_first_visit_to_a_table_weighs_150_kilobytes_at_most(game: str) -> None:
    sitting = Sitting()
    path = sitting.found(game, **{f"robot-{seat}": "random" for seat in "NEW"})
    page = sitting.client.get(path)
    sheets = re.findall(r'(?:href|src)="(/(?:static/|look\.css)[^"#]*)', page.text)
    grain = re.findall(r"url\((/static/[^)]+)\)", sitting.client.get(sheets[0]).text)
    total = 0
    for address in {path, *(sheet.replace("&amp;", "&") for sheet in sheets), *grain}:
        answer = sitting.client.get(address)
        if answer.status_code == 200:
            total += min(len(answer.content), len(gzip.compress(answer.content)))
    assert 10_000 < total <= MOST
