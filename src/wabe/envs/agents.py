"""What PettingZoo's two kinds of environment have in common: agents, spaces, and what all of them know together."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wabe.envs.picture import RENDER_MODES
from wabe.envs.setting import GREATEST, Setting
from wabe.envs.table import Table
from wabe.kernel.state import State


class Agents:
    """Agents are `seat_0`, `seat_1` ..."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def set_up(self, setting: Setting, render_mode: str | None, more: int = 0) -> None:
        """Make the spaces.

        Args:
            setting: which plays.
            render_mode: `human`, `ansi` or None.
            more: actions besides those of the table of actions.
        """
        self.setting = setting
        self.table = Table(setting, render_mode)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{setting.game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: setting.observations(more) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions + more) for agent in self.possible_agents}
        self.state_space = spaces.Box(-GREATEST, GREATEST, (setting.players * setting.size,), np.int32)

    @property
    def play(self) -> State:
        """The state. It knows everything: agents must not look at it."""
        return self.table.play

    @property
    def seed(self) -> int:
        """`game.new(players, seed, options)` began the play."""
        return self.table.seed

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do, by number."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.int32]:
        """What all agents together know, one after another: for a critic that learns centrally.

        These are `players * encoding.size` integers, seat 0 first; each seat's are its observation (`Table.see`).
        """
        return self.table.all_seen()

    def close(self) -> None:
        """Nothing is held."""
