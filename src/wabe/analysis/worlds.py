"""What a position is worth to each seat, by what one seat knows of it: the mean over worlds that may be the true one.

In each world, redrawn from that knowledge, all play on by the game's quick actions until its horizon, where the game
estimates who will win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wabe.analysis.figures import Figure, mean_of
from wabe.kernel import leaving, rng
from wabe.kernel.message import Json
from wabe.kernel.playout import guided
from wabe.kernel.state import State

TRIES: Final = 16  # worlds that are looked through for each one in which all can have chosen what they are seen to have
ENOUGH: Final = 4  # worlds, for a figure that has an error


class Knowledge:
    """What one seat knows of a position. The true one stays behind it.

    Args:
        state: the true position; a later change of it does not show here.
        seat: whose knowledge.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.end = state.turn_number() + state.game.horizon(state)
        self.__state = state.clone()

    def world(self, seed: int) -> State:
        """A state in which all is redrawn that the seat does not know."""
        return self.__state.determinise(self.seat, seed)

    def undecided(self, seed: int) -> State:
        """The same, where in an open simultaneous step the others have not chosen yet."""
        world = self.world(seed)
        for other in range(world.players):
            if other != self.seat:
                world.withdraw(other)
        return world


def seed_of(*parts: object) -> int:
    """A seed made of numbers and words."""
    return rng.seed_state(parts)


def played(world: State, end: int) -> list[float]:
    """Play a world on, and say what each seat may expect then."""
    guided(world, end - world.turn_number())
    return leaving.shares(world)


def chance_of(state: State, seat: int, seed: int, count: int) -> float:
    """The share of the win that a seat can expect in a position, as far as it knows."""
    if state.over:
        return state.returns()[seat]
    known = Knowledge(state, seat)
    return sum(played(known.undecided(seed + i), known.end)[seat] for i in range(count)) / count


# --- what chance gave ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act:
    """What brings chance or shows something: an action, and what others have chosen in the step that it completes.

    Fields:
        before, after: the true positions.
        seat, action: who acted how.
    """

    before: State
    after: State
    seat: int
    action: int

    @cached_property
    def chosen(self) -> list[tuple[int, int, Json]]:
        """Who has chosen what, and what others see of it; the one who acted is last."""
        committed = self.before.committed()
        others = [seat for seat in range(self.before.players) if committed >> seat & 1]
        all_chosen = [*((seat, int(self.before.commitment(seat))) for seat in others), (self.seat, self.action)]
        return [(seat, action, seen(self.before, seat, action)) for seat, action in all_chosen]


def luck_of(act: Act, seed: int, count: int) -> list[Figure | None]:
    """What chance, and whatever was revealed, gave each seat; None where too few worlds agree with what was seen.

    Both what was to be expected after the action and what it came to are judged by what that seat itself knew before
    and after. So on average they are equal, however well or badly positions are judged, and nothing counts twice: a
    secret is a seat's luck once, when that seat learns it. The worlds are shared out among the seats.
    """
    each = max(ENOUGH, count // int(act.before.players))
    return [luck_of_seat(act, seat, seed, each) for seat in range(act.before.players)]


def luck_of_seat(act: Act, seat: int, seed: int, count: int) -> Figure | None:
    """The same for one seat."""
    end = act.before.turn_number() + act.before.game.horizon(act.before)
    expected = [played(world, end)[seat] for world in worlds_after(act, seat, seed, count)]
    return came_of(act.after, seat, end, seed, count).minus(mean_of(expected)) if len(expected) >= ENOUGH else None


def came_of(after: State, seat: int, end: int, seed: int, count: int) -> Figure:
    """What a seat may expect in worlds that agree with what it knows now."""
    if after.over:
        return Figure(after.returns()[seat])
    known = Knowledge(after, seat)
    return mean_of([played(known.undecided(seed + i), end)[seat] for i in range(count)])


def worlds_after(act: Act, seat: int, seed: int, count: int) -> Iterator[State]:
    """Worlds that agree with what a seat knew, after the action, as far as it saw that and what others had chosen."""
    known, found = Knowledge(act.before, seat), 0
    for i in range(count * TRIES):
        world = known.world(seed + i)
        if follow(world, act, seat):
            yield world
            found += 1
        if found == count:
            return


def follow(world: State, act: Act, viewer: int) -> bool:
    """Carry out what a viewer saw all of them choose; False if they cannot have in this world."""
    for seat, action, shown in act.chosen:
        if not world.withdraw(seat) and not world.waiting_mask >> seat & 1:  # forced, or a caretaker's
            if seen(world, seat, int(world.commitment(seat))) != shown:
                return False
            continue
        legal = world.legal_actions(seat)
        agreeing = [each for each in legal if (each == action if seat == viewer else seen(world, seat, each) == shown)]
        if not agreeing:
            return False
        world.act(seat, agreeing[world.below(len(agreeing))])
    return True


def seen(state: State, seat: int, action: int) -> Json:
    """What others see of an action."""
    return state.top_step().seen(state, state.top_arg(), seat, action)
