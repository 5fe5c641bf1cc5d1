"""Environments for programs that learn, of PettingZoo, Gymnasium and OpenSpiel; needs `pip install "wabe[rl]"`.

PettingZoo's are turn by turn, or step all seats at once; Gymnasium's are one seat against bots, or many plays in one
vector. docs/envs.md tells how they are used. Importing this registers `wabe/WonderlandXiii-v0` and the like with
Gymnasium, where that is installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wabe.envs.registration import register
from wabe.extras import MissingExtra, needed
from wabe.kernel.game import Game

if TYPE_CHECKING:
    from wabe.envs.aec import TurnsEnv
    from wabe.envs.parallel import SeatsEnv
    from wabe.envs.single import SeatEnv
    from wabe.envs.vector import BatchEnv

__all__ = ["MissingExtra", "env", "parallel_env", "raw_env", "register", "single_env", "vector_env"]


def env(game: Game | str, players: int | None = None, **settings: Any) -> TurnsEnv:
    """PettingZoo's turn by turn environment.

    Args:
        game: a title, or its name.
        players: number of seats; the least allowed by default.
        settings: as for `TurnsEnv`.

    Raises:
        MissingExtra, UnknownGame, BadPlayers, BadOptions, BadReward, BadEnv: with what is allowed.
    """
    needed("rl", "pettingzoo", "gymnasium", "numpy")
    from wabe.envs import aec

    return aec.env(game, players, **settings)


def raw_env(game: Game | str, players: int | None = None, **settings: Any) -> TurnsEnv:
    """The same, but an illegal action raises `IllegalAction`, and nothing has happened: PettingZoo's wrappers fit."""
    needed("rl", "pettingzoo", "gymnasium", "numpy")
    from wabe.envs import aec

    return aec.raw_env(game, players, **settings)


def parallel_env(game: Game | str, players: int | None = None, **settings: Any) -> SeatsEnv:
    """PettingZoo's environment in which all seats step at once: those that have nothing to decide wait."""
    needed("rl", "pettingzoo", "gymnasium", "numpy")
    from wabe.envs import parallel

    return parallel.parallel_env(game, players, **settings)


def single_env(game: Game | str, players: int | None = None, **settings: Any) -> SeatEnv:
    """Gymnasium's environment: one seat against bots, as `gymnasium.make` gives it but without wrappers."""
    needed("rl", "gymnasium", "numpy")
    from wabe.envs.single import SeatEnv

    return SeatEnv(game, players, **settings)


def vector_env(game: Game | str, num_envs: int, players: int | None = None, **settings: Any) -> BatchEnv:
    """Gymnasium's vector environment: many plays, stepped within compiled code."""
    needed("rl", "gymnasium", "numpy")
    from wabe.envs.vector import BatchEnv

    return BatchEnv(num_envs, game, players, **settings)


register()
