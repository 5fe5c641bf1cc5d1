"""Whether a position that was loaded can have come about, so far as play from it rests on that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.record.audit_frames import audit_frames
from wabe.games.wonderlands_war.table.chips import (
    ARTIFACT,
    DOUBLE_MADNESS,
    FACTION_1,
    FIRST_TOOL,
    FORGE,
    JABBERWOCK,
    MADNESS,
    POISON,
    is_madness,
    level_of,
)
from wabe.games.wonderlands_war.table.layout import (
    ACTIVE_ROOM,
    AT_TABLE,
    BUST,
    CHAIRS,
    CHIP,
    CHIP_STRENGTH,
    FEAT,
    KINDS,
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
    REGIONS,
    RESERVE,
    SECOND,
    SIDEWAYS,
    SPACES,
    STANDEES,
    STATUS,
    TEA,
    TEA_CARDS,
    TEA_DECK,
    TRACKS,
    WAGER,
    WONDER,
    WONDERLANDIANS,
)
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

FORMER_ALLIES: Final = [11, 8]  # weak and strong ones of each type in the box before version 4


def audit(g: WarState) -> None:
    """Raise `BadSave` unless the parts are all there and the play can be where it is."""
    audit_chips(g)
    audit_units(g)
    audit_quests(g)
    audit_wonderlandians(g)
    audit_tea(g)
    audit_marks(g)
    need(
        sum(g.shards(seat) for seat in range(g.players)) <= g.content.shard_value, Message("error-war-too-many-shards")
    )
    need(g.two == (g.closed != NOBODY), Message("error-war-region-closed-with-2-players"))
    closing = g.closing_quest
    need(
        g.closed == (NOBODY if closing == NOBODY else g.content.quest_region[closing]),
        Message("error-war-another-region-closed"),
    )
    need(g.on_unlock >> 4 * g.players == 0, Message("error-war-ability-nobody-unlocked"))
    need(g.is_open(g.standee), Message("error-war-standee-closed-region"))
    audit_frames(g)


# --- chips ----------------------------------------------------------------------------------------------------


def audit_chips(g: WarState) -> None:
    """Every chip of the box is somewhere, once; what can leave the game is at most as often there."""
    for seat in range(g.players):
        for track in range(TRACKS):
            for space in range(g.filled(seat, track), SPACES):
                need(g.forged(seat, track, space) < 0, Message("error-war-forge-track-not-filled-from"))
        audit_places(g, seat)
        for kind in range(FACTION_1, FIRST_TOOL):
            need(
                own_chips(g, seat, kind) <= most_of_faction(g, kind), Message("error-war-player-too-many-faction-chips")
            )
    for kind in range(KINDS):
        count = g.in_supply(kind)
        for seat in range(g.players):
            count += own_chips(g, seat, kind)
        audit_kind(g, kind, count)


def audit_places(g: WarState, seat: i64) -> None:
    """Madness lies in the bag and on its track alone, and nothing else lies there; Poison in the bag."""
    for kind in range(MADNESS, KINDS):
        need(
            g.exhausted(seat, kind) == 0 and g.count_active(seat, kind) == 0,
            Message("error-war-madness-active-or-exhausted"),
        )
        for track in range(TRACKS):
            for space in range(SPACES):
                need(g.forged(seat, track, space) != kind, Message("error-war-madness-forged"))
    for index in range(g.madness_on_track(seat)):
        need(is_madness(g.track_chip(seat, index)), Message("error-war-chip-on-madness-track-no"))


def audit_kind(g: WarState, kind: i64, count: i64) -> None:
    """As many chips of a kind are in the game as there can be: all, or at most so many where some may leave it."""
    box = box_of(g)
    name = g.content.chip_names[kind]
    if kind < FORGE:
        need(box[kind] <= count <= most_allies(g, kind), Message("error-war-chips-not-all", {"name": name}))
    elif kind in (FORGE, MADNESS):
        need(count == box[kind], Message("error-war-chips-not-all", {"name": name}))
    elif kind == POISON:
        need(count == all_poison(g), Message("error-war-poison-not-all"))
    elif kind == DOUBLE_MADNESS:
        need(count == g.players * g.content.starting_bag[kind], Message("error-war-double-madness-not-all"))
    elif kind >= FIRST_TOOL:
        need(count <= g.content.tool_copies[kind - FIRST_TOOL], Message("error-war-too-many", {"name": name}))
        need(g.in_supply(kind) == 0, Message("error-war-supply", {"name": name}))
    else:
        need(g.in_supply(kind) == 0, Message("error-war-faction-chips-supply"))


def box_of(g: WarState) -> Ints:
    """The chips in the box, by kind."""
    return g.content.supply_prototype if g.edition_prototype else g.content.supply


def most_allies(g: WarState, kind: i64) -> i64:
    """How many chips of this kind there are at most; more than in the box only in plays begun before version 4."""
    box = box_of(g)[kind]
    return box if g.edition_prototype else max(box, FORMER_ALLIES[level_of(kind)])


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
            need(castle != SIDEWAYS or g.two, Message("error-war-castle-lies-sideways"))
            need(
                g.is_open(region) or (castle == NO_CASTLE and g.units(seat, region) == 0),
                Message("error-war-closed-region-used"),
            )
        freed = g.filled(seat, 2)
        count += g.supporters(seat, RESERVE)
        need(
            count == g.content.supporters - g.content.supporters_on_track + freed,
            Message("error-war-supporters-missing"),
        )
        need(castles == g.content.castles, Message("error-war-castles-missing"))
        need(g.leader_strength(seat) <= g.content.leader_strength_max, Message("error-war-leader-too-strong"))
        need(g.round > 0 or g.leader_at(seat) == AT_TABLE, Message("error-war-leader-left-table-too-early"))
    for standee in range(STANDEES):
        owner = g.standee_owner(standee)
        need(owner < g.players, Message("error-war-figure-no-such-owner"))
        if owner != NOBODY:
            figure = g.content.standee_figure[standee]
            need(g.wonder_holder(figure) == owner, Message("error-war-figure-not-with-owner-card"))


def audit_quests(g: WarState) -> None:
    """Every Quest is in the deck, with a player, or out with the closed Region."""
    seen = zeros(QUESTS)
    for index in range(g.quest_size):
        entry = g.cells[QUEST + index]
        need(
            entry & QUEST_MASK < QUESTS and entry >> KNOWN_SHIFT >> g.players == 0,
            Message("error-war-quest-deck-damaged"),
        )
        seen[entry & QUEST_MASK] += 1
    for quest in range(QUESTS):
        holder = g.quest_holder(quest)
        need(holder < g.players, Message("error-war-quest-no-such-holder"))
        need(holder != NOBODY or g.cells[FEAT + quest] == 0, Message("error-war-feat-completed-by-nobody"))
        knowers = g.cells[QUEST_KNOWERS + quest]
        need(knowers >> g.players == 0, Message("error-war-quest-known-nobody-at-table"))
        need(
            knowers == 0 or (holder != NOBODY and not knowers >> holder & 1),
            Message("error-war-quest-no-other-hand-known"),
        )
        seen[quest] += 1 if holder != NOBODY else 0
        out = g.content.quest_region[quest] == g.closed
        need(seen[quest] == (0 if out else 1), Message("error-war-quests-not-all"))


def audit_wonderlandians(g: WarState) -> None:
    """Every Wonderlandian card is somewhere, once."""
    seen = zeros(WONDERLANDIANS)
    for index in range(g.wonder_size):
        seen[g.cells[WONDER + index]] += 1
    for index in range(MARKET_SIZE):
        if g.market_card(index) != NOBODY:
            seen[g.market_card(index)] += 1
    for card in range(WONDERLANDIANS):
        need(g.wonder_holder(card) < g.players, Message("error-war-wonderlandian-no-such-holder"))
        seen[card] += 1 if g.wonder_holder(card) != NOBODY else 0
        out = g.two and g.content.is_removed_2p[card] == 1
        need(seen[card] == (0 if out else 1), Message("error-war-wonderlandians-not-all"))
    markers = zeros(6)
    for region in range(REGIONS):
        markers[g.cells[MARKERS + region]] += 1
    for marker in range(6):
        need(markers[marker] <= 1, Message("error-war-scoring-marker-lies-twice"))


def audit_tea(g: WarState) -> None:
    """The tea deck and the cards on the table are different cards of this Round; Leaders sit on chairs in play."""
    seen = zeros(TEA_CARDS)
    chairs = g.content.chairs[g.players]
    for chair in range(1, CHAIRS + 1):
        if g.card_on(chair) != NOBODY:
            need(bool(chairs >> chair & 1), Message("error-war-card-lies-on-chair-not"))
            need(g.card_on(chair) // TEA_DECK == g.round - 1, Message("error-war-card-another-round-lies-on"))
            seen[g.card_on(chair)] += 1
    if g.round > 0:
        for index in range(g.tea_next, TEA_DECK):
            seen[g.cells[TEA + index]] += 1
            need(g.cells[TEA + index] // TEA_DECK == g.round - 1, Message("error-war-tea-deck-another-round"))
    for card in range(TEA_CARDS):
        need(g.card_owner(card) < g.players, Message("error-war-tea-card-no-such-owner"))
        seen[card] += 1 if g.card_owner(card) != NOBODY else 0
        need(seen[card] <= 1, Message("error-war-tea-card-twice"))
        need(seen[card] == 1 or card // TEA_DECK != g.round - 1, Message("error-war-tea-card-round-missing"))
    need(
        g.round == 0 or g.card == NOBODY or g.card_owner(g.card) == g.active,
        Message("error-war-another-card-carried-out"),
    )
    need(g.poison_chair == 0 or g.card_on(g.poison_chair) != NOBODY, Message("error-war-poison-lies-on-no-card"))
    need(g.poison_chair == 0 or g.seat_of(JABBERWOCK) != NOBODY, Message("error-war-poison-lies-on-card-without"))
    for seat in range(g.players):
        audit_party_cards(g, seat)
        chair = g.chair_of(seat)
        if g.leader_at(seat) == AT_TABLE:
            need(chair == 0 or bool(chairs >> chair & 1), Message("error-war-leader-sits-on-no-chair"))
            need(chair == 0 or g.leader_on(chair) == seat, Message("error-war-two-leaders-sit-on-chair"))


def audit_party_cards(g: WarState, seat: i64) -> None:
    """So many tea cards of this Round as counted; none of a later one. WW-T03, WW-T24."""
    count: i64 = 0
    for card in range(TEA_CARDS):
        if g.card_owner(card) == seat:
            need(card // TEA_DECK < g.round, Message("error-war-tea-card-later-round-taken"))
            count += 1 if card // TEA_DECK == g.round - 1 else 0
    need(count == g.party_cards(seat), Message("error-war-player-taken-another-number-tea"))
    need(count <= g.content.cards_per_party[g.players], Message("error-war-player-taken-too-many-tea"))


# --- what is going on -----------------------------------------------------------------------------------------


def audit_marks(g: WarState) -> None:
    """The marks of the battle and the parts of a card name things that are."""
    for seat in range(g.players):
        need(
            g.active_size(seat) <= ACTIVE_ROOM and g.madness_on_track(seat) < MADNESS_SPACES,
            Message("error-war-track-overfull"),
        )
        need(g.strength(seat) <= g.content.track_end, Message("error-war-tracker-beyond-end"))
        need(g.mark(seat, STATUS) != BUST or g.strength(seat) == 0, Message("error-war-who-bust-strength"))
        need(g.held_known(seat) <= g.held_size(seat), Message("error-war-more-chips-known-than-hand"))
        need(g.mark(seat, WAGER) <= g.players, Message("error-war-wager-on-nobody"))
        need(
            OUTSIDE <= g.mark(seat, STATUS) <= BUST and NO_PLACE <= g.mark(seat, PLACE) <= SECOND,
            Message("error-war-mark-unknown"),
        )
        for mark in range(MARKS):
            need(mark == CHIP_STRENGTH or g.mark(seat, mark) >= 0, Message("error-war-mark-below-0"))
        need(g.mark(seat, CHIP) <= KINDS, Message("error-war-unknown-chip-played"))
    for index in range(g.parts):
        need(g.cells[PARTS + index] < len(g.content.reward_names), Message("error-war-part-card-unknown"))
