"""Names, letters and amounts as they are written in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wabe.games.alicematic_heroes.table.cards import TOKEN_NAMES

Json: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[..., str]

INK: Final = {"red": "bright_red", "blue": "bright_blue", "yellow": "bright_yellow", "green": "bright_green"}


def ink(colour: str) -> str:
    """The style of a word about that colour."""
    return f"bold {INK.get(colour, 'bright_white')}"


def seat_name(seat: int, say: Say) -> str:
    """A player's name."""
    return say("cli-name", seat=f"#{seat}")


def seat_letter(seat: int) -> str:
    """The letter on a seat's tokens."""
    return chr(ord("A") + seat)


def seat_title(seat: int, say: Say) -> str:
    """Letter and name of a player."""
    return f"{seat_letter(seat)} {seat_name(seat, say)}"


def names_of(seats: list[int]) -> list[str]:
    """Seats as an argument of a text."""
    return [f"#{seat}" for seat in seats]


def short(card: str, say: Say) -> str:
    """A card's name without the family's."""
    return say(f"card-{card}").removesuffix(f" {say('ah-text-alice')}")


def name_of(number: int, view: Json, say: Say) -> str:
    """The name of a space: kind, difficulty, where it lies."""
    return say("space-name", space=f"@space-{number}", **seen(view["map"]["spaces"][number]))


def seen(space: Json) -> Json:
    """Kind and difficulty of a space as arguments of a text."""
    return {"kind": f"@land-{space['kind']}", "number": space["number"]}


def tokens(counts: Json, say: Say) -> str:
    """Tokens of each colour, zeros left out."""
    return say("tokens-listed", **{token: counts.get(token, 0) for token in TOKEN_NAMES})


def token_letters(counts: Json, say: Say) -> str:
    """Tokens of each colour in a few columns: `R3 Y0 G1`."""
    return " ".join(f"{say('letter-' + token)}{counts[token]}" for token in TOKEN_NAMES)


def bonus(gain: Json, say: Say) -> str:
    """What a success pays: `2 red, 1 VP`; "" for nothing."""
    parts = [tokens(gain["tokens"], say)] if any(gain.get("tokens", {}).values()) else []
    if gain.get("cards"):
        parts.append(say("ah-text-cards", count=gain["cards"]))
    if gain.get("vp"):
        parts.append(say("ah-text-vp", count=gain["vp"]))
    if gain.get("halved"):
        parts = [say("ah-text-halved", bonus=", ".join(parts) or say("ah-text-nothing"))]
    return ", ".join(parts)


def powers(seat: Json, say: Say) -> str:
    """What a kingdom can do: Dream Power, Military Power, Mobility."""
    own: Json = seat["powers"]
    extra = [say(f"ah-text-against-{kind}", count=own[kind]) for kind in ("city", "forest") if own[kind]]
    return ", ".join([say("ah-text-powers", **own), *extra])
