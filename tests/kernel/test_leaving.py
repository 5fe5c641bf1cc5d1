"""Seats that leave: a caretaker plays them on, they win no more, and the last one who stays wins."""

from __future__ import annotations

import json

import pytest

from tests.kernel.toy import Note, Pick, Together, ToyGame, start
from wabe.kernel import leaving
from wabe.kernel.errors import BadSave, BadSeat, GameOver, NotYourTurn, SeatLeft, UndoRefused
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.record import Record

FIRST, SECOND, THIRD = Pick(1, "first", 0, (1, 2)), Pick(2, "second", 1, (3, 4)), Pick(3, "third", 2, (5, 6))
AGAIN = Pick(4, "again", 0, (1, 2))
ALL = Together(5, "together", {0: (1, 2), 1: (3, 4), 2: (5, 6, 7)})
AFTER = Note(6, "after")


def record_of(*steps: Pick | Together | Note) -> Record:
    return Record(ToyGame(*steps), players=3, seed=1)


def test_nobody_asks_a_seat_that_has_left_and_its_caretaker_acts_at_once() -> None:
    state = start(FIRST, SECOND, THIRD)
    state.concede(1)
    assert (state.left, state.waiting, state.trace) == ((1,), (0,), [])
    state.apply(2)
    assert (state.waiting, state.trace[0], state.trace[1] in ("1:3", "1:4")) == ((2,), "0:2", True)
    with pytest.raises(NotYourTurn):
        state.apply(3, 1)


def test_a_seat_may_leave_at_its_own_decision() -> None:
    state = start(FIRST, SECOND)
    state.concede(0)
    assert (state.waiting, state.trace[0] in ("0:1", "0:2")) == ((1,), True)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_may_leave_a_step_in_which_all_decide(seat: int) -> None:
    state = start(ALL, FIRST)
    others = tuple(other for other in range(3) if other != seat)
    state.concede(seat)
    assert state.waiting == others
    for other in others:
        state.apply(state.legal_actions(other)[0], other)
    assert len([line for line in state.trace if line.startswith(f"{seat}:")]) >= 1


def test_who_has_chosen_and_leaves_has_chosen() -> None:
    state = start(ALL, AFTER)
    state.apply(7, 2)
    state.concede(2)
    assert not state.clone().withdraw(2)
    state.apply(1, 0)
    state.apply(3, 1)
    assert state.trace == ["0:1", "1:3", "2:7", "after"]


def test_a_later_step_in_which_all_decide_does_not_wait_for_who_has_left() -> None:
    state = start(FIRST, ALL)
    state.concede(1)
    state.apply(1)
    assert state.waiting == (0, 2)


def test_the_last_one_who_stays_has_won_at_once() -> None:
    state = start(FIRST, SECOND)
    state.concede(0)
    state.concede(2)
    assert (state.over, state.winners(), state.returns()) == (True, [1], [0.0, 1.0, 0.0])
    with pytest.raises(GameOver):
        state.concede(1)


def test_who_has_left_takes_no_part_in_the_win() -> None:
    state = start(AFTER, FIRST)
    best = state.scores().index(max(state.scores()))
    state.concede(best)
    while not state.over:
        state.apply(state.legal_actions()[0])
    assert best not in state.winners()
    tie = state.tie()
    assert tie is None or best not in tie["seats"]
    assert leaving.shares(state)[best] == 0.0


def test_a_seat_leaves_once_and_must_be_there() -> None:
    state = start(FIRST)
    state.concede(1)
    before = state.to_json()
    with pytest.raises(SeatLeft):
        state.concede(1)
    with pytest.raises(BadSeat):
        state.concede(3)
    assert state.to_json() == before


def test_a_save_says_who_has_left_and_nothing_while_nobody_has() -> None:
    state = start(FIRST, SECOND)
    assert "left" not in state.to_json()
    state.concede(2)
    save = json.loads(json.dumps(state.to_json()))
    assert save["left"] == [2]
    assert state.game.from_json(save).left == state.clone().left == state.determinise(0, 1).left == (2,)
    assert state.view(None)["left"] == [2]


@pytest.mark.parametrize("left", [[3], [0, 1, 2], [0, 1], [0], 1, ["0"]])
def test_a_save_in_which_these_have_left_is_broken(left: object) -> None:
    state = start(FIRST, SECOND)
    with pytest.raises(BadSave):
        state.game.from_json({**state.to_json(), "left": left})


def test_leaving_is_an_action_of_a_record_and_of_its_file() -> None:
    record = record_of(FIRST, SECOND, AGAIN, THIRD)
    record.act(0, 1)
    events = record.concede(1)
    assert [event.kind for event in events] == ["seat-left", "picked"]
    assert record.turns[-1].form == CONCEDE
    for film in (False, True):
        file = json.loads(json.dumps(record.to_json(film=film)))
        again = Record.from_json(file, lambda _: record.game)
        assert (again.state.left, again.state.to_json()["areas"]) == ((1,), record.state.to_json()["areas"])
        assert again.to_json(film=film) == file
    assert record.at(1).left == ()


def test_leaving_is_never_taken_back_nor_anything_before_it() -> None:
    record = record_of(ALL, AFTER)
    record.act(0, 1)
    record.concede(1)
    for seat in (0, 1):
        refusal = record.undo_refusal(seat)
        assert refusal is not None
        assert refusal.key == "undo-left"
        with pytest.raises(UndoRefused):
            record.undo(seat)
    record.act(2, 7)
    assert record.state.over


def test_what_is_chosen_after_somebody_left_can_be_taken_back() -> None:
    record = record_of(ALL, AFTER)
    record.concede(1)
    record.act(0, 2)
    record.undo(0)
    assert record.state.waiting == (0, 2)


def test_what_leads_to_a_caretaker_is_not_taken_back() -> None:
    record = record_of(FIRST, SECOND, AGAIN)
    record.concede(1)
    record.act(0, 1)
    assert record.undo_refusal(0) is not None
