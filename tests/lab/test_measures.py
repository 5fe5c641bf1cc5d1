"""What is measured of a game, and added up over games."""

from __future__ import annotations

from tests.lab.games import facts
from wabe.lab.measures import measures
from wabe.lab.sheets import sources


def test_each_measure_is_a_share() -> None:
    found = dict(measures(facts()))
    assert found["sides", "alice"] == (1.0, 1.0)
    assert found["seats", "2"] == (0.0, 1.0)
    assert found["scores", "all"] == (19, 2)
    assert found["side_sources", "red_queen quests"] == (1, 1)
    assert found["events", "bust"] == (2, 2)
    assert found["steps", "all"] == (4, 10)
    assert found["lengths", "forced"] == (3, 1)
    assert found["things", "take card=tart"] == (2, 6)
    assert found["worth", "take card=tart"] == (1.0, 1, 0.0, 1)


def test_a_score_sheet_is_flattened() -> None:
    sheet = {"seat": 1, "track": {"awards": 5}, "quests": [{"points": 9, "feat": True}, {"points": 3, "feat": False}]}
    assert sources({**sheet, "tiles": [3, 0, 6], "total": 26}) == {
        "track.awards": 5,
        "quests.points": 12,
        "quests.feat": 1,
        "tiles": 9,
        "total": 26,
    }
