"""The same games under several variants: what is to be played, and playing it."""

from __future__ import annotations

from typing import Any, NamedTuple

from wabe.arena.match import Match, are_numbers, conduct, seated
from wabe.bots.bot import Bot, Situation
from wabe.games import load_once
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.lab.measures import measures
from wabe.lab.watch import Watch


class Variant(NamedTuple):
    """One column of a report.

    Args:
        name: what it is called.
        options: house switches.
        data: the folder of its data pack; None for the game's own data.
    """

    name: str
    options: Json
    data: str | None


class Trial(NamedTuple):
    """What every process must know: who plays, and the variants, the first of which the others are compared with.

    Args:
        game: its name.
        players: number of seats.
        bots: a level for each seat; they change seats from game to game.
        seed: game number i has the same seeds under all variants, made of this one and i.
        variants: two or more.
    """

    game: str
    players: int
    bots: list[str]
    seed: int
    variants: list[Variant]

    def match(self, variant: Variant) -> Match:
        """The match that is played under a variant: bots change seats from game to game, and seeds are the trial's."""
        return Match(self.game, self.players, self.bots, self.seed, variant.options, True, variant.data)


def play_some(trial: Trial, numbers: range) -> list[list[Json]]:
    """Games with these numbers: of each a table of facts (`Watch.to_json`) for each variant."""
    return play_these([load_once(trial.game, variant.data) for variant in trial.variants], trial, numbers)


def play_these(games: list[Game], trial: Trial, numbers: range) -> list[list[Json]]:
    """Games with these numbers: of these games, whatever is installed."""
    matches = [trial.match(variant) for variant in trial.variants]
    return [[play(game, match, number) for game, match in zip(games, matches, strict=True)] for number in numbers]


def facts_of(trial: Trial, kept: Any) -> list[Json] | None:
    """What a journal has of a game under each variant; None if it cannot be measured."""
    try:
        fits = len(kept) == len(trial.variants) and all(len(facts["wins"]) == trial.players for facts in kept)
        measured = [total for facts in kept for _, values in measures(facts) for total in values]
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return None
    return kept if fits and are_numbers(measured, len(measured)) else None


def play(game: Game, match: Match, number: int) -> Json:
    """One game: all seeds are made of the match's and the number, so that variants differ in what they are alone."""
    state, _, _, at_seat = seated(game, match, number, EventLog())
    watch = Watch(state)

    def before(situation: Situation, action: int) -> None:
        watch.decision(situation.seat, action, advice(at_seat[situation.seat], state, situation.seat))

    conduct(state, at_seat, before, watch.after)
    return watch.to_json()


def advice(bot: Bot, state: State, seat: int) -> list[float]:
    """The worth of each legal action by the game's advice, in points and in any order; the bot may have it already."""
    known = bot.advice()
    return state.game.advise(state, seat) if known is None else known
