"""Wonderland's War, for 2 to 5 players. Rules ledger: `rules.md`."""

from wabe.games.wonderlands_war.game import GAME

__all__ = ["GAME"]
