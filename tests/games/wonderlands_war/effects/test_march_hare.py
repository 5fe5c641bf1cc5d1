"""March Hare: opponents lose Strength for Madness on the track (WW-C07)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import play, strengths, table, told
from wabe.games.wonderlands_war.table.state import WarState

HARE = {"supporters": 2, "figures": ["march_hare"]}
LOSE = {"kind": "lose", "unit": "supporter"}


def hare() -> WarState:
    g = table(3)
    g.set_shield(0, False)
    return g


def test_one_for_a_madness_chip() -> None:  # WW-C07
    g = hare()
    duel(g, ["madness", "forge"], mine=HARE, theirs={"castle": True})
    events = play(g, LOSE)
    assert told(events, "strength-lost") == [{"seat": 1, "count": 1, "ability": "march_hare"}]
    assert strengths(g)[1] == 2 - 1 + 1


def test_two_for_a_double() -> None:  # WW-C07
    g = hare()
    duel(g, ["double_madness", "forge"], mine=HARE, theirs={"figures": ["humpty_dumpty"]})
    play(g, LOSE, LOSE)
    assert strengths(g)[1] == 4 - 2 + 1


def test_nobody_goes_below_zero() -> None:  # WW-C07 WW-B17
    g = hare()
    duel(g, ["madness", "forge"], mine=HARE)
    play(g, LOSE)
    assert strengths(g)[1] == 1


def test_not_if_the_hare_is_lost_on_the_draw() -> None:  # WW-C07 WW-B10
    g = hare()
    duel(g, ["madness", "forge"], mine=HARE, theirs={"castle": True})
    events = play(g, {"kind": "lose", "unit": "march_hare"})
    assert told(events, "strength-lost") == []


def test_not_for_poison_or_a_shielded_chip() -> None:  # WW-C07
    g = hare()
    duel(g, ["poison", "forge"], mine=HARE, theirs={"castle": True})
    events = play(g, LOSE)
    assert told(events, "strength-lost") == []
    g = table(3)
    duel(g, ["madness", "forge"], mine=HARE, theirs={"castle": True})
    events = play(g, "break_shield")
    assert told(events, "strength-lost") == []
