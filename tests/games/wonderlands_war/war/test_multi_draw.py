"""Several chips drawn at once, one of them played (WW-B20, WW-B26, WW-B27, WW-R09)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    active,
    asked,
    bag,
    battle,
    draw,
    fill_exhausted,
    fill_track,
    offered,
    play,
    region,
    strengths,
    table,
    told,
    track,
    values,
)
from wabe.games.wonderlands_war.table.layout import EXTRA, LOWERED, MADNESS_DRAWN
from wabe.games.wonderlands_war.table.state import WarState

TWO = ["rose_weak", "madness"]


def with_caterpillar(bag_of: list[str], first: list[str]) -> WarState:
    """Seat 0 has the Caterpillar, and draws two chips in the first draw."""
    g = table(3)
    duel(g, bag_of, mine={"supporters": 1, "figures": ["caterpillar"]}, first=first)
    return g


def test_one_chip_is_played_the_rest_go_back_at_once() -> None:  # WW-B20 WW-B26
    g = with_caterpillar([*TWO, "forge"], TWO)
    assert (asked(g), g.waiting) == ("choose_drawn", (0,))
    assert values(g, "chip") == ["rose_weak", "madness"]
    events = play(g, {"kind": "play_chip", "chip": "rose_weak"})
    assert told(events, "chips-returned") == [{"seat": 0, "count": 1}]
    assert told(events, "drew")[0] == {"seat": 0, "chip": "rose_weak"}
    assert bag(g, 0) == {"madness": 1, "forge": 1}
    assert (strengths(g)[0], g.mark(0, MADNESS_DRAWN)) == (2 + 2, 0)


def test_the_chip_chosen_may_be_madness_and_may_be_shielded() -> None:  # WW-B26
    g = with_caterpillar([*TWO, "forge"], TWO)
    play(g, {"kind": "play_chip", "chip": "madness"})
    assert asked(g) == "shield"
    play(g, "break_shield")
    assert bag(g, 0) == {"rose_weak": 1, "madness": 1, "forge": 1}
    assert g.mark(0, MADNESS_DRAWN) == 1


def test_equal_chips_are_asked_for_too_so_that_nothing_shows_it() -> None:  # WW-B26 WW-S18
    g = with_caterpillar(["forge"] * 3, ["forge", "forge"])
    assert offered(g, 0) == [{"kind": "play_chip", "chip": "forge"}]
    play(g, {"kind": "play_chip", "chip": "forge"}, seat=0)
    assert asked(g) == "draw_or_halt"
    assert (active(g, 0), bag(g, 0)) == (["forge"], {"forge": 2})


def test_the_others_learn_only_the_chip_chosen() -> None:  # WW-B26 WW-S18
    g = with_caterpillar([*TWO, "forge"], TWO)
    assert g.view(0)["battle"]["held"] == ["rose_weak", "madness"]
    assert g.view(1)["battle"]["held"] == ["forge"]  # the own chip of the same draw
    assert g.view(2)["battle"]["held"] is None
    assert g.view(1)["seats"][0]["bag"] == {"rose_weak": 1, "madness": 1, "forge": 1}


def test_what_others_have_drawn_is_secret_until_all_have_chosen() -> None:  # WW-B05 WW-R09
    g = with_caterpillar([*TWO, "forge"], TWO)
    assert g.view(0)["seats"][1]["bag"] == {"forge": 6}
    assert g.view(0)["battle"]["seats"][1]["chip"] is None
    play(g, {"kind": "play_chip", "chip": "rose_weak"})
    assert g.view(0)["seats"][1]["bag"] == {"forge": 5}


def test_several_players_choose_at_once_before_anything_is_revealed() -> None:  # WW-R09
    g = table(3, ally_set="C")
    soldiers = ["card_soldier_weak", "rose_weak", "forge", "forge"]
    duel(g, soldiers, soldiers)
    events = draw(g, {0: ["rose_weak", "forge"], 1: ["rose_weak", "forge"]})
    assert (asked(g), g.waiting) == ("choose_drawn", (0, 1))
    assert told(events, "drew") == []
    assert play(g, {"kind": "play_chip", "chip": "forge"}, seat=1) == []
    events = play(g, {"kind": "play_chip", "chip": "rose_weak"}, seat=0)
    assert [each["chip"] for each in told(events, "drew")] == ["rose_weak", "forge"]


def test_extra_chips_of_several_effects_add_up_and_one_is_played() -> None:  # WW-B26 WW-C05 WW-C07
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_strong", "forge"])
    g.add_mark(0, EXTRA, 1)
    for name in ("rose_weak", "rose_strong", "red_rook_weak"):
        g.add_to_bag(0, g.content.chip_names.index(name), 1)
    draw(g, {0: ["forge", "rose_weak", "rose_strong", "red_rook_weak"], 1: "forge"})
    assert len(values(g, "chip")) == 4
    play(g, {"kind": "play_chip", "chip": "red_rook_weak"})
    assert active(g, 0) == ["card_soldier_strong", "red_rook_weak"]
    assert g.mark(0, EXTRA) == 0


def test_halting_wastes_it() -> None:  # WW-B26
    g = table(4, ally_set="C")
    forges = ["forge"] * 4
    seats = {0: {"bag": ["card_soldier_weak", "forge"]}, 1: {"bag": forges}, 2: {"bag": forges}}
    battle(g, HERE, seats, first={0: "card_soldier_weak", 1: "forge", 2: "forge"})
    draw(g, {1: "forge", 2: "forge"}, halt=[0])
    assert (active(g, 0), bag(g, 0)) == (["card_soldier_weak"], {"forge": 1})


def test_an_empty_bag_is_filled_in_between_but_not_with_the_chips_in_hand() -> None:  # WW-B27
    g = table(3, ally_set="C")
    fill_exhausted(g, 0, "rose_strong")
    fill_track(g, 0, "madness")
    duel(g, ["card_soldier_strong", "forge"])
    play(g, "draw", seat=1)
    events = play(g, "draw", seat=0)
    assert told(events, "refreshed") == [{"seat": 0}]
    assert sorted(values(g, "chip")) == ["forge", "madness", "rose_strong"]
    assert (bag(g, 0), track(g, 0)) == ({}, [])


def test_with_nothing_left_fewer_are_drawn() -> None:  # WW-B27
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_strong", "forge"])
    draw(g, {0: "forge", 1: "forge"})
    assert (active(g, 0), strengths(g)[0]) == (["card_soldier_strong", "forge"], 3)


def test_with_nothing_at_all_the_player_halts() -> None:  # WW-B27 WW-B14
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_strong"])
    events = draw(g, {0: [], 1: "forge"})
    assert told(events, "halted") == [{"seat": 0}]


def test_a_crown_takes_from_the_chip_chosen() -> None:  # WW-R02 WW-B26
    g = with_caterpillar(["red_rook_weak", "forge"], ["red_rook_weak", "forge"])
    g.add_mark(0, LOWERED, 2)
    play(g, {"kind": "play_chip", "chip": "red_rook_weak"})
    assert strengths(g)[0] == 2 + 3 - 2


def test_units_do_not_matter_to_the_choice() -> None:  # WW-B26
    g = with_caterpillar([*TWO, "forge"], TWO)
    assert g.units(0, region(HERE)) == 2
    assert g.decision(0)["actions"][0]["targets"] == ["chip:rose_weak"]  # type: ignore[index]


def test_at_most_eight_chips_are_looked_at() -> None:  # WW-B26
    g = table(3)
    duel(g, ["forge"] * 12)
    g.add_mark(0, EXTRA, 20)
    draw(g, {0: ["forge"] * 8, 1: "forge"})
    play(g, {"kind": "play_chip", "chip": "forge"}, seat=0)
    assert active(g, 0) == ["forge", "forge"]
    assert bag(g, 0) == {"forge": 10}
