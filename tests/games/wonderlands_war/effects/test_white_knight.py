"""White Knight: when lost he may go to an adjacent Region (WW-B10)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, play, region, standee, table, told
from wabe.games.wonderlands_war.table.layout import RESERVE
from wabe.games.wonderlands_war.table.state import WarState

KNIGHT = {"supporters": 1, "figures": ["white_knight"]}
LOSE = {"kind": "lose", "unit": "white_knight"}


def knight(mine: dict[str, object]) -> WarState:
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["madness", "forge"], mine=mine)
    return g


def test_he_may_go_next_door() -> None:
    g = knight(KNIGHT)
    play(g, LOSE)
    assert asked(g) == "lost_to"
    play(g, {"kind": "lose_to", "unit": "white_knight", "region": "red_keep"})
    assert g.standee_at(standee("white_knight")) == region("red_keep")


def test_or_to_the_reserve() -> None:
    g = knight(KNIGHT)
    play(g, LOSE, "lose_to_reserve")
    assert g.standee_at(standee("white_knight")) == RESERVE


def test_he_does_not_prevent_a_bust() -> None:  # WW-B12
    g = knight({"supporters": 0, "figures": ["white_knight"]})
    events = play(g, {"kind": "lose_to", "unit": "white_knight", "region": "red_keep"})
    assert told(events, "bust") == [{"seat": 0}]
    assert g.standee_at(standee("white_knight")) == region("red_keep")


def test_another_unit_goes_nowhere() -> None:
    g = knight(KNIGHT)
    play(g, {"kind": "lose", "unit": "supporter"})
    assert asked(g) == "draw_or_halt"
