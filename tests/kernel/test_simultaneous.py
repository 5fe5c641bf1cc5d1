"""Steps in which several seats decide at once: hidden until all are in, in any order, taken back, saved midway."""

from __future__ import annotations

import itertools
import json

import pytest

from tests.kernel.toy import Note, Pick, Together, Toy, ToyGame, start
from wabe.kernel.errors import BadSave, CapacityError, IllegalAction, NotYourTurn
from wabe.kernel.playout import playout
from wabe.kernel.record import Record

ALL = Together(5, "together", {0: (1, 2), 1: (3, 4), 2: (5, 6, 7)})
AFTER = Note(6, "after")


def test_all_seats_wait_and_see_their_own_actions() -> None:
    state = start(ALL)
    assert (state.waiting, state.seat) == ((0, 1, 2), 0)
    assert [state.legal_actions(seat) for seat in (2, 0, 1)] == [[5, 6, 7], [1, 2], [3, 4]]
    assert state.legal_actions() == [1, 2]


@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_the_order_of_commitment_makes_no_difference(order: tuple[int, ...]) -> None:
    state = start(ALL, AFTER)
    for number, seat in enumerate(order):
        assert state.trace == []
        assert seat in state.waiting
        state.apply({0: 2, 1: 3, 2: 7}[seat], seat)
        assert (state.decision(seat), state.waiting) == (None, tuple(sorted(order[number + 1 :])))
    assert (state.trace, state.over) == (["0:2", "1:3", "2:7", "after"], True)


def test_an_action_is_written_down_without_asking_again_whether_it_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    record, asked, options = Record(ToyGame(ALL), 3), [], Together.options

    def counted(step: Together, g: Toy, arg: int, seat: int) -> None:
        asked.append(seat)
        options(step, g, arg, seat)

    monkeypatch.setattr(Together, "options", counted)
    record.act(2, 7)
    assert asked.count(2) == 1
    assert record.turns[0].form == record.game.new(3).form(7, 2)
    assert record.turns[0].label == record.game.new(3).label(7, 2)


def test_a_commitment_stays_hidden_until_all_are_in() -> None:
    one, other = start(ALL), start(ALL)
    one.apply(5, 2)
    other.apply(7, 2)
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    for seat in (0, 1):
        assert one.decision(seat) == other.decision(seat)
        assert one.determinise(seat, 3).to_json() == other.determinise(seat, 3).to_json()
    assert one.log is not None
    assert one.log.events == []


def test_a_determinised_commitment_is_any_legal_one_and_the_own_is_kept() -> None:
    state = start(ALL)
    state.apply(7, 2)
    state.apply(4, 1)
    found = {(twin.commitment(1), twin.commitment(2)) for twin in (state.determinise(0, seed) for seed in range(100))}
    assert found == set(itertools.product((3, 4), (5, 6, 7)))
    assert {int(state.determinise(1, seed).commitment(1)) for seed in range(20)} == {4}


def test_who_has_chosen_does_not_choose_again() -> None:
    state = start(ALL)
    state.apply(3, 1)
    with pytest.raises(NotYourTurn, match="Seat 1 has nothing to decide now; the game waits for seat 0, 2"):
        state.apply(4, 1)
    with pytest.raises(IllegalAction, match="legal are 5, 6, 7"):
        state.apply(4, 2)


def test_a_commitment_can_be_taken_back_while_the_step_is_open() -> None:
    state = start(ALL)
    state.apply(3, 1)
    assert state.withdraw(1)
    assert (state.waiting, state.decisions, state.legal_actions(1)) == ((0, 1, 2), 0, [3, 4])
    assert not state.withdraw(1)


def test_a_forced_commitment_is_made_unasked_and_stays() -> None:  # WW-R17
    state = start(Together(5, "together", {0: (1, 2), 1: (9,), 2: (5, 6)}))
    assert state.waiting == (0, 2)
    assert not state.withdraw(1)
    state.apply(1, 0)
    state.apply(6, 2)
    assert state.trace == ["0:1", "1:9", "2:6"]


def test_a_step_of_forced_commitments_alone_asks_nobody() -> None:
    state = start(Together(5, "together", {0: (1,), 2: (2,)}), Pick(7, "pick", 1, (1, 2)))
    assert (state.trace, state.waiting) == (["0:1", "2:2"], (1,))


