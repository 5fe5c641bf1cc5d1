"""The engine and the independent reference play the same games: traces, scores, final positions."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.campaign import campaign
from tests.games.equivalence import Chance
from tests.games.wonderland_xiii.reference.game import Decision, Result, play
from tests.games.wonderland_xiii.reference.watched import POLICIES, Policy
from tests.games.wonderland_xiii.walks import SWITCHES
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.layout import KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState

GAMES_PER_CASE = campaign(48)
ALL = {name: value for switch in SWITCHES.values() for name, value in switch.items()}
CASES = list(itertools.product((2, 3, 4), [*SWITCHES.values(), ALL]))


def play_both(players: int, options: dict[str, bool | str], seed: int, policy: Policy) -> tuple[XiiiState, Result]:
    """Play one game on both sides, decision by decision."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, XiiiState)
    choices = random.Random(seed)
    reference = play(players, options, Chance(seed))
    decision = next(reference)
    while True:
        assert decision == Decision(state.seat, state.top_step().name, tuple(state.legal_actions())), f"seed {seed}"
        action = policy(decision, choices)
        state.apply(action)
        try:
            decision = reference.send(action)
        except StopIteration as end:
            return state, end.value


@pytest.mark.parametrize(
    ("players", "options"), CASES, ids=lambda value: "-".join(value) or "default" if isinstance(value, dict) else None
)
def test_engine_and_reference_agree(players: int, options: dict[str, bool | str]) -> None:
    first = CASES.index((players, options)) * GAMES_PER_CASE
    for seed in range(first, first + GAMES_PER_CASE):
        state, result = play_both(players, options, seed, POLICIES[seed % len(POLICIES)])
        seats = range(players)
        assert state.over
        assert (state.scores(), state.winners()) == (result.scores, result.winners)
        assert [[state.notebook(seat, kind) for kind in range(KINDS)] for seat in seats] == result.notebooks
        assert [state.discarded(kind) for kind in range(KINDS)] == result.discard
        assert [[state.hidden(seat, i) for i in range(state.hidden_size(seat))] for seat in seats] == result.hidden
        assert state.turn == result.turns
