"""Playing the games of a trial."""

from __future__ import annotations

import pytest

from tests.cli import pennies
from wabe.bots import Bot, Situation
from wabe.bots.simple import GreedyBot, RandomBot
from wabe.kernel.state import State
from wabe.lab.trial import Trial, Variant, advice


class Asked(pennies.PenniesGame):
    """A game that counts how often its advice is asked for."""

    times = 0

    def advise(self, state: State, seat: int) -> list[float]:
        Asked.times += 1
        return [1.0, 2.0]


@pytest.mark.parametrize("level", [GreedyBot, RandomBot])
def test_the_advice_is_asked_for_once_a_decision(level: type[Bot]) -> None:
    game = Asked()
    state, bot = game.new(2, 1), level(game, 1)
    Asked.times = 0
    bot.choose(Situation(state, state.seat))
    assert sorted(advice(bot, state, state.seat)) == [1.0, 2.0]
    assert Asked.times == 1


def test_a_match_of_a_trial_has_the_variant_s_options_and_data() -> None:
    variant = Variant("mine", {"hurried": True}, "folder")
    match = Trial("pennies", 2, ["greedy", "random"], 7, [variant]).match(variant)
    assert (match.options, match.data, match.seed, match.rotate) == ({"hurried": True}, "folder", 7, True)
