"""What all campaigns share."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self


class Campaign:
    """Something that is done to a server again and again, until the end of the block.

    Args:
        folder: for stores.
        seed: of all its chance.

    Fields:
        tried: what was done how often.
        lost: sentences about what should not have happened.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.tried: Counter[str] = Counter()
        self.lost: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def cycle(self) -> None:
        """Once."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of everything."""

    def run(self, cycles: int) -> Self:
        """So many times; a failed assertion is something lost."""
        for _ in range(cycles):
            try:
                self.cycle()
            except AssertionError as error:
                self.lost.append(str(error))
            self.tried["cycles"] += 1
        return self

    def expect(self, holds: bool, otherwise: str) -> None:
        """Something is lost unless it holds."""
        if not holds:
            self.lost.append(otherwise)

    def __str__(self) -> str:
        tried = ", ".join(f"{count} {what}" for what, count in self.tried.items())
        return f"{tried}: {'; '.join(self.lost) or 'nothing lost'}"
