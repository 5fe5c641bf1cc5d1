"""What can go wrong, in sentences for players; `code` is for machines."""

from __future__ import annotations


class WabeError(Exception):
    """Base of all errors a user can cause. `str(error)` says what is wrong and what is allowed."""

    code = "error"


class UnknownGame(WabeError):
    """No game of that name is installed."""

    code = "unknown-game"


class BadPlayers(WabeError):
    """A number of players that the game does not allow."""

    code = "bad-players"


class BadSeed(WabeError):
    """A seed that is not an int from 0 to 2**256 - 1."""

    code = "bad-seed"


class BadOptions(WabeError):
    """An option that does not exist, or a value it does not have."""

    code = "bad-options"


class BadSeat(WabeError):
    """A seat that is not at this table."""

    code = "bad-seat"


class MalformedAction(WabeError):
    """An action that is not written as one."""

    code = "malformed-action"


class IllegalAction(WabeError):
    """An action that the rules do not allow now."""

    code = "illegal-action"


class NotYourTurn(WabeError):
    """This seat has nothing to decide now."""

    code = "not-your-turn"


class GameOver(WabeError):
    """The game has ended; nobody acts any more."""

    code = "game-over"


class UndoRefused(WabeError):
    """Nothing may be taken back now."""

    code = "undo-refused"


class BadSave(WabeError):
    """A saved state that cannot be read."""

    code = "bad-save"


class BadReplay(WabeError):
    """A replay file that cannot be read or does not play; says at which action it first differs."""

    code = "bad-replay"


class CapacityError(WabeError):
    """A pile grew beyond the room set aside for it: a fault of the game's code."""

    code = "capacity"
