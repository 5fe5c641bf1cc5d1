"""Files of lessons: found by listing, whole or refused, and over once somebody has left the game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import wabe
from tests.demo_game.teapots import GAME as TEAPOTS
from wabe.kernel.leaving import CONCEDE
from wabe.lessons import BadLesson, Lesson, Move, NoLesson, begun, check, lesson_of, lessons_of
from wabe.lessons.reading import read

HEAD = 'minutes = 1\nplayers = 2\nchance = "x"\n'
ASKS = '[[steps]]\nsay = [{ text = "a", at = ["deck:0"] }]\nawaits = { kind = "unlock", deck = 0 }\n'
PLAYS = '[[steps]]\nthen = [[0, { kind = "cover", card = "cat" }]]\n'
ENDS = '[[steps]]\nsay = [{ text = "b" }]\n'


# The second one begins while the first one, if it has to, looks at what is inside of a lesson for the first time.
AT_ONCE = """
import sys, threading, time
from pathlib import Path
from wabe.lessons.reading import WrittenStep, read

def dwell(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations" and frame.f_locals["obj"] is WrittenStep:
        go.set()
        time.sleep(0.5)

def first():
    sys.setprofile(dwell)
    read(Path(sys.argv[1]))
    go.set()

go = threading.Event()
reader = threading.Thread(target=first)
reader.start()
go.wait()
read(Path(sys.argv[1]))
reader.join()
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_game_without_lessons_has_none() -> None:
    assert lessons_of(TEAPOTS) == ()
    with pytest.raises(NoLesson):
        lesson_of(TEAPOTS)


def test_a_lesson_goes_by_its_name() -> None:
    game = wabe.load("xiii")
    assert lesson_of(game, "first") is lesson_of(game)
    with pytest.raises(NoLesson):
        lesson_of(game, "second")


def test_a_file_is_a_lesson(tmp_path: Path) -> None:
    lesson = read(written(tmp_path, HEAD + ASKS + PLAYS + ENDS))
    assert (lesson.name, lesson.players, lesson.learner, lesson.options) == ("mine", 2, 0, {})
    assert lesson.script == (
        (0, Move(0, {"kind": "unlock", "deck": 0})),
        (1, Move(0, {"kind": "cover", "card": "cat"})),
    )
    assert lesson.steps[0].pages[0].at == ("deck:0",)


def test_two_threads_may_be_the_first_to_read(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + ASKS + PLAYS + ENDS)
    assert subprocess.run([sys.executable, "-c", AT_ONCE, path], check=False).returncode == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("minutes = ", "cannot be read"),
        ('minutes = "many"\n' + ENDS, "cannot be read"),
        (HEAD + "steps = []", "needs steps"),
        (HEAD + ASKS, "the last one only speaks"),
        (HEAD + ENDS + ENDS, "each but the last"),
        (HEAD + ENDS + "shout = true\n", "unknown field"),
    ],
)
def test_a_broken_file_says_why(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        read(written(tmp_path, text))


def test_an_action_that_is_not_legal_is_told_with_its_step(tmp_path: Path) -> None:
    lesson = read(written(tmp_path, HEAD.replace('"x"', '"white rabbit 6"') + ASKS + PLAYS + PLAYS + ENDS))
    with pytest.raises(BadLesson, match=r"step 3 .* cannot be done: \{'kind': 'cover'"):
        check(wabe.load("xiii"), lesson)


def first() -> Lesson:
    return lesson_of(wabe.load("xiii"))


def test_who_has_left_the_game_has_left_the_lesson() -> None:
    record = begun(wabe.load("xiii"), first())
    record.carry_out(0, CONCEDE)
    assert first().where(record.turns) is None


def test_a_lesson_stays_done_when_the_game_is_played_on() -> None:
    record = check(wabe.load("xiii"), first())
    seat = record.state.seat
    record.act(seat, record.state.legal_actions(seat)[0])
    where = first().where(record.turns)
    assert where is not None
    assert where.done
    assert first().next_moves(where) == ()


def test_in_the_middle_of_what_others_do_nothing_is_said() -> None:
    record, lesson = begun(wabe.load("xiii"), first()), first()
    number = next(number for number, step in enumerate(lesson.steps) if len(step.then) > 1)
    for at, move in lesson.script:
        record.carry_out(move.seat, move.form)
        if at == number:
            break
    where = lesson.where(record.turns)
    assert where is not None
    assert (where.step, where.pages, where.asked) == (number, (), False)
    assert lesson.next_moves(where) == lesson.steps[number].then[1:]
