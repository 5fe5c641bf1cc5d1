"""Reading lessons: each file has its whole shape before anything of it is played."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.lessons.lesson import ASTRAY, Lesson, Move, Page, Step
from wabe.texts import game_folder

Json: TypeAlias = dict[str, Any]
FOLDER: Final = "lessons"


class BadLesson(WabeError):
    """A lesson that cannot be used."""

    code = "bad-lesson"


class NoLesson(WabeError):
    """A game has no such lesson."""

    code = "no-lesson"


class WrittenPage(Struct, forbid_unknown_fields=True):
    """`{ text = "...", at = ["deck:0"] }`."""

    text: str
    at: list[str] = []


class WrittenStep(Struct, forbid_unknown_fields=True):
    """`[[steps]]`; a move of `then` is written `[seat, { kind = ... }]`."""

    say: list[WrittenPage] = []
    awaits: Json | None = None
    astray: str = ASTRAY
    then: list[tuple[int, Json]] = []
    leap: bool = False


class WrittenLesson(Struct, forbid_unknown_fields=True):
    """A whole file."""

    minutes: int
    players: int
    chance: str
    steps: list[WrittenStep]
    learner: int = 0
    options: Json = {}


# msgspec works out the shape here, where one thread imports: it crashes where two first ask for it at the same time
# (0.22), as they do when a server brings back two tables.
msgspec.json.Decoder(WrittenLesson)


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their names; none with a data pack, whose cards are other ones.

    Raises:
        BadLesson: a file cannot be used; says why.
    """
    found = sorted((game_folder(game) / FOLDER).glob("*.toml")) if game.folder is None else []
    return tuple(read(path) for path in found)


def lesson_of(game: Game, name: str | None = None) -> Lesson:
    """The lesson of that name, the first one without. Raises `NoLesson`, `BadLesson`."""
    for lesson in lessons_of(game):
        if name in {None, lesson.name}:
            return lesson
    raise NoLesson("error-no-lesson", title=game.name)


def read(path: Path) -> Lesson:
    """The lesson in a file. Raises `BadLesson`."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), WrittenLesson)
    except (OSError, ValueError) as error:
        raise BadLesson("error-lesson-unread", file=repr(path.name), reason=str(error)) from error
    steps = tuple(_step(step) for step in found.steps)
    if not steps or any(not (step.awaits or step.then) for step in steps[:-1]) or steps[-1].awaits or steps[-1].then:
        raise BadLesson("error-lesson-steps", file=repr(path.name))
    return Lesson(path.stem, found.minutes, found.players, found.learner, found.options, found.chance, steps)


def _step(step: WrittenStep) -> Step:
    pages = tuple(Page(page.text, tuple(page.at)) for page in step.say)
    moves = tuple(Move(seat, form) for seat, form in step.then)
    return Step(pages, step.awaits, step.astray, moves, step.leap)
