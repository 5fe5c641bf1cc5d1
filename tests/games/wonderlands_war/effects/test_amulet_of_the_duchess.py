"""Amulet of the Duchess: Madness off a track into the bag (WW-C07)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, bag, fill_track, offered, play, strengths, table, track


def test_anybody_who_has_not_bust_oneself_included() -> None:  # WW-C07
    g = table(3)
    fill_track(g, 0, "madness")
    fill_track(g, 1, "double_madness", "madness", "madness")
    fill_track(g, 2, "madness")
    duel(g, ["amulet_of_the_duchess", "forge"])
    assert offered(g) == [
        {"kind": "pass"},
        {"kind": "take_off_track", "target": 0, "chip": "madness"},
        {"kind": "take_off_track", "target": 1, "chip": "madness"},
        {"kind": "take_off_track", "target": 1, "chip": "double_madness"},
    ]
    play(g, {"kind": "take_off_track", "target": 1, "chip": "double_madness"})
    assert (track(g, 1), bag(g, 1)["double_madness"]) == (["madness", "madness"], 1)


def test_no_effect_on_empty_tracks() -> None:  # WW-C07
    g = table(3)
    duel(g, ["amulet_of_the_duchess", "forge"])
    assert (asked(g), strengths(g)[0]) == ("draw_or_halt", 2)


def test_may_be_declined() -> None:  # WW-C07
    g = table(3)
    fill_track(g, 1, "madness")
    duel(g, ["amulet_of_the_duchess", "forge"])
    play(g, "pass")
    assert track(g, 1) == ["madness"]
