"""One play after another, as arrays of numpy: what all environments stand on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wabe.envs.picture import Picture
from wabe.envs.setting import MASK, SEEN, Observation, Setting
from wabe.envs.window import Window
from wabe.kernel.errors import GameOver
from wabe.kernel.ints import octets, sheet
from wabe.kernel.rng import check_seed
from wabe.kernel.state import State


class Table:
    """Deals plays and looks at them. Arrays are copies each time, taken where compiled code has written.

    Args:
        setting: which plays.
        render_mode: as for `Picture`.

    Fields:
        play: the state. It knows everything.
        seed: `game.new(players, seed, options)` began it.
        steps: so many steps ago.

    Those raise `GameOver` before a play is dealt.
    """

    play: State
    seed: int
    steps: int

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.setting = setting
        self.encoding = setting.encoding
        self.picture = Picture(setting.game, render_mode)
        self.nothing = np.zeros(setting.actions, dtype=np.int8)
        self.chance = random.Random()
        self.make_buffers()

    def make_buffers(self) -> None:
        """Room for an observation and a mask."""
        self.numbers, self.legal = sheet(self.setting.size), octets(self.setting.actions)
        self.seen = Window(self.numbers, np.int32, (self.setting.size,))
        self.allowed = Window(self.legal, np.int8, (self.setting.actions,))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in BUFFERS}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields)
        self.encoding = self.setting.encoding
        self.make_buffers()

    def __getattr__(self, name: str) -> Any:
        raise missing(name, DEALT)

    def need_play(self) -> None:
        """Raise `GameOver` before a play is dealt."""
        if "play" not in vars(self):
            raise missing("play", DEALT)

    def deal(self, seed: int | None) -> None:
        """Begin a play: with a seed that very one, else the next of the series that the last seed began.

        Raises:
            BadSeed: with what is allowed.
        """
        if seed is not None:
            self.chance = random.Random(check_seed(seed))
        self.seed = self.chance.getrandbits(62) if seed is None else check_seed(seed)
        self.play = self.setting.new(self.seed, self.picture.new_log())
        self.steps = 0

    def act(self, seat: int, number: int) -> None:
        """Carry out a legal action of a seat."""
        self.play.act(seat, self.encoding.action(number))

    @property
    def is_cut_off(self) -> bool:
        """Whether the play, though it is not over, goes on no longer."""
        return 0 < self.setting.limit <= self.steps and self.play.depth > 0

    def see(self, seat: int) -> NDArray[np.int32]:
        """All that a seat knows: `encoding.size` integers."""
        self.encoding.observe(self.play, seat, self.numbers)
        return self.seen.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may take now: `encoding.n` bytes."""
        self.encoding.mask(self.play, seat, self.legal)
        return self.allowed.copy()

    def observation(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        """What a seat sees, with a copy of this mask."""
        return {SEEN: self.see(seat), MASK: mask.copy()}

    def all_seen(self) -> NDArray[np.int32]:
        """What all seats see, one after another."""
        return np.concatenate([self.see(seat) for seat in range(self.setting.players)])

    def show(self, seat: int | None) -> str | None:
        """The play as a seat (None: a spectator) sees it, with what has happened since it was last shown."""
        return self.picture.show(self.play, seat)


def missing(name: str, dealt: frozenset[str]) -> Exception:
    """What to raise for an attribute that is not there: those of a play are there when one has been dealt."""
    return GameOver("error-env-reset") if name in dealt else AttributeError(name)


DEALT = frozenset({"play", "seed", "steps"})
BUFFERS = frozenset({"encoding", "numbers", "legal", "seen", "allowed"})
