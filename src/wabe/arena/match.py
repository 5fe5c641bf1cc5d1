"""Playing many games, in this process or in several, with the same outcome."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

from wabe import bots as levels
from wabe.arena.journal import identity, resumed
from wabe.arena.pool import MAX_CHUNK, BadMatch, Workers, check_games, chunk, in_order
from wabe.arena.report import Report
from wabe.games import load_once
from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed
from wabe.kernel.state import State

Progress: TypeAlias = Callable[[int, int], None]
Watch: TypeAlias = Callable[[levels.Situation, int], None]


class SoFar(Protocol):
    """What came out of the games that were played before something failed."""

    @property
    def games(self) -> int:
        """How many these are."""

    def to_json(self) -> Json:
        """All of it."""


class MatchCut(WabeError):
    """Games that a bot from outside cut short.

    Args:
        report: of the games before: a `Report`, of a ladder its `Standing`, of a trial the report of the laboratory.
        games: how many there should have been.
        error: what the bot did.
    """

    code = "match-cut"

    def __init__(self, report: SoFar, games: int, error: WabeError) -> None:
        super().__init__(error=error.message, games=report.games, all=games)
        self.report: Any = report


class Match(NamedTuple):
    """What every process must know; the game by its name and its data pack's folder."""

    game: str
    players: int
    bots: list[str]
    seed: int
    options: Json
    rotate: bool
    data: str | None = None


class Result(NamedTuple):
    """The outcome of one game, by bot (not by seat)."""

    wins: list[float]
    scores: list[int]
    decisions: int
    turns: int

    @classmethod
    def of(cls, players: int, kept: object) -> Self | None:
        """What a journal has of a game of so many; None if it is none."""
        if not isinstance(kept, list) or len(kept) != len(cls._fields):
            return None
        found = cls(*kept)
        fits = are_numbers(found.wins, players) and are_numbers(found.scores, players)
        return found if fits and are_numbers(kept[2:], 2) else None


def are_numbers(values: object, count: int) -> bool:
    """Whether JSON has a list of so many numbers there."""
    return isinstance(values, list) and len(values) == count and all(type(each) in (int, float) for each in values)


def simulate(
    game: Game,
    players: int | None = None,
    games: int = 100,
    bots: list[str] | None = None,
    seed: int | None = 0,
    options: Json | None = None,
    processes: Workers = 1,
    progress: Progress | None = None,
    rotate: bool = True,
    journal: Path | None = None,
) -> Report:
    """Play a match.

    Args:
        game: the title; where other processes play it must be an installed one.
        players: number of seats; the least allowed by default.
        games: how many; a multiple of `players` gives each bot every seat equally often.
        bots: a level for each seat, or one for all; settings may follow (`"search:seconds=0.5"`). By default the
            level for matches that name none (`Role.BASELINE`).
        seed: game number i has its own seeds, made of this one and i. None: from the system.
        options: house switches.
        processes: how many play, or a cluster that does; the report does not depend on it.
        progress: called with (games done, all games), now and then.
        rotate: bot b sits in seat b + i in game number i; else always in seat b.
        journal: a file that keeps every outcome: the same match goes on where it was cut off, or is longer than before.

    Raises:
        BadMatch, BadBot, BadPlayers, BadOptions, BadSeed, BadJournal: with what is allowed.
        MatchCut: a bot from outside failed; it has the report so far.
    """
    table = match_of(game, players, bots, seed, options, rotate)
    check_games(games, processes)
    report = Report(game.name, table.players, table.seed, table.options, rotate, table.bots, game.data)
    play = partial(outcomes, game, table, processes)

    def read(kept: object, number: int) -> Result | None:
        return Result.of(table.players, kept)

    try:
        with closing(resumed(journal, about(game, table), games, play, read)) as results:
            for result in results:
                add(report, result)
                if progress is not None and (report.games % MAX_CHUNK == 0 or report.games == games):
                    progress(report.games, games)
    except levels.BotFailed as error:
        raise MatchCut(report, games, error) from error
    return report


