"""Bringing a table back from its log: strictly under the rules it was played by, else as far as the present ones agree.

Where they do not, the table goes on from the next position that was kept; the log says what is left out. After that the
present rules hold, which an event of its own (`RULES`) in the log says once for all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.data import is_changed
from wabe.kernel.errors import WabeError
from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.saves import position
from wabe.server.errors import ForkedGame
from wabe.server.play import NOBODY, Play, state_of
from wabe.server.shelf import play_of
from wabe.server.store import SavedEvent, SavedTable
from wabe.server.store.rows import FILE, SavedGame, set_rules
from wabe.server.tables import begin_anew, begun, check_data

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
RULES: Final = "rules"  # the kind of the event in the log


def is_other(table: SavedTable, game: Game) -> bool:
    """Whether a table was played by other rules than the game has now, or with other records of the same pack."""
    return table.version != game.version or is_changed(table.data, game.data)


def check_playable(table: SavedTable, game: Game) -> None:
    """Whether a table may be brought back.

    Raises:
        OtherData: it was set up with another data pack.
        ForkedGame: a newer version of the server has played here.
    """
    check_data(table, game)
    if table.version > game.version:
        raise ForkedGame("error-forked-newer", version=table.version, present=game.version)


def change_of(table: SavedTable, game: Game, lost: int) -> Event:
    """What the log says where a table goes on under the present rules."""
    if table.version == game.version:
        return Event("data-changed", {"count": lost})
    return Event("rules-changed", {"from": table.version, "to": game.version, "count": lost})


async def change_rules(live: Live, lost: int) -> None:
    """Go on at a table under the present rules from where the log has led, and say so in it.

    Args:
        live: the table, which nobody else has yet.
        lost: how many of its last events these rules do not take. What would have followed them has been seen, so
            chance begins anew.
    """
    table, play = live.table, live.play
    game, options = play.record.game, dict(play.record.start.options)
    event, kept = change_of(table, game, lost), state_of(play.record.state)
    if lost:
        begin_anew(table, play.seq, kept)
    play.show(play.seq + 1, kept, event, table.version)
    live.table = replace(table, version=game.version, data=game.data, options=options)
    said = {"event": event.kind, "args": event.args}
    await live.keep_event(RULES, NOBODY, said, None, lambda c: set_rules(c, live.table))


def resumed(saved: SavedGame, game: Game) -> tuple[Play, int]:
    """The game as its log tells it, and how many of the last events the present rules do not take.

    Raises:
        OtherData, ForkedGame.
    """
    table = saved.table
    check_playable(table, game)
    other = is_other(table, game)
    table.options = game.recall_options(table.options, table.version)
    if table.over and other and FILE in saved.kept:
        return play_of(saved.kept[FILE], game), 0
    play = begun(table, game)
    lost = Retelling(play, saved.snapshots, table.version, is_other=other).tell(saved.events)
    play.closed = table.over
    return play, lost


class Retelling:
    """Plays the log of a table.

    Args:
        play: at its set-up.
        snapshots: positions of the log that were kept, by seq.
        version: of the rules the table was played by last.
        is_other: whether the present ones are other ones.
    """

    def __init__(self, play: Play, snapshots: dict[int, Json], version: int, *, is_other: bool) -> None:
        self.play = play
        self.snapshots = snapshots
        self.version = version
        self.is_other = is_other
        self.sure = 0  # actions up to the last position that was found as it was kept
        self.lost = 0  # events since the last one that could be played

    def tell(self, events: list[SavedEvent]) -> int:
        """Play all of it; how many of the last events the present rules do not take.

        Raises:
            ForkedGame: it does not play as it was played, though the rules are the same.
        """
        if not events:
            return 0
        settled = max((event.seq for event in events if event.kind == RULES), default=0)
        with self.play.told_again(events[-1].seq):
            for event in events:
                if event.kind == RULES:
                    self._show(event.seq, Event(event.form["event"], event.form["args"]))
                else:
                    self._repeat(event, strict=not self.is_other and event.seq > settled)
        self.play.seq = events[-1].seq
        return self.lost

    def _repeat(self, event: SavedEvent, *, strict: bool) -> None:
        error = WabeError() if self.lost else self._try(event)
        if error is not None:
            if strict:
                raise ForkedGame("error-forked-game", event=event.seq, error=error.message) from error
            self.lost += 1
            self.play.miss(event.kind)
        kept = self.snapshots.get(event.seq)
        if kept is None:
            return
        if not self.lost and position(kept) == position(self.play.record.state.to_json()):
            self.sure = len(self.play.seqs)
        elif strict:
            raise ForkedGame("error-forked-position", event=event.seq)
        elif self.play.can_show(kept, self.version):
            left_out = self.lost + len(self.play.seqs) - self.sure
            self.play.cut(self.sure)
            self._show(event.seq, Event("moves-left-out", {"count": left_out}))

    def _try(self, event: SavedEvent) -> WabeError | None:
        try:
            self.play.repeat(event.kind, event.seat, event.form)
        except WabeError as error:
            return error
        return None

    def _show(self, seq: int, event: Event) -> None:
        self.play.show(seq, self.snapshots[seq], event, self.version)
        self.sure, self.lost = len(self.play.seqs), 0
