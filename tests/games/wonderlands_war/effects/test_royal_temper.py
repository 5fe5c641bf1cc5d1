"""Royal Temper: an opponent who is ahead loses three Strength (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import battle, draw, play, strengths, table, told, unlock, values
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.message import Json


def queen() -> WarState:
    g = table(4, ["red_queen", "alice", "mad_hatter"])
    unlock(g, 0, "royal_temper")
    return g


def test_the_queen_chooses_among_those_ahead() -> None:  # WW-C08
    g = queen()
    seats: dict[int, Json] = {
        0: {"bag": ["artifact", "forge"]},
        1: {"bag": ["forge"] * 3, "castle": True, "supporters": 1},
        2: {"bag": ["forge"] * 3, "figures": ["humpty_dumpty"]},
    }
    battle(g, HERE, seats, first={0: "artifact", 1: "forge", 2: "forge"})
    assert values(g, "target") == [1, 2]
    events = play(g, {"kind": "choose_opponent", "target": 2})
    assert told(events, "strength-lost") == [{"seat": 2, "count": 3, "ability": "royal_temper"}]
    assert strengths(g) == [3, 3, 2, 0]


def test_not_below_zero() -> None:  # WW-B17
    g = queen()
    duel(g, ["artifact", "forge"], theirs={"castle": True})
    assert strengths(g)[1] == 0 + 1


def test_nobody_ahead_no_effect() -> None:  # WW-C08 WW-B22
    g = queen()
    events = duel(g, ["artifact", "forge"], ["red_rook_strong", "forge"])
    assert told(events, "effect-used-on") == []
    assert strengths(g)[:2] == [3, 4]


def test_halted_ones_may_be_chosen() -> None:  # WW-C08
    g = queen()
    duel(g, ["forge", "artifact"], ["red_rook_strong", "forge"])
    events = draw(g, {0: "artifact"}, halt=[1])
    assert told(events, "effect-used-on") == [{"seat": 0, "ability": "royal_temper", "target": 1}]


def knave_and_temper() -> WarState:
    """The Queen, one behind, has a chip of higher printed Strength, and an Artifact."""
    g = queen()
    mine = {"supporters": 0, "figures": ["knave_of_hearts"]}
    duel(g, ["artifact", "forge"], mine=mine, theirs={"supporters": 0, "figures": ["unicorn"]})
    assert sorted(values(g, "ability")) == ["knave_of_hearts", "royal_temper"]
    return g


def test_effects_look_for_targets_only_at_their_turn() -> None:  # WW-R04
    g = knave_and_temper()
    play(g, {"kind": "use", "ability": "knave_of_hearts"})
    assert strengths(g)[:2] == [2 + 1 + 3, 3 + 1]  # level after the Knave: nobody is ahead
    g = knave_and_temper()
    play(g, {"kind": "use", "ability": "royal_temper"})
    assert strengths(g)[:2] == [2 + 1 + 3, 0 + 1]
