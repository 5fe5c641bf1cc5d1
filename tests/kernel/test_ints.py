"""Flat storage."""

from __future__ import annotations

import random

from wabe.kernel.ints import floats, sheet, sort, wipe, zeros


def test_rows_begin_with_nothing() -> None:
    assert [*zeros(3)] == [*sheet(3)] == [0, 0, 0]
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


def test_a_stretch_is_wiped_and_nothing_beside_it() -> None:
    for count in (0, 1, 7, 8, 9, 16, 20):
        into = sheet(30)
        for place in range(30):
            into[place] = 5
        wipe(into, 3, count)
        assert list(into) == [5] * 3 + [0] * count + [5] * (27 - count)
