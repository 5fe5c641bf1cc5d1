"""A game made of whatever steps a test gives it; the state keeps a trace of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from wabe.kernel.encoding import Part, Turn
from wabe.kernel.errors import BadSave
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.option import Option
from wabe.kernel.state import State
from wabe.kernel.step import Automatic, Choice, Simultaneous, Step

OPTIONS = (Option("long", (False, True), False, ("T-01",)), Option("mood", ("calm", "wild"), "calm", ()))


class Toy(State):
    """Its only area is the trace."""

    trace: list[str]

    def clone(self) -> Toy:
        twin = Toy()
        twin.copy_base(self)
        twin.trace = self.trace[:]
        return twin


class Note(Automatic[Toy]):
    """Writes its name and argument down."""

    def run(self, g: Toy, arg: i64) -> None:
        g.trace.append(f"{self.name} {arg}" if arg else self.name)


class Do(Automatic[Toy]):
    """Does other steps, in reading order."""

    def __init__(self, step_id: int, name: str, *steps: Step[Any]) -> None:
        super().__init__(step_id, name)
        self.steps = steps

    def run(self, g: Toy, arg: i64) -> None:
        g.trace.append(self.name)
        g.then(*self.steps)


class Pick(Choice[Toy]):
    """One seat picks a number of a list; a reveal or chance may come of it."""

    def __init__(self, step_id: int, name: str, seat: int, numbers: tuple[int, ...], effect: str = "") -> None:
        super().__init__(step_id, name)
        self.seat = seat
        self.numbers = numbers
        self.effect = effect

    def who(self, g: Toy, arg: i64) -> i64:
        return self.seat

    def options(self, g: Toy, arg: i64, seat: i64) -> None:
        for number in self.numbers:
            g.offer(number)

    def choose(self, g: Toy, arg: i64, action: i64) -> None:
        g.trace.append(f"{self.seat}:{action}")
        g.emit("picked", {"seat": self.seat, "number": action})
        if self.effect == "reveal":
            g.reveal()
        if self.effect == "chance":
            g.emit("rolled", {"number": g.below(6)})

    def form(self, g: Toy, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "pick", "number": action}


class Together(Simultaneous[Toy]):
    """Several seats pick a number each."""

    def __init__(self, step_id: int, name: str, numbers: dict[int, tuple[int, ...]]) -> None:
        super().__init__(step_id, name)
        self.numbers = numbers

    def who(self, g: Toy, arg: i64) -> i64:
        return sum(1 << seat for seat in self.numbers if seat < g.players)

    def options(self, g: Toy, arg: i64, seat: i64) -> None:
        for number in self.numbers[seat]:
            g.offer(number)

    def resolve(self, g: Toy, arg: i64) -> None:
        for seat in self.numbers:
            g.trace.append(f"{seat}:{g.commitment(seat)}")
            g.emit("picked", {"seat": seat, "number": g.commitment(seat)})

    def form(self, g: Toy, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "pick", "number": action}


class ToyGame(Game[Toy]):
    """Begins with these steps, in order."""

    def __init__(self, *first: Step[Any], more: tuple[Step[Any], ...] = ()) -> None:
        steps = list({step.id: step for step in (*first, *more)}.values())
        super().__init__("toy", "t", 3, (1, 5), (1, 1), 1, OPTIONS, steps, {"card": "@card-"})
        self.first = first

    def blank(self, players: int, options: Json) -> Toy:
        state = Toy()
        state.set_up(self, players, options, offers=8)
        state.trace = []
        return state

    def deal(self, state: Toy) -> None:
        for step in reversed(self.first):
            state.push(step, 0)

    def areas(self, state: Toy) -> Json:
        return {"trace": state.trace[:]}

    def restore(self, state: Toy, areas: Json) -> None:
        state.trace = list(areas["trace"])

    def audit(self, state: Toy) -> None:
        if not all(isinstance(entry, str) for entry in state.trace):
            raise BadSave("The save is broken: the trace.")

    def table(self, state: Toy) -> Json:
        return {"trace": state.trace[:]}

    def redraw(self, state: Toy, seat: int) -> None:
        """Nothing is secret but open commitments."""

    def scores(self, state: Toy) -> list[int]:
        return [sum(entry.startswith(f"{seat}:") for entry in state.trace) for seat in range(state.players)]


class EncodedPick(Pick):
    """With a table of actions."""

    def repertoire(self, game: Game[Any]) -> Sequence[int]:
        return self.numbers


class EncodedToy(ToyGame):
    """Shows learners the number of the turn once more, and nothing else of its own."""

    def layout(self) -> tuple[Part[Any], ...]:
        again = Turn()
        again.name = "turn-again"
        return (again,)


def start(*first: Step[Any], more: tuple[Step[Any], ...] = (), players: int = 3) -> Toy:
    """A play at its first decision, with a log."""
    return ToyGame(*first, more=more).new(players, 1, log=EventLog())
