"""Work that other processes do in the tests of `wabe.arena.pool`: it has to lie in a module of its own."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

from wabe.arena.pool import in_order


class Slow(NamedTuple):
    """Squares that take their time and leave a mark of each number: the process, and how many came at once.

    The number `stuck` takes for ever; `dead` ends its process.
    """

    marks: str
    seconds: float
    stuck: int | None = None
    dead: int | None = None


def squares(job: Slow, numbers: range) -> list[int]:
    for number in numbers:
        mark = Path(job.marks) / str(number)
        mark.with_suffix(".new").write_text(f"{os.getpid()} {len(numbers)}", encoding="utf-8")
        mark.with_suffix(".new").rename(mark)
        if number == job.dead:
            os._exit(1)
        time.sleep(600 if number == job.stuck else job.seconds)
    return [number * number for number in numbers]


if __name__ == "__main__":
    for square in in_order(squares, Slow(sys.argv[1], 0.01, 4), range(100), 2):
        print(square, flush=True)
