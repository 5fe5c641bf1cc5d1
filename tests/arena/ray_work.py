"""Work for nodes of a cluster."""

from __future__ import annotations
import time


def squares(job: int, numbers: range) -> list[int]:
    time.sleep(0.01 * job)
    return [number * number for number in numbers]
