"""PettingZoo's parallel environment: every seat acts in each step (docs/envs.md).

Those that have nothing to decide can only wait. Where several decide at once their actions are carried out together;
elsewhere a step is one seat's decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from wabe.envs.agents import Agents
from wabe.envs.setting import END, MASK, Observation, Setting, legal_number, outcome
from wabe.kernel.errors import GameOver, IllegalAction
from wabe.kernel.game import Game

Infos: TypeAlias = "dict[str, dict[str, Any]]"
Stepped: TypeAlias = "tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]"


class SeatsEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Observations and infos are those of `TurnsEnv`, with one action more: `wait`, the last one.

    Args:
        game, players, settings: as for `Setting`.
        render_mode: `human` or `ansi`.
    """

    def __init__(
        self, game: Game | str, players: int | None = None, *, render_mode: str | None = None, **settings: Any
    ) -> None:
        self.set_up(Setting(game, players, **settings), render_mode, more=1)
        self.wait = self.setting.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a play: with a seed that very one, else the next of the series that the last seed began.

        Raises:
            BadSeed: with what is allowed.
        """
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.masks = self.new_masks(self.play.waiting)
        return self.seen(), self.told({})

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        """Carry out the actions of all agents that are asked; an agent that is not named waits.

        Raises:
            IllegalAction: not among those of an agent's mask, unless such ends the play.
            GameOver: the play has ended, or none has begun.
        """
        if not self.agents:
            raise GameOver("error-env-reset")
        numbers, wrong = self.checked(actions)
        if wrong:
            return self.broken_off(wrong)
        play = self.play
        for seat in play.waiting:
            self.table.act(seat, numbers[seat])
        self.table.steps += 1
        over, cut = play.over, self.table.is_cut_off
        self.masks = self.new_masks(() if cut else play.waiting)
        if not over and not cut:
            return self.report([0.0] * self.setting.players, {})
        self.agents = []
        return self.report(self.setting.rewards(play), outcome(play), over, cut)

    def checked(self, actions: Mapping[str, Any]) -> tuple[list[int], dict[int, IllegalAction]]:
        """The number of each seat's action, and what is wrong with some. Raises `IllegalAction` if that is wanted."""
        numbers, wrong = [self.wait] * self.setting.players, {}
        for agent, seat in self.seat_of.items():
            try:
                numbers[seat] = legal_number(actions.get(agent, self.wait), self.masks[seat], seat)
            except IllegalAction as error:
                if self.setting.illegal != END:
                    raise
                wrong[seat] = error
        return numbers, wrong

    def broken_off(self, wrong: dict[int, IllegalAction]) -> Stepped:
        """The end of a play by illegal actions."""
        self.masks = self.new_masks(())
        self.agents = []
        return self.report(self.setting.broken_off(wrong), {"illegal": " ".join(map(str, wrong.values()))}, over=True)

    def report(self, earned: list[float], more: dict[str, Any], over: bool = False, cut: bool = False) -> Stepped:
        """What a step gives."""
        agents = self.possible_agents
        gained = dict(zip(agents, earned, strict=True))
        return self.seen(), gained, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), self.told(more)

    def new_masks(self, waiting: tuple[int, ...]) -> list[NDArray[np.int8]]:
        """What each seat may do: those that are asked, their legal actions; the others, wait."""
        masks = np.zeros((self.setting.players, self.wait + 1), dtype=np.int8)
        masks[:, self.wait] = 1
        for seat in waiting:
            masks[seat, : self.wait] = self.table.mask(seat)
            masks[seat, self.wait] = 0
        return list(masks)

    def seen(self) -> dict[str, Observation]:
        """What each agent sees."""
        return {agent: self.table.observation(seat, self.masks[seat]) for agent, seat in self.seat_of.items()}

    def told(self, more: dict[str, Any]) -> Infos:
        """The info of each agent."""
        return {agent: {MASK: self.masks[seat].copy(), **more} for agent, seat in self.seat_of.items()}

    def render(self) -> str | None:
        """The play as a spectator sees it, with what has happened since it was last rendered."""
        return self.table.show(None)


parallel_env = SeatsEnv
