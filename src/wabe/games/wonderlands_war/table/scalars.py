"""The scalars of a state of Wonderland's War, in the order of its saves; -1 says none."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    CHAIRS,
    MAX_PLAYERS,
    NOBODY,
    PART_ROOM,
    QUESTS,
    REGIONS,
    ROUNDS,
    TEA_CARDS,
    TEA_DECK,
    WONDERLANDIANS,
)
from wabe.kernel.scalars import Flag, Number, Scalars, Seat

MOST_TURNS: Final = 1_000

SCALARS: Final[Scalars] = (
    Number("closed", NOBODY, NOBODY, REGIONS - 1),
    Number("closing_quest", NOBODY, NOBODY, QUESTS - 1),
    Number("round", 0, 0, ROUNDS),
    Number("turn", 0, 0, MOST_TURNS),
    Seat("active", NOBODY),
    Seat("party_first"),
    Number("standee", 0, 0, REGIONS - 1),
    Number("region", NOBODY, NOBODY, REGIONS - 1),
    Number("draw", 0, 0, MOST_TURNS),
    Number("tea_next", 0, 0, TEA_DECK),
    Number("quest_size", 0, 0, QUESTS),
    Number("wonder_size", 0, 0, WONDERLANDIANS, "wonderlandian_size"),
    Number("parts", 0, 0, PART_ROOM, "part_count"),
    Number("card", NOBODY, NOBODY, TEA_CARDS - 1),
    Number("poison_chair", 0, 0, CHAIRS),
    Flag("my_party"),
    Flag("at_head"),
    Flag("passed"),
    Number("on_unlock", 0, 0, (1 << ABILITIES * MAX_PLAYERS) - 1),
    Flag("wagers_open"),
)
