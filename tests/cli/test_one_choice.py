"""Where there is but one choice the only person at the terminal is not asked, unless they want to be."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.cli.conftest import Desk
from wabe.cli.table import Table
from wabe.kernel.orders import UNANSWERED

SEATS = ("--names", "Ann,Bea,Cat", "--seed", "3")
ALONE = ("play", "war", "--seats", "me,random,random", *SEATS)
MADE = "Ann completes no Feat."


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many choices there were whenever somebody was asked; they choose anything."""
    counts: list[int] = []
    chance = random.Random(1)

    def ask(table: Table, seat: int) -> None:
        legal = table.record.state.legal_actions(seat)
        counts.append(len(legal))
        table.act(seat, chance.choice(legal))

    def hand_over(table: Table, seat: int) -> None:
        table.at_screen = seat

    monkeypatch.setattr(Table, "ask", ask)
    monkeypatch.setattr(Table, "hand_over", hand_over)
    return counts


def test_the_only_person_is_not_asked_and_told(desk: Desk, asked: list[int]) -> None:
    assert desk.run(*ALONE, answer="") == 0
    assert len(asked) > 30
    assert 1 not in asked
    assert MADE in desk.out


def test_who_wants_to_be_asked_is(desk: Desk, asked: list[int]) -> None:
    desk.run(*ALONE, "--always-ask", answer="")
    assert 1 in asked


def test_several_people_at_one_terminal_are_asked(desk: Desk, asked: list[int]) -> None:
    """Who is not handed the screen would tell the others that there was nothing to choose."""
    desk.run("play", "war", "--seats", "me,me,random", *SEATS, answer="")
    assert 1 in asked


def test_who_takes_back_is_asked_until_a_hand_has_chosen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, asked: list[int]
) -> None:
    """Else nobody would get behind a choice that is made by itself."""
    act: Callable[[Table, int, int], None] = Table.act
    found: list[bool] = []

    def act_and_undo(table: Table, seat: int, action: int) -> None:
        act(table, seat, action)
        made = table.record.turns[-1].form == {"kind": "no_feat"} and seat == 0
        if made and not found and table.record.undo_refusal(0) is None:
            table.undo(0, "")
            found.append(table.only_choice(0) == UNANSWERED)

    monkeypatch.setattr(Table, "act", act_and_undo)
    for seed in range(3, 20):
        desk.run(*ALONE[:-1], str(seed), answer="")
        if found:
            break
    assert found == [True]
    assert asked.count(1) <= 1
