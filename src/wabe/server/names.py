"""What people write, made fit to be shown: names and lines of chat."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import bidirectional, category, combining, normalize

from grapheme import graphemes

from wabe.server.errors import TableName
from wabe.texts import Texts
from wabe.texts.languages import languages

TABLE: Final = "Wabe"  # who speaks when the table itself does; no spectator has a name
NAME_LENGTH: Final = 40
JOINERS: Final = "\u200c\u200d"  # zero width: what stands around them is kept apart, or joined
VIRAMA: Final = 9  # the combining class of the signs after which scripts of India join letters
# Letters of other scripts, digits and signs that can be taken for a Latin letter, each list beginning with that.
ALIKE: Final = (
    "a4@\u03b1\u03bb\u0251\u0430\u04d9\u0434\u13aa\u15c5\ua4ee\u1d00\u2200",
    "b8\u03b2\u0432\u044c\u044a\u0431\u13cf\u15f7\ua4d0\u0299\u1d03\u00df",
    "c\u0441\u03f2\u13df\ua4da\u1d04",
    "d\u0501\u13a0\ua4d3\u1d05",
    "e3\u03b5\u0435\u0454\u04bd\u0511\u0258\u01dd\u0259\u025b\u212e\u20ac\u2203\u13ac\ua4f0\u1d07\u2211",
    "g\u0261\u0581\u13c0\ua4d6",
    "h\u043d\u04bb\u03b7\u13bb\ua4e7\u029c",
    "i1l\u03b9\u0456\u04cf\u0131\u13a5\ua4f2\u2113",
    "j\u0458\u03f3\ua4d9",
    "k\u03ba\u043a\u13e6\ua4d7\u1d0b",
    "m\u043c\u03bc\u13b7\ua4df\u1d0d",
    "n\u0578\u03c0\u043f\ua4e0\u0274",
    "o0\u03bf\u043e\u0585\u13a4\ua4f3\u1d0f",
    "p\u03c1\u0440\u13e2\ua4d1\u1d18",
    "r\u0433\u13a1\ua4e3\u0280",
    "s5$\u0455\u13da\ua4e2\ua731",
    "t7\u03c4\u0442\u13a2\ua4d4\u1d1b",
    "u\u03c5\u057d\ua4f4\u1d1c",
    "v\u03bd\u0475\u13d9\ua4e6\u1d20",
    "w\u03c9\u0448\u0449\u0461\u051d\u0561\u026f\u028d\u13b3\u13d4\u15ef\ua4ea\u1d21\u20a9",
    "x\u03c7\u0445\u04b3\u2715\ua4eb",
    "y\u03b3\u0443\u04af\u028f\ua4ec",
    "z2\u0290\u13c3\ua4dc\u1d22",
)
LATIN: Final = str.maketrans({other: like[0] for like in ALIKE for other in like[1:]})


def tidy_name(text: str) -> str:
    """A name of at most 40 characters that stands for nothing but itself.

    `#0` in a text is the name of seat 0, `@card-cat` another text.
    """
    return cut(tidy(text).lstrip("#@ "), NAME_LENGTH).rstrip(f" {JOINERS}")


def own_name(text: str) -> str:
    """The same, if nobody can take it for the name by which the table itself speaks. Raises `TableName`."""
    name = tidy_name(text)
    if looks(name) in voices():
        raise TableName("error-table-name", name=TABLE)
    return name


@cache
def voices() -> frozenset[str]:
    """What the table is called in any language, as `looks` has it."""
    return frozenset({looks(TABLE), *(looks(Texts(language=language).text("wabe")) for language in languages())})


def looks(name: str) -> str:
    """What a name looks like at a glance: its letters alone, small, without accents, in Latin where they look so."""
    plain = normalize("NFKD", normalize("NFKD", name).casefold()).translate(LATIN)
    return "".join(filter(str.isalnum, plain)).replace("vv", "w")


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
