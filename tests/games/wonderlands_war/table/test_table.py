"""The builder of positions does what it says, and a whole battle can be told with it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wonderlands_war.table import (
    active,
    asked,
    at,
    bag,
    battle,
    draw,
    exhausted,
    faces,
    fill_active,
    fill_bag,
    fill_market,
    fill_track,
    give_quests,
    hand,
    kinds,
    market,
    offered,
    own_figure,
    place,
    play,
    region,
    set_supply,
    set_vp,
    standee,
    strengths,
    table,
    told,
    track,
    unlock,
    wish,
    wonder_deck,
)
from wabe.games.wonderlands_war.pieces.resources import roll_shard_die
from wabe.games.wonderlands_war.table.chips import FACTIONS
from wabe.games.wonderlands_war.table.layout import RESERVE
from wabe.games.wonderlands_war.tea_party.turns import TEA_TURN


def test_nothing_is_pending_at_a_new_table() -> None:
    g = table(4, ["red_queen", "alice"], ally_set="C")
    assert (asked(g), g.phase(), g.round, g.active) == ("rest", "tea", 1, 0)
    assert [FACTIONS[faction] for faction in g.factions] == ["red_queen", "alice", "cheshire_cat", "jabberwock"]
    assert list(g.ally_sets) == [2] * 5
    assert [len(hand(g, seat)) for seat in range(4)] == [1] * 4


def test_a_turn_can_be_started() -> None:
    g = table(3)
    events = at(g, TEA_TURN)
    assert asked(g) == "choose_chair"
    assert kinds(events) == ["tea-turn"]
    assert {"kind": "visit_head"} in offered(g)


def test_chips_and_cards_lie_where_they_are_put() -> None:
    g = table(3, ["jabberwock", "alice", "mad_hatter"])
    fill_bag(g, 0, "forge", "rose_weak", "rose_weak")
    fill_active(g, 0, "artifact")
    fill_track(g, 0, "madness")
    set_supply(g, forge=2, poison=1)
    set_vp(g, 0, 9)
    own_figure(g, 1, "walrus", "witzend")
    own_figure(g, 1, "gryphon")
    unlock(g, 0, "borogoves")
    assert bag(g) == Counter(forge=1, rose_weak=2)
    assert (active(g), track(g)) == (["artifact"], ["madness"])
    assert (g.in_supply(10), g.in_supply(28), g.vp(0)) == (2, 1, 9)
    assert g.is_standee_here(1, standee("walrus"), region("witzend"))
    assert g.is_standee_here(1, standee("gryphon"), RESERVE)
    assert not {0, 1} & {*wonder_deck(g)}
    assert g.is_unlocked(0, 3)


def test_quests_and_market_are_chosen() -> None:
    g = table(3)
    give_quests(g, 0, "call_the_clams", "wet_and_dry")
    fill_market(g, "walrus", "gryphons_whistle")
    assert hand(g) == ["call_the_clams", "wet_and_dry"]
    assert g.quest_size == 30 - 4
    assert market(g) == ["walrus", "gryphons_whistle", None]
    assert len(wonder_deck(g)) == 22


def test_chance_does_what_is_wished() -> None:
    g = table(3)
    wish(g, *faces(3, 1))
    assert [roll_shard_die(g, 0), roll_shard_die(g, 0)] == [3, 1]
    assert g.shards(0) == 3 + 4


def test_a_form_that_is_not_offered_fails() -> None:
    g = table(3)
    with pytest.raises(AssertionError, match="is not one of"):
        play(g, "visit_head")


def test_a_battle_is_told_draw_by_draw() -> None:  # WW-X02: the draws of the Red Keep without its forging
    g = table(3, ["alice", "red_queen", "mad_hatter"])
    g.set_leader_strength(0, 3)
    events = battle(
        g,
        "red_keep",
        {
            0: {"leader": True, "bag": ["faction_2", "forge", "rose_weak"]},
            1: {"supporters": 1, "figures": ["gryphon"], "bag": ["forge", "madness", "madness"]},
        },
        first={0: "faction_2", 1: "forge"},
    )
    assert told(events, "start-strength") == [{"seat": 0, "count": 3}, {"seat": 1, "count": 2}]
    assert (strengths(g)[:2], asked(g), g.waiting, g.phase()) == ([5, 3], "draw_or_halt", (0, 1), "war")
    draw(g, {0: "forge", 1: "madness"})
    assert asked(g) == "shield"
    play(g, "accept_chip")
    assert {form["unit"] for form in offered(g)} == {"supporter", "gryphon"}
    play(g, {"kind": "lose", "unit": "gryphon"})
    assert (strengths(g)[:2], track(g, 1)) == ([6, 3], ["madness"])
    draw(g, {1: "madness"}, halt=[0])
    play(g, "accept_chip")
    assert exhausted(g, 1) == Counter(forge=1)
    assert (g.is_shield_whole(1), strengths(g)[1]) == (True, 0)
    place(g, 0, "witzend", 1)
    assert g.units(0, region("witzend")) == 1
