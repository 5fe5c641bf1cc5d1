"""CONTRIBUTING.md leads to files that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TOPS = ("src", "tests", "web", "docs", "tools")
NAMED = sorted({word for word in re.findall(r"[\w./-]+", TEXT) if word.startswith(tuple(f"{top}/" for top in TOPS))})
ALONE = sorted(set(re.findall(r"`(\w+\.(?:py|ts))`", TEXT)))
FILES = {
    path.name
    for top in ("src", "tests", "web/src")
    for path in (ROOT / top).rglob("*")
    if path.suffix in (".py", ".ts")
}
TRIPS = ["A new effect", "A new Alice", "A new house rule", "A new command", "A new level of bots", "A new language"]


@pytest.mark.parametrize("path", NAMED)
def test_what_is_named_is_there(path: str) -> None:
    assert (ROOT / path.rstrip(".,")).exists()


@pytest.mark.parametrize("name", ALONE)
def test_what_is_named_without_its_folder_is_there(name: str) -> None:
    assert name in FILES


def test_the_six_trips_are_told() -> None:
    assert len(NAMED) > 40
    headings = re.findall(r"^### (.*)$", TEXT, re.MULTILINE)
    assert [heading.startswith(trip) for heading, trip in zip(headings, TRIPS, strict=True)] == [True] * 6
