"""A game that is over, laid open: nothing in it is anybody's secret any more.

The only place that shows what no seat may know. `view`, `project` and all that is made of them keep secrets whatever
they are asked; whoever imports this has to know that the game is over (`Sealed` says so if it is not).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wabe.kernel.errors import Sealed
from wabe.kernel.events import Event
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.kernel.record import Record
    from wabe.kernel.state import State


def check_over(record: Record) -> None:
    """Raise `Sealed` while the game goes on: somebody may still gain from what is hidden."""
    if not record.state.over and record.ending is None:
        raise Sealed("error-sealed")


def views(record: Record) -> list[Json]:
    """The positions of a game that is over, from the set-up on, with nothing hidden. Raises `Sealed`."""
    check_over(record)
    seen: list[Json] = []
    record.walk(lambda state: seen.append(_laid_open(state)))
    if record.ending is not None:
        seen[-1] = record.ending.spectator
    return seen


def entry(record: Record, index: int) -> Json:
    """An event of a game that is over, as `Event.project` tells it to whoever may know all of it. Raises `Sealed`."""
    check_over(record)
    return _told_in_full(record.events[index])


def _laid_open(state: State) -> Json:
    seen = state.open_table()
    return {**state.view(None, seen), **state.game.face_up(state, seen)}


def _told_in_full(event: Event) -> Json:
    return {"kind": event.kind, "args": {**event.args, **(event.secret or {})}, "seen": event.secret is not None}
