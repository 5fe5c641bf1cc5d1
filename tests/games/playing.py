"""Moves in a few words: the values of their forms, as `play slot` or `take_vp 3`."""

from __future__ import annotations

from wabe.kernel.events import Event
from wabe.kernel.state import State


def legal(state: State) -> list[str]:
    """The moves on offer: the values of their forms."""
    forms = [state.form(action) for action in state.legal_actions()]
    return [" ".join(str(value) for value in form.values()) for form in forms]


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves, each named by its beginning; the events that they bring."""
    assert state.log is not None
    before = len(state.log.events)
    for move in moves:
        words = legal(state)
        found = [index for index, each in enumerate(words) if f"{each} ".startswith(f"{move} ")]
        assert len(found) == 1, f"{move!r} is not one of {words}"
        state.apply(state.legal_actions()[found[0]])
    return state.log.events[before:]
