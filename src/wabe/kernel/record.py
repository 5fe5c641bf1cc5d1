"""A play with its past: acting, taking back, replaying, replay files."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, SupportsIndex

from wabe.kernel.errors import BadReplay, UndoRefused, WabeError, shown
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json, Message
from wabe.kernel.replays import REPLAY_SCHEMA, check_game, check_replay
from wabe.kernel.rng import check_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wabe.kernel.game import Game
    from wabe.kernel.state import State


class Turn:
    """One action taken: by whom, as a form, and where its events and chance results begin in the log."""

    def __init__(self, seat: int, form: Json, label: Message, first_event: int, first_chance: int) -> None:
        self.seat = seat
        self.form = form
        self.label = label
        self.first_event = first_event
        self.first_chance = first_chance

    def __reduce__(self) -> tuple[type[Turn], tuple[int, Json, Message, int, int]]:
        return Turn, (self.seat, self.form, self.label, self.first_event, self.first_chance)


class Record:
    """One play from its set-up on.

    Args:
        game: the title.
        players, seed, options: as `Game.new`.
        script: chance results to use instead of the generator's (replays).

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
    ) -> None:
        self.game = game
        self.log = EventLog(script)
        self.state: State = game.new(players, seed, options, self.log)
        self.set_up_events = len(self.log.events)
        self.set_up_chance = len(self.log.chance)
        self.turns: list[Turn] = []
        self.snapshots: list[State] = []  # the state before each of the last len(snapshots) turns

    # --- copies and pickles: played again; a pickle holds the replay file and the chance to come ---------------------

    def __copy__(self) -> Record:
        return self.replay()

    def __deepcopy__(self, _memo: dict[int, object]) -> Record:
        return self.replay()

    def __reduce__(self) -> tuple[Callable[[Game, Json, int], Record], tuple[Game, Json, int]]:
        return resumed, (self.game, self.to_json(), int(self.state.rng))

    @property
    def events(self) -> list[Event]:
        """All that happened so far."""
        return self.log.events

    def act(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out an action; the events it caused. Raises as `State.apply`, leaving everything unchanged."""
        before, events, chance = self.state.clone(), len(self.log.events), len(self.log.chance)
        self.state.apply(action, seat)
        acting = before.check_seat(seat)
        self.turns.append(Turn(acting, before.form(action, acting), before.label(action, acting), events, chance))
        if self.state.information != before.information:
            self.snapshots.clear()
        else:
            self.snapshots.append(before)
        return self.log.events[events:]

    # --- taking back --------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: SupportsIndex) -> Message | None:
        """Why this seat cannot take back its last action now; None if it can. Raises `BadSeat`."""
        asking = self.state.check_seat(seat)
        if self.state.clone().withdraw(asking):
            return None
        if not any(turn.seat == asking for turn in self.turns):
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
            raise UndoRefused(REFUSALS[refusal.key])
        asking = self.state.check_seat(seat)
        last = max(index for index, turn in enumerate(self.turns) if turn.seat == asking)
        kept = last - len(self.turns) + len(self.snapshots)
        turn, snapshot = self.turns.pop(last), self.snapshots.pop(kept)
        if self.state.withdraw(asking):  # others may have committed themselves since, which stands
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
        copy.log.script = None
        copy.state.rng = self.state.rng
        return copy

    def walk(self, visit: Callable[[State], None]) -> None:
        """Play the record again and visit the state at the start and after each action."""
        self.again(len(self.turns), visit)

    def again(self, actions: int, visit: Callable[[State], None] | None = None) -> Record:
        """A record of the first `actions` actions, played from the same chance results and still reading them."""
        copy = Record(self.game, self.state.players, 0, self.state.options, list(self.log.chance))
        if visit:
            visit(copy.state)
        for turn in self.turns[:actions]:
            copy.act(turn.seat, copy.state.parse(turn.form, turn.seat))
            if visit:
                visit(copy.state)
        return copy

    def chance_of(self, index: int) -> list[int]:
        """The chance results that action `index` brought."""
        end = self.turns[index + 1].first_chance if index + 1 < len(self.turns) else len(self.log.chance)
        return self.log.chance[self.turns[index].first_chance : end]

    def to_json(self) -> Json:
        """A replay file: set-up and actions with their chance results and a digest of the position after each."""
        digests: list[str] = []
        self.walk(lambda state: digests.append(digest(state)))
        data: Json = {} if self.game.data is None else {"data": self.game.data}
        return {
            "schema": REPLAY_SCHEMA,
            "kind": "replay",
            "game": self.game.name,
            "version": self.game.version,
            **data,
            "players": self.state.players,
            "options": dict(self.state.options),
            "chance": self.log.chance[: self.set_up_chance],
            "start": digests[0],
            "actions": [
                {"seat": turn.seat, "form": turn.form, "chance": self.chance_of(index), "digest": digests[index + 1]}
                for index, turn in enumerate(self.turns)
            ],
            "over": self.state.over,
            "scores": self.state.scores(),
        }

    @staticmethod
    def from_json(data: object, load: Callable[[str], Game]) -> Record:
        """The record of a replay file; the digest after each action and the scores at the end are compared.

        Args:
            data: what `to_json` wrote.
            load: finds the game by name (`wabe.load`).

        Raises:
            BadReplay: not a replay, or it does not play; says at which action it first differs.
        """
        file = check_replay(data)
        try:
            game = load(file["game"])
            check_game(file, game)
            record = Record(game, file["players"], 0, file["options"], list(file["chance"]))
        except BadReplay:
            raise
        except WabeError as error:
            raise BadReplay(f"The replay cannot be set up: {error}") from error
        check_used_up(record, "the set-up")
        compare("the set-up", "start", digest(record.state), file["start"])
        for index, turn in enumerate(file["actions"]):
            replay_action(record, index, turn)
        end = f"the end (after action {len(record.turns)})"
        compare(end, "over", record.state.over, file["over"])
        compare(end, "scores", record.state.scores(), file["scores"])
        record.log.script = None
        record.state.reseed(check_seed(None))  # what comes after the file has chance of its own
        return record


REFUSALS = {
    "undo-nothing": "There is nothing of yours to take back.",
    "undo-others": "Another player has acted since; that cannot be taken back.",
    "undo-revealed": "Something was revealed or drawn since; that cannot be taken back.",
}


def resumed(game: Game, replay: Json, rng: int) -> Record:
    """The record of a replay file, with the chance that it would have had next."""
    record = Record.from_json(replay, lambda _: game)
    record.state.rng = rng
    return record


def digest(state: State) -> str:
    """A short fingerprint of the position, apart from the generator."""
    data = state.to_json()
    for volatile in ("rng", "version", "data"):
        data.pop(volatile, None)
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()


def check_used_up(record: Record, where: str) -> None:
    """Raise `BadReplay` if chance results are left over."""
    if record.log.script:
        raise BadReplay(f"The replay first differs at {where}: it holds more chance results than are needed.")


def replay_action(record: Record, index: int, turn: Json) -> None:
    """Play action `index` of a file. Raises `BadReplay` where it differs."""
    where = f"action {index + 1}"
    record.log.script = list(turn["chance"])
    try:
        record.act(turn["seat"], record.state.parse(turn["form"], turn["seat"]))
    except WabeError as error:
        raise BadReplay(f"The replay first differs at {where}: {error}") from error
    check_used_up(record, where)
    compare(where, "digest", digest(record.state), turn["digest"])


def compare(where: str, name: str, found: object, expected: object) -> None:
    """Raise `BadReplay` if a replay differs from what its file says under this name."""
    if found != expected:
        said = f"{name!r} is {shown(found)}, not {shown(expected)} as the file says"
        raise BadReplay(f"The replay first differs at {where}: {said}.")
