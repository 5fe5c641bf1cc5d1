"""A short run of every campaign (`python -m tools.campaigns`): nothing is lost, and enough was tried to say so."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.campaign import campaign
from tools.campaigns.all import CAMPAIGNS
from tools.campaigns.campaign import Campaign

# Cycles, and what must have been tried at least.
SHORT: Final = {
    "kills": (6, {"moves": 50, "positions compared": 10}),
    "faults": (3, {"states compared": 12, "acknowledged": 10, "dropped": 5, "doubled": 5, "reordered": 5}),
    "secrecy": (3, {"other truths": 3, "answers": 50}),
    "hostile": (1, {"attacks": 9, "refusals": 20, "moves of the innocent": 9}),
    "disk": (4, {"moves": 8, "moves refused": 1}),
    "minds": (2, {"minds killed": 1, "moves of bots": 2, "moves of people": 2}),
}


def test_every_campaign_has_a_short_run() -> None:
    assert SHORT.keys() == CAMPAIGNS.keys()


@pytest.mark.long
@pytest.mark.parametrize("name", SHORT)
def test_nothing_is_lost(name: str, tmp_path: Path) -> None:
    cycles, least = SHORT[name]
    with CAMPAIGNS[name](tmp_path, seed=3) as run:
        run.run(campaign(cycles))
    assert run.lost == []
    assert {what: count for what, count in least.items() if run.tried[what] < count} == {}


class Failing(Campaign):
    """Loses something in the second cycle."""

    def cycle(self) -> None:
        if self.tried["cycles"] == 1:
            raise AssertionError("a move")
        self.expect(self.tried["cycles"] < 2, "a seat")


def test_what_is_lost_is_told_and_the_campaign_goes_on(tmp_path: Path) -> None:
    assert str(Failing(tmp_path, 1).run(3)) == "3 cycles: a move; a seat"
