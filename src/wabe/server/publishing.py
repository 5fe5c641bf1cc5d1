"""Sending everybody at a table the same news, as each may see it: what several get is made and encoded once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.server import daily
from wabe.server.clocks.at_table import shown
from wabe.server.protocol import encode
from wabe.server.store.rows import STANDING, SavedTable

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
LASTING: Final = attrgetter(*(field.name for field in fields(SavedTable) if field.name not in STANDING), "over")


class Told:
    """What those at a table may know of it, as JSON: made anew when it has changed."""

    def __init__(self) -> None:
        self._facts: object = None
        self._stranger: Json = {}
        self._tables: dict[str, bytes] = {}

    def to(self, live: Live) -> Callable[[str], bytes]:
        """The table for a browser."""
        facts = LASTING(live.table), list(live.seats), [live.is_connected(seat) for seat in live.seats], live.thinking()
        if facts != self._facts:
            self._facts, self._stranger, self._tables = facts, live.table_for(""), {}

        def table(browser: str) -> bytes:
            known = browser if live.is_known(browser) else ""
            if known not in self._tables:
                self._tables[known] = encode(known_to(live, known, self._stranger))
            return self._tables[known]

        return table


def table_of(live: Live, browser: str) -> Json:
    """The table as a browser may know it."""
    table, thinking = live.table, live.thinking()
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "aids": table.aids,
        "clock": table.clock,
        "public": table.public,
        "host": table.host == browser,
        "spectators_talk": table.talk,
        "seed": None if table.seed is None else int(table.seed),
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "level": seat.level,
                "stand_in": seat.stand_in,
                "connected": live.is_connected(seat),
                "held": seat.holder is not None,
                "mine": seat.holder == browser,
                "thinking": seat.number in thinking,
            }
            for seat in live.seats
        ],
        "over": table.over,  # as committed; the play may be ahead by a move that is not
        "rematch": table.rematch if daily.is_in(live, browser) else None,
        **daily.told_of(live),
    }


def timed(live: Live) -> Json:
    """What a frame says of time, if anything."""
    times = shown(live)
    return {} if times is None else {"times": times}


def send_all(live: Live, frame: Callable[[int | None], bytes]) -> None:
    """Send all connections of a table the frame for the seat they look through, and the table as they may know it."""
    frames: dict[int | None, bytes] = {}
    table, times = live.told.to(live), encode(timed(live))
    for subscriber in live.subscribers:
        seat = subscriber.seat
        if seat not in frames:
            frames[seat] = frame(seat)
        subscriber.put(joined(frames[seat], times, table(subscriber.browser)))


def known_to(live: Live, browser: str, stranger: Json) -> Json:
    """The table as somebody may know it who has a seat here or made it, from what a stranger may know."""
    rows = zip(stranger["seats"], live.seats, strict=True)
    seats = [{**row, "mine": seat.holder == browser} for row, seat in rows]
    rematch = live.table.rematch if daily.is_in(live, browser) else None
    return {**stranger, "host": live.table.host == browser, "seats": seats, "rematch": rematch}


def joined(frame: bytes, times: bytes, table: bytes) -> bytes:
    """A frame with what it says of time and of the table put in at its end; all as JSON."""
    timed = frame if times == b"{}" else b"%b,%b" % (frame[:-1], times[1:])
    return b'%b,"table":%b}' % (timed[:-1], table)
