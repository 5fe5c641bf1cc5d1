"""The table of how Factions fare."""

from __future__ import annotations

import pytest

from tools import faction_spread


def test_wins_are_shared_out_and_scores_add_up() -> None:
    seats = faction_spread.play(3, "random", 1, 0)
    assert sum(float(seat["win"]) for seat in seats) == pytest.approx(1.0)
    for seat in seats:
        parts = ("awards", "castles", "quests", "effects", "forging", "shards")
        assert float(seat["total"]) == sum(float(seat[part]) for part in parts)


def test_every_set_and_faction_that_played_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    faction_spread.main(["--players", "5", "--games", "4", "--level", "random"])
    printed = capsys.readouterr().out.splitlines()
    names = [line.split("|")[1].strip() for line in printed if line]
    assert names[2:7] == ["alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen"]
    assert names[9:] == ["A", "B", "C", "D", "all"]
