"""The engine and the independent reference play the same games: questions, table, hands, chance, scores."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from tests.games.wonderlands_war.reference import Play, play
from tests.games.wonderlands_war.reference_questions import Decision, Form
from tests.games.wonderlands_war.reference_scoring import Result
from tests.games.wonderlands_war.reference_setup import set_up
from tests.games.wonderlands_war.reference_table import Option, Table
from tests.games.wonderlands_war.reference_view import differences, public, seen
from tests.games.wonderlands_war.reference_walks import answer, settings
from wabe.games.wonderlands_war.game import GAME
from wabe.kernel import rng
from wabe.kernel.ints import is_compiled
from wabe.kernel.state import State

GAMES_PER_CASE = 60 if is_compiled() else 4
CASES = [(players, number) for players in (2, 3, 4, 5) for number in range(GAMES_PER_CASE)]


class Chance:
    """The engine's generator, by itself."""

    def __init__(self, seed: int) -> None:
        self.state = rng.seed_state(seed)

    def __call__(self, n: int) -> int:
        self.state = rng.advance(self.state)
        return (rng.mix(self.state) * n) >> 31


def canonical(forms: Sequence[Form]) -> list[str]:
    return sorted(json.dumps(form, sort_keys=True) for form in forms)


def compare(state: State, table: Table, decision: Decision, chance: Chance) -> None:
    """One decision: who is asked, for what, and what lies on the table and in the hands."""
    asked = {seat: state.decision(seat) for seat in table.seats}
    shown = {
        seat: (question["step"], canonical([a["form"] for a in question["actions"]]))
        for seat, question in asked.items()
        if question
    }
    assert shown == {seat: (decision.step, canonical(forms)) for seat, forms in decision.forms.items()}
    compare_tables(state, table)
    assert state.rng == chance.state


def compare_tables(state: State, table: Table, totals: list[int] | None = None) -> None:
    """The public parts of the view, and every hand as its owner sees it; at the end the scores are the totals."""
    assert not differences(seen(state.view(None)), public(table) | ({"scores": totals} if totals else {}))
    for player in table.players:
        assert sorted(state.view(player.seat)["seats"][player.seat]["hand"]) == sorted(player.hand)


def play_both(state: State, table: Table, game: Play, chance: Chance, choices: random.Random) -> Result:
    """Play on both sides to the end, decision by decision."""
    decision = next(game)
    try:
        while True:
            compare(state, table, decision, chance)
            seat, form = answer(decision, choices)
            state.apply(state.parse(form, seat), seat)
            decision = game.send((seat, form))
    except StopIteration as end:
        compare_tables(state, table, end.value.totals)
        compare_end(state, end.value)
        result: Result = end.value
        return result


def compare_end(state: State, result: Result) -> None:
    """Scores, winners and the sheet."""
    assert state.over
    assert (state.scores(), state.winners()) == (result.totals, result.winners)
    sheet = state.score_sheet()
    assert sheet is not None
    for seats in (sheet["seats"], result.sheet["seats"]):
        for seat in seats:
            seat["quests"].sort(key=lambda quest: quest["quest"])
    assert not differences(sheet, result.sheet)


@pytest.mark.parametrize(("players", "number"), CASES)
def test_engine_and_reference_agree(players: int, number: int) -> None:
    seed = 10 * number + players
    options: dict[str, Option] = settings(seed)
    chance = Chance(seed)
    table = set_up(players, options, chance)
    state = GAME.new(players, seed, dict(options))
    result = play_both(state, table, play(table), chance, random.Random(seed))
    assert len(result.winners) >= 1
