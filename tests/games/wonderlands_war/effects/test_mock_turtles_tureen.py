"""Mock Turtle's Tureen: returns up to two Exhausted chips."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, bag, exhausted, fill_exhausted, play, strengths, table


def test_returns_up_to_two() -> None:
    g = table(3)
    fill_exhausted(g, 0, "rose_weak", "rose_weak", "artifact")
    duel(g, ["mock_turtles_tureen", "forge"])
    play(g, {"kind": "return_chip", "chip": "artifact"}, {"kind": "return_chip", "chip": "rose_weak"})
    assert asked(g) == "draw_or_halt"
    assert (bag(g, 0), exhausted(g, 0)) == ({"forge": 1, "artifact": 1, "rose_weak": 1}, {"rose_weak": 1})


def test_may_stop_after_one_or_none() -> None:
    g = table(3)
    fill_exhausted(g, 0, "rose_weak", "rose_weak")
    duel(g, ["mock_turtles_tureen", "forge"])
    play(g, {"kind": "return_chip", "chip": "rose_weak"}, "pass")
    assert exhausted(g, 0) == {"rose_weak": 1}
    g = table(3)
    fill_exhausted(g, 0, "rose_weak")
    duel(g, ["mock_turtles_tureen", "forge"])
    play(g, "pass")
    assert exhausted(g, 0) == {"rose_weak": 1}


def test_not_asked_without_exhausted_chips() -> None:
    g = table(3)
    duel(g, ["mock_turtles_tureen", "forge"])
    assert (asked(g), strengths(g)[0]) == ("draw_or_halt", 2)
