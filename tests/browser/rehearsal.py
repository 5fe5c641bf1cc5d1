"""Positions of a game to show: found by the engine here, then played move by move at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tests.browser.person import Json, Person
from wabe import State, bots, load

NAMES: Final = ("Ann", "Bea", "Cid", "Dan", "Eve")
SEED: Final = 8
FOLLY: Final = 0.25  # how often a seat does anything at all: games are more colourful
GAME: Final = load("alicematic_heroes")

Wanted: TypeAlias = Callable[[State, Json], bool]
Policy: TypeAlias = Callable[[State, int, Random], int]
Moves: TypeAlias = list[tuple[int, Json]]


class Play(NamedTuple):
    """What is rehearsed: a game, with so many people at one screen, and options that differ from the usual.

    A game that takes more than `most` moves to come to what is wanted gives way to another.
    """

    game: str = GAME.name
    players: int = 3
    options: tuple[tuple[str, Any], ...] = ()
    most: int = 1000


HEROES: Final = Play()
PAIR: Final = Play("wonderland_xiii", 2)


def sensible(state: State, seat: int, rng: Random) -> int:
    """Mostly what the greedy bot does."""
    if rng.random() < FOLLY:
        return rng.choice(state.legal_actions(seat))
    return bots.create("greedy", state.game, rng.getrandbits(32)).choose(bots.Situation(state, seat))


@cache
def fond_of(favourite: str) -> Policy:
    """Anything, but never a Commoner of this Alice, and her whenever possible."""

    def policy(state: State, seat: int, rng: Random) -> int:
        legal = state.legal_actions(seat)
        hers = [action for action in legal if is_hers(state.form(action, seat), favourite)]
        return rng.choice(hers or legal)

    return policy


def is_hers(form: Json, favourite: str) -> bool:
    """Whether it brings this Alice into the hand, the kingdom, or to work."""
    return form["kind"] == favourite or (form["kind"] in {"play", "summon", "keep"} and form["card"] == favourite)


@cache
def deciding(step: str, from_round: int = 0) -> Wanted:
    """To have this decision to make, in this round or later."""
    return lambda state, decision: decision["step"] == step and state.view(0)["round"] >= from_round


@cache
def late(turn: int) -> Wanted:
    """To have a decision in this turn of Wonderland XIII or later."""
    return lambda state, decision: state.view(0)["turn"] >= turn


def rehearse(play: Play, seed: int, wanted: Wanted, policy: Policy) -> Moves | None:
    """The moves of one game until seat 0 has such a decision in such a position; None if it never has."""
    for state, moves in rehearsal(play, seed, policy):
        if state.over or len(moves) == play.most:
            return None
        decision = state.decision(0) if state.waiting[0] == 0 else None
        if decision is not None and wanted(state, decision):
            return moves
    return None


def rehearsal(play: Play, seed: int, policy: Policy) -> Iterator[tuple[State, Moves]]:
    """One game, position by position, with the moves that led there."""
    state = load(play.game).new(play.players, seed, dict(play.options))
    rng, moves = Random(seed), Moves()
    yield state, moves
    while not state.over:
        seat = state.waiting[0]
        action = policy(state, seat, rng)
        moves.append((seat, state.form(action, seat)))
        state.apply(action, seat)
        yield state, moves


def whole(play: Play, seed: int, policy: Policy = sensible) -> Moves:
    """The moves of one game until its end."""
    *_, (_, moves) = rehearsal(play, seed, policy)
    return moves


@cache
def find(wanted: Wanted, policy: Policy = sensible, play: Play = HEROES) -> tuple[int, Moves]:
    """The first seed whose game comes to such a position, and its moves."""
    games = ((seed, rehearse(play, seed, wanted, policy)) for seed in count(SEED))
    return next((seed, moves) for seed, moves in games if moves is not None)


def perform(
    person: Person,
    wanted: Wanted,
    policy: Policy = sensible,
    play: Play = HEROES,
    others: Sequence[Json] = (),
    **more: Any,
) -> None:
    """Open a table where Ann is in such a position; she plays with the others at one screen, unless these are others.

    `more` is what else the table is to be like.
    """
    seed, moves = find(wanted, policy, play)
    me, *friends = ({"kind": "me", "name": name} for name in NAMES[: play.players])
    seats, options = [me, *(others or friends)], dict(play.options)
    table = person.lay(*seats, game=play.game, seed=seed, options=options, moves=moves, **more)["table"]
    person.open(f"/table/{table}")
    if person.settle() == "covered":
        person.button("I am Ann").click()
        person.page.mouse.move(0, 0)
    assert person.settle(until=["mine"]) == "mine"
