"""One game of a table in memory: the kernel's record, and how far each seat's knowledge of it may be.

No network, no store: events go in, moments come out.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

import msgspec

from wabe.kernel.errors import GameOver, WabeError
from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.message import Message
from wabe.kernel.record import Record
from wabe.kernel.state import State
from wabe.server.errors import ForkedGame, Stale
from wabe.server.store import SavedEvent

Json: TypeAlias = dict[str, Any]
TAIL: Final = 64
SNAPSHOT_EVERY: Final = 64
NEW_TURN: Final = "turn-started"


@dataclass(frozen=True)
class Moment:
    """The position after an event of the log; every frame is made from one.

    Args:
        seq: of the event.
        state: the position.
        first, last: the log's entries that the event brought are those from `first` to before `last`.
        refusals: per seat, why undo is refused; None if it is not.
    """

    seq: int
    state: State
    first: int
    last: int
    refusals: tuple[Message | None, ...]


@dataclass(frozen=True)
class Mark:
    """Where a line of the log stands: the action it belongs to, the turn, and its number, which no other line gets."""

    seq: int
    turn: int
    index: int


@dataclass(frozen=True)
class TakenBack:
    """A line of the log about an action that a seat took back, and what that had brought."""

    mark: Mark
    seat: int
    events: tuple[Event, ...]


class Play:
    """A game as its log tells it.

    Args:
        game, players, seed, options: as `Record`.

    Raises:
        BadPlayers, BadSeed, BadOptions.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Json) -> None:
        self.record = Record(game, players, seed, options)
        self.seq = 0
        self.seqs: list[int] = []  # of the record's actions
        self._asked = [0] * players  # since when each seat has the decision it has
        self._marks: list[Mark] = []  # of each event of the record
        self._taken_back: list[TakenBack] = []
        self._told = 0  # lines of the log there have been
        self._moments: deque[Moment] = deque(maxlen=TAIL)
        self._add_moment(0)

    @property
    def now(self) -> Moment:
        """The present position."""
        return self._moments[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.now.state.over

    def act(self, seat: int, form: object) -> Json:
        """Carry out an action; the form as the game writes it. Raises as the kernel, everything unchanged."""
        state = self.record.state
        if state.over:
            raise GameOver("The game has ended; nobody acts any more.")
        action = state.parse(form, seat)
        before = {other: state.decision(other) for other in state.waiting if other != seat}
        first = len(self.record.events)
        self.record.act(seat, action)
        self.seq += 1
        self.seqs.append(self.seq)
        self._ask(before)
        self._add_moment(first)
        return self.record.turns[-1].form

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat. Raises `UndoRefused`, `GameOver`, everything unchanged."""
        if self.over:
            raise GameOver("The game has ended; nothing is taken back any more.")
        turns, events = [turn.seat for turn in self.record.turns], self.record.events[:]
        self.record.undo(seat)
        del self.seqs[max(index for index, by in enumerate(turns) if by == seat)]
        self.seq += 1
        self._asked = [self.seq] * len(self._asked)
        self._tell_back(seat, events[len(self.record.events) :])
        self._moments.clear()
        self._add_moment(len(self.record.events))

    def check_fresh(self, seat: int, seq: int) -> None:
        """Raise `Stale` unless the decision of the seat is still the one it had at `seq`.

        When several seats decide at once, what the others do leaves a seat's decision as it is.
        """
        if not self._asked[seat] <= seq <= self.seq:
            raise Stale

    def since(self, seq: int) -> list[Moment] | None:
        """The moments after `seq`, oldest first; None if they are not kept or something was taken back."""
        if not self._moments[0].seq <= seq <= self.seq:
            return None
        return [moment for moment in self._moments if moment.seq > seq]

    def log(self, seat: int | None) -> list[Json]:
        """The whole log as a seat may see it, with what was taken back."""
        entries = self.entries(0, len(self.record.events), seat)
        entries += [self._taken_back_entry(one, seat) for one in self._taken_back]
        return sorted(entries, key=lambda entry: int(entry["index"]))

    def entries(self, first: int, last: int, seat: int | None) -> list[Json]:
        """What events of the record, those from `first` to before `last`, say to a seat."""
        return [self._entry(index, self.record.events[index].project(seat)) for index in range(first, last)]

    def _entry(self, index: int, event: Json) -> Json:
        return {**vars(self._marks[index]), **event, "text": self.record.game.tell(event).to_json()}

    def _taken_back_entry(self, told: TakenBack, seat: int | None) -> Json:
        """It says what the seat had seen of the action, and nothing else."""
        what = [self.record.game.tell(event.project(seat)).to_json() for event in told.events]
        kind = "taken-back" if what else "choice-taken-back"  # some choices bring nothing yet
        text = Message(f"event-{kind}", {"seat": f"#{told.seat}", **({"what": what} if what else {})})
        return {**vars(told.mark), "kind": kind, "args": {"seat": told.seat}, "seen": False, "text": text.to_json()}

    def snapshot(self) -> Json | None:
        """The position to be kept with the present event, if it is time for one."""
        return state_of(self.record.state) if self.over or self.seq % SNAPSHOT_EVERY == 0 else None

    def resume(self, events: list[SavedEvent], snapshots: dict[int, Json]) -> None:
        """Play the log of the store.

        Raises:
            ForkedGame: it does not play as it was played.
        """
        for event in events:
            try:
                self.undo(event.seat) if event.kind == "undo" else self.act(event.seat, event.form)
            except WabeError as error:
                raise ForkedGame(f"This game was played by other rules; event {event.seq} differs: {error}") from error
            if self.seq in snapshots and snapshots[self.seq] != state_of(self.record.state):
                raise ForkedGame(f"This game was played by other rules; the position after event {event.seq} differs.")

    def _ask(self, before: dict[int, Json | None]) -> None:
        for seat in range(len(self._asked)):
            kept = seat in before and self.record.state.decision(seat) == before[seat]
            if not kept:
                self._asked[seat] = self.seq

    def _tell_back(self, seat: int, events: list[Event]) -> None:
        del self._marks[len(self.record.events) :]
        turn = self._turn()
        before = [replace(one, mark=replace(one.mark, turn=min(one.mark.turn, turn))) for one in self._taken_back]
        self._taken_back = [*before, TakenBack(self._mark(turn), seat, tuple(events))]

    def _turn(self) -> int:
        return self._marks[-1].turn if self._marks else 0

    def _mark(self, turn: int) -> Mark:
        self._told += 1
        return Mark(self.seq, turn, self._told - 1)

    def _add_moment(self, first: int) -> None:
        events, state = self.record.events, self.record.state
        for event in events[len(self._marks) :]:
            self._marks.append(self._mark(self._turn() + (event.kind == NEW_TURN)))
        refusals = tuple(self.record.undo_refusal(seat) for seat in range(state.players))
        self._moments.append(Moment(self.seq, state.clone(), first, len(events), refusals))


def state_of(state: State) -> Json:
    """A position as the store keeps it: without version and data pack, which may be other ones that play the same."""
    data: Json = msgspec.json.decode(msgspec.json.encode(state.to_json()))
    return {name: value for name, value in data.items() if name not in {"version", "data"}}
