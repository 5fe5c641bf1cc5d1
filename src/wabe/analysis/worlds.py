"""What a position is worth to each seat, by what one seat knows of it: the mean over worlds that may be the true one.

In each world, redrawn from that knowledge, all play on by the game's quick actions until its horizon, where the game
estimates who will win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from wabe.analysis.figures import Figure, mean_of
from wabe.kernel import leaving, rng
from wabe.kernel.playout import guided
from wabe.kernel.state import State
from wabe.kernel.step import SIMULTANEOUS

TRIES: Final = 8  # worlds that are looked through for each one in which all can have chosen what they are seen to have


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


def shares(outcomes: Iterable[list[float]]) -> list[Figure]:
    """The mean of each seat."""
    return [mean_of(list(of_seat)) for of_seat in zip(*outcomes, strict=True)]


def chance_of(state: State, seat: int, seed: int, count: int) -> float:
    """The share of the win that a seat can expect in a position, as far as it knows."""
    if state.over:
        return state.returns()[seat]
    known = Knowledge(state, seat)
    return sum(played(known.undecided(seed + i), known.end)[seat] for i in range(count)) / count


# --- what chance gave ---------------------------------------------------------------------------------------------


def luck_of(before: State, seat: int, action: int, after: State, seed: int, count: int) -> list[Figure]:
    """What chance, and whatever was revealed, gave each seat when `seat` took an action.

    Both what was to be expected after the action and what it came to are judged by what that seat knew before and
    after. So on average they are equal, however well or badly positions are judged.
    """
    known, end = Knowledge(before, seat), before.turn_number() + before.game.horizon(before)
    expected = [played(world, end) for world in worlds_after(known, action, shown_choices(before), seed, count)]
    came = [after.returns()] if after.over else came_of(after, seat, end, seed, count)
    if not expected:
        return [Figure()] * int(before.players)
    return [one.minus(other) for one, other in zip(shares(came), shares(expected), strict=True)]


def came_of(after: State, seat: int, end: int, seed: int, count: int) -> list[list[float]]:
    """What each seat may expect in worlds that agree with what the seat knows now."""
    known = Knowledge(after, seat)
    return [played(known.undecided(seed + i), end) for i in range(count)]


def shown_choices(state: State) -> dict[int, int]:
    """What others have chosen in an open simultaneous step, if all will see it once the last one has chosen."""
    if state.top_step().mode != SIMULTANEOUS or not state.top_step().shows_choices(state, state.top_arg()):
        return {}
    committed = state.committed()
    return {seat: int(state.commitment(seat)) for seat in range(state.players) if committed >> seat & 1}


def worlds_after(known: Knowledge, action: int, chosen: dict[int, int], seed: int, count: int) -> Iterator[State]:
    """Worlds in which the seat has taken an action, and others have chosen what they are known to have."""
    found = 0
    for i in range(count * TRIES):
        world = known.world(seed + i)
        if choose(world, chosen):
            world.act(known.seat, action)
            yield world
            found += 1
        if found == count:
            return


def choose(world: State, chosen: dict[int, int]) -> bool:
    """Let seats have chosen this in an open simultaneous step; False if they cannot have in this world."""
    for seat, action in chosen.items():
        world.withdraw(seat)
        if action in world.legal_actions(seat):
            world.act(seat, action)
        elif world.commitment(seat) != action:
            return False
    return True
