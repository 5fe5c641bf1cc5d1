"""Bots: one interface from the random one to the searching one. A bot knows what its seat knows, never the true state.

>>> import wabe
>>> from wabe import bots
>>> game = wabe.load("wonderland_xiii")
>>> state = game.new(players=2, seed=1)
>>> bot = bots.create("greedy", game, seed=5)
>>> state.apply(bot.choose(bots.Situation(state, state.seat)))
"""

from __future__ import annotations

from wabe.bots.bot import BadBot, Bot, Situation, Thought
from wabe.bots.level import Level, Role, Setting
from wabe.bots.levels import LEVELS, check, create, level_for, offered, or_usual
from wabe.bots.reasons import reason

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "Level",
    "Role",
    "Setting",
    "Situation",
    "Thought",
    "check",
    "create",
    "level_for",
    "offered",
    "or_usual",
    "reason",
]
