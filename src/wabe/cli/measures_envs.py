"""What `wabe bench --envs` measures: learning environments, each rate beside the engine's own decisions."""

from __future__ import annotations

import random
from typing import Final

from wabe.cli.measures import Work, decisions
from wabe.kernel.batch import Batch
from wabe.kernel.game import Game
from wabe.kernel.ints import Sheet, octets, sheet
from wabe.kernel.state import State

PLAYS: Final = 64  # side by side: so they stay in a processor's nearer caches
STEPS: Final = 4  # of all of them at a time
POSITIONS: Final = 64
APART: Final = 7  # decisions between positions that are observed


def works(game: Game, players: int) -> dict[str, Work]:
    """The things to count, as `measures.works` has them; actions are sampled from the mask within the work.

    Raises:
        NotEncoded: the game has no encoding.
        MissingExtra: a library is not installed.
    """
    return {
        "decisions": decisions(game, players),
        "observations": observations(game, players),
        "masks": masks(game, players),
        "batches": batches(game, players),
        "vectors": vectors(game, players),
        "turns": turns(game, players),
    }


def positions(game: Game, players: int) -> list[State]:
    """Positions all over random plays."""
    found: list[State] = []
    state: State = game.new(players, 1)
    while len(found) < POSITIONS:
        if state.over:
            state = game.new(players, len(found) + 1)
        if state.decisions % APART == 0:
            found.append(state.clone())
        state.act(state.decider, state.offers[state.below(state.offered)])
    return found


def observations(game: Game, players: int) -> Work:
    """What the seat that decides knows."""
    encoding, found = game.encoding(), positions(game, players)
    into: Sheet = sheet(encoding.size)

    def work(seed: int) -> int:
        for state in found:
            encoding.observe(state, state.decider, into)
        return POSITIONS

    return work


def masks(game: Game, players: int) -> Work:
    """What it may do."""
    encoding, found = game.encoding(), positions(game, players)
    into = octets(encoding.n)

    def work(seed: int) -> int:
        for state in found:
            encoding.mask(state, state.decider, into)
        return POSITIONS

    return work


def batches(game: Game, players: int) -> Work:
    """Steps of a batch, all seats' decisions, with mask and observation; plays are dealt anew."""
    batch = Batch(game, PLAYS, players, seed=1)

    def work(seed: int) -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return PLAYS * STEPS

    return work


def vectors(game: Game, players: int) -> Work:
    """The same by way of Gymnasium's vector environment; observations are views."""
    from wabe.envs import vector_env

    env = vector_env(game, PLAYS, players, others="none", copy=False)
    env.reset(seed=1)

    def work(seed: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return PLAYS * STEPS

    return work


def turns(game: Game, players: int) -> Work:
    """Decisions in PettingZoo's turn by turn environment, of whole plays."""
    from wabe.envs import env

    made = env(game, players)

    def work(seed: int) -> int:
        made.reset(seed=seed)
        pick, taken = random.Random(seed).random, 0
        for _ in made.agent_iter():
            observation, _, ended, cut, _ = made.last()
            if ended or cut:
                made.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            made.step(int(legal[int(pick() * len(legal))]))
            taken += 1
        return taken

    return work
