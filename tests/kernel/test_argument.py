"""Fields of an argument: several values in one number, and a step that says whether one found in a save is sound."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import Note, Pick, Toy, ToyGame
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.errors import BadSave
from wabe.kernel.message import Message
from wabe.kernel.playout import playout
from wabe.kernel.saves import need

COLOUR = Field(5, after=SEAT)
FLAG = Field(1, after=COLOUR)


@given(st.integers(0, 7), st.integers(0, 31), st.integers(0, 1), st.integers(0, 31))
def test_each_field_keeps_its_own_bits(seat: int, colour: int, flag: int, other: int) -> None:
    arg = seat | COLOUR.put(colour) | FLAG.put(flag)
    assert (SEAT.of(arg), COLOUR.of(arg), FLAG.of(arg)) == (seat, colour, flag)
    assert COLOUR.replaced(arg, other) == seat | COLOUR.put(other) | FLAG.put(flag)
    assert arg == seat | colour << 3 | flag << 8


def test_a_field_says_whether_anything_lies_beyond_it() -> None:
    arg = 3 | COLOUR.put(9)
    assert not SEAT.is_last(arg)
    assert COLOUR.is_last(arg)
    assert not COLOUR.is_last(arg | FLAG.put(1))


class Coloured(Pick):
    """A choice about a colour: there are twenty."""

    def audit(self, g: Toy, arg: int) -> None:
        need(arg < 20, Message("there is no such colour"))


PLAIN, COLOURED = Note(6, "after"), Coloured(9, "pick", 1, (1, 2))
GAME = ToyGame(COLOURED, PLAIN)


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([["after", 1], ["pick", 0]], "the step after has an argument"),
        ([["after", 0], ["pick", 20]], "there is no such colour"),
    ],
)
def test_every_step_of_a_save_looks_at_its_argument(stack: list[list[object]], reason: str) -> None:
    save = {**GAME.new(3, 1).to_json(), "stack": stack}
    with pytest.raises(BadSave, match=f"^The save is broken: {reason}.$"):
        GAME.from_json(save)


def test_a_sound_argument_comes_back() -> None:
    state = GAME.from_json({**GAME.new(3, 1).to_json(), "stack": [["after", 0], ["pick", 19]]})
    assert (state.top_step().name, state.top_arg(), state.step_names()) == ("pick", 19, ["after", "pick"])
    assert state.top_id() == COLOURED.id
    assert (state.arg_of(COLOURED.id), state.arg_of(PLAIN.id), state.arg_of(200)) == (19, 0, -1)


def test_no_step_is_on_hand_when_the_game_is_over() -> None:
    state = ToyGame(Pick(9, "pick", 1, (1, 2))).new(3, 1)
    playout(state)
    assert (state.depth, state.top_frame(), state.top_id()) == (0, 0, 0)


def test_a_decision_without_a_choice_is_no_position() -> None:
    save = ToyGame(Pick(9, "pick", 1, (1, 2))).new(3, 1).to_json()
    with pytest.raises(BadSave, match="there is nothing to decide"):
        ToyGame(Pick(9, "pick", 1, ())).from_json(save)
