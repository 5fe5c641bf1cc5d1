"""Alicematic Heroes, for 3 to 5 players. Rules ledger: `rules.md`."""

from wabe.games.alicematic_heroes.game import GAME

__all__ = ["GAME"]
