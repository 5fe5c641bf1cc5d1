"""PettingZoo's AEC environment: the seats decide one after another (docs/envs.md).

Where several decide at once, they are asked one after another, the lowest first; none sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from wabe.envs.agents import Agents
from wabe.envs.setting import MASK, Observation, Setting, legal_number, outcome
from wabe.kernel import rewards
from wabe.kernel.game import Game


def env(game: Game | str, players: int | None = None, illegal_reward: float = -1.0, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the play, with this reward for its seat.

    Raises:
        UnknownGame, BadData, BadPlayers, BadOptions, BadReward, BadEnv, NotEncoded: with what is allowed.
    """
    wrapped = TerminateIllegalWrapper(RawEnv(game, players, **settings), illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class RawEnv(Agents, AECEnv):  # type: ignore[misc]
    """The environment without wrappers.

    An observation is `{"observation", "action_mask"}`: what the agent knows, and the numbers of `Encoding.pairs` that
    it may take now, all 0 where it is not asked. The info of the agent that is asked has the mask too. Rewards come at
    the end of a play, or where it is cut off; infos have `scores` and `winners` then.

    Args:
        game, players, options, data, reward, limit: as for `Setting`.
        render_mode: `human` or `ansi`.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: str | None = None,
        reward: str = rewards.WIN,
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.set_up(Setting(game, players, options, data, reward, limit), render_mode)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a play: with a seed that very one, else the next of the series that the last seed began.

        Raises:
            BadSeed: with what is allowed.
        """
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self.ask()

    def ask(self) -> None:
        """Turn to the agent that decides next."""
        self.infos[self.agent_selection] = {}
        seat = self.table.play.decider
        self.agent_selection = agent = self.possible_agents[seat]
        self.mask = self.table.mask(seat)
        self.infos[agent] = {MASK: self.mask.copy()}

    def step(self, action: Any) -> None:
        """Carry out what `agent_selection` does; an agent whose play has ended does None.

        Raises:
            IllegalAction: not among those of its mask. Nothing has happened then.
        """
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        table.act(seat, legal_number(action, self.mask, seat))
        table.steps += 1
        if table.play.depth == 0:
            self.close_play(self.terminations)
        elif table.is_cut_off:
            self.close_play(self.truncations)
        else:
            self.ask()

    def close_play(self, why: dict[str, bool]) -> None:
        """The play has ended, or is cut off: all are told, rewarded, and asked for None."""
        self.mask = nothing = self.table.nothing
        for agent, reward in zip(self.agents, self.setting.rewards(self.play), strict=True):
            self.rewards[agent] = reward
            why[agent] = True
            self.infos[agent] = {MASK: nothing.copy(), **outcome(self.play)}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        mask = self.mask if agent == self.agent_selection else self.table.nothing
        return self.table.observation(self.seat_of[agent], mask)

    def render(self) -> str | None:
        """The play as the agent that is asked sees it, with what has happened since it was last rendered."""
        return self.table.show(None if self.play.over else self.play.seat)


raw_env = RawEnv
