"""A play together with all that its seats have seen and done: what perfect recall is made of."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from wabe.kernel.errors import GameOver, IllegalAction, quoted
from wabe.kernel.events import Event, EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.state import State

SEED_BITS: Final = 62


class Act(NamedTuple):
    """A seat's own action, by its number in the table of the encoding."""

    seat: int
    number: int


class Sight(NamedTuple):
    """A mark of all that a seat saw when it decided: not every sight leaves an event."""

    seat: int
    mark: str


Past: TypeAlias = list[Event | Act | Sight]


class Deal:
    """How plays begin: the same seed gives the same plays in the same order.

    Args:
        game: the title.
        players: number of seats.
        options: house switches.
        seed: None: from the system.
    """

    def __init__(self, game: Game, players: int, options: Json, seed: int | None) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = random.Random(seed)

    def __call__(self) -> tuple[State, Past]:
        """A new play and what was seen of its set-up."""
        log = EventLog()
        state = self.game.new(self.players, self.chance.getrandbits(SEED_BITS), self.options, log)
        state.log = None
        return state, list(log.events)


class Recalled:
    """A play that remembers. It is dealt when it is first looked at; copies of an undealt one are dealt alike.

    Args:
        deal: how it begins.
    """

    def __init__(self, deal: Deal) -> None:
        self._begin = Beginning(deal)
        self._play: tuple[State, Past] | None = None
        self._labels: dict[int, str] = {}

    @classmethod
    def of(cls, state: State, past: Past) -> Recalled:
        """A play that is under way."""
        recalled = cls.__new__(cls)
        recalled._play, recalled._labels = (state, past), {}
        return recalled

    @property
    def play(self) -> tuple[State, Past]:
        """The position, and what was seen and done so far."""
        if self._play is None:
            state, past = self._begin.play
            self._play = state.clone(), list(past)
        return self._play

    @property
    def state(self) -> State:
        """The position."""
        return self.play[0]

    def act(self, number: int) -> None:
        """The action with this number by the seat that is asked. Raises `IllegalAction`, `GameOver`."""
        state, past = self.play
        if state.over:
            raise GameOver("error-game-over")
        encoding, seat = state.game.encoding(), state.seat
        if number not in (legal := self.legal(seat)):
            raise IllegalAction("error-illegal-action", action=quoted(number), legal=list(map(str, legal)))
        sight = Sight(seat, mark_of(state.view(seat)))
        state.log = log = EventLog()
        state.act(seat, encoding.action(number))
        state.log = None
        self._labels = {}
        past += [sight, Act(seat, number), *log.events]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the actions that a seat may take now, ascending."""
        state = self.state
        encoding = state.game.encoding()
        return sorted(encoding.number(state, action) for action in state.legal_actions(seat))

    def labels(self, seat: int, say: Callable[[Message], str]) -> dict[int, str]:
        """What the actions of the seat that is asked are called, by number: with it where two are called the same."""
        if not self._labels:
            state = self.state
            encoding = state.game.encoding()
            said = {number: say(state.label(encoding.action(number), seat)) for number in self.legal(seat)}
            often = Counter(said.values())
            self._labels = {each: f"{it} [{each}]" if often[it] > 1 else it for each, it in said.items()}
        return self._labels

    def told(self, seat: int) -> str:
        """All that a seat knows, with perfect recall: its view, then line by line what it has seen and done."""
        state, past = self.play
        return "\n".join([written(state.view(seat)), *(line for each in past if (line := line_of(each, seat)))])

    def redrawn(self, seat: int, seed: int) -> Recalled:
        """A play in which all that the seat does not know is redrawn; of the past it has what the seat has seen."""
        state, past = self.play
        return Recalled.of(state.determinise(seat, seed), [kept for each in past if (kept := seen_by(each, seat))])

    def __deepcopy__(self, _memo: dict[int, Any]) -> Recalled:
        if self._play is not None:
            return Recalled.of(self._play[0].clone(), list(self._play[1]))
        twin = Recalled.__new__(Recalled)
        twin._begin, twin._play, twin._labels = self._begin, None, {}
        return twin

    def __reduce__(self) -> tuple[Any, tuple[State, Past]]:
        return Recalled.of, self.play


class Beginning:
    """The beginning of a play, dealt once for all its copies."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.dealt: tuple[State, Past] | None = None

    @property
    def play(self) -> tuple[State, Past]:
        """The first position and what was seen of the set-up."""
        self.dealt = self.dealt or self.deal()
        return self.dealt


def line_of(each: Event | Act | Sight, seat: int) -> str:
    """What a seat has seen of an event, its own sight or action; nothing of the sights and actions of others."""
    if isinstance(each, Event):
        return written(each.project(seat))
    own: Json = {"act": each.number} if isinstance(each, Act) else {"saw": each.mark}
    return written(own) if each.seat == seat else ""


def seen_by(each: Event | Act | Sight, seat: int) -> Event | Act | Sight | None:
    """An event without what the seat may not know of it; only its own sights and actions."""
    if not isinstance(each, Event):
        return each if each.seat == seat else None
    return each if each.is_open_to(seat) else Event(each.kind, each.args, None, each.audience, each.chapter)


def mark_of(view: Json) -> str:
    """16 hexadecimal digits that are others for another view."""
    return hashlib.blake2b(written(view).encode(), digest_size=8).hexdigest()


def written(data: Json) -> str:
    """The same text for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
