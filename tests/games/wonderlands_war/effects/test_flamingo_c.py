"""Flamingo C: may move to the nearest Forge symbol (WW-C05, WW-C09)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, offered, play, strengths, table, told, values


def moves(start: int, chip: str = "flamingo_weak") -> list[int]:
    """Where the tracker may go with the chip added to this start."""
    g = table(3, ally_set="C")
    g.set_leader_strength(0, start)
    duel(g, [chip, "forge"], mine={"leader": True})
    return values(g, "to") if asked(g) == "use" else []


def test_the_nearest_symbol_forwards_or_backwards() -> None:  # WW-C09
    assert moves(2) == [2]  # from 3
    assert moves(8) == [7, 11]  # from 9, both two away
    assert moves(11) == [11]  # from 12
    assert moves(0) == [2]  # from 1


def test_not_on_a_symbol_nor_at_the_end() -> None:  # WW-C09
    assert moves(1) == []
    assert moves(24) == []


def test_may_be_declined() -> None:  # WW-C05
    g = table(3, ally_set="C")
    duel(g, ["flamingo_weak", "forge"])
    assert offered(g) == [{"kind": "pass"}, {"kind": "move_tracker", "to": 2}]
    play(g, "pass")
    assert strengths(g)[0] == 1


def test_moves_the_tracker() -> None:  # WW-C05
    g = table(3, ally_set="C")
    duel(g, ["flamingo_weak", "forge"])
    events = play(g, {"kind": "move_tracker", "to": 2})
    assert told(events, "tracker-moved") == [{"seat": 0, "count": 2}]
    assert strengths(g) == [2, 1, 0]
