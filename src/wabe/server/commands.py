"""What each request does. Called with the table locked, but for `hint`; raises a `WabeError` that says why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeGuard, cast

from sqlalchemy import Connection

from wabe.kernel.errors import GameOver, NotYourTurn, SeatLeft
from wabe.kernel.leaving import CONCEDE
from wabe.server import asks, bots, daily, orders, protocol, seats, standins, tables, teaching, ways
from wabe.server.errors import (
    AidOff,
    BadToken,
    BotPlays,
    GameRunning,
    Malformed,
    NoBotPlays,
    NotHost,
    NotSeated,
    NotYourSeat,
    Overtaken,
    SeatTaken,
    SpectatorsSilent,
    StillThere,
)
from wabe.server.names import own_name, tidy
from wabe.server.play import Moment
from wabe.server.store import carries, rows, tending
from wabe.server.store.rows import Reply
from wabe.server.store.schema import tables as tables_of_the_store

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


async def carry_out(live: Live, browser: str, request: protocol.Request) -> Json:
    """Carry out a request and return the rest of its answer."""
    daily.check_may(live, request)
    handler = cast("Callable[[Live, str, Any], Awaitable[Json]]", HANDLERS[type(request)])
    return await handler(live, browser, request)


async def act(live: Live, browser: str, request: protocol.Act) -> Json:
    """Take an action."""
    seat = _played(live, browser, request.seat)
    live.play.check_fresh(seat.number, request.seq)
    teaching.check_on_course(live)
    daily.check_turn(live)
    if live.play.question is not None:
        live.play.record.state.parse(request.form, seat.number)
        await asks.play_on(live, seat.number)
    answer = await _keep_act(live, browser, request.request_id, seat, request.form)
    await teaching.play_on(live)
    return answer


async def concede(live: Live, browser: str, request: protocol.Concede) -> Json:
    """Leave the game for good, whoever's turn it is, and whoever plays the seat."""
    seat = live.held(browser, request.seat)
    if live.play.question is not None:
        _check_stays(live, seat)
        await asks.play_on(live, seat.number)
    return await _keep_act(live, browser, request.request_id, seat, CONCEDE)


async def undo(live: Live, browser: str, request: protocol.Undo) -> Json:
    """Take back the last action of a seat."""
    seat = _played(live, browser, request.seat)
    if not live.table.aids["undo"]:
        raise AidOff("undo-off")
    if live.play.record.undo_refusal(seat.number) is None:
        await asks.play_on(live, seat.number)
    live.play.undo(seat.number)
    answer = {"seq": live.play.seq}
    await live.keep_event("undo", seat.number, {}, Reply(request.request_id, browser, answer))
    live.publish(None)
    return answer


async def ask_undo(live: Live, browser: str, request: protocol.AskUndo) -> Json:
    """Ask all others to go back to before the last action of a seat."""
    return await asks.ask(live, browser, _played(live, browser, request.seat), request.request_id)


def is_thought(request: protocol.Request) -> TypeGuard[protocol.Hint]:
    """Whether a request only makes a bot think."""
    return isinstance(request, protocol.Hint)


async def hint(live: Live, browser: str, request: protocol.Hint) -> Json:
    """What a bot would do in place of this seat, best first. It knows what the seat knows."""
    now = await live.in_order(partial(_doubtful, live, browser, request.seat))
    live.hub.gate.hints.take(browser)
    thoughts = await live.hub.thinkers.advise(now.state, request.seat, live.table.aids["odds"])
    return {"seq": now.seq, "hint": thoughts}


async def _doubtful(live: Live, browser: str, number: int) -> Moment:
    """The position in which a seat has to decide and may ask a bot."""
    seat = _played(live, browser, number)
    if not live.table.aids["hints"]:
        raise AidOff("error-hints-off")
    if seat.number not in live.play.now.state.waiting:
        raise NotYourTurn
    return live.play.now


