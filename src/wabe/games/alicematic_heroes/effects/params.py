"""Parameters of effects in the data, of the kinds that several effects share. All raise `BadData`."""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.table.cards import BANK, COLOURS, TOKEN_NAMES
from wabe.kernel.data import Fields
from wabe.kernel.message import Message

POWER_LIMIT: Final = 20
CARDS_LIMIT: Final = 20
VP_LIMIT: Final = 99


def colour(params: Fields, name: str) -> int:
    """The colour of a land or slot."""
    return COLOURS.index(params.word(name, COLOURS))


def token(params: Fields, name: str = "token") -> int:
    """The colour of a token."""
    return TOKEN_NAMES.index(params.word(name, TOKEN_NAMES))


def tokens(params: Fields, name: str) -> int:
    """A number of tokens."""
    return params.whole(name, 1, BANK)


def power(params: Fields, name: str) -> int:
    """Military Power or Mobility."""
    return params.whole(name, 1, POWER_LIMIT)


def cards(params: Fields, name: str = "cards") -> int:
    """A number of cards."""
    return params.whole(name, 1, CARDS_LIMIT)


def vp(params: Fields, name: str = "vp") -> int:
    """A number of VP."""
    return params.whole(name, 1, VP_LIMIT)


def fixed(params: Fields, name: str, value: bool | str) -> None:
    """A word of the effect's that is always the same."""
    if params.raw(name) != value:
        raise params.wrong(name, Message("error-heroes-just", {"list": str(value).lower()}))
