"""Lessons on the engine."""

from __future__ import annotations

from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.kernel.record import Record
from wabe.lessons.lesson import Lesson
from wabe.lessons.reading import BadLesson


def begun(game: Game, lesson: Lesson) -> Record:
    """The game of a lesson at its set-up. Raises `BadPlayers`, `BadOptions`."""
    return Record(game, lesson.players, 0, lesson.options, chance=lesson.keyed_chance())


def check(game: Game, lesson: Lesson) -> Record:
    """The game of a lesson played to its end.

    Raises:
        BadLesson: an action is not legal when its turn comes; says which.
        BadPlayers, BadOptions.
    """
    record = begun(game, lesson)
    for number, move in lesson.script:
        try:
            record.carry_out(move.seat, move.form)
        except WabeError as error:
            raise BadLesson(
                "error-lesson-move", lesson=lesson.name, step=number + 1, move=repr(move.form), error=error.message
            ) from error
        if record.turns[-1].form != move.form:
            raise BadLesson("error-lesson-form", lesson=lesson.name, step=number + 1, form=repr(record.turns[-1].form))
    return record
