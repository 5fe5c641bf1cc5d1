"""Work that nodes of a cluster do in the tests of `wabe.arena.on_ray`: it has to lie in a module of its own."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

import wabe
from wabe.arena import BadMatch
from wabe.arena.match import Match
from wabe.kernel.message import Json


class Slow(NamedTuple):
    """Squares that take their time and leave a mark where each was begun: the node's process.

    On the node `stuck` none ever ends, and the others wait until it has begun one.
    """

    seconds: float
    marks: str
    stuck: str = ""


def squares(job: Slow, numbers: range) -> list[int]:
    node = str(os.getppid())
    for number in numbers:
        with (Path(job.marks) / str(number)).open("a", encoding="utf-8") as file:
            file.write(f"{node}\n")
        time.sleep(60 if job.stuck == node else job.seconds)
        while job.stuck and not has_begun(job.stuck, job.marks):
            time.sleep(0.05)
    return [number * number for number in numbers]


def has_begun(node: str, marks: str) -> bool:
    """Whether a number was begun on this node."""
    return any(node in mark.read_text(encoding="utf-8").split() for mark in Path(marks).iterdir())


def packs(folder: str, numbers: range) -> list[tuple[Json | None, str | None]]:
    """The data pack that lies in this folder, or lay there, and where it is read."""
    game = wabe.load("heroes", folder)
    return [(game.data, game.folder) for _ in numbers]


def refuse(job: str, numbers: range) -> list[int]:
    raise BadMatch("error-match-number", name=job, most=1, given=str(numbers[0]))


def fail(job: str, numbers: range) -> list[int]:
    raise ZeroDivisionError(job)


def end(job: str, numbers: range) -> list[int]:
    os._exit(1)


def bots_of(job: Match, numbers: range) -> list[list[str]]:
    return [job.bots for _ in numbers]
