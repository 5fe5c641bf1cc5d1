"""What somebody at a table is shown: its game as the seat knows it that they look through, and what is theirs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.server import asks, frames, orders
from wabe.server.play import Moment
from wabe.server.prices import metered
from wabe.server.protocol import encode
from wabe.server.publishing import timed
from wabe.server.subscriber import Subscriber

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


def catch_up(live: Live, subscriber: Subscriber, after: int | None) -> None:
    """Send a connection what it has missed since event `after`, if that is kept, else everything."""
    missed = None if after is None else live.play.since(after)
    if missed is None:
        subscriber.put(encode(snapshot(live, subscriber.browser, subscriber.seat)))
        return
    table = live.table_for(subscriber.browser)
    for moment in missed:
        with metered():
            subscriber.put(encode({**update(live, moment, subscriber.seat), **timed(live), "table": table}))
    if not missed:
        subscriber.put(encode({"type": "presence", **timed(live), "table": table}))


def snapshot(live: Live, browser: str, seat: int | None) -> Json:
    """Everything that a browser may know which looks through this seat."""
    with metered():
        views = frames.Views(live.play, live.play.now, live.table.aids)
        return {**own(live, views.snapshot(seat), seat), **timed(live), "table": live.table_for(browser)}


def update(live: Live, moment: Moment, seat: int | None) -> Json:
    """What one action has changed, as those may see it who look through this seat."""
    return own(live, frames.Views(live.play, moment, live.table.aids).update(seat), seat)


def own(live: Live, frame: Json, seat: int | None) -> Json:
    """A frame for those who look through a seat: with its orders, and without what is not its own now."""
    if seat is None:
        return frame
    if live.seats[seat].level is not None and not live.table.over:
        frame = frames.by_bot(frame)
    elif not asks.has_others(live, live.seats[seat]):
        frame = {**frame, "undo": {**frame["undo"], "ask": False}}
    return {**frame, "orders": orders.shown(live, seat)}
