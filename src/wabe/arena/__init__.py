"""Many games of bots against each other: matches, win shares and how sure they are.

>>> import wabe
>>> from wabe.arena import simulate
>>> report = simulate(wabe.load("wonderland_xiii"), players=2, games=4, bots=["greedy", "random"], seed=1)
>>> sum(entrant.wins for entrant in report.entrants)
4.0
"""

from __future__ import annotations

from wabe.arena.match import MatchCut, Result, play, simulate
from wabe.arena.pool import BadMatch
from wabe.arena.report import Entrant, Report, wilson

__all__ = ["BadMatch", "Entrant", "MatchCut", "Report", "Result", "play", "simulate", "wilson"]
