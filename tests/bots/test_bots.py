"""What all levels of bots have in common: how they are made, what they are given, what they give back."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import wabe
from tests.bots.highest import ALL, Highest
from tests.bots.registered import all_levels
from tests.games.wonderland_xiii.variants import variant
from tests.games.wonderland_xiii.walks import walk
from wabe import bots
from wabe.bots.search import SearchBot
from wabe.bots.simple import CharacterBot, GreedyBot
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.errors import BadSeat, BadSeed, NotYourTurn

AS_HUGE = pytest.param(10**5000, id="huge")  # more digits than Python writes
LEVELS = all_levels(iterations=8, game=GAME)
OF_ALL_GAMES = all_levels(iterations=8)


def situations(players: int, seed: str, every: int) -> list[tuple[XiiiState, bots.Situation]]:
    """Some decisions of a random game, with their states."""
    states = itertools.islice(walk(players, {}, seed), 0, None, every)
    found = [(state.clone(), state.seat) for state in states if not state.over]
    return [(state, bots.Situation(state, seat)) for state, seat in found]


# ----- making one -----


def test_settings_are_written_or_given() -> None:
    written = bots.create("search: iterations=40, seconds=1.5", GAME)
    given = bots.create("search", GAME, iterations=40, seconds=1.5)
    mixed = bots.create("search:iterations=7,seconds=1.5", GAME, iterations=40)
    assert isinstance(written, SearchBot)
    assert {(bot.iterations, bot.seconds) for bot in (written, given, mixed)} == {(40, 1.5)}  # type: ignore[attr-defined]


def test_a_search_without_a_budget_has_time() -> None:
    assert vars(bots.create("search", GAME))["seconds"] == 0.2
    assert vars(bots.create("search:iterations=9", GAME))["seconds"] > 1e6


@pytest.mark.parametrize(
    ("level", "sentence"),
    [
        ("genius", f"There is no bot 'genius'; there are {', '.join(bots.levels_of(GAME))}."),
        ("", f"There is no bot ''; there are {', '.join(bots.levels_of(GAME))}."),
        ("greedy:seconds=1", "The bot greedy has no setting 'seconds'; it has none."),
        ("search:depth=3", "The bot search has no setting 'depth'; it has seconds, iterations, workers."),
        ("search:seconds=0", "The setting seconds is a number from above 0 to 3600, not '0'."),
        ("search:seconds=nan", "The setting seconds is a number from above 0 to 3600, not 'nan'."),
        ("search:iterations=2.5", "The setting iterations is a whole number from 1 to 1000000000, not '2.5'."),
        ("search:iterations", "The setting iterations is a whole number from 1 to 1000000000, not ''."),
        ("search:workers=65", "The setting workers is a whole number from 1 to 64, not '65'."),
    ],
)
def test_bad_bots(level: str, sentence: str) -> None:
    for attempt in (lambda: bots.create(level, GAME), lambda: bots.check(level, GAME)):
        with pytest.raises(bots.BadBot) as error:
            attempt()
        assert str(error.value) == sentence
        assert error.value.code == "bad-bot"
        assert isinstance(error.value, wabe.WabeError)


@pytest.mark.parametrize("level", [None, 3, AS_HUGE, ["greedy"], bots.create("greedy", GAME), bots.LEVELS["greedy"]])
def test_a_level_is_a_text_and_no_bot(level: Any) -> None:
    for attempt in (lambda: bots.create(level, GAME), lambda: bots.check(level, GAME)):
        with pytest.raises(bots.BadBot, match="A bot is called by its level, such as caterpillar, not"):
            attempt()


@pytest.mark.parametrize("seed", [-1, 2**256, AS_HUGE, 1.5, "7", True])
def test_a_bot_wants_a_sound_seed(seed: Any) -> None:
    state = GAME.new(2, 1)
    for attempt in (lambda: bots.create("random", GAME, seed), lambda: bots.Situation(state, 0).determinise(seed)):
        with pytest.raises(BadSeed, match="A seed is a whole number"):
            attempt()


@pytest.mark.parametrize("seat", [2, -1, AS_HUGE, True, "0"])
def test_a_situation_is_that_of_a_seat(seat: Any) -> None:
    with pytest.raises(BadSeat, match="the seats are 0 to 1"):
        bots.Situation(GAME.new(2, 1), seat)


@pytest.mark.parametrize("value", [True, "many", None, 1.5, 0, AS_HUGE])
def test_settings_given_as_something_else(value: object) -> None:
    with pytest.raises(bots.BadBot, match="workers is a whole number from 1 to 64"):
        bots.create("search", GAME, workers=value)


@pytest.mark.parametrize("value", [True, "long", 0, 3601, AS_HUGE])
def test_a_time_given_as_something_else(value: object) -> None:
    with pytest.raises(bots.BadBot, match="seconds is a number from above 0 to 3600"):
        bots.create("search", GAME, seconds=value)


def test_check_gives_the_level_back() -> None:
    assert bots.check("search:seconds=0.5", GAME) == "search:seconds=0.5"


# ----- what it is given -----


def test_a_situation_is_what_the_seat_sees() -> None:
    for state, situation in situations(3, "sees", 7):
        assert situation.players == 3
        assert situation.view == state.view(situation.seat)
        assert situation.decision == state.decision(situation.seat)
        assert situation.legal_actions == state.legal_actions(situation.seat)
        assert situation.determinise(1).view(situation.seat) == situation.view


def test_the_true_state_is_not_on_a_situation() -> None:
    _, situation = situations(2, "hidden", 1)[0]
    public = {name for name in dir(situation) if not name.startswith("_")}
    assert public == {"seat", "players", "view", "legal_actions", "decision", "determinise"}
    assert not any(isinstance(getattr(situation, name), wabe.State) for name in public)


def test_a_situation_does_not_move_with_the_state() -> None:
    state = GAME.new(2, 3)
    situation = bots.Situation(state, state.seat)
    before = state.view(state.seat)
    state.apply(situation.legal_actions[0])
    assert situation.view == before


def test_no_situation_without_a_decision() -> None:
    state = GAME.new(2, 3)
    with pytest.raises(NotYourTurn):
        bots.Situation(state, 1 - state.seat)
    with pytest.raises(BadSeat):
        bots.Situation(state, 2)


# ----- what it gives back -----


@pytest.mark.parametrize("level", LEVELS)
def test_thoughts(level: str) -> None:
    """One for each legal action, the chosen one first; numbers make sense."""
    bot = bots.create(level, GAME, seed=4)
    for _, situation in situations(2, "thoughts", 3):
        assert bot.choose(situation) == bot.thought[0].action
        assert sorted(thought.action for thought in bot.thought) == situation.legal_actions
        keys = [(thought.visits, thought.value) for thought in bot.thought]
        assert keys == sorted(keys, reverse=True)
        assert all(thought.win is None or 0.0 <= thought.win <= 1.0 for thought in bot.thought)


def test_a_thought_as_json_and_in_words() -> None:
    thought = bots.Thought(3, 0.25, 8, 0.5)
    assert thought.to_json() == {"action": 3, "visits": 8, "value": 0.25, "win": 0.5}
    assert repr(thought) == "Thought(3, 0.25, 8, 0.5)"
    assert thought == bots.Thought(3, 0.25, 8, 0.5)
    assert hash(thought) == hash(bots.Thought(3, 0.25, 8, 0.5))
    assert thought != bots.Thought(3, 0.25, 8)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_decides(level: str) -> None:
    found = situations(3, "seed", 5)
    thoughts = [
        [(bot.choose(situation), bot.thought) for _, situation in found]
        for bot in (bots.create(level, GAME, seed) for seed in (1, 1, 2))
    ]
    assert thoughts[0] == thoughts[1]
    greedy = bots.levels_of(GAME)[level.partition(":")[0]].make in (GreedyBot, CharacterBot)
    assert greedy or thoughts[0] != thoughts[2]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_knows_what_its_seat_knows(level: str, players: int) -> None:
    """Two states that differ only in what the seat may not know: the same choice and the same thoughts. XIII-A60"""
    rng = random.Random(players)
    differed = 0
    for state, situation in situations(players, f"hygiene {players}", 3):
        twin = variant(state, situation.seat, rng)
        differed += twin.to_json() != state.to_json()
        mine, other = bots.create(level, GAME, 9), bots.create(level, GAME, 9)
        assert mine.choose(situation) == other.choose(bots.Situation(twin, situation.seat))
        assert mine.thought == other.thought
    assert differed > 10


@pytest.mark.parametrize("level", OF_ALL_GAMES)
def test_a_bot_does_not_know_open_commitments(level: str) -> None:
    choices = []
    for first in (1, 2):
        state = Highest(ALL).new(3, 1)
        state.apply(first, 0)
        bot = bots.create(level, state.game, 5)
        choices.append((bot.choose(bots.Situation(state, 1)), bot.thought))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(level: str, players: int) -> None:
    state = GAME.new(players, 8, {"skills_optional": True, "hatter_deck_by": "user", "best_split": True})
    table = [bots.create(level, GAME, seat) for seat in range(players)]
    while not state.over:
        state.apply(table[state.seat].choose(bots.Situation(state, state.seat)))
    assert sum(state.returns()) == pytest.approx(1.0)
