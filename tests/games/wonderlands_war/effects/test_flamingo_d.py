"""Flamingo D: an opponent who is ahead gains a Shard (WW-C06)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import battle, draw, kinds, play, prompt, table, told, values
from wabe.games.wonderlands_war.table.chips import REGION_NAMES


def test_an_opponent_ahead_gains_a_shard() -> None:  # WW-C06
    g = table(3, ally_set="D")
    before = g.shards(1)
    duel(g, ["flamingo_weak", "forge"], theirs={"castle": True})
    assert g.shards(1) == before + 1


def test_halted_ones_may_be_chosen_too() -> None:  # WW-C06
    g = table(4, ally_set="D")
    seats = {
        0: {"bag": ["forge", "flamingo_weak", "forge"]},
        1: {"bag": ["red_rook_weak"] * 3},
        2: {"bag": ["red_rook_weak"] * 3},
    }
    battle(g, HERE, seats, first={0: "forge", 1: "red_rook_weak", 2: "red_rook_weak"})
    draw(g, {0: "flamingo_weak", 2: "red_rook_weak"}, halt=[1])
    assert values(g, "target") == [1, 2]
    assert prompt(g) == "Flamingo (D): choose who of those ahead of you gains a Shard"
    before = g.shards(1)
    events = play(g, {"kind": "choose_opponent", "target": 1})
    assert g.shards(1) == before + 1
    assert told(events, "effect-used-on") == [{"seat": 0, "ability": "flamingo_d", "target": 1}]


def test_trackers_are_compared_before_anybody_adds() -> None:  # WW-C06 WW-B22
    g = table(3, ally_set="D")
    before = g.shards(1)
    duel(g, ["flamingo_weak", "forge"], ["red_rook_strong", "forge"])
    assert g.shards(1) == before


def test_nothing_if_no_shard_is_left() -> None:  # WW-T26
    g = table(3, ally_set="D")
    g.set_shards(2, 80 - g.shards(0) - g.shards(1))
    before = g.shards(1)
    duel(g, ["flamingo_weak", "forge"], theirs={"castle": True})
    assert g.shards(1) == before


def test_never_the_resistance() -> None:  # WW-2P07
    g = table(2, ally_set="D")
    here = REGION_NAMES[g.next_region(g.closed)]
    events = battle(g, here, {0: {"bag": ["flamingo_weak", "forge"]}}, first={0: "flamingo_weak"})
    assert "shards-gained" not in kinds(events)
