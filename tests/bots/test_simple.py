"""The levels that stray: what is better is likelier, and what is pointless is not done."""

from __future__ import annotations

from collections import Counter
from math import isfinite

import pytest

import wabe
from tests.bots.highest import Highest
from tests.bots.test_search import asked
from tests.games.wonderlands_war.mind.test_bots import fight
from tests.games.wonderlands_war.table import draw
from tests.kernel.toy import Pick, Toy
from wabe import bots
from wabe.bots.simple import StrayingBot
from wabe.kernel.manner import Manner, Prior, Slip
from wabe.kernel.state import State

FOUR = Pick(1, "four", 0, (1, 2, 3, 4))
STRAYING = [level.name for level in bots.LEVELS.values() if level.make is StrayingBot]


class Advised(Highest):
    """Each number is worth ten times itself less one: 0, 10, 20, and the last one a hundred less than that."""

    def advise(self, state: Toy, seat: int) -> list[float]:
        return [0.0, 10.0, 20.0, -80.0]

    def manner(self, state: Toy) -> Manner:
        return Manner(Prior(), (Slip(10.0, 50.0), Slip(2.0, 50.0)))


def choices(level: str, state: State, times: int = 300) -> Counter[str]:
    """What bots of the level do, seed by seed."""
    seat = state.seat
    made = [bots.create(level, state.game, seed).choose(bots.Situation(state, seat)) for seed in range(times)]
    return Counter(" ".join(map(str, state.form(action, seat).values())) for action in made)


def test_what_is_better_is_likelier_by_a_softmax() -> None:
    """With a temperature of 10: e times as likely as what is worth 10 less."""
    found = choices("dormouse", Advised(FOUR).new(2, 1), 2000)
    assert 2.3 < found["pick 3"] / found["pick 2"] < 3.2
    assert 2.2 < found["pick 2"] / found["pick 1"] < 3.4


def test_a_higher_level_strays_less() -> None:
    state = Advised(FOUR).new(2, 1)
    assert choices("knight", state)["pick 3"] > 280
    assert 160 < choices("dormouse", state)["pick 3"] < 220


def test_what_is_far_below_the_best_is_never_done_and_thought_of_last() -> None:
    state = Advised(FOUR).new(2, 1)
    bot = bots.create("dormouse", state.game, 1)
    for _ in range(300):
        bot.choose(bots.Situation(state, 0))
        assert bot.thought[-1].action == 4


@pytest.mark.parametrize("level", STRAYING)
def test_no_tunnel_is_lost_on_purpose(level: str) -> None:  # XIII-11
    state = asked("CCCC RRRR CCCC HHHH AAAA", "aac", tunnel="rcchhqqa", hand=4)
    assert set(choices(level, state, 100)) == {"stop"}


@pytest.mark.parametrize("level", STRAYING)
def test_nobody_draws_who_is_bound_to_bust(level: str) -> None:  # WW-B08
    assert set(choices(level, fight(["madness"], (8, 3), halted=False), 100)) == {"halt"}


@pytest.mark.parametrize("level", STRAYING)
def test_the_shield_is_broken_rather_than_bust(level: str) -> None:  # WW-B11
    state = fight(["madness", "madness"], (6, 8), halted=False)
    state.set_shield(0, True)
    draw(state, {0: "madness"}, halt=[1])
    assert set(choices(level, state, 100)) == {"break_shield"}


@pytest.mark.parametrize("level", STRAYING)
@pytest.mark.parametrize("name", ["xiii", "heroes", "war"])
def test_a_straying_bot_stays_within_what_its_game_allows(level: str, name: str) -> None:
    game = wabe.load(name)
    state = game.new(3, 5)
    for moment in range(60):
        bot = bots.create(level, game, moment)
        assert isinstance(bot, StrayingBot)
        seat, legal = state.seat, state.legal_actions()
        worth = game.advise(state, seat)
        action = bot.choose(bots.Situation(state, seat))
        assert worth[legal.index(action)] >= max(worth) - game.manner(state).slips[bot.slip].most
        state.apply(action, seat)


def test_a_whim_is_a_number_even_when_chance_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots.create("dormouse", wabe.load("xiii"), 1)
    assert isinstance(bot, StrayingBot)
    monkeypatch.setattr(bot.chance, "random", lambda: 0.0)
    assert isfinite(bot.whim())
