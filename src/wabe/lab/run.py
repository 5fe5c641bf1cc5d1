"""Playing trials: variants side by side, in several processes and to be continued."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from wabe.arena.journal import identity, resumed
from wabe.arena.match import MatchCut, Progress, entrants
from wabe.arena.pool import BadMatch, Workers, check_games, chunk, in_order
from wabe.bots import BotFailed
from wabe.games import load
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed
from wabe.lab.fields import BadField, find, read_field, write_pack
from wabe.lab.report import Report
from wabe.lab.trial import Trial, Variant, facts_of, play_some, play_these

FEWEST_VARIANTS: Final = 2


def compare(
    game: Game,
    variants: Sequence[Variant],
    players: int | None = None,
    games: int = 1000,
    bots: list[str] | None = None,
    seed: int | None = 0,
    processes: Workers = 1,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play the same games under several variants.

    Args:
        game: the title; where other processes play it must be an installed one.
        variants: two or more; differences are to the first one.
        players: number of seats; the least allowed by default.
        games: how many for each variant.
        bots: a level for each seat, which change seats from game to game, or one for all; by default the level for
            matches that name none.
        seed: game number i has the same seeds under all variants, made of this one and i. None: from the system.
        processes: how many play, or a cluster that does; the report does not depend on it.
        journal: a file that keeps every game, with which the same trial goes on where it was cut off.
        progress: called with (games done, all games), now and then.

    Raises:
        BadMatch, BadBot, BadPlayers, BadOptions, BadSeed, BadData, BadJournal: with what is allowed.
        MatchCut: a bot from outside failed; it has the report so far.
    """
    seats = game.check_players(players)
    if len(variants) < FEWEST_VARIANTS:
        raise BadMatch("error-lab-variants", fewest=FEWEST_VARIANTS, count=len(variants))
    check_games(games, processes)
    played = [game if variant.data == game.folder else load(game.name, variant.data) for variant in variants]
    settled = [variant._replace(options=game.check_options(variant.options)) for variant in variants]
    trial = Trial(game.name, seats, entrants(game, bots, seats), check_seed(seed), settled)
    data = [each.data for each in played]
    play = partial(results, played, trial, processes)

    def read(kept: object, number: int) -> list[Json] | None:
        return facts_of(trial, kept)

    failed: list[BotFailed] = []
    with closing(resumed(journal, work_of(trial, game, data), games, play, read)) as rows:
        report = Report.of(trial, data, told(rows, games, progress, failed))
    if failed:
        raise MatchCut(report, games, failed[0]) from failed[0]
    return report


def results(played: list[Game], trial: Trial, processes: Workers, numbers: range) -> Generator[list[Json], None, None]:
    """The facts of games, in the order of their numbers; in this process these games themselves are played."""
    size = chunk(len(numbers), processes)
    return in_order(play_some, trial, numbers, processes, size, partial(play_these, played))


def work_of(trial: Trial, game: Game, data: list[Json | None]) -> Json:
    """What a journal is of: the trial, with the digests of its packs in place of their folders.

    Neither the number of games nor what variants are called, which change no game.
    """
    variants = [{"options": each.options, "data": pack} for each, pack in zip(trial.variants, data, strict=True)]
    return identity("lab", game, players=trial.players, bots=trial.bots, seed=trial.seed, variants=variants)


def told(
    rows: Iterator[list[Json]], games: int, progress: Progress | None, failed: list[BotFailed]
) -> Generator[list[Json], None, None]:
    """The rows, of which somebody is told how many there were; a bot that fails ends them, and is noted."""
    try:
        for number, row in enumerate(rows, 1):
            yield row
            if progress is not None:
                progress(number, games)
    except BotFailed as error:
        failed.append(error)


@contextmanager
def sweep(game: Game, field: str, options: Json) -> Iterator[list[Variant]]:
    """The variants of a field of the data, called by its values: first the game as it is, then each other value.

    The packs are in a folder that is there inside the `with` statement alone.

    Args:
        game: the title, perhaps with a data pack.
        field: path and values (`lab/fields.py`).
        options: of all variants.

    Raises:
        BadField: no such field; with those there are.
        BadData: the game refuses a value; with what it wants.
    """
    path, values = read_field(field)
    if game.pack is None:
        raise BadField("error-field-no-data", title=game.name)
    present = find(game.pack.tables, path).value
    others = [value for value in values if value != present or type(value) is not type(present)]
    with TemporaryDirectory(prefix="wabe-lab-") as home:
        yield [
            Variant(f"{last(path)}={present}", options, game.folder),
            *packs(game, path, others, options, Path(home)),
        ]


def packs(game: Game, path: str, values: list[Any], options: Json, home: Path) -> Iterator[Variant]:
    """One for each value, read once to see that it is sound."""
    for number, value in enumerate(values, 1):
        folder = str(write_pack(game, path, value, home / f"value-{number}"))
        game.with_data(folder)
        yield Variant(f"{last(path)}={value}", options, folder)


def last(path: str) -> str:
    """What a field is called by its last step; numbers need the step before."""
    steps = path.split(".")
    return ".".join(steps[-2:] if steps[-1].isdecimal() else steps[-1:])
