"""Set-up: Factions, bags, Regions, market, standee, Quests (WW-S01 to WW-S18, WW-2P01 to WW-2P03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.rounds import ROUND
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    FACTIONS,
    FORGE,
    JABBERWOCK,
    MADNESS,
    POISON,
    REGION_NAMES,
    SETS,
)
from wabe.games.wonderlands_war.table.layout import (
    AT_TABLE,
    GIVEN_BACK,
    HEAD,
    KINDS,
    MARKERS,
    MARKET_SIZE,
    MAX_PLAYERS,
    NOBODY,
    QUEST,
    QUEST_HOLDER,
    QUESTS,
    REGIONS,
    RESERVE,
    WONDER,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.step_ids import KEEP_QUEST_ID
from wabe.kernel.game import Game
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json
from wabe.kernel.step import Simultaneous

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

RANDOM: Final = "random"
AS_SET: Final = "as_set"
QUESTS_DEALT: Final = 2
MARKER_COUNT: Final = 6
START_REGION: Final = 0  # the Red Keep (WW-S11)


def deal(g: WarState) -> None:
    """Everything up to the choice of a Quest."""
    choose_sets(g)
    choose_factions(g)
    if g.log is not None:
        g.emit("game-started", {"seat": 0})
    deal_quests(g)
    lay_markers(g)
    fill_market(g)
    for seat in range(g.players):
        set_up_player(g, seat)
    fill_supply(g)
    place_standee(g)
    g.then(KEEP_QUEST, ROUND)


def choose_sets(g: WarState) -> None:
    """One set for all Ally types, or another for a type where the option says so (WW-S04)."""
    chosen = str(g.options["ally_set"])
    common = SETS.index(chosen) if chosen != RANDOM else int(g.below(len(SETS)))
    sets: list[int] = []
    for ally in ALLY_NAMES:
        own = str(g.options[f"{ally}_set"])
        sets.append(common if own == AS_SET else SETS.index(own))
    g.ally_sets = sets


def choose_factions(g: WarState) -> None:
    """A Faction for each seat: chosen by the options, the rest by chance (WW-S01)."""
    chosen = [str(g.options[f"faction_{seat + 1}"]) for seat in range(g.players)]
    free = zeros(len(FACTIONS) - sum(1 for name in chosen if name != RANDOM))
    index: i64 = 0
    for number, faction in enumerate(FACTIONS):
        if faction not in chosen:
            free[index] = number
            index += 1
    g.shuffle(free)
    dealt: i64 = 0
    factions: list[int] = []
    for name in chosen:
        if name == RANDOM:
            factions.append(free[dealt])
            dealt += 1
        else:
            factions.append(FACTIONS.index(name))
    g.factions = factions


# --- Quests ---------------------------------------------------------------------------------------------------


def deal_quests(g: WarState) -> None:
    """Two Quests each; with 2 players those of the closed Region are removed first (WW-S10, WW-S15, WW-2P01)."""
    deck = zeros(QUESTS)
    for quest in range(QUESTS):
        deck[quest] = quest
    g.shuffle(deck)
    if g.two:
        close_region(g, deck[0])
    for index in range(QUESTS):
        if g.content.quest_region[deck[index]] != g.closed:
            g.cells[QUEST + g.quest_size] = deck[index]
            g.quest_size += 1
    for seat in range(g.players):
        deal_two(g, seat)


def close_region(g: WarState, quest: i64) -> None:
    """The Region of a random Quest is closed for the game (WW-2P01)."""
    g.closing_quest = quest
    g.closed = g.content.quest_region[quest]
    if g.log is not None:
        g.emit("region-closed", {"region": REGION_NAMES[g.closed], "quest": g.content.quest_names[quest]})


def deal_two(g: WarState, seat: i64) -> None:
    """Two Quests from the end of the deck."""
    names: list[str] = []
    for _ in range(QUESTS_DEALT):
        g.quest_size -= 1
        quest = g.cells[QUEST + g.quest_size]
        g.cells[QUEST + g.quest_size] = 0
        g.cells[QUEST_HOLDER + quest] = seat + 1
        names.append(g.content.quest_names[quest])
    if g.log is not None:
        g.emit("quests-dealt", {"seat": seat, "count": QUESTS_DEALT}, {"quests": names}, 1 << seat)


class KeepQuest(Simultaneous["WarState"]):
    """Everybody keeps one of two Quests; the others are shuffled back into the deck. WW-S10, WW-S15."""

    def who(self, g: WarState, arg: i64) -> i64:
        return (1 << g.players) - 1

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer_each(g.hand(seat))

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(QUESTS)

    def resolve(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            for quest in range(QUESTS):
                if g.is_in_hand(seat, quest) and quest != g.commitment(seat):
                    g.cells[QUEST_HOLDER + quest] = 0
                    g.cells[GIVEN_BACK + seat] = quest + 1
            if g.log is not None:
                kept = g.content.quest_names[g.commitment(seat)]
                g.emit("quest-kept", {"seat": seat}, {"quest": kept}, 1 << seat)
        shuffle_quests(g)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "keep_quest", "quest": g.content.quest_names[action]}

    def seen(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "keep_quest"}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"quest:{g.content.quest_names[action]}"]


def shuffle_quests(g: WarState) -> None:
    """All Quests in nobody's hand and of no closed Region are the deck, in random order."""
    deck = zeros(QUESTS)
    size: i64 = 0
    for quest in range(QUESTS):
        if g.quest_holder(quest) == NOBODY and g.content.quest_region[quest] != g.closed:
            deck[size] = quest
            size += 1
    copy_shuffled(g, deck, size, QUEST)
    g.quest_size = size


