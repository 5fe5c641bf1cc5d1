"""The engine and the independent reference play the same games: questions, table, hands, chance, scores."""

from __future__ import annotations

import random

import pytest

from tests.campaign import campaign
from tests.games.equivalence import Chance, compare_question
from tests.games.wonderlands_war.reference.game import Play, play
from tests.games.wonderlands_war.reference.positions import enrich, enriched
from tests.games.wonderlands_war.reference.questions import Decision
from tests.games.wonderlands_war.reference.scoring import Result
from tests.games.wonderlands_war.reference.setup import set_up
from tests.games.wonderlands_war.reference.table import Table
from tests.games.wonderlands_war.reference.view import differences, public, seen
from tests.games.wonderlands_war.reference.walks import answer, settings
from wabe.games.wonderlands_war.game import GAME
from wabe.kernel.state import State

GAMES_PER_CASE = campaign(2)
CASES = [(players, rich) for players in (2, 3, 4, 5) for rich in (False, True)]


class Game:
    """One game on both sides."""

    def __init__(self, players: int, seed: int) -> None:
        options = settings(seed)
        self.choices = random.Random(seed)
        self.chance = Chance(seed)
        self.table: Table = set_up(players, options, self.chance)
        self.state: State = GAME.new(players, seed, dict(options))
        self.play: Play = play(self.table)
        self.decision = next(self.play)

    def step(self) -> None:
        """One answer to both; `StopIteration` at the end."""
        seat, form = answer(self.decision, self.choices)
        self.state.apply(self.state.parse(form, seat), seat)
        self.decision = self.play.send((seat, form))

    def enrich(self) -> None:
        """A richer position for both, before the first turn of the first Tea Party."""
        while self.decision.step == "keep_quest":
            self.step()
        enrich(self.table, self.choices)
        self.state = GAME.from_json(enriched(self.state.to_json(), self.table))

    def to_the_end(self) -> Result:
        """Compared at every decision."""
        try:
            while True:
                compare(self.state, self.table, self.decision, self.chance)
                self.step()
        except StopIteration as end:
            result: Result = end.value
            return result


def compare(state: State, table: Table, decision: Decision, chance: Chance) -> None:
    """One decision: who is asked, for what, and what lies on the table and in the hands."""
    compare_question(state, decision.step, decision.forms)
    compare_tables(state, table, [player.points() for player in table.players])
    assert state.rng == chance.state


def compare_tables(state: State, table: Table, scores: list[int]) -> None:
    """The public parts of the view, and one hand as its owner sees it."""
    assert not differences(seen(state.view(None)), public(table) | {"scores": scores})
    player = table.players[state.decisions % len(table.players)]
    assert sorted(state.view(player.seat)["seats"][player.seat]["hand"]) == sorted(player.hand)


def compare_end(state: State, result: Result) -> None:
    """Scores, winners and the sheet."""
    assert state.over
    assert (state.scores(), state.winners()) == (result.totals, result.winners)
    sheet = state.score_sheet()
    assert sheet is not None
    for seat in [*sheet["seats"], *result.sheet["seats"]]:
        seat["quests"].sort(key=lambda quest: quest["quest"])
    assert (sheet.pop("tie") is not None) == (result.totals.count(max(result.totals)) > 1)
    assert not differences(sheet, result.sheet)


@pytest.mark.parametrize(("players", "rich"), CASES)
def test_engine_and_reference_agree(players: int, rich: bool) -> None:
    for number in range(GAMES_PER_CASE):
        game = Game(players, seed=100 * number + 10 * rich + players)
        if rich:
            game.enrich()
        result = game.to_the_end()
        compare_tables(game.state, game.table, result.totals)
        compare_end(game.state, result)
        assert len(result.winners) >= 1
