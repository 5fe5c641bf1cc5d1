"""Caterpillar's Hookah: chips drawn for their Madness in the middle of a draw (WW-B29, WW-C07, WW-R14, WW-R15)."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    active,
    asked,
    bag,
    battle,
    fill_exhausted,
    fill_track,
    kinds,
    picks,
    play,
    region,
    strengths,
    table,
    told,
    track,
    unlock,
    values,
    wish,
)
from wabe.games.wonderlands_war.table.layout import MADNESS_DRAWN
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import Event
from wabe.kernel.message import Json


def smoke(
    chips: list[str], mine: Json | None = None, rest: tuple[str, ...] = ("forge",), g: WarState | None = None
) -> tuple[WarState, list[Event]]:
    """Seat 0 plays a Hookah and draws these chips by it."""
    g = g or table(3)
    duel(g, ["caterpillars_hookah", *chips, *rest], mine=mine)
    assert asked(g) == "use"
    wish(g, *picks(g, 0, *chips))
    return g, play(g, "use_it")


def shielded() -> WarState:
    g = table(3)
    g.set_shield(0, False)
    return g


def test_it_is_optional() -> None:  # WW-C07
    g = table(3)
    duel(g, ["caterpillars_hookah", "madness", "madness"])
    assert values(g, "kind") == ["pass", "use_it"]
    play(g, "pass")
    assert (strengths(g)[0], bag(g, 0)) == (2, {"madness": 2})


def test_madness_takes_effect_and_gives_strength_the_rest_go_back() -> None:  # WW-B29 WW-C07
    g, events = smoke(["madness", "rose_weak"], g=shielded())
    assert told(events, "drew") == [{"seat": 0, "chip": "madness"}, {"seat": 0, "chip": "rose_weak"}]
    assert told(events, "chip-returned") == [{"seat": 0, "chip": "rose_weak"}]
    assert (track(g, 0), g.units(0, region(HERE)), strengths(g)[0]) == (["madness"], 2, 3 + 2)
    assert (active(g, 0), bag(g, 0)) == (["caterpillars_hookah"], {"rose_weak": 1, "forge": 1})
    assert g.mark(0, MADNESS_DRAWN) == 1


def test_two_kinds_are_taken_in_the_owners_order() -> None:  # WW-B29
    g, _ = smoke(["madness", "double_madness"], g=shielded(), mine={"supporters": 4})
    assert (asked(g), values(g, "chip")) == ("order_madness", ["madness", "double_madness"])
    play(g, {"kind": "suffer", "chip": "double_madness"})
    assert track(g, 0) == ["double_madness", "madness"]
    assert strengths(g)[0] == 6 + 2


def test_a_shield_may_ignore_one_of_them() -> None:  # WW-B29 WW-B30
    g, _ = smoke(["madness", "madness"])
    assert asked(g) == "shield"
    play(g, "break_shield")
    assert (track(g, 0), strengths(g)[0], bag(g, 0)) == (["madness"], 3 + 2, {"madness": 1, "forge": 1})


def test_if_the_shield_returned_all_of_it_a_shard_is_discarded() -> None:  # WW-C07
    g, _ = smoke(["madness", "rose_weak"])
    shards = g.shards(0)
    play(g, "break_shield")
    assert (g.shards(0), strengths(g)[0], track(g, 0)) == (shards - 1, 2, [])


def test_without_madness_a_shard_is_discarded_if_there_is_one() -> None:  # WW-C07
    g = table(3)
    g.set_shards(0, 1)
    _, events = smoke(["rose_weak", "forge"], g=g)
    assert (g.shards(0), told(events, "shards-lost")) == (0, [{"seat": 0, "count": 1}])
    g = table(3)
    g.set_shards(0, 0)
    _, events = smoke(["rose_weak", "forge"], g=g)
    assert (g.shards(0), told(events, "shards-lost")) == (0, [])


def test_poison_takes_effect_but_gives_nothing() -> None:  # WW-B29 WW-C07
    g, events = smoke(["poison", "rose_weak"], g=shielded())
    assert "poison-returned" in kinds(events)
    assert (g.units(0, region(HERE)), strengths(g)[0]) == (2, 2)
    assert "shards-lost" in kinds(events)


def test_after_a_bust_the_rest_goes_back() -> None:  # WW-B29 WW-B28
    g, events = smoke(["madness", "madness"], g=shielded(), mine={"supporters": 1})
    assert told(events, "bust") == [{"seat": 0}]
    assert bag(g, 0) == {"madness": 1, "forge": 1}
    assert "strength-gained" not in kinds(events)
    assert strengths(g)[0] == 0


def test_a_refresh_comes_before_the_others_are_returned() -> None:  # WW-B29 WW-B13
    g = shielded()
    fill_track(g, 0, "madness", "madness", "madness")
    fill_exhausted(g, 0, "rose_strong")
    _, events = smoke(["madness", "rose_weak"], g=g)
    assert kinds(events).index("refreshed") < kinds(events).index("chip-returned")
    assert bag(g, 0) == {"madness": 4, "rose_strong": 1, "rose_weak": 1, "forge": 1}
    assert strengths(g)[0] == 3 + 2  # it was on the track


def test_an_empty_bag_is_filled_for_it() -> None:  # WW-B27 WW-B14
    g = shielded()
    fill_exhausted(g, 0, "rose_strong")
    duel(g, ["caterpillars_hookah", "madness"])
    events = play(g, "use_it")
    assert [each["chip"] for each in told(events, "drew")] == ["madness", "rose_strong"]


def test_march_hare_acts_once_for_each_madness_chip() -> None:  # WW-R14
    g = shielded()
    g.set_leader_strength(1, 6)
    duel(
        g,
        ["caterpillars_hookah", "madness", "madness", "forge"],
        mine={"supporters": 3, "figures": ["march_hare"]},
        theirs={"leader": True},
    )
    wish(g, *picks(g, 0, "madness", "madness"))
    events = play(g, "use_it", *[{"kind": "lose", "unit": "supporter"}] * 2)
    assert [each["count"] for each in told(events, "strength-lost")] == [1, 1]


def test_we_are_all_mad_here_is_asked_once_for_each_madness_chip() -> None:  # WW-R14
    g = table(3, ["cheshire_cat", "alice"])
    g.set_shield(0, False)
    unlock(g, 0, "we_are_all_mad_here")
    g.set_shards(0, 5)
    g.set_shards(1, 0)
    smoke(["madness", "madness"], g=g)
    for _ in range(2):
        assert asked(g) == "use"
        play(g, {"kind": "choose_opponent", "target": 1})
    assert (g.shards(0), g.shards(1)) == (3, 2)


def test_a_madness_that_busts_sets_off_neither() -> None:  # WW-R14
    g = shielded()
    g.set_leader_strength(1, 6)
    mine = {"supporters": 0, "figures": ["march_hare"]}
    events = duel(g, ["madness", "forge"], mine=mine, theirs={"leader": True})
    assert told(events, "bust") == [{"seat": 0}]
    assert told(events, "strength-lost") == []


def test_duchess_pays_for_both_chips_of_one_hookah_at_its_end() -> None:  # WW-R15
    g = shielded()
    mine = {"supporters": 3, "figures": ["duchess"]}
    _, events = smoke(["madness", "madness"], g=g, mine=mine)
    assert told(events, "vp-gained") == []
    events = play(g, *[{"kind": "lose", "unit": "supporter"}] * 2)
    assert [each["count"] for each in told(events, "vp-gained")] == [2]


def test_a_duchess_lost_cancels_the_units_of_that_hookah_alone() -> None:  # WW-R15
    g = shielded()
    g.add_vp(0, 0, 4)
    smoke(["madness", "madness"], g=g, mine={"supporters": 3, "figures": ["duchess"]})
    events = play(g, {"kind": "lose", "unit": "supporter"}, {"kind": "lose", "unit": "duchess"})
    assert told(events, "vp-gained") == []
    assert g.vp(0) == 4


@pytest.mark.parametrize("figure", ["knave_of_hearts", "march_hare"])
def test_what_a_figure_lost_by_it_would_do_is_not_asked_for(figure: str) -> None:  # WW-B10 WW-R04
    g = table(4, ["jabberwock", "alice", "red_queen"])
    unlock(g, 0, "claws_that_catch")
    for seat in range(3):
        g.set_shield(seat, False)
    seats = {
        0: {"supporters": 2, "figures": [figure], "bag": ["caterpillars_hookah", "madness", "madness"]},
        1: {"supporters": 1, "bag": ["madness"]},
        2: {"supporters": 2, "bag": ["forge", "forge"]},
    }
    battle(g, HERE, seats, first={0: "caterpillars_hookah", 1: "madness", 2: "forge"})
    play(g, "use_it", {"kind": "lose", "unit": "supporter"}, {"kind": "lose", "unit": figure})
    assert (asked(g), values(g, "kind")) == ("use", ["pass", "give_poison"])
