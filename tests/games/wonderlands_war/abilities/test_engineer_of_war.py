"""Engineer of War: two Strength for a Supporter lost while an opponent is ahead (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import play, strengths, table, told, unlock
from wabe.games.wonderlands_war.state import WarState


def hatter() -> WarState:
    g = table(3, ["mad_hatter", "alice"])
    unlock(g, 0, "engineer_of_war")
    g.set_shield(0, False)
    return g


def test_gains_if_an_opponent_is_ahead() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["madness", "forge"], theirs={"castle": True})
    assert told(events, "strength-gained") == [{"seat": 0, "count": 2, "ability": "engineer_of_war"}]


def test_not_if_nobody_is_ahead_before_anybody_adds() -> None:  # WW-C08 WW-B22
    g = hatter()
    events = duel(g, ["madness", "forge"], ["red_rook_strong", "forge"])
    assert told(events, "strength-gained") == []


def test_a_double_compares_anew_after_each_gain() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["double_madness", "forge"], theirs={"castle": True})  # 0 to 2: level with the Castle
    assert len(told(events, "strength-gained")) == 1
    g = hatter()
    events = duel(g, ["double_madness", "forge"], theirs={"figures": ["humpty_dumpty"]})
    assert strengths(g)[0] == 4


def test_not_for_poison_figures_or_the_leader() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["poison", "forge"], theirs={"castle": True})
    assert told(events, "strength-gained") == []
    g = hatter()
    mine = {"supporters": 0, "figures": ["walrus"], "leader": True}
    events = duel(g, ["madness", "forge"], mine=mine, theirs={"figures": ["humpty_dumpty", "unicorn"]})
    assert told(events, "strength-gained") == []


def test_no_use_on_a_bust() -> None:  # WW-B28
    g = hatter()
    events = duel(g, ["madness"], mine={"supporters": 1}, theirs={"castle": True})
    assert told(events, "strength-gained") == []


def test_madness_of_a_hookah_counts_too() -> None:  # WW-C08 WW-B29
    g = hatter()
    duel(g, ["caterpillars_hookah", "madness", "madness"], theirs={"figures": ["humpty_dumpty", "unicorn", "walrus"]})
    events = play(g, "use_it")
    gained = [(each["count"], each["ability"]) for each in told(events, "strength-gained")]
    assert gained == [(6, "caterpillars_hookah"), (2, "engineer_of_war"), (2, "engineer_of_war")]
