"""PettingZoo's AEC environment: the seats decide one after another (docs/envs.md).

Where several decide at once, they are asked one after another, the lowest first; none sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable

from wabe.envs.agents import Agents
from wabe.envs.setting import END, MASK, RAISE, Observation, Setting, legal_number, outcome
from wabe.envs.table import missing
from wabe.kernel.errors import GameOver, IllegalAction
from wabe.kernel.game import Game


class TurnsEnv(Agents, AECEnv):  # type: ignore[misc]
    """The seats act in turn.

    An observation is `{"observation", "action_mask"}`: what the agent knows, and the numbers of `Encoding.pairs` that
    it may take now, all 0 where it is not asked. The info of the agent that is asked has the mask too. Rewards come at
    the end of a play; one that is cut off has none. At both, infos have `scores` and `winners`.

    Args:
        game, players, settings: as for `Setting`.
        render_mode: `human` or `ansi`.
    """

    def __init__(
        self, game: Game | str, players: int | None = None, *, render_mode: str | None = None, **settings: Any
    ) -> None:
        super().__init__()
        self.set_up(Setting(game, players, **settings), render_mode)
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}

    def __getattr__(self, name: str) -> Any:
        raise missing(name, DEALT)

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, Any]:
        """The agents in turn, until the play has ended.

        Raises:
            GameOver: no play has begun.
        """
        self.table.need_play()
        return AECIterable(self, max_iter)

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
            IllegalAction: not among those of its mask, unless such ends the play.
            GameOver: all agents have left, or no play has begun.
        """
        if not self.agents:
            raise GameOver("error-env-reset")
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        try:
            number = legal_number(action, self.mask, seat)
        except IllegalAction as error:
            self.break_off(seat, error)
            return
        table.act(seat, number)
        table.steps += 1
        if table.play.depth == 0:
            self.close_play(self.terminations, self.setting.rewards(table.play), outcome(table.play))
        elif table.is_cut_off:
            self.close_play(self.truncations, self.setting.rewards(table.play), outcome(table.play))
        else:
            self.ask()

    def break_off(self, seat: int, error: IllegalAction) -> None:
        """An illegal action ends the play, or is raised."""
        if self.setting.illegal != END:
            raise error
        self.close_play(self.terminations, self.setting.broken_off({seat}), {"illegal": str(error)})

    def close_play(self, why: dict[str, bool], earned: list[float], told: dict[str, Any]) -> None:
        """The play has ended, or is cut off: all are rewarded and told, and asked for None."""
        self.mask = nothing = self.table.nothing
        for agent, reward in zip(self.agents, earned, strict=True):
            self.rewards[agent] = reward
            why[agent] = True
            self.infos[agent] = {MASK: nothing.copy(), **told}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        mask = self.mask if agent == self.agent_selection else self.table.nothing
        return self.table.observation(self.seat_of[agent], mask)

    def render(self) -> str | None:
        """The play as the agent that is asked sees it, with what has happened since it was last rendered."""
        return self.table.show(None if self.play.over else self.play.seat)


DEALT = frozenset({"agent_selection", "mask", "rewards", "infos", "_cumulative_rewards"})


def raw_env(game: Game | str, players: int | None = None, **settings: Any) -> TurnsEnv:
    """As PettingZoo's wrappers expect it: an illegal action raises."""
    return TurnsEnv(game, players, **{"illegal": RAISE, **settings})


env = TurnsEnv
