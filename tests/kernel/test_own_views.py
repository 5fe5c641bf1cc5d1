"""The views of several seats, made from what a spectator sees, are what each is alone."""

from __future__ import annotations

import copy
import random

import pytest

import wabe

ACTIONS = 120


@pytest.mark.parametrize("name", sorted(wabe.games()))
def test_a_view_made_from_the_open_table_is_the_view_and_leaves_the_table_as_it_is(name: str) -> None:
    chance = random.Random(name)
    state = wabe.load(name).new(3, 5)
    for _ in range(ACTIONS):
        if state.over:
            break
        open_table = state.open_table()
        before = copy.deepcopy(open_table)
        for seat in (None, *range(state.players)):
            assert state.view(seat, open_table) == state.view(seat)
        assert open_table == before
        seat = chance.choice(state.waiting)
        state.apply(chance.choice(state.legal_actions(seat)), seat)
