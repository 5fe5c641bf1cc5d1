"""The tools that load a server measure something; how much, they say where they are run for long."""

from __future__ import annotations

import re

import pytest

from tools import neighbour, restart


def test_after_a_restart_everybody_is_back_and_nobody_was_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restart, "STAY", 0)
    assert re.fullmatch(r"6 tables, 18 sockets: .* turned away: 0; .*", restart.measure(6, 3))


def test_beside_the_worst_neighbour_an_innocent_player_goes_on_and_the_neighbour_is_refused() -> None:
    reports = map(neighbour.measure, (0.01, 8, 32))  # seconds: on a busy machine it takes longer to be too fast
    report = next(each for each in reports if each.answers["look too-fast"] > 0 and each.answers["join 200"] > 0)
    assert all(report.waits[when] for when in ("alone", "beside"))
