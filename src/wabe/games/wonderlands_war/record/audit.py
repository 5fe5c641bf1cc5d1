"""Whether a position that was loaded can have come about, so far as play from it rests on that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.record.audit_frames import audit_frames
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    DOUBLE_MADNESS,
    FACTION_1,
    FIRST_TOOL,
    FORGE,
    JABBERWOCK,
    KINDS,
    MADNESS,
    POISON,
    REGIONS,
    STANDEES,
    is_madness,
)
from wabe.games.wonderlands_war.table.layout import (
    ACTIVE_ROOM,
    AT_TABLE,
    BUST,
    CHAIRS,
    CHIP,
    CHIP_STRENGTH,
    FEAT,
    KNOWN_SHIFT,
    MADNESS_SPACES,
    MARKERS,
    MARKET_SIZE,
    MARKS,
    NO_CASTLE,
    NO_PLACE,
    NOBODY,
    OUTSIDE,
    PARTS,
    PLACE,
    QUEST,
    QUEST_KNOWERS,
    QUEST_MASK,
    QUESTS,
    RESERVE,
    SECOND,
    SIDEWAYS,
    SPACES,
    STATUS,
    TEA,
    TEA_CARDS,
    TEA_DECK,
    TRACKS,
    WAGER,
    WONDER,
    WONDERLANDIANS,
)
from wabe.kernel.ints import zeros
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def audit(g: WarState) -> None:
    """Raise `BadSave` unless the parts are all there and the play can be where it is."""
    audit_chips(g)
    audit_units(g)
    audit_quests(g)
    audit_wonderlandians(g)
    audit_tea(g)
    audit_marks(g)
    need(sum(g.shards(seat) for seat in range(g.players)) <= g.content.shard_value, "there are too many Shards")
    need(g.two == (g.closed != NOBODY), "a Region is closed with 2 players, and only then")
    closing = g.closing_quest
    need(g.closed == (NOBODY if closing == NOBODY else g.content.quest_region[closing]), "another Region is closed")
    need(g.on_unlock >> 4 * g.players == 0, "an ability of nobody is unlocked")
    need(g.is_open(g.standee), "the standee is in the closed Region")
    audit_frames(g)


# --- chips ----------------------------------------------------------------------------------------------------


def audit_chips(g: WarState) -> None:
    """Every chip of the box is somewhere, once; what can leave the game is at most as often there."""
    for seat in range(g.players):
        for track in range(TRACKS):
            for space in range(g.filled(seat, track), SPACES):
                need(g.forged(seat, track, space) < 0, "a Forge track is not filled from the left")
        audit_places(g, seat)
        for kind in range(FACTION_1, FIRST_TOOL):
            need(own_chips(g, seat, kind) <= most_of_faction(g, kind), "a player has too many Faction chips")
    for kind in range(KINDS):
        count = g.in_supply(kind)
        for seat in range(g.players):
            count += own_chips(g, seat, kind)
        audit_kind(g, kind, count)


def audit_places(g: WarState, seat: i64) -> None:
    """Madness lies in the bag and on its track alone, and nothing else lies there; Poison in the bag."""
    for kind in range(MADNESS, KINDS):
        need(g.exhausted(seat, kind) == 0 and g.count_active(seat, kind) == 0, "Madness is Active or Exhausted")
        for track in range(TRACKS):
            for space in range(SPACES):
                need(g.forged(seat, track, space) != kind, "Madness is forged")
    for index in range(g.madness_on_track(seat)):
        need(is_madness(g.track_chip(seat, index)), "a chip on a Madness track is no Madness")


def audit_kind(g: WarState, kind: i64, count: i64) -> None:
    """As many chips of a kind are in the game as there can be: all, or at most so many where some may leave it."""
    box = g.content.supply_prototype if g.edition_prototype else g.content.supply
    name = g.content.chip_names[kind]
    if kind <= FORGE or kind == MADNESS:
        need(count == box[kind], f"the chips {name} are not all there")
    elif kind == POISON:
        need(count == all_poison(g), "the Poison is not all there")
    elif kind == DOUBLE_MADNESS:
        need(count == g.players * g.content.starting_bag[kind], "the Double Madness is not all there")
    elif kind >= FIRST_TOOL:
        need(count <= g.content.tool_copies[kind - FIRST_TOOL], f"there are too many {name}")
        need(g.in_supply(kind) == 0, f"there is a {name} in the supply")
    else:
        need(g.in_supply(kind) == 0, "Faction chips are in the supply")


def most_of_faction(g: WarState, kind: i64) -> i64:
    """How many chips of this kind a Faction has."""
    bag = g.content.starting_bag[kind]
    return bag + TRACKS if kind == ARTIFACT else bag


def all_poison(g: WarState) -> i64:
    """Poison in the game, less one that lies on the tea table (WW-S09)."""
    if g.seat_of(JABBERWOCK) == NOBODY:
        return 0
    on_table: i64 = 1 if g.poison_chair > 0 else 0
    return g.players + g.content.poison_over_players - on_table


def own_chips(g: WarState, seat: i64, kind: i64) -> i64:
    """Chips of a kind that a player has anywhere, one being played in a battle included."""
    count = g.in_bag(seat, kind) + g.exhausted(seat, kind) + g.count_active(seat, kind)
    for index in range(g.madness_on_track(seat)):
        count += 1 if g.track_chip(seat, index) == kind else 0
    for index in range(g.held_size(seat)):
        count += 1 if g.held_chip(seat, index) == kind else 0
    for track in range(TRACKS):
        for space in range(SPACES):
            count += 1 if g.forged(seat, track, space) == kind else 0
    return count + (1 if g.mark(seat, CHIP) == kind + 1 else 0)


# --- the board ------------------------------------------------------------------------------------------------


def audit_units(g: WarState) -> None:
    """Supporters, Castles, Leaders and figures."""
    for seat in range(g.players):
        count: i64 = 0
        castles = g.castles_left(seat)
        for region in range(REGIONS):
            count += g.supporters(seat, region)
            castle = g.castle(seat, region)
            castles += 1 if castle != NO_CASTLE else 0
            need(castle != SIDEWAYS or g.two, "a Castle lies sideways")
            need(g.is_open(region) or (castle == NO_CASTLE and g.units(seat, region) == 0), "a closed Region is used")
        freed = g.filled(seat, 2)
        count += g.supporters(seat, RESERVE)
        need(count == g.content.supporters - g.content.supporters_on_track + freed, "Supporters are missing")
        need(castles == g.content.castles, "Castles are missing")
        need(g.leader_strength(seat) <= g.content.leader_strength_max, "a Leader is too strong")
        need(g.round > 0 or g.leader_at(seat) == AT_TABLE, "a Leader has left the table too early")
    for standee in range(STANDEES):
        owner = g.standee_owner(standee)
        need(owner < g.players, "a figure has no such owner")
        if owner != NOBODY:
            figure = g.content.standee_figure[standee]
            need(g.wonder_holder(figure) == owner, "a figure is not with the owner of its card")


def audit_quests(g: WarState) -> None:
    """Every Quest is in the deck, with a player, or out with the closed Region."""
    seen = zeros(QUESTS)
    for index in range(g.quest_size):
        entry = g.cells[QUEST + index]
        need(entry & QUEST_MASK < QUESTS and entry >> KNOWN_SHIFT >> g.players == 0, "the Quest deck is damaged")
        seen[entry & QUEST_MASK] += 1
    for quest in range(QUESTS):
        holder = g.quest_holder(quest)
        need(holder < g.players, "a Quest has no such holder")
        need(holder != NOBODY or g.cells[FEAT + quest] == 0, "a Feat is completed by nobody")
        knowers = g.cells[QUEST_KNOWERS + quest]
        need(knowers >> g.players == 0, "a Quest is known to nobody at the table")
        need(knowers == 0 or (holder != NOBODY and not knowers >> holder & 1), "a Quest in no other hand is known")
        seen[quest] += 1 if holder != NOBODY else 0
        out = g.content.quest_region[quest] == g.closed
        need(seen[quest] == (0 if out else 1), "the Quests are not all there")


def audit_wonderlandians(g: WarState) -> None:
    """Every Wonderlandian card is somewhere, once."""
    seen = zeros(WONDERLANDIANS)
    for index in range(g.wonder_size):
        seen[g.cells[WONDER + index]] += 1
    for index in range(MARKET_SIZE):
        if g.market_card(index) != NOBODY:
            seen[g.market_card(index)] += 1
    for card in range(WONDERLANDIANS):
        need(g.wonder_holder(card) < g.players, "a Wonderlandian has no such holder")
        seen[card] += 1 if g.wonder_holder(card) != NOBODY else 0
        out = g.two and g.content.is_removed_2p[card] == 1
        need(seen[card] == (0 if out else 1), "the Wonderlandians are not all there")
    markers = zeros(6)
    for region in range(REGIONS):
        markers[g.cells[MARKERS + region]] += 1
    for marker in range(6):
        need(markers[marker] <= 1, "a scoring marker lies twice")


def audit_tea(g: WarState) -> None:
    """The tea deck and the cards on the table are different cards of this Round; Leaders sit on chairs in play."""
    seen = zeros(TEA_CARDS)
    chairs = g.content.chairs[g.players]
    for chair in range(1, CHAIRS + 1):
        if g.card_on(chair) != NOBODY:
            need(bool(chairs >> chair & 1), "a card lies on a chair that is not in play")
            need(g.card_on(chair) // TEA_DECK == g.round - 1, "a card of another Round lies on the table")
            seen[g.card_on(chair)] += 1
    if g.round > 0:
        for index in range(g.tea_next, TEA_DECK):
            seen[g.cells[TEA + index]] += 1
            need(g.cells[TEA + index] // TEA_DECK == g.round - 1, "the tea deck is of another Round")
    for card in range(TEA_CARDS):
        need(g.card_owner(card) < g.players, "a tea card has no such owner")
        seen[card] += 1 if g.card_owner(card) != NOBODY else 0
        need(seen[card] <= 1, "a tea card is there twice")
        need(seen[card] == 1 or card // TEA_DECK != g.round - 1, "a tea card of this Round is missing")
    need(g.round == 0 or g.card == NOBODY or g.card_owner(g.card) == g.active, "another card is carried out")
    need(g.poison_chair == 0 or g.card_on(g.poison_chair) != NOBODY, "Poison lies on no card")
    need(g.poison_chair == 0 or g.seat_of(JABBERWOCK) != NOBODY, "Poison lies on a card without the Jabberwock")
    for seat in range(g.players):
        audit_party_cards(g, seat)
        chair = g.chair_of(seat)
        if g.leader_at(seat) == AT_TABLE:
            need(chair == 0 or bool(chairs >> chair & 1), "a Leader sits on no chair")
            need(chair == 0 or g.leader_on(chair) == seat, "two Leaders sit on a chair")


def audit_party_cards(g: WarState, seat: i64) -> None:
    """So many tea cards of this Round as counted; none of a later one. WW-T03, WW-T24."""
    count: i64 = 0
    for card in range(TEA_CARDS):
        if g.card_owner(card) == seat:
            need(card // TEA_DECK < g.round, "a tea card of a later Round is taken")
            count += 1 if card // TEA_DECK == g.round - 1 else 0
    need(count == g.party_cards(seat), "a player has taken another number of tea cards")
    need(count <= g.content.cards_per_party[g.players], "a player has taken too many tea cards")


# --- what is going on -----------------------------------------------------------------------------------------


def audit_marks(g: WarState) -> None:
    """The marks of the battle and the parts of a card name things that are."""
    for seat in range(g.players):
        need(g.active_size(seat) <= ACTIVE_ROOM and g.madness_on_track(seat) < MADNESS_SPACES, "a track is overfull")
        need(g.strength(seat) <= g.content.track_end, "a tracker is beyond the end")
        need(g.mark(seat, STATUS) != BUST or g.strength(seat) == 0, "who has bust has Strength")
        need(g.held_known(seat) <= g.held_size(seat), "more chips are known than are in hand")
        need(g.mark(seat, WAGER) <= g.players, "a Wager is on nobody")
        need(OUTSIDE <= g.mark(seat, STATUS) <= BUST and NO_PLACE <= g.mark(seat, PLACE) <= SECOND, "a mark is unknown")
        for mark in range(MARKS):
            need(mark == CHIP_STRENGTH or g.mark(seat, mark) >= 0, "a mark is below 0")
        need(g.mark(seat, CHIP) <= KINDS, "an unknown chip is played")
    for index in range(g.parts):
        need(g.cells[PARTS + index] < len(g.content.reward_names), "a part of a card is unknown")
