"""What can go wrong, in sentences for players; `code` is for machines."""

from __future__ import annotations

import json
from typing import ClassVar, Final

MOST_SHOWN: Final = 40
MOST_REPEATED: Final = 20


def shown(value: object, most: int = MOST_SHOWN) -> str:
    """A value of a file or message as it can stand in a sentence: as JSON has it, short and printable."""
    try:
        return shortened(json.dumps(value, ensure_ascii=False, default=str), most)
    except (RecursionError, TypeError, ValueError):  # what JSON cannot say: not to this depth, not so long a number
        return unshowable(value)


def quoted(value: object) -> str:
    """What somebody has given, as it can stand in a sentence: as Python has it, short and printable."""
    try:
        return repr(shortened(value, MOST_SHOWN)) if isinstance(value, str) else shortened(repr(value), MOST_SHOWN)
    except (RecursionError, ValueError):
        return unshowable(value)


def unshowable(value: object) -> str:
    """What stands in a sentence for a value that is too much for it."""
    return "a number too long to show" if isinstance(value, int) else f"{type(value).__name__} that cannot be shown"


def shortened(text: str, most: int = MOST_REPEATED) -> str:
    """A text from outside, short and clean enough to be repeated."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= most else f"{clean[:most]}..."


class WabeError(Exception):
    """Base of all errors a user can cause. `str(error)` says what is wrong and what is allowed."""

    code: ClassVar[str] = "error"


class UnknownGame(WabeError):
    """No game of that name is installed."""

    code: ClassVar[str] = "unknown-game"


class BadPlayers(WabeError):
    """A number of players that the game does not allow."""

    code: ClassVar[str] = "bad-players"


class BadSeed(WabeError):
    """A seed that is not an int from 0 to 2**256 - 1."""

    code: ClassVar[str] = "bad-seed"


class BadOptions(WabeError):
    """An option that does not exist, or a value it does not have."""

    code: ClassVar[str] = "bad-options"


class BadSeat(WabeError):
    """A seat that is not at this table."""

    code: ClassVar[str] = "bad-seat"


class MalformedAction(WabeError):
    """An action that is not written as one."""

    code: ClassVar[str] = "malformed-action"


class IllegalAction(WabeError):
    """An action that the rules do not allow now."""

    code: ClassVar[str] = "illegal-action"


class NotYourTurn(WabeError):
    """This seat has nothing to decide now."""

    code: ClassVar[str] = "not-your-turn"


class GameOver(WabeError):
    """The game has ended; nobody acts any more."""

    code: ClassVar[str] = "game-over"


class SeatLeft(WabeError):
    """This seat has left the game, which cannot be taken back."""

    code: ClassVar[str] = "seat-left"


class UndoRefused(WabeError):
    """Nothing may be taken back now."""

    code: ClassVar[str] = "undo-refused"


class BadSave(WabeError):
    """A saved state that cannot be read."""

    code: ClassVar[str] = "bad-save"


class BadReplay(WabeError):
    """A replay file that cannot be read or does not play; says at which action it first differs."""

    code: ClassVar[str] = "bad-replay"


class BadData(WabeError):
    """Data of a game, or a data pack, that cannot be used; says which file, which record and why."""

    code: ClassVar[str] = "bad-data"


class CapacityError(WabeError):
    """A pile grew beyond the room set aside for it: a fault of the game's code."""

    code: ClassVar[str] = "capacity"
