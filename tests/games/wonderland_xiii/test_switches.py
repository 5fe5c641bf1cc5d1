"""The house switches: their defaults and what they say."""

from __future__ import annotations

from typing import Any

import pytest

from wabe.games.wonderland_xiii import GAME
from wabe.kernel.errors import BadOptions

DEFAULTS = {
    "skills_optional": False,  # XIII-A12
    "hatter_deck_by": "target",  # XIII-A20
    "best_split": False,  # XIII-A35
    "tunnel_scores_at_end": True,  # XIII-A30
    "final_refill": True,  # XIII-A31
}


def test_the_defaults_are_the_rulings() -> None:  # XIII-A12 XIII-A20 XIII-A30 XIII-A31 XIII-A35
    assert GAME.new(2, 1).options == DEFAULTS
    assert {option.name: option.default for option in GAME.options} == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_each_switch_has_another_value_and_names_its_ruling(name: str) -> None:
    (option,) = [option for option in GAME.options if option.name == name]
    (other,) = set(option.choices) - {option.default}
    assert GAME.new(2, 1, {name: other}).options == {**DEFAULTS, name: other}
    assert any(rule.startswith("XIII-A") for rule in option.rules)


@pytest.mark.parametrize(
    "options",
    [
        {"skills_optional": 1},
        {"skills_optional": "yes"},
        {"hatter_deck_by": "nobody"},
        {"no_such": True},
        [],
        "x",
        {1: 2},
    ],
)
def test_other_values_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, 1, options)
