"""What a lesson is: a game with chance of its own, and steps that say something, ask for an action, play on.

How far somebody has come is read off the actions that were taken: as many of them as are those of the lesson. So
nothing has to be kept besides the game itself, and taking back, leaving and coming back cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec

from wabe.kernel.chance import KeyedChance
from wabe.kernel.leaving import CONCEDE
from wabe.kernel.record import Turn

Json: TypeAlias = dict[str, Any]
ASTRAY: Final = "coach-astray"


@dataclass(frozen=True)
class Page:
    """Something the coach says.

    Args:
        text: its key in the catalogue of the game.
        at: what it is about, as the table names its pieces (`deck:0`, `tunnel`).
    """

    text: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Move:
    """An action of the lesson, in the form that the game writes."""

    seat: int
    form: Json


@dataclass(frozen=True)
class Step:
    """A part of a lesson: what is said, what the learner does then, and how the game goes on.

    Args:
        pages: what the coach says, one after the other.
        awaits: the learner's action; None where reading is enough.
        astray: what is said when another one was taken instead; a text of the house by default.
        then: what follows, of any seat.
        leap: whether that is a longer part of the game, which is not shown move by move.
    """

    pages: tuple[Page, ...]
    awaits: Json | None = None
    astray: str = ASTRAY
    then: tuple[Move, ...] = ()
    leap: bool = False


@dataclass(frozen=True)
class Where:
    """How far a learner has come.

    Args:
        step: number of the step, from 0.
        played: how many actions of the lesson have been taken.
        astray: something else was done since.
        asked: the learner is to act now; else the coach plays on, once everything is read.
        done: nothing of the lesson is left to be played.
        pages: what is said now.
    """

    step: int
    played: int
    pages: tuple[Page, ...]
    astray: bool = False
    asked: bool = False
    done: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Args:
        name: of its file.
        minutes: it takes about so long.
        players: seats of the game.
        learner: the seat of whoever learns.
        options: of the game.
        chance: what all its chance is worked out from.
        steps: its parts; the last one is said when all is done.
    """

    name: str
    minutes: int
    players: int
    learner: int
    options: Json
    chance: str
    steps: tuple[Step, ...]

    @property
    def secret(self) -> bytes:
        """The secret of the game's chance (`KeyedChance`): the same actions always meet the same."""
        return sha256(self.chance.encode()).digest()

    def keyed_chance(self) -> KeyedChance:
        """The chance of the game."""
        return KeyedChance(self.secret)

    @cached_property
    def script(self) -> tuple[tuple[int, Move], ...]:
        """All actions in order, each with the number of its step."""
        return tuple((number, move) for number, step in enumerate(self.steps) for move in self.moves(step))

    @cached_property
    def mark(self) -> str:
        """Its name, and a digest of all that is played in it: whoever has begun it can go on in this very one alone."""
        played = self.players, self.learner, self.options, self.chance, [move for _, move in self.script]
        return f"{self.name} {sha256(msgspec.json.encode(played, order='sorted')).hexdigest()[:16]}"

    def moves(self, step: Step) -> tuple[Move, ...]:
        """The actions of a step."""
        return step.then if step.awaits is None else (Move(self.learner, step.awaits), *step.then)

    def where(self, turns: Sequence[Turn]) -> Where | None:
        """How far these actions of a game have come; None where somebody has left it for good, or the rules changed."""
        if any(turn.form == CONCEDE or turn.version for turn in turns):
            return None
        played = self.matching(turns)
        if played == len(self.script):
            return Where(len(self.steps) - 1, played, self.steps[-1].pages, done=True)
        number = self.script[played][0]
        begins = played == 0 or self.script[played - 1][0] != number
        step = self.steps[number]
        asked = begins and step.awaits is not None
        return Where(number, played, step.pages if begins else (), len(turns) > played, asked)

    def matching(self, turns: Sequence[Turn]) -> int:
        """How many actions from the first one are those of the lesson."""
        for played, ((_, move), turn) in enumerate(zip(self.script, turns, strict=False)):
            if (move.seat, move.form) != (turn.seat, turn.form):
                return played
        return min(len(self.script), len(turns))

    def next_moves(self, where: Where) -> tuple[Move, ...]:
        """What the coach plays from here on: up to the end of the step, nothing while the learner is to act."""
        if where.asked or where.astray or where.done:
            return ()
        return tuple(move for number, move in self.script[where.played :] if number == where.step)
