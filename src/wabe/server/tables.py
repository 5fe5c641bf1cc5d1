"""New tables: their settings, seats, tokens and chance."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection

from wabe.bots import Role, level_for, or_usual
from wabe.kernel.chance import KEYED, SEEDED, seed_of
from wabe.kernel.data import refusal
from wabe.kernel.game import Game
from wabe.kernel.lots import draw_lots, reseated
from wabe.kernel.message import Json
from wabe.kernel.proof import Proof, of_secret, of_seed
from wabe.kernel.rng import seed_state
from wabe.kernel.state import State
from wabe.lessons import Lesson, lessons_of
from wabe.server.clocks import at_table as clocks
from wabe.server.errors import OtherData, UnknownLevel
from wabe.server.names import own_name
from wabe.server.play import Play
from wabe.server.protocol import NewLesson, NewSeat, NewTable
from wabe.server.seats import Seat, hash_of, new_token, orders_for_rematch
from wabe.server.store.rows import SavedTable, insert_table, now

SECRET_BYTES = 32


@dataclass(frozen=True)
class Laid:
    """A table just made, with the tokens of its seats, which are nowhere kept."""

    table: SavedTable
    seats: list[Seat]
    tokens: dict[int, str]
    play: Play
    besides: tuple[Callable[[Connection], None], ...] = ()

    def keep(self, connection: Connection) -> None:
        """Store it, and what goes along with it."""
        insert_table(connection, self.table, self.seats)
        for write in self.besides:
            write(connection)


def lay(body: NewTable, game: Game, browser: str, lesson: Lesson | None = None, secret: bytes | None = None) -> Laid:
    """A new table as asked for by a browser, not yet stored.

    Args:
        body: what was asked for.
        game: the title.
        browser: who asked.
        lesson: what is taught there; then chance is that of the lesson.
        secret: that chance comes from; by default one of the table's own.

    Raises:
        BadPlayers, BadSeed, BadOptions, UnknownLevel.
    """
    secret = (secret or secrets.token_bytes(SECRET_BYTES)) if lesson is None else lesson.secret
    proof = of_secret(KEYED, secret) if body.seed is None else of_seed(body.seed)
    seats, options = body.seats, body.options
    if body.by_lot:
        order = draw_lots(len(seats), seed_of(secret) if body.seed is None else body.seed)
        seats, options = [seats[listed] for listed in order], reseated(options, order)
    tokens = {number: new_token() for number, seat in enumerate(seats) if seat.kind != "bot"}
    play = Play(game, len(seats), proof.seed, options, proof.chance(), lesson)
    table = _table(game, play.now.state, proof, secret)
    table = replace(table, public=body.public, aids=_aids(body), host=browser, talk=body.spectators_talk)
    table = table if lesson is None else replace(table, lesson=lesson.mark, waiting=play.waiting)
    table = clocks.laid(table, None if body.clock is None else msgspec.to_builtins(body.clock))
    its_seats = [_seat(number, seat, tokens.get(number), browser) for number, seat in enumerate(seats)]
    return Laid(table, its_seats, tokens, play)


def rematch_of(table: SavedTable, its_seats: list[Seat], game: Game) -> tuple[SavedTable, list[Seat]]:
    """The same table set anew: fresh chance, seats nobody ever took played by bots.

    People are back on their seats, unless seat 0 begins: then all seats are drawn by lot.
    """
    secret = secrets.token_bytes(SECRET_BYTES)
    proof = of_secret(KEYED, secret)
    order = draw_lots(table.players, seed_of(secret)) if game.seat_0_begins else list(range(table.players))
    play = Play(game, table.players, proof.seed, reseated(table.options, order), proof.chance())
    again = _table(game, play.now.state, proof, secret)
    again = replace(again, public=table.public, aids=table.aids, host=table.host, talk=table.talk)
    again = clocks.laid(again, table.clock)
    return again, [_seated_again(its_seats[listed], number, game) for number, listed in enumerate(order)]


def proof_of(table: SavedTable) -> Proof:
    """Where the chance of a table comes from."""
    return of_secret(table.chance, bytes.fromhex(table.secret)) if table.seed is None else of_seed(int(table.seed))


def begun(table: SavedTable, game: Game) -> Play:
    """A table at its set-up."""
    proof = proof_of(table)
    return Play(game, table.players, proof.seed, table.options, proof.chance(), lesson_at(table, game))


def lesson_at(table: SavedTable, game: Game) -> Lesson | None:
    """The lesson that is taught at a table; None also where it is no longer the one that was begun."""
    return next((lesson for lesson in lessons_of(game) if lesson.mark == table.lesson), None)


def for_lesson(body: NewLesson, lesson: Lesson) -> NewTable:
    """The table of a lesson: whoever learns among bots, who move as the coach says and play on in the end."""
    level = level_for(Role.OPPONENT).name
    names = iter(body.bots)
    seats = [
        NewSeat("me", body.name) if seat == lesson.learner else NewSeat("bot", next(names, ""), level)
        for seat in range(lesson.players)
    ]
    return NewTable(body.game, seats, lesson.options)


def begin_anew(table: SavedTable, seq: int, kept: Json) -> None:
    """Give a position that a table goes on from after event `seq` other chance than what has been seen of it.

    A keyed one never has the same again, since the number of its actions goes on.
    """
    if table.chance == SEEDED:
        kept["rng"] = seed_state(later_seed(table, seq))


def later_seed(table: SavedTable, seq: int) -> int:
    """The seed of a table whose chance begins anew after event `seq`: of the same secret."""
    secret, after = bytes.fromhex(table.secret), str(seq).encode()
    return int.from_bytes(hashlib.blake2b(after, key=secret, digest_size=32, person=b"wabe-seed").digest(), "big")


def seed_of_bot(table: SavedTable, seq: int) -> int | None:
    """The chance of a bot that moves after event `seq`, where the same play shall give the same game; None: its own.

    It comes from the seed that everybody knows, or at the table of a day from the secret that nobody does.
    """
    if table.seed is None and table.daily is None:
        return None
    moment, key = (f"{table.seed} {seq}", b"") if table.daily is None else (str(seq), bytes.fromhex(table.secret))
    digest = hashlib.blake2b(moment.encode(), digest_size=8, key=key, person=b"wabe-bot").digest()
    return int.from_bytes(digest, "big")


def check_data(table: SavedTable, game: Game) -> None:
    """Raise `OtherData` unless the game has the data that the table was set up with."""
    reason = refusal("error-data-table", table.data, game.data)
    if reason is not None:
        raise OtherData(reason)


def _table(game: Game, state: State, proof: Proof, secret: bytes) -> SavedTable:
    return SavedTable(
        id=_new_id(),
        game=game.name,
        version=game.version,
        data=game.data,
        players=state.players,
        options=dict(state.options),
        aids={},
        public=False,
        seed=None if proof.secret else str(proof.seed),
        secret=secret.hex(),
        chance=proof.scheme,
        host=None,
        talk=True,
        rematch=None,
        lesson=None,
        daily=None,
        created=now(),
        updated=now(),
        seq=0,
        turn=state.turn_number(),
        waiting=list(state.waiting),
        left=[],
        over=state.over,
    )


def _aids(body: NewTable) -> dict[str, bool]:
    return {"odds": body.aids.odds, "hints": body.aids.hints, "undo": body.aids.undo}


def _seat(number: int, wanted: NewSeat, token: str | None, browser: str) -> Seat:
    if wanted.kind == "bot" and wanted.level is None:
        raise UnknownLevel("error-needs-level", number=number)
    bot, own = wanted.kind == "bot", wanted.kind == "me"
    given = token and hash_of(token)
    return Seat(
        number=number,
        bot=bot,
        level=wanted.level if bot else None,
        name=own_name(wanted.name),
        token=None if own else given,
        token_used=False,
        holder=browser if own else None,
        recovery=given if own else None,
    )


def _seated_again(seat: Seat, number: int, game: Game) -> Seat:
    anew = replace(seat, number=number, token=None, recovery=None, stand_in=None)
    if seat.bot or seat.holder is None:
        level = or_usual(seat.level, game) if seat.level else level_for(Role.USUAL).name
        return replace(anew, bot=True, level=level, orders=None)
    return replace(anew, level=None, orders=orders_for_rematch(seat))


def _new_id() -> str:
    """An id that nobody can guess, and no command takes for an option; a table's page is open to whoever knows it."""
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn
