"""Hypothesis: JSON data with one or more small faults."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

Place = tuple[Any, Any]  # a list or object, and an index or key into it

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 0, 1, 2, 3, 5, 7, 255, 1 << 31, 1 << 62, 1 << 63, 1 << 64, 10**40, 1.0, 2.5, float("inf")]),
    st.text(max_size=3),
    st.builds(list),
    st.builds(dict),
    st.lists(st.integers(-1, 3), max_size=4),
)


def places(data: Any) -> list[Place]:
    """Every place of a value in the data, at any depth."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


@st.composite
def mutated(draw: st.DrawFn, data: Any) -> Any:
    """A copy of the data with one to three faults: junk, something left out, doubled, or two values exchanged."""
    spoilt = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        found = places(spoilt)
        if found:
            owner, key = draw(st.sampled_from(found))
            spoil(draw, owner, key, found)
    return spoilt


def spoil(draw: st.DrawFn, owner: Any, key: Any, found: list[Place]) -> None:
    """One fault at one place."""
    kind = draw(st.sampled_from(["junk", "junk", "nudge", "leave out", "double", "exchange"]))
    if kind == "junk":
        owner[key] = draw(JUNK)
    elif kind == "nudge" and type(owner[key]) is int:
        owner[key] += draw(st.sampled_from([-1, 1]))
    elif kind == "leave out":
        del owner[key]
    elif kind == "double" and isinstance(owner, list):
        owner.insert(key, owner[key])
    elif kind == "exchange":
        like = [place for place in found if type(place[0][place[1]]) is type(owner[key])]
        other, where = draw(st.sampled_from(like))
        owner[key], other[where] = copy.deepcopy(other[where]), copy.deepcopy(owner[key])
