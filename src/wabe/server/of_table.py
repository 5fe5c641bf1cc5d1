"""What belongs to a table in memory without keeping it there: a table that leaves the memory is gone at once."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wabe.server.live import Live


class OfTable:
    """Something of a table, which stops before the table goes.

    Args:
        live: the table.
    """

    def __init__(self, live: Live) -> None:
        self._table = weakref.ref(live)

    @property
    def _live(self) -> Live:
        live = self._table()
        assert live is not None, "the table is gone"
        return live
