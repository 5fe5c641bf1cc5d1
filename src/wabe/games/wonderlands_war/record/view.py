"""What a seat may know, as JSON (docs/protocol.md). `seat` is -1 for a spectator throughout. WW-S18."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains import scoring
from wabe.games.wonderlands_war.pieces.resources import shards_left
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    FACTIONS,
    JABBERWOCK,
    MAD_HATTER,
    POISON,
    REGION_NAMES,
    SETS,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    AT_TABLE,
    CHAIRS,
    CHIP,
    CHIP_STRENGTH,
    DOUBLING,
    EXTRA,
    HEAD,
    KINDS,
    LOWERED,
    MADNESS_DRAWN,
    MARKERS,
    MARKET_SIZE,
    NOBODY,
    PARTS,
    PLACE,
    QUEST,
    QUEST_MASK,
    QUESTS,
    REGIONS,
    RESERVE,
    ROUNDS,
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
from wabe.games.wonderlands_war.table.names import other_texts
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_DRAWN_ID, DRAW_OR_HALT_ID, NEXT_BATTLE_ID
from wabe.kernel.message import Json
from wabe.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

CASTLE_NAMES: Final = ["none", "sideways", "upright"]
STATUS_NAMES: Final = ["outside", "fighting", "halted", "bust"]
PLACE_NAMES: Final = ["none", "first", "tied_first", "second"]
NEXT: Final = 2  # cards of each deck that are told where nothing is hidden


def table(g: WarState) -> Json:
    """What everybody sees: all but Quests in hand, Wagers, choices and the order of decks."""
    return {
        "scores": g.scores(),
        "round": g.round,
        "rounds": ROUNDS,
        "phase": g.phase(),
        "edition": "prototype" if g.edition_prototype else "final",
        "first": g.party_first,
        "standee": REGION_NAMES[g.standee],
        "closed": region_or_none(g.closed),
        "closing_quest": None if g.closing_quest == NOBODY else g.content.quest_names[g.closing_quest],
        "texts": other_texts(g),
        "ally_sets": {name: SETS[g.ally_sets[index]] for index, name in enumerate(ALLY_NAMES)},
        "regions": [region_view(g, region) for region in range(REGIONS)],
        "table": tea_table(g),
        "market": [wonder_or_none(g, g.market_card(index)) for index in range(MARKET_SIZE)],
        "wonder_deck": g.wonder_size,
        "quest_deck": g.quest_size,
        "supply": {g.content.chip_names[kind]: g.in_supply(kind) for kind in range(KINDS) if g.in_supply(kind)},
        "shards_left": shards_left(g),
        "resistance": g.content.resistance[max(1, g.round) - 1] if g.two else None,
        "card": card_view(g),
        "battle": battle_view(g) if g.region != NOBODY else None,
        "seats": [seat_view(g, each, SPECTATOR) for each in range(g.players)],
    }


def own(g: WarState, seat: i64, seen: Json) -> Json:
    """What a seat sees, made from what everybody does: its own Quests and choices."""
    return {
        **seen,
        "battle": None if g.region == NOBODY else {**seen["battle"], **own_battle(g, seat)},
        "seats": [seat_view(g, each, seat) if each == seat else row for each, row in enumerate(seen["seats"])],
    }


def face_up(g: WarState, seen: Json) -> Json:
    """The table with nothing hidden: Quests in hand, Wagers, the chips of multi-draws, what the decks bring next."""
    return {
        **seen,
        "battle": None if g.region == NOBODY else {**seen["battle"], **battle_face_up(g)},
        "seats": [seat_view(g, each, each) for each in range(g.players)],
        "decks": decks_face_up(g),
    }


def decks_face_up(g: WarState) -> Json:
    """What is drawn next from each deck, in that order. Tea cards are shuffled when a Tea Party begins."""
    content, tea = g.content, range(g.tea_next, TEA_DECK)[:NEXT] if g.tea_next > 0 else range(0)
    quests, wonders = range(g.quest_size)[:NEXT], range(g.wonder_size - 1, -1, -1)[:NEXT]
    return {
        "tea": [content.card_names[g.cells[TEA + index]] for index in tea],
        "quests": [content.quest_names[g.cells[QUEST + index] & QUEST_MASK] for index in quests],
        "wonderlandians": [content.wonder_names[g.cells[WONDER + index]] for index in wonders],
    }


def battle_face_up(g: WarState) -> Json:
    """What not everybody sees of a battle, of all who fight it."""
    return {
        "wagers": [wager_view(g, seat, seat) for seat in range(g.players)],
        "multi_draws": [held_view(g, seat) if is_choosing(g, seat) else None for seat in range(g.players)],
    }


def region_or_none(region: i64) -> str | None:
    """The name of a Region."""
    return None if region == NOBODY else REGION_NAMES[region]


def place_name(place: i64) -> str:
    """Where a Leader is."""
    if place == AT_TABLE:
        return "table"
    return "reserve" if place == RESERVE else REGION_NAMES[place]


def wonder_or_none(g: WarState, card: i64) -> str | None:
    """The id of a Wonderlandian."""
    return None if card == NOBODY else g.content.wonder_names[card]


# --- the board ------------------------------------------------------------------------------------------------


def region_view(g: WarState, region: i64) -> Json:
    """A Region with all that stands there."""
    is_open = g.is_open(region)
    first = g.cells[MARKERS + region] * ROUNDS
    return {
        "region": REGION_NAMES[region],
        "marker": [int(g.content.awards[first + each]) for each in range(ROUNDS)] if is_open else None,
        "award": int(g.content.awards[first + max(1, g.round) - 1]) if is_open else 0,
        "fought": has_fought(g, region),
        "seats": [
            {
                "supporters": g.supporters(seat, region),
                "figures": figures(g, seat, region),
                "leader": g.leader_at(seat) == region,
                "castle": CASTLE_NAMES[g.castle(seat, region)],
            }
            for seat in range(g.players)
        ],
    }


def has_fought(g: WarState, region: i64) -> bool:
    """Whether the battle of a Region is over in this War."""
    begun = g.arg_of(NEXT_BATTLE_ID)
    return (region - g.standee + REGIONS) % REGIONS < begun and region not in (g.region, g.closed)


def figures(g: WarState, seat: i64, place: i64) -> list[str]:
    """The figures of a seat at a place, one entry for each standee."""
    return [g.content.figure_names[g.content.standee_figure[standee]] for standee in g.standees_at(seat, place)]


def tea_table(g: WarState) -> Json:
    """Chairs, cards, Leaders, Poison."""
    in_play = g.content.chairs[g.players]
    return {
        "chairs": [chair_view(g, chair) for chair in range(1, CHAIRS + 1) if in_play >> chair & 1],
        "head": [seat for seat in range(g.players) if g.leader_at(seat) == AT_TABLE and g.chair_of(seat) == HEAD],
        "deck": TEA_DECK - g.tea_next,
    }


def chair_view(g: WarState, chair: i64) -> Json:
    """A chair with its card and Leader."""
    card, leader = g.card_on(chair), g.leader_on(chair)
    return {
        "chair": chair,
        "card": None if card == NOBODY else g.content.card_names[card],
        "leader": None if leader == NOBODY else leader,
        "poison": g.poison_chair == chair,
    }


def card_view(g: WarState) -> Json | None:
    """The tea card being carried out, with the parts that are left."""
    if g.card == NOBODY:
        return None
    parts = [g.content.reward_names[g.cells[PARTS + index]] for index in range(g.parts)]
    return {"seat": g.active, "card": g.content.card_names[g.card], "parts": parts}


# --- the battle -----------------------------------------------------------------------------------------------


def battle_view(g: WarState) -> Json:
    """The battle in the Region being fought over, as everybody sees it."""
    return {
        "region": REGION_NAMES[g.region],
        "award": g.award(g.region),
        "draw": g.draw,
        "seats": [fighter_view(g, seat) if g.is_participant(seat) else None for seat in range(g.players)],
        **own_battle(g, SPECTATOR),
        "decided": decided(g),
    }


def own_battle(g: WarState, viewer: i64) -> Json:
    """What not everybody sees of a battle."""
    return {
        "held": held_view(g, viewer) if is_choosing(g, viewer) else None,
        "wagers": [wager_view(g, seat, viewer) for seat in range(g.players)],
    }


def fighter_view(g: WarState, seat: i64) -> Json:
    """A participant: status, Strength, the chip of this draw, what waits for the next one."""
    chip = g.mark(seat, CHIP) - 1
    return {
        "status": STATUS_NAMES[g.mark(seat, STATUS)],
        "strength": g.strength(seat),
        "chip": None if chip < 0 else g.content.chip_names[chip],
        "chip_strength": None if chip < 0 else g.mark(seat, CHIP_STRENGTH),
        "doubling": g.mark(seat, DOUBLING) > 0,
        "extra": g.mark(seat, EXTRA),
        "lowered": g.mark(seat, LOWERED),
        "madness_drawn": g.mark(seat, MADNESS_DRAWN),
        "units": g.units(seat, g.region),
        "place": PLACE_NAMES[g.mark(seat, PLACE)],
    }


def is_choosing(g: WarState, seat: i64) -> bool:
    """Whether the seat holds the chips of a multi-draw that is not revealed."""
    return seat >= 0 and g.top_id() == CHOOSE_DRAWN_ID and g.held_size(seat) > 0


def is_unseen(g: WarState, seat: i64, viewer: i64) -> bool:
    """Whether what a seat has in hand is a multi-draw that the viewer has not seen; a Hookah's chips all have seen."""
    return seat != viewer and g.top_id() == CHOOSE_DRAWN_ID


