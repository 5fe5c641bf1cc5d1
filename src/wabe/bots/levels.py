"""The levels of bots, and how a bot is made of `"search"` or `"search:seconds=0.5,workers=2"`."""

from __future__ import annotations

from typing import Any, Final

from wabe.bots.bot import BadBot, Bot
from wabe.bots.level import MOST_SECONDS, SECONDS, Level, Role, Setting
from wabe.bots.search import USUAL_SECONDS, SearchBot
from wabe.bots.simple import GreedyBot, RandomBot, StrayingBot
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game

LONG_SECONDS: Final = 1.0


ITERATIONS: Final = Setting("iterations", int, most=1_000_000_000)
WORKERS: Final = Setting("workers", int, most=64, usual=1)


def searching(name: str, usual: float, **more: Any) -> Level:
    """A level that searches, for so many seconds if it is told nothing."""
    settings = (Setting(SECONDS, float, most=MOST_SECONDS, usual=usual), ITERATIONS, WORKERS)
    return Level(name, SearchBot, given={"usual": usual}, settings=settings, **more)


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("dormouse", StrayingBot, given={"slip": 0}),
        Level("knight", StrayingBot, given={"slip": 1}),
        Level("caterpillar", GreedyBot, roles=frozenset({Role.USUAL, Role.CARETAKER})),
        Level("gryphon", SearchBot, {"glance": True}, (ITERATIONS, WORKERS), roles=frozenset({Role.OPPONENT})),
        searching("bandersnatch", LONG_SECONDS, roles=frozenset({Role.ADVISER})),
        Level("random", RandomBot, roles=frozenset({Role.BASELINE}), offered=False),
        Level("greedy", GreedyBot, offered=False),
        searching("search", USUAL_SECONDS, offered=False),
    )
}
"""All there are, by name: those that people choose, from kind to merciless, and the plain ways of playing."""


def offered() -> list[Level]:
    """The levels that people choose from, from kind to merciless."""
    return [level for level in LEVELS.values() if level.offered]


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
    return LEVELS[name].make(game, seed, **LEVELS[name].given, **(written | checked(name, settings)))


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
        raise BadBot("error-no-level", usual=level_for(Role.USUAL).name, level=quoted(level))
    name, _, rest = level.partition(":")
    if name not in LEVELS:
        raise BadBot("error-unknown-bot", name=quoted(name), names=list(LEVELS))
    pairs = [part.partition("=") for part in rest.split(",") if part]
    return name, checked(name, {key.strip(): value.strip() for key, _, value in pairs})


def checked(name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings as numbers of the right kind. Raises `BadBot`."""
    known = {setting.name: setting for setting in LEVELS[name].settings}
    values: dict[str, Any] = {}
    for key, value in settings.items():
        if key not in known:
            raise BadBot("error-no-setting", level=name, name=quoted(key), names=list(known) or "@error-none")
        values[key] = number_of(key, value, known[key].kind, known[key].most)
    return values


def number_of(key: str, value: Any, kind: type, most: float) -> Any:
    """The value as a number above zero up to `most`. Raises `BadBot`."""
    try:
        number = kind(value) if isinstance(value, str) or type(value) in (int, kind) else 0
    except (ValueError, OverflowError):
        number = 0
    if not 0 < number <= most:
        wanted = "error-setting-whole" if kind is int else "error-setting-number"
        raise BadBot(wanted, name=key, most=str(most), given=quoted(value))
    return number
