"""Drawing chips: empty bags, what lasts for the next chip, what others know (WW-B07, WW-B14, WW-B19, WW-R02)."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    active,
    asked,
    bag,
    battle,
    draw,
    exhausted,
    fill_exhausted,
    fill_track,
    kinds,
    play,
    strengths,
    table,
    told,
    track,
)
from wabe.games.wonderlands_war.table.layout import CHIP, DOUBLING, EXTRA, HALTED, LOWERED, STATUS
from wabe.games.wonderlands_war.war.drawing import draw_chip


def test_a_draw_is_its_steps_in_order() -> None:  # WW-B22 WW-B08
    g = table(3, ally_set="A")
    g.set_shield(1, False)
    events = duel(g, ["rose_weak", "forge"], ["madness", "forge"])
    wanted = ["drew", "drew", "madness-suffered", "unit-lost", "chip-played"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted


def test_all_chips_are_revealed_before_any_takes_effect() -> None:  # WW-B05 WW-B08
    g = table(3)
    events = duel(g, ["madness", "forge"], ["madness", "forge"])
    assert kinds(events)[-2:] == ["drew", "drew"]
    assert asked(g) == "shield"


def test_an_empty_bag_is_filled_with_exhausted_and_madness_chips() -> None:  # WW-B14
    g = table(3)
    fill_exhausted(g, 0, "rose_weak", "red_rook_weak")
    fill_track(g, 0, "madness")
    duel(g, ["forge"])
    assert bag(g, 0) == {}
    play(g, "draw", seat=0)
    events = play(g, "draw", seat=1)
    assert told(events, "refreshed") == [{"seat": 0}]
    assert sum(bag(g, 0).values()) == 2
    assert track(g, 0) == []


def test_a_bag_that_stays_empty_halts() -> None:  # WW-B14
    g = table(3)
    duel(g, ["forge"])
    play(g, "draw", seat=0)
    events = play(g, "draw", seat=1)
    assert told(events, "halted") == [{"seat": 0}]
    assert g.mark(0, STATUS) == HALTED
    assert active(g, 0) == ["forge"]


def test_nothing_to_draw_at_the_first_draw_halts_too() -> None:  # WW-B14
    g = table(3)
    events = battle(g, HERE, {0: {"bag": []}, 1: {"bag": ["forge"] * 3}})
    assert told(events, "halted") == [{"seat": 0}]
    assert "battle-ended" in kinds(events)


def test_drawing_takes_each_chip_alike() -> None:  # WW-B05
    g = table(3)
    duel(g, ["forge", "rose_weak", "rose_weak", "madness"])
    found = {draw_chip(g.clone(), 0)}
    for seed in range(60):
        twin = g.clone()
        twin.reseed(seed)
        found.add(draw_chip(twin, 0))
    assert found == {4, 26}  # what is left in the bag


def test_bags_are_known_by_their_contents_never_by_order() -> None:  # WW-B07 WW-S18
    g = table(3)
    duel(g, ["forge", "rose_weak", "madness"])
    seen = g.view(2)["seats"][0]
    assert seen["bag"] == {"rose_weak": 1, "madness": 1}
    twin = g.determinise(2, 5)
    assert twin.view(2) == g.view(2)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_without_the_aid_no_bag_is_open_in_the_war(viewer: int | None) -> None:  # WW-B07
    g = table(3)
    shown = g.view(viewer)
    assert g.game.unaided(shown) == shown
    duel(g, ["forge", "rose_weak", "madness"])
    shown = g.view(viewer)
    closed = g.game.unaided(shown)
    assert [seat["bag"] for seat in closed["seats"]] == [None, None, None]
    assert [seat["bag_size"] for seat in closed["seats"]] == [seat["bag_size"] for seat in shown["seats"]]
    assert {name: closed[name] for name in closed if name != "seats"} == {
        name: shown[name] for name in shown if name != "seats"
    }
    assert shown["seats"][0]["bag"] == {"rose_weak": 1, "madness": 1}


def test_what_lasts_for_the_next_chip_ends_with_the_battle() -> None:  # WW-B19
    g = table(3, ally_set="A")
    duel(g, ["flamingo_weak", "forge"])
    assert g.mark(0, DOUBLING) == 1
    draw(g, {}, halt=[0, 1])
    while asked(g) != "rest":
        g.apply(g.legal_actions()[0])
    assert [int(g.mark(0, mark)) for mark in (DOUBLING, EXTRA, LOWERED, CHIP)] == [0, 0, 0, 0]


def test_chips_are_exhausted_only_when_the_battle_is_over() -> None:  # WW-B15 WW-O15
    g = table(3)
    duel(g, ["rose_weak", "forge", "forge"])
    assert exhausted(g, 0) == {}
    draw(g, {0: "forge", 1: "forge"})
    assert active(g, 0) == ["rose_weak", "forge"]
    assert strengths(g) == [3, 2, 0]
