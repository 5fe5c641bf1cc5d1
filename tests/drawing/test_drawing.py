"""Whose drawing a game has: its own, filled up from the generic one."""

from __future__ import annotations

from dataclasses import fields

import pytest

import wabe
from tests.cli.pennies import GAME
from wabe.drawing import Drawing, drawing_of, generic, own_module

PARTS = [field.name for field in fields(Drawing)]


def test_a_game_without_a_terminal_has_the_generic_drawing() -> None:
    assert own_module(GAME) is None
    assert [name for name in PARTS if getattr(drawing_of(GAME), name) is not getattr(generic, name)] == []


@pytest.mark.parametrize("name", ["xiii", "heroes", "war"])
def test_a_game_s_own_parts_come_first_and_the_generic_ones_fill_the_gaps(name: str) -> None:
    game = wabe.load(name)
    own, drawing = own_module(game), drawing_of(game)
    assert own.__name__ == f"{type(game).__module__.rpartition('.')[0]}.terminal"
    assert drawing.draw is own.draw
    for part in PARTS:
        assert getattr(drawing, part) is getattr(own, part, getattr(generic, part))


def test_what_a_terminal_may_have_is_told() -> None:
    told = str(wabe.drawing.__doc__)
    assert [part for part in PARTS if f"`{part}" not in told] == []
