"""What is written down of a game while it is played."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.cli import pennies
from wabe.kernel.events import EventLog
from wabe.lab.watch import Watch, things


class Steps:
    """Stands in for a play: turns with scores, and decisions with a form for each action."""

    players = 2
    over = False

    def __init__(self) -> None:
        self.turn = 0
        self.points = [0, 0]
        self.forms: dict[int, Any] = {}

    def turn_number(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        return self.points

    def legal_actions(self, seat: int) -> list[int]:
        return list(self.forms)

    def top_step(self) -> Any:
        return SimpleNamespace(name="draw", form=lambda state, arg, seat, action: self.forms[action])

    def top_arg(self) -> int:
        return 0


def watched() -> tuple[Any, Watch]:
    play: Any = Steps()
    return play, Watch(play)


def leads(*turns: list[int]) -> int:
    play, watch = watched()
    for play.points in turns:
        play.turn += 1
        watch.after()
    return watch.leads


def test_the_lead_changes_when_another_one_comes_to_lead_alone() -> None:
    assert leads([1, 0], [1, 2], [3, 2]) == 2


def test_the_first_to_lead_changes_nothing() -> None:
    assert leads([0, 0], [1, 0], [2, 0]) == 0


def test_a_tie_takes_the_lead_from_nobody() -> None:
    assert leads([1, 0], [1, 1], [2, 1]) == 0
    assert leads([1, 0], [1, 1], [1, 2]) == 1


def test_who_leads_counts_only_where_a_turn_is_over() -> None:
    play, watch = watched()
    for play.turn, play.points in ((1, [1, 0]), (1, [1, 2]), (2, [3, 2])):
        watch.after()
    assert watch.leads == 0
    play.over, play.points = True, [3, 4]
    watch.after()
    assert watch.leads == 1


def test_a_decision_decides_nothing_if_all_its_actions_are_worth_the_same() -> None:
    play, watch = watched()
    play.forms = {4: {"kind": "draw"}, 7: {"kind": "stop"}}
    watch.decision(0, 4, [2.0, 2.0])
    watch.decision(0, 4, [2.0, 2.5])
    assert watch.steps == {"draw": [2, 1, 0]}


def test_a_forced_decision_is_none_and_no_chance() -> None:
    play, watch = watched()
    play.forms = {4: {"kind": "draw"}}
    watch.decision(1, 4, [2.0])
    assert watch.steps == {"draw": [0, 0, 1]}
    assert watch.things == {}


def test_a_chance_is_a_decision_that_some_actions_take_and_others_do_not() -> None:
    play, watch = watched()
    play.forms = {1: {"kind": "take", "card": "tart"}, 2: {"kind": "take", "card": "jam"}, 3: {"kind": "take"}}
    watch.decision(1, 2, [0.0, 1.0, 2.0])
    watch.decision(0, 1, [0.0, 1.0, 2.0])
    assert watch.things == {"take card=tart": [1, 1, 0, 1], "take card=jam": [0, 1, 1, 1]}


def test_the_facts_of_a_game_without_sides_and_score_sheet() -> None:
    state = pennies.GAME.new(3, 5, {}, EventLog())
    watch = Watch(state)
    while not state.over:
        seat, action = state.seat, state.legal_actions(state.seat)[0]
        watch.decision(seat, action, [0.0, 1.0])
        state.apply(action, seat)
        watch.after()
    told = watch.to_json()
    assert told["sides"] == [None] * 3
    assert told["sources"] == []
    assert told["events"]["shown"] == [3, 3, 3]
    assert told["steps"] == {"show": [9, 0, 0]}
    assert told["things"]["show side=heads"] == [3, 3] * 3
    assert (told["decisions"], told["turns"], told["leads"]) == (9, 3, 0)


def test_things_are_what_a_form_says_in_words() -> None:
    form = {"kind": "take_card", "chair": 3, "card": "t1_04", "cards": ["x"]}
    assert things(form) == {"take_card", "take_card card=t1_04"}
