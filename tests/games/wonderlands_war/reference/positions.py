"""Richer beginnings: abilities unlocked, tools and Allies in the bags, figures and Castles on the board from the start.

Random games see many abilities seldom and their meetings never. `enrich` changes the table of the reference at the
first decision of Round I, `enriched` the engine's save in the same way.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.games.wonderlands_war.reference.data import ABILITIES, ALLY_CHIPS, FIGURES, KINDS, QUESTS, REGIONS, TOOLS
from tests.games.wonderlands_war.reference.table import Player, Table

WONDERS = [*FIGURES, *TOOLS]
STANDEES = [figure for figure, record in FIGURES.items() for _ in range(record["standees"])]


def enrich(table: Table, rng: random.Random) -> None:
    """Give everybody something, as if by magic."""
    for player in table.players:
        abilities = [ability for ability in ABILITIES[player.faction] if ability != "befriend_the_populace"]
        player.unlocked = [ability for ability in abilities if rng.random() < 0.6]
        fill_bag(table, player, rng)
        for card in rng.sample(table.wonder, min(3, len(table.wonder) // len(table.players))):
            table.wonder.remove(card)
            hand_over(table, player, card, rng)
        for _ in range(rng.randrange(6)):
            player.supporters -= 1
            player.units[rng.choice(table.regions())]["supporter"] += 1
        for region in rng.sample(table.regions(), rng.randrange(3)):
            player.castles_left -= 1
            player.castles[region] = rng.choice(["sideways", "upright"]) if table.two else "upright"
        table.gain_shards(player, rng.choice([0, 3, 30]))
        player.shield = rng.random() < 0.6
        player.leader_strength = rng.choice([1, 3, 6])
        drawn = min(rng.choice([0, 2, 8]), len(table.quests))
        player.hand += [table.quests.pop(0) for _ in range(drawn)]


def fill_bag(table: Table, player: Player, rng: random.Random) -> None:
    """A few or very many Allies, some Madness; now and then nearly all that can be is Exhausted."""
    for _ in range(rng.choice([2, 6, 20])):
        left = [chip for chip in (*ALLY_CHIPS, "forge") if table.supply[chip]]
        if left:
            table.gain_chip(player, rng.choice(left))
    for _ in range(rng.choice([0, 0, 2, 5])):
        if table.supply["madness"]:
            table.gain_chip(player, "madness")
    if rng.random() < 0.2:
        mad = {chip: player.bag[chip] for chip in ("madness", "double_madness", "poison")}
        chips = sorted(chip for chip in player.bag.elements() if chip not in mad)
        rng.shuffle(chips)
        player.bag, player.exhausted = Counter(mad) + Counter(chips[:2]), Counter(chips[2:])


def hand_over(table: Table, player: Player, card: str, rng: random.Random) -> None:
    """A Wonderlandian card: its figures into Regions, its tools into the bag."""
    player.wonderlandians.append(card)
    if card in TOOLS:
        player.bag[card] += 2
    else:
        for _ in range(FIGURES[card]["standees"]):
            player.units[rng.choice(table.regions())][card] += 1


def enriched(save: dict[str, Any], table: Table) -> dict[str, Any]:
    """The engine's save with all that `enrich` changed."""
    areas = dict(save["areas"])
    players = table.players
    areas["bag"] = [[player.bag[chip] for chip in KINDS] for player in players]
    areas["exhausted"] = [[player.exhausted[chip] for chip in KINDS] for player in players]
    areas["supply"] = [table.supply[chip] for chip in KINDS]
    areas["leader_strength"] = [player.leader_strength for player in players]
    quests = list(QUESTS)
    hands = {quest: player.seat + 1 for player in players for quest in player.hand}
    areas["quest_holders"] = [hands.get(quest, 0) for quest in quests]
    areas["quests_drawn"] = [0 if len(player.hand) == 1 else (1 << len(players)) - 1 for player in players]
    areas["quest_deck"] = [quests.index(quest) for quest in table.quests] + [0] * (len(quests) - len(table.quests))
    areas["quest_size"] = len(table.quests)
    areas["unlocked"] = [
        sum(1 << place for place, ability in enumerate(ABILITIES[player.faction]) if player.has(ability))
        for player in players
    ]
    areas["supporters"] = [[*(player.units[r]["supporter"] for r in REGIONS), player.supporters] for player in players]
    castles = ["none", "sideways", "upright"]
    areas["castles"] = [[castles.index(player.castles[region]) for region in REGIONS] for player in players]
    areas["castles_left"] = [player.castles_left for player in players]
    areas["shards"] = [player.shards for player in players]
    areas["shield"] = [int(player.shield) for player in players]
    holders = {card: player.seat + 1 for player in players for card in player.wonderlandians}
    areas["wonderlandian_holders"] = [holders.get(card, 0) for card in WONDERS]
    deck = [WONDERS.index(card) for card in table.wonder]
    areas["wonderlandian_deck"] = deck + [0] * (len(WONDERS) - len(deck))
    areas["wonderlandian_size"] = len(deck)
    areas["standee_owners"] = [holders.get(figure, 0) for figure in STANDEES]
    areas["standees"] = [0] * len(STANDEES)
    for player in players:
        left = {region: player.figures_at(region) for region in REGIONS}
        for number, figure in enumerate(STANDEES):
            region = next((region for region in REGIONS if figure in left[region]), None)
            if region:
                left[region].remove(figure)
                areas["standees"][number] = REGIONS.index(region)
    return save | {"areas": areas}
