"""Pieces that move: units, chips, cards, Castles, Shards, trackers."""
