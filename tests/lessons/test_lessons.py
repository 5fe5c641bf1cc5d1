"""Every lesson there is, played on the engine step by step."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import wabe
from wabe.kernel.game import Game
from wabe.kernel.record import Record, Turn
from wabe.lessons import Lesson, begun, check, lessons_of
from wabe.texts import Texts
from wabe.texts.languages import languages

LESSONS = [(game, lesson) for game in wabe.games().values() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.alias}-{lesson.name}" for game, lesson in LESSONS]
)
SIGNS_A_MINUTE = 900  # read without haste, with a look at the table


def targets(record: Record, seat: int) -> set[str]:
    """What a seat could act on, and its actions, now."""
    decision = record.state.decision(seat)
    return {target for action in decision["actions"] for target in action["targets"]} if decision else set()


@each_lesson
def test_every_action_is_legal_when_its_turn_comes(game: Game, lesson: Lesson) -> None:
    assert len(check(game, lesson).turns) == len(lesson.script)


@each_lesson
def test_only_the_learner_is_asked_and_has_a_choice(game: Game, lesson: Lesson) -> None:
    record = begun(game, lesson)
    for number, move in lesson.script:
        where = lesson.where(record.turns)
        assert where is not None
        assert (where.step, where.astray, where.done) == (number, False, False)
        assert where.asked == (bool(where.pages) and lesson.steps[number].awaits is not None)
        if where.asked:
            assert move.seat == lesson.learner
            assert lesson.learner in record.state.waiting
            assert len(record.state.legal_actions(lesson.learner)) > 1
        else:
            assert move == lesson.next_moves(where)[0]
        record.carry_out(move.seat, move.form)
    where = lesson.where(record.turns)
    assert where is not None
    assert where.done
    assert where.pages


@each_lesson
def test_all_that_the_coach_says_is_in_every_language(game: Game, lesson: Lesson) -> None:
    seats = {chr(ord("a") + seat): f"#{seat}" for seat in range(lesson.players)}
    said = {page.text for step in lesson.steps for page in step.pages} | {step.astray for step in lesson.steps}
    for language in languages():
        texts = Texts(game, ["Ann", "Bea", "Cleo", "Dora", "Eve"], language)
        for key in said:
            assert texts.has(key), key
            assert not re.search(r"\{|\$", texts.text(key, **seats)), key


@each_lesson
def test_no_other_text_of_a_lesson_lies_about(game: Game, lesson: Lesson) -> None:
    from wabe.texts import game_folder, source
    from wabe.texts.bundles import keys

    used = {page.text for each in lessons_of(game) for step in each.steps for page in step.pages}
    used |= {step.astray for each in lessons_of(game) for step in each.steps}
    written = keys(source(game_folder(game), "en", only="lesson."))
    assert written - used == set()


@each_lesson
def test_a_lesson_takes_about_as_long_as_it_says(game: Game, lesson: Lesson) -> None:
    texts = Texts(game)
    signs = sum(len(texts.text(page.text)) for step in lesson.steps for page in step.pages)
    asked = sum(step.awaits is not None for step in lesson.steps)
    assert signs / SIGNS_A_MINUTE + asked / 12 == pytest.approx(lesson.minutes, rel=0.35)


@each_lesson
def test_whoever_does_something_else_is_astray_and_meets_the_same_again_once_back(game: Game, lesson: Lesson) -> None:
    record = begun(game, lesson)
    for number, move in lesson.script:
        where = lesson.where(record.turns)
        assert where is not None
        if where.asked and number % 5 == 0:
            other = next(
                action
                for action in record.state.legal_actions(lesson.learner)
                if record.state.form(action, lesson.learner) != move.form
            )
            gone = record.replay()
            gone.act(lesson.learner, other)
            astray = lesson.where(gone.turns)
            assert astray is not None
            assert (astray.step, astray.played, astray.astray) == (number, where.played, True)
            assert lesson.next_moves(astray) == ()
            record = gone.replay(where.played)
        record.carry_out(move.seat, move.form)
    assert record.to_json()["actions"] == check(game, lesson).to_json()["actions"]


@each_lesson
def test_its_mark_says_whether_a_lesson_is_played_as_before(game: Game, lesson: Lesson) -> None:
    reworded = replace(lesson, minutes=99, steps=tuple(replace(step, pages=step.pages[:1]) for step in lesson.steps))
    assert reworded.mark == lesson.mark
    shorter = replace(lesson, steps=lesson.steps[1:])
    others = {replace(lesson, chance="other").mark, shorter.mark}
    assert len({*others, lesson.mark}) == 3
    assert all(len(mark) <= 40 and mark.startswith(lesson.name) for mark in (*others, lesson.mark))


@each_lesson
def test_a_game_that_goes_on_under_other_rules_has_left_the_lesson(game: Game, lesson: Lesson) -> None:
    record = begun(game, lesson)
    _, move = lesson.script[0]
    record.carry_out(move.seat, move.form)
    first = record.turns[0]
    shown = Turn(-1, {"kind": "rules-changed"}, first.label, 0, 0, {}, game.version)
    assert lesson.where([first]) is not None
    assert lesson.where([first, shown]) is None
