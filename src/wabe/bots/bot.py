"""What a bot is given, what it gives back, and what it thought."""

from __future__ import annotations

import random
from functools import cached_property

from wabe.kernel.errors import NotYourTurn, WabeError
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed
from wabe.kernel.state import State


class BadBot(WabeError):
    """A level of bot that does not exist, or a setting it does not have."""

    code = "bad-bot"


class Thought:
    """What a bot thinks of one legal action.

    Args:
        action: the action.
        value: its worth in the bot's own measure: points for greedy, mean reward from 0 to 1 for search, 0 for random.
        visits: how often a search has tried it; 0 where nothing was tried.
        win: the expected share of the win, 0 to 1; None where the bot has no idea of it.
    """

    def __init__(self, action: int, value: float = 0.0, visits: int = 0, win: float | None = None) -> None:
        self.action = action
        self.value = value
        self.visits = visits
        self.win = win

    def to_json(self) -> Json:
        """`{"action", "visits", "value", "win"}`."""
        return {"action": self.action, "visits": self.visits, "value": self.value, "win": self.win}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.action, self.visits, self.value, self.win))

    def __repr__(self) -> str:
        return f"Thought({self.action}, {self.value!r}, {self.visits}, {self.win!r})"


class Situation:
    """A decision as one seat sees it. The true state stays behind `determinise`.

    Args:
        state: the true state; a later change of it does not show here.
        seat: the seat that has to decide.

    Raises:
        BadSeat: no such seat.
        NotYourTurn: the seat has nothing to decide.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = state.check_seat(seat)
        self.players = int(state.players)
        self.legal_actions = state.legal_actions(seat)
        if not self.legal_actions:
            raise NotYourTurn("error-not-asked", seat=seat)
        self.__state = state.clone()

    @cached_property
    def view(self) -> Json:
        """All that the seat may know (`State.view`)."""
        return self.__state.view(self.seat)

    @cached_property
    def decision(self) -> Json:
        """Prompt and legal actions with form and label (`State.decision`)."""
        return self.__state.decision(self.seat) or {}

    def determinise(self, seed: int) -> State:
        """A state in which all that the seat does not know is redrawn, with a fresh stream of chance."""
        return self.__state.determinise(self.seat, seed)


class Bot:
    """A way of playing. Classes of levels implement `think`.

    Args:
        game: the title it plays.
        seed: the same seed and the same situations give the same choices; None: from the system.

    Raises:
        BadSeed: with what is allowed.

    Fields:
        by_processor: whether its seconds are of processor time, which a busy machine does not shorten; else of the
            clock.
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.by_processor = False
        self.thought: list[Thought] = []
        self.chance = random.Random(check_seed(seed))

    def choose(self, situation: Situation) -> int:
        """The action to take; `thought` tells why."""
        self.thought = self.think(situation)
        return self.thought[0].action

    def think(self, situation: Situation) -> list[Thought]:
        """*level*: a thought on each legal action, best first."""
        raise NotImplementedError(f"{type(self).__name__} has no `think`.")

    def advice(self) -> list[float] | None:
        """What the game's advice (`Game.advise`) found each legal action of the last decision worth, in any order.

        None if the bot did not ask for it.
        """
        return None

    def close(self) -> None:
        """Let go of what the bot holds, such as processes."""

    def new_seed(self) -> int:
        """A seed from the bot's own stream of chance."""
        return self.chance.getrandbits(62)
