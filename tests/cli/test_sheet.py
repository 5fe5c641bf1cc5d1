"""The score sheet at the end: rows and notes, each told once."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import wabe
from tests.cli.stage import play_on
from wabe.cli.sheet import draw_sheet, sheet_lines
from wabe.drawing import drawing_of
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.texts import Texts

NAMES = ["Ann", "Bea", "Cid"]


def ended(name: str) -> Record:
    record, chance = Record(wabe.load(name), 3, 5), random.Random(5)
    while not record.state.over:
        play_on(record, chance)
    return record


@pytest.mark.parametrize("name", ["xiii", "heroes"])
def test_what_the_rows_say_is_not_said_once_more(name: str) -> None:
    record = ended(name)
    drawing, texts, sheet = drawing_of(record.game), Texts(record.game, NAMES), record.state.score_sheet()
    assert sheet is not None
    rows = list(drawing.sheet_rows(sheet, texts.text))
    assert len(rows) > 3
    assert len(sheet_lines(drawing, record.state.view(None), sheet, texts.text)) == 1 + len(rows)


TIES = [
    ("xiii", [], [0, 1], ["Equal on points: Ann, Bea.", "Nothing else decides: they share the victory."]),
    (
        "heroes",
        [{"by": "alices", "seats": [0, 1], "numbers": [4, 7]}],
        [1],
        ["Equal on points: Ann, Bea.", "Most Alices decide: Ann 4, Bea 7."],
    ),
    (
        "war",
        [{"by": "shards", "seats": [0, 1], "numbers": [2, 2]}, {"by": "units", "seats": [0, 1], "numbers": [9, 9]}],
        [0, 1],
        [
            "Equal on points: Ann, Bea.",
            "Fewest Shards decide: Ann 2, Bea 2.",
            "Most units on the board decide: Ann 9, Bea 9.",
            "Nothing else decides: they share the victory.",
        ],
    ),
]


@pytest.mark.parametrize(("name", "steps", "winners", "lines"), TIES)
def test_what_broke_a_tie_is_told_below(
    name: str, steps: list[Json], winners: list[int], lines: list[str]
) -> None:  # XIII-A38 AH-73 WW-F03
    record = ended(name)
    drawing, texts = drawing_of(record.game), Texts(record.game, NAMES)
    sheet = {**(record.state.score_sheet() or {}), "tie": {"seats": [0, 1], "steps": steps}}
    view = {**record.state.view(None), "winners": winners}
    assert sheet_lines(drawing, view, sheet, texts.text)[-len(lines) :] == lines
    console = Console(file=io.StringIO(), width=200)
    with console.capture() as capture:
        console.print(draw_sheet(drawing, view, sheet, texts.text))
    assert capture.get().splitlines()[-len(lines) :] == lines


def test_the_quests_of_everybody_stand_below_the_drawn_sheet() -> None:
    record = ended("war")
    drawing, texts, sheet = drawing_of(record.game), Texts(record.game, NAMES), record.state.score_sheet()
    assert sheet is not None
    console = Console(file=io.StringIO(), width=200)
    with console.capture() as capture:
        console.print(draw_sheet(drawing, record.state.view(None), sheet, texts.text))
    told = capture.get().partition("╯")[2]
    for seat in sheet["seats"]:
        for quest in seat["quests"]:
            assert f"{texts.text('quest-' + quest['quest'])} {quest['points']}" in told
