"""What chips, cards and boards say, as numbers: all that the rules look up. `content` reads it from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    ALLY_TYPES,
    ARTIFACT,
    FACTIONS,
    FIGURES,
    FIRST_TOOL,
    FORGE,
    LEVELS,
    SETS,
    TOOLS,
    is_tool,
    type_of,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    BOARD_SIDES,
    CHAIRS,
    DIE_FACES,
    GAPS,
    KINDS,
    MARKERS_IN_BOX,
    MAX_PLAYERS,
    MOST_UNITS,
    QUESTS,
    ROUNDS,
    SPACES,
    STANDEES,
    TEA_CARDS,
    TRACK_SPACES,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.on_cards import Effect, Feat, Objective
from wabe.kernel.ints import Ints, floats, zeros

if TYPE_CHECKING:
    from wabe.kernel.game import Game


class BoardRecords:
    """The board, the supply and the numbers of the set-up.

    Fields:
        symbols: bit mask of the Forge symbols on the Battle track; track_end: its last space.
        die_faces: the faces of the Shard die.
        shard_value: the value of all Shards (WW-T26).
        awards: of scoring marker `m` in Round `r` (from 1) at `m * 3 + r - 1`; marker_count: how many there are.
        starting_shards: at `players * 5 + seat`.
        chairs: by number of players, bit mask of the chairs (1 to 13) in play; cards_per_party: by number of players.
        resistance: Local Resistance by Round less 1.
        strength: printed Strength by kind of chip; 0 for Madness and Poison.
        supply, supply_prototype: chips in the box by kind, those that begin in bags included.
        starting_bag, starting_bag_2p: by kind.
    """

    def __init__(self) -> None:
        self.symbols: i64 = 0
        self.track_end: i64 = 0
        self.die_faces = zeros(DIE_FACES)
        self.shard_value: i64 = 0
        self.awards = zeros(MARKERS_IN_BOX * ROUNDS)
        self.marker_count: i64 = MARKERS_IN_BOX
        self.starting_shards = zeros((MAX_PLAYERS + 1) * MAX_PLAYERS)
        self.chairs = zeros(MAX_PLAYERS + 1)
        self.cards_per_party = zeros(MAX_PLAYERS + 1)
        self.resistance = zeros(ROUNDS)
        self.castle_strength: i64 = 0
        self.castle_base_vp: i64 = 0
        self.castle_max_vp: i64 = 0
        self.castle_max_vp_2p: i64 = 0
        self.leader_strength_max: i64 = 0
        self.supporters: i64 = 0
        self.supporters_on_track: i64 = 0
        self.castles: i64 = 0
        self.poison_over_players: i64 = 0
        self.strength = zeros(KINDS)
        self.supply = zeros(KINDS)
        self.supply_prototype = zeros(KINDS)
        self.starting_bag = zeros(KINDS)
        self.starting_bag_2p = zeros(KINDS)

    def chairs_ever(self) -> list[int]:
        """The chairs that are in play with some number of players."""
        return [chair for chair in range(1, CHAIRS + 1) if any(int(mask) >> chair & 1 for mask in self.chairs)]


class AbilityRecords(BoardRecords):
    """Chips, and who brings abilities.

    Fields:
        chip_names: by kind of chip.
        effects: all effects by number; other_texts: of abilities with a second text, when that counts (`PLUS_ONE`,
            `TWO_PLAYERS`).
        ally_effects: at `set * 5 + type`; faction_effects: at `(two * 5 + faction) * 4 + ability`; figure_effects;
            tool_effects.
        chip_effects: at `set * KINDS + kind`, none of an Artifact; effective: there, for bots, the Strength that such
            a chip is worth, its abilities included.
        artifact_effects, passive_effects, artifact_effective: of the abilities unlocked, at
            `(two * 5 + faction) << 4 | unlocked`.
        faction_abilities: ids at `faction * 4 + ability`; is_artifact_ability: there, 1 if it acts on Artifacts.
        space_reward: at `((two * 5 + faction) * 4 + track) * 4 + space`.
        between_reward: at `((two * 5 + faction) * 3 + upper) * 4 + column`, -1 for none.
        standee_figure; first_standee, standee_count, figure_strength by figure.
        figure_names, tool_names; tool_copies: chips of a card; wonder_names: figures, then tools; is_removed_2p by
            Wonderlandian (0 or 1).
    """

    def __init__(self) -> None:
        super().__init__()
        self.chip_names: list[str] = [f"{ally}_{level}" for ally in ALLY_NAMES for level in LEVELS]
        self.other_texts: dict[str, str] = {}
        self.effects: list[Effect] = []
        self.ally_effects: list[list[Effect]] = [[] for _ in range(len(SETS) * ALLY_TYPES)]
        self.faction_effects: list[list[Effect]] = [[] for _ in range(BOARD_SIDES * len(FACTIONS) * ABILITIES)]
        self.chip_effects: list[list[Effect]] = []
        self.effective = floats(len(SETS) * KINDS)
        self.artifact_effects: list[list[Effect]] = []
        self.artifact_effective = floats(BOARD_SIDES * len(FACTIONS) << ABILITIES)
        self.passive_effects: list[list[Effect]] = []
        self.figure_effects: list[list[Effect]] = []
        self.tool_effects: list[list[Effect]] = []
        self.faction_abilities: list[str] = []
        self.is_artifact_ability = zeros(len(FACTIONS) * ABILITIES)
        self.space_reward = zeros(BOARD_SIDES * len(FACTIONS) * TRACK_SPACES)
        self.between_reward = zeros(BOARD_SIDES * len(FACTIONS) * GAPS * SPACES)
        self.standee_figure = zeros(STANDEES)
        self.first_standee = zeros(FIGURES)
        self.standee_count = zeros(FIGURES)
        self.figure_strength = zeros(FIGURES)
        self.figure_names: list[str] = []
        self.tool_names: list[str] = []
        self.tool_copies = zeros(TOOLS)
        self.wonder_names: list[str] = []
        self.is_removed_2p = zeros(WONDERLANDIANS)

    def join_effects(self) -> None:
        """Gather the effects of each chip, and of all abilities that can be unlocked together, once all are known."""
        for ally_set in range(len(SETS)):
            for kind in range(KINDS):
                self.effective[len(self.chip_effects)] = self.effective_with(kind, self.effects_on(ally_set, kind))
                self.chip_effects.append(self.effects_on(ally_set, kind))
        for side in range(BOARD_SIDES * len(FACTIONS)):
            for unlocked in range(1 << ABILITIES):
                effects = self.unlocked_effects(side, unlocked, 1)
                self.artifact_effective[len(self.artifact_effects)] = self.effective_with(ARTIFACT, effects)
                self.artifact_effects.append(effects)
                self.passive_effects.append(self.unlocked_effects(side, unlocked, 0))

    def effects_on(self, ally_set: int, kind: int) -> list[Effect]:
        """The effects of a chip: of an Ally by its set, of a tool; no other chip has any of its own."""
        if kind < FORGE:
            return self.ally_effects[ally_set * ALLY_TYPES + type_of(kind)]
        return self.tool_effects[kind - FIRST_TOOL] if is_tool(kind) else []

    def effective_with(self, kind: int, effects: list[Effect]) -> float:
        """The Strength that a chip with these effects is worth."""
        printed = float(self.strength[kind])
        strength = printed
        for effect in effects:
            strength += effect.strength_worth(kind, printed)
        return strength

    def unlocked_effects(self, side: int, unlocked: int, artifact: int) -> list[Effect]:
        """The effects of these abilities of a Faction, of those that act on Artifacts (1) or of the others (0)."""
        found: list[Effect] = []
        for ability in range(ABILITIES):
            is_artifact = self.is_artifact_ability[side % len(FACTIONS) * ABILITIES + ability]
            if unlocked >> ability & 1 and is_artifact == artifact:
                found += self.faction_effects[side * ABILITIES + ability]
        return found


class Records(AbilityRecords):
    """All components of one edition, with Quests and tea cards.

    Fields:
        quest_names, quest_region; feats, objectives by Quest.
        card_names; card_supporters, card_second (units of the two placements), card_die (0 or 1), card_layout
            (`layout.PLAIN` ...), card_icons (`reward_kinds.ICON_QUEST` ...) by tea card.
        card_rewards, card_top, card_bottom, card_corrupted: numbers of rewards, by tea card.
        reward_kind, reward_arg, reward_names: by number of reward (`reward_kinds`).
        units_reward: the reward of so many units (1 to 9), at 0 that of none, which is -1.
        shard_die_reward, split_reward, corrupted_reward: parts of cards.
    """

    def __init__(self) -> None:
        super().__init__()
        self.quest_names: list[str] = []
        self.quest_region = zeros(QUESTS)
        self.feats: list[Feat] = []
        self.objectives: list[Objective] = []
        self.card_names: list[str] = []
        self.card_supporters = zeros(TEA_CARDS)
        self.card_second = zeros(TEA_CARDS)
        self.card_die = zeros(TEA_CARDS)
        self.card_layout = zeros(TEA_CARDS)
        self.card_icons = zeros(TEA_CARDS)
        self.card_rewards: list[list[int]] = []
        self.card_top: list[list[int]] = []
        self.card_bottom: list[list[int]] = []
        self.card_corrupted: list[list[int]] = []
        self.reward_kind: Ints = zeros(0)
        self.reward_arg: Ints = zeros(0)
        self.reward_names: list[str] = []
        self.units_reward = zeros(MOST_UNITS + 1)
        self.shard_die_reward: i64 = 0
        self.split_reward: i64 = 0
        self.corrupted_reward: i64 = 0


def records_of(game: Game[Any]) -> Records:
    """What a game of this title is played with."""
    title: Any = game
    records: Records = title.cards
    return records
