"""Games of lessons at what the coach says, for tests that it is so."""

from __future__ import annotations

from wabe.kernel.game import Game
from wabe.kernel.record import Record
from wabe.lessons import begun, lesson_of


def at(game: Game, text: str) -> Record:
    """The game of the first lesson when the coach says this."""
    lesson = lesson_of(game)
    record = begun(game, lesson)
    number = next(number for number, step in enumerate(lesson.steps) if text in [page.text for page in step.pages])
    for step, move in lesson.script:
        if step < number:
            record.carry_out(move.seat, move.form)
    return record