def test_a_seat_without_any_action_is_a_fault_of_the_game() -> None:
    with pytest.raises(CapacityError, match="together offers no action"):
        start(Together(5, "together", {0: (1, 2), 1: ()}))


def test_only_some_seats_may_decide() -> None:
    state = start(Together(5, "together", {1: (1, 2), 2: (3, 4)}))
    assert (state.waiting, state.seat, state.legal_actions(0)) == ((1, 2), 1, [])
    assert not state.withdraw(0)


def test_when_all_are_in_something_was_revealed() -> None:
    state = start(ALL)
    before = state.information
    state.apply(1, 0)
    state.apply(3, 1)
    assert state.information == before
    state.apply(5, 2)
    assert state.information > before


def test_it_is_saved_and_loaded_in_the_middle() -> None:
    game = ToyGame(ALL, AFTER)
    state = game.new(3, 1)
    state.apply(6, 2)
    again = game.from_json(json.loads(json.dumps(state.to_json())))
    assert isinstance(again, Toy)
    assert (again.to_json(), again.waiting) == (state.to_json(), (0, 1))
    again.apply(3, 1)
    again.apply(1, 0)
    assert again.trace == ["0:1", "1:3", "2:6", "after"]


@pytest.mark.parametrize(
    ("waiting", "commitments"),
    [
        ([], [1, 3, 5]),  # resolved already
        ([0, 1], [-1, -1, -1]),  # seat 2 waits for nothing and has chosen nothing
        ([0, 1], [-1, -1, 4]),  # not an action of seat 2
        ([0, 1, 2], [-1, 3, -1]),  # seat 1 has chosen and waits
    ],
)
def test_a_save_in_the_middle_must_be_possible(waiting: list[int], commitments: list[int]) -> None:
    game = ToyGame(ALL)
    save = {**game.new(3, 1).to_json(), "waiting": waiting, "commitments": commitments}
    with pytest.raises(BadSave, match="the step together waits for nobody"):
        game.from_json(save)


def test_a_playout_plays_through_it() -> None:
    state = start(ALL, ALL, AFTER).clone()
    assert playout(state) == 6
    assert state.over
    assert state.trace[-1] == "after"


# ----- in a record -----


def record() -> Record:
    return Record(ToyGame(Pick(7, "pick", 1, (1, 2)), ALL, AFTER), 3, 1)


def test_a_commitment_is_taken_back_though_others_have_chosen_since() -> None:
    play = record()
    for seat, action in ((1, 2), (1, 3), (0, 1)):
        play.act(seat, action)
    assert play.undo_refusal(1) is None
    play.undo(1)
    assert [(turn.seat, turn.form["number"]) for turn in play.turns] == [(1, 2), (0, 1)]
    assert list(play.state.waiting) == [1, 2]
    play.undo(0)
    assert list(play.state.waiting) == [0, 1, 2]
    play.undo(1)
    assert (play.turns, play.state.to_json()) == ([], record().state.to_json())


def test_after_a_withdrawal_the_others_choices_stand() -> None:
    play = record()
    for seat, action in ((1, 2), (1, 3), (0, 1), (2, 5)):
        if seat == 2:
            play.undo(1)
            play.act(1, 4)
        play.act(seat, action)
    assert isinstance(play.state, Toy)
    assert play.state.trace == ["1:2", "0:1", "1:4", "2:5", "after"]
    assert Record.from_json(play.to_json(), lambda _: play.game).state.scores() == play.state.scores()


def test_a_forced_commitment_is_nothing_to_take_back() -> None:
    play = Record(ToyGame(Pick(7, "pick", 1, (1, 2)), Together(5, "together", {0: (1, 2), 1: (3,), 2: (4, 5)})), 3, 1)
    play.act(1, 2)
    play.act(0, 1)
    refusal = play.undo_refusal(1)
    assert refusal is not None
    assert refusal.key == "undo-others"


def test_nothing_is_taken_back_once_all_are_in() -> None:
    play = Record(ToyGame(ALL, ALL), 3, 1)
    for seat, action in ((0, 1), (1, 3), (2, 5)):
        play.act(seat, action)
    refusals = [play.undo_refusal(seat) for seat in range(3)]
    assert [refusal.key for refusal in refusals if refusal] == ["undo-others", "undo-others", "undo-revealed"]
