"""One small generator: a counter and a mixer, the same numbers compiled and interpreted.

The generator's state is a single int below 2**62, so that it fits a signed 64-bit word with room for the products
of the mixer: compiled integers wrap where interpreted ones grow, and here neither happens.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import Final, SupportsIndex

from mypy_extensions import i64

from wabe.kernel.errors import BadSeed, quoted
from wabe.kernel.ints import as_int

SEED_LIMIT: Final = 1 << 256
MASK62: Final = (1 << 62) - 1
MASK31: Final = (1 << 31) - 1
STEP: Final = 0x1E3779B97F4A7C15  # odd: the counter visits all 2**62 values
K1: Final = 0x7FEB352D
K2: Final = 0x68E31DA5
K3: Final = 0x5851F42D
K4: Final = 0x6C8E9CF5


def check_seed(seed: SupportsIndex | None) -> int:
    """The seed, or a new one from the system. Raises `BadSeed`."""
    return int.from_bytes(os.urandom(8), "big") if seed is None else sound_seed(seed)


def sound_seed(seed: SupportsIndex) -> int:
    """The seed as an int. Raises `BadSeed`."""
    number = as_int(seed)
    if number is None or not 0 <= number < SEED_LIMIT:
        raise BadSeed("error-seed", seed=quoted(seed))
    return number


def seed_state(seed: object) -> int:
    """The generator's first state for a seed of any size, strongly mixed: near seeds share nothing."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big") & MASK62


def advance(state: i64) -> i64:
    """The next counter value."""
    return (state + STEP) & MASK62


def mix(state: i64) -> i64:
    """31 well mixed bits of a counter value: four rounds of a Feistel network on its two halves."""
    low: i64 = state & MASK31
    high: i64 = state >> 31
    low ^= ((high * K1) >> 15) & MASK31
    high ^= (((low ^ K3) * K2) >> 14) & MASK31
    low ^= (((high ^ K1) * K3) >> 15) & MASK31
    high ^= (((low ^ K2) * K4) >> 14) & MASK31
    return high


def branch(state: i64) -> i64:
    """The first state of a stream of its own, from a counter value and the one after it; cheaper than `seed_state`."""
    return mix(state) << 31 | mix(advance(state))
