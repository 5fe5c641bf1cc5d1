"""Pieces that move: cards, tokens, kingdoms, what is held on the map."""