def held_view(g: WarState, seat: i64) -> list[str]:
    """The chips of the own multi-draw, in the order of their kinds."""
    kinds = sorted(g.held_chip(seat, index) for index in range(g.held_size(seat)))
    return [g.content.chip_names[kind] for kind in kinds]


def wager_view(g: WarState, seat: i64, viewer: i64) -> int | str | None:
    """Whom a seat expects to win; `hidden` until the Wagers are resolved (WW-O23)."""
    wager = g.mark(seat, WAGER)
    if wager == 0:
        return None
    return int(wager) - 1 if seat == viewer or g.wagers_open else "hidden"


def decided(g: WarState) -> list[int]:
    """Who has chosen to draw or to halt."""
    if g.top_id() != DRAW_OR_HALT_ID:
        return []
    committed = g.committed()
    return [seat for seat in range(g.players) if committed >> seat & 1]


# --- players --------------------------------------------------------------------------------------------------


def seat_view(g: WarState, seat: i64, viewer: i64) -> Json:
    """All that belongs to a player."""
    faction = g.factions[seat]
    own_cards = [g.wonder_holder(card) == seat for card in range(WONDERLANDIANS)]
    return {
        "seat": seat,
        "faction": FACTIONS[faction],
        "vp": g.vp(seat),
        "shards": g.shards(seat),
        "shield": g.is_shield_whole(seat),
        "leader_strength": g.leader_strength(seat),
        **units_view(g, seat),
        **chips_view(g, seat, viewer),
        **cards_view(g, seat),
        **quests_view(g, seat, g.over or seat == viewer),
        "wonderlandians": named(g.content.wonder_names, own_cards),
        "poison": g.in_supply(POISON) if faction == JABBERWOCK else 0,
        "power_used": g.my_party and faction == MAD_HATTER,
    }


