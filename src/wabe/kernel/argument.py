"""Several values in the one argument of a frame: each is a field of bits, and a step says once which fields it has.

>>> from wabe.kernel.argument import SEAT, Field
>>> KIND = Field(5, after=SEAT)
>>> arg = 2 | KIND.put(9)
>>> SEAT.of(arg), KIND.of(arg), KIND.of(KIND.replaced(arg, 4))
(2, 9, 4)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Field:
    """One value, from 0 on, in the argument of a frame.

    Args:
        bits: its width.
        after: the field below it; the lowest has none.
    """

    def __init__(self, bits: i64, after: Field | None = None) -> None:
        self.shift: i64 = 0 if after is None else after.end
        self.end: i64 = self.shift + bits
        self.mask: i64 = (1 << bits) - 1

    def of(self, arg: i64) -> i64:
        """The value in an argument."""
        return arg >> self.shift & self.mask

    def put(self, value: i64) -> i64:
        """The value at its place, to be joined to the others by `|`."""
        return value << self.shift

    def replaced(self, arg: i64, value: i64) -> i64:
        """The argument with another value."""
        return arg & ~(self.mask << self.shift) | value << self.shift

    def is_last(self, arg: i64) -> bool:
        """Whether an argument says nothing beyond this field."""
        return arg >> self.end == 0


SEAT: Final = Field(3)  # where an argument is of a seat, it begins with it
