"""Conditions of Objectives, judged at the end of the game (WW-F02). One class for each kind of the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.reward_kinds import ICON_DIE, ICON_QUEST, ICON_SECOND, ICON_WONDERLANDIAN
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    ALLY_TYPES,
    DOUBLE_MADNESS,
    FORGE,
    MADNESS,
    STRONG,
    WEAK,
    ally_kind,
    is_faction,
    is_madness,
    level_of,
    type_of,
)
from wabe.games.wonderlands_war.table.layout import (
    KINDS,
    QUESTS,
    REGIONS,
    SPACES,
    TEA_CARDS,
    TRACKS,
    UPRIGHT,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.on_cards import Objective
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_DRAWN_ID
from wabe.kernel.message import Message

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState
    from wabe.kernel.data import Fields

ICON_NAMES: Final = ["quest", "second_units", "shard_die", "wonderlandian"]
ICON_BITS: Final = [ICON_QUEST, ICON_SECOND, ICON_DIE, ICON_WONDERLANDIAN]
TYPES_OF_CHIPS: Final = 2
MOST: Final = 99
# Bit masks of kinds of chips.
WEAK_ALLY: Final = 1  # of the first type; those of the others follow in pairs
STRONG_ALLY: Final = 2
STRONG_ALLIES: Final = sum(1 << ally_kind(ally_type, STRONG) for ally_type in range(ALLY_TYPES))
FACTION_KINDS: Final = sum(1 << kind for kind in range(KINDS) if is_faction(kind))
MADNESS_KINDS: Final = 1 << MADNESS | 1 << DOUBLE_MADNESS


class AtLeast(Objective):
    """So many or more of what `count` counts."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("min", 1, MOST)

    def goal(self, g: WarState) -> i64:
        return self.least

    def holds(self, g: WarState, seat: i64) -> bool:
        return self.count(g, seat) >= self.least


class ChipsOfTypes(AtLeast):
    """Chips of two Ally types, both levels, in all places. WW-X06."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        names = fields.words("types", ALLY_NAMES)
        if len(names) != TYPES_OF_CHIPS:
            raise fields.wrong("types", Message("error-war-list-types-allies", {"count": TYPES_OF_CHIPS}))
        self.kinds: i64 = 0
        for name in names:
            self.kinds |= (WEAK_ALLY | STRONG_ALLY) << ally_kind(ALLY_NAMES.index(name), WEAK)

    def count(self, g: WarState, seat: i64) -> i64:
        return owned(g, seat, self.kinds)

    def growth(self) -> float:
        return 1.3

    def counts_ally(self, kind: i64) -> bool:
        return self.kinds >> kind & 1 != 0


class ForgedAllyTypes(AtLeast):
    """Different Ally types forged, Forge counting as one. WW-X03."""

    def count(self, g: WarState, seat: i64) -> i64:
        types: i64 = 0
        for track in range(TRACKS):
            for space in range(g.filled(seat, track)):
                kind = g.forged(seat, track, space)
                if kind <= FORGE:
                    types |= 1 << type_of(kind)
        total: i64 = 0
        for ally_type in range(ALLY_TYPES + 1):
            total += types >> ally_type & 1
        return total

    def growth(self) -> float:
        return 1.1


class ForgedChips(AtLeast):
    """Chips on the Forge tracks."""

    def count(self, g: WarState, seat: i64) -> i64:
        return g.chips_forged(seat)

    def growth(self) -> float:
        return 2.6


class ForgedFactionChips(AtLeast):
    """Faction and Artifact chips on the Forge tracks."""

    def count(self, g: WarState, seat: i64) -> i64:
        return g.count_forged_of(seat, FACTION_KINDS)

    def growth(self) -> float:
        return 0.7


class ForgeTracksCompleted(AtLeast):
    """Forge tracks with four chips."""

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        for track in range(TRACKS):
            if g.filled(seat, track) == SPACES:
                total += 1
        return total

    def growth(self) -> float:
        return 0.4


class StrongAllyChips(AtLeast):
    """Strong Ally chips in all places."""

    def count(self, g: WarState, seat: i64) -> i64:
        return owned(g, seat, STRONG_ALLIES)

    def growth(self) -> float:
        return 1.3

    def counts_ally(self, kind: i64) -> bool:
        return level_of(kind) == STRONG


class MadnessChips(AtLeast):
    """Madness chips, single or Double, in all places; the Madness track is one. WW-F02."""

    def count(self, g: WarState, seat: i64) -> i64:
        total = owned(g, seat, MADNESS_KINDS)
        for index in range(g.madness_on_track(seat)):
            if is_madness(g.track_chip(seat, index)):
                total += 1
        return total

    def growth(self) -> float:
        return 1.2


class TeaCardsWithIcon(AtLeast):
    """Own tea cards that show an icon anywhere, chosen or not. WW-T24."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.icon: i64 = ICON_BITS[ICON_NAMES.index(fields.word("icon", ICON_NAMES))]

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        icons = g.content.card_icons
        for card in range(TEA_CARDS):
            if icons[card] & self.icon and g.card_owner(card) == seat:
                total += 1
        return total

    def growth(self) -> float:
        return 0.9

    def counts_card(self, g: WarState, card: i64) -> bool:
        return g.content.card_icons[card] & self.icon != 0


