"""Data of games: folders of TOML files, read field by field; a data pack is such a folder that replaces a game's own.

Errors say file, record and reason: `mine/alices.toml, alice ninja: cost is 9, not a whole number from 0 to 6.`
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from wabe.kernel.errors import BadData, shown
from wabe.kernel.message import Json, Message

MOST_BYTES: Final = 1 << 20
MOST_PATH: Final = 250
MOST_NAME: Final = 40
ABOUT: Final = "pack.toml"
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
SHORT_DIGEST: Final = 12
QUOTE: Final = '"'
READ: Final[dict[str, str]] = {}  # folders of packs that this process has read, as they were named: where they lie
BROUGHT: Final[dict[str, str]] = {}  # folders of other machines: where what was in them lies on this one


class Pack:
    """The files of a game's data, parsed.

    Args:
        tables: what each file holds, by file name.
        own: the names of those that come from the data pack.
        place: the pack's folder; None for the game's own data.
        name: how the pack is called; empty without a pack.
    """

    def __init__(self, tables: dict[str, Json], own: list[str], place: Path | None = None, name: str = "") -> None:
        self.tables = tables
        self.own = own
        self.place = place
        self.name = name

    def file(self, name: str) -> Fields:
        """The fields of one file."""
        return Fields(
            self.tables[name], name if self.place is None or name not in self.own else label(self.place, name)
        )

    def digest(self) -> str:
        """SHA-256, in hexadecimal, of what the pack's own files say; comments and line ends do not count."""
        said = json.dumps([[name, self.tables[name]] for name in sorted(self.own)], sort_keys=True, default=str)
        return sha256(said.encode("utf-8", "surrogatepass")).hexdigest()

    def to_json(self) -> Json | None:
        """`{"name", "digest"}`, as saves hold it; None for the game's own data."""
        return {"name": self.name, "digest": self.digest()} if self.own else None


def read_pack(home: Path, files: list[str], folder: str | None = None) -> Pack:
    """A game's data.

    Args:
        home: the folder of the game's own files.
        files: their names.
        folder: a data pack, with all of these files or some of them; those it lacks are the game's own.

    Raises:
        BadData: the folder or one of its files cannot be read.
    """
    if folder is None:
        return Pack({name: read_toml(home / name, name) for name in files}, [])
    place = place_of(folder)
    own = own_files(place, files)
    tables = {
        name: read_toml(place / name, label(place, name)) if name in own else read_toml(home / name, name)
        for name in files
    }
    return Pack(tables, own, place, pack_name(place))


def refusal(what: str, wanted: object, present: Json | None) -> Message | None:
    """Why a save or replay cannot be read with the data at hand; None if it can.

    A pack of the same name with another digest is the same one, changed meanwhile.

    Args:
        what: the text for what was made with them: `error-data-save`, `error-data-replay` ...
        wanted: what it says of its data pack (`Pack.to_json`), None for the game's own data.
        present: the same of the data at hand.
    """
    if digest_of(wanted) == digest_of(present) or is_changed(wanted, present):
        return None
    return other_data(what, wanted, present)


def other_data(what: str, wanted: object, present: Json | None) -> Message:
    """The sentence that says so."""
    return Message(what, {"wanted": described(wanted), "present": described(present)})


def is_changed(wanted: object, present: Json | None) -> bool:
    """Whether the pack at hand is the wanted one with other records."""
    if not isinstance(wanted, dict) or present is None:
        return False
    digest = wanted.get("digest")
    named = isinstance(digest, str) and digest != "" and wanted.get("name") == present["name"]
    return named and digest != present["digest"]


def digest_of(pack: object) -> object:
    """The digest in what a file says of its pack; None for the game's own data."""
    return pack.get("digest", "") if isinstance(pack, dict) else pack


def described(pack: object) -> Message:
    """A data pack in words, with the beginning of its digest."""
    if pack is None:
        return Message("error-data-own")
    if not isinstance(pack, dict):
        return Message("error-data-unknown", {"pack": shown(pack)})
    digest = str(pack.get("digest"))[:SHORT_DIGEST]
    return Message("error-data-pack", {"name": shown(pack.get("name")), "digest": digest})


def place_of(folder: str) -> Path:
    """The folder, whatever way it is written; it is noted in `READ`. Raises `BadData` if it is none."""
    try:
        place = Path(BROUGHT.get(folder, folder)).resolve()
        place.stat()
    except (OSError, ValueError, RuntimeError) as error:
        raise BadData("error-pack-unreadable", pack=shown(folder, MOST_PATH), error=reason_of(error)) from error
    if not place.is_dir():
        raise BadData("error-pack-no-folder", pack=shown(folder, MOST_PATH))
    READ[folder] = str(place)
    return place


