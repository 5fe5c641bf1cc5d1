"""What browsers send: bodies and commands (docs/protocol.md), decoded and checked by msgspec."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from wabe.server.errors import Malformed, TooLarge
from wabe.server.limits import MESSAGE_BYTES

Json: TypeAlias = dict[str, Any]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
CHAT_LENGTH: Final = 500
Name: TypeAlias = Annotated[str, Meta(max_length=400)]  # what is longer than a name may be is cut
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

# --- bodies -------------------------------------------------------------------------------------------------------


class Body(Struct, forbid_unknown_fields=True):
    """What a POST brings, and nothing else."""


class Aids(Struct, forbid_unknown_fields=True, frozen=True):
    """The helps that a table allows."""

    odds: bool = True
    hints: bool = True
    undo: bool = True


class PerTurn(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="turn"):
    """A clock that gives each turn so many seconds: up to 30 days."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]


class Reserve(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="reserve"):
    """One that gives the whole game so many, and some more for each turn, so that nobody is ever out of the game."""

    seconds: Annotated[int, Meta(ge=30, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=5, le=3600)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """One seat of a table to be made: for this browser, for whoever has the link, or for a bot."""

    kind: Literal["me", "link", "bot"]
    name: Name = ""
    level: Level | None = None


class NewTable(Body):
    """`POST /api/tables`."""

    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=64)]
    options: Json = msgspec.field(default_factory=dict)
    seed: int | None = None
    by_lot: bool = False
    public: bool = False
    aids: Aids = Aids()
    spectators_talk: bool = True
    clock: PerTurn | Reserve | None = None


class NewLesson(Body):
    """`POST /api/lessons`: the lesson of that name or the first one; names of whoever learns and of bots."""

    game: str
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    name: Name = ""
    bots: Annotated[list[Name], Meta(max_length=64)] = []


class NewDaily(Body):
    """`POST /api/daily`: the table of today of a game; names of whoever plays and of bots."""

    game: str
    name: Name = ""
    bots: Annotated[list[Name], Meta(max_length=64)] = []


class Claim(Body):
    """`POST /api/tables/{id}/claim`: by a link's token, or at a public table an open seat (the lowest by default)."""

    token: Token | None = None
    name: Name = ""
    seat: Seat | None = None


class NewCarry(Body):
    """`POST /api/carry`: what this browser has at a table, or everywhere, and whether it keeps it too."""

    stays: bool
    table: Annotated[str, Meta(max_length=32)] | None = None


class OneToken(Body):
    """`POST /api/tables/{id}/invitation`, `/api/carry/look` and `/api/carry/take`: the token of a link."""

    token: Token


class OneSeat(Body):
    """`POST /api/tables/{id}/way_back`, `/invite` and `/free`: the seat."""

    seat: Seat


class Keys(Struct):
    """What only the browser can read is made with: its public key, and what it shares with this server."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Body):
    """`POST /api/calls`: where a browser wants to be called, as it says itself, and what for."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    keys: Keys
    calls: Annotated[list[Literal["turn", "joined", "over"]], Meta(max_length=3)]


# --- commands -----------------------------------------------------------------------------------------------------


class Act(Struct, tag="act"):
    """Take an action; `seq` is the last one seen."""

    request_id: RequestId
    seq: int
    seat: Seat
    form: Json


class Undo(Struct, tag="undo"):
    """Take back the last action of the seat."""

    request_id: RequestId
    seat: Seat


class AskUndo(Struct, tag="ask_undo"):
    """Ask all others to go back to before the last action of the seat."""

    request_id: RequestId
    seat: Seat


class AnswerUndo(Struct, tag="answer_undo"):
    """Say yes or no to that; who has asked takes the question back by a no."""

    request_id: RequestId
    seat: Seat
    agree: bool


class Hint(Struct, tag="hint"):
    """Ask a bot what it would do."""

    request_id: RequestId
    seat: Seat


class TakeOver(Struct, tag="take_over"):
    """Let a bot play on for one's own or an absent seat: of the level that does so, unless another is named."""

    request_id: RequestId
    seat: Seat
    level: Level | None = None


class HandBack(Struct, tag="hand_back"):
    """Play one's own seat again."""

    request_id: RequestId
    seat: Seat


class ChangeLevel(Struct, tag="level"):
    """Let the bot that plays a seat be another one."""

    request_id: RequestId
    seat: Seat
    level: Level


class Order(Struct, tag="order"):
    """Say beforehand what one's own seat answers (`kernel/orders.py`); without `amounts` that holds no more."""

    request_id: RequestId
    seat: Seat
    order: Annotated[str, Meta(min_length=1, max_length=40)]
    amounts: Annotated[dict[Annotated[str, Meta(max_length=40)], int], Meta(max_length=8)] | None = None


class Concede(Struct, tag="concede"):
    """Leave the game for good with one's own seat."""

    request_id: RequestId
    seat: Seat


class Coach(Struct, tag="coach"):
    """What the coach has said is read: play on for the others, or lead back from where somebody has gone astray.

    `seq` is that of the position in which it was said.
    """

    request_id: RequestId
    seq: int
    seat: Seat


class Rematch(Struct, tag="rematch"):
    """Play again: the same seats at a new table."""

    request_id: RequestId


class Rename(Struct, tag="name"):
    """Give one's seat another name."""

    request_id: RequestId
    seat: Seat
    name: Name


class Chat(Struct, tag="chat"):
    """Say something to all at the table; spectators have no seat."""

    request_id: RequestId
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)]
    seat: Seat | None = None


class Look(Struct, tag="look"):
    """Look through another seat of this browser, or as a spectator."""

    seat: Seat | None = None


class Watch(Struct, tag="watch"):
    """Whether the page is hidden: then calls come by Web Push, too."""

    hidden: bool


class Ping(Struct, tag="ping"):
    """Ask for a sign of life."""


Request: TypeAlias = (
    Act
    | Undo
    | AskUndo
    | AnswerUndo
    | Hint
    | TakeOver
    | HandBack
    | ChangeLevel
    | Order
    | Concede
    | Coach
    | Rematch
    | Rename
    | Chat
)
Command: TypeAlias = Request | Look | Watch | Ping

# All of these are made here, by the one thread that imports: msgspec works out a shape when it is first asked for, and
# where two threads ask for the same one at the same time it crashes (0.22).
_bodies: Final = {kind: msgspec.json.Decoder(kind) for kind in Body.__subclasses__()}
_command: Final = msgspec.json.Decoder(Command)
_id_alone: Final = msgspec.json.Decoder(Json)
T = TypeVar("T")
B = TypeVar("B", bound=Body)


def kind_of(request: Request) -> str:
    """What a request asks for, as its `type` says it."""
    return str(type(request).__struct_config__.tag)


def decode_command(data: bytes | str) -> Command:
    """The command written in a message. Raises `Malformed`, `TooLarge`."""
    return cast("Command", _decoded(_command, data))


def decode_body(data: bytes, kind: type[B]) -> B:
    """The body of a POST. Raises `Malformed`, `TooLarge`."""
    return cast("B", _decoded(_bodies[kind], data))


def request_id_in(data: bytes | str) -> str | None:
    """The request id of a message that is otherwise malformed, to answer it by; None if there is none."""
    try:
        found = _id_alone.decode(data).get("request_id")
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


def encode(message: object) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(message)


def _decoded(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    if len(data) > MESSAGE_BYTES:
        raise TooLarge
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise Malformed("error-not-understood", error=str(error)) from error
