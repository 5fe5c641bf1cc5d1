"""Who asks the others at a table to go back, who answers, and how that ends (`going_back.py` says what it comes to).

Every person at the table who has not left is asked, and has to agree: who is away and says nothing has said no when the
time is up. Bots agree, and so do further seats of the browser that asks; where there is nobody else, what the rules
refuse stays refused. While the question is open no bot moves and no
order is carried out; whoever plays on by hand has said no. About the same action a seat asks once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.errors import UndoRefused
from wabe.kernel.message import Message
from wabe.server import protocol, teaching
from wabe.server.errors import AidOff, NoAsk, StoreFailed
from wabe.server.of_table import OfTable
from wabe.server.prices import metered
from wabe.server.seats import Seat
from wabe.server.store.rows import Reply

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
ASK_SECONDS: Final = 180
AGAIN_SECONDS: Final = 1.0


class Lapsing(OfTable):
    """Lets the question of a table lapse when its time is up."""

    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether there is a question, which nobody but this lets lapse."""
        return self._live.play.question is not None

    def wake(self, soonest: float = 0.0) -> None:
        """See to it, should there be a question, in that many seconds at the soonest."""
        self.stop()
        asked = self._live.play.question
        if asked is not None and not self._live.dropped:
            seconds = max(soonest, (asked.until - self._live.hub.clock()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._lapse)

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _lapse(self) -> None:
        self._live.hub.aside(self._tried())

    async def _tried(self) -> None:
        with suppress(StoreFailed):  # the store has said so itself
            await self._live.locked(partial(_lapse_late, self._live))
        if self.is_busy:  # it rang too early by the server's clock, or the store was away
            self.wake(AGAIN_SECONDS)


async def ask(live: Live, browser: str, seat: Seat, request_id: str) -> Json:
    """Ask the others for a seat, which the browser holds and plays."""
    teaching.check_free(live)
    if not live.table.aids["undo"]:
        raise AidOff("undo-off")
    others = asked_by(live, seat)
    if not others:
        raise UndoRefused(live.play.record.undo_refusal(seat.number) or Message("undo-ask-needless"))
    form = {"until": live.hub.clock() + int(ASK_SECONDS * 1000), "of": others}
    return await _keep(live, "ask", seat.number, form, partial(_reply, live, browser, request_id))


async def answer(live: Live, browser: str, request: protocol.AnswerUndo) -> Json:
    """Agree or decline with one's own seat; who has asked takes the question back."""
    seat, asked = live.held(browser, request.seat), live.play.question
    if asked is None or seat.number not in {asked.seat, *asked.of}:
        raise NoAsk
    reply = partial(_reply, live, browser, request.request_id)
    if request.agree:
        return await _keep(live, "agree", seat.number, {}, reply)
    why = "withdrawn" if seat.number == asked.seat else "declined"
    return await _keep(live, "lapse", seat.number, {"why": why}, reply)


async def play_on(live: Live, number: int) -> None:
    """Close the question, should there be one, since a seat plays on."""
    if live.play.question is not None:
        await _keep(live, "lapse", number, {"why": "played"}, lambda: None)


def asked_by(live: Live, seat: Seat) -> list[int]:
    """The seats of people who have to agree."""
    left = live.play.record.state.left
    others = [other for other in live.seats if other.level is None and other.holder not in {None, seat.holder}]
    return [other.number for other in others if other.number not in left]


def has_others(live: Live, seat: Seat) -> bool:
    """Whether somebody else plays or may yet come whom a seat could ask."""
    return any(other.level is None and other.holder != seat.holder for other in live.seats)


async def _lapse_late(live: Live) -> None:
    asked = live.play.question
    if asked is not None and live.hub.clock() >= asked.until:
        await _keep(live, "lapse", asked.seat, {"why": "late"}, lambda: None)


async def _keep(live: Live, kind: str, number: int, form: Json, reply: Callable[[], Reply | None]) -> Json:
    """Do what such an event says, keep it, and let everybody know."""
    with metered():
        live.play.repeat(kind, number, form)
    await live.keep_event(kind, number, form, reply())
    live.publish(None)
    return {"seq": live.play.seq}


def _reply(live: Live, browser: str, request_id: str) -> Reply:
    return Reply(request_id, browser, {"seq": live.play.seq})
