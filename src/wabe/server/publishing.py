"""Sending everybody at a table the same news, as each may see it: what several get is made and encoded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.server.protocol import encode

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


def send_all(live: Live, frame: Callable[[int | None], Json]) -> None:
    """Send all connections of a table the frame for the seat they look through, and the table as they may know it."""
    frames: dict[int | None, bytes] = {}
    tables: dict[str, bytes] = {}
    stranger = live.table_for("")
    for subscriber in live.subscribers:
        seat, browser = subscriber.seat, subscriber.browser if live.is_known(subscriber.browser) else ""
        if seat not in frames:
            frames[seat] = encode(frame(seat))
        if browser not in tables:
            tables[browser] = encode(known_to(live, browser, stranger))
        subscriber.put(joined(frames[seat], tables[browser]))


def known_to(live: Live, browser: str, stranger: Json) -> Json:
    """The table as somebody may know it who has a seat here or made it, from what a stranger may know."""
    rows = zip(stranger["seats"], live.seats, strict=True)
    seats = [{**row, "mine": seat.holder == browser} for row, seat in rows]
    return {**stranger, "host": live.table.host == browser, "seats": seats}


def joined(frame: bytes, table: bytes) -> bytes:
    """A frame with what it says of the table put in at its end; both as JSON."""
    return b'%b,"table":%b}' % (frame[:-1], table)
