"""What stands above a position: whose turn it is, whom the table waits for, who has left."""

from __future__ import annotations

from typing import Any

import wabe
from tests.cli.pennies import GAME
from wabe.drawing.heading import heading_of, waiting_for
from wabe.kernel.record import Record
from wabe.texts import Texts

TEXTS = Texts(GAME, ["Ann", "Bea", "Cid"])
VIEW: dict[str, Any] = {"over": False, "turn": 4, "active": 1, "waiting": [1], "step": "show"}


def heading(**changes: Any) -> str:
    return heading_of({**VIEW, **changes}, TEXTS)


def test_one_is_on_turn_or_the_table_waits_or_it_is_over() -> None:
    assert heading() == "Turn 4. Bea is to move."
    assert heading(active=None, waiting=[2]) == "Waiting for Cid."
    assert heading(over=True, active=None, waiting=[]) == "Turn 4. The game has ended."


def test_who_has_left_is_said_behind_it() -> None:
    assert heading(left=[0]) == "Turn 4. Bea is to move. Ann has left the game."
    assert heading(left=[0, 2]).endswith("have left the game.")
    assert heading(left=[]) == heading()


def test_a_game_says_in_its_own_words_whom_it_waits_for() -> None:
    texts, seats = Texts(wabe.load("xiii"), ["Ann", "Bea"]), ["#1"]
    said = waiting_for({**VIEW, "step": "cover"}, texts)
    assert said == texts.text("wait-cover", seats=seats)
    assert waiting_for({**VIEW, "step": "unheard-of"}, texts) == texts.text("cli-wait", seats=seats) != said


def test_a_real_view_has_all_that_a_heading_needs() -> None:
    assert heading_of(Record(GAME, 3, 1).state.view(0), TEXTS) == "Turn 1. Ann is to move."
