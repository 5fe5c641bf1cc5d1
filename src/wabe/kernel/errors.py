"""What can go wrong, in sentences for players; `code` is for machines."""

from __future__ import annotations

from typing import ClassVar


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
