"""Everywhere at Once: Alice comes here from anywhere (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    asked,
    offered,
    place,
    play,
    region,
    strengths,
    table,
    told,
    unlock,
    values,
)
from wabe.games.wonderlands_war.table.layout import LEADER_SEEN, RESERVE
from wabe.games.wonderlands_war.table.state import WarState


def alice() -> WarState:
    g = table(3, ["alice", "red_queen"])
    unlock(g, 0, "everywhere_at_once")
    return g


def test_from_any_region() -> None:  # WW-C08 WW-B25
    g = alice()
    g.set_leader_strength(0, 5)
    place(g, 0, "tulgey_woods", leader=True)
    duel(g, ["artifact", "forge"])
    assert offered(g) == [{"kind": "pass"}, {"kind": "place_leader_here", "from": "tulgey_woods"}]
    events = play(g, {"kind": "place_leader_here", "from": "tulgey_woods"})
    assert told(events, "unit-moved") == [{"seat": 0, "unit": "leader", "from": "tulgey_woods", "region": HERE}]
    assert (g.leader_at(0), strengths(g)[0]) == (region(HERE), 3 + 1)
    assert g.mark(0, LEADER_SEEN) == 1


def test_from_the_reserve() -> None:  # WW-C08
    g = alice()
    g.put_leader(0, RESERVE)
    duel(g, ["artifact", "forge"])
    play(g, {"kind": "place_leader_here", "from": "reserve"})
    assert g.leader_at(0) == region(HERE)


def test_is_optional() -> None:  # WW-C08
    g = alice()
    place(g, 0, "tulgey_woods", leader=True)
    duel(g, ["artifact", "forge"])
    play(g, "pass")
    assert (strengths(g)[0], g.leader_at(0)) == (3, region("tulgey_woods"))


def test_not_if_she_is_here() -> None:  # WW-C08
    g = alice()
    duel(g, ["artifact", "forge"], mine={"leader": True})
    assert asked(g) == "draw_or_halt"


def test_not_with_other_chips_nor_while_locked() -> None:  # WW-S08
    g = alice()
    place(g, 0, "tulgey_woods", leader=True)
    duel(g, ["faction_2", "forge"])
    assert asked(g) == "draw_or_halt"
    g = table(3, ["alice", "red_queen"])
    place(g, 0, "tulgey_woods", leader=True)
    duel(g, ["artifact", "forge"])
    assert asked(g) == "draw_or_halt"


def test_both_artifact_abilities_act_in_the_order_she_likes() -> None:  # WW-B16
    g = alice()
    unlock(g, 0, "looking_glass_guard")
    place(g, 0, "tulgey_woods", leader=True)
    duel(g, ["artifact", "forge"])
    assert (asked(g), sorted(values(g, "ability"))) == ("choose_effect", ["everywhere_at_once", "looking_glass_guard"])
    play(g, {"kind": "use", "ability": "looking_glass_guard"})
    play(g, {"kind": "place_leader_here", "from": "tulgey_woods"})
    assert strengths(g)[0] == 3 + 1 + 1
