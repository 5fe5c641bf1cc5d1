"""Always Six O'Clock: on to the next multiple of six, if it is near."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, play, strengths, table, unlock, values
from wabe.games.wonderlands_war.table.state import WarState


def hatter(start: int) -> WarState:
    """The Hatter has played an Artifact from this start."""
    g = table(3, ["mad_hatter", "alice"])
    unlock(g, 0, "always_six_oclock")
    g.set_leader_strength(0, start)
    duel(g, ["artifact", "forge"], mine={"leader": True})
    return g


def test_at_most_three_spaces_ahead() -> None:
    assert values(hatter(0), "to") == [6]  # from 3
    assert values(hatter(18), "to") == [24]  # from 21
    assert asked(hatter(4)) == "draw_or_halt"  # from 7, five away


def test_not_on_a_multiple_nor_past_the_last() -> None:
    assert asked(hatter(3)) == "draw_or_halt"  # 6
    assert asked(hatter(22)) != "use"  # 25


def test_may_be_declined_or_used() -> None:
    g = hatter(0)
    play(g, "pass")
    assert strengths(g)[0] == 3
    g = hatter(0)
    play(g, {"kind": "move_tracker", "to": 6})
    assert strengths(g)[0] == 6
