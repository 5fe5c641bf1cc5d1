"""A ladder of bots: rounds in which all bots of a table play the same deal from every seat, until a rule says stop."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import wabe
from wabe import bots as levels
from wabe.arena.journal import Journal
from wabe.arena.match import MAX_PROCESSES, BadMatch, Progress, check_count, conduct
from wabe.arena.pool import Workers, in_order
from wabe.arena.standing import Outcome, Standing
from wabe.arena.tables import Schedule, schedule
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed

MOST_GAMES: Final = 1_000_000_000
USUAL_ERROR: Final = 0.05
CLOCKS: Final = ("processor", "wall")


class Ladder(NamedTuple):
    """What every process must know; the game by its name and its data pack's folder.

    Fields:
        bots: the levels that are compared, all different.
        fill: the level of the others at tables with more seats than bots; None if there are none.
        clock: what seconds of thinking are counted by: `processor` or `wall`.
    """

    game: str
    data: str | None
    players: int
    bots: tuple[str, ...]
    fill: str | None
    seed: int
    options: Json
    clock: str

    @property
    def schedule(self) -> Schedule:
        """Who meets whom. Raises `BadTables`."""
        return schedule(len(self.bots), self.players, self.fill is not None)


class Rule(NamedTuple):
    """When to stop, fixed beforehand.

    Fields:
        games: at most so many; rounds are whole, so that it may be a few less.
        error: of all that is said of pairs together, at most so probable.
        until_sure: stop as soon as each bot is known to be better than the next one of the order.
    """

    games: int
    error: float = USUAL_ERROR
    until_sure: bool = False

    def rounds(self, players: int) -> int:
        """How many rounds there are at most."""
        return max(1, self.games // players)


def ladder(
    game: Game,
    bots: list[str],
    players: int | None = None,
    games: int = 400,
    until_sure: float | None = None,
    fill: str | None = None,
    seed: int | None = 0,
    options: Json | None = None,
    clock: str = CLOCKS[0],
    journal: Path | None = None,
    processes: Workers = 1,
    progress: Progress | None = None,
) -> Standing:
    """Play a ladder.

    Args:
        game: the title; with several processes it must be an installed one.
        bots: two or more different levels; settings may follow (`"search:seconds=0.5"`).
        players: number of seats; the least allowed by default.
        games: how many, with `until_sure` at most; as many whole rounds as fit in, one at least.
        until_sure: stop before that as soon as each bot of the order is known to be better than the next one, with at
            most this probability (below 0.5) that anything said of any pair, at any time, is wrong.
        fill: a level for seats that are left where there are fewer bots than seats; it is not rated.
        seed: round number i has its own seeds, made of this one and i. None: from the system.
        options: house switches.
        clock: what seconds of thinking are counted by.
        journal: a file in which results are kept; what it has already is not played again.
        processes: how many play, or a cluster that does; only bots that go by time depend on it.
        progress: called with (games done, games at most) after each round.

    Raises:
        BadMatch, BadTables, BadBot, BadPlayers, BadOptions, BadSeed, BadJournal: with what is allowed.
    """
    check_count("games", games, MOST_GAMES)
    if isinstance(processes, int):
        check_count("processes", processes, MAX_PROCESSES)
    work = prepared(game, bots, players, fill, seed, options, clock)
    rule = Rule(games, until_sure or USUAL_ERROR, until_sure is not None)
    standing = Standing(about(game, work, rule), len(work.bots), rule.error)
    most = rule.rounds(work.players) * work.players
    with ExitStack() as open_ones:
        kept = None if journal is None else open_ones.enter_context(Journal(journal, standing.about))
        open_ones.callback(levels.dismiss)
        played = open_ones.enter_context(closing(results(work, most, processes, kept)))
        for outcomes in rounds(work, played, journal):
            standing.add(work.schedule.table(standing.rounds), outcomes)
            if progress is not None:
                progress(standing.games, most)
            if rule.until_sure and standing.is_sure():
                break
    return standing


def prepared(
    game: Game,
    bots: list[str],
    players: int | None,
    fill: str | None,
    seed: int | None,
    options: Json | None,
    clock: str,
) -> Ladder:
    """What is to be played, checked."""
    seats = game.check_players(players)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadMatch("error-two-bots")
    if clock not in CLOCKS:
        raise BadMatch("error-ladder-clock", clocks=list(CLOCKS), given=quoted(clock))
    named = tuple(levels.check(bot, game) for bot in bots)
    filling = None if fill is None or len(bots) >= seats else levels.check(fill, game)
    switches = game.check_options(options)
    work = Ladder(game.name, game.folder, seats, named, filling, check_seed(seed), switches, clock)
    assert work.schedule.seats == seats
    return work


def about(game: Game, work: Ladder, rule: Rule) -> Json:
    """What decides the outcome, as JSON: equal work may be joined."""
    return {
        "kind": "ladder",
        "wabe": wabe.__version__,
        "game": game.name,
        "rules": game.version,
        "data": game.data,
        "players": work.players,
        "bots": list(work.bots),
        "fill": work.fill,
        "seed": work.seed,
        "options": work.options,
        "clock": work.clock,
        "games": rule.games,
        "error": rule.error,
        "until_sure": rule.until_sure,
    }


def results(
    work: Ladder, games: int, processes: Workers, journal: Journal | None
) -> Generator[list[object], None, None]:
    """All games in order, those that were kept first."""
    done = 0 if journal is None else len(journal.found)
    fresh = in_order(play_some, work, range(done, games), processes, work.players)
    with closing(fresh):
        yield from fresh if journal is None else islice(journal.keep(fresh), games)


def rounds(work: Ladder, played: Iterator[list[object]], journal: Path | None) -> Iterator[list[Outcome]]:
    """The games of each round."""
    number = 0
    while found := list(islice(played, work.players)):
        seatings = (work.schedule.seating(number, turn) for turn in range(work.players))
        yield [Outcome.of(each, seats, journal) for each, seats in zip(found, seatings, strict=True)]
        number += 1


def play_some(work: Ladder, numbers: range) -> list[list[object]]:
    """Play the games with these numbers."""
    game = wabe.load(work.game, work.data)
    return [list(play(game, work, *divmod(number, work.players))) for number in numbers]


def play(game: Game, work: Ladder, number: int, turn: int) -> Outcome:
    """Play one game of a round: the deal is that of the round; what chance the bots have is their own."""
    state = game.new(work.players, random.Random(f"{work.seed}:{number}").getrandbits(62), work.options)
    seats = work.schedule.seating(number, turn)
    chance = random.Random(f"{work.seed}:{number}:{turn}")
    conduct(state, {seat: made(game, work, bot, chance.getrandbits(62)) for seat, bot in enumerate(seats)})
    return Outcome(seats, state.returns(), state.scores(), state.decisions, state.turn_number())


def made(game: Game, work: Ladder, bot: int | None, seed: int) -> levels.Bot:
    """Who sits there."""
    player = levels.create(work.bots[bot] if bot is not None else work.fill or "", game, seed)
    player.by_processor = work.clock == CLOCKS[0]
    return player
