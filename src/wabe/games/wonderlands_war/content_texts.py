"""Names, texts and rulings of all that the data hold, by the keys of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.content import Content


def texts(content: Content) -> dict[str, str]:
    return {}
