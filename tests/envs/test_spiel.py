"""The games under OpenSpiel: its own generic tests, and what a seat's information state holds and does not hold."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation
from open_spiel.python.test_utils import random_playout

import wabe
from wabe.envs import spiel
from wabe.envs.recalled import Recalled
from wabe.kernel.errors import BadOptions, BadPlayers, BadSeed, GameOver, IllegalAction
from wabe.kernel.ints import sheet
from wabe.kernel.step import SIMULTANEOUS

ENCODED = [game.name for game in wabe.games().values() if game.layout()]
XIII = "python_wabe_wonderland_xiii"


def modes(name: str) -> set[int]:
    """What kinds of steps a game has."""
    return {step.mode for step in wabe.load(name).step_table}


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(spiel.PREFIX + name, {"rng_seed": 5, **params})


def played(game: Any, actions: int, seed: int = 1) -> Any:
    """A position after so many random actions."""
    state, chance = game.new_initial_state(), random.Random(seed)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_every_game_with_an_encoding_is_registered() -> None:
    assert [spiel.PREFIX + name for name in ENCODED] == spiel.NAMES
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())
    assert spiel.register() == spiel.NAMES  # a second time does nothing


@pytest.mark.parametrize("name", ENCODED)
def test_open_spiels_random_games(name: str) -> None:
    game = load(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    for kind in (False, True):
        observer = pyspiel.IIGObservationType(perfect_recall=kind)
        assert make_observation(game, observer).string_from(game.new_initial_state(), 0)


@pytest.mark.parametrize("name", ENCODED)
def test_the_most_players_are_played_to_the_end(name: str) -> None:
    game = load(name, players=wabe.load(name).max_players)
    state = random_playout(game.new_initial_state(), 3)
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert len(state.history()) * 2 < game.max_game_length()
    assert [state.legal_actions(seat) for seat in range(game.num_players())] == [[]] * game.num_players()


@pytest.mark.parametrize("name", ENCODED)
def test_pickled_games_deal_the_same(name: str) -> None:
    """As OpenSpiel asks of its own games of sampled chance."""
    game = load(name)
    played(game, 3)
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert str(played(twin, 5)) == str(played(game, 5))


@pytest.mark.parametrize("name", ENCODED)
def test_copies_and_saves_go_on_alike(name: str) -> None:
    game, actions = load(name), random.Random(2)
    state = game.new_initial_state()
    for round_ in range(40):
        if state.is_terminal():
            break
        copies = [state.clone()]
        if round_ % 8 == 0:
            copies += [pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]
        action = actions.choice(state.legal_actions())
        state.apply_action(action)
        for other in copies:
            other.apply_action(action)
            assert (str(other), other.history()) == (str(state), state.history())
            assert other.information_state_string(0) == state.information_state_string(0)


def test_clones_of_a_play_not_yet_looked_at_are_dealt_alike() -> None:
    state = pyspiel.load_game(XIII).new_initial_state()
    first, second = state.clone(), state.clone().clone()
    assert str(first) == str(second) == str(state)


@pytest.mark.parametrize("name", ENCODED)
def test_a_resampled_state_is_the_same_to_its_seat(name: str) -> None:
    game, chance = load(name, players=min(3, wabe.load(name).max_players)), random.Random(4)
    for actions in (0, 9, 31, 60):
        state = played(game, actions)
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert (other.current_player(), other.history()) == (state.current_player(), [])
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
                random_playout(other, 1)


@pytest.mark.parametrize("name", [name for name in ENCODED if SIMULTANEOUS in modes(name)])
def test_seats_of_a_simultaneous_step_know_nothing_of_each_other(name: str) -> None:
    game, chance, found = load(name), random.Random(1), 0
    state = game.new_initial_state()
    while not state.is_terminal() and found < 3:
        if len(state.recalled.state.waiting) > 1 and len(state.legal_actions()) > 1:
            after = [state.child(action) for action in state.legal_actions()[:5]]
            seat = after[0].current_player()
            assert len({each.information_state_string(seat) for each in after}) == 1
            assert len({str(each.observation_tensor(seat)) for each in after}) == 1
            found += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert found


def test_information_states_grow_by_what_was_seen_and_done() -> None:
    game = pyspiel.load_game(XIII, {"rng_seed": 1})
    state, chance = game.new_initial_state(), random.Random(1)
    earlier: dict[int, list[str]] = {0: [], 1: []}
    while not state.is_terminal():
        seat, action = state.current_player(), chance.choice(state.legal_actions())
        state.apply_action(action)
        told = {each: state.information_state_string(each).splitlines()[1:] for each in (0, 1)}
        for each in (0, 1):
            assert told[each][: len(earlier[each])] == earlier[each]
        assert json.dumps({"act": action}, separators=(",", ":")) in told[seat][len(earlier[seat]) :]
        assert '"act"' not in "".join(told[1 - seat][len(earlier[1 - seat]) :])
        earlier = told


def test_what_was_seen_in_secret_is_not_carried_into_anothers_world() -> None:
    """A card that seat 0 has looked at is in its own past, and in no world that seat 1 imagines."""
    game = pyspiel.load_game(XIII, {"rng_seed": 1})
    for seed in range(60):
        state = played(game, 60, seed)
        secret = [line for line in state.information_state_string(0).splitlines()[1:] if '"seen":true' in line]
        if secret:
            world = state.resample_from_infostate(1, random.random)
            past = world.information_state_string(0).splitlines()[1:]
            assert not set(secret) & set(past)
            return
    pytest.fail("nobody looked at a card")


def test_actions_are_called_by_their_labels() -> None:
    state = pyspiel.load_game(XIII, {"rng_seed": 1}).new_initial_state()
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(names)) == len(names)
    assert names[0].startswith("Unlock deck") or names[0].startswith("Cover")
    assert state.string_to_action(names[-1]) == state.legal_actions()[-1]
    strange = next(number for number in range(38) if number not in state.legal_actions())
    assert ":" in state.action_to_string(0, strange)


def test_parameters() -> None:
    game = pyspiel.load_game(f"{XIII}(players=4,options=skills_optional:on;best_split:on)")
    options = played(game, 0).recalled.state.options
    assert (game.num_players(), options["skills_optional"], options["best_split"]) == (4, True, True)
    for name in ("players", "num_players"):
        named = pyspiel.load_game(XIII, {name: 3})
        assert [each.num_players() for each in (named, pickle.loads(pickle.dumps(named)))] == [3, 3]
        with pytest.raises(BadPlayers, match="2 to 4 players, not 9"):
            pyspiel.load_game(XIII, {name: 9})
    with pytest.raises(ValueError, match="mean the same"):
        pyspiel.load_game(XIII, {"players": 2, "num_players": 3})
    with pytest.raises(BadOptions, match=r"An option is written NAME:VALUE, several with ; between them, not 'fast'"):
        pyspiel.load_game(XIII, {"options": "fast"})
    with pytest.raises(BadOptions, match="can be"):
        pyspiel.load_game(XIII, {"options": "best_split:perhaps"})
    with pytest.raises(BadSeed, match="not -5"):
        pyspiel.load_game(XIII, {"rng_seed": -5})
    with pytest.raises(ValueError, match="observations of one seat"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_an_illegal_action_changes_nothing() -> None:
    state = played(pyspiel.load_game(XIII), 4)
    before = str(state)
    strange = next(number for number in range(38) if number not in state.legal_actions())
    with pytest.raises(IllegalAction, match="not legal"):
        state.apply_action(strange)
    assert str(state) == before


def test_after_the_end_a_sentence_says_so() -> None:
    state = random_playout(pyspiel.load_game(XIII).new_initial_state(), 1)
    with pytest.raises(GameOver, match="The game has ended"):
        state.apply_action(0)


def test_there_is_no_tensor_of_information_states() -> None:
    state = pyspiel.load_game(XIII).new_initial_state()
    for seat in ((), (0,)):
        with pytest.raises(ValueError, match="no tensor"):
            state.information_state_tensor(*seat)


def told_at_decisions(play: Recalled, seat: int, seed: int, steps: int = 12) -> list[str]:
    """What a seat knows at each of its decisions in so many steps, in all worlds chosen alike."""
    chance, told = random.Random(seed), []
    for _ in range(steps):
        if play.state.over:
            break
        asked, pick = play.state.seat, chance.random()
        told += [play.told(asked)] if asked == seat else []
        legal = play.legal(asked)
        play.act(legal[int(pick * len(legal))])
    return told


@pytest.mark.parametrize("name", ENCODED)
def test_equal_information_states_have_equal_pasts(name: str) -> None:
    """In worlds that a seat cannot tell from each other, played on alike."""
    state = load(name).new_initial_state()
    chance, pairs = random.Random(6), 0
    for _ in range(6):
        play, pasts = state.recalled, dict[str, list[str]]()
        for world in range(4):
            told = told_at_decisions(play.redrawn(play.state.seat, world), play.state.seat, 1)
            for place, line in enumerate(told):
                pairs += line in pasts
                assert pasts.setdefault(line, told[:place]) == told[:place]
        for _ in range(9):
            if not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert pairs


def test_chips_put_back_unplayed_are_remembered() -> None:
    """Of several chips drawn one is played, the others go back into the bag: no event tells which they were."""
    state = load("wonderlands_war", rng_seed=0).new_initial_state()
    encoding, chance, trail = state.recalled.state.game.encoding(), random.Random(0), [state.recalled]
    while encoding.pairs[state.legal_actions()[0]][0] != "choose_drawn" or len(state.legal_actions()) < 2:
        trail.append(copy.deepcopy(state.recalled))
        state.apply_action(chance.choice(state.legal_actions()))
    seat, pasts = state.current_player(), dict[str, str]()
    for world in range(60):
        play = trail[-4].redrawn(seat, world)
        if not follows(play, state.history()[-4:], seat):
            continue
        for number in play.legal(seat):
            after = copy.deepcopy(play)
            after.act(number)
            assert pasts.setdefault(after.told(seat), play.told(seat)) == play.told(seat)
    assert len(set(pasts.values())) > 1


def follows(play: Recalled, numbers: list[int], seat: int) -> bool:
    """Whether these actions lead to a choice among several chips, in this world too."""
    for number in numbers:
        if play.state.over or number not in play.legal(play.state.seat):
            return False
        play.act(number)
    legal = [] if play.state.over or play.state.seat != seat else play.legal(seat)
    return len(legal) > 1 and play.state.game.encoding().pairs[legal[0]][0] == "choose_drawn"


def test_tensors_are_the_encoding() -> None:
    game = pyspiel.load_game(XIII, {"rng_seed": 1})
    state = played(game, 20)
    observation = make_observation(game)
    observation.set_from(state, 1)
    encoding = wabe.load("xiii").encoding()
    cells = sheet(encoding.size)
    encoding.observe(state.recalled.state, 1, cells)
    assert list(observation.tensor) == list(cells) == state.observation_tensor(1)
    assert game.observation_tensor_shape() == [encoding.size]
    assert sum(part.size for part in observation.dict.values()) == encoding.size
    assert np.shares_memory(observation.dict["asked"], observation.tensor)


@pytest.mark.parametrize("name", ENCODED)
def test_the_environment_for_reinforcement_learning(name: str) -> None:
    env = rl_environment.Environment(load(name))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(env.num_players)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(1.0)


def test_bots_of_open_spiel_play() -> None:
    game, chance = pyspiel.load_game(XIII, {"rng_seed": 1}), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    thinking = [mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=chance), ismcts.ISMCTSBot(game, evaluator, 1.4, 2)]
    others = [UniformRandomBot(seat, chance) for seat in range(2)]
    for bot in thinking:
        state = played(game, 10)
        for _ in range(12):
            if not state.is_terminal():
                state.apply_action((bot if state.current_player() == 0 else others[1]).step(state))
        assert len(state.history()) > 10


def test_recalled_plays_need_no_open_spiel() -> None:
    play = Recalled.of(wabe.load("xiii").new(2, 1), [])
    play.act(play.legal(play.state.seat)[0])
    assert play.told(0).count("\n") >= 1


def test_without_open_spiel_a_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import wabe.envs.spiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.endswith('MissingExtra: This needs pyspiel: pip install "wabe[rl]".\n')
