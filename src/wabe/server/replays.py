"""Looking back at finished games: what is sent of one is compressed, in parts. Called in processes for heavy work."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

import wabe
from wabe.games import load_once
from wabe.kernel import face_up
from wabe.kernel.record import Turn
from wabe.kernel.state import State
from wabe.server.errors import UnknownTable
from wabe.server.frames import secrets_of
from wabe.server.openness import Eyes, check_open
from wabe.server.play import NOBODY, Play
from wabe.server.protocol import encode
from wabe.server.retelling import resumed
from wabe.server.shelf import file_of, wrapped
from wabe.server.store import read_elsewhere
from wabe.server.store.rows import FILE, SavedGame, SavedTable, load_game
from wabe.server.tables import proof_of

Json: TypeAlias = dict[str, Any]
Parts: TypeAlias = list[bytes]
PAGE: Final = 32  # positions that are sent together
FORM: Final = 2  # raised whenever what is sent is written otherwise


@dataclass(frozen=True)
class Source:
    """Where a process finds a game: in the store of an address, with the data pack in a folder."""

    store: str
    table: str
    folder: str | None

    def read(self) -> SavedGame:
        """All that the store knows of it. Raises `UnknownTable`, `StoreFailed`."""
        saved = read_elsewhere(self.store, lambda connection: load_game(connection, self.table))
        if saved is None:
            raise UnknownTable
        return saved

    def play(self, saved: SavedGame) -> Play:
        """The game as its log tells it. Raises `OtherData`, `ForkedGame`."""
        return resumed(saved, load_once(saved.table.game, self.folder))[0]


def made(source: Source, what: str, eyes: Eyes) -> Parts:
    """What is sent of a finished game: a replay, a course, a save. Raises as `Source` and `check_open`."""
    saved = source.read()
    check_open(saved.table, eyes)
    return MAKERS[what](saved, source.play(saved), eyes)


def shelved(source: Source) -> bytes | None:
    """A finished game as it is kept whatever becomes of the rules; None if it is kept. Raises as `Source`."""
    saved = source.read()
    return None if FILE in saved.kept else wrapped(source.play(saved))


def analysed(source: Source, tell: Callable[[float], None]) -> Json:
    """What an analysis of a finished game says (docs/analysis.md). Raises as `Source`."""
    from wabe.analysis import Settings, analyse  # nothing else here has to do with bots

    record = source.play(source.read()).record
    return analyse(record, Settings(), lambda done, every: tell(done / every)).to_json()


def packed_parts(parts: Parts, stamp: str) -> bytes:
    """As it is kept in the store, under what says how it is written."""
    return msgspec.msgpack.encode([stamp, parts])


def unpacked(body: bytes, stamp: str) -> Parts | None:
    """What was kept; None if it is written otherwise."""
    found, parts = msgspec.msgpack.decode(body)
    return list(parts) if found == stamp else None


def stamp_of(table: SavedTable) -> str:
    """How this version of the server writes what it makes of a table."""
    return f"{wabe.__version__} {FORM} {table.version}"


def packed(content: object) -> bytes:
    """JSON, compressed."""
    return gzip.compress(encode(content), 6, mtime=0)


def replay(saved: SavedGame, play: Play, eyes: Eyes) -> Parts:
    """A game as somebody sees it: what was done and what came of it, its secret, then the positions page by page."""
    views, log = _face_up(play) if isinstance(eyes, str) else _seen_by(play, eyes)
    pages = [{"views": views[first : first + PAGE]} for first in range(0, len(views), PAGE)]
    told = {
        "steps": _steps(play),
        "log": log,
        "page": PAGE,
        "score_sheet": play.now.score_sheet(),
        **secrets_of(saved.table),
    }
    return [packed(part) for part in (told, *pages)]


def _seen_by(play: Play, seat: int | None) -> tuple[list[Json], list[Json]]:
    """The positions and the log as a seat saw them, or a spectator."""
    views: list[Json] = []
    play.record.walk(lambda state: views.append(state.view(seat)))
    views[-1] = play.record.last_view(seat)
    return views, play.entries(0, len(play.record.events), seat)


def _face_up(play: Play) -> tuple[list[Json], list[Json]]:
    """The same with nothing hidden. Raises `Sealed`."""
    record = play.record
    log = play.entries(0, len(record.events), None)
    told = [face_up.entry(record, index) for index in range(len(log))]
    whole = [
        {**entry, **event, "text": record.game.tell(event).to_json()} for entry, event in zip(log, told, strict=True)
    ]
    return face_up.views(record), whole


def _steps(play: Play) -> list[Json]:
    """The set-up, then each action that was not taken back."""
    taken = zip(play.seqs, play.record.turns, strict=True)
    actions = [{"seq": seq, "seat": seat_of(turn), "label": turn.label.to_json()} for seq, turn in taken]
    return [{"seq": 0, "seat": None, "label": None}, *actions]


def seat_of(turn: Turn) -> int | None:
    """Who acted; None where no seat did."""
    return None if turn.seat == NOBODY else turn.seat


def course(_saved: SavedGame, play: Play, _eyes: Eyes) -> Parts:
    """The points of all at the end of each turn, and where on the board they came from."""
    points: dict[int, list[int]] = {}

    def note(state: State) -> None:
        points[state.turn_number()] = state.scores()

    play.record.walk(note)
    points[play.record.state.turn_number()] = play.record.last_scores()
    gains = play.record.game.gains(play.record.events)
    return [packed({"turns": list(points), "points": list(points.values()), "gains": gains})]


def save(saved: SavedGame, play: Play, _eyes: Eyes) -> Parts:
    """The replay file with its film, of the rules it was played by, as it was kept, if it was; and its proof."""
    file = file_of(saved.kept[FILE]) if FILE in saved.kept else play.record.to_json(film=True)
    return [packed({**file, "proof": proof_of(saved.table).to_json()})]


MAKERS: Final[dict[str, Callable[[SavedGame, Play, Eyes], Parts]]] = {
    "replay": replay,
    "course": course,
    "save": save,
}
