"""The beginning of a game of the Wonderland's War reference (WW-S01 to WW-S16, WW-2P01 to WW-2P03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.games.wonderlands_war.reference.data import (
    ALLIES,
    BOARD,
    CHAIRS,
    FACTIONS,
    FIGURES,
    LEVELS,
    QUESTS,
    REGIONS,
    REMOVED_WITH_TWO,
    SETS,
    START_BAG,
    START_SHARDS,
    TOOLS,
    TYPES,
)
from tests.games.wonderlands_war.reference.questions import Step, ask_all
from tests.games.wonderlands_war.reference.rewards import deal_market
from tests.games.wonderlands_war.reference.table import Below, Option, Player, Table, forms, shuffle

DEFAULTS: dict[str, Option] = {
    "edition": "final",
    "ally_set": "A",
    **{f"{kind}_set": "as_set" for kind in TYPES},
    "card_soldier_a": "double",
    **{f"faction_{number}": "random" for number in range(1, 6)},
}


def set_up(players: int, options: Mapping[str, Option], below: Below) -> Table:
    """Everything on the table but the Quests in hand.

    Raises:
        ValueError: for a number of players or an option that the game does not have.
    """
    if players not in CHAIRS:
        raise ValueError(f"Wonderland's War is for 2 to 5 players, not {players}.")
    if unknown := set(options) - set(DEFAULTS):
        raise ValueError(f"Unknown options: {', '.join(sorted(unknown))}.")
    rules = DEFAULTS | dict(options)
    sets = choose_sets(rules, below)
    factions = choose_factions([str(rules[f"faction_{number + 1}"]) for number in range(players)], below)
    table = Table([Player(seat, faction) for seat, faction in enumerate(factions)], below, sets)
    table.prototype = rules["edition"] == "prototype"
    table.plus_one = rules["card_soldier_a"] == "plus_one"
    table.chairs = dict.fromkeys(CHAIRS[players])
    close_region(table)
    lay_markers(table)
    stack_decks(table)
    fill_supply(table)
    for player in table.players:
        table.gain_shards(player, START_SHARDS[players][player.seat])
        player.bag = Counter(START_BAG) + Counter({"forge": int(table.two)})
    table.standee = table.after(table.closed, 1) if table.closed else REGIONS[0]
    table.standee = table.after(table.standee, table.roll())
    return table


def choose_factions(wishes: list[str], below: Below) -> list[str]:
    """By choice, else at random in seat order; no two share one."""
    named = [wish for wish in wishes if wish != "random"]
    if len(set(named)) < len(named):
        raise ValueError("Two seats cannot share a Faction.")
    free = [faction for faction in FACTIONS if faction not in named]
    shuffle(free, below)
    return [wish if wish != "random" else free.pop(0) for wish in wishes]


def choose_sets(rules: Mapping[str, Option], below: Below) -> dict[str, str]:
    """The set of every Ally type (WW-S04)."""
    whole = str(rules["ally_set"])
    if whole == "random":
        whole = SETS[below(len(SETS))]
    return {kind: whole if rules[f"{kind}_set"] == "as_set" else str(rules[f"{kind}_set"]) for kind in TYPES}


def close_region(table: Table) -> None:
    """With 2 players a random Quest closes its Region (WW-2P01)."""
    table.quests = list(QUESTS)
    shuffle(table.quests, table.below)
    if table.two:
        table.closing_quest = table.quests[0]
        table.closed = QUESTS[table.closing_quest]["region"]
        table.quests = [quest for quest in table.quests if QUESTS[quest]["region"] != table.closed]


def lay_markers(table: Table) -> None:
    """One of the six to each Region; the closed one's is out (WW-S03)."""
    order = [str(number) for number in range(len(BOARD["marker"]))]
    shuffle(order, table.below)
    for region, marker in zip(REGIONS, order, strict=False):
        if region != table.closed:
            table.markers[region] = list(BOARD["marker"][int(marker)]["award"])


def stack_decks(table: Table) -> None:
    """Wonderlandians, the market (WW-S05)."""
    table.wonder = [card for card in (*FIGURES, *TOOLS) if not (table.two and card in REMOVED_WITH_TWO)]
    shuffle(table.wonder, table.below)
    deal_market(table)


def fill_supply(table: Table) -> None:
    """The box less the bags (WW-S16), the Jabberwock's Poison (WW-S09)."""
    players = len(table.players)
    for kind in TYPES:
        for level in LEVELS:
            count = BOARD["supply"][f"prototype_ally_{level}"] if table.prototype else ALLIES[kind][level]["count"]
            table.supply[f"{kind}_{level}"] = count
    table.supply["forge"] = 25 - (4 if table.two else players)
    table.supply["madness"] = 29 - 2 * players
    poisonous = any(player.faction == "jabberwock" for player in table.players)
    table.supply["poison"] = players + 2 if poisonous else 0


def keep_quests(table: Table) -> Step:
    """Two each, one stays, the others are shuffled into the deck (WW-S10, WW-S15)."""
    for player in table.players:
        player.hand = [table.quests.pop(), table.quests.pop()]
    given = yield from ask_all(
        "keep_quest", {player.seat: forms("keep_quest", "quest", player.hand) for player in table.players}
    )
    for player in table.players:
        player.hand = [given[player.seat]["quest"]]
    held = [player.hand[0] for player in table.players]
    table.quests = [quest for quest in QUESTS if quest not in held and QUESTS[quest]["region"] != table.closed]
    shuffle(table.quests, table.below)
