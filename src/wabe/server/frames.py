"""What leaves the server about a game, all of it through the kernel's projection for a seat (None: spectators)."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Any, TypeAlias

from wabe.kernel.errors import WabeError
from wabe.kernel.message import Message
from wabe.server import language
from wabe.server.play import Moment, Play
from wabe.server.store.rows import Line, SavedTable

Json: TypeAlias = dict[str, Any]


def snapshot(play: Play, seat: int | None, aids: dict[str, bool]) -> Json:
    """Everything a seat may know, but for the earlier part of the log."""
    return {"type": "snapshot", **position(play.now, seat, aids), **play.log(seat)}


def update(play: Play, moment: Moment, seat: int | None, aids: dict[str, bool]) -> Json:
    """What one committed action changed, as a seat may see it."""
    return {
        "type": "update",
        **position(moment, seat, aids),
        "events": play.entries(moment.first, moment.last, seat),
    }


def position(moment: Moment, seat: int | None, aids: dict[str, bool]) -> Json:
    """The position as a seat may see it."""
    state, view = moment.state, moment.view(seat)
    return {
        "seq": moment.seq,
        "view": view if aids["odds"] else state.game.unaided(view),
        "decision": None if seat is None else state.decision(seat),
        "odds": state.odds(seat) if aids["odds"] else {},
        "undo": undo(moment, seat, aids),
        "score_sheet": moment.score_sheet(),
    }


def undo(moment: Moment, seat: int | None, aids: dict[str, bool]) -> Json:
    """Whether the seat may take back its last action, and why not."""
    reason = _undo_refusal(moment, seat, aids)
    return {"allowed": reason is None, "reason": reason and reason.to_json()}


def by_bot(frame: Json) -> Json:
    """A frame for whoever's seat a bot plays in a running game: there is nothing for a person to decide."""
    return {**frame, "decision": None, "undo": {"allowed": False, "reason": Message("undo-bot").to_json()}}


def _undo_refusal(moment: Moment, seat: int | None, aids: dict[str, bool]) -> Message | None:
    if seat is None:
        return Message("undo-nothing")
    if not aids["undo"]:
        return Message("undo-off")
    return Message("undo-over") if moment.state.over else moment.refusals[seat]


def chat(line: Line) -> Json:
    """One line of chat; `id` counts the lines of a table, so that a line sent twice is shown once."""
    said = {"id": line.number, "seat": line.seat, "name": line.name, "text": line.text}
    return {"type": "chat", **said, "at": iso(line.at)}


def refusal(error: WabeError) -> Json:
    """The body of an answer that says no."""
    return {"ok": False, **language.refusal(error)}


def iso(milliseconds: int) -> str:
    """A time of the store as ISO 8601, UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def secrets_of(table: SavedTable) -> Json:
    """What of a table's secret is told: from the start its hash, after the end all of it; and what comes of it."""
    drawn = table.seed is None  # otherwise the seed is known to all, and the secret is not in use
    secret = bytes.fromhex(table.secret)
    return {
        "secret_hash": hashlib.sha256(secret).hexdigest() if drawn else None,
        "secret": table.secret if drawn and table.over else None,
        "chance": table.chance,
    }
