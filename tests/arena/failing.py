"""A bot that fails in the middle of a match."""

from __future__ import annotations

import pytest

from wabe import bots


def fail_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a level `failing`, which plays so many games: whatever is legal first, and then no more."""
    left = [games]

    class Failing(bots.Bot):
        def think(self, situation: bots.Situation) -> list[bots.Thought]:
            if not left[0]:
                raise bots.BotFailed("error-guest-late", bot="it", seconds="1")
            return [bots.Thought(situation.legal_actions[0])]

        def close(self) -> None:
            left[0] -= 1

    monkeypatch.setitem(bots.LEVELS, "failing", bots.Level("failing", Failing))
