"""What an analysis finds, as plain records. All shares and amounts are parts of the win: 0.1 is ten percent of it.

`error` is half of a 95 % interval. A number `at` counts actions: position `at` is the one after that many of them,
and a choice or an event `at` is what was done there, so that it led to position `at + 1`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wabe.kernel.message import Json, Message

REPORT_VERSION: Final = 1  # of this shape
DIGITS: Final = 4


def rounded(share: float) -> float:
    """A share as it is written."""
    return round(share, DIGITS) + 0.0


@dataclass(frozen=True)
class Settings:
    """What an analysis hangs on, besides the play: the same ones give the same report.

    Args:
        iterations: of the search for a better choice at each decision; all other budgets are made of it.
        seed: of all chance in the analysis.
    """

    iterations: int = 400
    seed: int = 0

    def to_json(self) -> Json:
        """`{"iterations", "seed"}`."""
        return {"iterations": self.iterations, "seed": self.seed}


@dataclass(frozen=True)
class Chances:
    """What each seat could expect in one position, from its own knowledge: so they need not sum to one.

    Fields:
        at, win: where, and the share of the win of each seat.
        chapter: the part of the play.
    """

    at: int
    win: list[float]
    chapter: Message

    def to_json(self) -> Json:
        """`{"at", "win", "chapter"}`."""
        return {"at": self.at, "win": [rounded(share) for share in self.win], "chapter": self.chapter.to_json()}


@dataclass(frozen=True)
class Move:
    """An action in words, and as JSON that makes sense on its own; or a step of a line, by whom."""

    seat: int
    form: Json
    label: Message

    def to_json(self) -> Json:
        """`{"seat", "form", "label"}`."""
        return {"seat": self.seat, "form": self.form, "label": self.label.to_json()}


@dataclass(frozen=True)
class Choice:
    """A choice that cost more than noise could explain.

    Fields:
        at, seat: where, and whose.
        chapter, prompt: the part of the play that it was in, and what was asked.
        chosen, better: what was done, and what would have been better.
        win: the share of the win that was to be expected after it.
        cost, error: how much more with the better one.
        reason: why that one rather than the other; None where nothing can be said.
        line: what was then to be expected to follow the better one; it ends where that becomes unlikely.
    """

    at: int
    seat: int
    chapter: Message
    prompt: Message
    chosen: Move
    better: Move
    win: float
    cost: float
    error: float
    reason: Message | None = None
    line: list[Move] = field(default_factory=list)

    def to_json(self) -> Json:
        """All fields by their names."""
        return {
            "at": self.at,
            "seat": self.seat,
            "chapter": self.chapter.to_json(),
            "prompt": self.prompt.to_json(),
            "chosen": self.chosen.to_json(),
            "better": self.better.to_json(),
            "win": rounded(self.win),
            "cost": rounded(self.cost),
            "error": rounded(self.error),
            "reason": None if self.reason is None else self.reason.to_json(),
            "line": [move.to_json() for move in self.line],
        }


@dataclass(frozen=True)
class Skill:
    """What the choices of a seat cost, all together.

    Fields:
        cost, error: the sum over all that were judged, to be told as the mean of a choice: it may pass the whole win,
            or for lack of certainty be below zero.
        judged: how many choices were judged; forced ones never are.
    """

    cost: float
    error: float
    judged: int

    @property
    def per_choice(self) -> float:
        """The mean of a choice."""
        return self.cost / max(1, self.judged)

    @property
    def error_per_choice(self) -> float:
        """Half of its interval."""
        return self.error / max(1, self.judged)

    def to_json(self) -> Json:
        """All fields by their names."""
        return {"cost": rounded(self.cost), "error": rounded(self.error), "judged": self.judged}


@dataclass(frozen=True)
class Event:
    """What chance brought or showed to a seat, beyond noise.

    Fields:
        at: the action that led to it.
        amount, error: the share of the win that it gave (below zero: took).
        move: that action.
        what: what happened, in the words of the log, as the seat saw it.
    """

    at: int
    amount: float
    error: float
    move: Move
    what: list[Message]

    def to_json(self) -> Json:
        """All fields by their names."""
        return {
            "at": self.at,
            "amount": rounded(self.amount),
            "error": rounded(self.error),
            "move": self.move.to_json(),
            "what": [message.to_json() for message in self.what],
        }


@dataclass(frozen=True)
class Luck:
    """What draws, dice and whatever was revealed to it gave a seat against their expectation, by what it knew itself.

    Fields:
        total, error: the sum over the whole play, without the set-up.
        events: the largest ones that are beyond noise, greatest amount first; not always its own actions.
    """

    total: float
    error: float
    events: list[Event]

    def to_json(self) -> Json:
        """All fields by their names."""
        events = [event.to_json() for event in self.events]
        return {"total": rounded(self.total), "error": rounded(self.error), "events": events}


@dataclass(frozen=True)
class Report:
    """What came of an analysis.

    Fields:
        game, rules, data, players: the title with its rules version and its data pack (None: its own data).
        actions, over: how long the play was, and whether it came to its end.
        skipped: actions that can only be shown as other rules played them, and are not judged.
        settings: as given.
        chances: in order; the first position, each first one of a turn, the last one.
        choices: at most three of each seat, in the order of the seats, those that cost most first.
        skill, luck: of each seat.
    """

    game: str
    rules: int
    data: Json | None
    players: int
    actions: int
    over: bool
    skipped: int
    settings: Settings
    chances: list[Chances]
    choices: list[Choice]
    skill: list[Skill]
    luck: list[Luck]

    def to_json(self) -> Json:
        """All fields by their names, and `version`: of this shape."""
        return {
            "version": REPORT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "actions": self.actions,
            "over": self.over,
            "skipped": self.skipped,
            "settings": self.settings.to_json(),
            "chances": [each.to_json() for each in self.chances],
            "choices": [each.to_json() for each in self.choices],
            "skill": [each.to_json() for each in self.skill],
            "luck": [each.to_json() for each in self.luck],
        }
