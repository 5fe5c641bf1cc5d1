"""Saved games: a replay file with the table around it, which `wabe replay` reads too."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import wabe
from wabe.cli.arguments import BadFile
from wabe.cli.seating import Seating, stored_seating
from wabe.kernel.errors import BadReplay, WabeError
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record
from wabe.kernel.replays import LIST, TEXT, WHOLE, check_fields
from wabe.kernel.rng import MASK62, SEED_LIMIT
from wabe.kernel.saves import whole
from wabe.texts import Texts

TABLE = {"seats": LIST, "seed": WHOLE, "rng": WHOLE}
SEAT = {"kind": TEXT, "name": TEXT}
BROKEN = Message("error-table-broken")


def read_json(name: str) -> object:
    """What a file (`-`: standard input) holds.

    Raises:
        BadFile: it cannot be read, or is no JSON.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        return json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "@error-no-json"
        raise BadFile("error-file-unread", name=repr(name), reason=reason) from error


def write_json(name: str, data: Json) -> None:
    """Write a file whole or not at all.

    Raises:
        BadFile: it cannot be written.
    """
    write_text(name, json.dumps(data, separators=(",", ":")))


def write_text(name: str, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        BadFile: it cannot be written.
    """
    path = Path(name)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise cannot_write(name, error) from error


def check_writable(name: str) -> None:
    """Raise `BadFile` now if a file can surely not be written later."""
    path = Path(name)
    if path.is_dir():
        raise BadFile("error-is-folder", name=repr(name))
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadFile("error-no-place", name=repr(name))


def check_page(name: str, journal: str | None = None) -> None:
    """Raise now, rather than after the games, if a page with drawings can surely not be written later.

    Raises:
        BadFile: there is no place for it, or it is that of the journal.
        MissingExtra: there is nothing to draw with.
    """
    from wabe.pages.write import canvas

    check_writable(name)
    check_apart(name, journal)
    canvas()


def check_apart(name: str, journal: str | None) -> None:
    """Raise `BadFile` where a report would be written over the journal that it is made of."""
    if journal is not None and Path(journal).resolve() == Path(name).resolve():
        raise BadFile("error-report-journal", name=repr(name))


def cannot_write(name: str, error: Exception) -> BadFile:
    """Why a file was not written."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadFile("error-file-unwritten", name=repr(name), reason=reason)


def save(name: str, record: Record, seating: Seating) -> None:
    """Write the play and its table. Raises `BadFile`."""
    table = {"seats": seating.to_json(), "seed": seating.seed, "rng": record.state.rng}
    write_json(name, {**record.to_json(film=True), "table": table})


def resume(name: str, pack: str | None = None) -> tuple[Record, Seating | None]:
    """A saved play that goes on just as it would have, and its seating (None for a bare replay).

    Args:
        name: of the file.
        pack: the folder of the data pack it was played with.

    Raises:
        BadFile, BadReplay, BadData.
    """
    data = read_json(name)
    record = Record.from_json(data, partial(wabe.load, data=pack))
    return record, take_table(data, record)


def other_rules(record: Record, texts: Texts) -> list[str]:
    """What is said of a play that the present rules do not play as it was played."""
    if record.differs is None:
        return []
    said = {"version": record.version, "present": record.game.version, "missing": record.missing}
    return [texts.text("cli-other-rules", **said), texts.say(record.differs.message)]


def take_table(data: object, record: Record) -> Seating | None:
    """The seating beside a replay, if there is one; the record goes on with the chance that stands there.

    Raises:
        BadReplay: it is broken.
    """
    if not isinstance(data, dict) or "table" not in data:
        return None
    table = data["table"]
    check_fields(table, TABLE, BROKEN)
    for number, seat in enumerate(table["seats"], 1):
        check_fields(seat, SEAT, Message("error-table-broken-at", {"seat": number}))
    kinds, names = [seat["kind"] for seat in table["seats"]], [seat["name"] for seat in table["seats"]]
    if len(kinds) != record.state.players:
        raise BadReplay("error-table-seats", count=len(kinds), players=record.state.players)
    try:
        record.state.rng = whole(table["rng"], 0, MASK62, "rng")
        return stored_seating(record.game, kinds, names, whole(table["seed"], 0, SEED_LIMIT - 1, "seed"))
    except WabeError as error:
        raise BadReplay("error-table-reason", error=error.message) from error
