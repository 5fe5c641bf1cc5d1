"""Which effects a chip has: one answer for playing, forging, the end of a battle and forecasts (WW-S04, WW-B16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.wonderlands_war.packs import changed, pack
from tests.games.wonderlands_war.table import GAME, chip, table, unlock
from wabe.games.wonderlands_war.effects.hooks import chip_effects, passive_effects
from wabe.games.wonderlands_war.effects.using import USE, effect_of
from wabe.games.wonderlands_war.gains.forging import use_own_effect
from wabe.games.wonderlands_war.odds.forecast import forecast_of
from wabe.games.wonderlands_war.table.state import WarState


def abilities(g: WarState, seat: int, kind: int) -> list[str]:
    return [effect.ability for effect in chip_effects(g, seat, kind)]


def test_each_kind_of_chip_has_its_own_effects() -> None:  # WW-S04 WW-S08
    g = table(3, ["jabberwock"], "C")
    assert abilities(g, 0, chip("creature_strong")) == ["creature_c"]
    assert abilities(g, 0, chip("tweedles_rattle")) == ["tweedles_rattle"]
    for bare in ("forge", "faction_1", "faction_2", "madness", "double_madness", "poison"):
        assert abilities(g, 0, chip(bare)) == []


def test_artifacts_have_what_is_unlocked() -> None:  # WW-T16 WW-C08
    g = table(3, ["jabberwock"])
    assert abilities(g, 0, chip("artifact")) == []
    unlock(g, 0, "manxome_foe", "claws_that_catch")
    on_artifacts = set(abilities(g, 0, chip("artifact")))
    assert on_artifacts | {effect.ability for effect in passive_effects(g, 0)} == {"manxome_foe", "claws_that_catch"}
    assert "manxome_foe" in on_artifacts
    assert abilities(g, 1, chip("artifact")) == []


def played_with(folder: Path, **files: str) -> WarState:
    """A new game with other data."""
    g = GAME.with_data(pack(folder, **files)).new(3, 7, {"ally_set": "A"})
    assert isinstance(g, WarState)
    return g


def test_whatever_chip_is_forged_brings_what_it_says(tmp_path: Path) -> None:  # WW-C06
    """A data pack may give a tool what Rose D has."""
    written = 'timing = "when_played", optional = true, region = "this"'
    forged = 'timing = "when_forged", optional = true, region = "any"'
    g = played_with(tmp_path / "mine", wonderlandians=changed("wonderlandians.toml", written, forged))
    use_own_effect(g, 0, chip("gryphons_whistle"), True)
    assert g.top_step() is USE
    assert effect_of(g, g.top_arg()).ability == "gryphons_whistle"


@pytest.mark.parametrize(("timing", "more"), [("next_draw", 1), ("first_draw", 0)])
def test_more_chips_are_forecast_only_where_the_rules_draw_them(tmp_path: Path, timing: str, more: int) -> None:
    """A chip that is placed acts on the next draw; at the first one no chip is Active. WW-B26"""
    written = '"extra_draw", timing = "next_draw"'
    text = changed("wonderlandians.toml", written, written.replace("next_draw", timing))
    g = played_with(tmp_path / "mine", wonderlandians=text)
    g.region = 0
    hand = forecast_of(g, 0)
    hand.play(chip("walrus_monocle"))
    assert hand.extra == more
