"""Seats drawn by lot, for games in which seat 0 begins (`Game.seat_0_begins`)."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from wabe.kernel.message import Json

ABOUT_A_SEAT: Final = re.compile(r"(.+_)(\d+)")


def draw_lots(seats: int, seed: int) -> list[int]:
    """Which of the seats as listed becomes seat 0, seat 1, ...: the seed decides, apart from the chance of the game."""
    return Random(f"seats {seed}").sample(range(seats), seats)


def reseated(options: Json, order: list[int]) -> Json:
    """Options that are about one seat (`faction_1` is about the first) go with whoever sits there.

    Args:
        options: as they are for the seats as listed.
        order: by `draw_lots`.
    """
    becomes = {str(listed + 1): str(seat + 1) for seat, listed in enumerate(order)}
    return {renamed(name, becomes): value for name, value in options.items()}


def renamed(name: str, becomes: dict[str, str]) -> str:
    """The name of an option after numbers of seats have changed."""
    about = ABOUT_A_SEAT.fullmatch(name)
    return name if about is None else about[1] + becomes.get(about[2], about[2])
