"""Tweedledum and Tweedledee: two each together, one each apart (WW-B03)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import own_figure, region, strengths, table, told

TWINS = "tweedledum_and_tweedledee"


def test_together_each_counts_two() -> None:  # WW-B03
    g = table(3)
    events = duel(g, ["forge"] * 3, mine={"supporters": 0, "figures": [TWINS, TWINS]})
    assert told(events, "start-strength")[0]["count"] == 4


def test_apart_one() -> None:  # WW-B03
    g = table(3)
    own_figure(g, 0, TWINS, "tulgey_woods", 1)
    events = duel(g, ["forge"] * 3, mine={"supporters": 0, "figures": [TWINS]})
    assert told(events, "start-strength")[0]["count"] == 1


def test_each_is_lost_by_itself_and_the_strength_stays() -> None:  # WW-B10 WW-B25
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["madness", "forge"], mine={"supporters": 0, "figures": [TWINS, TWINS]})
    assert (g.standees(0, region(HERE)), strengths(g)[0]) == (1, 4)
