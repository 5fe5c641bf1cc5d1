"""Random and guided play to the end, inside the compiled kernel."""

from __future__ import annotations

from mypy_extensions import i64

from wabe.kernel.state import State


def playout(state: State, limit: i64 = 1_000_000) -> i64:
    """Play uniformly random legal actions until the game is over or `limit` decisions were made; their number.

    The choices come from the state's own stream of chance: clone first, reseed as needed.
    """
    made: i64 = 0
    while state.depth > 0 and made < limit:
        state.act(state.decider, state.offers[state.below(state.offered)])
        made += 1
    return made


def guided(state: State, turns: i64) -> i64:
    """Play by the game's `quick_action` until the game is over or `turns` more turns have begun; the decisions made."""
    game = state.game
    end = state.turn_number() + turns
    made: i64 = 0
    while state.depth > 0 and state.turn_number() < end:
        state.act(state.decider, game.quick_action(state))
        made += 1
    return made


def clones(state: State, times: i64) -> None:
    """Clone a state many times over and forget the copies: the benchmark of `clone`."""
    for _clone in range(times):
        state.clone()
