"""What a level of bots is: a record that answers all that is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, TypeAlias

from wabe.bots.bot import BadBot, Bot
from wabe.kernel.errors import quoted
from wabe.kernel.message import Json

SECONDS: Final = "seconds"  # the setting that a level has if it takes time
MOST_SECONDS: Final = 3600
Maker: TypeAlias = Callable[..., Bot]


class Role(Enum):
    """Where a level plays that nobody has chosen. Each is held by one level (`level_for`)."""

    USUAL = "usual"  # met at a new table; sits where a level was that is no longer there
    OPPONENT = "opponent"  # against whoever names no seats in the terminal
    ADVISER = "adviser"  # gives hints
    CARETAKER = "caretaker"  # plays for a person who is away
    BASELINE = "baseline"  # in matches that name no bots, and for a bot that failed


@dataclass(frozen=True)
class Setting:
    """A number that a level can be told. Its text is `bot-setting-<name>`.

    Args:
        name: as it is written, `search:seconds=1`.
        kind: whole numbers or all.
        most: the greatest one; all are above zero.
        usual: without it; None if it is not in use then.
    """

    name: str
    kind: type[int | float]
    most: int
    usual: float | None = None

    def to_json(self) -> Json:
        """`{"name", "whole", "most", "usual"}`."""
        return {"name": self.name, "whole": self.kind is int, "most": self.most, "usual": self.usual}


@dataclass(frozen=True)
class Level:
    """A level of bots. Its texts are `bot-<name>` and `bot-<name>-help`, of a character in its game's catalogue.

    Args:
        name: as it is written wherever bots are chosen, and stored with tables.
        make: its class: called with the game, a seed, what is `given`, and settings by name.
        given: what makes it this level of its class.
        settings: what it can be told.
        roles: where it plays unchosen.
        offered: whether people choose it; else it is a plain way of playing, for matches and by name alone.
        character: whether it is one of a game's characters, which stand beside the levels.
    """

    name: str
    make: Maker
    given: Mapping[str, Any] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()
    roles: frozenset[Role] = frozenset()
    offered: bool = True
    character: bool = False

    @property
    def takes_time(self) -> bool:
        """Whether it plays the better the more seconds it has for a move."""
        return self.setting(SECONDS) is not None

    def setting(self, name: str) -> Setting | None:
        """The setting of that name, if it has it."""
        return next((setting for setting in self.settings if setting.name == name), None)

    def seconds(self, allowed: float) -> float | None:
        """How long it thinks about a move where so many seconds are allowed; None if it takes no time."""
        return allowed if self.takes_time else None

    def within(self, allowed: float) -> str:
        """The level as it is written with the seconds that are allowed for each move."""
        return f"{self.name}:{SECONDS}={self.seconds(allowed)}" if self.takes_time else self.name

    def to_json(self) -> Json:
        """`{"name", "offered", "character", "roles", "takes_time", "settings"}`."""
        settings: list[Any] = [setting.to_json() for setting in self.settings]
        roles = [role.value for role in Role if role in self.roles]
        told: Json = {"name": self.name, "offered": self.offered, "character": self.character, "roles": roles}
        return {**told, "takes_time": self.takes_time, "settings": settings}


def checked(bot: str, settings: Sequence[Setting], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given as numbers of the right kind.

    Args:
        bot: as it is called in sentences.
        settings: those it has.
        given: values by the names of settings, as numbers or written.

    Raises:
        BadBot: with the settings there are, or what a value may be.
    """
    known = {setting.name: setting for setting in settings}
    values: dict[str, Any] = {}
    for key, value in given.items():
        if key not in known:
            raise BadBot("error-no-setting", level=bot, name=quoted(key), names=list(known) or "@error-none")
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
