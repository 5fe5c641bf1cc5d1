"""What can go wrong: `code` is for machines, `message` for people.

An error is a message of the catalogue, like all that is said to a person: `BadSeed("error-seed", seed="-1")`.
What it is about is its arguments; an error around another one has that one's message among them. The texts are in
`errors.<language>.ftl`, of the house or of the game whose error it is: keys are unique among all of them, so that an
error is said without knowing where it comes from. Without a key it says what its code says: `error-<code>`.

`str(error)` is the sentence in the language of this process (`wabe.texts.languages`). Whoever speaks another one, such
as the server, says `error.message` itself.

In English, and in code, stays what no player can cause: `ValueError`, `TypeError`, `IndexError`, `NotImplementedError`
and assertions tell programmers of a mistake of theirs. So do the reasons that come from outside: of the system for a
file, of the TOML or JSON reader, of the database.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import ClassVar, Final

from wabe.kernel.message import Message

MOST_SHOWN: Final = 40
MOST_REPEATED: Final = 20


def shown(value: object, most: int = MOST_SHOWN) -> str | Message:
    """A value of a file or message as it can stand in a sentence: as JSON has it, short and printable."""
    try:
        return shortened(json.dumps(value, ensure_ascii=False, default=str), most)
    except (RecursionError, TypeError, ValueError):  # what JSON cannot say: not to this depth, not so long a number
        return unshowable(value)


def quoted(value: object) -> str | Message:
    """What somebody has given, as it can stand in a sentence: as Python has it, short and printable."""
    try:
        return repr(shortened(value, MOST_SHOWN)) if isinstance(value, str) else shortened(repr(value), MOST_SHOWN)
    except (RecursionError, ValueError):
        return unshowable(value)


def unshowable(value: object) -> Message:
    """The text that stands in a sentence for a value that is too much for it."""
    if isinstance(value, int):
        return Message("error-too-long")
    return Message("error-unshowable", {"kind": type(value).__name__})


def shortened(text: str, most: int = MOST_REPEATED) -> str:
    """A text from outside, short and clean enough to be repeated."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= most else f"{clean[:most]}..."


class Voice:
    """Says the messages of errors; the package has its catalogues do so (`wabe/__init__.py`)."""

    def __init__(self) -> None:
        self.say: Callable[[Message], str] = repr


VOICE: Final = Voice()


class WabeError(Exception):
    """Base of all errors a user can cause. `str(error)` says what is wrong and what is allowed.

    Args:
        message: the key of its text, by default `error-<code>`; or a message.
        args: of the text, none of them called `message`; messages may be among them.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str | Message = "", **args: object) -> None:
        said = message if isinstance(message, Message) else Message(message or f"error-{self.code}", args)
        super().__init__(said)
        self.message = said

    def __str__(self) -> str:
        return VOICE.say(self.message)


class UnknownGame(WabeError):
    """No game of that name is installed."""

    code: ClassVar[str] = "unknown-game"


class BadPlayers(WabeError):
    """A number of players that the game does not allow."""

    code: ClassVar[str] = "bad-players"


class BadSeed(WabeError):
    """A seed that is not an int from 0 to 2**256 - 1."""

    code: ClassVar[str] = "bad-seed"


class BadOptions(WabeError):
    """An option that does not exist, or a value it does not have."""

    code: ClassVar[str] = "bad-options"


class BadOrder(WabeError):
    """A standing order that does not exist, does not fit, or has other numbers than it may."""

    code: ClassVar[str] = "bad-order"


class BadSeat(WabeError):
    """A seat that is not at this table."""

    code: ClassVar[str] = "bad-seat"


class MalformedAction(WabeError):
    """An action that is not written as one."""

    code: ClassVar[str] = "malformed-action"


class IllegalAction(WabeError):
    """An action that the rules do not allow now."""

    code: ClassVar[str] = "illegal-action"


class NotYourTurn(WabeError):
    """This seat has nothing to decide now."""

    code: ClassVar[str] = "not-your-turn"


class GameOver(WabeError):
    """The game has ended; nobody acts any more."""

    code: ClassVar[str] = "game-over"


class SeatLeft(WabeError):
    """This seat has left the game, which cannot be taken back."""

    code: ClassVar[str] = "seat-left"


class UndoRefused(WabeError):
    """Nothing may be taken back now."""

    code: ClassVar[str] = "undo-refused"


class Sealed(WabeError):
    """What is hidden in a game stays hidden until its end."""

    code: ClassVar[str] = "sealed"


class BadSave(WabeError):
    """A saved state that cannot be read."""

    code: ClassVar[str] = "bad-save"


class BadReplay(WabeError):
    """A replay file that cannot be read or does not play; says at which action it first differs."""

    code: ClassVar[str] = "bad-replay"


class BadProof(WabeError):
    """A replay file whose chance did not come from what it says."""

    code: ClassVar[str] = "bad-proof"


class BadData(WabeError):
    """Data of a game, or a data pack, that cannot be used; says which file, which record and why."""

    code: ClassVar[str] = "bad-data"


class BadValue(WabeError):
    """Weights of a learned value that cannot be used with the game as it is."""

    code: ClassVar[str] = "bad-value"


class BadReward(WabeError):
    """A reward that learning programs cannot have."""

    code: ClassVar[str] = "bad-reward"


class BadBatch(WabeError):
    """A batch of plays, or actions for one, that cannot be."""

    code: ClassVar[str] = "bad-batch"


class NotEncoded(WabeError):
    """A game without an encoding, or what its encoding does not have: a fault of the game's code."""

    code: ClassVar[str] = "not-encoded"


class CapacityError(WabeError):
    """A pile grew beyond the room set aside for it: a fault of the game's code."""

    code: ClassVar[str] = "capacity"


def one_of(name: str, given: str | None, allowed: tuple[str, ...], error: type[WabeError]) -> str:
    """One of these words, the value of a setting. Raises `error` with what is allowed."""
    if given not in allowed:
        raise error("error-setting-word", name=name, given=quoted(given), allowed=list(allowed))
    return given
