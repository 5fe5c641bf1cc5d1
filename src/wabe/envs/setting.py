"""What every environment is told of the plays it is to deal, and what it shows of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import wabe
from wabe.kernel import rewards
from wabe.kernel.batch import MOST_STEPS
from wabe.kernel.encoding import Encoding
from wabe.kernel.errors import IllegalAction, WabeError, one_of, quoted
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.ints import as_int
from wabe.kernel.state import State

Observation: TypeAlias = "dict[str, NDArray[Any]]"
SEEN: Final = "observation"
MASK: Final = "action_mask"
GREATEST: Final = 2**31 - 1  # numbers of an observation are not greater, nor below the negative of it
END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (END, RAISE)


class BadEnv(WabeError):
    """A setting of an environment that it cannot have."""

    code: ClassVar[str] = "bad-env"


class Setting:
    """A game, who is how many, what is rewarded and when a play is cut off.

    Args:
        game: a title, or its name.
        players: number of seats; the least allowed by default.
        options: house switches.
        data: a folder with a data pack.
        reward: `win`, `rank` or `margin` (`wabe.kernel.rewards`); 0.0 for all where a play is cut off.
        limit: steps of the environment after which a play is cut off; 0: none.
        illegal: what an illegal action does: `end` ends the play, with `illegal_reward` for whoever took one and 0 for
            the others, and a sentence in the infos, `illegal`; `raise` raises `IllegalAction`, and nothing has
            happened.
        illegal_reward: see there.

    Raises:
        UnknownGame, BadData, BadPlayers, BadOptions, BadReward, BadEnv, NotEncoded: with what is allowed.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: str | None = None,
        reward: str = rewards.WIN,
        limit: int = 0,
        illegal: str = END,
        illegal_reward: float = -1.0,
    ) -> None:
        self.game = titled(game, data)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(options)
        self.reward = rewards.check_reward(reward)
        self.limit = limit_of(limit)
        self.illegal = one_of("illegal", illegal, ILLEGAL, BadEnv)
        self.illegal_reward = illegal_reward
        self.size, self.actions = int(self.encoding.size), int(self.encoding.n)

    @property
    def encoding(self) -> Encoding:
        """How the game is seen and played by programs."""
        return self.game.encoding()

    def new(self, seed: int, log: EventLog | None = None) -> State:
        """A play at its first decision."""
        state: State = self.game.new(self.players, seed, self.options, log)
        return state

    def rewards(self, state: State) -> list[float]:
        """What a play that is over was worth to each seat; 0.0 for all where it is cut off."""
        return rewards.rewards(state, self.reward)

    def broken_off(self, seats: Collection[int]) -> list[float]:
        """What a play is worth to each seat that these have ended by illegal actions."""
        return [self.illegal_reward if seat in seats else 0.0 for seat in range(self.players)]

    def observations(self, more: int = 0) -> spaces.Dict:
        """The space of what a seat sees: `{"observation", "action_mask"}`, with so many more actions."""
        seen = spaces.Box(-GREATEST, GREATEST, (self.size,), np.int32)
        return spaces.Dict({SEEN: seen, MASK: spaces.Box(0, 1, (self.actions + more,), np.int8)})


def titled(game: Game | str, data: str | None) -> Game:
    """The title with the data pack. Raises `UnknownGame`, `BadData`."""
    if not isinstance(game, Game):
        return wabe.load(game, data)
    return game if data is None else game.with_data(data)


def limit_of(limit: int) -> int:
    """The limit itself. Raises `BadEnv`."""
    number = as_int(limit)
    if number is None or not 0 <= number <= MOST_STEPS:
        raise BadEnv("error-env-limit", most=MOST_STEPS, given=quoted(limit))
    return number


def legal_number(action: Any, mask: NDArray[np.int8], seat: int) -> int:
    """The number of an action that the mask allows a seat. Raises `IllegalAction`."""
    number = as_int(action)
    if number is None or not 0 <= number < len(mask) or not mask[number]:
        legal = [str(each) for each in np.flatnonzero(mask)]
        raise IllegalAction("error-env-action", seat=seat, action=quoted(action), legal=legal)
    return number


def outcome(state: State) -> dict[str, Any]:
    """What infos tell at the end of a play: points of each seat, and who has won (nobody, if it was cut off)."""
    return {"scores": [int(score) for score in state.scores()], "winners": list(state.winners())}
