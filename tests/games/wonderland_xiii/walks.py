"""Random games of the engine by several kinds of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.wonderland_xiii.reference.game import Decision
from tests.games.wonderland_xiii.reference.watched import POLICIES
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.events import EventLog

SWITCHES: dict[str, dict[str, bool | str]] = {
    "default": {},
    "skills_optional": {"skills_optional": True},
    "hatter_deck_by": {"hatter_deck_by": "user"},
    "best_split": {"best_split": True},
    "tunnel_scores_at_end": {"tunnel_scores_at_end": False},
    "final_refill": {"final_refill": False},
}


def walk(players: int, options: dict[str, bool | str], seed: str, log: EventLog | None = None) -> Iterator[XiiiState]:
    """Every position of one random game, the last one too; the state goes on when the next is asked for."""
    rng = random.Random(seed)
    policy = rng.choice(POLICIES)
    state = GAME.new(players, rng.getrandbits(64), options, log)
    assert isinstance(state, XiiiState)
    while not state.over:
        yield state
        actions = state.legal_actions()
        state.apply(policy(Decision(state.seat, state.top_step().name, tuple(actions)), rng))
    yield state
