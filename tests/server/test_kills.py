"""Promise 2: a kill -9 at any moment loses no acknowledged move and forks no game."""

from __future__ import annotations

from pathlib import Path

from tests.server.kill_cycles import Campaign

CYCLES = 6


def test_kills_lose_nothing_and_fork_nothing(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, seed=3)
    for _ in range(CYCLES):
        campaign.cycle()
    assert campaign.moves > 50
    assert sum(player.compared for player in campaign.players) > 10
