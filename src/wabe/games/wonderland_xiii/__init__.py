"""Wonderland XIII: librarians cover decks with cards to win those beside them, before the Tunnel collapses."""

from wabe.games.wonderland_xiii.game import GAME

__all__ = ["GAME"]
