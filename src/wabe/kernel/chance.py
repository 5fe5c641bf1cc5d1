"""Where the results of chance of a play come from: the generator of its state, or one secret and nothing else.

Results that come from a secret tell nothing of each other to whoever does not know it, however many of them are seen;
who knows it works out each of them alone, from the number of the action and of the result.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

KEYED: Final = "keyed"  # the schemes: how the chance of a table or a replay file came about
SEEDED: Final = "seeded"
PERSON: Final = b"wabe-chance"
DIGEST_BYTES: Final = 16  # of 128 bits, so that no result below 2**31 is likelier than another by more than 2**-97
DIGEST_BITS: Final = 8 * DIGEST_BYTES


class Chance:
    """Chance of the generator that the state holds."""

    def result(self, action: int, draw: int, n: int, drawn: int) -> int:
        """A chance result from 0 to n - 1.

        Args:
            action: the action that asks for it, counted from 1 without those taken back; 0 is the set-up.
            draw: how many results the action has had before.
            n: how many possible results there are.
            drawn: what the generator of the state has drawn.
        """
        return drawn

    def after_shown(self) -> Chance | None:
        """What the chance of a replay file is held against after a position that is only shown: what is known of it."""
        return None


class KeyedChance(Chance):
    """Chance of a secret: result `draw` of action `action` is `n * BLAKE2b-128("action draw", key=secret) >> 128`.

    Args:
        secret: at most 64 bytes.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def result(self, action: int, draw: int, n: int, drawn: int) -> int:
        found = blake2b(f"{action} {draw}".encode(), digest_size=DIGEST_BYTES, key=self.secret, person=PERSON)
        return int.from_bytes(found.digest(), "big") * n >> DIGEST_BITS

    def after_shown(self) -> Chance | None:
        return self

    def __reduce__(self) -> tuple[type[KeyedChance], tuple[bytes]]:
        return KeyedChance, (self.secret,)


def seed_of(secret: bytes) -> int:
    """The seed of what is drawn from a secret by a generator: BLAKE2b, as the big-endian number of 256 bits."""
    return int.from_bytes(blake2b(secret, digest_size=32, person=b"wabe-seed").digest(), "big")


def announced(secret: bytes) -> str:
    """What is told of a secret beforehand: its SHA-256."""
    return sha256(secret).hexdigest()
