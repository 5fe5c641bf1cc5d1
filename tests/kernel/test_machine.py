"""The rules machine: frames, automatic steps, choices, forced ones."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Do, Note, Pick, Toy, ToyGame, start
from wabe.kernel.errors import CapacityError
from wabe.kernel.game import Game
from wabe.kernel.machine import STACK_ROOM
from wabe.kernel.state import State
from wabe.kernel.step import Automatic, Choice, step_table

A, B, C, D, E, F = (Note(number + 1, letter) for number, letter in enumerate("abcdef"))


def test_automatic_steps_run_in_reading_order() -> None:
    state = start(A, B, C, D, E, F)
    assert state.trace == list("abcdef")
    assert state.over


@pytest.mark.parametrize("number", range(1, 7))
def test_then_takes_one_to_six_steps(number: int) -> None:
    steps = (A, B, C, D, E, F)[:number]
    assert start(Do(20, "do", *steps), more=steps).trace == ["do", *"abcdef"[:number]]


def test_a_step_does_its_own_before_what_follows_it() -> None:
    inner = Do(20, "inner", B, C)
    state = start(Do(21, "outer", A, inner), D, more=(A, inner, B, C))
    assert state.trace == ["outer", "a", "inner", "b", "c", "d"]


def test_a_frame_carries_an_argument() -> None:
    state = start(Pick(9, "pick", 0, (1, 2)), more=(A,))
    state.push(A, (1 << 50) - 1)
    state.push(A, 7)
    state.settle()
    assert state.trace == ["a 7", f"a {(1 << 50) - 1}"]


def test_skip_to_drops_what_lies_above() -> None:
    class Leap(Automatic[Toy]):
        def run(self, g: Toy, arg: int) -> None:
            g.skip_to(D.id)

    leap = Leap(30, "leap")
    assert start(A, leap, B, C, D, E).trace == ["a", "d", "e"]


def test_end_leaves_nothing_to_do() -> None:
    class End(Automatic[Toy]):
        def run(self, g: Toy, arg: int) -> None:
            g.end()

    state = start(A, End(30, "finish"), B)
    assert (state.trace, state.over, state.waiting, state.seat) == (["a"], True, (), -1)


def test_a_choice_waits_for_its_seat() -> None:
    state = start(A, Pick(9, "pick", 1, (2, 4)), B)
    assert (state.trace, state.waiting, state.seat) == (["a"], (1,), 1)
    assert (state.legal_actions(), state.legal_actions(1), state.legal_actions(0)) == ([2, 4], [2, 4], [])
    state.apply(4)
    assert (state.trace, state.over) == (["a", "1:4", "b"], True)


def test_a_single_legal_action_is_taken_unasked() -> None:  # WW-R17
    state = start(Pick(9, "only", 2, (5,)), Pick(10, "pick", 0, (1, 2)))
    assert (state.trace, state.seat, state.decisions) == (["2:5"], 0, 0)


class Telling(Pick):
    """Not to be asked would tell a secret."""

    def always_asks(self, g: Toy, arg: int) -> bool:
        return True


def test_a_single_legal_action_is_asked_where_its_taking_unasked_would_tell_a_secret() -> None:  # WW-R17
    state = start(Telling(9, "only", 2, (5,)))
    assert (state.seat, state.legal_actions()) == (2, [5])
    state.apply(5)
    assert (state.trace, state.over) == (["2:5"], True)


def test_a_choice_without_any_action_is_a_fault_of_the_game() -> None:
    with pytest.raises(CapacityError, match="none_left offers no action"):
        start(Pick(9, "none_left", 0, ()))


def test_the_stack_has_an_end() -> None:
    state = start(Pick(9, "pick", 0, (1, 2)), more=(A,))
    for _ in range(STACK_ROOM - 1):
        state.push(A, 0)
    with pytest.raises(CapacityError, match="full"):
        state.push(A, 0)


def test_steps_are_told_apart_by_their_ids() -> None:
    with pytest.raises(ValueError, match="id 1 of the step x is taken"):
        step_table([A, Note(1, "x")])


@pytest.mark.parametrize("number", [0, 256, -1])
def test_a_step_id_is_from_1_to_255(number: int) -> None:
    with pytest.raises(ValueError, match="not from 1 to 255"):
        ToyGame(Note(number, "x"))


def test_a_step_that_lacks_a_method_says_its_name() -> None:
    bare: Choice[Toy] = Choice(9, "bare")
    with pytest.raises(NotImplementedError, match="bare"):
        start(bare)


def test_a_game_that_lacks_a_method_says_which() -> None:
    class Bare(State):
        pass

    class BareGame(Game):
        pass

    bare = BareGame("bare", "bare", 1, (1, 2), (1, 2), 1, (), [], {})
    for method, call in (
        ("blank", lambda: bare.new(1)),
        ("clone", Bare().clone),
        ("scores", lambda: bare.scores(Bare())),
    ):
        with pytest.raises(NotImplementedError, match=f"has no `{method}`"):
            call()


def test_labels_and_prompts_go_by_name() -> None:
    state = start(Pick(9, "pick", 1, (2, 4)))
    assert state.decision(0) is None
    decision = state.decision(1)
    assert decision == {
        "step": "pick",
        "prompt": {"key": "prompt-pick", "args": {}},
        "actions": [
            {
                "action": number,
                "form": {"kind": "pick", "number": number},
                "label": {"key": "act-pick", "args": {"number": number}},
                "targets": [],
            }
            for number in (2, 4)
        ],
    }
    assert state.label(4).to_json() == decision["actions"][1]["label"]
    assert (state.form(4), state.parse({"kind": "pick", "number": 4})) == ({"kind": "pick", "number": 4}, 4)


def test_decisions_and_information_are_counted() -> None:
    state = start(
        Pick(9, "one", 0, (1, 2), "reveal"), Pick(10, "two", 0, (1, 2), "chance"), Pick(11, "three", 0, (1, 2))
    )
    counted = [(state.decisions, state.information)]
    while not state.over:
        state.apply(1)
        counted.append((state.decisions, state.information))
    assert counted == [(0, 0), (1, 1), (2, 2), (3, 2)]


def test_without_a_log_nothing_is_recorded() -> None:
    state = start(Pick(9, "one", 0, (1, 2), "chance")).clone()
    assert state.log is None
    state.apply(1)
    assert state.trace == ["0:1"]


def test_the_highest_score_wins_and_equals_share() -> None:
    state = start(Pick(9, "a", 0, (1, 2)), Pick(10, "b", 2, (1, 2)))
    assert (state.winners(), state.returns()) == ([], [0.0, 0.0, 0.0])
    state.apply(1)
    state.apply(2)
    assert (state.scores(), state.winners(), state.returns()) == ([1, 0, 1], [0, 2], [0.5, 0.0, 0.5])
