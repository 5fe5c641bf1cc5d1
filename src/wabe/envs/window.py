"""Buffers of the engine as arrays of numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wabe.kernel.ints import is_compiled


class Window:
    """A buffer as an array: a live, read-only view of what compiled code writes; of a list, a copy at each look.

    Args:
        buffer: integers, floats or bytes.
        dtype: what they are read as.
        shape: of the array.
    """

    def __init__(self, buffer: Any, dtype: Any, shape: tuple[int, ...]) -> None:
        self.buffer = buffer
        self.dtype = dtype
        self.shape = shape
        self.view: NDArray[Any] | None = np.frombuffer(buffer, dtype).reshape(shape) if is_compiled() else None

    def look(self) -> NDArray[Any]:
        """What is there, until the next step."""
        return self.read() if self.view is None else self.view

    def copy(self) -> NDArray[Any]:
        """What is there, to keep."""
        return self.read() if self.view is None else self.view.copy()

    def read(self) -> NDArray[Any]:
        """What is in the list."""
        return np.array(self.buffer, dtype=self.dtype).reshape(self.shape)
