"""Reports of matches: shares, and the intervals that go with them."""

from __future__ import annotations

import pytest

from wabe.arena import Report, wilson


def test_a_report_of_nothing() -> None:
    data = Report("wonderland_xiii", 2, 0, {}, True, ["greedy", "random"]).to_json()
    assert data["decisions_per_game"] == data["turns_per_game"] == 0.0
    assert data["entrants"][0] == {
        "bot": "greedy", "games": 0, "wins": 0.0, "share": 0.0, "low": 0.0, "high": 1.0, "mean_score": 0.0
    }  # fmt: skip


def test_intervals() -> None:
    """Against published values of Wilson's interval."""
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)


def test_a_smaller_error_makes_a_wider_interval() -> None:
    """With 1 % in place of 5 %: 2.576 in place of 1.960 in Wilson's formula, worked out by hand for 5 of 10."""
    assert wilson(5, 10, 0.01) == pytest.approx((0.1842, 0.8158), abs=1e-4)
