"""Finished games as they are kept: the replay file with its film, made once and compressed.

Whatever becomes of the rules, it can be looked at and handed out as it is.
"""

from __future__ import annotations

import zlib
from typing import Any, TypeAlias

import msgspec

from wabe.kernel.game import Game
from wabe.kernel.record import Record
from wabe.server.play import Play
from wabe.server.protocol import encode

Json: TypeAlias = dict[str, Any]


def wrapped(play: Play) -> bytes:
    """A finished game, to be kept."""
    return zlib.compress(encode({"file": play.record.to_json(film=True), "seqs": play.seqs}))


def file_of(kept: bytes) -> Json:
    """The replay file in it."""
    file: Json = _unwrapped(kept)["file"]
    return file


def play_of(kept: bytes, game: Game) -> Play:
    """The game as it was played. Raises `BadReplay`."""
    found = _unwrapped(kept)
    return Play.of(Record.from_json(found["file"], lambda _: game), found["seqs"])


def _unwrapped(kept: bytes) -> Json:
    found: Json = msgspec.json.decode(zlib.decompress(kept))
    return found
