"""Every kind of Objective, at its limits (data README, WW-F02)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderlands_war.ending import CONTENT, ending, give_figure, out, spare
from wabe.games.wonderlands_war.content.objectives import ICON_BITS, ICON_NAMES, OBJECTIVE_KINDS
from wabe.games.wonderlands_war.table.layout import REGIONS, RESERVE, SIDEWAYS, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.data import Fields
from wabe.kernel.errors import BadData


def scene(two: bool = False, **fields: Any) -> WarState:
    """Seat 0 with these things at the end of the game."""
    return ending(out(**fields), step=None, round_number=3, two=two)


def holds(state: WarState, kind: str, **parameters: Any) -> bool:
    """Whether seat 0 fulfils an Objective."""
    fields = Fields(parameters, "test")
    objective = OBJECTIVE_KINDS[kind](fields)
    fields.done()
    return objective.holds(state, 0)


def give(state: WarState, name: str, count: int) -> None:
    """So many chips into the bag of seat 0."""
    for _ in range(count):
        state.add_to_bag(0, spare(state, 1, name), 1)


def test_chips_of_two_types_count_wherever_they_are() -> None:  # WW-F02
    state = scene(active="rose_weak", exhausted="rose_strong creature_weak", forged=["rose_weak creature_strong"])
    give(state, "creature_weak", 1)
    assert not holds(state, "chips_of_types", types=["rose", "creature"], min=7)
    give(state, "rose_strong", 1)
    assert holds(state, "chips_of_types", types=["rose", "creature"], min=7)
    assert not holds(state, "chips_of_types", types=["rose", "red_rook"], min=7)


def test_forged_ally_types() -> None:  # WW-X03
    assert not holds(scene(forged=["rose_weak rose_strong forge forge", "faction_1"]), "forged_ally_types", min=3)
    assert holds(scene(forged=["rose_weak forge", "flamingo_weak"]), "forged_ally_types", min=3)


def test_forged_chips() -> None:
    assert not holds(scene(forged=["forge forge", "faction_1"]), "forged_chips", min=4)
    assert holds(scene(forged=["forge forge", "faction_1", "", "artifact"]), "forged_chips", min=4)


def test_forged_faction_chips() -> None:
    assert holds(scene(forged=["faction_1 faction_2", "artifact"]), "forged_faction_chips", min=3)
    assert not holds(scene(forged=["faction_1 forge", "artifact"]), "forged_faction_chips", min=3)


def test_completed_forge_tracks() -> None:
    assert not holds(scene(forged=["forge forge forge"]), "forge_tracks_completed", min=1)
    assert holds(scene(forged=["forge forge forge forge"]), "forge_tracks_completed", min=1)
    assert not holds(scene(forged=["forge forge forge forge"]), "forge_tracks_completed", min=2)


def test_strong_ally_chips() -> None:
    state = scene(active="rose_strong", exhausted="flamingo_strong", forged=["creature_strong"])
    give(state, "rose_weak", 5)
    assert not holds(state, "strong_ally_chips", min=4)
    give(state, "red_rook_strong", 1)
    assert holds(state, "strong_ally_chips", min=4)


def test_madness_chips() -> None:  # WW-F02: the Madness track too
    state = scene(track="madness double_madness")
    assert state.in_bag(0, CONTENT.chip_names.index("madness")) == 1
    assert holds(state, "madness_chips", min=3)
    assert not holds(state, "madness_chips", min=4)


@pytest.mark.parametrize("icon", ICON_NAMES)
def test_tea_cards_with_an_icon(icon: str) -> None:  # WW-T24
    bit = ICON_BITS[ICON_NAMES.index(icon)]
    with_it = [card for card in range(90) if CONTENT.card_icons[card] & bit]
    without = [card for card in range(90) if not CONTENT.card_icons[card] & bit]
    state = scene()
    for card in [with_it[0], *without[:3]]:
        state.set_card_owner(card, 0)
    state.set_card_owner(with_it[1], 1)
    assert holds(state, "tea_cards_with_icon", icon=icon, min=1)
    assert not holds(state, "tea_cards_with_icon", icon=icon, min=2)


def test_abilities_unlocked() -> None:
    state = scene(unlocked="love_of_learning everywhere_at_once")
    assert holds(state, "abilities_unlocked", min=2)
    assert not holds(state, "abilities_unlocked", min=3)


def test_leader_strength() -> None:
    state = scene()
    state.set_leader_strength(0, 4)
    assert holds(state, "leader_strength", min=4)
    assert not holds(state, "leader_strength", min=5)


def test_castles() -> None:
    castles = dict.fromkeys(["red_keep", "tulgey_woods", "witzend"], UPRIGHT)
    assert not holds(scene(castles=castles), "castles", min=4, min_2p=2)
    assert holds(scene(castles={**castles, "pool_of_tears": UPRIGHT}), "castles", min=4, min_2p=2)


def test_castles_of_two_players_must_be_upright() -> None:  # WW-2P08
    state = scene(two=True, castles={"red_keep": SIDEWAYS, "witzend": UPRIGHT, "tulgey_woods": SIDEWAYS})
    assert not holds(state, "castles", min=4, min_2p=2)
    state.set_castle(0, 0, UPRIGHT)
    assert holds(state, "castles", min=4, min_2p=2)


def test_regions_with_units() -> None:
    state = scene()
    state.add_supporters(0, 0, 2)
    give_figure(state, 0, "walrus", 1)
    state.put_leader(0, 2)
    give_figure(state, 0, "gryphon", RESERVE)
    assert holds(state, "regions_with_units", min=3)
    assert not holds(state, "regions_with_units", min=4)


def test_supporters_on_board() -> None:
    state = scene()
    for region in range(REGIONS - 1):
        state.add_supporters(0, region, 2)
    give_figure(state, 0, "walrus", 1)
    assert holds(state, "supporters_on_board", min=8)
    assert not holds(state, "supporters_on_board", min=9)


def test_wonderlandian_cards() -> None:  # a lost figure stays gained; the twins are one card
    state = scene()
    give_figure(state, 0, "tweedledum_and_tweedledee", 1)
    give_figure(state, 0, "walrus", RESERVE)
    assert not holds(state, "wonderlandian_cards", min=3)
    state.set_wonder_holder(CONTENT.wonder_names.index("humptys_gloves"), 0)
    assert holds(state, "wonderlandian_cards", min=3)


def test_feats_completed() -> None:
    state = scene(feats="rule_forty_two the_crocodile", hand="jam_to_morrow")
    assert holds(state, "feats_completed", min=2)
    assert not holds(state, "feats_completed", min=3)


def test_shards_at_most() -> None:
    assert holds(scene(shards=2), "shards_at_most", max=2)
    assert not holds(scene(shards=3), "shards_at_most", max=2)


def test_every_kind_of_objective_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [kind for kind in OBJECTIVE_KINDS if f'"{kind}"' not in text] == []


@pytest.mark.parametrize(
    ("kind", "parameters"),
    [
        ("chips_of_types", {"types": ["rose"], "min": 7}),
        ("chips_of_types", {"types": ["rose", "forge"], "min": 7}),
        ("chips_of_types", {"types": ["rose", "creature"], "min": 0}),
        ("tea_cards_with_icon", {"icon": "castle", "min": 1}),
        ("castles", {"min": 4}),
        ("shards_at_most", {"max": -1}),
    ],
)
def test_bad_parameters_of_objectives_are_refused(kind: str, parameters: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        OBJECTIVE_KINDS[kind](Fields(parameters, "quests.toml, quest x"))