class AbilitiesUnlocked(AtLeast):
    """Unlocked abilities of the Faction."""

    def count(self, g: WarState, seat: i64) -> i64:
        return g.abilities(seat)

    def growth(self) -> float:
        return 0.9


class LeaderStrength(AtLeast):
    """Leader Strength."""

    def count(self, g: WarState, seat: i64) -> i64:
        return g.leader_strength(seat)

    def growth(self) -> float:
        return 1.0


class CastlesBuilt(Objective):
    """Castles on the board; with 2 players fewer will do, but they must be upright. WW-2P08."""

    def __init__(self, fields: Fields) -> None:
        self.least: i64 = fields.whole("min", 1, MOST)
        self.least_2p: i64 = fields.whole("min_2p", 1, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return self.count(g, seat) >= self.goal(g)

    def goal(self, g: WarState) -> i64:
        return self.least_2p if g.two else self.least

    def count(self, g: WarState, seat: i64) -> i64:
        return castles(g, seat)

    def growth(self) -> float:
        return 1.3


class RegionsWithUnits(AtLeast):
    """Regions with an own unit."""

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        for region in range(REGIONS):
            if g.units(seat, region) > 0:
                total += 1
        return total

    def growth(self) -> float:
        return 3.0


class SupportersOnBoard(AtLeast):
    """Supporters in the Regions."""

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        for region in range(REGIONS):
            total += g.supporters(seat, region)
        return total

    def growth(self) -> float:
        return 4.0


class WonderlandianCards(AtLeast):
    """Wonderlandian cards gained, figures and tools; the twins are one."""

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        for card in range(WONDERLANDIANS):
            if g.wonder_holder(card) == seat:
                total += 1
        return total

    def growth(self) -> float:
        return 0.7


class FeatsCompleted(AtLeast):
    """Completed Feats, that of the same Quest included."""

    def count(self, g: WarState, seat: i64) -> i64:
        total: i64 = 0
        for quest in range(QUESTS):
            if g.quest_holder(quest) == seat and g.is_feat_done(quest):
                total += 1
        return total

    def growth(self) -> float:
        return 0.8


class ShardsAtMost(Objective):
    """So many Shards or fewer."""

    def __init__(self, fields: Fields) -> None:
        self.most: i64 = fields.whole("max", 0, MOST)

    def holds(self, g: WarState, seat: i64) -> bool:
        return g.shards(seat) <= self.most

    def goal(self, g: WarState) -> i64:
        return 0


def owned(g: WarState, seat: i64, kinds: i64) -> i64:
    """Number of chips of some kinds (bit mask) in the bag, Active, Exhausted or forged (WW-F02).

    Those of a multi-draw that is not revealed count as in the bag, so that nothing shows what they are.
    """
    total = g.count_active_of(seat, kinds) + g.count_forged_of(seat, kinds)
    for kind in range(KINDS):
        if kinds >> kind & 1:
            total += g.in_bag(seat, kind) + g.exhausted(seat, kind)
    if g.top_id() == CHOOSE_DRAWN_ID:
        for index in range(g.held_size(seat)):
            total += kinds >> g.held_chip(seat, index) & 1
    return total


def castles(g: WarState, seat: i64) -> i64:
    """Castles that count in the end: those on the board, with 2 players the upright ones (WW-2P08)."""
    total: i64 = 0
    for region in range(REGIONS):
        if g.castle(seat, region) == UPRIGHT:
            total += 1
    return total


OBJECTIVE_KINDS: Final[dict[str, Callable[[Fields], Objective]]] = {
    "chips_of_types": ChipsOfTypes,
    "forged_ally_types": ForgedAllyTypes,
    "forged_chips": ForgedChips,
    "forged_faction_chips": ForgedFactionChips,
    "forge_tracks_completed": ForgeTracksCompleted,
    "strong_ally_chips": StrongAllyChips,
    "madness_chips": MadnessChips,
    "tea_cards_with_icon": TeaCardsWithIcon,
    "abilities_unlocked": AbilitiesUnlocked,
    "leader_strength": LeaderStrength,
    "castles": CastlesBuilt,
    "regions_with_units": RegionsWithUnits,
    "supporters_on_board": SupportersOnBoard,
    "wonderlandian_cards": WonderlandianCards,
    "feats_completed": FeatsCompleted,
    "shards_at_most": ShardsAtMost,
}
