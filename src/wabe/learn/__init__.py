"""Learned values, made: games of bots among themselves, a fit, a match against the present value; and so on.

`rounds.learn` does all of it (`wabe learn`). What comes out is a file of weights that `wabe.kernel.weights` reads.
numpy is needed here alone (`wabe[learn]`); who plays with the weights needs none.
"""

from __future__ import annotations

from wabe.learn.rounds import learn
from wabe.learn.run import BadRun, Plan, Run, seed_of

__all__ = ["BadRun", "Plan", "Run", "learn", "seed_of"]