def copy_shuffled(g: WarState, cards: Ints, size: i64, first: i64) -> None:
    """Lay the first `size` cards into the cells from `first` on, in random order."""
    chosen = zeros(size)
    for index in range(size):
        chosen[index] = cards[index]
    g.shuffle(chosen)
    for index in range(size):
        g.cells[first + index] = chosen[index]


# --- the board ------------------------------------------------------------------------------------------------


def lay_markers(g: WarState) -> None:
    """A scoring marker for each open Region; those left over are out (WW-S03, WW-2P01)."""
    markers = zeros(MARKER_COUNT)
    for marker in range(MARKER_COUNT):
        markers[marker] = marker
    g.shuffle(markers)
    for region in range(REGIONS):
        g.cells[MARKERS + region] = markers[region]


def fill_market(g: WarState) -> None:
    """The Wonderlandian deck, less what leaves with 2 players; three cards face up (WW-S05, WW-2P03)."""
    deck = zeros(WONDERLANDIANS)
    size: i64 = 0
    for card in range(WONDERLANDIANS):
        if not (g.two and g.content.is_removed_2p[card] == 1):
            deck[size] = card
            size += 1
    copy_shuffled(g, deck, size, WONDER)
    g.wonder_size = size
    for index in range(MARKET_SIZE):
        g.wonder_size -= 1
        g.set_market(index, g.cells[WONDER + g.wonder_size])


def place_standee(g: WarState) -> None:
    """The standee starts in the Red Keep, or beside the closed Region, and moves by the Shard die (WW-S11, WW-2P02)."""
    g.standee = g.next_region(g.closed) if g.two else START_REGION
    faces = g.content.die_faces
    count = faces[g.below(len(faces))]
    for _ in range(count):
        g.standee = g.next_region(g.standee)
    if g.log is not None:
        g.emit("standee-moved", {"region": REGION_NAMES[g.standee], "count": count})


# --- players --------------------------------------------------------------------------------------------------


def set_up_player(g: WarState, seat: i64) -> None:
    """Supporters, Castles, Leader, Shield, bag and Shards (WW-S06, WW-S07, WW-S12, WW-S13)."""
    content = g.content
    bag = content.starting_bag_2p if g.two else content.starting_bag
    for kind in range(KINDS):
        g.add_to_bag(seat, kind, bag[kind])
    g.add_supporters(seat, RESERVE, content.supporters - content.supporters_on_track)
    g.add_castles_left(seat, content.castles)
    g.set_leader_strength(seat, 1)
    g.set_shield(seat, True)
    g.put_leader(seat, AT_TABLE)
    g.set_chair(seat, HEAD)
    g.set_shards(seat, content.starting_shards[g.players * MAX_PLAYERS + seat])


def fill_supply(g: WarState) -> None:
    """The common supply is the box less the chips in bags; the Jabberwock has its Poison (WW-S09, WW-S16)."""
    box = g.content.supply_prototype if g.edition_prototype else g.content.supply
    for kind in range(FORGE + 1):
        g.add_supply(kind, box[kind])
    g.add_supply(MADNESS, box[MADNESS])
    for seat in range(g.players):
        g.add_supply(FORGE, -g.in_bag(seat, FORGE))
        g.add_supply(MADNESS, -g.in_bag(seat, MADNESS))
    if g.seat_of(JABBERWOCK) != NOBODY:
        g.add_supply(POISON, g.players + g.content.poison_over_players)


KEEP_QUEST: Final = KeepQuest(KEEP_QUEST_ID, "keep_quest")
