"""Saved games: a replay file with the table around it, which `wabe replay` reads too."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import wabe
from wabe.cli.arguments import BadFile
from wabe.cli.seating import Seating, check_name, check_seating
from wabe.kernel.errors import BadReplay, BadSave
from wabe.kernel.game import SEED_LIMIT
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.kernel.rng import MASK62
from wabe.kernel.saves import whole


def read_json(name: str) -> object:
    """What a file (`-`: standard input) holds.

    Raises:
        BadFile: it cannot be read, or is no JSON.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        return json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "it is not a JSON text"
        raise BadFile(f"The file {name!r} cannot be read: {reason}.") from error


def write_json(name: str, data: Json) -> None:
    """Write a file whole or not at all.

    Raises:
        BadFile: it cannot be written.
    """
    path = Path(name)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise cannot_write(name, error) from error


def check_writable(name: str) -> None:
    """Raise `BadFile` now if a file can surely not be written later."""
    path = Path(name)
    if path.is_dir():
        raise BadFile(f"The file {name!r} cannot be written: it is a folder.")
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadFile(f"The file {name!r} cannot be written: its folder does not exist or is not yours to write in.")


def cannot_write(name: str, error: Exception) -> BadFile:
    """Why a file was not written."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadFile(f"The file {name!r} cannot be written: {reason}.")


def save(name: str, record: Record, seating: Seating) -> None:
    """Write the play and its table. Raises `BadFile`."""
    table = {"seats": seating.to_json(), "seed": seating.seed, "rng": record.state.rng}
    write_json(name, {**record.to_json(), "table": table})


def load_record(name: str, pack: str | None = None) -> tuple[Record, Json]:
    """The play that a file holds, and what it says of the table ({} if nothing).

    Args:
        name: of the file.
        pack: the folder of the data pack it was played with.

    Raises:
        BadFile, BadReplay, BadData.
    """
    data = read_json(name)
    record = Record.from_json(data, partial(wabe.load, data=pack))
    table = data.get("table", {}) if isinstance(data, dict) else {}
    return record, table if isinstance(table, dict) else {}


def names_in(table: Json, players: int) -> list[str]:
    """The players' names in a file, as far as they can be used."""
    seats = table.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        return []
    names = [str(seat.get("name", "")) if isinstance(seat, dict) else "" for seat in seats]
    return [check_name(name) for name in names] if all(names) else []


def resume(name: str, pack: str | None = None) -> tuple[Record, Seating | None]:
    """A saved play that goes on just as it would have, and its seating (None for a bare replay).

    Raises:
        BadFile, BadReplay, BadData.
    """
    record, table = load_record(name, pack)
    if not table:
        return record, None
    try:
        record.state.rng = whole(table["rng"], 0, MASK62, "rng")
        return record, seating_of(table, record)
    except (BadSave, KeyError, TypeError, ValueError) as error:
        raise BadReplay(f"The table of the file {name!r} is broken: {error}.") from error


def seating_of(table: Json, record: Record) -> Seating:
    """The seating that a file describes. Raises `KeyError`, `TypeError`, `ValueError`, `WabeError`."""
    seats: list[Any] = table["seats"]
    kinds = [str(seat["kind"]) for seat in seats]
    names = [str(seat["name"]) for seat in seats]
    return check_seating(record.game, kinds, names, whole(table["seed"], 0, SEED_LIMIT - 1, "seed"))
