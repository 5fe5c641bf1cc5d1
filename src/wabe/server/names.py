"""What people write, made fit to be shown: names and lines of chat."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category, combining

from grapheme import graphemes

TABLE: Final = "Wabe"  # who speaks when the table itself does; no spectator has a name
NAME_LENGTH: Final = 40
JOINERS: Final = "\u200c\u200d"  # zero width: what stands around them is kept apart, or joined
VIRAMA: Final = 9  # the combining class of the signs after which scripts of India join letters


def tidy_name(text: str) -> str:
    """A name of at most 40 characters that stands for nothing but itself.

    `#0` in a text is the name of seat 0, `@card-cat` another text.
    """
    return cut(tidy(text).lstrip("#@ "), NAME_LENGTH).rstrip(f" {JOINERS}")


def tidy(text: str) -> str:
    """A text without outer spaces and what cannot be seen, but for what makes emoji and letters look as they should."""
    characters = list(graphemes(text))
    return " ".join("".join(map(_tidied, characters, [*characters[1:], ""])).split())


def cut(text: str, most: int) -> str:
    """The beginning of a text: at most so many whole characters as people see them, and twice as many code points."""
    kept = ""
    for number, character in enumerate(graphemes(text)):
        if number == most or len(kept) + len(character) > 2 * most:
            break
        kept += character
    return kept


def _tidied(character: str, following: str) -> str:
    """One character as people see it."""
    if category(character[0]) == "So":  # an emoji: joiners between its parts, the letters of a flag
        return character.rstrip(JOINERS)
    return "".join(_shown(character + following, place) for place in range(len(character)))


def _shown(text: str, place: int) -> str:
    letter = text[place]
    if letter in JOINERS:
        return letter if _joins(text, place) else ""
    return letter if letter.isprintable() else " "


def _joins(text: str, place: int) -> bool:
    """Whether a joiner can be seen: in a word of Arabic letters, or after a virama (much as RFC 5892, A.1 and A.2)."""
    joining = bidirectional(text[0]) == "AL" or (place > 0 and combining(text[place - 1]) == VIRAMA)
    return joining and text[place + 1 : place + 2].isalpha()