async def take_over(live: Live, browser: str, request: protocol.TakeOver) -> Json:
    """Let a bot play on for one's own seat, or for one whose player is away."""
    _check_seated(live, browser)
    teaching.check_free(live)
    seat = live.seats[request.seat] if request.seat < len(live.seats) else live.held(browser, request.seat)
    level = request.level or standins.caretaker()
    live.hub.thinkers.check_level(level, live.play.record.game)
    if live.play.over:
        raise GameOver("error-game-over")
    _check_stays(live, seat)
    if seat.level is not None:
        raise BotPlays
    if seat.holder != browser and not live.is_absent(seat):
        raise StillThere
    until = None if seat.holder in {None, browser} else standins.AWAY
    return await _keep_seat(live, browser, request.request_id, replace(seat, level=level, stand_in=until))


async def hand_back(live: Live, browser: str, request: protocol.HandBack) -> Json:
    """Play one's own seat again."""
    seat = live.held(browser, request.seat)
    _check_stays(live, seat)
    if seat.level is None:
        raise NoBotPlays
    answer = {"seq": live.play.seq}
    await standins.give_back(live, seat, live.reply(Reply(request.request_id, browser, answer)))
    return answer


async def change_level(live: Live, browser: str, request: protocol.ChangeLevel) -> Json:
    """Let the bot that plays a seat be another one; the table says so."""
    teaching.check_free(live)
    seat = live.seats[request.seat] if request.seat < len(live.seats) else live.held(browser, request.seat)
    live.hub.thinkers.check_level(request.level, live.play.record.game)
    if live.play.over:
        raise GameOver("error-game-over")
    _check_stays(live, seat)
    if seat.level is None:
        raise NoBotPlays
    _check_commands(live, browser, seat)
    said, answer = bots.change_notice(live, browser, seat, request.level), {"seq": live.play.seq}
    kept = live.reply(Reply(request.request_id, browser, answer))
    await bots.keep_and_tell(live, replace(seat, level=request.level), said, kept)
    return answer


def _check_commands(live: Live, browser: str, seat: seats.Seat) -> None:
    """Whether a browser says how the bot of a seat plays.

    Raises:
        NotSeated: it has no seat here; where a player is away, whoever has one may have called the bot.
        NotYourSeat: its player has called the bot, or is back and gets the seat after this turn.
        StillThere: its player is there, or was a moment ago; nobody may call a bot for them either.
        NotHost: it has been a bot's from the start.
    """
    if seat.holder == browser or (seat.holder is None and live.table.host == browser):
        return
    _check_seated(live, browser)
    if seat.holder is None and live.table.host is not None:
        raise NotHost
    if seat.holder is not None and seat.stand_in != standins.AWAY:
        raise NotYourSeat
    if seat.holder is not None and not live.is_absent(seat):
        raise StillThere


async def rename(live: Live, browser: str, request: protocol.Rename) -> Json:
    """Give one's seat another name."""
    seat = live.held(browser, request.seat)
    return await _keep_seat(live, browser, request.request_id, replace(seat, name=own_name(request.name)))


async def say(live: Live, browser: str, request: protocol.Chat) -> Json:
    """Say something to all at the table."""
    name = "" if request.seat is None else live.held(browser, request.seat).name
    if request.seat is None and not live.table.talk:
        raise SpectatorsSilent
    who = live.table.id if request.seat is None else browser  # a cookie costs a spectator nothing
    live.hub.gate.chat.take(who)
    text = tidy(request.text)
    if not text:
        raise Malformed("error-nothing-said")
    line = live.new_line(request.seat, name, text)
    answer = {"seq": live.play.seq}
    try:
        await live.keep(live.line(line), live.reply(Reply(request.request_id, browser, answer)))
    except Overtaken:  # it is judged anew, and counted once
        live.hub.gate.chat.settle(who, -1)
        raise
    live.publish_chat(line)
    return answer


