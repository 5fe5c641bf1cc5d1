"""The component data of the Wonderland's War reference: what is printed on cards, boards and chips.

Data, not code: both sides read the same files, everything that the data *means* is written out here by hand. What the
rule books say is written out too; numbers of ours that stand in for printed ones are read (`says`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

REGIONS = ("red_keep", "tulgey_woods", "meadow_of_living_flowers", "pool_of_tears", "witzend")  # WW-S02
FACTIONS = ("alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen")  # WW-S01
TYPES = ("card_soldier", "flamingo", "rose", "red_rook", "creature")
SETS = ("A", "B", "C", "D")  # WW-S04
LEVELS = ("weak", "strong")


def load(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    file = files("wabe.games") / "wonderlands_war" / "data" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOARD = load("board.toml")
ALLIES = {record["id"]: record for record in load("allies.toml")["type"]}
BOARDS = {record["id"]: record for record in load("factions.toml")["faction"]}
FIGURES = {record["id"]: record for record in load("wonderlandians.toml")["figure"]}
TOOLS = {record["id"]: record for record in load("wonderlandians.toml")["tool"]}
QUESTS = {record["id"]: record for record in load("quests.toml")["quest"]}
CARDS = {record["id"]: record for record in load("tea_cards.toml")["card"]}
ABILITIES = {name: [ability["id"] for ability in board["ability"]] for name, board in BOARDS.items()}
WITH_ABILITY = [*FIGURES.values(), *TOOLS.values(), *(each for board in BOARDS.values() for each in board["ability"])]
EFFECTS = {record["id"]: record["effects"] for record in WITH_ABILITY}
REMOVED_WITH_TWO = ("amulet_of_the_duchess", "march_hare")  # WW-2P03

ALLY_CHIPS = [f"{kind}_{level}" for kind in TYPES for level in LEVELS]
FACTION_CHIPS = ["faction_1", "faction_2", "artifact"]
MADNESS = ["madness", "double_madness"]
KINDS = [*ALLY_CHIPS, "forge", *FACTION_CHIPS, *TOOLS, *MADNESS, "poison"]
STRENGTH: dict[str, int] = {
    **{f"{kind}_{level}": int(ALLIES[kind][level]["strength"]) for kind in TYPES for level in LEVELS},
    "forge": 1,
    "faction_1": 1,
    "faction_2": 2,
    "artifact": 3,
    **{tool: int(record["strength"]) for tool, record in TOOLS.items()},
    **dict.fromkeys((*MADNESS, "poison"), 0),
}
SYMBOLS = tuple(BOARD["battle_track"]["forge_symbols"])
TRACK_END = 25  # WW-B17
DIE = (1, 1, 1, 2, 2, 3)
START_SHARDS = {2: (2, 1), 3: (3, 2, 1), 4: (3, 2, 2, 1), 5: (3, 2, 2, 1, 1)}  # WW-S12
CHAIRS = {
    players: tuple(
        chair for chair in range(1, 14) if not (chair == 5 and players < 4) and not (chair == 9 and players < 5)
    )
    for players in range(2, 6)
}
RESISTANCE = (3, 5, 7)  # WW-2P05
START_BAG = {"faction_1": 3, "faction_2": 1, "artifact": 2, "forge": 1, "double_madness": 1, "madness": 2}  # WW-S07


def says(ability: str, what: str) -> int:
    """A number of an ability of a Faction, a figure or a tool: how much, how many, at most."""
    return int(next(effect[what] for effect in EFFECTS[ability] if what in effect))


def type_of(chip: str) -> str:
    """The type of a chip: an Ally type, forge, faction (Artifacts included), or its own name (WW-S17)."""
    if chip in ALLY_CHIPS:
        return chip.rsplit("_", 1)[0]
    return "faction" if chip in FACTION_CHIPS else chip


def is_ally(chip: str) -> bool:
    """Whether it is an Ally chip; Forge chips are (WW-S17)."""
    return chip in ALLY_CHIPS or chip == "forge"


def chips_of_level(level: str) -> list[str]:
    """The Ally chips of a level; a Forge chip is weak (WW-T12)."""
    return [f"{kind}_{level}" for kind in TYPES] + (["forge"] if level == "weak" else [])


def everywhere_on(card: str) -> list[str]:
    """All rewards printed on a tea card, chosen or not."""
    record = CARDS[card]
    return [name for part in ("rewards", "top", "bottom", "corrupted") for name in record.get(part, [])]


def shows(card: str, icon: str) -> bool:
    """Whether a tea card shows an icon anywhere."""
    record, rewards = CARDS[card], everywhere_on(card)
    if icon == "quest":
        return "quest1" in rewards or "quest2keep" in rewards
    if icon == "second_units":
        return record["second_units"] > 0 or any(name.startswith("units-") for name in rewards)
    if icon == "shard_die":
        return bool(record["shard_die"]) or "corrupted" in record
    if icon == "creature":
        return any(name.startswith("ally-creature_") for name in rewards)
    return icon in rewards
