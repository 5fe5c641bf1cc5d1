"""Looking back at finished games: what is sent of one is made once, kept compressed, and sent in parts."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wabe.kernel.record import Turn
from wabe.kernel.state import State
from wabe.server.play import NOBODY, Play
from wabe.server.protocol import encode
from wabe.server.shelf import file_of

Json: TypeAlias = dict[str, Any]
Parts: TypeAlias = list[bytes]
Key: TypeAlias = tuple[str, str, int | None]
PAGE: Final = 32  # positions that are sent together
KEPT_BYTES: Final = 16 * 1024 * 1024


class Archive:
    """What has been made of finished games: kept until there is too much of it, then the least recently used goes."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most = most
        self._kept: dict[Key, asyncio.Future[Parts]] = {}  # the least recently used first

    async def get(self, key: Key, make: Callable[[], Parts], pay: Callable[[], None]) -> Parts:
        """What is kept under this name, else what `make` makes, in a thread, once `pay` has let it."""
        made = self._kept.pop(key, None)
        if made is None:
            pay()
            made = asyncio.ensure_future(asyncio.to_thread(make))
        self._kept[key] = made
        try:
            return await asyncio.shield(made)
        except Exception:
            self._kept.pop(key, None)
            raise
        finally:
            self._make_room()

    def forget(self, table: str) -> None:
        """Keep nothing of that table."""
        for key in [key for key in self._kept if key[1] == table]:
            del self._kept[key]

    def _make_room(self) -> None:
        sizes = {key: sum(map(len, made.result())) for key, made in self._kept.items() if _is_made(made)}
        surplus = sum(sizes.values()) - self._most
        for key, size in sizes.items():
            if surplus <= 0:
                return
            del self._kept[key]
            surplus -= size


def _is_made(future: asyncio.Future[Parts]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def packed(content: object) -> bytes:
    """JSON, compressed."""
    return gzip.compress(encode(content), 6, mtime=0)


def replay(play: Play, seat: int | None, more: Json) -> Parts:
    """A game seen from one seat: what was done and what came of it with `more`, then the positions page by page."""
    views: list[Json] = []
    play.record.walk(lambda state: views.append(state.view(seat)))
    views[-1] = play.record.last_view(seat)
    pages = [{"views": views[first : first + PAGE]} for first in range(0, len(views), PAGE)]
    told = {"steps": _steps(play), "log": play.entries(0, len(play.record.events), seat), "page": PAGE}
    return [packed(part) for part in ({**told, **more}, *pages)]


def _steps(play: Play) -> list[Json]:
    """The set-up, then each action that was not taken back."""
    taken = zip(play.seqs, play.record.turns, strict=True)
    actions = [{"seq": seq, "seat": seat_of(turn), "label": turn.label.to_json()} for seq, turn in taken]
    return [{"seq": 0, "seat": None, "label": None}, *actions]


def seat_of(turn: Turn) -> int | None:
    """Who acted; None where no seat did."""
    return None if turn.seat == NOBODY else turn.seat


def course(play: Play) -> Parts:
    """The points of all at the end of each turn."""
    points: dict[int, list[int]] = {}

    def note(state: State) -> None:
        points[state.turn_number()] = state.scores()

    play.record.walk(note)
    points[play.record.state.turn_number()] = play.record.last_scores()
    return [packed({"turns": list(points), "points": list(points.values())})]


def save(play: Play, kept: bytes | None) -> Parts:
    """The replay file with its film; as it was kept, if it was."""
    return [packed(play.record.to_json(film=True) if kept is None else file_of(kept))]
