"""White Knight's Mousetrap: the first Madness after it costs one unit less."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import draw, play, region, table, track
from wabe.games.wonderlands_war.table.layout import TRAPS_USED
from wabe.games.wonderlands_war.table.state import WarState


def trapped(*chips: str) -> WarState:
    """Seat 0 has drawn these, beginning with a Mousetrap."""
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["white_knights_mousetrap", *chips, "forge"], mine={"supporters": 4})
    for name in chips:
        draw(g, {0: name, 1: "forge"})
    return g


def test_the_first_madness_costs_nothing_but_goes_to_the_track() -> None:
    g = trapped("madness")
    assert (g.units(0, region(HERE)), track(g, 0)) == (4, ["madness"])


def test_the_second_costs_as_usual() -> None:
    g = trapped("madness", "madness")
    assert g.units(0, region(HERE)) == 3


def test_a_double_costs_one() -> None:
    g = trapped("double_madness")
    assert g.units(0, region(HERE)) == 3


def test_two_traps_save_both_of_a_double() -> None:
    g = trapped("white_knights_mousetrap", "double_madness")
    assert (g.units(0, region(HERE)), g.mark(0, TRAPS_USED)) == (4, 2)


def test_two_traps_act_one_after_the_other_on_single_ones() -> None:
    g = trapped("white_knights_mousetrap", "madness")
    assert g.mark(0, TRAPS_USED) == 1
    draw(g, {0: "forge", 1: "forge"})
    assert g.units(0, region(HERE)) == 4


def test_poison_does_not_use_it_up() -> None:
    g = trapped("poison")
    assert (g.units(0, region(HERE)), g.mark(0, TRAPS_USED)) == (3, 0)


def test_a_shielded_chip_does_not_either() -> None:
    g = table(3)
    duel(g, ["white_knights_mousetrap", "madness", "forge"])
    draw(g, {0: "madness", 1: "forge"})
    play(g, "break_shield")
    assert g.mark(0, TRAPS_USED) == 0


def test_it_may_save_from_a_bust() -> None:  # WW-B12
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["white_knights_mousetrap", "madness", "forge"], mine={"supporters": 1})
    draw(g, {0: "madness", 1: "forge"})
    assert g.has_not_bust(0)
