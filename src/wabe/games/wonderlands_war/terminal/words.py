"""Names, amounts and short forms as they are written in the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from rich.text import Text

Json: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[..., str]

INK: Final = {
    "alice": "bright_blue",
    "cheshire_cat": "bright_magenta",
    "jabberwock": "bright_green",
    "mad_hatter": "bright_yellow",
    "red_queen": "bright_red",
}
LEVELS: Final = ("_weak", "_strong")
TIMES: Final = "\N{MULTIPLICATION SIGN}"
FIXED: Final = "\N{NO-BREAK SPACE}"
COUNTED: Final = ("units", "discard_shards", "vp")  # rewards that end in a number


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_name(seat: int, say: Say) -> str:
    """A player's name."""
    return say("cli-name", seat=f"#{seat}")


def seat_letter(seat: int) -> str:
    """The letter of a seat."""
    return chr(ord("A") + seat)


def seat_title(seat: int, say: Say) -> str:
    """Letter and name of a player."""
    return f"{seat_letter(seat)} {seat_name(seat, say)}"


def names_of(seats: Iterable[int]) -> list[str]:
    """Seats as an argument of a text."""
    return [f"#{seat}" for seat in seats]


def ink(seat: int, view: Json) -> str:
    """The style of what belongs to a seat: the colour of its Faction."""
    return INK.get(view["seats"][seat]["faction"], "bright_white")


def own_seat(view: Json) -> Json | None:
    """The viewer's part; None for a spectator."""
    seat: Json | None = None if view["seat"] is None else view["seats"][view["seat"]]
    return seat


# --- chips ------------------------------------------------------------------------------------------------------------


def said_or(key: str, otherwise: str, say: Say) -> str:
    """A text, or something else where the catalogue has no such key."""
    text = say(key)
    return otherwise if text == key else text


def chip_strength(chip: str, say: Say) -> str:
    """The printed Strength of a kind of chip; "" for Madness and Poison."""
    return said_or(f"chip-{chip}-strength", "", say)


def chip_type(chip: str) -> str:
    """The kind of a chip without its level."""
    for level in LEVELS:
        chip = chip.removesuffix(level)
    return chip


def short_chip(chip: str, say: Say) -> str:
    """A chip in few columns, by type and Strength: `Rose 2`."""
    if chip.startswith("faction_"):
        name = say("ww-text-faction-chip")
    else:
        name = said_or(f"ally-{chip_type(chip)}", say(f"chip-{chip}"), say)
    return f"{name} {chip_strength(chip, say)}".strip().replace(" ", FIXED)


def chips_listed(chips: Iterable[str], say: Say) -> str:
    """Chips one by one, in their order."""
    return ", ".join(short_chip(chip, say) for chip in chips)


def chips_counted(counts: Json, say: Say) -> str:
    """Kinds of chips with their numbers: `3 x Faction 1, Forge 1`."""
    return ", ".join(f"{several(count)}{short_chip(chip, say)}" for chip, count in counts.items())


def several(count: int) -> str:
    """How often something is there, if more than once."""
    return f"{count}{FIXED}{TIMES}{FIXED}" if count > 1 else ""


# --- rewards ----------------------------------------------------------------------------------------------------------


def short_reward(reward: str, say: Say) -> str:
    """A reward in few columns."""
    name, _, rest = reward.partition("-")
    if name == "ally":
        return FIXED.join(short_chip(rest, say).split(FIXED)[-2:])  # of "Card Soldier" the latter word
    if name in COUNTED:
        return say(f"ww-text-reward-{name}", count=int(rest))
    return say(f"ww-text-reward-{reward}")


def short_card(card: str, say: Say) -> str:
    """A tea card in few columns; halves and the corrupted part keep their signs."""
    parts = say(f"tea-{card}-parts").split(" ")
    return " ".join(part if len(part) < 2 else short_reward(part, say) for part in joined_signs(parts))


def long_reward(reward: str, say: Say) -> str:
    """A reward in words."""
    return say(f"reward-{reward}")


def fitting_reward(reward: str, say: Say, columns: int) -> str:
    """A reward in words if there is room, else in short."""
    words = long_reward(reward, say)
    return words if len(words) <= columns else short_reward(reward, say)


def part_of_card(card: str, part: str, say: Say) -> list[str]:
    """The rewards in the `top`, `bottom` or `corrupted` part of a card."""
    signs = {"top": ("|", "/"), "bottom": ("/", "!"), "corrupted": ("!", "|")}
    start, end = signs[part]
    return say(f"tea-{card}-parts").partition(start)[2].partition(end)[0].split()


def joined_signs(parts: list[str]) -> Iterable[str]:
    """The parts with a comma between any two that stand side by side."""
    for index, part in enumerate(parts):
        yield part
        following = parts[index + 1] if index + 1 < len(parts) else "|"
        if len(part) > 1 and len(following) > 1:
            yield "\N{MIDDLE DOT}"


# --- units ------------------------------------------------------------------------------------------------------------


def region_title(region: str, say: Say) -> str:
    """A Region's name by itself."""
    return say(f"region-{region}-title")


def figures_counted(figures: list[str], say: Say) -> list[str]:
    """Figures by name; of the twins how many there are."""
    return [f"{several(figures.count(figure))}{say(f'unit-{figure}')}" for figure in dict.fromkeys(figures)]


def units_words(here: Json, say: Say) -> str:
    """All that a seat has in a Region, in words; "" for nothing."""
    parts = [say("unit-leader")] if here["leader"] else []
    if here["supporters"]:
        parts.append(say("ww-text-supporters", count=here["supporters"]))
    parts += figures_counted(here["figures"], say)
    if here["castle"] != "none":
        parts.append(say(f"ww-text-castle-{here['castle']}"))
    return ", ".join(parts)


def has_units(here: Json) -> bool:
    """Whether a seat has units there; a Castle is none."""
    return bool(here["leader"] or here["supporters"] or here["figures"])


# --- lines ------------------------------------------------------------------------------------------------------------


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of that width; no line for no text."""
    indent = len(text) - len(text.lstrip())
    return textwrap.wrap(text.lstrip(), max(12, width), initial_indent=" " * indent) if text else []


def titled(title: str, text: str, width: int) -> list[Text]:
    """A line, or several, that begin with a bold title; none without a text."""
    if not text:
        return []
    lines = [Text(line) for line in wrapped(f"{title}: {text}", width)]
    lines[0].stylize("bold", 0, len(title))
    return lines


def cell(text: Text | str, columns: int) -> Text:
    """The text in exactly so many columns, the last of them a blank."""
    made = Text(text) if isinstance(text, str) else text
    made.truncate(max(0, columns - 1), overflow="ellipsis", pad=True)
    return made.append(" ")
