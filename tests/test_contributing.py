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
TRIPS = [
    "A new effect",
    "A new Alice",
    "A new house rule",
    "A new command",
    "A new level of bots",
    "A new language",
    "A new measure of the laboratory",
    "A new column of a ladder",
    "A new face for learning programs",
    "Other stand-ins in Wonderland's War",
]
ROOMS = sorted(path.parent.name for path in (ROOT / "src" / "wabe").glob("*/__init__.py"))
LISTED = ("arena", "lab")  # whose every file is named


@pytest.mark.parametrize("path", NAMED)
def test_what_is_named_is_there(path: str) -> None:
    assert (ROOT / path.rstrip(".,")).exists()


@pytest.mark.parametrize("name", ALONE)
def test_what_is_named_without_its_folder_is_there(name: str) -> None:
    assert name in FILES


def test_the_trips_are_told() -> None:
    assert len(NAMED) > 40
    headings = re.findall(r"^### (.*)$", TEXT, re.MULTILINE)
    assert [heading.startswith(trip) for heading, trip in zip(headings, TRIPS, strict=True)] == [True] * len(TRIPS)


def test_the_map_has_each_room_once() -> None:
    rows = re.findall(r"^\|([^|]*)\|[^|]*\|[^|]*\|$", TEXT, re.MULTILINE)
    mapped = [name for row in rows for name in re.findall(r"`src/wabe/(\w+)/`", row)]
    assert sorted(mapped) == ROOMS


@pytest.mark.parametrize("room", LISTED)
def test_the_files_of_a_room_are_listed(room: str) -> None:
    files = [path.name for path in (ROOT / "src" / "wabe" / room).glob("*.py") if path.name != "__init__.py"]
    assert [name for name in files if f"`{name}" not in TEXT and f"`src/wabe/{room}/{name}" not in TEXT] == []
