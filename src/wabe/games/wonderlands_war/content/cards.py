"""Quests and tea cards: `quests.toml`, `tea_cards.toml`."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.content.abilities import AbilityContent
from wabe.games.wonderlands_war.content.board import MOST_NAME, MOST_TEXT, check_format, provenance_of, record_of
from wabe.games.wonderlands_war.content.feats import FEAT_KINDS
from wabe.games.wonderlands_war.content.objectives import OBJECTIVE_KINDS
from wabe.games.wonderlands_war.pieces.reward_kinds import (
    ALLY,
    ICON_CREATURE,
    ICON_DIE,
    ICON_QUEST,
    ICON_SECOND,
    ICON_WONDERLANDIAN,
    ON_CARDS,
    QUEST1,
    QUEST2KEEP,
    REWARD_ARGS,
    REWARD_KINDS,
    UNITS,
    WONDERLANDIAN,
    number_of,
)
from wabe.games.wonderlands_war.table.chips import CREATURE, REGION_NAMES, type_of
from wabe.games.wonderlands_war.table.layout import (
    CORRUPTIBLE,
    MOST_UNITS,
    PLAIN,
    QUESTS,
    REGIONS,
    ROUNDS,
    SPLIT,
    TEA_CARDS,
    TEA_DECK,
)
from wabe.kernel.data import Fields
from wabe.kernel.message import Json, Message

PER_REGION: Final = QUESTS // REGIONS
MOST_REWARDS: Final = 5  # in one list of a card

# Layouts of tea cards.


class CardContent(AbilityContent):
    """What the files on Quests and tea cards say."""

    def __init__(self) -> None:
        super().__init__()
        self.units_reward[0] = -1
        for count in range(1, MOST_UNITS + 1):
            self.units_reward[count] = number_of(f"units-{count}")
        self.shard_die_reward = number_of("shard_die")
        self.split_reward = number_of("split")
        self.corrupted_reward = number_of("corrupted")
        self.quests: list[Json] = []
        self.cards: list[Json] = []
        self.card_provenance: Json = {}

    # --- Quests -----------------------------------------------------------------------------------------------

    def read_quests(self, file: Fields) -> None:
        """30 Quests, 6 for each Region."""
        check_format(file)
        records = file.records("quest", "id")
        file.done()
        if len(records) != QUESTS:
            raise file.refusal(Message("error-war-quests-not", {"count": len(records), "quests": QUESTS}))
        for number, record in enumerate(records):
            self.add_quest(number, record)
        for region in range(REGIONS):
            count = sum(1 for quest in range(QUESTS) if self.quest_region[quest] == region)
            if count != PER_REGION:
                raise file.refusal(
                    Message(
                        "error-war-quests-of-region",
                        {"count": count, "region": REGION_NAMES[region], "per_region": PER_REGION},
                    )
                )

    def add_quest(self, number: int, record: Fields) -> None:
        """A Feat in a Region, and an Objective (WW-O08, WW-F02)."""
        self.quest_names.append(record.id("id"))
        record.text("name", MOST_NAME)
        self.quest_region[number] = REGION_NAMES.index(record.word("region", REGION_NAMES))
        feat = record.table("feat")
        self.feats.append(FEAT_KINDS[feat.word("kind", list(FEAT_KINDS))](feat))
        feat.done()
        record.text("feat_text", MOST_TEXT)
        objective = record.table("objective")
        self.objectives.append(OBJECTIVE_KINDS[objective.word("kind", list(OBJECTIVE_KINDS))](objective))
        objective.done()
        record.text("objective_text", MOST_TEXT)
        self.quests.append(record_of(record))
        record.done()

    # --- tea cards --------------------------------------------------------------------------------------------

    def read_cards(self, file: Fields) -> None:
        """90 tea cards, those of Round I first."""
        check_format(file)
        self.card_provenance = provenance_of(file)
        records = file.records("card", "id")
        file.done()
        if len(records) != TEA_CARDS:
            raise file.refusal(Message("error-war-tea-cards-not", {"count": len(records), "tea_cards": TEA_CARDS}))
        for number, record in enumerate(records):
            self.add_card(number, record)

    def add_card(self, number: int, record: Fields) -> None:
        """One tea card (WW-T07)."""
        self.card_names.append(record.id("id"))
        card_round = number // TEA_DECK + 1
        if record.whole("round", 1, ROUNDS) != card_round:
            raise record.wrong(
                "round", Message("error-war-first-cards-those-round-1", {"round": card_round, "tea_deck": TEA_DECK})
            )
        self.card_supporters[number] = record.whole("supporters", 0, MOST_UNITS - 1)
        self.card_second[number] = record.whole("second_units", 0, MOST_UNITS)
        self.card_die[number] = int(record.flag("shard_die"))
        self.card_layout[number] = layout_of(record)
        self.card_rewards.append(self.reward_list(record, "rewards"))
        self.card_top.append(self.reward_list(record, "top"))
        self.card_bottom.append(self.reward_list(record, "bottom"))
        self.card_corrupted.append(self.reward_list(record, "corrupted"))
        origin = provenance_of(record) if record.has("provenance") else self.card_provenance
        self.cards.append({**record.values, "provenance": origin})
        record.done()
        self.card_icons[number] = self.icons(number)

    def reward_list(self, record: Fields, field: str) -> list[int]:
        """The rewards in a field; none where there is no such field."""
        if not record.has(field):
            return []
        names = record.raw(field)
        if not isinstance(names, list) or len(names) > MOST_REWARDS:
            raise record.wrong(field, Message("error-war-list-up-rewards", {"most": MOST_REWARDS}))
        return [self.reward(record, field, name, ON_CARDS) for name in names]

    def icons(self, card: int) -> int:
        """What a card shows anywhere, chosen or not (WW-T24)."""
        shown = ICON_SECOND if self.card_second[card] > 0 else 0
        if self.card_die[card] == 1 or self.card_layout[card] == CORRUPTIBLE:
            shown |= ICON_DIE
        for rewards in (self.card_rewards, self.card_top, self.card_bottom, self.card_corrupted):
            for reward in rewards[card]:
                shown |= self.icon(reward)
        return shown

    def icon(self, reward: int) -> int:
        """The icon of a reward that Quests and abilities ask for; 0."""
        kind = REWARD_KINDS[reward]
        if kind in (QUEST1, QUEST2KEEP):
            return ICON_QUEST
        if kind == UNITS:
            return ICON_SECOND
        if kind == WONDERLANDIAN:
            return ICON_WONDERLANDIAN
        return ICON_CREATURE if kind == ALLY and type_of(REWARD_ARGS[reward]) == CREATURE else 0


def layout_of(record: Fields) -> int:
    """The layout of a card, by the fields that it has. Raises `BadData`."""
    if record.has("top") or record.has("bottom"):
        if record.has("corrupted"):
            raise record.refusal(Message("error-war-card-either-halves-or-corrupted"))
        if record.has("top") and record.has("bottom"):
            return SPLIT
        raise record.refusal(Message("error-war-missing", {"value": "bottom" if record.has("top") else "top"}))
    if not record.has("rewards"):
        raise record.refusal(Message("error-war-rewards-missing"))
    return CORRUPTIBLE if record.has("corrupted") else PLAIN
