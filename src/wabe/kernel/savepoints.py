"""Dropping the last step of a record as if it had never been: for those who play first and ask then."""

from __future__ import annotations

from wabe.kernel.record import Record
from wabe.kernel.state import State


class Savepoint:
    """What a record is now. Only what an action, a leave or a taking back does to it can be dropped.

    Args:
        record: to come back to this.
        state: a copy of its present state, which nobody changes.
    """

    def __init__(self, record: Record, state: State) -> None:
        self._record = record
        self._state = state
        self._turns = list(record.turns)
        self._snapshots = list(record.snapshots)
        self._events = list(record.log.events)
        self._chance = list(record.log.chance)

    def restore(self) -> None:
        """Make the record what it was, the same chance included. Once only."""
        record = self._record
        record.turns, record.snapshots = self._turns, self._snapshots
        record.log.events, record.log.chance = self._events, self._chance
        record.state = self._state.clone()
        record.state.log = record.log
