"""Where there is but one choice the only person at the terminal is not asked, unless they want to be."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Desk
from wabe.cli.table import Table
from wabe.kernel.record import Record

NAMES = ("--names", "Ann,Bea,Cat", "--seed", "3")
ALONE = ("play", "war", "--seats", "me,random,random", *NAMES)
ASKED = "No Quest of yours can be completed here"
MADE = "Ann completes no Feat."
FIRST = "1\n" * 300


def test_the_only_person_is_not_asked_and_told(desk: Desk) -> None:
    desk.run(*ALONE, answer=FIRST)
    assert ASKED not in desk.out
    assert MADE in desk.out


def test_who_wants_to_be_asked_is(desk: Desk) -> None:
    desk.run(*ALONE, "--always-ask", answer=FIRST)
    assert ASKED in desk.out


def test_several_people_at_one_terminal_are_asked(desk: Desk) -> None:
    """Who is not handed the screen would tell the others that there was nothing to choose."""
    desk.run("play", "war", "--seats", "me,me,random", *NAMES, answer="\n1\n" * 200)
    assert ASKED in desk.out


def test_who_takes_back_comes_to_what_was_chosen_before(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice made by itself is made again only after a hand's: else nobody would get behind it."""
    asked: list[bool] = []
    undo, ask = Table.undo, Table.ask

    def undo_and_note(table: Table, seat: int, rest: str) -> None:
        before = len(table.record.turns)
        undo(table, seat, rest)
        if len(table.record.turns) < before:
            asked.append(table.only_choice(seat) == -1)

    def ask_and_undo(table: Table, seat: int) -> None:
        last = table.record.turns[-1] if table.record.turns else None
        if not asked and last is not None and last.form == {"kind": "no_feat"} and may_undo(table.record, last.seat):
            table.undo(last.seat, "")
        else:
            ask(table, seat)

    monkeypatch.setattr(Table, "undo", undo_and_note)
    monkeypatch.setattr(Table, "ask", ask_and_undo)
    for seed in range(3, 12):
        desk.run("play", "war", "--seats", "me,random,random", "--names", "Ann,Bea,Cat", "--seed", str(seed), answer=FIRST)
        if asked:
            break
    assert asked == [True]


def may_undo(record: Record, seat: int) -> bool:
    return record.undo_refusal(seat) is None
