"""Busts: what is lost, in which order, and what they set off (WW-B12, WW-B13, WW-B28, WW-C12, WW-R03)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    active,
    asked,
    bag,
    battle,
    draw,
    exhausted,
    fill_track,
    kinds,
    play,
    region,
    strengths,
    table,
    told,
    track,
    unlock,
)
from wabe.games.wonderlands_war.table.layout import BUST, DOUBLING, STATUS
from wabe.kernel.message import Json

REST = ["forge"] * 4
ONE: Json = {"supporters": 1}


def test_a_bust_loses_strength_and_chips_and_mends_the_shield() -> None:  # WW-B12
    g = table(4)
    g.set_shield(0, False)
    seats: dict[int, Json] = {
        0: {"bag": ["rose_weak", "madness"], **ONE},
        1: {"bag": REST},
        2: {"bag": REST},
    }
    battle(g, HERE, seats, first={0: "rose_weak", 1: "forge", 2: "forge"})
    events = draw(g, {0: "madness", 1: "forge", 2: "forge"})
    assert told(events, "bust") == [{"seat": 0}]
    assert strengths(g) == [0, 2, 2, 0]
    assert (active(g, 0), exhausted(g, 0), track(g, 0)) == ([], {"rose_weak": 1}, ["madness"])
    assert g.is_shield_whole(0)
    assert told(events, "shield-mended") == [{"seat": 0}]
    assert g.waiting == (1, 2)
    assert g.mark(0, STATUS) == BUST


def test_a_bust_tells_of_no_shield_that_was_whole() -> None:  # WW-B12
    g = table(3)
    events = duel(g, ["double_madness", *REST], mine=ONE)
    events += play(g, "accept_chip")
    assert told(events, "bust") == [{"seat": 0}]
    assert told(events, "shield-mended") == []


def test_a_double_madness_with_one_unit_left_busts() -> None:  # WW-B12
    g = table(3)
    g.set_shield(0, False)
    events = duel(g, ["double_madness", *REST], mine=ONE)
    assert kinds(events).count("unit-lost") == 1
    assert told(events, "bust") == [{"seat": 0}]


def test_the_shield_saves_from_a_bust() -> None:  # WW-B11 WW-B12
    g = table(3)
    duel(g, ["madness", *REST], mine=ONE)
    play(g, "break_shield")
    assert g.has_not_bust(0)


def test_a_bust_on_the_fourth_madness_returns_the_active_chips_too() -> None:  # WW-B13
    g = table(3)
    g.set_shield(0, False)
    fill_track(g, 0, "madness", "madness", "madness")
    duel(g, ["rose_weak", "madness"], mine=ONE)
    draw(g, {0: "madness", 1: "forge"})
    assert bag(g, 0) == {"rose_weak": 1, "madness": 4}
    assert (track(g, 0), exhausted(g, 0)) == ([], {})


def test_a_bust_alone_refreshes_nothing() -> None:  # WW-B12 WW-X02
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["rose_weak", "madness", "forge"], mine=ONE)
    draw(g, {0: "madness", 1: "forge"})
    assert bag(g, 0) == {"forge": 1}


def test_what_lasts_for_the_next_chip_is_lost() -> None:  # WW-B12 WW-B19
    g = table(4, ally_set="A")
    g.set_shield(0, False)
    seats: dict[int, Json] = {0: {"bag": ["flamingo_weak", "madness"], **ONE}, 1: {"bag": REST}, 2: {"bag": REST}}
    battle(g, HERE, seats, first={0: "flamingo_weak", 1: "forge", 2: "forge"})
    draw(g, {0: "madness", 1: "forge", 2: "forge"})
    assert g.mark(0, DOUBLING) == 0


def test_all_bust_and_nobody_wins() -> None:  # WW-O06 WW-B18
    g = table(3)
    for seat in (0, 1):
        g.set_shield(seat, False)
    events = duel(g, ["madness"], ["madness"], mine=ONE, theirs=ONE)
    assert "no-winner" in kinds(events)


def test_a_creature_of_set_a_changes_its_level_on_a_bust_before_the_refresh() -> None:  # WW-C12 WW-R13
    g = table(3, ally_set="A")
    g.set_shield(0, False)
    fill_track(g, 0, "madness", "madness", "madness")
    duel(g, ["creature_weak", "madness"], mine=ONE)
    draw(g, {0: "madness", 1: "forge"})
    assert bag(g, 0) == {"creature_strong": 1, "madness": 4}


def test_a_bust_in_the_middle_of_a_draw_exhausts_the_chip_being_played() -> None:  # WW-B28
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["caterpillars_hookah", "madness", "madness"], mine=ONE)
    events = play(g, "use_it")
    assert told(events, "bust") == [{"seat": 0}]
    assert exhausted(g, 0) == {"caterpillars_hookah": 1}
    assert strengths(g)[0] == 0
    assert (track(g, 0), bag(g, 0)) == (["madness"], {"madness": 1})


def test_the_chip_being_played_is_exhausted_before_a_refresh() -> None:  # WW-B28 WW-B13
    g = table(3)
    g.set_shield(0, False)
    fill_track(g, 0, "madness", "madness", "madness")
    duel(g, ["caterpillars_hookah", "madness", "forge"], mine=ONE)
    play(g, "use_it")
    assert bag(g, 0) == {"caterpillars_hookah": 1, "madness": 4, "forge": 1}
    assert exhausted(g, 0) == {}


def test_pending_effects_of_who_busts_are_lost() -> None:  # WW-B28
    g = table(3)
    g.set_shield(0, False)
    mine = {"supporters": 0, "figures": ["knave_of_hearts"]}
    events = duel(g, ["caterpillars_hookah", "madness", "madness"], mine=mine)
    assert asked(g) == "use"
    events = play(g, "use_it")
    assert "strength-gained" not in kinds(events)
    assert told(events, "bust") == [{"seat": 0}]


def test_what_a_bust_sets_off_waits_until_all_busts_are_known() -> None:  # WW-R03
    g = table(4, ["red_queen", "alice", "mad_hatter"])
    unlock(g, 0, "off_with_their_heads")
    for seat in range(3):
        g.set_shield(seat, False)
    seats: dict[int, Json] = {
        0: {"bag": ["caterpillars_hookah", "madness", "madness"], **ONE},
        1: {"bag": ["madness"], **ONE},
        2: {"bag": REST},
    }
    battle(g, HERE, seats, first={0: "caterpillars_hookah", 1: "madness", 2: "forge"})
    assert (asked(g), g.vp(0)) == ("use", 0)  # seat 1 has bust, but the Queen might yet
    events = play(g, "use_it")
    assert told(events, "bust") == [{"seat": 0}]
    assert g.vp(0) == 0


def test_vp_for_a_bust_come_before_effects_on_others() -> None:  # WW-R03
    g = table(4, ["red_queen", "jabberwock", "alice"])
    unlock(g, 0, "off_with_their_heads")
    unlock(g, 1, "claws_that_catch")
    g.set_shield(2, False)
    seats: dict[int, Json] = {0: {"bag": REST}, 1: {"bag": REST}, 2: {"bag": ["madness"], **ONE}}
    battle(g, HERE, seats, first={0: "forge", 1: "forge", 2: "madness"})
    assert asked(g) == "use"
    assert (g.vp(0), g.waiting) == (2, (1,))
    assert g.units(2, region(HERE)) == 0
