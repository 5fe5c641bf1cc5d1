"""Knave of Hearts: one Strength for a higher printed chip (WW-C07)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, play, strengths, table, told

KNAVE = {"supporters": 1, "figures": ["knave_of_hearts"]}


def test_gains_for_a_higher_printed_strength() -> None:  # WW-C07
    g = table(3)
    events = duel(g, ["rose_weak", "forge"], mine=KNAVE)
    assert told(events, "strength-gained") == [{"seat": 0, "count": 1, "ability": "knave_of_hearts"}]
    assert strengths(g)[0] == 2 + 2 + 1


def test_not_for_an_equal_one_whatever_it_adds() -> None:  # WW-C07
    g = table(3, ally_set="A")
    events = duel(g, ["card_soldier_weak", "forge"], mine=KNAVE)  # doubled, but printed 1
    assert told(events, "strength-gained") == []


def test_madness_counts_nothing() -> None:  # WW-C07
    g = table(3)
    g.set_shield(1, False)
    events = duel(g, ["forge", "forge"], ["madness", "forge"], mine=KNAVE)
    assert len(told(events, "strength-gained")) == 1


def test_a_shielded_one_neither() -> None:  # WW-C07
    g = table(3)
    duel(g, ["forge", "forge"], ["madness", "forge"], mine=KNAVE)
    events = play(g, "break_shield")
    assert len(told(events, "strength-gained")) == 1


def test_opponents_who_halted_or_bust_do_not_count() -> None:  # WW-C07
    g = table(3)
    duel(g, ["forge", "rose_weak", "forge"], ["red_rook_strong", "forge"], mine=KNAVE)
    events = draw(g, {0: "rose_weak"}, halt=[1])
    assert told(events, "strength-gained") == []
    g = table(3)
    g.set_shield(1, False)
    events = duel(g, ["rose_weak"], ["madness"], mine=KNAVE, theirs={"supporters": 1})
    assert told(events, "strength-gained") == []


def test_not_with_madness_of_ones_own() -> None:  # WW-C07
    g = table(3)
    g.set_shield(1, False)
    duel(g, ["madness", "forge"], ["madness", "forge"], mine=KNAVE)
    events = play(g, "break_shield", seat=0)
    assert told(events, "strength-gained") == []
