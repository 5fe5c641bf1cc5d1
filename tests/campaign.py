"""How long the engine plays against the references: `WABE_CAMPAIGN=10 make test` plays ten times as many games."""

from __future__ import annotations

import os
from typing import Final

FACTOR: Final = int(os.environ.get("WABE_CAMPAIGN", "1"))


def campaign(usual: int) -> int:
    """So many games, times what is asked for."""
    return usual * FACTOR
