"""Clocks: how long players have, what of it is left, and what happens when nothing is."""
