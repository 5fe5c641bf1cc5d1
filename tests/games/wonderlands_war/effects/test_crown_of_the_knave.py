"""Crown of the Knave: two less for the next chip of an opponent (WW-R02, WW-C07)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import battle, draw, play, strengths, table, told
from wabe.games.wonderlands_war.table.layout import LOWERED
from wabe.games.wonderlands_war.table.state import WarState


def crowned(others: list[str]) -> WarState:
    """Seat 0 has played a Crown against seat 1, who has drawn the first of these."""
    g = table(3)
    duel(g, ["crown_of_the_knave", "forge", "forge", "forge"], others)
    return g


def test_the_next_chip_has_two_less_not_one_of_the_same_draw() -> None:  # WW-C07
    g = crowned(["rose_strong", "rose_strong", "rose_strong"])
    assert strengths(g)[1] == 3
    draw(g, {0: "forge", 1: "rose_strong"})
    assert strengths(g)[1] == 3 + 1
    draw(g, {0: "forge", 1: "rose_strong"})
    assert strengths(g)[1] == 3 + 1 + 3


def test_before_all_other_effects_and_not_below_zero() -> None:  # WW-R02 WW-C14
    g = crowned(["forge", "card_soldier_strong", "forge"])
    draw(g, {0: "forge", 1: "card_soldier_strong"})
    assert strengths(g)[1] == 1 + 0
    g = table(3, ally_set="B")
    duel(g, ["crown_of_the_knave", "forge"], ["flamingo_weak", "forge"])
    draw(g, {0: "forge", 1: "forge"})
    assert strengths(g)[1] == 1 + 0 + 1


def test_madness_spends_it_even_if_shielded() -> None:  # WW-R02
    g = crowned(["forge", "madness", "rose_strong"])
    draw(g, {0: "forge", 1: "madness"})
    play(g, "break_shield")
    draw(g, {0: "forge", 1: "rose_strong"})
    assert strengths(g)[1] == 1 + 3


def test_two_crowns_add_up() -> None:  # WW-C07
    g = table(4)
    crown = ["crown_of_the_knave", "forge"]
    seats = {0: {"bag": crown}, 1: {"bag": ["forge", "red_rook_strong"]}, 2: {"bag": crown}}
    battle(g, HERE, seats, first={0: "crown_of_the_knave", 1: "forge", 2: "crown_of_the_knave"})
    play(g, {"kind": "choose_opponent", "target": 1}, {"kind": "choose_opponent", "target": 1})
    draw(g, {0: "forge", 1: "red_rook_strong", 2: "forge"})
    assert strengths(g)[1] == 1 + 0


def test_not_on_one_who_has_halted() -> None:  # WW-C07
    g = table(3)
    duel(g, ["forge", "crown_of_the_knave", "forge"], ["red_rook_strong", "forge"])
    events = draw(g, {0: "crown_of_the_knave"}, halt=[1])
    assert told(events, "effect-used-on") == []
    assert g.mark(1, LOWERED) == 0
