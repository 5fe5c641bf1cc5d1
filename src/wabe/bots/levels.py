"""The levels of bots by name, and how a bot is made of `"search"` or `"search:seconds=0.5,workers=2"`."""

from __future__ import annotations

from typing import Any, Final

from wabe.bots.bot import BadBot, Bot
from wabe.bots.search import SearchBot
from wabe.bots.simple import GreedyBot, RandomBot
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game

LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def create(level: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot.

    Args:
        level: one of `LEVELS`, settings may follow: `"search:iterations=400"`.
        game: the title it is to play.
        seed: makes it deterministic; None: from the system.
        settings: more settings of the level, over those in `level`.

    Raises:
        BadBot: with the levels or settings there are.
        BadSeed: with what is allowed.
    """
    name, written = read(level)
    return LEVELS[name](game, seed, **(written | checked(name, settings)))


def check(level: str) -> str:
    """The level itself, if a bot can be made of it. Raises `BadBot`."""
    read(level)
    return level


def read(level: str) -> tuple[str, dict[str, Any]]:
    """The name and the settings of a written level. Raises `BadBot`."""
    if not isinstance(level, str):
        raise BadBot(f"A bot is called by its level, such as greedy, not {quoted(level)}.")
    name, _, rest = level.partition(":")
    if name not in LEVELS:
        raise BadBot(f"There is no bot {quoted(name)}; there are {', '.join(LEVELS)}.")
    pairs = [part.partition("=") for part in rest.split(",") if part]
    return name, checked(name, {key.strip(): value.strip() for key, _, value in pairs})


def checked(name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings as numbers of the right kind. Raises `BadBot`."""
    known = LEVELS[name].settings
    values: dict[str, Any] = {}
    for key, value in settings.items():
        if key not in known:
            raise BadBot(f"The bot {name} has no setting {quoted(key)}; it has {', '.join(known) or 'none'}.")
        values[key] = number_of(key, value, *known[key])
    return values


def number_of(key: str, value: Any, kind: type, most: float) -> Any:
    """The value as a number above zero up to `most`. Raises `BadBot`."""
    try:
        number = kind(value) if isinstance(value, str) or type(value) in (int, kind) else 0
    except (ValueError, OverflowError):
        number = 0
    if not 0 < number <= most:
        words = "whole number from 1" if kind is int else "number from above 0"
        raise BadBot(f"The setting {key} is a {words} to {most}, not {quoted(value)}.")
    return number
