"""The laboratory of balance: the same games under two or more variants of a game, and what differs.

>>> from wabe.lab import Variant, compare
>>> import wabe
>>> game = wabe.load("xiii")
>>> variants = [Variant("usual", {}, None), Variant("optional", {"skills_optional": True}, None)]
>>> compare(game, variants, games=4, bots=["greedy"]).tally.games
4
"""

from wabe.lab.fields import BadField
from wabe.lab.report import Report
from wabe.lab.run import compare, sweep
from wabe.lab.trial import Trial, Variant

__all__ = ["BadField", "Report", "Trial", "Variant", "compare", "sweep"]
