"""Gymnasium's vector environment: many plays, stepped side by side in compiled code (docs/envs.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wabe.envs.setting import MASK, SEEN, BadEnv, Observation, Setting
from wabe.envs.window import Window
from wabe.kernel import batch, rewards
from wabe.kernel.game import Game

MODES: Final = {
    batch.NEXT_STEP: AutoresetMode.NEXT_STEP,
    batch.SAME_STEP: AutoresetMode.SAME_STEP,
    batch.NO_RESET: AutoresetMode.DISABLED,
}


class BatchEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """One seat of each play learns against others that play within the batch, or all seats do (`others="none"`).

    Observations are `{"observation", "action_mask"}`, N rows each. Infos have `seat`, who is asked, `rewards`, of every
    seat in a play that ends, `scores`, at the end of the last play, and `length`; where plays are dealt anew within a
    step, `final_obs` for those that have ended. Where all seats learn, the reward is that of the seat which acted.

    Args:
        num_envs: how many plays.
        game, players, options, data, reward, limit: as for `Setting`; steps are the learner's.
        others: `random`, `quick` (the game's own quick way of play), or `none`.
        seat: the learner's; -1: drawn by lot for each play.
        autoreset: `next-step`, `same-step` or `disabled`, as Gymnasium means them.
        copy: whether observations are copies; else, in compiled code, they are read-only views that the next step
            writes over.

    Raises:
        UnknownGame, BadData, BadPlayers, BadOptions, BadReward, BadSeat, BadBatch, BadEnv, NotEncoded: with what is
            allowed. `step` raises `IllegalAction` for a number that a play's mask does not allow; nothing has happened
            then.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: str | None = None,
        reward: str = rewards.WIN,
        limit: int = 0,
        others: str = batch.RANDOM,
        seat: int = batch.ANY_SEAT,
        autoreset: str = batch.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.setting = Setting(game, players, options, data, reward, limit)
        self.batch = batch.Batch(
            self.setting.game, num_envs, self.setting.players, self.setting.options, None, others, seat, reward,
            autoreset, limit,
        )  # fmt: skip
        self.num_envs = int(self.batch.plays)
        self.copy = copy
        self.metadata = {"autoreset_mode": MODES[self.batch.autoreset], "render_modes": []}
        self.single_observation_space = self.setting.observations()
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.open_windows()

    def open_windows(self) -> None:
        """Look into the buffers of the batch."""
        plays, size, seats = self.num_envs, self.setting.size, self.setting.players
        made, flat = self.batch, (self.num_envs,)
        self.seen = Window(made.observations, np.int64, (plays, size))
        self.masks = Window(made.masks, np.int8, (plays, self.setting.actions))
        self.gains = Window(made.gains, np.float64, flat)
        self.terminated, self.truncated = (
            Window(made.terminated, np.bool_, flat),
            Window(made.truncated, np.bool_, flat),
        )
        self.told = {
            "seat": Window(made.seats, np.int64, flat),
            "length": Window(made.lengths, np.int64, flat),
            "rewards": Window(made.rewards, np.float64, (plays, seats)),
            "scores": Window(made.scores, np.int64, (plays, seats)),
        }
        if made.autoreset == batch.SAME_STEP:
            self.final = Window(made.final_observations, np.int64, (plays, size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal plays.

        Args:
            seed: of all plays; without one the next plays of the series that the last seed began are dealt.
            options: `{"reset_mask": ...}`, N booleans, deals those plays alone, anew.

        Raises:
            BadSeed, BadEnv: with what is allowed.
        """
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            self.batch.reset(seed)
        else:
            for play in self.chosen(chosen):
                self.batch.deal(play)
        return self.observations(), self.infos()

    def chosen(self, mask: Any) -> list[int]:
        """The plays that a mask names. Raises `BadEnv`."""
        if np.shape(mask) != (self.num_envs,):
            raise BadEnv("error-env-reset-mask", plays=self.num_envs)
        return [int(play) for play in np.flatnonzero(mask)]

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each play.

        Raises:
            BadBatch: not one for each play.
            IllegalAction: not among those of a play's mask. Nothing has happened then.
        """
        self.batch.step(np.asarray(actions).tolist())
        ended, cut = self.terminated.copy(), self.truncated.copy()
        infos = self.infos()
        if self.batch.autoreset == batch.SAME_STEP:
            self.add_final(infos, ended | cut)
        return self.observations(), self.gains.copy(), ended, cut, infos

    def observations(self) -> Observation:
        """What the seats that are asked see."""
        if self.copy:
            return {SEEN: self.seen.copy(), MASK: self.masks.copy()}
        return {SEEN: self.seen.look(), MASK: self.masks.look()}

    def infos(self) -> dict[str, Any]:
        """What is told besides."""
        return {name: window.copy() for name, window in self.told.items()}

    def add_final(self, infos: dict[str, Any], ended: NDArray[Any]) -> None:
        """The last observations of plays that have ended in this step, as Gymnasium has them."""
        if not ended.any():
            return
        last, nothing = self.final.look(), np.zeros(self.setting.actions, dtype=np.int8)
        final = np.full(self.num_envs, None, dtype=object)
        for play in np.flatnonzero(ended):
            final[play] = {SEEN: last[play].copy(), MASK: nothing.copy()}
        infos["final_obs"], infos["_final_obs"] = final, ended

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each play, all equally likely; 0 where none is."""
        return np.array(self.batch.sample(), dtype=np.int64)
