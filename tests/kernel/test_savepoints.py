"""The last step of a record can be dropped as if it had never been."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wabe
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.record import Record
from wabe.kernel.savepoints import Savepoint


def look(record: Record) -> dict[str, Any]:
    """All that can be told of a record, and what chance would bring next."""
    state = record.state
    return {
        "turns": [(turn.seat, turn.form) for turn in record.turns],
        "save": state.to_json(),
        "events": [event.project(None) for event in record.events],
        "chance": list(record.log.chance),
        "undo": [record.undo_refusal(seat) for seat in range(state.players)],
        "decisions": [state.decision(seat) for seat in state.waiting],
    }


def saved(record: Record) -> Savepoint:
    return Savepoint(record, record.state.clone())


@pytest.mark.parametrize(("game", "players"), [("xiii", 3), ("heroes", 3), ("war", 2)])
def test_a_dropped_step_has_never_been(game: str, players: int) -> None:
    chance = random.Random(5)
    record = Record(wabe.load(game), players, 11)
    for _ in range(30):
        seat = chance.choice(record.state.waiting)
        action = chance.choice(record.state.legal_actions(seat))
        before = look(record)
        for form in (record.state.form(action, seat), CONCEDE):
            savepoint = saved(record)
            record.carry_out(seat, form)
            savepoint.restore()
            assert look(record) == before
        record.act(seat, action)
        mine = next((seat for seat in range(players) if record.undo_refusal(seat) is None), None)
        if mine is not None:
            before, savepoint = look(record), saved(record)
            record.undo(mine)
            savepoint.restore()
            assert look(record) == before


def test_what_comes_instead_of_a_dropped_step_is_what_would_have_come() -> None:
    one, other = (Record(wabe.load("war"), 2, 3) for _ in range(2))
    for count in range(40):
        seat = one.state.waiting[0]
        actions = one.state.legal_actions(seat)
        savepoint = saved(other)
        other.act(seat, actions[-1])
        savepoint.restore()
        for record in (one, other):
            record.act(seat, actions[count % len(actions)])
    assert look(one) == look(other)
