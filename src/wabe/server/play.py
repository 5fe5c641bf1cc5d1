"""One game of a table in memory: the kernel's record, and how far each seat's knowledge of it may be.

No network, no store: events go in, moments come out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final, TypeAlias

import msgspec

from wabe.kernel.chance import Chance
from wabe.kernel.errors import BadSave, GameOver
from wabe.kernel.events import Event
from wabe.kernel.film import Ending, load_position
from wabe.kernel.game import Game
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.message import Message
from wabe.kernel.record import Record, Turn
from wabe.kernel.savepoints import Savepoint
from wabe.kernel.saves import position
from wabe.kernel.state import State
from wabe.lessons import Lesson, Where
from wabe.server import going_back
from wabe.server.errors import Stale
from wabe.server.going_back import Ask
from wabe.server.lines import Aside, Mark, Telling, index_of, taken_back

Json: TypeAlias = dict[str, Any]
TAIL: Final = 8  # positions that are kept for who comes back; each takes up to 15 kB
LINES: Final = 100  # of the log that are sent together
SNAPSHOT_EVERY: Final = 64
NOBODY: Final = -1  # the seat of what no seat did


@dataclass(frozen=True)
class Moment:
    """The position after an event of the log; every frame is made from one.

    Args:
        seq: of the event.
        state: the position.
        first, last: the log's entries that the event brought are those from `first` to before `last`.
        refusals: per seat, why undo is refused; None if it is not.
        ending: what was announced at the end, where that was under other rules.
        where: how far somebody has come who learns at this table.
        asked: whether somebody asks to go back.
        may_ask: the seats that could ask so.
    """

    seq: int
    state: State
    first: int
    last: int
    refusals: tuple[Message | None, ...]
    ending: Ending | None = None
    where: Where | None = None
    asked: Ask | None = None
    may_ask: frozenset[int] = frozenset()

    def open_table(self) -> Json | None:
        """What `view` makes several views from (`State.open_table`)."""
        return self.state.open_table() if self.ending is None else None

    def view(self, seat: int | None, open_table: Json | None = None) -> Json:
        """All that a seat may know."""
        return self.state.view(seat, open_table) if self.ending is None else self.ending.view(seat)

    def score_sheet(self) -> Json | None:
        """The scores broken down, or None while they are not open."""
        return self.state.score_sheet() if self.ending is None else self.ending.score_sheet


class Play:
    """A game as its log tells it.

    Args:
        game, players, seed, options, chance: as `Record`.
        lesson: what is taught.

    Raises:
        BadPlayers, BadSeed, BadOptions.
    """

    lesson: Lesson | None = None

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Json,
        chance: Chance | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.lesson = lesson
        self._begin(Record(game, players, seed, options, chance=chance))
        self._add_moment(0)

    @classmethod
    def of(cls, record: Record, seqs: list[int]) -> Play:
        """A finished game.

        Args:
            record: all of it.
            seqs: of its actions.
        """
        play = cls.__new__(cls)
        play._begin(record)
        for count, seq in enumerate([0, *seqs]):
            play.seq = seq
            play._mark_events(len(play._marks) + len(record.events_of(count)))
        play.seqs = seqs
        play._add_moment(0)
        return play

    def _begin(self, record: Record) -> None:
        self.record = record
        self.closed = False
        self.seq = 0
        self.seqs: list[int] = []  # of the record's actions
        self._asked = [0] * record.start.players  # since when each seat has the decision it has
        self._marks: list[Mark] = []  # of each event of the record
        self._asides: list[Aside] = []
        self._told = 0  # lines of the log there have been
        self._moments: deque[Moment] = deque(maxlen=TAIL)
        self._quiet_before = 0  # no moments are made of events before this one
        self.reconsidering: frozenset[int] = frozenset()  # those who have taken something back, and not chosen since
        self.asked: Ask | None = None  # whether to go back
        self.asked_about: dict[int, int] = {}  # by seat, the event it has last asked about

    @property
    def now(self) -> Moment:
        """The present position."""
        return self._moments[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended (`closed`: even if the present rules do not show how)."""
        return self.closed or self.record.state.over

    @property
    def question(self) -> Ask | None:
        """Whether somebody asks to go back; nobody does once the game has ended, whatever its log says."""
        return None if self.over else self.asked

    def act(self, seat: int, form: object) -> Json:
        """Carry out an action, or let the seat leave (`CONCEDE`); the form as the game writes it.

        Raises as the kernel, everything unchanged.
        """
        state = self.record.state
        if self.over:
            raise GameOver("error-game-over")
        others = [other for other in state.waiting if other != seat]
        before = [state.decision(other) for other in others] if form == CONCEDE else None
        first = len(self.record.events)
        self.record.carry_out(seat, form)
        self.seq += 1
        self.seqs.append(self.seq)
        self.reconsidering -= {seat}
        self._ask(others, before)
        self._add_moment(first)
        return self.record.turns[-1].form

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat. Raises `UndoRefused`, `GameOver`, everything unchanged."""
        if self.over:
            raise GameOver("undo-over")
        turns, events = [turn.seat for turn in self.record.turns], self.record.events[:]
        self.record.undo(seat)
        del self.seqs[max(index for index, by in enumerate(turns) if by == seat)]
        self._go_back(seat, events)

    def back(self, seat: int, actions: int) -> None:
        """Lead a seat back to where only the first `actions` actions have been taken. Raises `GameOver`."""
        if self.over:
            raise GameOver("undo-over")
        events = self.record.events[:]
        self.record = self.record.replay(min(actions, len(self.record.turns)))
        del self.seqs[actions:]
        self._go_back(seat, events)

    def repeat(self, kind: str, seat: int, form: Json) -> None:
        """Do what an event of the log says. Raises as `act`, `undo`, `back` and what is asked."""
        if kind == "undo":
            self.undo(seat)
        elif kind == "back":
            self.back(seat, form["actions"])
        elif kind == "ask":
            going_back.ask(self, seat, form)
        elif kind == "agree":
            going_back.agree(self, seat)
        elif kind == "lapse":
            going_back.lapse(self, seat, form)
        else:
            self.act(seat, form)

    @property
    def is_taught(self) -> bool:
        """Whether a lesson is under way, in which all others move as the coach says."""
        return self.now.where is not None and not self.now.where.done and not self.over

    @property
    def waiting(self) -> list[int]:
        """The seats that are waited for: in a lesson whoever learns alone, since the coach moves for others."""
        return [self.lesson.learner] if self.lesson and self.is_taught else list(self.record.state.waiting)

    def _go_back(self, seat: int, events: list[Event]) -> None:
        """Go on from an earlier position that the record has come back to; there had been these events."""
        self._asked = [self.seq + 1] * len(self._asked)
        self.reconsidering |= {seat}
        del self._marks[len(self.record.events) :]
        self.tell(taken_back(seat, events[len(self.record.events) :]))

    def savepoint(self) -> Callable[[], None]:
        """What drops all that is done from now on, should it turn out that it is not kept; it can be called once."""
        kept = {name: copy(value) for name, value in vars(self).items() if name != "record"}
        record, savepoint = self.record, Savepoint(self.record, self.now.state)

        def restore() -> None:
            savepoint.restore()
            self.record = record
            vars(self).update(kept)

        return restore

    @contextmanager
    def told_again(self, last: int) -> Iterator[None]:
        """While the log is played again up to event `last`, moments are made of its newest events alone."""
        self._moments.clear()
        self._quiet_before = last - TAIL + 1
        try:
            yield
        finally:
            self._quiet_before = 0
            if not self._moments:
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

    def log(self, seat: int | None, before: int | None = None) -> Json:
        """The newest lines of the log as a seat may see it, with what was taken back, of those before line `before`.

        `earlier` is how many there are before these. The first line has its chapter.
        """
        end = len(self._marks) if before is None else self._place(before)
        asides = [one for one in self._asides if before is None or one.mark.index < before]
        told: list[tuple[int, int, Aside | None]] = [
            *((self._marks[place].index, place, None) for place in range(max(0, end - LINES), end)),
            *((one.mark.index, self._place(one.mark.index) - 1, one) for one in asides),
        ]
        told = sorted(told, key=itemgetter(0))[-LINES:]
        lines = [
            self._entry(place, seat) if one is None else one.entry(self.record.game, seat) for _, place, one in told
        ]
        earlier = end + len(asides) - len(told)
        if earlier:
            lines[0] = {**lines[0], **self._chapter(max(0, told[0][1]))}
        return {"log": lines, "earlier": earlier}

    def _place(self, index: int) -> int:
        """How many events of the record are told before line `index` of the log."""
        return bisect_left(self._marks, index, key=index_of)

    def _chapter(self, place: int) -> Json:
        chapter = self.record.events[place].chapter
        return {} if chapter is None else {"chapter": chapter.to_json()}

    def entries(self, first: int, last: int, seat: int | None) -> list[Json]:
        """What events of the record, those from `first` to before `last`, say to a seat."""
        return [self._entry(index, seat) for index in range(first, last)]

    def own_entries(self, first: int, seen: list[Json], seat: int | None) -> list[Json]:
        """The same for a seat, made from what they say to spectators."""
        events = self.record.events
        own = [event.secret is not None and event.is_open_to(seat) for event in events[first : first + len(seen)]]
        return [self._entry(first + index, seat) if own[index] else entry for index, entry in enumerate(seen)]

    def _entry(self, index: int, seat: int | None) -> Json:
        event = self.record.events[index].project(seat)
        heading = self.record.log.heading(index)
        begins = {} if heading is None else {"chapter": heading.to_json()}
        return {**vars(self._marks[index]), **event, "text": self.record.game.tell(event).to_json(), **begins}

    def snapshot(self) -> Json | None:
        """The position to be kept with the present event, if it is time for one."""
        is_shown = bool(self.record.turns) and self.record.turns[-1].version > 0
        return state_of(self.record.state) if self.over or is_shown or self.seq % SNAPSHOT_EVERY == 0 else None

    # --- positions that other rules led to --------------------------------------------------------------------------

    def show(self, seq: int, kept: Json, event: Event, version: int) -> None:
        """Go on at `seq` from a position of rules version `version`, with an event that says so. Raises `BadSave`."""
        label = self.record.game.tell(event.project(None))
        turn = Turn(NOBODY, {"kind": event.kind, **event.args}, label, 0, 0, kept, version, self.record.number)
        first = len(self.record.events)
        self.record.show(turn, [event], [])
        self.seq = seq
        self.asked = None
        self.seqs.append(seq)
        self._asked = [seq] * len(self._asked)
        self._moments.clear()
        self._add_moment(first)

    def can_show(self, kept: Json, version: int) -> bool:
        """Whether the present rules know such a position."""
        start = self.record.start
        try:
            load_position(self.record.game, start.players, start.options, kept, version)
        except BadSave:
            return False
        return True

    def miss(self, kind: str) -> None:
        """Count an event of the log that cannot be played: the chance of those after it is theirs all the same."""
        self.record.passed += 1 if kind == "act" else -1 if kind in {"undo", "back"} else 0

    def cut(self, actions: int) -> None:
        """Forget all after the first `actions` actions, before another position is shown."""
        self.record.cut(actions)
        del self.seqs[actions:]
        del self._marks[len(self.record.events) :]

    def _ask(self, others: list[int], before: list[Json | None] | None) -> None:
        """Note who has something else to decide from now on: not those who waited besides, unless somebody has left.

        Args:
            others: those who waited besides.
            before: what they had to decide, if somebody has left.
        """
        if before is not None:
            now = map(self.record.state.decision, others)
            others = [other for other, old, new in zip(others, before, now, strict=True) if old == new]
        self._asked = [asked if seat in others else self.seq for seat, asked in enumerate(self._asked)]

    def rewind(self, stream: int) -> None:
        """Let the generator be where it was at the position that the record has gone back to."""
        self.record.state.rng = stream
        self.now.state.rng = stream

    def tell(self, telling: Telling) -> None:
        """Say in the log what an event of no action has been; whoever is there gets everything anew."""
        self.seq += 1
        self._asides.append(Aside(self._mark(), telling))
        self._moments.clear()
        self._add_moment(len(self.record.events))

    def _mark(self) -> Mark:
        self._told += 1
        return Mark(self.seq, self._told - 1)

    def _add_moment(self, first: int) -> None:
        record = self.record
        self._mark_events(len(record.events))
        if self.seq < self._quiet_before:
            return
        refusals = tuple(record.undo_refusal(seat) for seat in range(record.state.players))
        where = None if self.lesson is None else self.lesson.where(record.turns)
        may_ask = frozenset(seat for seat, why in enumerate(refusals) if going_back.refusal(self, seat, why) is None)
        state, last = record.state.clone(), len(record.events)
        self._moments.append(
            Moment(self.seq, state, first, last, refusals, record.ending, where, self.question, may_ask)
        )

    def _mark_events(self, entries: int) -> None:
        """Let the events before the one at `entries` that have no mark yet belong to the present action."""
        while len(self._marks) < entries:
            self._marks.append(self._mark())


def state_of(state: State) -> Json:
    """A position as the store keeps it: whatever rules version, options and data pack it is of."""
    data: Json = msgspec.json.decode(msgspec.json.encode(state.to_json()))
    return position(data)
