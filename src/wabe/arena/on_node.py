"""What a node of a cluster does: it sees that it plays by the same code, lays out data packs, and works."""

from __future__ import annotations

import pickle
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import wabe
from wabe.bots.outside import module_of, search_here
from wabe.games import forget_packs, games
from wabe.kernel import data
from wabe.kernel.errors import WabeError

ROOMS: Final = ("kernel", "games", "bots", "arena", "learn", "lab", "envs")  # what outcomes may hang on
SUFFIXES: Final = (".py", ".toml", ".json")
PACKED: Final = ("*.toml", "values/*.json")

Files: TypeAlias = dict[str, bytes]  # by their paths below a folder
Chunk: TypeAlias = "tuple[str, Any]"  # what became of it: one of the words below, and its results or why there are none

DONE: Final = "done"
REFUSED: Final = "refused"
UNLIKE: Final = "unlike"
STRANGE: Final = "strange"


class Parcel(NamedTuple):
    """What every node must have, as plain values: it is opened only where the code is the same.

    Fields:
        code: of whoever sends it (`code`).
        strangers: what the job hangs on besides: packages of games and bots that are not Wabe's, with their digests.
        packs: data packs, by the folders where they lie there; `called`: these, by the names that the job may use.
        work: the function and its job, pickled.
    """

    code: tuple[str, str]
    strangers: dict[str, str]
    packs: dict[str, Files]
    called: dict[str, str]
    work: bytes


@cache
def code() -> tuple[str, str]:
    """The version of Wabe, and the SHA-256 of all that outcomes may hang on, with the version of Python."""
    home, python = Path(wabe.__file__).parent, str(sys.version_info[:2])
    return wabe.__version__, digest_of(home, (path for room in ROOMS for path in (home / room).rglob("*.*")), python)


def digest_of(home: Path, files: Iterable[Path], more: str = "") -> str:
    """The SHA-256 of the sources and data among these files, wherever their home lies."""
    digest = sha256(more.encode())
    for path in sorted(files):
        if path.suffix in SUFFIXES:
            digest.update(f"\n{path.relative_to(home).as_posix()}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def strangers(job: object) -> dict[str, str]:
    """The packages besides Wabe's own that games and bots named in a job are of, with their digests."""
    modules = [type(games()[word]).__module__ if word in games() else module_of(word) for word in words(job)]
    packages = {module.partition(".")[0] for module in modules if module} - {wabe.__name__}
    return {package: package_digest(package) for package in sorted(packages)}


def words(job: object) -> Iterator[str]:
    """All texts of a job, which is made of tuples, lists and dictionaries."""
    if isinstance(job, str):
        yield job
    elif isinstance(job, (tuple, list, dict)):
        for part in job.values() if isinstance(job, dict) else job:
            yield from words(part)


@cache
def package_digest(package: str) -> str:
    """The SHA-256 of a package, or of a module that is in none; "" where there is no such one."""
    search_here()
    try:
        found = find_spec(package)
    except ValueError:  # what runs, and was never looked for
        return ""
    if found is not None and found.submodule_search_locations:
        homes = map(Path, found.submodule_search_locations)
        return "".join(digest_of(home, home.rglob("*.*")) for home in homes)
    origin = None if found is None or found.origin is None else Path(found.origin)
    return digest_of(origin.parent, [origin]) if origin is not None and origin.is_file() else ""


def parcel(work: Callable[[Any, range], list[Any]], job: object) -> Parcel:
    """What the nodes need for this work, with the data packs that this process has read so far."""
    packs = {place: files for place in set(data.READ.values()) if (files := files_of(Path(place)))}
    called = {place: place for place in packs} | {name: place for name, place in data.READ.items() if place in packs}
    return Parcel(code(), strangers(job), packs, called, pickle.dumps((work, job)))


def files_of(place: Path) -> Files:
    """The files of a data pack."""
    found = sorted(path for pattern in PACKED for path in place.glob(pattern))
    return {path.relative_to(place).as_posix(): path.read_bytes() for path in found}


def carry_out(name: str, fetch: Callable[[], Parcel], numbers: range, home: str) -> Chunk:
    """The results of some numbers. Work that raises a `WabeError` says so, instead of a result.

    Args:
        name: of the parcel, which is fetched only when another one was opened last.
        fetch: gives the parcel.
        numbers: which.
        home: a folder of the node, for data packs; it goes when the cluster does.
    """
    if LAST[0] != name:
        sent = fetch()
        if sent.code != code():
            return UNLIKE, wabe.__version__
        for package, digest in sent.strangers.items():
            if package_digest(package) != digest:
                return STRANGE, package
        LAST[:] = name, opened(sent, home)
    work, job = LAST[1]
    try:
        return DONE, work(job, numbers)
    except WabeError as error:
        return REFUSED, error


LAST: Final[list[Any]] = [None, None]  # the name of the parcel that was opened last, and what was in it


def opened(sent: Parcel, home: str) -> Any:
    """The function and its job."""
    if sent.packs:
        lay_out(sent, Path(tempfile.mkdtemp(prefix="wabe-packs-", dir=home)))
    return pickle.loads(sent.work)


def lay_out(sent: Parcel, home: Path) -> None:
    """Write the packs to a folder of this process, where those who ask for them find them."""
    places = {}
    for number, (place, files) in enumerate(sent.packs.items()):
        places[place] = home / str(number) / Path(place).name
        for file, written in files.items():
            (places[place] / file).parent.mkdir(parents=True, exist_ok=True)
            (places[place] / file).write_bytes(written)
    forget_packs()
    data.BROUGHT.update({name: str(places[place]) for name, place in sent.called.items()})
