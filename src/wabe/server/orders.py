"""Standing orders at a table: kept with their seat, shown to it alone, and carried out when it is asked.

What an order answers is an action of its seat like any other: checked, logged, told and taken back as if a hand had
made it. It comes after a pause that depends on nothing but chance, so that neither how soon it comes nor that it comes
tells the others what was asked or answered. There is none while a bot plays the seat, while a coach teaches, while
somebody asks to go back, and for who has just taken something back: they want to choose anew. Where several people
share a browser each is asked, since handing it over, or not, is seen by all of them; and so is who is away and has
ordered nothing, since everybody sees that no hand can have answered, and would know that there was but one answer.
"""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.errors import GameOver, SeatLeft, WabeError
from wabe.kernel.orders import ALWAYS_ASK, UNANSWERED, answered, given, standing
from wabe.server import daily, logs, protocol
from wabe.server.bots import AGAIN_SECONDS, delay_of
from wabe.server.clocks.at_table import seconds_left
from wabe.server.errors import Stale, StoreFailed
from wabe.server.of_table import OfTable
from wabe.server.seats import orders_of, written
from wabe.server.store.rows import Reply

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
PAUSE: Final = (6.0, 26.0)  # times the delay of a bot: about as long as a hand takes that knows what it wants
log = logging.getLogger(__name__)


class Orders(OfTable):
    """What carries out the orders of a table's seats."""

    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether something is going to be carried out."""
        return any(not task.done() for task in self._tasks.values())

    def wake(self) -> None:
        """See to it that each seat that is asked is answered for, if its orders do so."""
        for seat in () if self._live.dropped else self._live.play.now.state.waiting:
            task = self._tasks.get(seat)
            if (task is None or task.done()) and answer(self._live, seat) != UNANSWERED:
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._serve(seat))

    def stop(self) -> None:
        """Carry out nothing more."""
        for task in self._tasks.values():
            task.cancel()

    async def _serve(self, number: int) -> None:
        logs.about_table(self._live.table.id)
        while not self._live.dropped and answer(self._live, number) != UNANSWERED:
            carry_out = partial(_carry_out, self._live, number, self._live.play.now.seq)
            await asyncio.sleep(pause(self._live, number))
            try:
                await self._live.locked(carry_out)
            except Stale:
                continue
            except StoreFailed:  # others were quicker, or the store cannot be asked now; the table is still there
                await asyncio.sleep(AGAIN_SECONDS)
            except WabeError:
                log.exception("the orders of seat %d cannot be carried out", number)
                return


def pause(live: Live, number: int) -> float:
    """Seconds before an order is carried out; hardly any where there are but bots to wonder, never all one has left."""
    drawn = delay_of(live) * (random.uniform(*PAUSE) if _is_watched(live, number) else 1.0)
    left = seconds_left(live, number)
    return drawn if left is None else min(drawn, left / 2)


def answer(live: Live, number: int) -> int:
    """The action that a seat's orders come to now; `UNANSWERED` if its player is to choose, or nobody is asked."""
    seat, play = live.seats[number], live.play
    if seat.level is not None or seat.holder is None or play.over or play.is_taught:
        return UNANSWERED
    if play.question is not None or number in play.reconsidering or not daily.may_act(live):
        return UNANSWERED
    orders = standing(play.now.state, orders_of(seat))
    shared = sum(other.holder == seat.holder and other.level is None for other in live.seats) > 1
    if shared or (not orders and not live.is_connected(seat) and _is_watched(live, number)):
        orders = {**orders, ALWAYS_ASK: {"amounts": {}, "chapter": None}}
    return int(answered(play.now.state, number, orders))


def _is_watched(live: Live, number: int) -> bool:
    """Whether other people play at the table, who wonder how somebody has answered."""
    return any(seat.level is None and seat.number != number for seat in live.seats)


async def _carry_out(live: Live, number: int, seq: int) -> None:
    """Take the action, unless the seat has been asked something else, or its player has changed their mind."""
    live.play.check_fresh(number, seq)
    action = answer(live, number)
    if action != UNANSWERED:
        form = live.play.now.state.form(action, number)
        await live.keep_event("act", number, live.play.act(number, form), None)
        live.publish(live.play.now)


async def order(live: Live, browser: str, request: protocol.Order) -> Json:
    """Give an order for one's own seat, or take it back."""
    seat, state = live.held(browser, request.seat), live.play.record.state
    if live.play.over:
        raise GameOver("error-game-over")
    if seat.number in state.left:
        raise SeatLeft("error-seat-left")
    orders = standing(state, orders_of(seat))
    if request.amounts is None:
        orders.pop(request.order, None)
    else:
        odds = live.table.aids["odds"]
        orders[request.order] = given(state, seat.number, request.order, request.amounts, odds=odds)
    said = {"seq": live.play.seq}
    await live.keep_seat(replace(seat, orders=written(orders)), live.reply(Reply(request.request_id, browser, said)))
    return said


def shown(live: Live, number: int) -> Json:
    """What the player of a seat is told of its orders.

    `given`: those that stand, with their numbers; `open`: those that may be given now; `answering`: whether they answer
    what the seat is asked now.
    """
    seat, state = live.seats[number], live.play.now.state
    return {
        "given": {name: each["amounts"] for name, each in standing(state, orders_of(seat)).items()},
        "open": [each.name for each in state.game.orders() if not live.play.over and each.may_be_given(state, number)],
        "answering": answer(live, number) != UNANSWERED,
    }