def named(names: list[str], chosen: list[bool]) -> list[str]:
    """The names of those that are chosen."""
    return [name for name, is_chosen in zip(names, chosen, strict=False) if is_chosen]


def units_view(g: WarState, seat: i64) -> Json:
    """The Leader, and what is in supply and reserve."""
    place = g.leader_at(seat)
    return {
        "leader": place_name(place),
        "chair": g.chair_of(seat) if place == AT_TABLE else None,
        "supporters": g.supporters(seat, RESERVE),
        "reserve": figures(g, seat, RESERVE),
        "castles_left": g.castles_left(seat),
        "castle_value": scoring.castle_value(g, seat),
    }


def chips_view(g: WarState, seat: i64, viewer: i64) -> Json:
    """Bag, Active and Exhausted chips, Madness and Forge tracks."""
    names = g.content.chip_names
    return {
        "bag": bag_view(g, seat, viewer),
        "bag_size": g.bag_size(seat) + (g.held_size(seat) if is_unseen(g, seat, viewer) else 0),
        "active": [names[g.active_chip(seat, index)] for index in range(g.active_size(seat))],
        "exhausted": {names[kind]: g.exhausted(seat, kind) for kind in range(KINDS) if g.exhausted(seat, kind)},
        "madness": [names[g.track_chip(seat, index)] for index in range(g.madness_on_track(seat))],
        "forged": [[forged_view(g, seat, track, space) for space in range(SPACES)] for track in range(TRACKS)],
    }


