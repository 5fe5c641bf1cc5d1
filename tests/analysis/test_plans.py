"""What is expected to follow an action."""

from __future__ import annotations

import pytest

from tests.bots.highest import ALL, Highest
from wabe.analysis import plans
from wabe.analysis.plans import Plan
from wabe.analysis.report import Move
from wabe.bots import Situation
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.message import Message


def plan(action: int, iterations: int = 60) -> Plan:
    state = GAME.new(2, 1)
    return Plan(Situation(state, state.seat), action, 5, iterations)


def test_only_the_action_in_question_is_tried() -> None:
    tried = {edge.action: edge.visits for edge in plan(3).tree.own.edges}
    assert tried == {3: 60}


def test_a_plan_is_worth_the_same_in_the_same_world() -> None:
    made = plan(2)
    first = [made.tried(world) for world in range(5)]
    assert first == [made.tried(world) for world in range(5)]
    assert all(0.0 <= share <= 1.0 for share in first)


def test_without_a_search_the_quick_actions_follow() -> None:
    made = plan(2, 0)
    assert made.moves(1) == []
    assert 0.0 <= made.tried(1) <= 1.0


def test_a_line_begins_after_the_action_and_names_whose_moves_they_are() -> None:
    made = plan(2)
    moves = made.moves(1)
    assert moves
    assert moves[0].form["kind"] != "unlock"
    assert all(move.seat in (0, 1) and move.label.key.startswith("act-") for move in moves)


def test_in_a_simultaneous_step_the_action_is_taken_whatever_is_known_of_the_others() -> None:
    """Who picks the most shares the win at least; who picks the least shares it at most."""
    state = Highest(ALL).new(3, 1)
    most, least = (Plan(Situation(state, 2), action, 5, 0) for action in (3, 1))
    assert min(most.tried(world) for world in range(30)) > 0.3
    assert min(least.tried(world) for world in range(30)) == 0.0
    assert max(least.tried(world) for world in range(30)) < 0.4


class Told:
    """A plan that says these moves, world after world."""

    def __init__(self, *worlds: str) -> None:
        self.worlds = worlds

    def moves(self, seed: int) -> list[Move]:
        return [Move(0, {"kind": letter}, Message(letter)) for letter in self.worlds[seed]]


@pytest.mark.parametrize(
    ("worlds", "said"),
    [
        (("abc", "abc", "abd"), "abc"),
        (("abc", "abd", "abe"), "ab"),
        (("a", "b", "c"), ""),
        (("abc", "ab", "ax", "b"), "abc"),
        (("abc", "ab", "ax", "b", "c"), "ab"),
        (("", "", "a"), ""),
        ((), ""),
    ],
)
def test_a_line_ends_where_too_few_worlds_agree(worlds: tuple[str, ...], said: str) -> None:
    told: Plan = Told(*worlds)  # type: ignore[assignment]  # all that a line asks of it
    assert "".join(move.form["kind"] for move in plans.line(told, 0, len(worlds))) == said
