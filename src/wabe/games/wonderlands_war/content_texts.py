"""Names, texts and rulings of all that the data hold, by the keys of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.chips import ALLY_NAMES, LEVELS
from wabe.games.wonderlands_war.content_board import FACTION_CHIPS
from wabe.games.wonderlands_war.reward_kinds import ALLY, ANY_ALLY, DISCARD_SHARDS, KIND_NAMES, UNITS
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.content import Content

ROMAN: Final = ["I", "II", "III"]

# Rewards without an argument, and VP.
REWARDS: Final = {
    "forge_chip": "Forge chip",
    "wonderlandian": "Wonderlandian",
    "ability": "Faction ability",
    "castle": "Castle",
    "leader_strength": "Leader Strength +1",
    "discard_madness": "discard a Madness chip",
    "shield": "mend the Shield",
    "quest1": "draw a Quest",
    "quest2keep": "draw 2 Quests, discard 1",
    "forge_a_chip": "forge a chip of the bag",
    "supporter": "Supporter",
    "castle_value": "Castles worth +1 VP",
    "vp": "VP",
    "shard_die": "roll the Shard die",
    "split": "upper or lower half",
    "corrupted": "corrupted part",
}
MADNESS: Final = {"madness": "Madness", "double_madness": "Double Madness", "poison": "Poison"}


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
    for card in range(len(content.card_names)):
        found[f"tea-{content.card_names[card]}"] = card_text(content, card)
    return found


def add_regions(found: dict[str, str], content: Content) -> None:
    """Each Region as it stands in a sentence, and as a title."""
    for record in content.regions:
        found[f"region-{record['id']}"] = record["phrase"]
        found[f"region-{record['id']}-title"] = record["name"]


def add_ability(found: dict[str, str], record: Json, name: str) -> None:
    """Name, text and rulings of an ability; its other text for 2 players, if there is one."""
    key = f"ability-{record['id']}"
    found[key] = name
    found[f"{key}-text"] = record["text"]
    found[f"{key}-notes"] = record["notes"]
    if "text_2p" in record:
        found[f"{key}-text-2p"] = record["text_2p"]


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
        found[f"chip-{name}"] = f"Faction chip of {content.strength[kind]}"
    found["chip-artifact"] = "Artifact"
    for name, text in MADNESS.items():
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


def reward_text(content: Content, reward: int) -> str:
    """A reward in a few words."""
    kind, argument = content.rewards.kinds[reward], content.rewards.args[reward]
    if kind == UNITS:
        return counted(argument, "unit")
    if kind == ALLY:
        return f"{LEVELS[argument & 1]} {content.allies[argument >> 1]['name']}"
    if kind == ANY_ALLY:
        return f"any {LEVELS[argument]} Ally"
    if kind == DISCARD_SHARDS:
        return f"discard {counted(argument, 'Shard')}"
    words = REWARDS[KIND_NAMES[kind]]
    return f"{argument} {words}" if argument else words


def counted(count: int, noun: str) -> str:
    """`1 unit`, `2 units`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def card_text(content: Content, card: int) -> str:
    """A tea card in short: its Round and number, and all that it shows."""
    own_round = ROMAN[content.cards[card]["round"] - 1]
    number = sum(1 for each in content.cards[:card] if each["round"] == content.cards[card]["round"]) + 1
    return f"{own_round}-{number} ({', '.join(card_parts(content, card)) or 'nothing'})"


def card_parts(content: Content, card: int) -> list[str]:
    """What a card shows, part by part."""
    found: list[str] = []
    for count in (content.card_supporters[card], content.card_second[card]):
        if count:
            found.append(counted(count, "unit"))
    if content.card_die[card]:
        found.append(REWARDS["shard_die"])
    found += reward_texts(content, content.card_rewards[card])
    if content.card_top[card] or content.card_bottom[card]:
        halves = [reward_texts(content, half[card]) for half in (content.card_top, content.card_bottom)]
        found.append(" or ".join(" and ".join(half) or "nothing" for half in halves))
    if content.card_corrupted[card]:
        found.append(f"{' and '.join(reward_texts(content, content.card_corrupted[card]))} for a Shard die")
    return found


def reward_texts(content: Content, rewards: list[int]) -> list[str]:
    """Rewards in words."""
    return [reward_text(content, reward) for reward in rewards]
