"""The same table with another truth behind what one seat knows: cards redrawn, other seats' secrets scrambled."""

from __future__ import annotations

from dataclasses import replace

from wabe.kernel.events import Event
from wabe.server.live import Live
from wabe.server.play import Play
from wabe.server.store.rows import SavedGame
from wabe.server.tables import begun


def twin_of(live: Live, seat: int | None, seed: int, table_id: str | None = None) -> Live:
    """A table that this seat (None: spectators) must not be able to tell from `live`.

    Its id is the same unless another is given; its connections are those of `live`.
    """
    table = replace(live.table, id=table_id or live.table.id)
    twin = Live(live.hub, SavedGame(table, live.seats, [], [], list(live.chat), {}), _play(live, seat, seed))
    twin.subscribers = live.subscribers
    return twin


def differs(live: Live, twin: Live) -> bool:
    """Whether the truth is another one."""
    mine, other = (one.play.record.state.to_json()["areas"] for one in (live, twin))
    return bool(mine != other)


def _play(live: Live, seat: int | None, seed: int) -> Play:
    play, table = live.play, live.table
    twin = begun(table, play.record.game)
    record = twin.record
    state = play.record.state.determinise(0 if seat is None else seat, seed)
    record.turns, record.snapshots = play.record.turns, play.record.snapshots
    record.log.events[:] = [_scrambled(event, seat) for event in play.record.events]
    record.state = state
    twin.seq, twin.seqs = play.seq, play.seqs
    twin._asked, twin._marks = play._asked, play._marks
    twin._moments.clear()
    twin._moments.append(replace(play.now, state=state.clone()))
    return twin


def _scrambled(event: Event, seat: int | None) -> Event:
    if event.secret is None or event.is_open_to(seat):
        return event
    return Event(event.kind, event.args, {"scrambled": id(event)}, event.audience, event.chapter)