def match_of(
    game: Game, players: int | None, bots: list[str] | None, seed: int | None, options: Json | None, rotate: bool = True
) -> Match:
    """The match that is meant; the arguments of `simulate`, checked."""
    if not isinstance(game, Game):
        raise BadMatch("error-match-game", given=quoted(game))
    seats = game.check_players(players)
    named = entrants(game, bots, seats)
    return Match(game.name, seats, named, check_seed(seed), game.check_options(options), rotate, game.folder)


def entrants(game: Game, bots: list[str] | None, players: int) -> list[str]:
    """A level for each seat. Raises `BadBot`, `BadMatch`."""
    written = bots or [levels.level_for(levels.Role.BASELINE).name]
    if not isinstance(written, list) or not all(isinstance(bot, str) for bot in written):
        raise BadMatch("error-match-bots", levels=str(list(levels.levels_of(game))), bots=quoted(bots))
    named = [levels.check(bot, game) for bot in written]
    if len(named) == 1:
        named *= players
    if len(named) != players:
        raise BadMatch("error-match-seats", players=players, count=len(named))
    return named


def add(report: Report, result: Result) -> None:
    """Count a game."""
    report.games += 1
    report.decisions += result.decisions
    report.turns += result.turns
    for entrant, win, score in zip(report.entrants, result.wins, result.scores, strict=True):
        entrant.count(win, score)


def outcomes(game: Game, match: Match, processes: Workers, numbers: range) -> Generator[Result, None, None]:
    """The outcomes of some games; in this process the game itself is played, which need not be an installed one."""
    size = chunk(len(numbers), processes)
    return in_order(play_some, match, numbers, processes, size, partial(play_these, game))


def about(game: Game, match: Match) -> Json:
    """What a journal is of, if its games are those of a match."""
    played = {name: value for name, value in match._asdict().items() if name not in ("game", "data")}
    return identity("match", game, **played)


def play_some(match: Match, numbers: range) -> list[Result]:
    """Play the games with these numbers."""
    return play_these(load_once(match.game, match.data), match, numbers)


def play_these(game: Game, match: Match, numbers: range) -> list[Result]:
    """Play the games with these numbers: of this game, whatever is installed."""
    return [play(game, match, number) for number in numbers]


class Seated(NamedTuple):
    """A game of a match at its first decision: its seed, the seat of each bot, and who decides at each seat."""

    state: State
    seed: int
    seat_of: list[int]
    at_seat: dict[int, levels.Bot]


def seated(game: Game, match: Match, index: int, log: EventLog | None = None) -> Seated:
    """Game number `index` of a match."""
    chance = random.Random(f"{match.seed}:{index}")
    seed = chance.getrandbits(62)
    state = game.new(match.players, seed, match.options, log)
    turn = index % match.players if match.rotate else 0
    seat_of = [(bot + turn) % match.players for bot in range(match.players)]
    at_seat = {
        seat: levels.create(bot, game, chance.getrandbits(62)) for bot, seat in zip(match.bots, seat_of, strict=True)
    }
    return Seated(state, seed, seat_of, at_seat)


def conduct(
    state: State, at_seat: dict[int, levels.Bot], before: Watch | None = None, after: Callable[[], None] | None = None
) -> None:
    """Let the bots play to the end, and let go of them whatever happens; both ends of a choice can be watched."""
    with ExitStack() as at_the_end:
        for player in at_seat.values():
            at_the_end.callback(player.close)
        while not state.over:
            situation = levels.Situation(state, state.seat)
            action = at_seat[situation.seat].choose(situation)
            if before is not None:
                before(situation, action)
            state.apply(action, situation.seat)
            if after is not None:
                after()


def play(game: Game, match: Match, index: int) -> Result:
    """Play game number `index` of a match."""
    state, _, seat_of, at_seat = seated(game, match, index)
    conduct(state, at_seat)
    returns, scores = state.returns(), state.scores()
    return Result(
        [returns[seat] for seat in seat_of], [scores[seat] for seat in seat_of], state.decisions, state.turn_number()
    )
