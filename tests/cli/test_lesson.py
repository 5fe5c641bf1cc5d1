"""`wabe lesson` as lines: a whole lesson, going astray and back, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk
from wabe.cli.scene import scene_of
from wabe.drawing import drawing_of
from wabe.kernel.game import Game
from wabe.lessons import Lesson, begun, lesson_of, lessons_of
from wabe.texts import Texts

TAUGHT = [game.alias for game in wabe.games().values() if lessons_of(game)]
ENTER = "(Enter: go on)\n"
NAMES = ["Player 1", "Dodo", "Lory", "Duchess", "Mock Turtle"]


def keys(game: Game, lesson: Lesson) -> Iterator[str]:
    """What is typed for each action that the coach asks for."""
    texts, drawing, record = Texts(game, NAMES), drawing_of(game), begun(game, lesson)
    for _, move in lesson.script:
        where = lesson.where(record.turns)
        assert where is not None
        if where.asked:
            action = record.state.parse(move.form, move.seat)
            scene = scene_of(record.state, move.seat, [], texts, drawing)
            yield next(choice.key for choice in scene.choices if choice.action == action)
        record.carry_out(move.seat, move.form)


def said(game: Game) -> list[str]:
    """All that the coach says, in order."""
    texts = Texts(game, NAMES)
    pages = [page for step in lesson_of(game).steps for page in step.pages]
    return [texts.text(page.text, a="#0", b="#1", c="#2", d="#3", e="#4") for page in pages]


def pupil(alias: str) -> Callable[[str], str | None]:
    """Reads on, and does what the coach says, until all is done; then leaves."""
    game = wabe.load(alias)
    asked, last = keys(game, lesson_of(game)), said(game)[-1]

    def answer(written: str) -> str | None:
        if written.endswith(ENTER):
            return None if last in written else ""
        return next(asked)

    return answer


@pytest.mark.parametrize("alias", TAUGHT)
def test_a_whole_lesson(alias: str, desk: Desk) -> None:
    game = wabe.load(alias)
    assert desk.run("lesson", alias, answer=pupil(alias)) == 0
    lines = said(game)
    assert [line for line in desk.out.splitlines() if line in lines] == lines


def test_another_move_is_made_and_led_back_from(desk: Desk) -> None:
    astray = "\n" * 3 + "2\n" + "\n" + "\n" * 3 + "1\nq\nn\n"
    assert desk.run("lesson", "xiii", answer=astray) == 0
    assert "Player 1 unlocks deck 2." in desk.out
    assert "let us go back a step" in desk.out
    assert desk.out.index("Player 1 unlocks deck 2.") < desk.out.index("Player 1 unlocks deck 1.")


def test_a_lesson_that_was_left_goes_on_where_it_was(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "lesson.json")
    assert desk.run("lesson", "xiii", "--save", file, answer="\n\n\n1\nq\n") == 0
    assert desk.run("lesson", "xiii", "--resume", file, answer="q\n") == 0
    assert "Take a Cheshire Cat." in desk.out
    assert "Put a Key beside deck 1." not in desk.out


def test_a_file_of_another_game_is_no_lesson(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert desk.run("play", "xiii", "--seats", "me,me", "--save", file, "--seed", "3", answer="1\n2\nq\n") == 0
    assert desk.run("lesson", "xiii", "--resume", file) == 2
    assert "is of no such lesson" in desk.err


def test_a_lesson_must_be_there(desk: Desk, env: dict[str, str]) -> None:
    assert desk.run("lesson", "chess") == 2
    assert "chess" in desk.err
