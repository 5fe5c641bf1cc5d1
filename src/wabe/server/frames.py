"""What leaves the server about a game, all of it through the kernel's projection for a seat (None: spectators)."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, TypeAlias

from wabe.kernel.errors import WabeError
from wabe.kernel.message import Message
from wabe.server import going_back, language
from wabe.server.play import Moment, Play
from wabe.server.store.rows import Line, SavedTable

Json: TypeAlias = dict[str, Any]


class Views:
    """A position for those at a table; what several of them see alike is made once."""

    def __init__(self, play: Play, moment: Moment, aids: dict[str, bool]) -> None:
        self._play, self._moment, self._aids = play, moment, aids
        self._open = moment.open_table()
        self._score_sheet = moment.score_sheet()

    def snapshot(self, seat: int | None) -> Json:
        """Everything a seat may know, but for the earlier part of the log."""
        return {"type": "snapshot", **self.position(seat), **self._play.log(seat)}

    def update(self, seat: int | None) -> Json:
        """What one committed action changed, as a seat may see it."""
        events = self._play.own_entries(self._moment.first, self._entries, seat)
        return {"type": "update", **self.position(seat), "events": events}

    @cached_property
    def _entries(self) -> list[Json]:
        return self._play.entries(self._moment.first, self._moment.last, None)

    def position(self, seat: int | None) -> Json:
        """The position as a seat may see it."""
        moment, state = self._moment, self._moment.state
        view = moment.view(seat, self._open)
        return {
            "seq": moment.seq,
            "view": view if self._aids["odds"] else state.game.unaided(view),
            "decision": None if seat is None else state.decision(seat),
            "odds": state.odds(seat) if self._aids["odds"] else {},
            "undo": undo(moment, seat, self._aids),
            "score_sheet": self._score_sheet,
            **lesson(self._play, moment, seat),
            "ask": moment.asked and going_back.shown(self._play, moment.asked, seat),
        }


def undo(moment: Moment, seat: int | None, aids: dict[str, bool]) -> Json:
    """Whether the seat may take back its last action, and why not."""
    reason = _undo_refusal(moment, seat, aids)
    taught = moment.where is not None and not moment.where.done
    asks = seat in moment.may_ask and aids["undo"] and not taught
    return {"allowed": reason is None, "reason": reason and reason.to_json(), "ask": asks}


def lesson(play: Play, moment: Moment, seat: int | None) -> Json:
    """What the coach says to whoever learns; nothing for others, and where nothing is taught."""
    if play.lesson is None or moment.where is None or seat != play.lesson.learner:
        return {}
    where, step = moment.where, play.lesson.steps[moment.where.step]
    return {
        "lesson": {
            "name": play.lesson.name,
            "step": where.step,
            "steps": len(play.lesson.steps),
            "pages": [{"text": page.text, "at": page.at} for page in where.pages],
            "awaits": step.awaits if where.asked and not where.astray else None,
            "astray": step.astray if where.astray else None,
            "done": where.done,
        }
    }


def by_bot(frame: Json) -> Json:
    """A frame for whoever's seat a bot plays in a running game: there is nothing for a person to decide."""
    return {
        **frame,
        "decision": None,
        "undo": {"allowed": False, "reason": Message("undo-bot").to_json(), "ask": False},
    }


def _undo_refusal(moment: Moment, seat: int | None, aids: dict[str, bool]) -> Message | None:
    if seat is None:
        return Message("undo-nothing")
    if not aids["undo"]:
        return Message("undo-off")
    return Message("undo-over") if moment.state.over else moment.refusals[seat]


def chat(line: Line) -> Json:
    """One line of chat; `id` counts the lines of a table, so that a line sent twice is shown once."""
    said = {"id": line.number, "seat": line.seat, "name": line.name, "text": line.text, "message": line.message}
    return {"type": "chat", **said, "at": iso(line.at)}


def refusal(error: WabeError) -> Json:
    """The body of an answer that says no."""
    return {"ok": False, **language.refusal(error)}


def iso(milliseconds: int) -> str:
    """A time of the store as ISO 8601, UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def secrets_of(table: SavedTable, *, sealed: bool) -> Json:
    """What of a table's secret is told: from the start its hash, after the end all of it; and what comes of it.

    While it is `sealed` others play by it, and it is not told yet.
    """
    drawn = table.seed is None  # otherwise the seed is known to all, and the secret is not in use
    secret = bytes.fromhex(table.secret)
    return {
        "secret_hash": hashlib.sha256(secret).hexdigest() if drawn else None,
        "secret": table.secret if drawn and table.over and not sealed else None,
        "chance": table.chance,
    }
