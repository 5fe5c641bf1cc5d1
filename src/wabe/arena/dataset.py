"""Decisions of many games in a file that learning programs read: Parquet, a row for each decision (docs/dataset.md).

What is played is kept beside the file until it is whole: every game as it comes, in `FILE.games`, and in the journal
`FILE.journal` how many bytes it takes there. So nothing that was played is lost, and the file is the same as one made
without a break, whoever has played.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial
from hashlib import sha256
from io import BufferedRandom
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Self

import wabe
from wabe import bots as levels
from wabe.arena.journal import resumed
from wabe.arena.match import Match, Progress, about, are_numbers, conduct, match_of, seated
from wabe.arena.pool import MAX_CHUNK, Workers, check_games, chunk, in_order
from wabe.extras import needed
from wabe.games import load_once
from wabe.kernel.encoding import Encoding
from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.kernel.ints import Bytes, Sheet, octets, sheet
from wabe.kernel.message import Json

FORMAT: Final = 1  # of the columns
ROWS: Final = 1 << 14  # of a row group, at least
BITS: Final = bytes([*b"01", *(255 for _ in range(254))])  # digits of a mask
COMPRESSION: Final = "zstd"


class BadDataset(WabeError):
    """A dataset that cannot be made: its file is there already, or what was kept of it is gone."""

    code: ClassVar[str] = "bad-dataset"


class Wanted(NamedTuple):
    """What every process must know."""

    match: Match
    hidden: bool


class Made(NamedTuple):
    """What was made."""

    games: int
    rows: int
    bytes: int


class Played(NamedTuple):
    """The rows of one game: an Arrow record batch, compressed, and how many bytes it has else."""

    batch: bytes
    size: int
    rows: int


class Kept(NamedTuple):
    """What the journal has of a game: the bytes that it takes in the file, compressed and else, and its rows."""

    bytes: int
    size: int
    rows: int

    @classmethod
    def of(cls, kept: object) -> Self | None:
        """What a journal has of a game; None if it is none."""
        if not isinstance(kept, list) or not are_numbers(kept, len(cls._fields)) or min(kept) < 1:
            return None
        return cls(*map(int, kept))


class Columns:
    """The rows of one game, column by column, as they are played."""

    def __init__(self, encoding: Encoding, hidden: bool) -> None:
        self.encoding = encoding
        self.seen: Sheet = sheet(encoding.size)
        self.allowed: Bytes = octets(encoding.n)
        self.seats: list[int] = []
        self.steps: list[str] = []
        self.actions: list[int] = []
        self.legal: list[int] = []
        self.masks: list[bytes] = []
        self.observations = array("i")
        self.states: list[str] | None = [] if hidden else None

    def add(self, situation: levels.Situation, state: wabe.State, action: int) -> None:
        """A decision, before it is carried out."""
        encoding, seat = self.encoding, situation.seat
        encoding.observe(state, seat, self.seen)
        encoding.mask(state, seat, self.allowed)
        self.seats.append(seat)
        self.steps.append(state.top_step().name)
        self.actions.append(encoding.number(state, action))
        self.legal.append(len(situation.legal_actions))
        self.masks.append(packed(self.allowed))
        if isinstance(self.seen, list):
            self.observations.extend(self.seen)
        else:
            self.observations.frombytes(memoryview(self.seen).cast("B"))
        if self.states is not None:
            self.states.append(json.dumps(state.to_json(), separators=(",", ":")))

    def played(self, number: int, seed: int, bot_of: dict[int, str], state: wabe.State, schema: Any) -> Played:
        """All rows, once the game is over.

        Args:
            number: of the game.
            seed: of the game.
            bot_of: who sat in each seat.
            state: the play, at its end.
            schema: of `schema_of`, an Arrow schema.
        """
        pa, count = arrow(), len(self.seats)
        returns, scores = state.returns(), state.scores()
        numbers = pa.Array.from_buffers(pa.int32(), len(self.observations), [None, pa.py_buffer(self.observations)])
        columns: dict[str, Any] = {
            "game": [number] * count,
            "decision": range(count),
            "seat": self.seats,
            "bot": [bot_of[seat] for seat in self.seats],
            "step": self.steps,
            "action": self.actions,
            "legal": self.legal,
            "mask": self.masks,
            "observation": pa.FixedSizeListArray.from_arrays(numbers, type=schema.field("observation").type),
            "return": [returns[seat] for seat in self.seats],
            "score": [scores[seat] for seat in self.seats],
            "scores": [scores] * count,
            "seed": [seed] * count,
            "state": self.states,
        }
        found = [
            columns[field.name]
            if isinstance(columns[field.name], pa.Array)
            else pa.array(columns[field.name], field.type)
            for field in schema
        ]
        batch = pa.RecordBatch.from_arrays(found, schema=schema)
        written = batch.serialize()
        return Played(pa.compress(written, COMPRESSION, asbytes=True), written.size, count)


def packed(mask: Bytes) -> bytes:
    """A mask with a bit for each action, number 0 the lowest bit of the first byte."""
    return int(bytes(mask)[::-1].translate(BITS), 2).to_bytes((len(mask) + 7) // 8, "little")


def write_dataset(
    out: Path,
    game: Game,
    players: int | None = None,
    games: int = 100,
    bots: list[str] | None = None,
    seed: int | None = 0,
    options: Json | None = None,
    processes: Workers = 1,
    progress: Progress | None = None,
    hidden: bool = False,
) -> Made:
    """Let bots play and write down all that they decide.

    Args:
        out: the file. What is beside it from a run that was cut off goes on; a file that is whole is never replaced.
        game: the title, with an encoding; where other processes play it must be an installed one.
        players: number of seats; all of this as for `wabe.arena.simulate`, whose games these are.
        games: how many.
        bots: who plays.
        seed: of all games.
        options: house switches.
        processes: how many play, or a cluster that does; the file does not depend on it.
        progress: called with (games done, all games), now and then.
        hidden: the whole position with each decision, and so what nobody may know.

    Raises:
        NotEncoded: the game has no encoding.
        BadDataset, BadJournal, BadMatch, BadBot, BadPlayers, BadOptions, BadSeed: with what is allowed.
        MissingExtra: pyarrow is not installed.
        BotFailed: a bot from outside failed; the games before are kept.
    """
    arrow()
    match = match_of(game, players, bots, seed, options)
    check_games(games, processes)
    schema = schema_of(game, match, hidden)
    if out.exists():
        raise BadDataset("error-dataset-there", file=str(out))
    wanted = Wanted(match, hidden)
    work = {**about(game, match), "kind": "dataset", "format": FORMAT, "hidden": hidden, "layout": digest_of(game)}
    book, store = beside(out, "journal"), beside(out, "games")
    kept: list[Kept] = []
    play = partial(stored, store, kept, partial(played, game, wanted, schema, processes))
    with closing(resumed(book, work, games, play, lambda kept, _: Kept.of(kept))) as results:
        for result in results:
            kept.append(result)
            if progress is not None and (len(kept) % MAX_CHUNK == 0 or len(kept) == games):
                progress(len(kept), games)
    with opened(store, kept) as file:
        made = join(out, file, kept, schema)
    for path in (book, store):
        path.unlink()
    return made


def arrow() -> Any:
    """The module `pyarrow`. Raises `MissingExtra` where it is not installed."""
    needed("lab", "pyarrow")
    import pyarrow as pa
    import pyarrow.parquet

    return pa


def beside(out: Path, what: str) -> Path:
    """A file that is there until the dataset is whole."""
    return out.with_name(f"{out.name}.{what}")


def stored(
    store: Path, kept: list[Kept], play: Callable[[range], Generator[Played, None, None]], numbers: range
) -> Generator[Kept, None, None]:
    """Play the games with these numbers and write each behind those that were kept, before it is told of."""
    with opened(store, kept) as file, closing(play(numbers)) as results:
        file.truncate(file.seek(sum(each.bytes for each in kept)))
        for result in results:
            file.write(result.batch)
            file.flush()
            yield Kept(len(result.batch), result.size, result.rows)


@contextmanager
def opened(store: Path, kept: list[Kept]) -> Iterator[BufferedRandom]:
    """The games that were kept, opened at the first one. Raises `BadDataset`: some are not there, or no file can be."""
    try:
        with store.open("r+b" if store.exists() else "w+b") as file:
            if file.seek(0, os.SEEK_END) < sum(each.bytes for each in kept):
                raise BadDataset("error-dataset-lost", file=str(store))
            file.seek(0)
            yield file
    except OSError as error:
        raise BadDataset("error-dataset-file", file=str(store), error=error.strerror or str(error)) from error


# --- what is in it --------------------------------------------------------------------------------------------------


def schema_of(game: Game, match: Match, hidden: bool) -> Any:
    """The columns, with what was played as metadata: `wabe`, and `wabe.encoding`, both JSON."""
    pa, encoding = arrow(), game.encoding()
    columns = {
        "game": pa.int32(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "step": pa.string(),
        "action": pa.int32(),
        "legal": pa.int32(),
        "mask": pa.binary((encoding.n + 7) // 8),
        "observation": pa.list_(pa.field("number", pa.int32(), nullable=False), encoding.size),
        "return": pa.float64(),
        "score": pa.int32(),
        "scores": pa.list_(pa.field("score", pa.int32(), nullable=False)),
    }
    told = about(game, match)
    if hidden:
        columns |= {"seed": pa.int64(), "state": pa.large_string()}
    else:
        del told["seed"]  # it deals every game again, with all that is hidden
    told |= {
        "kind": "dataset",
        "format": FORMAT,
        "hidden": hidden,
        "encoding": {"version": encoding.version, "size": encoding.size, "n": encoding.n, "layout": digest_of(game)},
    }
    said = {"wabe": json.dumps(told), "wabe.encoding": json.dumps(encoding.to_json())}
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()], said)


def digest_of(game: Game) -> str:
    """SHA-256 of the layout: the same numbers mean the same."""
    return sha256(json.dumps(game.encoding().to_json(), sort_keys=True).encode()).hexdigest()


# --- playing --------------------------------------------------------------------------------------------------------


def played(
    game: Game, wanted: Wanted, schema: Any, processes: Workers, numbers: range
) -> Generator[Played, None, None]:
    """The games with these numbers, in order; in this process the game itself is played."""
    size = chunk(len(numbers), processes)
    return in_order(play_some, wanted, numbers, processes, size, partial(play_these, game, schema))


def play_some(wanted: Wanted, numbers: range) -> list[Played]:
    """Play the games with these numbers."""
    game = load_once(wanted.match.game, wanted.match.data)
    return play_these(game, schema_of(game, wanted.match, wanted.hidden), wanted, numbers)


def play_these(game: Game, schema: Any, wanted: Wanted, numbers: range) -> list[Played]:
    """Play the games with these numbers: of this game, whatever is installed."""
    return [play(game, wanted, number, schema) for number in numbers]


def play(game: Game, wanted: Wanted, number: int, schema: Any) -> Played:
    """Play a game and write down what was decided."""
    state, seed, seat_of, at_seat = seated(game, wanted.match, number)
    columns = Columns(game.encoding(), wanted.hidden)
    conduct(state, at_seat, lambda situation, action: columns.add(situation, state, action))
    bot_of = dict(zip(seat_of, wanted.match.bots, strict=True))
    return columns.played(number, seed, bot_of, state, schema)


# --- the file -------------------------------------------------------------------------------------------------------


def join(out: Path, file: BufferedRandom, kept: list[Kept], schema: Any) -> Made:
    """Make the dataset of the games that were kept; it is there whole or not at all."""
    pa, unfinished = arrow(), out.with_name(f".{out.name}.{os.getpid()}")
    try:
        with pa.parquet.ParquetWriter(unfinished, schema, compression=COMPRESSION) as writer:
            for group in groups(kept):
                rows = pa.Table.from_batches([read(file, each, schema) for each in group], schema)
                writer.write_table(rows, row_group_size=rows.num_rows)
        unfinished.replace(out)
    finally:
        unfinished.unlink(missing_ok=True)
    return Made(len(kept), sum(each.rows for each in kept), out.stat().st_size)


def read(file: BufferedRandom, kept: Kept, schema: Any) -> Any:
    """The rows of the next game."""
    pa = arrow()
    return pa.ipc.read_record_batch(pa.decompress(file.read(kept.bytes), kept.size, COMPRESSION), schema)


def groups(kept: list[Kept]) -> Iterator[list[Kept]]:
    """The games by row groups: each has as few games as make enough rows."""
    group: list[Kept] = []
    rows = 0
    for each in kept:
        group.append(each)
        rows += each.rows
        if rows >= ROWS:
            yield group
            group, rows = [], 0
    if group:
        yield group
