"""What forms and events call units, and which text of an ability counts at a table: some have another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, LEADER, SUPPORTER
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

# When an ability has another text.
PLUS_ONE: Final = "plus-one"  # with the house option for Card Soldiers of set A
TWO_PLAYERS: Final = "2p"


def unit_name(g: WarState, unit: i64) -> str:
    """`supporter`, `leader` or the id of the figure."""
    if unit == SUPPORTER:
        return "supporter"
    if unit == LEADER:
        return "leader"
    return g.content.figure_names[g.content.standee_figure[unit - FIRST_STANDEE]]


def text_key(g: WarState, ability: str) -> str:
    """The key of the text that counts here. WW-C01, WW-L06."""
    when = g.content.other_texts.get(ability)
    if when is None or not (g.card_soldier_a_plus_one if when == PLUS_ONE else g.two):
        return f"ability-{ability}-text"
    return f"ability-{ability}-text-{when}"


def other_texts(g: WarState) -> Json:
    """The keys, by ability, of all texts that are other ones here than usual."""
    keys = {ability: text_key(g, ability) for ability in g.content.other_texts}
    return {ability: key for ability, key in keys.items() if key != f"ability-{ability}-text"}
