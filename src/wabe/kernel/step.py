"""Steps: one data-free object per rule paragraph. A frame on a state's stack is `step.id | arg << 8`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from wabe.kernel.errors import NotEncoded
from wabe.kernel.message import Json, Message, speak
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.machine import Machine
    from wabe.kernel.state import State

AUTOMATIC: Final = 0
CHOICE: Final = 1
SIMULTANEOUS: Final = 2

G = TypeVar("G", bound="Machine")  # as the machine calls them: a narrower one would be checked at every call


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One step of the rules. Subclass `Automatic`, `Choice` or `Simultaneous`.

    Args:
        step_id: 1 to 255, explicit and stable: saves and replays rest on it.
        name: the rule's word, used in saves, prompts (`prompt-<name>`) and traces.
    """

    def __init__(self, step_id: int, name: str) -> None:
        self.id: i64 = step_id
        self.name = name
        self.mode: i64 = AUTOMATIC

    def audit(self, g: G, arg: i64) -> None:
        """Raise `BadSave` unless an argument found in a save is sound; by default a step has none.

        All areas are filled, but nothing else is known about them: how frames and areas go together is asked later.
        """
        need(arg == 0, Message("error-step-argument", {"name": self.name}))

    def run(self, g: G, arg: i64) -> None:
        """Carry out an automatic step."""
        raise NotImplementedError(self.name)

    def who(self, g: G, arg: i64) -> i64:
        """Who decides: the seat (`Choice`) or the bit mask of seats (`Simultaneous`)."""
        raise NotImplementedError(self.name)

    def options(self, g: G, arg: i64, seat: i64) -> None:
        """Call `g.offer(action)` for each legal action of `seat`, in ascending order."""
        raise NotImplementedError(self.name)

    def repertoire(self, game: Game[Any]) -> Sequence[int]:
        """All actions that the step may ever offer, in any play with the game's data; ascending.

        Raises:
            NotEncoded: it has no such table.
        """
        raise NotEncoded("error-no-repertoire", title=game.name, step=self.name)

    def always_asks(self, g: G, arg: i64) -> bool:
        """Whether seats are asked even with one legal action alone: where not being asked would tell a secret."""
        return False

    def choose(self, g: G, arg: i64, action: i64) -> None:
        """Carry out the action of a `Choice`."""
        raise NotImplementedError(self.name)

    def resolve(self, g: G, arg: i64) -> None:
        """Carry out a `Simultaneous` step once all are in; read `g.commitment(seat)`."""
        raise NotImplementedError(self.name)

    def form(self, g: G, arg: i64, seat: i64, action: i64) -> Json:
        """The action as JSON that makes sense on its own: `{"kind": ..., ...}`."""
        raise NotImplementedError(self.name)

    def seen(self, g: G, arg: i64, seat: i64, action: i64) -> Json:
        """As much of `form` as all others come to know of a choice when it is carried out: by default all of it.

        An analysis looks for worlds that agree with it.
        """
        return self.form(g, arg, seat, action)

    def targets(self, g: G, arg: i64, seat: i64, action: i64) -> list[str]:
        """The pieces to highlight for this action, such as `["deck:2"]`."""
        return []

    def label(self, g: G, arg: i64, seat: i64, action: i64) -> Message:
        """The action in words: `act-<kind>` with the form's other fields."""
        form = self.form(g, arg, seat, action)
        args: Json = {name: value for name, value in form.items() if name != "kind"}
        return Message(f"act-{form['kind']}", speak(args, cast("State", g).game.spoken))

    def prompt(self, g: G, arg: i64, seat: i64) -> Message:
        """What the one who decides is asked."""
        return Message(f"prompt-{self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[G]):
    """A step without a decision: implement `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[G]):
    """One seat decides: implement `who`, `options`, `choose`, `form`."""

    def __init__(self, step_id: int, name: str) -> None:
        super().__init__(step_id, name)
        self.mode = CHOICE


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step[G]):
    """Several seats decide at once and in secret: implement `who`, `options`, `resolve`, `form`."""

    def __init__(self, step_id: int, name: str) -> None:
        super().__init__(step_id, name)
        self.mode = SIMULTANEOUS


def step_table(steps: list[Step[Any]]) -> list[Step[Any]]:
    """The steps by id; unused places hold a step that cannot run."""
    table: list[Step[Any]] = [Step(0, "none")] * 256
    for step in steps:
        if not 0 < step.id < 256 or table[step.id].id != 0:
            raise ValueError(f"The id {step.id} of the step {step.name} is taken or not from 1 to 255.")
        table[step.id] = step
    return table
