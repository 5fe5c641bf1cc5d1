"""Mistakes: each a distinct error with a sentence, and the state is unchanged."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import wabe
from tests.kernel.toy import Pick, Together, Toy, ToyGame, start
from wabe.kernel import errors
from wabe.kernel.errors import (
    BadOptions,
    BadPlayers,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    UnknownGame,
    WabeError,
)
from wabe.kernel.record import Record

ALL = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, WabeError)]
HUGE = 10**5000  # more digits than Python writes
AS_HUGE = pytest.param(HUGE, id="huge")
NOT_SEATS: list[Any] = [-1, 3, 10**30, AS_HUGE, True, 1.0, "1", [1]]
NOT_ACTIONS: list[Any] = ["1", 1.0, True, [1], {"kind": "pick"}]
NOT_SEEDS: list[Any] = [-1, 2**256, AS_HUGE, 1.5, "7", True, [1]]


class Whole:
    """Another library's integer."""

    def __index__(self) -> int:
        return 2


def picking() -> Toy:
    return start(Pick(9, "pick", 1, (1, 2, 30)), Pick(10, "again", 2, (4, 5)))


def test_every_error_has_its_own_code() -> None:
    codes = [kind.code for kind in ALL]
    assert len(set(codes)) == len(codes) > 10
    assert all(code == code.lower() and " " not in code for code in codes)


def refused(state: Toy, kind: type[WabeError], act: Callable[[], object]) -> str:
    """What is said to a mistake, which leaves everything as it was."""
    before, legal = state.to_json(), {seat: state.legal_actions(seat) for seat in range(3)}
    with pytest.raises(kind) as error:
        act()
    assert type(error.value) is kind
    assert state.to_json() == before
    assert {seat: state.legal_actions(seat) for seat in range(3)} == legal
    assert state.log is not None
    assert state.log.events == []
    sentence = str(error.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize("action", [0, 3, -1, 10**30, 2**62, AS_HUGE])
def test_an_illegal_action(action: int) -> None:
    state = picking()
    assert "legal are 1, 2, 30" in refused(state, IllegalAction, lambda: state.apply(action))
    assert refused(state, IllegalAction, lambda: state.form(action))
    assert refused(state, IllegalAction, lambda: state.label(action))


@pytest.mark.parametrize("action", NOT_ACTIONS)
def test_a_malformed_action(action: Any) -> None:
    state = picking()
    assert repr(action) in refused(state, MalformedAction, lambda: state.apply(action))
    assert refused(state, IllegalAction, lambda: state.form(action))
    assert refused(state, IllegalAction, lambda: state.label(action))


def test_acting_out_of_turn() -> None:
    state = picking()
    assert "waits for seat 1" in refused(state, NotYourTurn, lambda: state.apply(1, 0))
    assert refused(state, NotYourTurn, lambda: state.parse({"kind": "pick", "number": 1}, 0))


@pytest.mark.parametrize("seat", NOT_SEATS)
def test_a_seat_that_is_not_there(seat: Any) -> None:
    state = picking()
    form = {"kind": "pick", "number": 1}
    mistakes: list[Callable[[], object]] = [
        lambda: state.apply(1, seat),
        lambda: state.legal_actions(seat),
        lambda: state.view(seat),
        lambda: state.decision(seat),
        lambda: state.determinise(seat, 1),
        lambda: state.form(1, seat),
        lambda: state.label(1, seat),
        lambda: state.parse(form, seat),
    ]
    for mistake in mistakes:
        assert "the seats are 0 to 2" in refused(state, BadSeat, mistake)


@pytest.mark.parametrize(
    "form",
    [
        None,
        3,
        "pick",
        [],
        {},
        {"kind": 3},
        {"number": 1},
        {"kind": "pick", "number": 1j},
        {"kind": "pick", "number": HUGE},
    ],
)
def test_a_malformed_form(form: Any) -> None:
    state = picking()
    assert '"kind"' in refused(state, MalformedAction, lambda: state.parse(form))


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "pick"},
        {"kind": "pick", "number": 7},
        {"kind": "pick", "number": "1"},
        {"kind": "pick", "number": True},
        {"kind": "pick", "number": 1.0},
        {"kind": "pick", "number": 1, "more": 1},
        {"kind": "leap", "number": 1},
    ],
)
def test_an_illegal_form(form: Any) -> None:
    state = picking()
    assert "What may be done: pick" in refused(state, IllegalAction, lambda: state.parse(form))


