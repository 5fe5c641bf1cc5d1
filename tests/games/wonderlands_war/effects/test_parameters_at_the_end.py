"""What the data may say of effects at the end of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from wabe.games.wonderlands_war.effects.battle_end import KINDS
from wabe.kernel.data import Fields
from wabe.kernel.errors import BadData

CLASSES = {kind.name: kind.make for kind in KINDS}
GOOD: dict[str, dict[str, Any]] = {
    "vp_per_active": {"amount": 1},
    "vp_when_forged": {"amount": 2},
    "vp_award": {"amount": 3, "condition": "won_alone"},
    "award_castle_any_region": {},
    "move_units_out": {"supporters_max": 2},
    "vp_per_printed_strength": {"per": 4, "max": 3},
    "discard_shards": {"max": 2},
    "gain_shards": {"weak": 1, "strong": 2},
    "vp_shared": {"self": 2, "opponents": 1},
    "return_active_to_bag": {"count": 1, "chips": "artifact", "condition": "not_first"},
    "keep_active": {},
    "swap_level": {},
    "complete_feat_free": {"min_active": 2},
    "discard_active": {},
}
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("vp_per_active", {}),
    ("vp_per_active", {"amount": 0}),
    ("vp_award", {"amount": 3}),
    ("vp_award", {"amount": 3, "condition": "not_first"}),
    ("move_units_out", {"supporters_max": -1}),
    ("vp_per_printed_strength", {"per": 0, "max": 3}),
    ("discard_shards", {"max": 0}),
    ("gain_shards", {"weak": 1}),
    ("vp_shared", {"self": 0, "opponents": 1}),
    ("return_active_to_bag", {"count": 5, "chips": "ally"}),
    ("return_active_to_bag", {"count": 1, "chips": "tool"}),
    ("return_active_to_bag", {"count": 1, "chips": "ally", "condition": "first"}),
    ("complete_feat_free", {"min_active": 0}),
]


@pytest.mark.parametrize("kind", CLASSES)
def test_every_kind_reads_its_parameters_and_no_more(kind: str) -> None:
    fields = Fields(GOOD[kind], "test")
    effect = CLASSES[kind]("some_ability", False, fields)
    fields.done()
    assert effect.ability == "some_ability"
    assert not effect.optional


@pytest.mark.parametrize(("kind", "parameters"), WRONG)
def test_wrong_parameters_are_refused(kind: str, parameters: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        CLASSES[kind]("some_ability", False, Fields(parameters, "test"))
