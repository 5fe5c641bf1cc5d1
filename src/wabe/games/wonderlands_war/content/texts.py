"""Names, texts and rulings of all that the data hold, by the keys of the catalogue."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.content.abilities import SIDES
from wabe.games.wonderlands_war.content.board import FACTION_CHIPS
from wabe.games.wonderlands_war.pieces.reward_kinds import (
    ALLY,
    ANY_ALLY,
    DISCARD_SHARDS,
    KIND_NAMES,
    REWARD_ARGS,
    REWARD_KINDS,
    UNITS,
)
from wabe.games.wonderlands_war.table.chips import ALLY_NAMES, FACTIONS, LEVELS, MADNESS, level_of, type_of
from wabe.games.wonderlands_war.table.layout import CORRUPTIBLE, GAPS, SPACES, SPLIT, TRACK_SPACES
from wabe.games.wonderlands_war.table.names import PLUS_ONE, TWO_PLAYERS
from wabe.kernel.message import Json, without_rule_ids

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.content.content import Content

# Rewards without an argument, and VP.
REWARD_WORDS: Final = {
    "forge_chip": "Forge chip",
    "wonderlandian": "Wonderlandian",
    "ability": "Faction ability",
    "castle": "Castle",
    "leader_strength": "Leader Strength +1",
    "discard_madness": "discard a Madness chip",
    "shield": "mend the Shield",
    "quest1": "draw a Quest",
    "quest2keep": "draw 2 Quests to discard 1",
    "forge_a_chip": "forge a chip of the bag",
    "supporter": "Supporter",
    "castle_value": "Castles worth +1 VP",
    "vp": "VP",
    "shard_die": "roll the Shard die",
    "split": "upper or lower half",
    "corrupted": "corrupted part",
}
OTHER_TEXTS: Final = {PLUS_ONE: "text_plus_one", TWO_PLAYERS: "text_2p"}
UNFIT: Final = re.compile("[^a-zA-Z0-9_-]")  # what cannot stand in a key
MADNESS_WORDS: Final = {"madness": "Madness", "double_madness": "Double Madness", "poison": "Poison"}


def texts(content: Content) -> dict[str, str]:
    """All messages that come from the data."""
    found: dict[str, str] = {}
    add_regions(found, content)
    add_allies(found, content)
    add_factions(found, content)
    add_wonderlandians(found, content)
    add_quests(found, content)
    for reward in range(len(content.reward_names)):
        found[f"reward-{content.reward_names[reward]}"] = reward_text(content, reward)
    add_cards(found, content)
    add_numbers(found, content)
    add_tracks(found, content)
    add_sources(found, content.to_json())
    return found


def field_key(name: str) -> str:
    """The key of what provenance calls a part of a record, whatever signs are in that."""
    return f"ww-field-{UNFIT.sub('-', name)}"


def add_sources(found: dict[str, str], told: object) -> None:
    """What the records, wherever they stand, call the parts whose provenance they tell."""
    if isinstance(told, dict):
        for name in told.get("provenance", ()):
            found[field_key(name)] = name.replace("_", " ")
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            add_sources(found, each)


def add_regions(found: dict[str, str], content: Content) -> None:
    """Each Region as it stands in a sentence, and as a title."""
    for record in content.regions:
        found[f"region-{record['id']}"] = record["phrase"]
        found[f"region-{record['id']}-title"] = record["name"]


def add_ability(found: dict[str, str], record: Json, name: str) -> None:
    """Name, text and rulings of an ability; its other text, if there is one."""
    key = f"ability-{record['id']}"
    found[key] = name
    found[f"{key}-text"] = record["text"]
    found[f"{key}-notes"] = without_rule_ids(record["notes"])
    for when, field in OTHER_TEXTS.items():
        if field in record:
            found[f"{key}-text-{when}"] = record[field]


def add_allies(found: dict[str, str], content: Content) -> None:
    """The Ally chips, the types, and what they do in each set."""
    names = {record["id"]: record["name"] for record in content.allies}
    for ally in ALLY_NAMES:
        found[f"ally-{ally}"] = names[ally]
        for level in LEVELS:
            found[f"chip-{ally}_{level}"] = f"{level} {names[ally]}"
    found["chip-forge"] = content.forge["name"]
    add_ability(found, content.forge, content.forge["name"])
    for record in content.ally_abilities:
        add_ability(found, record, f"{names[record['type']]} ({record['set']})")


def add_factions(found: dict[str, str], content: Content) -> None:
    """Factions, their powers, abilities and chips."""
    for name, kind in FACTION_CHIPS.items():
        found[f"chip-{name}"] = f"Faction chip of Strength {content.strength[kind]}"
    found["chip-artifact"] = "Artifact"
    for name, text in MADNESS_WORDS.items():
        found[f"chip-{name}"] = text
    for record in content.factions:
        found[f"faction-{record['id']}"] = record["name"]
        found[f"faction-{record['id']}-artifact"] = record["artifact_name"]
        add_ability(found, record["power"], record["power"]["name"])
        for ability in record["abilities"]:
            add_ability(found, ability, ability["name"])


def add_wonderlandians(found: dict[str, str], content: Content) -> None:
    """Figures, which are units, and tools, which are chips; each has an ability of the same name."""
    for record in content.figures:
        found[f"wonder-{record['id']}"] = found[f"unit-{record['id']}"] = record["name"]
        add_ability(found, record, record["name"])
    for record in content.tools:
        found[f"wonder-{record['id']}"] = found[f"chip-{record['id']}"] = record["name"]
        add_ability(found, record, record["name"])


def add_quests(found: dict[str, str], content: Content) -> None:
    """Names, Feats and Objectives."""
    for record in content.quests:
        key = f"quest-{record['id']}"
        found[key] = record["name"]
        found[f"{key}-feat"] = record["feat_text"]
        found[f"{key}-objective"] = record["objective_text"]
        found[f"{key}-region"] = record["region"]


def reward_text(content: Content, reward: int) -> str:
    """A reward in a few words."""
    kind, argument = REWARD_KINDS[reward], REWARD_ARGS[reward]
    if kind == UNITS:
        return counted(argument, "unit")
    if kind == ALLY:
        return f"{LEVELS[level_of(argument)]} {content.allies[type_of(argument)]['name']}"
    if kind == ANY_ALLY:
        return f"any {LEVELS[argument]} Ally"
    if kind == DISCARD_SHARDS:
        return f"discard {counted(argument, 'Shard')}"
    words = REWARD_WORDS[KIND_NAMES[kind]]
    return f"{argument} {words}" if argument else words


def counted(count: int, noun: str) -> str:
    """`1 unit`, `2 units`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def add_cards(found: dict[str, str], content: Content) -> None:
    """Tea cards: all that they show, in words and as names of rewards."""
    for card in range(len(content.card_names)):
        key = f"tea-{content.card_names[card]}"
        found[key] = card_text(content, card) or "nothing"
        found[f"{key}-parts"] = card_parts(content, card)


