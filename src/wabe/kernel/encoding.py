"""What a learning program sees and does: a fixed layout of what a seat knows, and a fixed table of actions.

A game names the *parts* of an observation, each of which writes its own numbers (`Part.put`); steps name all the
actions that they may ever offer (`Step.repertoire`); forms are described by *traits*. All of it is the same for every
number of players: the seats follow clockwise from the one that looks, and those that are not there are zeros. Nothing
may depend on what that seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i32, i64, mypyc_attr, u8

from wabe.kernel.errors import NotEncoded, quoted
from wabe.kernel.ints import Bytes, Floats, Ints, Sheet, wipe, zeros
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.kernel.step import AUTOMATIC

if TYPE_CHECKING:
    from wabe.kernel.game import Game

ABSENT: Final = -1
OWN_COLUMNS: Final = ("number", "worth")  # of a row about a legal action, before its traits
FLAGS: Final = ("playing", "waiting", "active", "left")  # of each seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[S]):
    """A stretch of an observation. Subclass it and implement `put`.

    Args:
        name: what it is about, in the rule book's words.
        axes: the labels along each axis; there is a number for each combination, the last axis running fastest.
    """

    def __init__(self, name: str, *axes: Sequence[str]) -> None:
        self.name = name
        self.axes = [list(axis) for axis in axes]
        self.size: i64 = 1
        for axis in self.axes:
            self.size *= len(axis)

    def put(self, g: S, seat: i64, into: Sheet, at: i64) -> None:
        """Write what `seat` knows from `into[at]` on, where zeros are; at most `size` numbers."""
        raise NotImplementedError(self.name)

    def names(self) -> list[str]:
        """Its numbers by name, such as `hall/deck-0/size`."""
        return ["/".join([self.name, *labels]) for labels in product(*self.axes)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSeat(Part[S]):
    """A part with a row for each seat, the one that looks first; implement `put_seat`.

    Args:
        name, axes: as for `Part`; the axis of the seats is set before the others.
        seats: the greatest number of players.
    """

    def __init__(self, name: str, seats: int, *axes: Sequence[str]) -> None:
        super().__init__(name, relative_seats(seats), *axes)
        self.width: i64 = self.size // seats

    def put(self, g: S, seat: i64, into: Sheet, at: i64) -> None:
        players, width = g.players, self.width
        owner = seat
        for row in range(players):
            self.put_seat(g, seat, owner, into, at + row * width)
            owner += 1
            if owner == players:
                owner = 0

    def put_seat(self, g: S, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        """Write what `seat` knows of `owner` from `into[at]` on, where zeros are; at most `width` numbers."""
        raise NotImplementedError(self.name)


class Asked(Part[State]):
    """Which step asks, one of them 1; all 0 when the game is over."""

    def __init__(self, steps: list[Any]) -> None:
        super().__init__("asked", [step.name for step in steps])
        self.place: Ints = zeros(256)
        for index, step in enumerate(steps):
            self.place[step.id] = index

    def put(self, g: State, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth > 0:
            into[at + self.place[g.top_id()]] = 1


class SeatNumber(Part[State]):
    """The number of the seat that looks, one of them 1: actions name seats by their numbers."""

    def __init__(self, seats: int) -> None:
        super().__init__("seat-number", [f"seat-{seat}" for seat in range(seats)])

    def put(self, g: State, seat: i64, into: Sheet, at: i64) -> None:
        into[at + seat] = 1


class Turn(Part[State]):
    """The number of the turn."""

    def __init__(self) -> None:
        super().__init__("turn")

    def put(self, g: State, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = i32(g.turn_number())


class Standing(Part[State]):
    """Who plays, has something to decide, is on turn, has left."""

    def __init__(self, seats: int) -> None:
        super().__init__("standing", relative_seats(seats), FLAGS)

    def put(self, g: State, seat: i64, into: Sheet, at: i64) -> None:
        waiting, left, players = g.waiting_mask, g.left_mask, g.players
        active: i64 = g.active_seat()
        owner = seat
        for row in range(players):
            place = at + 4 * row
            into[place] = 1
            into[place + 1] = i32(waiting >> owner & 1)
            into[place + 2] = 1 if active == owner else 0
            into[place + 3] = i32(left >> owner & 1)
            owner += 1
            if owner == players:
                owner = 0


class Trait:
    """A field of forms, as columns that describe an action.

    Args:
        field: its name in forms.
        values: what it may be, a column for each (1 where it is that); with none there is one column, the number.
        seat: it is a seat, counted clockwise from the one that acts, and `values` are `relative_seats`.
    """

    def __init__(self, field: str, values: Sequence[object] = (), seat: bool = False) -> None:
        self.field = field
        self.values = list(values)
        self.seat = seat
        self.size = len(self.values) or 1
        self.place: dict[object, int] = {value: index for index, value in enumerate(self.values)}

    def columns(self) -> list[str]:
        """The names of its columns, such as `card=alice`."""
        return [f"{self.field}={value}" for value in self.values] or [self.field]

    def put(self, value: Any, seat: i64, players: i64, into: Floats, at: i64) -> None:
        """Write its columns from `into[at]` on, where zeros are. Of a list each one counts. Raises `NotEncoded`."""
        try:
            self.put_columns(value, seat, players, into, at)
        except (KeyError, TypeError, ValueError) as error:
            raise NotEncoded("error-no-column", field=self.field, value=quoted(value)) from error

    def put_columns(self, value: Any, seat: i64, players: i64, into: Floats, at: i64) -> None:
        """Write them, of a value that has some."""
        if not self.values:
            into[at] = float(value)
            return
        for each in value if isinstance(value, list) else [value]:
            known = relative_seat(each, seat, players) if self.seat else each
            into[at + self.place[known]] += 1.0


class Stretch:
    """A part at its place in an observation.

    Fields:
        following: the next one; of the last one itself. A chain, as compiled code looks at the class of whatever it
            takes from a list, and parts are of many classes.
    """

    def __init__(self, part: Part[Any], start: i64) -> None:
        self.part = part
        self.start = start
        self.following = self


class Encoding:
    """The layout of a game's observations and its table of actions, the same in every play with the same data.

    Fields:
        game: the title's name.
        version: of the layout; changes whenever a number moves or means something else.
        parts: of an observation, in order; `starts` are their places.
        size: numbers of an observation.
        pairs: the table: `(step, action)` by number; `n` of them.
        traits: what describes actions; `columns` names all columns of `describe`.
    """

    def __init__(self, game: Game, version: int, parts: Sequence[Part[Any]], traits: Sequence[Trait]) -> None:
        steps = [step for step in game.step_table if step.id != 0 and step.mode != AUTOMATIC]
        self.game = game.name
        self.version = version
        self.parts: list[Part[Any]] = [
            Asked(steps),
            SeatNumber(game.max_players),
            Turn(),
            Standing(game.max_players),
            *parts,
        ]
        self.starts: list[int] = []
        self.size: i64 = 0
        for part in self.parts:
            self.starts.append(self.size)
            self.size += part.size
        self.first = self.chain()
        self.pairs: list[tuple[str, int]] = []
        self.actions: Ints = zeros(0)
        self.places: list[Ints] = [zeros(0)] * 256
        for step in steps:
            repertoire = step.repertoire(game)
            place = zeros(max(repertoire, default=ABSENT) + 1)
            for action in range(len(place)):
                place[action] = ABSENT
            for action in repertoire:
                place[action] = len(self.pairs)
                self.pairs.append((step.name, action))
            self.places[step.id] = place
        self.n: i64 = len(self.pairs)
        self.actions = zeros(self.n)
        for number, (_, action) in enumerate(self.pairs):
            self.actions[number] = action
        self.traits = list(traits)
        self.columns: list[str] = list(OWN_COLUMNS)
        for trait in self.traits:
            self.columns.extend(trait.columns())

    def chain(self) -> Stretch:
        """The first part at its place; the others follow."""
        first = last = Stretch(self.parts[0], 0)
        for part, start in zip(self.parts[1:], self.starts[1:], strict=True):
            last.following = Stretch(part, start)
            last = last.following
        return first

    def observe(self, state: State, seat: i64, into: Sheet, at: i64 = 0) -> None:
        """Write what a seat knows into `into[at]` to `into[at + size - 1]`."""
        wipe(into, at, self.size)
        stretch = self.first
        stretch.part.put(state, seat, into, at)
        while stretch.following is not stretch:
            stretch = stretch.following
            stretch.part.put(state, seat, into, at + stretch.start)

    def mask(self, state: State, seat: i64, into: Bytes, at: i64 = 0) -> None:
        """Write 1 for each action that the seat may take now, else 0, into `into[at]` to `into[at + n - 1]`."""
        self.mask_nothing(into, at)
        if state.depth == 0:
            return
        if seat == state.decider:
            self.mark_offers(state, into, at, 1)
        else:
            for action in state.legal_actions(seat):
                into[at + self.number(state, action)] = 1

    def mark_offers(self, state: State, into: Bytes, at: i64, mark: u8) -> None:
        """Write this for each action that is offered to whoever decides, and nothing else."""
        if state.depth > 0:
            offers = state.offers
            table = self.places[state.top_id()]
            for index in range(state.offered):
                into[at + found(table, offers[index], self.game)] = mark

    def mask_nothing(self, into: Bytes, at: i64 = 0) -> None:
        """Write the mask of a seat that may do nothing."""
        for place in range(at, at + self.n):
            into[place] = 0

    def number(self, state: State, action: i64) -> i64:
        """The number of an action of the present decision in the table."""
        return found(self.places[state.top_id()], action, self.game)

    def action(self, number: i64) -> i64:
        """The action with this number, at a decision of its step."""
        return self.actions[number]

    def describe(self, state: State, seat: i64, into: Floats, at: i64 = 0) -> i64:
        """Write a row of `columns` for each legal action of the seat, in the order of `legal_actions`; how many rows.

        `worth` is the game's advice, higher is better.
        """
        legal, width = state.legal_actions(seat), len(self.columns)
        if not legal:
            return 0
        step, arg, worth = state.top_step(), state.top_arg(), state.game.advise(state, seat)
        for row, action in enumerate(legal):
            place: i64 = at + row * width
            for index in range(width):
                into[place + index] = 0.0
            into[place] = float(self.number(state, action))
            into[place + 1] = worth[row]
            place += len(OWN_COLUMNS)
            form = step.form(state, arg, seat, action)
            for trait in self.traits:
                if form.get(trait.field) is not None:
                    trait.put(form[trait.field], seat, state.players, into, place)
                place += trait.size
        return len(legal)

    def names(self) -> list[str]:
        """The numbers of an observation by name."""
        return [name for part in self.parts for name in part.names()]

    def to_json(self) -> Json:
        """The whole layout: game, version, size, `parts` (name, start, axes), `actions` (step, action), `columns`."""
        return {
            "game": self.game,
            "version": self.version,
            "size": int(self.size),
            "parts": [
                {"name": part.name, "start": start, "axes": part.axes}
                for part, start in zip(self.parts, self.starts, strict=True)
            ],
            "actions": [{"step": step, "action": action} for step, action in self.pairs],
            "columns": self.columns,
        }


def found(table: Ints, action: i64, game: str) -> i64:
    """The number of an action in the table of its step. Raises `NotEncoded`."""
    if action < 0 or action >= len(table) or table[action] < 0:
        raise NotEncoded("error-not-in-table", title=game, action=int(action))
    return table[action]


def relative_seats(seats: int) -> list[str]:
    """The labels of seats: `self`, then how far clockwise."""
    return ["self", *(f"next-{far}" for far in range(1, seats))]


def distance(owner: i64, seat: i64, players: i64) -> i64:
    """How far clockwise from one seat another sits."""
    far = owner - seat
    return far if far >= 0 else far + players


def relative_seat(owner: i64, seat: i64, players: i64) -> str:
    """The label of a seat for another one that looks."""
    far = distance(owner, seat, players)
    return "self" if far == 0 else f"next-{far}"


def put_ints(into: Sheet, at: i64, cells: Ints, first: i64, count: i64) -> None:
    """Copy some cells of a state's storage."""
    for index in range(count):
        into[at + index] = i32(cells[first + index])
