"""The 68 Spirit cards, and the numbers of the rules.

Cards of one character differ in picture only, so a card is its kind.
"""

from __future__ import annotations

from typing import Final

from wabe.games.wonderland_xiii.table.layout import CHARACTERS

ALICE: Final = 0
RABBIT: Final = 1
CAT: Final = 2
HATTER: Final = 3
QUEEN: Final = 4
BUNDLE: Final = 5

KEYS: Final = 4
COPIES: Final = 12
BUNDLES: Final = 8
CARDS: Final = CHARACTERS * COPIES + BUNDLES

COLLAPSE: Final = 3  # of one character in a Tunnel (XIII-11)
LIMIT: Final = COLLAPSE - 1  # of one character pass a check
LEAST_NOTEBOOK: Final = 3  # cards after a refill (XIII-16)

NAMES: Final = ["alice", "rabbit", "cat", "hatter", "queen", "bundle"]


def copies(kind: int) -> int:
    """How many cards of a kind the game has."""
    return BUNDLES if kind == BUNDLE else COPIES
