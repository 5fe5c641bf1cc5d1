"""Gymnasium's environment: one seat learns, bots play the others (docs/envs.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wabe import bots as levels
from wabe.envs.picture import RENDER_MODES
from wabe.envs.setting import END, MASK, BadEnv, Observation, Setting, legal_number, outcome
from wabe.envs.table import Table
from wabe.kernel.errors import GameOver, IllegalAction, quoted
from wabe.kernel.game import Game
from wabe.kernel.ints import as_int
from wabe.kernel.rng import check_seed

ROTATE: Final = "rotate"
SEEDS: Final = 2**62


class SeatEnv(gymnasium.Env[Any, Any]):
    """A step is a decision of the learner; the bots have moved when it is asked again.

    An observation is `{"observation", "action_mask"}`: what the learner knows, and the numbers of `Encoding.pairs` that
    it may take. Infos have the mask too and the `seat`, at the end `scores` and `winners`.

    Args:
        game, players, settings: as for `Setting`; steps are the learner's.
        bots: a level for all others, as matches name them (`greedy`, `search:seconds=0.1`, a character), or one for
            each of them, clockwise from the learner. By default the level of matches that name none.
        seat: the learner's; `rotate` draws one when a seed is given and goes on to the next seat with every play.
        render_mode: `human` or `ansi`.

    Raises:
        UnknownGame, BadData, BadPlayers, BadOptions, BadReward, BadSeat, BadBot, BadEnv, NotEncoded: with what is
            allowed.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int | str = ROTATE,
        *,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setting = Setting(game, players, **settings)
        self.table = Table(self.setting, render_mode)
        self.bots = opponents(self.setting, bots)
        self.place = place_of(self.setting, seat)
        self.render_mode = render_mode
        self.observation_space = self.setting.observations()
        self.action_space = spaces.Discrete(self.setting.actions)
        self.seat: int | None = self.place
        self.sitting: dict[int, levels.Bot] = {}
        self.mask = self.table.nothing
        self.is_done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a play, and let the bots play until the learner is asked.

        Raises:
            BadSeed: with what is allowed.
        """
        super().reset(seed=None if seed is None else check_seed(seed))
        self.take_seat(anew=seed is not None)
        self.begin(self.new_seed() if seed is None else seed)
        while self.table.play.over:  # nobody has asked the learner anything
            self.take_seat(anew=False)
            self.begin(self.new_seed())
        self.is_done = False
        self.mask = self.table.mask(self.learner)
        return self.table.observation(self.learner, self.mask), self.info({})

    @property
    def learner(self) -> int:
        """The learner's seat in this play. Raises `GameOver` before the first one."""
        if self.seat is None:
            raise GameOver("error-env-reset")
        return self.seat

    def new_seed(self) -> int:
        """A seed from the environment's own stream of chance."""
        return int(self.np_random.integers(SEEDS))

    def take_seat(self, anew: bool) -> None:
        """Where the learner sits in the next play."""
        if self.place is not None:
            return
        if anew or self.seat is None:
            self.seat = int(self.np_random.integers(self.setting.players))
        else:
            self.seat = (self.seat + 1) % self.setting.players

    def begin(self, seed: int) -> None:
        """Deal, seat the bots and let them play until the learner is asked or the play is over."""
        self.table.deal(seed)
        self.dismiss()
        players = self.setting.players
        for distance, bot in enumerate(self.bots, start=1):
            self.sitting[(self.learner + distance) % players] = levels.create(bot, self.setting.game, self.new_seed())
        self.play_others()

    def play_others(self) -> None:
        """Let the bots play until the learner is asked or the play is over."""
        play, learner = self.table.play, self.learner
        while play.depth > 0 and play.decider != learner:
            seat = play.seat
            play.apply(self.sitting[seat].choose(levels.Situation(play, seat)), seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out what the learner does, and let the bots play until it is asked again.

        Raises:
            IllegalAction: not among those of the mask, unless such ends the play.
            GameOver: the play has ended, or none has begun.
        """
        if self.is_done:
            raise GameOver("error-env-reset")
        try:
            number = legal_number(action, self.mask, self.learner)
        except IllegalAction as error:
            if self.setting.illegal != END:
                raise
            return self.end(self.setting.illegal_reward, True, False, {"illegal": str(error)})
        self.table.act(self.learner, number)
        self.table.steps += 1
        self.play_others()
        over, cut = self.table.play.over, self.table.is_cut_off
        if over or cut:
            play = self.table.play
            return self.end(self.setting.rewards(play)[self.learner], over, cut, outcome(play))
        self.mask = self.table.mask(self.learner)
        return self.table.observation(self.learner, self.mask), 0.0, False, False, self.info({})

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, as sb3-contrib asks for it. Raises `GameOver` before the first play."""
        self.table.need_play()
        return self.mask.astype(np.bool_)

    def end(
        self, reward: float, over: bool, cut: bool, more: dict[str, Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the last step of a play gives."""
        self.is_done = True
        self.mask = self.table.nothing
        self.dismiss()
        return self.table.observation(self.learner, self.mask), reward, over, cut, self.info(more)

    def info(self, more: dict[str, Any]) -> dict[str, Any]:
        """The info of a step."""
        return {MASK: self.mask.copy(), "seat": self.learner, **more}

    def render(self) -> Any:
        """The play as the learner sees it, with what has happened since it was last rendered."""
        return self.table.show(self.learner)

    def dismiss(self) -> None:
        """Let the bots go."""
        for bot in self.sitting.values():
            bot.close()
        self.sitting = {}

    def close(self) -> None:
        """Let the bots go, and end the programs of those from outside."""
        self.dismiss()
        levels.dismiss()


def opponents(setting: Setting, bots: str | Sequence[str] | None) -> list[str]:
    """A level for each of the others. Raises `BadBot`, `BadEnv`."""
    usual = levels.level_for(levels.Role.BASELINE).name
    named: Any = usual if bots is None else bots
    others = setting.players - 1
    named = [named] * others if isinstance(named, str) else named
    if not isinstance(named, (list, tuple)) or len(named) != others:
        raise BadEnv("error-env-bots", others=others, given=quoted(bots))
    return [levels.check(bot, setting.game) for bot in named]


def place_of(setting: Setting, seat: int | str) -> int | None:
    """The learner's seat; None if it rotates. Raises `BadEnv`."""
    if seat == ROTATE:
        return None
    place = as_int(seat)
    if place is None or not 0 <= place < setting.players:
        raise BadEnv("error-env-seat", last=setting.players - 1, rotate=ROTATE, given=quoted(seat))
    return place
