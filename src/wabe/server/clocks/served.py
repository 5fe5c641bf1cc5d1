"""The time for which tables are served: it stands still while there is no server, and clocks go by it.

Servers say in the store that they are there, now and then, while somebody's time runs. A pause between two such words
that is longer than they ever make was nobody's fault who plays: it is counted as lost, once, and everybody's clock goes
on where it was. So it is while the store cannot be written, when no move could be kept, and when the machine sleeps
or its clock is set. Several workers say it together; their machines' clocks have to agree to within some seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from wabe.server.store import Store, served

BEAT_SECONDS: Final = 2.0
GAP: Final = 6_000  # milliseconds between two words, at the most


class Served:
    """That time, as one server knows it.

    Args:
        store: where servers say that they are there.
        clock: milliseconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._at, self._lost = store.served
        self._said = store.shared  # who has a store alone has served nobody before the first word

    def now(self) -> int:
        """Milliseconds of it; from a pause on it stands where the last word was said."""
        wall = self._clock()
        return (wall if self._said and abs(wall - self._at) <= GAP else self._at) - self._lost

    async def beat(self) -> None:
        """Say that this server is there, and learn what has been lost. Raises `StoreFailed`."""
        said = partial(served.beat, wall=self._clock(), gap=GAP if self._said else 0)
        self._at, self._lost = await self._store.write(said)
        self._said = True