def own_files(place: Path, files: list[str]) -> list[str]:
    """Which of the files a pack has. Raises `BadData` if it has none of them, or other TOML files."""
    try:
        found = sorted(path.name for path in place.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise BadData("error-pack-unreadable", pack=shown(place.name), error=reason_of(error)) from error
    for name in found:
        if name not in files and name != ABOUT:
            raise BadData("error-file-unknown", called=label(place, name), wanted=files)
    own = [name for name in files if name in found]
    if not own:
        raise BadData("error-pack-empty", pack=shown(place.name), wanted=files)
    return own


def label(place: Path, file: str) -> str:
    """A file of a pack, as sentences call it."""
    return f"{place.name}/{file}"


def pack_name(place: Path) -> str:
    """The `name` in `pack.toml`, or that of the folder. Raises `BadData`."""
    if not (place / ABOUT).exists():
        return place.name or "/"
    about = Fields(read_toml(place / ABOUT, label(place, ABOUT)), label(place, ABOUT))
    name = about.text("name", MOST_NAME)
    about.done()
    return name


def read_toml(path: Path, called: str) -> Json:
    """What a TOML file holds. Raises `BadData`, which calls the file as told."""
    try:
        if not path.is_file():
            raise BadData("error-file-none", called=called)
        with path.open("rb") as file:
            written = file.read(MOST_BYTES + 1)
        if len(written) > MOST_BYTES:
            raise BadData("error-file-large", called=called, most=MOST_BYTES)
        return tomllib.loads(written.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadData("error-file-no-utf8", called=called, byte=error.start + 1) from error
    except OSError as error:
        raise BadData("error-file-unreadable", called=called, error=reason_of(error)) from error
    except RecursionError as error:
        raise BadData("error-file-deep", called=called) from error
    except ValueError as error:
        raise BadData("error-file-no-toml", called=called, error=str(error)) from error


def reason_of(error: Exception) -> str:
    """Why the system refuses a file."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


class Fields:
    """One table of a file, read field by field. All readers raise `BadData`.

    Args:
        table: what the file holds there.
        where: file and record, for errors.
        inside: the name of the table within its record, with a dot behind; empty for the record itself.
    """

    def __init__(self, table: object, where: str | Message, inside: str = "") -> None:
        self.where = where
        self.inside = inside
        self.read: list[str] = []
        if not isinstance(table, dict):
            raise self.refusal(
                Message("error-no-table", {"name": inside[:-1] or "@error-the-record", "given": shown(table)})
            )
        self.values: Json = table

    def refusal(self, reason: Message) -> BadData:
        """The error that names file, record and reason."""
        return BadData("error-record", where=self.where, reason=reason)

    def wrong(self, name: str, wanted: Message) -> BadData:
        """The error for a field that is not what was wanted."""
        return self.refusal(
            Message(
                "error-field-wrong",
                {"name": f"{self.inside}{name}", "given": shown(self.values[name]), "wanted": wanted},
            )
        )

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        return name in self.values

    def raw(self, name: str) -> object:
        """The field as it is."""
        if name not in self.values:
            raise self.refusal(Message("error-field-missing", {"name": f"{self.inside}{name}"}))
        self.read.append(name)
        return self.values[name]

    def done(self) -> None:
        """Refuse fields that nobody has read."""
        for name in self.values:
            if name not in self.read:
                raise self.refusal(Message("error-field-unknown", {"name": shown(self.inside + name)}))

    def whole(self, name: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        value = self.raw(name)
        if type(value) is not int or not least <= value <= most:
            wanted = "error-the-number" if least == most else "error-a-number"
            raise self.wrong(name, Message(wanted, {"least": least, "most": most}))
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.wrong(name, Message("error-a-truth"))
        return value

    def text(self, name: str, most: int, least: int = 1) -> str:
        """Printable text of `least` to `most` characters."""
        value = self.raw(name)
        if not isinstance(value, str) or not least <= len(value) <= most or not value.isprintable():
            raise self.wrong(name, Message("error-a-line", {"least": least, "most": most}))
        return value

    def id(self, name: str) -> str:
        """A name for programs: a letter, then letters, digits and underscores."""
        value = self.raw(name)
        if not isinstance(value, str) or not ID.fullmatch(value):
            raise self.wrong(name, Message("error-an-id"))
        return value

    def word(self, name: str, words: Sequence[str]) -> str:
        """One of the words."""
        value = self.raw(name)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(name, Message("error-one-of", {"words": list(words)}))
        return value

    def words(self, name: str, words: Sequence[str]) -> list[str]:
        """Some of the words, each at most once, at least one."""
        value = self.raw(name)
        if not isinstance(value, list) or not value or any(each not in words for each in value):
            raise self.wrong(name, Message("error-some-of", {"words": list(words)}))
        if len(set(value)) < len(value):
            raise self.wrong(name, Message("error-different-words"))
        return [str(each) for each in value]

    def numbers(self, name: str, count: int, most: int) -> list[int]:
        """A list of `count` whole numbers from `-most` to `most`."""
        value = self.raw(name)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(name, Message("error-some-numbers", {"count": count}))
        if any(type(each) is not int or abs(each) > most for each in value):
            raise self.wrong(name, Message("error-some-numbers-from", {"count": count, "least": -most, "most": most}))
        return [int(each) for each in value]

    def entries(self, name: str, count: int) -> list[object]:
        """A list of `count` things of any sort."""
        value = self.raw(name)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(name, Message("error-some-entries", {"count": count}))
        return value

    def record(self, array: str, named: object, number: int) -> Message:
        """How a record of an array is called: by its key, or its number if it has none."""
        called = shown(named) if isinstance(named, int | str) else ""
        if isinstance(called, str):
            called = called.strip(QUOTE)
        key = "error-where" if called else "error-where-number"
        return Message(key, {"where": self.where, "array": array, "record": called, "number": number})

    def table(self, name: str) -> Fields:
        """A table within this one."""
        return Fields(self.raw(name), self.where, f"{self.inside}{name}.")

    def records(self, name: str, key: str) -> list[Fields]:
        """The tables of an array; each is called by its field `key`, which must differ."""
        value = self.raw(name)
        if not isinstance(value, list):
            raise self.wrong(name, Message("error-an-array"))
        found: list[Fields] = []
        keys: list[object] = []
        for number, table in enumerate(value, 1):
            named = table.get(key) if isinstance(table, dict) else None
            record = Fields(table, self.record(name, named, number))
            if named is not None and named in keys:
                raise record.refusal(Message("error-two-of-key", {"name": key}))
            keys.append(named)
            found.append(record)
        return found
