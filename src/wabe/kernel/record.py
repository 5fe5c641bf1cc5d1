"""A play with its past: acting, taking back, replaying, replay files."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, SupportsIndex

from wabe.kernel import ties
from wabe.kernel.chance import Chance
from wabe.kernel.errors import UndoRefused, WabeError, shown
from wabe.kernel.events import Event, EventLog
from wabe.kernel.film import Camera, Ending, load_position
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.message import Json, Message
from wabe.kernel.replays import REPLAY_SCHEMA

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wabe.kernel.game import Game
    from wabe.kernel.state import State


class Turn:
    """One action taken: by whom, as a form, and where its events and chance results begin in the log.

    Where it is not played but shown as other rules played it, it has the position that these led to and their version,
    and the number of the last action up to there (`Record.number`).
    """

    def __init__(
        self,
        seat: int,
        form: Json,
        label: Message,
        first_event: int,
        first_chance: int,
        shown: Json | None = None,
        version: int = 0,
        number: int = 0,
    ) -> None:
        self.seat = seat
        self.form = form
        self.label = label
        self.first_event = first_event
        self.first_chance = first_chance
        self.shown = shown
        self.version = version
        self.number = number

    def __reduce__(self) -> tuple[type[Turn], tuple[int, Json, Message, int, int]]:
        return Turn, (self.seat, self.form, self.label, self.first_event, self.first_chance)


class Record:
    """One play from its set-up on.

    Args:
        game: the title.
        players, seed, options: as `Game.new`.
        script: chance results to use (replays).
        start: the position after a set-up that other rules made, and their version.
        chance: where chance comes from; by default from the generator. A script is held against it.

    Fields besides:
        passed: how many actions count that are not among the turns, for `number`.
        told: the options that its file names, and that digests are made with.
        version: of the rules it was played by.
        differs: where the file it comes from first differs from how the present rules play; None if it does not.
        missing: how many actions of that file cannot be shown.
        ending: what was announced at the end, where that was under other rules.

    Raises:
        BadPlayers, BadSeed, BadOptions.
    """

    def __init__(
        self,
        game: Game,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        script: list[int] | None = None,
        start: tuple[State, int] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.log = EventLog(script, chance)
        self.start_version = 0
        if start is None:
            self.state: State = game.new(players, seed, options, self.log)
        else:
            self.state, self.start_version = start[0].clone(), start[1]
            self.state.log = self.log
        self.start = self.state.clone()
        self.told: Json = dict(self.start.options)
        self.version: int = game.version
        self.differs: WabeError | None = None
        self.missing = 0
        self.ending: Ending | None = None
        self.set_up_events = len(self.log.events)
        self.set_up_chance = len(self.log.chance)
        self.turns: list[Turn] = []
        self.passed = 0
        self.snapshots: list[State] = []  # the state before each of the last len(snapshots) turns

    # --- copies and pickles: played again; a pickle holds the replay file and the chance to come ---------------------

    def __copy__(self) -> Record:
        return self.replay()

    def __deepcopy__(self, _memo: dict[int, object]) -> Record:
        return self.replay()

    def __reduce__(self) -> tuple[Callable[..., Record], tuple[Game, Json, int, Chance | None]]:
        return resumed, (self.game, self.to_json(), int(self.state.rng), self.log.source)

    @property
    def number(self) -> int:
        """Of the last action, counted without those taken back: chance may depend on it (`Chance.result`)."""
        return self.passed + len(self.turns)

    @property
    def events(self) -> list[Event]:
        """All that happened so far."""
        return self.log.events

    def act(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out an action; the events it caused. Raises as `State.apply`, leaving everything unchanged."""
        before, events, chance = self.state.clone(), len(self.log.events), len(self.log.chance)
        self.log.begin(self.number + 1)
        self.state.apply(action, seat)
        acting, chosen, step, arg = before.check_seat(seat), int(action), before.top_step(), before.top_arg()
        form, label = step.form(before, arg, acting, chosen), step.label(before, arg, acting, chosen)
        self.turns.append(Turn(acting, form, label, events, chance))
        if self.state.information != before.information:
            self.snapshots.clear()
        else:
            self.snapshots.append(before)
        return self.log.events[events:]

    def concede(self, seat: SupportsIndex) -> list[Event]:
        """Let a seat leave for good (`State.concede`), an action like others that is never taken back; its events."""
        events, chance = len(self.log.events), len(self.log.chance)
        self.log.begin(self.number + 1)
        self.state.concede(seat)
        self.turns.append(Turn(self.state.check_seat(seat), CONCEDE, Message("act-concede"), events, chance))
        self.snapshots.clear()
        return self.log.events[events:]

    def carry_out(self, seat: SupportsIndex, form: object) -> list[Event]:
        """The same of a form, `CONCEDE` included. Raises as `State.parse` and `State.concede` besides."""
        return self.concede(seat) if form == CONCEDE else self.act(seat, self.state.parse(form, seat))

    def show(self, turn: Turn, events: list[Event], chance: list[int]) -> None:
        """Go on from the position that other rules led to; nothing of before can be taken back.

        Args:
            turn: with that position. One without chance of its own gets a fresh stream.
            events: what it brought.
            chance: its chance results.

        Raises:
            BadSave: these rules know no such position; nothing is changed.
        """
        assert turn.shown is not None
        state = load_position(self.game, self.start.players, self.start.options, turn.shown, turn.version)
        state.log = self.log
        first = len(self.log.events), len(self.log.chance)
        self.turns.append(Turn(turn.seat, turn.form, turn.label, *first, turn.shown, turn.version, turn.number))
        self.passed = turn.number - len(self.turns)
        self.log.take(events, chance, self.state.chapter())
        self.snapshots.clear()
        self.state = state

    def cut(self, actions: int) -> None:
        """Forget all after the first `actions` actions, before other ones are shown. They count; the state stays."""
        if actions < len(self.turns):
            self.log.truncate(self.turns[actions].first_event, self.turns[actions].first_chance)
            self.passed += len(self.turns) - actions
            del self.turns[actions:]
            self.snapshots.clear()

    # --- taking back --------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: SupportsIndex) -> Message | None:
        """Why this seat cannot take back its last action now; None if it can. Raises `BadSeat`."""
        asking = self.state.check_seat(seat)
        own = [index for index, turn in enumerate(self.turns) if turn.seat == asking]
        if own and any(turn.version for turn in self.turns[own[-1] :]):
            return Message("undo-rules")
        if own and any(turn.form == CONCEDE for turn in self.turns[own[-1] :]):
            return Message("undo-left")
        if self.state.clone().withdraw(asking):
            return None
        if not own:
            return Message("undo-nothing")
        if self.turns[-1].seat != asking:
            return Message("undo-others")
        return None if self.snapshots else Message("undo-revealed")

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the last action of this seat.

        Raises:
            BadSeat: no such seat.
            UndoRefused: information was revealed, chance has spoken, or another seat has acted since.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        asking = self.state.check_seat(seat)
        last = max(index for index, turn in enumerate(self.turns) if turn.seat == asking)
        kept = last - len(self.turns) + len(self.snapshots)
        turn, snapshot = self.turns.pop(last), self.snapshots.pop(kept)
        if self.state.withdraw(asking):  # others may have committed themselves since, which stands
            self.snapshots[kept:] = [later.clone() for later in self.snapshots[kept:]]  # savepoints have the old ones
            for later in self.snapshots[kept:]:
                later.withdraw(asking)
            return
        snapshot.rng = self.state.rng
        snapshot.log = self.log
        self.state = snapshot
        self.log.truncate(turn.first_event, turn.first_chance)

    # --- the past -----------------------------------------------------------------------------------------------

    def at(self, actions: int) -> State:
        """The state after the first `actions` actions, without a log. Raises `IndexError`."""
        state = self.replay(actions).state
        state.log = None
        return state

    def replay(self, actions: int | None = None) -> Record:
        """A new record of the first `actions` actions, played again from the same chance results.

        Raises:
            IndexError: fewer actions than that were taken.
        """
        count = len(self.turns) if actions is None else actions
        if not 0 <= count <= len(self.turns):
            raise IndexError(f"There were {len(self.turns)} actions; there is no position after {shown(count)}.")
        copy = self.again(count)
        copy.log.script, copy.log.source = None, self.log.source
        copy.state.rng = self.state.rng
        return copy

    def walk(self, visit: Callable[[State], None]) -> None:
        """Play the record again and visit the state at the start and after each action."""
        self.again(len(self.turns), visit)

    def again(self, actions: int, visit: Callable[[State], None] | None = None) -> Record:
        """A record of the first `actions` actions, played from the same chance results and still reading them."""
        copy = self.begun_again()
        if visit:
            visit(copy.state)
        for index, turn in enumerate(self.turns[:actions]):
            if turn.version:
                copy.show(turn, self.events_of(index + 1), self.chance_of(index))
            else:
                copy.carry_out(turn.seat, turn.form)
            if visit:
                visit(copy.state)
        return copy

    def begun_again(self) -> Record:
        """A record of the set-up alone, which reads the same chance results."""
        chance = list(self.log.chance)
        if not self.start_version:
            return Record(self.game, self.start.players, 0, self.start.options, chance)
        copy = Record(self.game, script=chance, start=(self.start, self.start_version))
        copy.set_up(self.events_of(0), chance[: self.set_up_chance])
        return copy

    def set_up(self, events: list[Event], chance: list[int]) -> None:
        """Take over what a set-up brought that other rules made."""
        self.log.take(events, chance, self.state.chapter())
        self.set_up_events = len(self.log.events)
        self.set_up_chance = len(self.log.chance)

    def events_of(self, count: int) -> list[Event]:
        """The events that the set-up (0) or an action (from 1) brought."""
        first = self.turns[count - 1].first_event if count else 0
        return self.events[first : self.turns[count].first_event if count < len(self.turns) else len(self.events)]

    def chance_of(self, index: int) -> list[int]:
        """The chance results that action `index` brought."""
        end = self.turns[index + 1].first_chance if index + 1 < len(self.turns) else len(self.log.chance)
        return self.log.chance[self.turns[index].first_chance : end]

    # --- the end ------------------------------------------------------------------------------------------------

    def last_view(self, seat: SupportsIndex | None) -> Json:
        """The present view of a seat; after the end as it was then. Raises `BadSeat`."""
        view = self.state.view(seat)
        return view if self.ending is None else self.ending.view(view["seat"])

    def last_scores(self) -> list[int]:
        """The present scores; after the end as they were then."""
        return self.state.scores() if self.ending is None else self.ending.scores

    def last_winners(self) -> list[int]:
        """Who has won; after the end as it was then."""
        return self.state.winners() if self.ending is None else self.ending.winners

    def last_returns(self) -> list[float]:
        """What each seat has won (`State.returns`); after the end as it was then."""
        return ties.shared(self.last_winners(), int(self.state.players))

    def last_score_sheet(self) -> Json | None:
        """The present score sheet; after the end as it was then."""
        return self.state.score_sheet() if self.ending is None else self.ending.score_sheet

    # --- files --------------------------------------------------------------------------------------------------

    def to_json(self, film: bool = False) -> Json:
        """A replay file: set-up and actions with their chance results and a digest of the position after each.

        Args:
            film: whether it has all positions and events as well, so that it is shown, and gone on with, under rules
                that would not play it the same. What can only be shown needs them in any case.
        """
        digests: list[str] = []
        camera = Camera(self) if film or self.start_version or any(turn.version for turn in self.turns) else None

        def visit(state: State) -> None:
            save = state.to_json()
            if camera is not None:
                camera.take(save, len(digests))
            digests.append(fingerprint(save, self.told))

        self.walk(visit)
        data: Json = {} if self.game.data is None else {"data": self.game.data}
        return {
            "schema": REPLAY_SCHEMA,
            "kind": "replay",
            "game": self.game.name,
            "version": self.game.version,
            **data,
            "players": self.start.players,
            "options": dict(self.told),
            "chance": self.log.chance[: self.set_up_chance],
            "start": digests[0],
            "actions": [
                {"seat": turn.seat, "form": turn.form, "chance": self.chance_of(index), "digest": digests[index + 1]}
                for index, turn in enumerate(self.turns)
            ],
            "over": self.state.over,
            "scores": self.last_scores(),
            **({} if camera is None else {"film": camera.film()}),
        }

    @staticmethod
    def from_json(data: object, load: Callable[[str], Game]) -> Record:
        """The record of a replay file; the digest after each action and the scores at the end are compared.

        What older rules or other records of the same data pack led to is played as far as it agrees; `differs` says
        where it does not. From there on it is shown as it was if the file has a film, and left out (`missing`) if not.

        Args:
            data: what `to_json` wrote.
            load: finds the game by name (`wabe.load`).

        Raises:
            BadReplay: not a replay, or it does not play; says at which action it first differs.
        """
        from wabe.kernel.rereading import reread

        return reread(data, load)


VOLATILE = {"rng", "version", "data"}


def resumed(game: Game, replay: Json, rng: int, source: Chance | None) -> Record:
    """The record of a replay file, with the chance that it would have had next."""
    record = Record.from_json(replay, lambda _: game)
    record.state.rng, record.log.source = rng, source
    return record


def digest(state: State, options: Json | None = None) -> str:
    """A short fingerprint of the position, apart from the generator.

    Args:
        state: the position.
        options: those that the fingerprint is made with, by default all there are. A file keeps those it was made with:
            options that have come since do not make its positions other ones.
    """
    save = state.to_json()
    return fingerprint(save, save["options"] if options is None else options)


def fingerprint(save: Json, options: Json) -> str:
    """The same of a save."""
    data: Json = {name: value for name, value in save.items() if name not in VOLATILE}
    data["options"] = options
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()
