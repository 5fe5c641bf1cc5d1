"""Bots that play a seat only until its player is back: one that others have called, or that plays on when time is up.

The seat is its player's again as soon as they open the table, see a page of it again that was hidden, or say so. Who
comes back with no time left, while the table waits for the seat, gets it once this turn is done: else nothing would
ever be played that time has run out for. So does who has called a bot in the own turn at a table with a clock: else
they would think while no time runs. Called with the table locked, but for `seen`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from wabe.bots import Role, level_for
from wabe.kernel.errors import WabeError
from wabe.kernel.message import Message
from wabe.server.bots import keep_and_tell, name_of
from wabe.server.clocks.at_table import has_no_time
from wabe.server.seats import Seat

if TYPE_CHECKING:
    from wabe.server.live import Live
    from wabe.server.store.rows import Write

AWAY: Final = "away"
ENDING: Final = "ending"  # its player is back, and gets it after this turn


def caretaker() -> str:
    """The level that plays on for somebody."""
    return level_for(Role.CARETAKER).name


async def come_back(live: Live, browser: str) -> None:
    """Give a browser back what is played until it is there."""
    for seat in [seat for seat in live.seats if seat.holder == browser and seat.stand_in == AWAY]:
        await give_back(live, seat)


def done(live: Live) -> list[Seat]:
    """The seats whose turn is done, after which their players get them back."""
    return [seat for seat in live.seats if seat.stand_in == ENDING and not has_no_time(live, seat.number)]


async def end_turns(live: Live) -> None:
    """Give them back."""
    for seat in done(live):
        await give_back(live, seat)


async def play_on_for(live: Live, seat: Seat) -> None:
    """Let a bot play on for somebody whose time is up, until they are back; everybody is told."""
    played = replace(seat, level=caretaker(), stand_in=AWAY)
    await keep_and_tell(live, played, Message("seat-time-up", {"name": name_of(seat)}))


async def seen(live: Live, browser: str) -> None:
    """Somebody sees a page again that was hidden."""
    if any(seat.holder == browser and seat.stand_in == AWAY for seat in live.seats):
        with suppress(WabeError):  # they can say so themselves
            await live.locked(partial(come_back, live, browser))


async def give_back(live: Live, seat: Seat, *writes: Write) -> None:
    """Let the player of a seat have it again, and keep what goes with that; of a stand-in's end all are told."""
    back = given_back(live, seat)
    if seat.stand_in is None or back.level is not None:
        await live.keep_seat(back, *writes)
    else:
        await keep_and_tell(live, back, Message("seat-back", {"name": name_of(seat)}), *writes)


def given_back(live: Live, seat: Seat) -> Seat:
    """A seat as whoever plays it from now on gets it: at once, or after this turn."""
    if seat.level is not None and has_no_time(live, seat.number):
        return replace(seat, stand_in=ENDING)
    return replace(seat, level=None, stand_in=None)
