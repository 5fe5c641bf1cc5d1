"""Work that nodes of a cluster do in the tests of `wabe.arena.on_ray`: it has to lie in a module of its own."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

import wabe
from wabe.arena import BadMatch
from wabe.kernel.message import Json


class Slow(NamedTuple):
    """Squares that take their time, and leave a mark for each that was begun."""

    seconds: float
    marks: str


def squares(job: Slow, numbers: range) -> list[int]:
    for number in numbers:
        with (Path(job.marks) / str(number)).open("a", encoding="utf-8") as file:
            file.write(f"{os.getppid()}\n")  # of the node
        time.sleep(job.seconds)
    return [number * number for number in numbers]


def packs(folder: str, numbers: range) -> list[Json | None]:
    """The data pack that lies in this folder, or lay there."""
    game = wabe.load("heroes", folder)
    return [game.data for _ in numbers]


def refuse(job: str, numbers: range) -> list[int]:
    raise BadMatch("error-match-number", name=job, most=1, given=str(numbers[0]))


def fail(job: str, numbers: range) -> list[int]:
    raise ZeroDivisionError(job)


def end(job: str, numbers: range) -> list[int]:
    os._exit(1)
