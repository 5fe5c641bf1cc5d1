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
from wabe.bots.child import BotFailed
from wabe.bots.level import Level, Role, Setting
from wabe.bots.levels import (
    LEVELS,
    characters_of,
    check,
    create,
    create_housed,
    home_of,
    level_for,
    levels_of,
    offered,
    or_usual,
    refusal,
)
from wabe.bots.outside import dismiss, is_outside
from wabe.bots.reasons import reason

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "BotFailed",
    "Level",
    "Role",
    "Setting",
    "Situation",
    "Thought",
    "characters_of",
    "check",
    "create",
    "create_housed",
    "dismiss",
    "home_of",
    "is_outside",
    "level_for",
    "levels_of",
    "offered",
    "or_usual",
    "reason",
    "refusal",
]
