"""A seat that has left: a caretaker plays it on, it wins no more, and the last one who stays wins at once.

What the caretaker does is decided inside the action that leads there, like a forced choice: nobody is asked, nothing of
it is recorded, and it follows again from the same position and chance results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wabe.kernel.errors import SeatLeft
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.kernel.state import State

CONCEDE: Final[Json] = {"kind": "concede"}  # its form among the actions of a record; no game has one of this kind


def stayed(state: State) -> list[int]:
    """The seats that have not left; one at least."""
    return [seat for seat in range(state.players) if not state.left_mask >> seat & 1]


def is_deserted(state: State) -> bool:
    """Whether the game is over because all but one have left, in the middle of whatever was going on."""
    return len(stayed(state)) == 1


def leave(state: State, seat: int) -> None:
    """Carry out `State.concede` for a seat that there is, in a running game. Raises `SeatLeft`."""
    if state.left_mask >> seat & 1:
        raise SeatLeft("error-left-already", seat=seat)
    state.left_mask |= 1 << seat
    state.reveal()
    state.emit("seat-left", {"seat": seat})
    if is_deserted(state):
        state.end()
        state.wait_for_nobody()
        state.emit("last-seat-wins", {"seat": stayed(state)[0]})
    elif state.waiting_mask >> seat & 1:
        state.decider = seat
        state.ask_seat(state.top_step(), state.top_arg(), seat)
        state.act(seat, state.stand_in())


def restore(state: State, seats: list[Any]) -> None:
    """Let these seats of a save have left. Raises `BadSave` unless somebody stays, and `BadSeat`."""
    for seat in seats:
        state.left_mask |= 1 << state.check_seat(seat)
    need(len(stayed(state)) > 0, Message("error-everybody-left"))
    need(state.depth == 0 or not is_deserted(state), Message("error-goes-on-alone"))
    need(not state.waiting_mask & state.left_mask, Message("error-waits-for-left"))


def shares(state: State) -> list[float]:
    """`Game.estimate` among those who have stayed."""
    expected: list[float] = state.game.estimate(state)
    if state.left_mask == 0:
        return expected
    kept = [0.0 if state.left_mask >> seat & 1 else expected[seat] for seat in range(state.players)]
    total = sum(kept)
    return [share / total for share in kept] if total > 0.0 else kept
