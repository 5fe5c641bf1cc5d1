"""What goes to an open connection: at once where it is read, in order, and never more than may wait."""

from __future__ import annotations

import asyncio

from wabe.server.subscriber import FRAMES, RESTART, TOO_SLOW, Subscriber


class Line:
    """A wire that keeps what it is sent, and takes no more than `room` of it."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[bytes] = []

    def is_free(self) -> bool:
        return len(self.sent) < self.room

    def send_frame(self, frame: bytes) -> None:
        self.sent.append(frame)


def at(line: Line) -> Subscriber:
    return Subscriber("browser", None, wire=line)


def numbered(count: int) -> list[bytes]:
    return [b"%d" % number for number in range(count)]


def test_what_the_wire_takes_never_waits() -> None:
    line = Line(9)
    subscriber = at(line)
    for frame in numbered(3):
        subscriber.put(frame)
        assert line.sent[-1] == frame
    assert not subscriber._frames


def test_what_the_wire_does_not_take_waits_and_keeps_its_order() -> None:
    line = Line(2)
    subscriber = at(line)
    for frame in numbered(4):
        subscriber.put(frame)
    assert line.sent == numbered(2)
    line.room = 3
    subscriber.flush()
    assert line.sent == numbered(3)
    line.room = 9
    subscriber.put(b"4")  # the wire is free again, but another one has waited longer
    subscriber.flush()
    subscriber.put(b"5")
    assert line.sent == numbered(6)
    assert subscriber._bytes == 0


def test_whoever_reads_nothing_is_dropped_once_too_much_waits() -> None:
    line = Line(1)
    subscriber = at(line)
    for frame in numbered(FRAMES + 1):
        subscriber.put(frame)
    assert subscriber.closed is None
    subscriber.put(b"one too many")
    assert subscriber.closed == TOO_SLOW
    line.room = 9
    subscriber.flush()
    subscriber.put(b"never sent")
    assert line.sent == numbered(1)


def test_a_connection_ends_once_all_that_is_owed_to_it_is_sent() -> None:
    async def scene() -> None:
        line = Line(0)
        subscriber = at(line)
        with subscriber.asking():
            subscriber.end(RESTART)
            subscriber.put(b"answer")
        assert subscriber.closed is None
        line.room = 9
        subscriber.flush()
        await asyncio.wait_for(subscriber.until_closed(), 5)
        assert [*line.sent, subscriber.closed] == [b"answer", RESTART]

    asyncio.run(scene())


def test_what_is_fetched_is_fetched_before_the_end() -> None:
    async def scene() -> None:
        subscriber = Subscriber("browser", None)
        subscriber.put(b"last")
        subscriber.end(RESTART)
        assert await subscriber.next() == b"last"
        assert await subscriber.next() is None
        assert subscriber.closed == RESTART

    asyncio.run(scene())
