"""The durable store: an append-only log of every game, behind one writer that commits in groups."""

from wabe.server.store.rows import SavedEvent, SavedTable
from wabe.server.store.store import Store, read_elsewhere

__all__ = ["SavedEvent", "SavedTable", "Store", "read_elsewhere"]
