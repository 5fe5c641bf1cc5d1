"""What can go wrong at the online table, with the HTTP status of each; code and sentence as in docs/engine.md."""

from __future__ import annotations

from typing import Final

from wabe.kernel.errors import WabeError


class TableError(WabeError):
    """Base of the errors of the server. `str(error)` is its sentence, by default the class's own."""

    code = "table-error"
    status = 400
    sentence = "That is not possible."

    def __init__(self, sentence: str | None = None) -> None:
        super().__init__(sentence or self.sentence)


class Malformed(TableError):
    """A message that is not written as the protocol says."""

    code = "malformed-message"
    sentence = "The message is not written as docs/protocol.md says."


class TooLarge(TableError):
    """A message of more than 64 KiB."""

    code = "too-large"
    status = 413
    sentence = "A message may have at most 64 KiB."


class TooSlow(TableError):
    """A body that does not come to its end."""

    code = "too-slow"
    status = 408
    sentence = "The message did not arrive in time; please try again."


class NotJson(TableError):
    """A body of another content type."""

    code = "not-json"
    status = 415
    sentence = "The body has to be JSON, with the content type application/json."


class ForeignOrigin(TableError):
    """A page of another site tried to use the table."""

    code = "foreign-origin"
    status = 403
    sentence = "Only pages of this server may use it."


class TooFast(TableError):
    """More requests than the limits allow."""

    code = "too-fast"
    status = 429
    sentence = "That was too much at once; wait a moment and try again."


class TooManyConnections(TableError):
    """More open connections from one address than the limits allow."""

    code = "too-many-connections"
    status = 429
    sentence = "Too many connections are open from this address; close some tables first."


class NotFound(TableError):
    """An address of the server where nothing is."""

    code = "not-found"
    status = 404
    sentence = "There is nothing at this address."


class UnknownTable(TableError):
    """No table of that id."""

    code = "unknown-table"
    status = 404
    sentence = "There is no such table."


class UnknownLanguage(TableError):
    """No texts in that language."""

    code = "unknown-language"
    status = 404


class UnknownLevel(TableError):
    """No bot of that level."""

    code = "unknown-level"


class NotYourSeat(TableError):
    """A seat that this browser does not hold."""

    code = "not-your-seat"
    status = 403
    sentence = "This browser does not hold that seat."


class NotSeated(TableError):
    """Only those at the table may do that."""

    code = "not-seated"
    status = 403
    sentence = "Only somebody who has a seat at this table can do that."


class BadToken(TableError):
    """A link that gives no seat, or gave it to somebody else already."""

    code = "bad-token"
    status = 403
    sentence = "This link gives no seat: it is incomplete, or somebody has used it already."


class SeatTaken(TableError):
    """No open seat is left."""

    code = "seat-taken"
    status = 409
    sentence = "That seat is taken."


class Stale(TableError):
    """A command that answers a position that is over."""

    code = "stale"
    status = 409
    sentence = "The table has moved on since; look again."


class RequestIdTaken(TableError):
    """Somebody else at this table has used the request id."""

    code = "request-id-taken"
    status = 409
    sentence = "This request id is taken; every request needs a new one."


class GameRunning(TableError):
    """Replay, save and rematch wait for the end."""

    code = "game-running"
    status = 409
    sentence = "The game is still running; that is possible once it has ended."


class AidOff(TableError):
    """An aid that was switched off when the table was set up."""

    code = "aid-off"
    status = 403
    sentence = "This aid is switched off at this table."


class BotPlays(TableError):
    """A seat that a bot plays."""

    code = "bot-plays"
    status = 409
    sentence = "A bot plays this seat."


class NoBotPlays(TableError):
    """There is no bot to hand the seat back."""

    code = "no-bot-plays"
    status = 409
    sentence = "No bot has taken over this seat."


class StillThere(TableError):
    """A bot takes over only from somebody who is away."""

    code = "still-there"
    status = 409
    sentence = "The player of this seat is still there; a bot takes over only from somebody who is away."


class StoreFailed(TableError):
    """The store could not keep it, so it did not happen."""

    code = "store-failed"
    status = 503
    sentence = "The server could not save that, so it did not happen; please try again."


class BadStore(TableError):
    """A store that cannot be opened."""

    code = "bad-store"
    status = 503


class ForkedGame(TableError):
    """A logged game that the present rules do not play as it was played."""

    code = "forked-game"
    status = 409


class NoHint(TableError):
    """The bot that was asked for a hint failed."""

    code = "no-hint"
    status = 503
    sentence = "No hint could be made: the bot failed at this decision."


class OtherData(TableError):
    """A table that was set up with another data pack than the server has now."""

    code = "other-data"
    status = 409


class PortTaken(TableError):
    """The address to listen at cannot be had."""

    code = "port-taken"


STATUS: Final = {
    "unknown-game": 404,
    "not-your-turn": 409,
    "game-over": 409,
    "undo-refused": 409,
    "seat-left": 409,
    "illegal-action": 409,
    **{error.code: error.status for error in TableError.__subclasses__()},
}


def status_of(code: str) -> int:
    """The HTTP status of any error a user can cause, by its code."""
    return STATUS.get(code, 400)
