"""What one viewer sees of a play at one moment, and how the choices are keyed."""

from __future__ import annotations

from dataclasses import dataclass, field

from wabe.drawing import Drawing
from wabe.drawing.heading import heading_of, waiting_for
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record
from wabe.kernel.state import State
from wabe.texts import Texts


@dataclass(frozen=True)
class Choice:
    """A legal action as it is offered.

    Args:
        action: the action.
        key: its number.
        letter: another key, or "".
        label: in words.
        on_table: whether the drawn table shows it with its key.
        listed: whether it is in the list of choices.
    """

    action: int
    key: str
    letter: str
    label: str
    on_table: bool = False
    listed: bool = True


@dataclass
class Scene:
    """The play as `viewer` (None: a spectator) sees it.

    Args:
        viewer: the seat looked through.
        view: `State.view`.
        odds: `State.odds`.
        log: everything that has happened, as lines.
        heading: turn and who is to move.
        prompt: what the viewer is asked, or whom the table waits for.
        choices: the viewer's legal actions; none when it does not decide.
    """

    viewer: int | None
    view: Json
    odds: Json
    log: list[str]
    heading: str
    prompt: str = ""
    choices: list[Choice] = field(default_factory=list)

    @property
    def listed(self) -> list[Choice]:
        """The choices that are listed; others are several of these at once."""
        return [choice for choice in self.choices if choice.listed]

    def find(self, answer: str) -> Choice | None:
        """The choice that was typed: by number, or by letter in either case."""
        for choice in self.choices:
            if answer.lower() in {choice.key.lower(), choice.letter.lower()} - {""}:
                return choice
        return None


class Journal:
    """The log of a record in words, as each viewer may read it; every line is made once."""

    def __init__(self, record: Record, texts: Texts) -> None:
        self.record = record
        self.texts = texts
        self.known: dict[int | None, list[str]] = {}

    def lines(self, viewer: int | None) -> list[str]:
        """All lines so far."""
        lines = self.known.setdefault(viewer, [])
        for index in range(len(lines), len(self.record.events)):
            lines.append(self.texts.line(self.told(index, viewer)))
        return lines

    def told(self, index: int, viewer: int | None) -> Json:
        """What an event says to a viewer."""
        return self.record.events[index].project(viewer)

    def book(self, viewer: int | None, events: int | None = None) -> list[str]:
        """The lines of the first events (all by default) in chapters, each under its heading."""
        book: list[str] = []
        for index, line in enumerate(self.lines(viewer)[:events]):
            heading = self.record.log.heading(index)
            if heading is not None:
                book += [*([""] if book else []), self.texts.say(heading)]
            book.append(f"  {line}")
        return book

    def forget(self) -> None:
        """Something was taken back: lines of events that are no more go."""
        for lines in self.known.values():
            del lines[len(self.record.events) :]


def scene_of(state: State, viewer: int | None, log: list[str], texts: Texts, drawing: Drawing) -> Scene:
    """A position with the log that led to it."""
    view = state.view(viewer)
    scene = Scene(viewer, view, state.odds(viewer), log, heading_of(view, texts))
    decision = state.decision(viewer) if viewer is not None else None
    if decision is not None:
        scene.prompt = texts.say(Message(**decision["prompt"]))
        scene.choices = keyed(decision["actions"], drawing, texts, view)
    elif not state.over:
        scene.prompt = waiting_for(view, texts)
    return scene


def keyed(actions: list[Json], drawing: Drawing, texts: Texts, view: Json) -> list[Choice]:
    """The actions, ordered as the game likes, with their keys: numbers from 1, or the game's if it has one for all."""
    actions = sorted(actions, key=lambda action: drawing.rank(action["form"], view))
    hot = [drawing.hot_key(action["form"], view) for action in actions]
    own_keys = any(not key.isalpha() for key in hot) and all(hot) and len(set(hot)) == len(hot)
    return [
        Choice(
            action["action"],
            hot[index] if own_keys else str(index + 1),
            hot[index] if hot[index].isalpha() and hot.count(hot[index]) == 1 and not own_keys else "",
            drawing.choice(action["form"], texts.say(Message(**action["label"])), view, texts.text),
            drawing.on_table(action["form"]),
            drawing.listed(action["form"]),
        )
        for index, action in enumerate(actions)
    ]
