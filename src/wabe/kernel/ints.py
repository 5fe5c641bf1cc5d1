"""Flat storage of numbers: integers for the areas of every state, floats for what judges them.

What learning programs look at lies in small ones, 32 bits for observations and bytes for masks: more of many plays side
by side stays in the processor's cache then. With 16 bits a single observation took a tenth longer.
"""

from __future__ import annotations

import operator
from typing import SupportsIndex, TypeAlias, cast

from mypy_extensions import i32, i64, u8

from wabe.kernel._vec import vec

Ints: TypeAlias = "vec[i64]"
Sheet: TypeAlias = "vec[i32]"
Floats: TypeAlias = "vec[float]"
Bytes: TypeAlias = "vec[u8]"


def zeros(n: i64) -> Ints:
    """A new area of `n` zeros."""
    return vec[i64]([0] * n)


def sheet(n: i64) -> Sheet:
    """`n` zeros of 32 bits, for what learning programs see."""
    return vec[i32]([0] * n)


def floats(n: i64) -> Floats:
    """`n` zeros that are no integers."""
    return vec[float]([0.0] * n)


def octets(n: i64) -> Bytes:
    """`n` zeros of 8 bits."""
    return vec[u8]([0] * n)


def wipe(into: Sheet, at: i64, count: i64) -> None:
    """Set so many numbers to 0; eight at a time, as each step of a loop costs as much as what is done in it."""
    end = at + count
    while at + 8 <= end:
        into[at] = 0
        into[at + 1] = 0
        into[at + 2] = 0
        into[at + 3] = 0
        into[at + 4] = 0
        into[at + 5] = 0
        into[at + 6] = 0
        into[at + 7] = 0
        at += 8
    while at < end:
        into[at] = 0
        at += 1


def sort(items: Ints) -> None:
    """Bring a few items into ascending order."""
    for end in range(1, len(items)):
        item = items[end]
        place: i64 = end
        while place > 0 and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


def as_int(value: object) -> int | None:
    """The int that a value stands for, other libraries' integers too; None for anything else, and for a bool.

    Public functions take `SupportsIndex` and ask here: compiled code would turn a declared `int` into a `TypeError`
    of its own, or a bool into a number.
    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast("SupportsIndex", value))
    except TypeError:
        return None


def is_compiled() -> bool:
    """Whether the kernel runs as native code (mypyc) rather than interpreted."""
    return not __file__.endswith(".py")
