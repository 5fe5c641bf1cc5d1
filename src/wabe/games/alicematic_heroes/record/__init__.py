"""Positions for others: views, saves and their checks, and what a seat does not know redrawn."""