def card_text(content: Content, card: int) -> str:
    """A tea card: `2 units; weak Rose; upper half: Castle / lower half: Forge chip`."""
    said = [reward_text(content, part) for part in always(content, card)]
    if content.card_layout[card] == SPLIT:
        upper, lower = in_words(content, content.card_top[card]), in_words(content, content.card_bottom[card])
        said.append(f"upper half: {upper} / lower half: {lower}")
    if content.card_layout[card] == CORRUPTIBLE:
        said.append(f"for a roll of the Shard die: {in_words(content, content.card_corrupted[card])}")
    return "; ".join(said)


def in_words(content: Content, rewards: list[int]) -> str:
    """Rewards in words."""
    return " and ".join(reward_text(content, reward) for reward in rewards) or "nothing"


def card_parts(content: Content, card: int) -> str:
    """The names of a tea card's rewards: `units-2 | ally-rose_weak quest1 / castle`; corrupted ones behind `!`."""
    said = [name_list(content, always(content, card))]
    if content.card_layout[card] == SPLIT:
        said += ["|", name_list(content, content.card_top[card]), "/", name_list(content, content.card_bottom[card])]
    if content.card_layout[card] == CORRUPTIBLE:
        said += ["!", name_list(content, content.card_corrupted[card])]
    return " ".join(part for part in said if part)


def name_list(content: Content, rewards: list[int]) -> str:
    """Names of rewards with blanks between."""
    return " ".join(content.reward_names[reward] for reward in rewards)


def always(content: Content, card: int) -> list[int]:
    """What applies whatever the player chooses: placements, corner die, rewards."""
    units = [int(content.card_supporters[card]), int(content.card_second[card])]
    found = [int(content.units_reward[count]) for count in units if count]
    if content.card_die[card]:
        found.append(content.shard_die_reward)
    return found + content.card_rewards[card]


def add_numbers(found: dict[str, str], content: Content) -> None:
    """Numbers that stand in explanations: printed Strengths, Forge symbols."""
    for kind in range(MADNESS):
        found[f"chip-{content.chip_names[kind]}-strength"] = str(content.strength[kind])
    for figure in range(len(content.figure_names)):
        found[f"unit-{content.figure_names[figure]}-strength"] = str(content.figure_strength[figure])
    spaces = [str(space) for space in range(content.track_end + 1) if content.symbols >> space & 1]
    found["forge-symbols"] = ", ".join(spaces)


def add_tracks(found: dict[str, str], content: Content) -> None:
    """The names of the rewards on and between the Forge tracks, of both sides of each board."""
    for side in range(len(SIDES) * len(FACTIONS)):
        board = f"{'2p-' if side >= len(FACTIONS) else ''}{FACTIONS[side % len(FACTIONS)]}"
        for index in range(TRACK_SPACES):
            reward = content.space_reward[side * TRACK_SPACES + index]
            key = f"space-{board}-{index // SPACES + 1}-{index % SPACES + 1}"
            found[key] = content.reward_names[reward]
        for index in range(GAPS * SPACES):
            reward = content.between_reward[side * GAPS * SPACES + index]
            if reward >= 0:
                key = f"between-{board}-{index // SPACES + 1}-{index % SPACES + 1}"
                found[key] = content.reward_names[reward]
