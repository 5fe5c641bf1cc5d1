"""Games to learn from, played by bots among themselves.

A game is kept as its seed and its actions, so that it can be played again and looked at with whatever features there
are. Those of the first round are played by greedy bots that err at times: mistakes show what is lost by them. All seats
of a game err alike, or else the features would be signs of who errs rather than of who is ahead. Those of later rounds
are played by searches with the value of the round before.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from wabe.bots.bot import Situation
from wabe.bots.search import SearchBot
from wabe.games import load_once
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.state import State
from wabe.kernel.value import Value

ERRORS: Final = (0.0, 0.05, 0.1, 0.2)  # how often the greedy seats of a game err
SLIPS: Final = 0.02  # and searching ones


class Subject(NamedTuple):
    """What is learned, as every process must know it; the game by its name and its data pack's folder."""

    game: str
    data: str | None
    players: int
    options: Json
    seed: int


class Players(NamedTuple):
    """Who plays the games of a round: greedy bots that err, or searches judged by some weights (None: by hand)."""

    subject: Subject
    number: int
    searching: bool
    iterations: int
    weights: Json | None


class Judged(Situation):
    """A situation judged by a game's value, whatever the game that is played is judged by."""

    def __init__(self, state: State, seat: int, judge: Game) -> None:
        super().__init__(state, seat)
        self.judge = judge

    def determinise(self, seed: int) -> State:
        """A redrawn state of the judge's game."""
        twin = super().determinise(seed)
        twin.game = self.judge
        return twin


def title(subject: Subject) -> Game:
    """The game that is learned."""
    return load_once(subject.game, subject.data)


def judged_by(game: Game, players: int, weights: Json | None) -> Game:
    """The game with these weights."""
    value = None if weights is None else Value(weights["columns"], weights["now"], weights["later"])
    return game.with_value(players, value)


def chance_of(subject: Subject, what: str, number: int) -> random.Random:
    """The chance of one game."""
    return random.Random(f"{subject.seed}:{what}:{number}")


def play_some(players: Players, numbers: range) -> list[Json]:
    """Play the games with these numbers of a round: `{"seed", "actions"}` each."""
    game = title(players.subject)
    play = searched if players.searching else greedy
    return [play(game, players, chance_of(players.subject, f"round {players.number}", number)) for number in numbers]


def greedy(game: Game, players: Players, chance: random.Random) -> Json:
    """A game of greedy bots that err."""
    errors = chance.choice(ERRORS)
    seed, actions = chance.getrandbits(62), []
    state = game.new(players.subject.players, seed, players.subject.options)
    while not state.over:
        seat = state.seat
        legal = state.legal_actions(seat)
        if chance.random() < errors:
            action = chance.choice(legal)
        else:
            worth = game.advise(state, seat)
            best = max(worth)
            action = chance.choice([each for each, value in zip(legal, worth, strict=True) if value == best])
        actions.append(int(action))
        state.act(seat, action)
    return {"seed": seed, "actions": actions}


def searched(game: Game, players: Players, chance: random.Random) -> Json:
    """A game of searches that slip now and then."""
    judge = judged_by(game, players.subject.players, players.weights)
    seed, actions = chance.getrandbits(62), []
    state = game.new(players.subject.players, seed, players.subject.options)
    seats = range(players.subject.players)
    bots = [SearchBot(judge, chance.getrandbits(62), iterations=players.iterations) for _ in seats]
    while not state.over:
        seat = state.seat
        action = bots[seat].choose(Judged(state, seat, judge))
        if chance.random() < SLIPS:
            action = chance.choice(state.legal_actions(seat))
        actions.append(int(action))
        state.act(seat, action)
    return {"seed": seed, "actions": actions}
