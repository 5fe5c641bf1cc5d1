"""Random games of the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.events import EventLog

SWITCHES: dict[str, dict[str, bool | str]] = {
    "default": {},
    "reveal_copies_fire": {"reveal_copies_fire": True},
    "optional_invasion": {"optional_invasion": True},
    "repeat_own_city": {"repeat_own_city": True},
    "original_needs_sole_most": {"original_needs_sole_most": True},
    "rotate_start_player": {"rotate_start_player": True},
    "steal_attack_allowed": {"steal_attack_allowed": False},
    "slot_majority_by": {"slot_majority_by": "colour"},
}

Policy = Callable[[HeroesState, random.Random], int]


def wanderer(state: HeroesState, rng: random.Random) -> int:
    """Anything."""
    return rng.choice(state.legal_actions())


def summoner(state: HeroesState, rng: random.Random) -> int:
    """Summons whom it can, so that many effects are live."""
    return state.legal_actions()[-1] if state.top_step().name == "place_card" else wanderer(state, rng)


def crowd(state: HeroesState, rng: random.Random) -> int:
    """Keeps to the first spaces, so that tokens meet, Forests are surrounded and spaces stolen."""
    return state.legal_actions()[0] if state.top_step().name == "choose_target" else summoner(state, rng)


POLICIES: tuple[Policy, ...] = (wanderer, summoner, crowd)


def walk(players: int, options: dict[str, bool | str], seed: str, log: EventLog | None = None) -> Iterator[HeroesState]:
    """Every position of one random game, the last one too; the state goes on when the next is asked for."""
    rng = random.Random(seed)
    policy = rng.choice(POLICIES)
    state = GAME.new(players, rng.getrandbits(64), options, log)
    assert isinstance(state, HeroesState)
    while not state.over:
        yield state
        state.apply(policy(state, rng))
    yield state
