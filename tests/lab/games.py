"""Facts of games that nobody has played, for the tests of the laboratory."""

from __future__ import annotations

from typing import Any


def facts(**other: Any) -> dict[str, Any]:
    """A game of two, which the first has won."""
    return {
        "sides": ["alice", "red_queen"],
        "wins": [1.0, 0.0],
        "scores": [12, 7],
        "sources": [{"awards": 12.0}, {"awards": 6.0, "quests": 1.0}],
        "events": {"bust": [0, 2]},
        "decisions": 40,
        "turns": 8,
        "leads": 1,
        "steps": {"draw": [10, 4, 3]},
        "things": {"take card=tart": [2, 5, 0, 1]},
    } | other
