"""What the search leans on: sensible actions in a hurry, the same for all that the seat cannot tell apart."""

from __future__ import annotations

import random

import pytest

from tests.campaign import campaign
from tests.games.alicematic_heroes.table import player, scene
from tests.games.alicematic_heroes.variants import variant
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from wabe.arena import simulate
from wabe.bots import LEVELS, Bot, Level, Situation, Thought
from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.playout import guided


def quick(state: HeroesState, times: int = 20) -> set[str]:
    """The quick actions in words, chance differing."""
    found = set()
    for seed in range(times):
        twin = state.clone()
        twin.reseed(seed)
        form = state.form(int(GAME.quick_action(twin)))
        found.add(" ".join(str(part) for part in form.values()))
    return found


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_quick_actions_are_legal(players: int, switch: str) -> None:
    for state in walk(players, SWITCHES[switch], f"quick {switch}"):
        if not state.over:
            assert GAME.quick_action(state.clone()) in state.legal_actions(state.decider)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_quick_actions_know_what_the_seat_knows(players: int) -> None:
    rng = random.Random(players)
    for state in walk(players, {}, f"quick hidden {players}"):
        if not state.over:
            mine, other = state.clone(), variant(state, state.decider, rng)
            mine.reseed(1)
            other.reseed(1)
            assert GAME.quick_action(mine) == GAME.quick_action(other)


def test_play_outs_end() -> None:
    state = GAME.new(4, 1)
    assert guided(state, 14 * 4 + 1) > 14 * 4
    assert state.over


def test_quick_actions_summon() -> None:  # AH-17
    state = scene(player("adventurer", holds=[0], yellow="- - -"), step="choose_card")
    while state.top_step().name != "place_card":
        state.apply(state.legal_actions()[0])
    assert quick(state) == {"summon adventurer green 0"}


def test_quick_actions_vary() -> None:
    assert len(quick(scene(player("- -", holds=[0, 7], red="- - -", green="- - -")))) > 1


class Quick(Bot):
    """Plays quick actions."""

    def think(self, situation: Situation) -> list[Thought]:
        return [Thought(int(self.game.quick_action(situation.determinise(self.new_seed()))))]


def test_quick_actions_beat_random_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", Level("quick", Quick))
    low, _ = simulate(GAME, 3, campaign(120), ["quick", "random", "random"], seed=3).entrants[0].interval
    assert low > 1 / 3
