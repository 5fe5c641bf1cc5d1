"""The levels of bots, and how a bot is made of `"search"` or `"search:seconds=0.5,workers=2"`."""

from __future__ import annotations

from typing import Any, Final

from wabe.bots.bot import BadBot, Bot
from wabe.bots.level import MOST_SECONDS, SECONDS, Level, Role, Setting, checked
from wabe.bots.outside import check_outside, invited, is_outside
from wabe.bots.search import USUAL_SECONDS, SearchBot
from wabe.bots.simple import CharacterBot, GreedyBot, RandomBot, StrayingBot
from wabe.games import games
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Message

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
"""Those of all games, by name: what people choose, from kind to merciless, and the plain ways of playing."""


def levels_of(game: Game) -> dict[str, Level]:
    """All that a game can be played with, by name: the levels, and the game's own characters."""
    return {**LEVELS, **{level.name: level for level in characters_of(game)}}


def characters_of(game: Game) -> list[Level]:
    """The characters of a game, each as a level beside the others."""
    return [Level(each.name, CharacterBot, given={"character": each}, character=True) for each in game.characters()]


def offered(game: Game) -> list[Level]:
    """What people choose from: the levels from kind to merciless, then the characters of the game."""
    return [level for level in levels_of(game).values() if level.offered]


def level_for(role: Role) -> Level:
    """The level that holds a role."""
    return next(level for level in LEVELS.values() if role in level.roles)


def create(level: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot.

    Args:
        level: one of those of the game, settings may follow: `"search:iterations=400"`; or a bot from outside
            (`outside`), whose module is loaded: never take it from a file or from the network.
        game: the title it is to play.
        seed: makes it deterministic; None: from the system.
        settings: more settings of the level, over those in `level`.

    Raises:
        BadBot: with the levels or settings there are.
        BadSeed: with what is allowed.
    """
    return invited(level, game, seed, **settings) if is_outside(level) else create_housed(level, game, seed, **settings)


def create_housed(level: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot of one of the levels, as `create` makes it; none from outside."""
    chosen, written = read(level, game)
    return chosen.make(game, seed, **chosen.given, **(written | checked(level, chosen.settings, settings)))


def check(level: str, game: Game) -> str:
    """The level itself, if a bot can be made of it for this game, or a bot from outside. Raises `BadBot`."""
    if is_outside(level):
        return check_outside(level)
    read(level, game)
    return level


def or_usual(level: str, game: Game) -> str:
    """The level that was stored with a table, if a bot can still be made of it; else the usual one.

    What is stored starts no program: a bot from outside is none of the house's levels.
    """
    try:
        read(level, game)
    except BadBot:
        return level_for(Role.USUAL).name
    return level


def read(level: str, game: Game) -> tuple[Level, dict[str, Any]]:
    """The level and the settings of a written one. Raises `BadBot`."""
    if not isinstance(level, str):
        raise BadBot("error-no-level", usual=level_for(Role.USUAL).name, level=quoted(level))
    name, _, rest = level.partition(":")
    known = levels_of(game)
    if name not in known:
        raise BadBot(refusal(name, game))
    pairs = [part.partition("=") for part in rest.split(",") if part]
    return known[name], checked(name, known[name].settings, {key.strip(): value.strip() for key, _, value in pairs})


def refusal(name: str, game: Game) -> Message:
    """Why no bot of that name plays a game: there is none, or it is a character of another game."""
    names, home = list(levels_of(game)), home_of(name)
    if home is None:
        return Message("error-unknown-bot", {"name": quoted(name), "names": names})
    return Message("error-bot-elsewhere", {"name": name, "home": home.name, "title": game.name, "names": names})


def home_of(name: str) -> Game | None:
    """The game that has a character of that name."""
    return next((game for game in games().values() if any(name == each.name for each in game.characters())), None)
