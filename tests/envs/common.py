"""What tests of environments share."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np

import wabe

PLAYED: Final = [name for name, game in wabe.games().items() if game.layout()]
QUICKEST: Final = "wonderland_xiii"


def legal(mask: Any, chance: random.Random) -> int:
    """One of the actions that a mask allows."""
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def first_illegal(mask: Any) -> int:
    """An action that a mask does not allow."""
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])
