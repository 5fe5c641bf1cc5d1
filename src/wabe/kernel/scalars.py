"""The scalars of a state: what is no area. Each is declared once, with its start and what it is in a save.

A game lists its scalars in one tuple; emptying a state, saving and loading go through it. They are fields of the state
all the same, as play reads them too often for anything slower, and `clone` copies them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from wabe.kernel.errors import BadSave, quoted
from wabe.kernel.message import Json
from wabe.kernel.saves import flag, listed, whole
from wabe.kernel.state import State

NONE: Final = -1  # a scalar that names nothing

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scalar(Generic[G]):
    """A scalar that no save has, as it follows from the rest; base of those that are saved.

    Args:
        name: the field of the state.
        start: its value on an empty table.
        saved: its name in saves, if that is another one.
    """

    def __init__(self, name: str, start: object, saved: str = "") -> None:
        self.name = name
        self.start = start
        self.saved = saved or name

    def is_saved(self) -> bool:
        """Whether saves have it."""
        return False

    def to_json(self, g: G, value: i64) -> object:
        """What a save says."""
        raise NotImplementedError(self.name)

    def from_json(self, g: G, said: object) -> object:
        """The inverse of `to_json`. Raises `BadSave`."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Scalar[G]):
    """A whole number from `least` to `most`; saves say it as it is."""

    def __init__(self, name: str, start: int, least: int, most: int, saved: str = "") -> None:
        super().__init__(name, start, saved)
        self.least = least
        self.most = most

    def is_saved(self) -> bool:
        return True

    def greatest(self, g: G) -> int:
        """The greatest value in this play."""
        return self.most

    def to_json(self, g: G, value: i64) -> object:
        return int(value)

    def from_json(self, g: G, said: object) -> object:
        return whole(said, self.least, self.greatest(g), self.saved)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOrNone(Number[G]):
    """A number from 0 on, or `NONE`, which saves call null."""

    def __init__(self, name: str, most: int, saved: str = "") -> None:
        super().__init__(name, NONE, 0, most, saved)

    def to_json(self, g: G, value: i64) -> object:
        return None if value == NONE else int(value)

    def from_json(self, g: G, said: object) -> object:
        return NONE if said is None else super().from_json(g, said)


class Seat(Number[State]):
    """A seat; with `start` NONE there may be none, and saves say -1."""

    def __init__(self, name: str, start: int = 0) -> None:
        super().__init__(name, start, start, 0)

    def greatest(self, g: State) -> int:
        return int(g.players) - 1


class SeatOrNone(OneOrNone[State]):
    """A seat, or null."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def greatest(self, g: State) -> int:
        return int(g.players) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Scalar[G]):
    """One of several things, or `NONE`; saves say its name, or null."""

    def __init__(self, name: str, names: Sequence[str], saved: str = "") -> None:
        super().__init__(name, NONE, saved)
        self.known = list(names)

    def is_saved(self) -> bool:
        return True

    def names(self, g: G) -> list[str]:
        """The names of all there are."""
        return self.known

    def to_json(self, g: G, value: i64) -> object:
        return None if value == NONE else self.names(g)[value]

    def from_json(self, g: G, said: object) -> object:
        if said is None:
            return NONE
        names = self.names(g)
        if not isinstance(said, str) or said not in names:
            raise BadSave("error-save-unknown", saved=self.saved, said=quoted(said))
        return names.index(said)


class Bits(Scalar[State]):
    """A set of numbers below `count`, as a bit mask; saves list them."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name, 0)
        self.count = count

    def is_saved(self) -> bool:
        return True

    def to_json(self, g: State, value: i64) -> object:
        return [number for number in range(self.count) if value >> number & 1]

    def from_json(self, g: State, said: object) -> object:
        mask = 0
        for number in listed(said, self.saved):
            mask |= 1 << whole(number, 0, self.count - 1, self.saved)
        return mask


class Flag(Scalar[State]):
    """True or false."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def is_saved(self) -> bool:
        return True

    def to_json(self, g: State, value: i64) -> object:
        return bool(value)

    def from_json(self, g: State, said: object) -> object:
        return flag(said)


Scalars: TypeAlias = "tuple[Scalar[Any], ...]"


def clear(g: State, scalars: Scalars) -> None:
    """Give each its value on an empty table."""
    for scalar in scalars:
        setattr(g, scalar.name, scalar.start)


def written(g: State, scalars: Scalars) -> Json:
    """What a save says of them, by name."""
    return {each.saved: each.to_json(g, int(getattr(g, each.name))) for each in scalars if each.is_saved()}


def restore(g: State, scalars: Scalars, areas: Json) -> None:
    """The inverse of `written`. Raises `BadSave` or `KeyError`."""
    for scalar in scalars:
        if scalar.is_saved():
            setattr(g, scalar.name, scalar.from_json(g, areas[scalar.saved]))
