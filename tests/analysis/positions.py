"""Decisions of all games, each with one that differs only in what the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tests.games.alicematic_heroes import variants as heroes
from tests.games.alicematic_heroes import walks as heroes_walks
from tests.games.wonderland_xiii import variants as xiii
from tests.games.wonderland_xiii import walks as xiii_walks
from tests.games.wonderlands_war import variants as war
from tests.games.wonderlands_war import walks as war_walks
from wabe.kernel.state import State


@dataclass(frozen=True)
class Kind:
    """How positions of a game are made.

    Args:
        walk: all positions of a random game.
        variant: the same position as a seat sees it, with all else redrawn.
        one_in: how many of the decisions are looked at.
    """

    walk: Callable[..., Iterator[Any]]
    variant: Callable[..., Any]
    one_in: int


KINDS: Final = {
    "xiii": Kind(xiii_walks.walk, xiii.variant, 17),
    "heroes": Kind(heroes_walks.walk, heroes.variant, 29),
    "war": Kind(war_walks.walk, war.variant, 71),
}


def twins(game: str, more: int = 1) -> Iterator[tuple[State, State, random.Random]]:
    """Some decisions of a game with three players, and their twins; so many times more than usual."""
    kind, rng, met = KINDS[game], random.Random(f"analysis {game}"), 0
    for state in kind.walk(3, {}, f"analysis {game}"):
        if not state.over and len(state.legal_actions()) > 1:
            met += 1
            if met % (kind.one_in // more) == 0:
                kept = state.clone()
                yield kept, kind.variant(kept, kept.seat, rng), rng


def variant(game: str, state: State, seat: int, rng: random.Random) -> State:
    """The same position as a seat sees it, with all else redrawn."""
    made: State = KINDS[game].variant(state, seat, rng)
    return made
