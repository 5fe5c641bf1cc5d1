"""How a play looked, step by step: what is shown of it where other rules would not play it the same.

A film holds positions, not views: the present code shows them to any seat. Only what was announced at the end is kept
as it was seen, so that nobody has won another game afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wabe.kernel import rng
from wabe.kernel.errors import BadReplay, WabeError
from wabe.kernel.events import Event
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import position
from wabe.kernel.state import SCHEMA, State

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.record import Record


def changes(old: Any, new: Any) -> Any:
    """What makes `new` of `old`, both JSON: `[new]`, or an object that says so part by part (null: no such part)."""
    if type(old) is dict and type(new) is dict:
        parts: Json = {
            name: changes(old.get(name), new[name]) for name in new if name not in old or old[name] != new[name]
        }
        return {**parts, **{name: None for name in old if name not in new}}
    if type(old) is list and type(new) is list and len(old) == len(new):
        return {str(place): changes(old[place], new[place]) for place in range(len(old)) if old[place] != new[place]}
    return [new]


def changed(old: Any, change: Any) -> Any:
    """The inverse of `changes`; `old` stays as it is. Raises `KeyError`, `IndexError`, `TypeError` or `ValueError`."""
    if type(change) is list:
        return change[0]
    if type(old) is list:
        things = list(old)
        for place, part in change.items():
            things[int(place)] = changed(things[int(place)], part)
        return things
    made = dict(old)
    for name, part in change.items():
        if part is None:
            made.pop(name, None)
        else:
            made[name] = changed(made.get(name), part)
    return made


def look(save: Json) -> Json:
    """The position of a save as a film holds it: what chance brings next is for nobody's eyes."""
    return {name: value for name, value in position(save).items() if name != "rng"}


class Camera:
    """Makes the film of a record, position by position."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.last: Json = {}
        self.start: Json = {}
        self.actions: list[Json] = []

    def take(self, save: Json, count: int) -> None:
        """The save after the first `count` actions."""
        now = look(save)
        if count == 0:
            self.start = now
        else:
            label = self.record.turns[count - 1].label.to_json()
            self.actions.append({"label": label, "events": self.told(count), "changes": changes(self.last, now)})
        self.last = now

    def told(self, count: int) -> list[Any]:
        """The events of the set-up (0) or of an action (from 1)."""
        events = self.record.events_of(count)
        return [[event.kind, event.args, event.secret, event.audience] for event in events]

    def film(self) -> Json:
        """The film, once everything has been taken."""
        turns = self.record.turns
        shown = {str(count + 1): turns[count].version for count in range(len(turns)) if turns[count].version}
        if self.record.start_version:
            shown["0"] = self.record.start_version
        numbers = {count: turns[int(count) - 1].number for count in shown if int(count) > 0}
        others = {count: number for count, number in numbers.items() if number != int(count)}
        film: Json = {"start": self.start, "events": self.told(0), "actions": self.actions, "shown": shown}
        film.update({"numbers": others} if others else {})
        return {**film, "end": self.end()} if self.record.state.over else film

    def end(self) -> Json:
        """What everybody saw at the end; each seat as the spectator but for what is said."""
        record = self.record
        spectator = record.last_view(None)
        seats = [changes(spectator, record.last_view(seat)) for seat in range(record.start.players)]
        return {
            "spectator": spectator,
            "seats": seats,
            "scores": record.last_scores(),
            "winners": record.last_winners(),
            "score_sheet": record.last_score_sheet(),
            "version": record.ending.version if record.ending else 0,
        }


class Ending:
    """What was announced at the end of a play, under the rules it was played by."""

    def __init__(self, data: Json) -> None:
        self.spectator: Json = dict(data["spectator"])
        self.seats: list[Json] = [changed(self.spectator, change) for change in data["seats"]]
        self.scores: list[int] = list(data["scores"])
        self.winners: list[int] = list(data["winners"])
        self.score_sheet: Json | None = data["score_sheet"]
        self.version = int(data["version"])  # of the rules, where they are older than those of the file

    def view(self, seat: int | None) -> Json:
        """The last view of a seat (None: a spectator)."""
        return self.spectator if seat is None else self.seats[seat]


class Frame:
    """One step of a film: what was said of it, and the position it led to."""

    def __init__(self, label: Message, events: list[Event], position: Json, version: int, number: int) -> None:
        self.label = label
        self.events = events
        self.position = position
        self.version = version  # of the rules, where it can only be shown; else 0
        self.number = number  # of the last action, where it can only be shown (`Record.number`)


class Film:
    """A film as a replay file holds it.

    Args:
        data: the film.
        actions: how many actions the file has.

    Raises:
        BadReplay: it is broken.
    """

    def __init__(self, data: object, actions: int) -> None:
        try:
            self.read(data)
        except (WabeError, KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            said = error.message if isinstance(error, WabeError) else str(error)
            raise BadReplay("error-film-broken", kind=type(error).__name__, error=said) from error
        if len(self.frames) != actions + 1:
            raise BadReplay("error-film-length", count=len(self.frames) - 1, actions=actions)

    def read(self, data: Any) -> None:
        """Take everything out of the JSON."""
        shown: dict[str, int] = dict(data["shown"])
        numbers: dict[str, int] = dict(data.get("numbers", {}))
        now: Json = dict(data["start"])
        frames = [Frame(Message("", {}), events_from(data["events"]), now, int(shown.get("0", 0)), 0)]
        for count, action in enumerate(data["actions"], 1):
            now = changed(now, action["changes"])
            said = Message(str(action["label"]["key"]), dict(action["label"]["args"]))
            version, number = int(shown.get(str(count), 0)), int(numbers.get(str(count), count))
            frames.append(Frame(said, events_from(action["events"]), now, version, number))
        self.frames: list[Frame] = frames
        self.ending: Ending | None = Ending(data["end"]) if "end" in data else None


def events_from(data: Any) -> list[Event]:
    """The events that a film holds."""
    return [Event(str(kind), dict(args), secret, int(audience)) for kind, args, secret, audience in data]


def load_position(game: Game, players: int, options: Json, position: Json, version: int) -> State:
    """A position (`saves.position`) that rules version `version` led to; without chance of its own it gets some.

    Raises:
        BadSave: these rules know no such position.
    """
    head: Json = {"schema": SCHEMA, "game": game.name, "version": version, "players": players, "options": options}
    data: Json = {} if game.data is None else {"data": game.data}
    state: State = game.from_json({"rng": rng.seed_state(rng.check_seed(None)), **position, **head, **data})
    return state
