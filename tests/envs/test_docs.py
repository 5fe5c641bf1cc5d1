"""The examples of docs/envs.md about environments run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
SECTIONS = ["Batches", "PettingZoo", "Gymnasium", "Vectors"]


@pytest.mark.parametrize("section", SECTIONS)
def test_the_examples_run(section: str) -> None:
    text = re.split(r"^## ", TEXT.partition(f"\n## {section}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})


def test_headings_stand_by_themselves() -> None:
    lines = re.sub(r"^```.*?^```", "", TEXT, flags=re.MULTILINE | re.DOTALL).splitlines()
    headings = [place for place, line in enumerate(lines) if line.startswith("#")]
    assert [lines[place] for place in headings[1:] if lines[place - 1]] == []
