"""Sending everybody at a table the same news, as each may see it: what several get is made and encoded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.server.protocol import encode

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


class Told:
    """What those at a table may know of it, as JSON: made anew when it has changed."""

    def __init__(self) -> None:
        self._facts: object = None
        self._tables: dict[str, bytes] = {}

    def to(self, live: Live) -> Callable[[str], bytes]:
        """The table for a browser."""
        stranger = live.table_for("")
        facts = encode(stranger), live.table.host, [seat.holder for seat in live.seats]
        if facts != self._facts:
            self._facts, self._tables = facts, {}

        def table(browser: str) -> bytes:
            known = browser if live.is_known(browser) else ""
            if known not in self._tables:
                self._tables[known] = encode(known_to(live, known, stranger))
            return self._tables[known]

        return table


def send_all(live: Live, frame: Callable[[int | None], bytes]) -> None:
    """Send all connections of a table the frame for the seat they look through, and the table as they may know it."""
    frames: dict[int | None, bytes] = {}
    table = live.told.to(live)
    for subscriber in live.subscribers:
        seat = subscriber.seat
        if seat not in frames:
            frames[seat] = frame(seat)
        subscriber.put(joined(frames[seat], table(subscriber.browser)))


def known_to(live: Live, browser: str, stranger: Json) -> Json:
    """The table as somebody may know it who has a seat here or made it, from what a stranger may know."""
    rows = zip(stranger["seats"], live.seats, strict=True)
    seats = [{**row, "mine": seat.holder == browser} for row, seat in rows]
    return {**stranger, "host": live.table.host == browser, "seats": seats}


def joined(frame: bytes, table: bytes) -> bytes:
    """A frame with what it says of the table put in at its end; both as JSON."""
    return b'%b,"table":%b}' % (frame[:-1], table)