def test_after_the_end_nobody_acts() -> None:
    state = picking()
    state.apply(1)
    state.apply(4)
    before = state.to_json()
    for seat in (None, 0, 1):
        with pytest.raises(GameOver, match="The game has ended"):
            state.apply(1, seat)
        assert state.legal_actions(seat) == []
    assert state.to_json() == before


def test_mistakes_in_a_simultaneous_step() -> None:
    state = start(Together(5, "together", {0: (1, 2), 1: (3, 4), 2: (5, 6)}))
    for seat, wrong in ((0, 3), (1, 5), (2, 1)):
        assert refused(state, IllegalAction, lambda wrong=wrong, seat=seat: state.apply(wrong, seat))  # type: ignore[misc]


def test_other_libraries_integers_are_welcome() -> None:
    state = picking()
    two: Any = Whole()
    state.apply(two, 1)
    assert state.trace == ["1:2"]
    state.apply(4, two)
    assert state.over
    assert wabe.load("xiii").new(two, two).players == 2


# ----- a new play -----


@pytest.mark.parametrize("players", [0, 6, -1, 10**30, AS_HUGE, True, "3", 2.0, [2]])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(BadPlayers, match="toy is for 1 to 5 players, not"):
        ToyGame(Pick(9, "pick", 0, (1, 2))).new(players, 1)


@pytest.mark.parametrize("seed", NOT_SEEDS)
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(BadSeed, match=r"from 0 to 2\*\*256 - 1, not"):
        ToyGame(Pick(9, "pick", 0, (1, 2))).new(3, seed)


@pytest.mark.parametrize("seed", [*NOT_SEEDS, None])
def test_a_stream_of_chance_wants_a_sound_seed_too(seed: Any) -> None:
    state = picking()
    for mistake in (lambda: state.reseed(seed), lambda: state.determinise(0, seed)):
        assert "from 0 to 2**256 - 1, not" in refused(state, BadSeed, mistake)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "an object of names and values"),
        ("long", "an object of names and values"),
        ({"longer": True}, "There is no option 'longer'; there are long, mood"),
        ({"long": 1}, "The option long can be false, true, not 1"),
        ({"long": "true"}, "The option long can be false, true, not 'true'"),
        ({"mood": "grim"}, "The option mood can be calm, wild, not 'grim'"),
        ({"mood": ["calm"]}, "The option mood can be calm, wild, not"),
        ({3: 4}, "There is no option 3"),
        ({HUGE: 4}, "There is no option a number too long to show"),
        ({"long": HUGE}, "The option long can be false, true, not a number too long to show"),
        ({"long": [HUGE]}, "The option long can be false, true, not list that cannot be shown"),
    ],
)
def test_wrong_options(options: Any, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        ToyGame(Pick(9, "pick", 0, (1, 2))).new(3, 1, options)


def test_a_play_has_every_option_with_its_value() -> None:
    game = ToyGame(Pick(9, "pick", 0, (1, 2)))
    assert game.new(3, 1).options == {"long": False, "mood": "calm"}
    assert game.new(3, 1, {"mood": "wild"}).options == {"long": False, "mood": "wild"}
    assert game.new().players == 1
    assert game.options[0].to_json() == {
        "name": "long",
        "choices": [False, True],
        "default": False,
        "rules": ["T-01"],
    }


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; there are: .*wonderland_xiii \(xiii\)"):
        wabe.load("chess")


def test_a_record_is_unchanged_by_mistakes() -> None:
    record = Record(ToyGame(Pick(9, "pick", 1, (1, 2, 30)), Pick(10, "again", 2, (4, 5))), 3, 1)
    before = record.to_json()
    for seat, action in ((1, 7), (0, 1), (9, 1), (1, "x")):
        with pytest.raises(WabeError):
            record.act(seat, action)  # type: ignore[arg-type]
        assert record.to_json() == before
