"""Flat storage."""

from __future__ import annotations

import random

from wabe.kernel.ints import floats, sort, zeros


def test_rows_begin_with_nothing() -> None:
    assert [*zeros(3)] == [0, 0, 0]
    assert [*floats(2)] == [0.0, 0.0]


def test_sorting() -> None:
    rng = random.Random(1)
    for size in range(40):
        given = [rng.randrange(30) for _ in range(size)]
        items = zeros(size)
        for place, item in enumerate(given):
            items[place] = item
        sort(items)
        assert [*items] == sorted(given)
