"""A ladder of bots: rounds in which all bots of a table play the same deal from every seat, until a rule says stop."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from wabe import bots as levels
from wabe.arena.journal import identity, resumed
from wabe.arena.match import MatchCut, Progress, conduct
from wabe.arena.pool import BadMatch, Workers, check_games, in_order
from wabe.arena.standing import Outcome, Standing
from wabe.arena.tables import Schedule, schedule
from wabe.games import load_once
from wabe.kernel.errors import quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import check_seed
from wabe.limits import CLOCKS

USUAL_ERROR: Final = 0.05


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
        game: the title; where other processes play it must be an installed one.
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
        MissingExtra: openskill is missing.
        MatchCut: a bot from outside failed; it has the standing so far.
    """
    check_games(games, processes)
    work = prepared(game, bots, players, fill, seed, options, clock)
    rule = Rule(games, until_sure or USUAL_ERROR, until_sure is not None)
    standing = Standing(about(game, work, rule), len(work.bots), rule.error)
    most = rule.rounds(work.players) * work.players
    play, read = partial(results, game, work, processes), partial(kept, work)
    try:
        with closing(resumed(journal, standing.about, most, play, read)) as outcomes:
            for each in rounds(work, outcomes):
                standing.add(work.schedule.table(standing.rounds), each)
                if progress is not None:
                    progress(standing.games, most)
                if rule.until_sure and standing.is_sure():
                    break
    except levels.BotFailed as error:
        raise MatchCut(standing, most, error) from error
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
    played = {name: value for name, value in work._asdict().items() if name not in ("game", "data", "bots")}
    return identity("ladder", game, bots=list(work.bots), **played, **rule._asdict())


def results(game: Game, work: Ladder, processes: Workers, numbers: range) -> Generator[Outcome, None, None]:
    """The games with these numbers, in order; in this process the game itself is played."""
    return in_order(play_some, work, numbers, processes, work.players, partial(play_these, game))


def rounds(work: Ladder, outcomes: Iterator[Outcome]) -> Iterator[list[Outcome]]:
    """The games of each round."""
    while found := list(islice(outcomes, work.players)):
        yield found


def kept(work: Ladder, found: object, number: int) -> Outcome | None:
    """What a journal has of the game with this number; None if it is none of that."""
    return Outcome.of(found, work.schedule.seating(*divmod(number, work.players)))


def play_some(work: Ladder, numbers: range) -> list[Outcome]:
    """Play the games with these numbers."""
    return play_these(load_once(work.game, work.data), work, numbers)


def play_these(game: Game, work: Ladder, numbers: range) -> list[Outcome]:
    """Play the games with these numbers: of this game, whatever is installed."""
    return [play(game, work, *divmod(number, work.players)) for number in numbers]


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
