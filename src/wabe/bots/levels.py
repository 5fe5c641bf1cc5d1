"""The levels of bots, and how a bot is made of `"search"` or `"search:seconds=0.5,workers=2"`."""

from __future__ import annotations

from typing import Any, Final

from wabe.bots.bot import BadBot, Bot
from wabe.bots.level import SECONDS, Level, Role, Setting
from wabe.bots.search import USUAL_SECONDS, SearchBot
from wabe.bots.simple import GreedyBot, RandomBot
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game

LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", RandomBot, roles=frozenset({Role.BASELINE})),
        Level("greedy", GreedyBot, roles=frozenset({Role.USUAL, Role.CARETAKER})),
        Level(
            "search",
            SearchBot,
            settings=(
                Setting(SECONDS, float, most=3600, usual=USUAL_SECONDS),
                Setting("iterations", int, most=1_000_000_000),
                Setting("workers", int, most=64, usual=1),
            ),
            roles=frozenset({Role.OPPONENT, Role.ADVISER}),
        ),
    )
}
"""All there are, by name, in the order in which they are listed."""


def level_for(role: Role) -> Level:
    """The level that holds a role."""
    return next(level for level in LEVELS.values() if role in level.roles)


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
    return LEVELS[name].make(game, seed, **(written | checked(name, settings)))


def check(level: str) -> str:
    """The level itself, if a bot can be made of it. Raises `BadBot`."""
    read(level)
    return level


def or_usual(level: str) -> str:
    """The level that was stored with a table, if a bot can still be made of it; else the usual one."""
    try:
        return check(level)
    except BadBot:
        return level_for(Role.USUAL).name


def read(level: str) -> tuple[str, dict[str, Any]]:
    """The name and the settings of a written level. Raises `BadBot`."""
    if not isinstance(level, str):
        raise BadBot(f"A bot is called by its level, such as {level_for(Role.USUAL).name}, not {quoted(level)}.")
    name, _, rest = level.partition(":")
    if name not in LEVELS:
        raise BadBot(f"There is no bot {quoted(name)}; there are {', '.join(LEVELS)}.")
    pairs = [part.partition("=") for part in rest.split(",") if part]
    return name, checked(name, {key.strip(): value.strip() for key, _, value in pairs})


def checked(name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings as numbers of the right kind. Raises `BadBot`."""
    known = {setting.name: setting for setting in LEVELS[name].settings}
    values: dict[str, Any] = {}
    for key, value in settings.items():
        if key not in known:
            raise BadBot(f"The bot {name} has no setting {quoted(key)}; it has {', '.join(known) or 'none'}.")
        values[key] = number_of(key, value, known[key].kind, known[key].most)
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
