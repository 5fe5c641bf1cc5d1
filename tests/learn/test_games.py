"""Games to learn from: the same for the same seed, kept so that they play again, seen through one seat's eyes."""

from __future__ import annotations

import pytest

import wabe
from wabe.kernel.value import Value
from wabe.learn import gate
from wabe.learn.games import Judged, Players, Subject, judged_by, play_some
from wabe.learn.run import BadRun
from wabe.learn.samples import Look, gathered, look_at, sample

GAME = wabe.load("xiii")
SUBJECT = Subject(GAME.name, None, 2, GAME.check_options({}), 5)
GREEDY = Players(SUBJECT, 0, searching=False, iterations=2, weights=None)
WIDTH = len(GAME.columns())


@pytest.mark.parametrize("searching", [False, True])
def test_a_number_is_a_game(searching: bool) -> None:
    """However many are played at once."""
    players = GREEDY._replace(searching=searching)
    both, second = play_some(players, range(2)), play_some(players, range(1, 2))
    assert both[1:] == second
    assert both[0] != both[1]


def test_rounds_have_different_games() -> None:
    assert play_some(GREEDY, range(1)) != play_some(GREEDY._replace(number=1), range(1))


def test_weights_steer_the_searches() -> None:
    backwards = Value(GAME.columns(), [-9.0] + [0.0] * (WIDTH - 1), [0.0] * WIDTH).to_json()
    searching = GREEDY._replace(searching=True, iterations=5)
    assert play_some(searching, range(1)) != play_some(searching._replace(weights=backwards), range(1))


def test_a_kept_game_gives_its_positions_and_its_end() -> None:
    kept = play_some(GREEDY, range(1))[0]
    found = sample(GAME, SUBJECT, kept)
    state = GAME.new(2, kept["seed"])
    turns = set()
    for action in kept["actions"]:
        turns.add(state.turn_number())
        state.apply(action)
    assert state.over
    assert found.rows.shape == (len(found.time), 2, WIDTH)
    assert len(turns) <= len(found.time) < len(kept["actions"])
    assert (list(found.wins), list(found.scores)) == (state.returns(), state.scores())


def test_a_game_that_does_not_play_is_refused() -> None:
    kept = play_some(GREEDY, range(1))[0]
    for actions in (kept["actions"][:-1], [99, *kept["actions"]]):
        with pytest.raises(BadRun):
            sample(GAME, SUBJECT, {**kept, "actions": actions})


def test_all_games_weigh_the_same() -> None:
    data = gathered(look_at(Look(SUBJECT, play_some(GREEDY, range(3))), range(3)))
    by_game = [float(data.weight[data.game == game].sum()) for game in range(3)]
    assert by_game == pytest.approx([len(data.time) / 3] * 3, rel=1e-4)
    assert abs(data.inputs.mean(axis=1)).max() < 1e-4


def test_a_judged_situation_redraws_into_the_game_of_the_judge() -> None:
    judge = judged_by(GAME, 2, None)
    state = GAME.new(2, seed=1)
    twin = Judged(state, state.seat, judge).determinise(3)
    assert twin.game is judge
    assert twin.view(state.seat) == state.view(state.seat)


# --- the match at the gate ------------------------------------------------------------------------------------------


def test_a_deal_is_played_from_every_seat() -> None:
    """With the same value everywhere all these games are one."""
    match = gate.Match(SUBJECT, 0, 3, None, None)
    found = gate.play_some(match, range(4))
    for deal in (found[:2], found[2:]):
        assert sum(each["win"] for each in deal) == pytest.approx(1.0)
        assert sum(each["margin"] for each in deal) == pytest.approx(0.0)
    assert found[:2] != found[2:]


def test_a_value_that_prefers_to_lose_does_not_pass_the_gate() -> None:
    backwards = Value(GAME.columns(), [-9.0] + [0.0] * (WIDTH - 1), [0.0] * WIDTH).to_json()
    match = gate.Match(SUBJECT, 0, 12, backwards, None)
    told = gate.report(gate.play_some(match, range(4)), 2)
    assert (told["games"], told["fair"]) == (4, 0.5)
    assert told["share"] < 0.5
    assert told["margin"] < 0.0
