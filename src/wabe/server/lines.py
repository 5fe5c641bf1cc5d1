"""Lines of a table's log: where each stands, and those that tell of no event of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.message import Message, speak

Json: TypeAlias = dict[str, Any]


@dataclass  # a frozen one takes three times as long to make, and a log that is told again has hundreds
class Mark:
    """Where a line of the log stands: the action it belongs to, and its number, which no other line gets."""

    seq: int
    index: int


def index_of(mark: Mark) -> int:
    """The number of a line."""
    return mark.index


@dataclass(frozen=True)
class Telling:
    """What a line says that is no event of the record.

    Args:
        kind: its text is `event-<kind>`.
        args: whom it is about.
        events: what it says has been taken back; everybody reads it as they had been told of it.
    """

    kind: str
    args: Json = field(default_factory=dict)
    events: tuple[Event, ...] = ()


def taken_back(seat: int, events: list[Event]) -> Telling:
    """That a seat has taken back an action, and what that had brought; some choices bring nothing yet."""
    return Telling("taken-back" if events else "choice-taken-back", {"seat": seat}, tuple(events))


def told(game: Game, events: tuple[Event, ...], seat: int | None) -> list[Json]:
    """What events have told a seat, and nothing else."""
    return [game.tell(event.project(seat)).to_json() for event in events]


@dataclass(frozen=True)
class Aside:
    """Such a line at its place."""

    mark: Mark
    telling: Telling

    def entry(self, game: Game, seat: int | None) -> Json:
        """The line for a seat."""
        telling = self.telling
        what = {"what": told(game, telling.events, seat)} if telling.events else {}
        text = Message(f"event-{telling.kind}", {**speak(telling.args, game.spoken), **what})
        return {**vars(self.mark), "kind": telling.kind, "args": telling.args, "seen": False, "text": text.to_json()}