async def rematch(live: Live, browser: str, request: protocol.Rematch) -> Json:
    """Play again at a new table with the same seats; the same one, whoever asks."""
    _check_seated(live, browser)
    if not live.play.over:
        raise GameRunning
    if live.table.rematch is not None:
        return {"seq": live.play.seq, "table": live.table.rematch}
    again, its_seats = tables.rematch_of(live.table, live.seats, live.play.record.game)
    answer = {"seq": live.play.seq, "table": again.id}
    await live.keep(
        lambda connection: rows.insert_table(connection, again, its_seats),
        lambda connection: rows.set_rematch(connection, live.table.id, again.id),
        lambda connection: carries.go_along(connection, live.table.id, again.id, live.hub.clock()),
        live.reply(Reply(request.request_id, browser, answer)),
    )
    live.table.rematch = again.id
    live.publish_presence()
    return answer


async def claim(live: Live, browser: str, person: str, body: protocol.Claim) -> list[int]:
    """Take a seat: the one that the token gives, or at a public table an open one. The seats held now.

    Args:
        live: the table.
        browser: takes it, for itself alone.
        person: whose companion it is here, if it is one's: that one's seats it has already, but for a way back, which
            brings a seat to the browser alone; else the browser.
        body: which seat.
    """
    name = own_name(body.name)
    seat = ways.by_token(live, {browser, person}, body.token) if body.token else _open_seat(live, body.seat)
    has_it = browser if ways.leads_back(seat, body.token) else person
    if seat.holder not in {browser, has_it}:
        await ways.hand_over(live, browser, seat, body.token, name)
    holder = live.seats[seat.number].holder
    return [held.number for held in live.seats if held.holder == holder]


async def delete(live: Live, browser: str) -> None:
    """Delete a table with all that belongs to it, for everybody; only then whoever is there is sent away.

    Raises:
        NotHost: another browser made the table.
    """
    if live.table.host != browser:
        raise NotHost
    table_id, own = live.table.id, tables_of_the_store.c.host == browser

    def work(connection: Connection) -> None:
        if not tending.delete_such(connection, own, [table_id]):
            raise Overtaken

    await live.keep(work)
    live.hub.forget(table_id)


def _open_seat(live: Live, number: int | None) -> seats.Seat:
    vacant = [seat for seat in live.seats if seat.open and number in {None, seat.number}]
    if not live.table.public:
        raise BadToken
    if not vacant:
        raise SeatTaken
    return vacant[0]


def _check_seated(live: Live, browser: str) -> None:
    if not live.is_seated(browser):
        raise NotSeated


def _played(live: Live, browser: str, number: int) -> seats.Seat:
    """The seat, if the browser holds it and no bot plays it while the game runs."""
    seat = live.held(browser, number)
    if not live.play.over:
        _check_stays(live, seat)
    if seat.level is not None and not live.play.over:
        raise BotPlays
    return seat


def _check_stays(live: Live, seat: seats.Seat) -> None:
    """Raise `SeatLeft` for a seat that nobody can play any more."""
    if seat.number in live.play.record.state.left:
        raise SeatLeft("error-seat-left")


async def _keep_act(live: Live, browser: str, request_id: str, seat: seats.Seat, form: Json) -> Json:
    """Carry out a form for a seat, keep it, and let everybody know."""
    kept = live.play.act(seat.number, form)
    answer = {"seq": live.play.seq}
    await live.keep_event("act", seat.number, kept, Reply(request_id, browser, answer))
    live.publish(live.play.now)
    return answer


async def _keep_seat(live: Live, browser: str, request_id: str, seat: seats.Seat) -> Json:
    answer = {"seq": live.play.seq}
    await live.keep_seat(seat, live.reply(Reply(request_id, browser, answer)))
    return answer


HANDLERS: Final = {
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.AskUndo: ask_undo,
    protocol.AnswerUndo: asks.answer,
    protocol.TakeOver: take_over,
    protocol.HandBack: hand_back,
    protocol.ChangeLevel: change_level,
    protocol.Order: orders.order,
    protocol.Concede: concede,
    protocol.Coach: teaching.coach,
    protocol.Rename: rename,
    protocol.Chat: say,
    protocol.Rematch: rematch,
}
