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
from wabe.kernel.errors import BadBatch, GameOver, quoted
from wabe.kernel.game import Game
from wabe.kernel.ints import as_int

MODES: Final = {
    batch.NEXT_STEP: AutoresetMode.NEXT_STEP,
    batch.SAME_STEP: AutoresetMode.SAME_STEP,
    batch.NO_RESET: AutoresetMode.DISABLED,
}
WORDS: Final[dict[object, str]] = {
    **{mode: word for word, mode in MODES.items()},
    **{mode.value: word for word, mode in MODES.items()},
}


class BatchEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """One seat of each play learns against others that play within the batch, or all seats do (`others="none"`).

    Observations are `{"observation", "action_mask"}`, N rows each. Infos have the mask too, `seat`, who is asked,
    `length`, and `rewards`, of every seat in a play that ends; in a step that ends plays `scores` and `winners` of
    those; where plays are dealt anew within a step, `final_obs` and `final_info` of them. For each key, `_key` says
    whose it is, as Gymnasium has it. Where all seats learn, the reward is that of the seat which acted.

    Args:
        num_envs: how many plays.
        game, players, options, data, reward, limit: as for `Setting`; steps are the learner's.
        others: `random`, `quick` (the game's own quick way of play), or `none`.
        seat: the learner's; -1: drawn by lot for each play.
        autoreset: `next-step`, `same-step` or `disabled`, as Gymnasium means them, or its own `AutoresetMode`.
        copy: whether observations are copies; else, in compiled code, they are read-only views that the next step
            writes over.

    Raises:
        UnknownGame, BadData, BadPlayers, BadOptions, BadReward, BadSeat, BadBatch, BadEnv, NotEncoded: with what is
            allowed. `step` raises `IllegalAction` for a number that a play's mask does not allow, `BadBatch` for what
            is no number; nothing has happened then.
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
        autoreset: str | AutoresetMode = batch.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.setting = Setting(game, players, options, data, reward, limit)
        self.batch = batch.Batch(
            self.setting.game, num_envs, self.setting.players, self.setting.options, None, others, seat, reward,
            word_of(autoreset), limit,
        )  # fmt: skip
        self.num_envs = int(self.batch.plays)
        self.copy = copy
        self.is_dealt = False
        self.all = np.ones(self.num_envs, dtype=np.bool_)
        self.all.setflags(write=False)
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
        self.seen = Window(made.observations, np.int32, (plays, size))
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
        }
        self.last = {
            "seat": Window(made.final_seats, np.int64, flat),
            "length": Window(made.final_lengths, np.int64, flat),
            "rewards": self.told["rewards"],
        }
        self.scores, self.winners = (
            Window(made.scores, np.int64, (plays, seats)),
            Window(made.winners, np.int8, (plays, seats)),
        )
        if made.autoreset == batch.SAME_STEP:
            self.final = Window(made.final_observations, np.int32, (plays, size))

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
        mask = (options or {}).get("reset_mask")
        chosen = self.all if mask is None else self.chosen(mask)
        if mask is None:
            self.batch.reset(seed)
        for play in np.flatnonzero(chosen if mask is not None else []):
            self.batch.deal(int(play))
        self.is_dealt = True
        seen = self.observations()
        return seen, self.infos(seen, chosen)

    def chosen(self, mask: Any) -> NDArray[np.bool_]:
        """The mask itself. Raises `BadEnv`."""
        given = as_array(mask)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "biu" or not np.isin(given, (0, 1)).all():
            raise BadEnv("error-env-reset-mask", plays=self.num_envs)
        return given.astype(np.bool_)

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each play.

        Raises:
            BadBatch: not a whole number for each play.
            IllegalAction: not among those of a play's mask. Nothing has happened then.
            GameOver: there was no `reset` yet.
        """
        if not self.is_dealt:
            raise GameOver("error-env-reset")
        self.batch.step(self.numbers(actions))
        ended, cut = self.terminated.copy(), self.truncated.copy()
        seen = self.observations()
        infos = self.infos(seen, self.all)
        over = ended | cut
        if over.any():
            self.add_end(infos, over)
        return seen, self.gains.copy(), ended, cut, infos

    def numbers(self, actions: Any) -> list[int]:
        """The actions as whole numbers. Raises `BadBatch`."""
        given = actions if isinstance(actions, (list, tuple)) else as_array(actions).tolist()
        if type(given) is list and {*map(type, given)} == {int}:  # by far the most
            return given
        numbers = [as_int(each) for each in given] if isinstance(given, (list, tuple)) else []
        whole = [number for number in numbers if number is not None]
        if len(whole) < len(numbers) or not isinstance(given, (list, tuple)):
            raise BadBatch("error-env-numbers", plays=self.num_envs, given=quoted(given))
        return whole

    def observations(self) -> Observation:
        """What the seats that are asked see."""
        if self.copy:
            return {SEEN: self.seen.copy(), MASK: self.masks.copy()}
        return {SEEN: self.seen.look(), MASK: self.masks.look()}

    def infos(self, seen: Observation, whose: NDArray[Any]) -> dict[str, Any]:
        """What is told besides what is seen, and of which plays; the mask is that of the observations."""
        return masked({MASK: seen[MASK], **{name: window.copy() for name, window in self.told.items()}}, whose)

    def add_end(self, infos: dict[str, Any], ended: NDArray[Any]) -> None:
        """What is told of plays that have ended in this step; where the next ones are dealt, how they were shown."""
        infos.update(masked(self.outcome(ended), ended))
        if self.batch.autoreset == batch.SAME_STEP:
            final = {"final_obs": self.final_observations(ended), "final_info": self.final_info(ended)}
            infos.update(masked(final, ended))

    def outcome(self, ended: NDArray[Any]) -> dict[str, Any]:
        """The points of each seat, zeros where no play has ended, and who has won: a list, None elsewhere."""
        winners, plays = np.full(self.num_envs, None, dtype=object), np.flatnonzero(ended)
        for play, won in zip(plays.tolist(), self.winners.look()[plays].tolist(), strict=True):
            winners[play] = [seat for seat, has_won in enumerate(won) if has_won]
        return {"scores": self.scores.copy() * ended[:, np.newaxis], "winners": winners}

    def final_observations(self, ended: NDArray[Any]) -> NDArray[Any]:
        """The last observation of each play that has ended, None elsewhere."""
        last, nothing = self.final.look(), np.zeros(self.setting.actions, dtype=np.int8)
        final = np.full(self.num_envs, None, dtype=object)
        for play in np.flatnonzero(ended):
            final[play] = {SEEN: last[play].copy(), MASK: nothing.copy()}
        return final

    def final_info(self, ended: NDArray[Any]) -> dict[str, Any]:
        """The infos of the last step of plays that have ended, zeros elsewhere."""
        last = {name: (window.copy().T * ended).T for name, window in self.last.items()}
        return masked({**last, MASK: np.zeros_like(self.masks.look()), **self.outcome(ended)}, ended)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each play, all equally likely; 0 where none is."""
        return np.array(self.batch.sample(), dtype=np.int64)


def masked(infos: dict[str, Any], whose: NDArray[Any]) -> dict[str, Any]:
    """Infos with, beside each, whose it is, as Gymnasium has them: one array for all of them."""
    return {**infos, **{f"_{name}": whose for name in infos}}


def as_array(given: Any) -> NDArray[Any]:
    """As an array; of objects, where the parts are of different lengths."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.asarray(None)


def word_of(autoreset: str | AutoresetMode) -> str:
    """Our word for a mode of Gymnasium's; other things stay what they are."""
    given: Any = autoreset
    return WORDS[autoreset] if isinstance(autoreset, (str, AutoresetMode)) and autoreset in WORDS else given
