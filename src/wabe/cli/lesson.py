"""`wabe lesson`: a guided first game at this terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import Commands, seconds
from wabe.cli.play import DELAY, MOST_DELAY

if TYPE_CHECKING:
    from wabe.cli.seating import Seating
    from wabe.kernel.game import Game
    from wabe.kernel.record import Record
    from wabe.lessons import Lesson


def add(commands: Commands) -> None:
    """Declare the command."""
    lesson = commands.add_parser("lesson", help="help-lesson")
    lesson.add_argument("game", help="help-data-game")
    lesson.add_argument("--save", metavar="metavar-file", help="help-play-save")
    lesson.add_argument("--resume", metavar="metavar-file", help="help-lesson-resume")
    lesson.add_argument("--plain", action="store_true", help="help-play-plain")
    lesson.add_argument("--delay", type=seconds(MOST_DELAY), default=DELAY, metavar="metavar-s", help="help-play-delay")
    lesson.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Teach."""
    import wabe
    from wabe.cli.files import check_writable
    from wabe.cli.interrupts import heed_hang_ups
    from wabe.cli.lecture import Lecture
    from wabe.cli.screen import open_screen
    from wabe.drawing import drawing_of
    from wabe.lessons import begun, lesson_of
    from wabe.texts import Texts

    game = wabe.load(args.game)
    lesson = lesson_of(game)
    record = resumed(game, lesson, args.resume) if args.resume else begun(game, lesson)
    file = args.save or args.resume
    if file:
        check_writable(file)
    seating = seating_of(game, lesson)
    texts, drawing = Texts(game, seating.names), drawing_of(game)
    screen = open_screen(drawing, texts, plain=args.plain)
    screen.notice(texts.text("cli-lesson", title=texts.text("title"), minutes=lesson.minutes))
    heed_hang_ups()
    Lecture(lesson, record, seating, screen, texts, drawing, file, args.delay).play()
    return 0


def seating_of(game: Game, lesson: Lesson) -> Seating:
    """The learner among bots, who play on when the lesson is over."""
    from wabe.bots import Role, level_for
    from wabe.cli.seating import ME, check_seating

    kinds = [level_for(Role.OPPONENT).name] * lesson.players
    kinds[lesson.learner] = ME
    return check_seating(game, kinds, [], 0)


def resumed(game: Game, lesson: Lesson, file: str) -> Record:
    """A lesson that was left. Raises `BadArguments`, `BadFile`, `BadReplay`."""
    from wabe.cli.arguments import BadArguments
    from wabe.cli.files import resume
    from wabe.kernel.errors import WabeError
    from wabe.lessons import begun

    saved, record = resume(file)[0], begun(game, lesson)
    try:
        for turn in saved.turns:
            record.carry_out(turn.seat, turn.form)
    except WabeError as error:
        raise BadArguments("error-file-no-lesson", file=repr(file)) from error
    return record