def cards_view(g: WarState, seat: i64) -> Json:
    """Abilities unlocked and tea cards taken."""
    content, first = g.content, g.factions[seat] * ABILITIES
    abilities = content.faction_abilities[first : first + ABILITIES]
    return {
        "unlocked": named(abilities, [g.is_unlocked(seat, ability) for ability in range(ABILITIES)]),
        "cards": named(content.card_names, [g.card_owner(card) == seat for card in range(TEA_CARDS)]),
        "party_cards": g.party_cards(seat),
    }


def quests_view(g: WarState, seat: i64, shown: bool) -> Json:
    """Quests in hand, which are secret, and those whose Feat is completed; objectives that hold."""
    names = g.content.quest_names
    hand = named(names, [g.is_in_hand(seat, quest) for quest in range(QUESTS)])
    done = [g.quest_holder(quest) == seat and g.is_feat_done(quest) for quest in range(QUESTS)]
    return {
        "quests": len(hand),
        "hand": hand if shown else None,
        "feats": named(names, done),
        "objectives": named(names, [is_objective_met(g, seat, quest, shown) for quest in range(QUESTS)]),
    }


def is_objective_met(g: WarState, seat: i64, quest: i64, shown: bool) -> bool:
    """Whether a Quest of the player that may be seen is worth VP as things stand."""
    if g.quest_holder(quest) != seat or not (shown or g.is_feat_done(quest)):
        return False
    return g.content.objectives[quest].holds(g, seat)


def bag_view(g: WarState, seat: i64, viewer: i64) -> Json:
    """The make-up of a bag (WW-S18); to others with the chips of a multi-draw that they have not seen."""
    bag: Json = {}
    for kind in range(KINDS):
        count = g.in_bag(seat, kind)
        if is_unseen(g, seat, viewer):
            for index in range(g.held_size(seat)):
                count += 1 if g.held_chip(seat, index) == kind else 0
        if count:
            bag[g.content.chip_names[kind]] = count
    return bag


def unaided(shown: Json) -> Json:
    """A view without the make-up of bags while nobody may look into one: in the War. WW-B07."""
    if shown["phase"] != "war":
        return shown
    return {**shown, "seats": [{**seat, "bag": None} for seat in shown["seats"]]}


def forged_view(g: WarState, seat: i64, track: i64, space: i64) -> str | None:
    """The chip on a space of a Forge track."""
    kind = g.forged(seat, track, space)
    return None if kind < 0 else g.content.chip_names[kind]
