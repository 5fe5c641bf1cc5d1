"""What time players have left. No server in here, and nothing that ticks: each moment is given, in milliseconds.

Time is spent by those alone whom the table waits for. It is given with a turn of the clock, which begins when a seat
is asked and was not before, when its own action asks others as well (all draw again), or with a new turn of the game,
and lasts until the seat is not asked any more, however many choices that takes.

Nothing is given twice for the same place in a game: who takes a choice back goes on with what was left, and an undo
gives back no time to anybody. Only where each turn has a time of its own do the others have all of it again for what
they are asked anew, since that is another question.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Self, TypeAlias

Json: TypeAlias = dict[str, Any]
SECOND: Final = 1000
NEVER: Final = -1  # as a place in a game: before its beginning


@dataclass(frozen=True)
class Pace:
    """How long players of a table have.

    Args:
        kind: `turn`: each turn of the clock has a time of its own; `reserve`: one for the whole game.
        seconds: of it.
        increment: seconds that a reserve grows by with each turn of the clock.
    """

    kind: Literal["turn", "reserve"]
    seconds: int
    increment: int = 0

    def given(self, left: int) -> int:
        """What somebody has who begins a turn of the clock with `left`."""
        return self.seconds * SECOND if self.kind == "turn" else max(0, left) + self.increment * SECOND


@dataclass(frozen=True)
class Asked:
    """Whom a table waits for, and in which turn of the game."""

    seats: Sequence[int]
    turn: int

    def anew_after(self, before: Asked, actor: int) -> set[int]:
        """Those who begin a turn of the clock with what the seat `actor` has done."""
        if self.turn != before.turn:
            return set(self.seats)
        newly = {seat for seat in self.seats if seat not in before.seats}
        return newly | ({actor} & set(self.seats) if newly else set())


@dataclass(frozen=True)
class Times:
    """What all seats of a table have left.

    Args:
        left: by seat; less than nothing for how long it has been up, so that when it was up never changes.
        at: when that was so.
        place: by seat, after how many actions of the game it was given time last.
        begun: whether anybody's time has run yet.
        given_up: the seats that let a bot play their turn of the clock: nothing of it is theirs any more.
    """

    left: tuple[int, ...]
    at: int
    place: tuple[int, ...]
    begun: bool = False
    given_up: tuple[int, ...] = ()

    @classmethod
    def laid(cls, pace: Pace, players: int, asked: Iterable[int]) -> Self:
        """Those at the set-up."""
        times = cls((pace.seconds * SECOND,) * players, 0, (NEVER,) * players)
        return times.give(pace, asked, 0)

    @classmethod
    def of(cls, written: Json) -> Self:
        """As they were written down."""
        given_up = tuple(written.get("given_up", ()))  # there was none in older stores
        return cls(tuple(written["left"]), written["at"], tuple(written["place"]), written["begun"], given_up)

    def to_json(self) -> Json:
        """Written down."""
        by_seat: Json = {"left": list(self.left), "place": list(self.place), "given_up": list(self.given_up)}
        return {**by_seat, "at": self.at, "begun": self.begun}

    def shown(self) -> list[int]:
        """What is left by seat, as people are told it: never less than nothing."""
        return [max(0, have) for have in self.left]

    def is_up(self, seat: int) -> bool:
        """Whether a seat has nothing left of its turn of the clock."""
        return self.left[seat] <= 0 or seat in self.given_up

    def spent(self, running: Collection[int], now: int) -> Self:
        """Those of now, of seats that have been running all the while. No time is ever won by a clock set back."""
        gone = max(0, now - self.at)
        left = (have - gone if seat in running else have for seat, have in enumerate(self.left))
        return replace(self, left=tuple(left), at=now)

    def give_up(self, seats: Iterable[int]) -> Self:
        """Those once these seats have let a bot play their turn of the clock."""
        return replace(self, given_up=tuple(sorted({*self.given_up, *seats})))

    def of_turns(self, asked: Collection[int]) -> Self:
        """Those where these seats are asked: the turn of everybody else is over, given up or not."""
        return replace(self, given_up=tuple(seat for seat in self.given_up if seat in asked))

    def give(self, pace: Pace, seats: Iterable[int], place: int) -> Self:
        """Begin a turn of the clock for these seats, where `place` actions have been done."""
        left, places = list(self.left), list(self.place)
        anew = {seat for seat in seats if places[seat] < place}
        for seat in anew:
            left[seat], places[seat] = pace.given(left[seat]), place
        given_up = tuple(seat for seat in self.given_up if seat not in anew)
        return replace(self, left=tuple(left), place=tuple(places), given_up=given_up)

    def taken_back(self, pace: Pace, by: Collection[int]) -> Self:
        """Those after some seats have taken choices back: what others are asked after that is another question."""
        if pace.kind == "reserve":
            return self
        return replace(self, place=tuple(at if seat in by else NEVER for seat, at in enumerate(self.place)))

    def due(self, running: Collection[int]) -> int | None:
        """When the first of the running seats has nothing left; None if nobody's time runs."""
        return min((self.at + self.left[seat] for seat in running), default=None)

    def run_out(self, running: Iterable[int], now: int, grace: int) -> list[int]:
        """The running seats that have had nothing left for at least `grace` milliseconds."""
        return [seat for seat in running if self.at + self.left[seat] + grace <= now]
