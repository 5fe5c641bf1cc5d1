"""Switches reach the state under their own names: `skills_optional`, and `hatter_deck_by_user` for one of two words."""

from __future__ import annotations

import pytest

import wabe
from wabe.kernel.option import Option

GAMES = {name: wabe.load(name) for name in ("heroes", "xiii")}
SWITCHES = [
    pytest.param(name, option, id=f"{name}-{option.name}")
    for name, game in GAMES.items()
    for option in game.options
    if len(option.choices) == 2
]


@pytest.mark.parametrize(("name", "option"), SWITCHES)
def test_a_switch_is_a_field_of_the_state(name: str, option: Option) -> None:
    for value in option.choices:
        state = GAMES[name].new(3, 1, {option.name: value})
        if isinstance(value, bool):
            assert getattr(state, option.name) is value
        else:
            fields = [f"{option.name}_{word}" for word in option.choices]
            assert [getattr(state, field) for field in fields if hasattr(state, field)] == [value == option.choices[-1]]
