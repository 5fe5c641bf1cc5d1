"""How a seat comes from one browser to another, but for the first time. Called with the table locked.

- Its holder keeps a way back: a link that brings the seat to whatever browser opens it, once; the one before loses it.
  A new link voids the old one.
- Whoever made the table may free the seat of somebody who is away: a link gives it to somebody who does not sit at the
  table, never to the one who freed it, so that nobody comes to see what two seats know. It stays its player's until the
  link is opened, and for good if that player comes back before. Everybody at the table is told of both.
- They may let a bot make room in the same way: it plays until the link is opened, by somebody who sits nowhere here.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.kernel.errors import GameOver, SeatLeft
from wabe.kernel.message import Message
from wabe.server import daily, teaching
from wabe.server.bots import keep_and_tell, name_of
from wabe.server.calls.news import tell_joined
from wabe.server.errors import BadToken, NotFree, NotHost, OwnSeatHere, StillThere
from wabe.server.seats import Seat, hash_of, new_token
from wabe.server.standins import given_back
from wabe.server.store import rows, tries

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


async def keep_way_back(live: Live, browser: str, number: int) -> str:
    """A token that brings one's own seat to another browser; nothing given out before does. Raises `NotYourSeat`."""
    seat, token = live.held(browser, number), new_token()
    await live.keep_seat(replace(_unfreed(seat), recovery=hash_of(token)))
    return token


async def invite(live: Live, browser: str, number: int) -> str:
    """A token for an open seat of a table one has made, or for one of a bot, which plays until somebody takes it.

    The one given out before leads there no more.

    Raises:
        NotHost: another browser made the table.
        NotFree: somebody has the seat.
        DayStands: it is the table of a day.
        GameOver, SeatLeft, LessonRuns: no bot makes room.
    """
    if live.table.host != browser:
        raise NotHost
    daily.check_not_alone(live)
    seat, token = live.seats[number] if number < len(live.seats) else live.held(browser, number), new_token()
    if seat.bot:
        teaching.check_free(live)
        _check_played(live, number)
    elif not seat.open:
        raise NotFree
    await live.keep_seat(replace(seat, token=hash_of(token)))
    return token


def invitation(live: Live, browser: str, person: str, token: str) -> Json:
    """Where a link leads, told before it is used: to which seat, how, who invites, whether somebody has used it.

    Args:
        live: the table.
        browser: that asks.
        person: whose companion it is here, else the browser; what that one has it has too, but a way back is for
            itself alone.
        token: of the link.

    Raises:
        BadToken: nowhere, or not any more.
    """
    digest = hash_of(token)
    for seat in live.seats:
        if digest in {seat.token, seat.recovery}:
            mine = seat.holder in ({browser} if leads_back(seat, token) else {browser, person})
            used = digest == seat.token and seat.token_used and not mine
            way = "back" if digest == seat.recovery else "freed" if seat.freed else "seat"
            return {"seat": seat.number, "way": way, "used": used, "mine": mine, "from": _inviting(live)}
    raise BadToken


def _inviting(live: Live) -> str:
    """The name of whoever made the table; empty if they have none here."""
    names = [seat.name for seat in live.seats if seat.holder is not None and seat.holder == live.table.host]
    return next(filter(None, names), "")


async def free(live: Live, browser: str, number: int) -> str:
    """A token that gives the seat of somebody who is away to somebody else.

    Raises:
        NotHost: another browser made the table.
        GameOver, SeatLeft: there is nothing left to play.
        NotFree: the seat is open, a bot's, or one's own.
        StillThere: its player is there, or was a moment ago.
    """
    if live.table.host != browser:
        raise NotHost
    seat = live.seats[number] if number < len(live.seats) else live.held(browser, number)
    _check_played(live, number)
    if seat.holder is None or seat.holder == browser:
        raise NotFree
    if not live.is_absent(seat):
        raise StillThere("error-still-there-seat")
    token = new_token()
    freed = replace(seat, token=hash_of(token), token_used=False)
    await keep_and_tell(live, freed, Message("seat-freed", {"name": name_of(seat)}))
    return token


def _check_played(live: Live, number: int) -> None:
    """Raise `GameOver` or `SeatLeft` where there is nothing left to play."""
    if live.play.over:
        raise GameOver("error-game-over")
    if number in live.play.record.state.left:
        raise SeatLeft("error-seat-left")


async def stay(live: Live) -> None:
    """Whoever is there keeps the seat that was freed meanwhile."""
    for seat in [seat for seat in live.seats if seat.freed and live.is_connected(seat)]:
        await live.keep_seat(_unfreed(seat))


def by_token(live: Live, own: AbstractSet[str], token: str) -> Seat:
    """The seat that a token gives to a browser, or has given.

    Args:
        live: the table.
        own: the browser, and whose companion it is here.
        token: of the link.

    Raises:
        BadToken: none, or somebody has it by that already.
        StillThere, OwnSeatHere: it was freed or is a bot's, but is not for this browser, or its player is back.
    """
    digest = hash_of(token)
    for seat in live.seats:
        if digest == seat.recovery:
            return seat
        if digest == seat.token and (not seat.token_used or seat.holder in own):
            if seat.freed or seat.bot:
                _check_may_take(live, own, seat)
            return seat
    raise BadToken


def leads_back(seat: Seat, token: str | None) -> bool:
    """Whether a token is the way back to a seat, not used yet."""
    return token is not None and seat.recovery is not None and hash_of(token) == seat.recovery


async def hand_over(live: Live, browser: str, seat: Seat, token: str | None, name: str) -> None:
    """Let a browser hold a seat: taken for the first time, brought back, or given to somebody else."""
    taken = replace(given_back(live, seat), bot=False, holder=browser, name=name or seat.name)
    taken = replace(taken, token_used=True, recovery=None)
    names = {"before": name_of(seat), "name": name_of(taken)}
    if seat.freed and token is not None and hash_of(token) == seat.token:
        taken.orders = None  # they were somebody else's
        await keep_and_tell(live, taken, Message("seat-given", names))
        tell_joined(live, taken)
    elif seat.bot:
        await keep_and_tell(live, taken, Message("seat-of-bot-given", names))
        tell_joined(live, taken)
    elif leads_back(seat, token):
        taken.token = seat.recovery  # used now; the same browser may ask again if it heard nothing
        await _bring_back(live, taken, seat.holder)
    else:
        await live.keep_seat(taken)
        tell_joined(live, taken)


async def _bring_back(live: Live, taken: Seat, before: str | None) -> None:
    """Whoever made the table by the browser of before goes on doing so by this one."""
    host = taken.holder
    if before is None or host is None:
        await live.keep_seat(taken)
        return
    had = partial(tries.share, one=before, other=host, table_id=live.table.id)
    if live.table.host != before:
        await live.keep_seat(taken, had)
        return
    await live.keep_seat(taken, had, lambda connection: rows.set_host(connection, live.table.id, host))
    live.table.host = host
    live.publish_presence()


def _check_may_take(live: Live, own: AbstractSet[str], seat: Seat) -> None:
    if not seat.bot and seat.holder not in own and not live.is_absent(seat):
        raise StillThere("error-still-there-seat")
    if live.table.host in own or (seat.holder not in own and any(map(live.is_seated, own))):
        raise OwnSeatHere


def _unfreed(seat: Seat) -> Seat:
    """The seat without a link that gives it to somebody else."""
    return replace(seat, token=None, token_used=True) if seat.freed else seat
