"""The clocks of a table as they stand: whose time runs, and what is kept of it with each event and change of a seat.

It is kept with the very change that it changes with, so every worker has the same, and a restart goes on from there.
Clocks begin once nobody is missing: no seat is open, and all people have the table open, or something is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.server import presence
from wabe.server.clocks.times import Asked, Pace, Times

if TYPE_CHECKING:
    from wabe.server.live import Live
    from wabe.server.seats import Seat
    from wabe.server.store.rows import SavedTable

Json: TypeAlias = dict[str, Any]
GOES_BACK: Final = {"undo", "back", "ask", "agree"}  # the last two where nobody's answer is missing any more


def laid(table: SavedTable, clock: Json | None) -> SavedTable:
    """A new table with such a clock, which has not begun."""
    if clock is None:
        return table
    times = Times.laid(Pace(**clock), table.players, table.waiting)
    return replace(table, clock=clock, times=times.to_json())


def running(table: SavedTable, seats: Sequence[Seat]) -> list[int]:
    """The seats whose time runs: of people who have to decide."""
    if table.times is None or not table.times["begun"] or table.over or _is_missing(seats):
        return []
    return [seat for seat in table.waiting if seats[seat].level is None]


def due(table: SavedTable, seats: Sequence[Seat]) -> int | None:
    """When the first time is up, as things stand."""
    return None if table.times is None else Times.of(table.times).due(running(table, seats))


def run_out(live: Live, grace: int) -> list[int]:
    """The seats whose time has been up for at least `grace` milliseconds."""
    table, now = live.table, live.hub.served.now()
    return [] if table.times is None else Times.of(table.times).run_out(running(table, live.seats), now, grace)


def after_event(live: Live, after: SavedTable, kind: str, actor: int) -> SavedTable:
    """The table after an event that has just been played, with what everybody has left then."""
    before = live.table
    if before.clock is None or before.times is None:
        return after
    pace, times = Pace(**before.clock), _spent(live, before.times)
    if kind == "act":
        anew = Asked(after.waiting, after.turn).anew_after(Asked(before.waiting, before.turn), actor)
        times = replace(times.give(pace, anew, len(live.play.record.turns)), begun=True)
    elif kind in GOES_BACK and live.play.asked is None:
        times = times.taken_back(pace, live.play.reconsidering)
    return _with(after, times, live.seats)


def with_seats(live: Live, seats: Sequence[Seat]) -> SavedTable:
    """The table once these are its seats: from now on the time of others may run."""
    table = live.table
    if table.times is None:
        return table
    times = _spent(live, table.times)
    here = all(seat.level is not None or live.is_connected(seat) for seat in seats)
    return _with(table, replace(times, begun=times.begun or (here and not _is_missing(seats))), seats)


def has_no_time(live: Live, seat: int) -> bool:
    """Whether a seat has to decide and has nothing left for that, or has let a bot do it."""
    table = live.table
    if table.times is None or table.over or seat not in table.waiting:
        return False
    return _spent(live, table.times).is_up(seat)


def seconds_left(live: Live, seat: int) -> float | None:
    """How long a seat has to decide; None at a table without a clock."""
    times = live.table.times
    return None if times is None else _spent(live, times).shown()[seat] / 1000


def time_left(table: SavedTable, seats: Sequence[Seat], now: int) -> Json | None:
    """`left` by seat, in ms from now, and the seats for which it `runs`; None without a clock, or at the end."""
    if table.times is None or table.over:
        return None
    runs = running(table, seats)
    return {"left": Times.of(table.times).spent(runs, now).shown(), "runs": runs}


def shown(live: Live) -> Json | None:
    """What a frame says of time; None if there is nothing to say.

    What is `left`, and `bot_in`: in how many milliseconds a bot can be called for who is away.
    """
    table, away = live.table, [_bot_in(live, seat) for seat in live.seats]
    if table.over:
        return None
    found: Json = {} if all(each is None for each in away) else {"bot_in": away}
    return found | (time_left(table, live.seats, live.hub.served.now()) or {}) or None


def _bot_in(live: Live, seat: Seat) -> int | None:
    if seat.kind != "human" or live.is_connected(seat):
        return None
    return round(1000 * presence.absent_in(live, seat))


def _spent(live: Live, times: Json) -> Times:
    """Those of now. Who calls a bot in the own turn gives that turn up: no time runs, so none may be thought."""
    spent = Times.of(times).spent(running(live.table, live.seats), live.hub.served.now())
    called = [seat for seat in live.table.waiting if _has_called(live.seats[seat])]
    return spent.give_up(called) if spent.begun else spent


def _has_called(seat: Seat) -> bool:
    """Whether a bot plays it because its own player wants that."""
    return seat.level is not None and seat.holder is not None and seat.stand_in is None


def _with(table: SavedTable, times: Times, seats: Sequence[Seat]) -> SavedTable:
    timed = replace(table, times=times.of_turns(table.waiting).to_json())
    return replace(timed, due=due(timed, seats))


def _is_missing(seats: Sequence[Seat]) -> bool:
    return any(seat.kind == "open" for seat in seats)
