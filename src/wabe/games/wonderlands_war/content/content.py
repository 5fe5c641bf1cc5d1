"""The data as the engine reads them: TOML files in `data`, or a data pack, checked and turned into numbers.

Each file has a class of its own in `board`, `abilities` and `cards`, which fills the fields that `table.records` names;
`Content` has them all. docs/data.md says what may stand in the files; each record says where its values come from.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wabe.games.wonderlands_war.content.board import ints
from wabe.games.wonderlands_war.content.cards import CardContent
from wabe.games.wonderlands_war.content.texts import texts
from wabe.games.wonderlands_war.pieces.reward_kinds import REWARD_ARGS, REWARD_KINDS, REWARD_NAMES
from wabe.kernel.data import Pack, read_pack
from wabe.kernel.message import Json

HOME: Final = Path(__file__).parent.parent / "data"
BOARD_FILE: Final = "board.toml"
ALLIES_FILE: Final = "allies.toml"
FACTIONS_FILE: Final = "factions.toml"
WONDERLANDIANS_FILE: Final = "wonderlandians.toml"
QUESTS_FILE: Final = "quests.toml"
TEA_CARDS_FILE: Final = "tea_cards.toml"
FILES: Final = [BOARD_FILE, ALLIES_FILE, FACTIONS_FILE, WONDERLANDIANS_FILE, QUESTS_FILE, TEA_CARDS_FILE]


class Content(CardContent):
    """All data.

    Fields, besides those of the base classes:
        reward_kind, reward_arg, reward_names: by number of reward (`reward_kinds`).

    Args:
        pack: the files.

    Raises:
        BadData: with file, record and reason.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.read_board(pack.file(BOARD_FILE))
        self.read_allies(pack.file(ALLIES_FILE))
        self.read_factions(pack.file(FACTIONS_FILE))
        self.read_wonderlandians(pack.file(WONDERLANDIANS_FILE))
        self.read_quests(pack.file(QUESTS_FILE))
        self.read_cards(pack.file(TEA_CARDS_FILE))
        self.reward_names = REWARD_NAMES
        self.reward_kind = ints(REWARD_KINDS)
        self.reward_arg = ints(REWARD_ARGS)

    def to_json(self) -> Json:
        """All records with their provenance, as `Game.content` gives them."""
        return {
            "pack": self.pack.to_json(),
            "board": self.board,
            "regions": self.regions,
            "markers": self.markers,
            "allies": self.allies,
            "forge": [self.forge],
            "ally_abilities": self.ally_abilities,
            "factions": self.factions,
            "figures": self.figures,
            "tools": self.tools,
            "quests": self.quests,
            "tea_cards": self.cards,
        }

    def messages(self) -> dict[str, str]:
        """Names, texts and rulings, by the keys of the catalogue."""
        return texts(self)


def load_content(folder: str | None = None) -> Content:
    """The game's own data, or those of a data pack. Raises `BadData`."""
    return Content(read_pack(HOME, FILES, folder))
