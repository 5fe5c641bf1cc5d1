"""Which text of an ability counts at a table: some have another one for 2 players or with a house option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

PLUS_ONE: Final = "plus-one"  # with the house option for Card Soldiers of set A
TWO_PLAYERS: Final = "2p"


def text_key(g: WarState, ability: str) -> str:
    """The key of the text that counts here. WW-C01, WW-L06."""
    when = g.content.other_texts.get(ability)
    if when is None or not (g.plus_one if when == PLUS_ONE else g.two):
        return f"ability-{ability}-text"
    return f"ability-{ability}-text-{when}"


def other_texts(g: WarState) -> Json:
    """The keys, by ability, of all texts that are other ones here than usual."""
    keys = {ability: text_key(g, ability) for ability in g.content.other_texts}
    return {ability: key for ability, key in keys.items() if key != f"ability-{ability}-text"}
