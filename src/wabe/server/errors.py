"""What can go wrong at the online table, with the HTTP status of each; code and message as in docs/engine.md.

Without another message an error says `error-<code>` of the catalogue.
"""

from __future__ import annotations

from typing import Final

from wabe.kernel.errors import WabeError


class TableError(WabeError):
    """Base of the errors of the server."""

    code = "table-error"
    status = 400


class Malformed(TableError):
    """A message that is not written as the protocol says."""

    code = "malformed-message"


class TooLarge(TableError):
    """A message of more than 64 KiB."""

    code = "too-large"
    status = 413


class TooSlow(TableError):
    """A body that does not come to its end."""

    code = "too-slow"
    status = 408


class NotJson(TableError):
    """A body of another content type."""

    code = "not-json"
    status = 415


class ForeignOrigin(TableError):
    """A page of another site tried to use the table."""

    code = "foreign-origin"
    status = 403


class Astray(TableError):
    """Whoever learns has done something else than was asked for; the coach leads back first."""

    code = "astray"
    status = 409


class LessonWaits(TableError):
    """The coach has asked for an action."""

    code = "lesson-waits"
    status = 409


class LessonRuns(TableError):
    """Something that cannot be done while a coach teaches."""

    code = "lesson-runs"
    status = 409


class NoAsk(TableError):
    """An answer to somebody who does not ask, or not any more."""

    code = "no-ask"
    status = 409


class TooFast(TableError):
    """More requests than the limits allow."""

    code = "too-fast"
    status = 429


class TooBusy(TableError):
    """More heavy work than can be done soon."""

    code = "too-busy"
    status = 503


class TooManyConnections(TableError):
    """More open connections from one address than the limits allow."""

    code = "too-many-connections"
    status = 429


class NotFound(TableError):
    """An address of the server where nothing is."""

    code = "not-found"
    status = 404


class UnknownTable(TableError):
    """No table of that id."""

    code = "unknown-table"
    status = 404


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


class NotSeated(TableError):
    """Only those at the table may do that."""

    code = "not-seated"
    status = 403


class BadToken(TableError):
    """A link that gives no seat, or gave it to somebody else already."""

    code = "bad-token"
    status = 403


class NotHost(TableError):
    """Only whoever set up the table may do that."""

    code = "not-host"
    status = 403


class NotFree(TableError):
    """A seat that cannot be given to somebody else."""

    code = "not-free"
    status = 409


class BadEndpoint(TableError):
    """An address at which no browser is called."""

    code = "bad-endpoint"


class NoCalls(TableError):
    """This server calls nobody."""

    code = "no-calls"
    status = 409


class OwnSeatHere(TableError):
    """A freed seat is for somebody who does not sit at the table."""

    code = "own-seat-here"
    status = 403


class SameDevice(TableError):
    """A link that carries seats to another device, opened on the one they are on."""

    code = "same-device"
    status = 409


class TooManyDevices(TableError):
    """A browser plays for so many persons, or so many play for a person, that there is no room for more."""

    code = "too-many-devices"
    status = 409


class DayRuns(TableError):
    """What is played at the table of a day, which others have still to play."""

    code = "day-runs"
    status = 423


class DayPlayed(TableError):
    """A second try at the table of a day."""

    code = "day-played"
    status = 409


class DayStands(TableError):
    """Something that cannot be done at the table of a day, such as letting a bot play."""

    code = "day-stands"
    status = 409


class BotsFirst(TableError):
    """At the table of a day bots that decide at the same time come first, and they have not done so."""

    code = "bots-first"
    status = 409


class SpectatorsSilent(TableError):
    """A table at which only those talk who play."""

    code = "spectators-silent"
    status = 403


class TableName(TableError):
    """A name by which the table itself speaks."""

    code = "table-name"


class UnknownHost(TableError):
    """A request for a name that is not this server's."""

    code = "unknown-host"
    status = 421


class SeatTaken(TableError):
    """No open seat is left."""

    code = "seat-taken"
    status = 409


class Stale(TableError):
    """A command that answers a position that is over."""

    code = "stale"
    status = 409


class RequestIdTaken(TableError):
    """Somebody else at this table has used the request id."""

    code = "request-id-taken"
    status = 409


class GameRunning(TableError):
    """Replay, save and rematch wait for the end."""

    code = "game-running"
    status = 409


class AidOff(TableError):
    """An aid that was switched off when the table was set up."""

    code = "aid-off"
    status = 403


class BotPlays(TableError):
    """A seat that a bot plays."""

    code = "bot-plays"
    status = 409


class NoBotPlays(TableError):
    """There is no bot to hand the seat back."""

    code = "no-bot-plays"
    status = 409


class StillThere(TableError):
    """A bot takes over only from somebody who is away."""

    code = "still-there"
    status = 409


class StoreFailed(TableError):
    """The store could not keep it, so it did not happen."""

    code = "store-failed"
    status = 503


class NotReady(TableError):
    """A server that cannot keep what would be done at it."""

    code = "not-ready"
    status = 503


class BadStore(TableError):
    """A store that cannot be opened."""

    code = "bad-store"
    status = 503


class StoreInUse(BadStore):
    """A store that another server has open."""


class Overtaken(StoreFailed):
    """Somebody else has changed the table meanwhile, so nothing was kept; what is newest has to be looked at first."""


class BadCopy(TableError):
    """A copy of a store that cannot be made or brought back."""

    code = "bad-copy"


class ForkedGame(TableError):
    """A logged game that the present rules do not play as it was played."""

    code = "forked-game"
    status = 409


class NoHint(TableError):
    """The bot that was asked for a hint failed."""

    code = "no-hint"
    status = 503


class NoAnalysis(TableError):
    """A finished game of which no analysis could be made, or at a server that makes none."""

    code = "no-analysis"
    status = 409


class OtherData(TableError):
    """A table that was set up with another data pack than the server has now."""

    code = "other-data"
    status = 409


class Broken(TableError):
    """A fault of the server's code."""

    code = "internal"
    status = 500


class NoHttp(TableError):
    """What HTTP itself forbids, such as a method that an address does not have."""

    code = "http"


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
