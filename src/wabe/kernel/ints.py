"""Flat integer storage: the areas of every state."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from wabe.kernel._vec import vec

Ints: TypeAlias = "vec[i64]"


def zeros(n: i64) -> Ints:
    """A new area of `n` zeros."""
    return vec[i64]([0] * n)


def is_compiled() -> bool:
    """Whether the kernel runs as native code (mypyc) rather than interpreted."""
    return not __file__.endswith(".py")
