"""Card Soldier B: brings Supporters from one adjacent Region, or doubles its Strength (WW-C04)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    asked,
    battle,
    draw,
    kinds,
    offered,
    place,
    play,
    region,
    strengths,
    table,
    values,
)
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import LOWERED
from wabe.kernel.message import Json

CHANGE = {"kind": "change_strength", "ability": "card_soldier_b"}


def test_doubles_without_supporters_beside() -> None:  # WW-C04
    g = table(3, ally_set="B")
    place(g, 0, "tulgey_woods", supporters=3)
    duel(g, ["card_soldier_weak", "forge"])
    assert strengths(g)[0] == 2


def test_brings_up_to_its_strength_from_one_region() -> None:  # WW-C04 WW-S02
    g = table(3, ally_set="B")
    place(g, 0, "pool_of_tears", supporters=3)
    place(g, 0, "red_keep", supporters=1)
    duel(g, ["card_soldier_strong", "forge"])
    assert offered(g) == [
        CHANGE,
        {"kind": "bring_supporters", "from": "red_keep", "count": 1},
        {"kind": "bring_supporters", "from": "pool_of_tears", "count": 1},
        {"kind": "bring_supporters", "from": "pool_of_tears", "count": 2},
    ]
    events = play(g, {"kind": "bring_supporters", "from": "pool_of_tears", "count": 2})
    assert kinds(events).count("unit-moved") == 2
    assert (g.supporters(0, region(HERE)), g.supporters(0, region("pool_of_tears"))) == (5, 1)
    assert strengths(g)[0] == 2


def test_at_strength_0_there_is_nobody_to_bring() -> None:  # WW-C04 WW-R02
    g = table(3, ally_set="B")
    place(g, 0, "red_keep", supporters=3)
    duel(g, ["forge", "card_soldier_strong"])
    g.set_mark(0, LOWERED, 2)
    draw(g, {0: "card_soldier_strong", 1: "forge"})
    assert asked(g) == "draw_or_halt"
    assert strengths(g)[0] == 1


def test_doubling_stays_possible() -> None:  # WW-C04
    g = table(3, ally_set="B")
    place(g, 0, "red_keep", supporters=1)
    duel(g, ["card_soldier_strong", "forge"])
    play(g, CHANGE)
    assert (strengths(g)[0], g.supporters(0, region("red_keep"))) == (4, 1)


def test_figures_and_leaders_are_not_brought() -> None:  # WW-C04
    g = table(3, ally_set="B")
    place(g, 0, "red_keep", leader=True, figures=["walrus"])
    duel(g, ["card_soldier_weak", "forge"])
    assert asked(g) == "draw_or_halt"


def test_the_closed_region_is_skipped() -> None:  # WW-2P09
    g = table(2, ally_set="B")
    here = int(g.next_region(g.closed))
    beyond = int(g.previous_region(here))
    assert beyond == (g.closed + 4) % 5
    place(g, 0, REGION_NAMES[beyond], supporters=1)
    seats: dict[int, Json] = {0: {"supporters": 1, "bag": ["card_soldier_weak", "forge"]}, 1: {"bag": ["forge"] * 3}}
    battle(g, REGION_NAMES[here], seats, first={0: "card_soldier_weak", 1: "forge"})
    assert values(g, "from") == [REGION_NAMES[beyond]]
