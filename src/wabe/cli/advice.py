"""Hints: what the bot that advises thinks of a decision."""

from __future__ import annotations

from wabe import bots
from wabe.kernel.state import State
from wabe.texts import Texts

SHOWN = 5


def hint_lines(state: State, seat: int, texts: Texts) -> list[str]:
    """The actions with the bot's odds, best first, and why the first one."""
    level = bots.level_for(bots.Role.ADVISER).name
    bot = bots.create(level, state.game)
    situation = bots.Situation(state, seat)
    bot.choose(situation)
    reason = bots.reason(situation, bot.thought)
    return [
        texts.text("cli-hint", level=level_name(level, texts)),
        *(f"  {thought_line(state, seat, thought, texts)}" for thought in bot.thought[:SHOWN]),
        *([texts.say(reason)] if reason else []),
    ]


def thought_line(state: State, seat: int, thought: bots.Thought, texts: Texts) -> str:
    """One action with what the bot expects of it."""
    label = texts.say(state.label(thought.action, seat))
    if thought.win is None:
        return texts.text("cli-hint-line", label=label, value=round(thought.value, 1))
    return texts.text("cli-hint-line-win", label=label, win=round(100 * thought.win), visits=thought.visits)


def level_name(level: str, texts: Texts) -> str:
    """The level as it is called, with its settings if it has any."""
    name, colon, settings = level.partition(":")
    called = texts.text(f"bot-{name}") if texts.has(f"bot-{name}") else name
    return f"{called}{colon}{settings}"
