"""New tables: their settings, seats, tokens and chance."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace

from wabe.bots import Role, level_for, or_usual
from wabe.kernel.data import refusal
from wabe.kernel.game import Game
from wabe.kernel.lots import draw_lots, reseated
from wabe.kernel.state import State
from wabe.server.errors import OtherData, UnknownLevel
from wabe.server.names import tidy_name
from wabe.server.play import Play
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.seats import Seat, hash_of, new_token
from wabe.server.store.rows import SavedTable, now

SECRET_BYTES = 32


@dataclass(frozen=True)
class Laid:
    """A table just made, with the tokens of its seats, which are nowhere kept."""

    table: SavedTable
    seats: list[Seat]
    tokens: dict[int, str]
    play: Play


def lay(body: NewTable, game: Game, browser: str) -> Laid:
    """A new table as asked for by a browser, not yet stored.

    Raises:
        BadPlayers, BadSeed, BadOptions, UnknownLevel.
    """
    secret = secrets.token_bytes(SECRET_BYTES)
    seed = seed_of(secret) if body.seed is None else body.seed
    seats, options = body.seats, body.options
    if body.by_lot:
        order = draw_lots(len(seats), seed)
        seats, options = [seats[listed] for listed in order], reseated(options, order)
    tokens = {number: new_token() for number, seat in enumerate(seats) if seat.kind != "bot"}
    play = Play(game, len(seats), seed, options)
    table = _table(game, play.now.state, None if body.seed is None else str(body.seed), secret)
    table = replace(table, public=body.public, aids=_aids(body))
    its_seats = [_seat(number, seat, tokens.get(number), browser) for number, seat in enumerate(seats)]
    return Laid(table, its_seats, tokens, play)


def rematch_of(table: SavedTable, its_seats: list[Seat], game: Game) -> tuple[SavedTable, list[Seat]]:
    """The same table set anew: fresh chance, seats nobody ever took played by bots.

    People are back on their seats, unless seat 0 begins: then all seats are drawn by lot.
    """
    secret = secrets.token_bytes(SECRET_BYTES)
    seed = seed_of(secret)
    order = draw_lots(table.players, seed) if game.seat_0_begins else list(range(table.players))
    play = Play(game, table.players, seed, reseated(table.options, order))
    again = replace(_table(game, play.now.state, None, secret), public=table.public, aids=table.aids)
    return again, [_seated_again(its_seats[listed], number) for number, listed in enumerate(order)]


def seed_of(secret: bytes) -> int:
    """The seed of the engine: BLAKE2b of the table's secret, as the big-endian number of 256 bits."""
    return int.from_bytes(hashlib.blake2b(secret, digest_size=32, person=b"wabe-seed").digest(), "big")


def game_seed(table: SavedTable) -> int:
    """The seed that a table is played with."""
    return seed_of(bytes.fromhex(table.secret)) if table.seed is None else int(table.seed)


def later_seed(table: SavedTable, seq: int) -> int:
    """The seed of a table whose chance begins anew after event `seq`: of the same secret."""
    secret, after = bytes.fromhex(table.secret), str(seq).encode()
    return int.from_bytes(hashlib.blake2b(after, key=secret, digest_size=32, person=b"wabe-seed").digest(), "big")


def check_data(table: SavedTable, game: Game) -> None:
    """Raise `OtherData` unless the game has the data that the table was set up with."""
    reason = refusal("This table", table.data, game.data)
    if reason is not None:
        raise OtherData(reason)


def _table(game: Game, state: State, seed: str | None, secret: bytes) -> SavedTable:
    return SavedTable(
        id=_new_id(),
        game=game.name,
        version=game.version,
        data=game.data,
        players=state.players,
        options=dict(state.options),
        aids={},
        public=False,
        seed=seed,
        secret=secret.hex(),
        rematch=None,
        created=now(),
        updated=now(),
        seq=0,
        turn=state.turn_number(),
        waiting=list(state.waiting),
        over=state.over,
    )


def _aids(body: NewTable) -> dict[str, bool]:
    return {"odds": body.aids.odds, "hints": body.aids.hints, "undo": body.aids.undo}


def _seat(number: int, wanted: NewSeat, token: str | None, browser: str) -> Seat:
    if wanted.kind == "bot" and wanted.level is None:
        raise UnknownLevel(f"The bot of seat {number} needs a level.")
    bot = wanted.kind == "bot"
    return Seat(
        number=number,
        bot=bot,
        level=wanted.level if bot else None,
        name=tidy_name(wanted.name),
        token=token and hash_of(token),
        token_used=False,
        holder=browser if wanted.kind == "me" else None,
    )


def _seated_again(seat: Seat, number: int) -> Seat:
    if seat.bot or seat.holder is None:
        level = or_usual(seat.level) if seat.level else level_for(Role.USUAL).name
        return replace(seat, number=number, bot=True, level=level, token=None)
    return replace(seat, number=number, level=None, token=None)


def _new_id() -> str:
    """An id that nobody can guess; a table's page is open to whoever knows it."""
    return secrets.token_urlsafe(12)
