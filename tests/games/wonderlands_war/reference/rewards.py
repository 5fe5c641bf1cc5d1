"""Every reward of cards and Forge tracks, and forging itself, of the Wonderland's War reference."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.wonderlands_war.reference.data import ABILITIES, BOARDS, FIGURES, chips_of_level, type_of
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.table import LEADER_MAX, MARKET, Player, Table, forms, shuffle
from tests.games.wonderlands_war.reference.units import (
    castle_forms,
    place_figure,
    place_supporters,
    place_units,
    put_castle,
)

PLAIN = ("leader_strength", "shield", "supporter", "castle_value", "vp", "discard_shards")


def give(table: Table, player: Player, reward: str) -> Step:
    """Carry out a reward by its name; one that can do nothing has no effect (WW-T28)."""
    kind, _, arg = reward.partition("-")
    if kind in PLAIN:
        give_plainly(table, player, kind, int(arg or 1))
    elif kind in BARE:
        yield from BARE[kind](table, player)
    elif kind == "units":
        yield from (place_supporters if table.battle else place_units)(table, player.seat, int(arg))
    elif kind == "any_ally":
        yield from gain_any(table, player, arg)
    else:
        assert kind in ("ally", "forge_chip"), reward
        yield from gain_ally(table, player, arg or "forge")


def give_plainly(table: Table, player: Player, kind: str, count: int) -> None:
    """The rewards without a choice (WW-T14, WW-T17, WW-T19, WW-O12)."""
    if kind == "shield":
        player.shield = True
    elif kind == "supporter":
        player.supporters += 1
    elif kind == "castle_value":
        player.castle_value += 1
    elif kind == "vp":
        player.vp["forging"] += count
    elif kind == "leader_strength" and player.leader_strength < LEADER_MAX:
        player.leader_strength += 1
    else:
        table.lose_shards(player, count)


def roll_for_shards(table: Table, player: Player) -> Step:
    """A roll in the Tea Party; the Cat may give one away (WW-T13, WW-L02, WW-L10)."""
    rolled = table.roll()
    table.gain_shards(player, rolled)
    if player.faction != "cheshire_cat" or rolled < 2 or not player.shards:
        return
    options = forms("give_shard", "target", [seat for seat in table.seats if seat != player.seat])
    form = yield from ask(player.seat, "give_shard", [*options, {"kind": "give_no_shard"}])
    if form["kind"] == "give_shard":
        table.lose_shards(player, 1)
        table.gain_shards(table.players[form["target"]], 1)


def build_castle(table: Table, player: Player) -> Step:
    """A Castle where one can be (WW-T18, WW-2P08)."""
    options = castle_forms(table, player)
    if options:
        put_castle(table, player, (yield from ask(player.seat, "place_castle", options)))


# ----- chips -----


def gain_ally(table: Table, player: Player, chip: str) -> Step:
    """That chip, or with none left any other of its level (WW-T11)."""
    if table.supply[chip]:
        table.gain_chip(player, chip)
    else:
        yield from gain_any(table, player, "strong" if chip.endswith("_strong") else "weak", optional=True)


def gain_any(table: Table, player: Player, level: str, optional: bool = False) -> Step:
    """Any Ally chip of a level in supply (WW-T12); as a replacement one may do without (WW-T28)."""
    options = forms("gain_chip", "chip", [chip for chip in chips_of_level(level) if table.supply[chip]])
    if options:
        options += [{"kind": "gain_no_chip"}] if optional else []
        form = yield from ask(player.seat, "gain_ally", options)
        if form["kind"] == "gain_chip":
            table.gain_chip(player, form["chip"])


def discard_madness(table: Table, player: Player) -> Step:
    """Optional: a regular one of the bag goes to the supply (WW-T20)."""
    if player.bag["madness"]:
        options: list[Form] = [{"kind": "discard_madness"}, {"kind": "keep_madness"}]
        if (yield from ask(player.seat, "discard_madness", options))["kind"] == "discard_madness":
            player.bag["madness"] -= 1
            table.supply["madness"] += 1


# ----- Wonderlandians and abilities -----


def take_wonderlandian(table: Table, player: Player) -> Step:
    """One of the market, which is filled up at once (WW-T15, WW-T29)."""
    cards = [card for card in table.market if card]
    if not cards:
        return
    card = (yield from ask(player.seat, "take_wonderlandian", forms("take_wonderlandian", "card", cards)))["card"]
    table.market[table.market.index(card)] = table.wonder.pop() if table.wonder else None
    yield from gain_wonderlandian(table, player, card)


def gain_wonderlandian(table: Table, player: Player, card: str) -> Step:
    """A figure is placed, two tools go into the bag."""
    player.wonderlandians.append(card)
    if card in FIGURES:
        yield from place_figure(table, player.seat, card)
    else:
        player.bag[card] += 2


def deal_market(table: Table) -> None:
    """Three cards face up, fewer if the deck is short (WW-S05)."""
    table.market = [table.wonder.pop() if table.wonder else None for _ in range(MARKET)]


def unlock(table: Table, player: Player) -> Step:
    """Any locked ability (WW-T16); what acts on unlocking waits for the end of a battle's clean-up."""
    locked = [ability for ability in ABILITIES[player.faction] if ability not in player.unlocked]
    if not locked:
        return
    ability = (yield from ask(player.seat, "unlock", forms("unlock", "ability", locked)))["ability"]
    player.unlocked.append(ability)
    if ability == "befriend_the_populace":
        if table.battle:
            table.unlocks.append(player.seat)
        else:
            yield from befriend(table, player)


def befriend(table: Table, player: Player) -> Step:
    """Turn up cards until a figure comes; the others are shuffled back (WW-C08)."""
    found = [place for place, card in enumerate(table.wonder) if card in FIGURES]
    if found:
        figure = table.wonder[found[-1]]
        table.wonder[found[-1]] = table.wonder[-1]
        table.wonder.pop()
        shuffle(table.wonder, table.below)
        yield from gain_wonderlandian(table, player, figure)


# ----- Quests -----


def draw_quests(table: Table, player: Player, count: int) -> Step:
    """Optional; of two drawn together one of the hand goes to the bottom of the deck (WW-T21, WW-T29)."""
    drawn = min(count, len(table.quests))
    if not drawn:
        return
    options: list[Form] = [{"kind": "draw_quests", "count": drawn}, {"kind": "draw_no_quests"}]
    if (yield from ask(player.seat, "draw_quests", options))["kind"] == "draw_no_quests":
        return
    player.hand += [table.quests.pop(0) for _ in range(drawn)]
    if count == 2:
        form = yield from ask(player.seat, "discard_quest", forms("discard_quest", "quest", player.hand))
        player.hand.remove(form["quest"])
        table.quests.append(form["quest"])


# ----- forging -----


def open_tracks(player: Player) -> list[int]:
    """Tracks with an empty space, from 1 (WW-O18)."""
    return [number + 1 for number, track in enumerate(player.forged) if len(track) < 4]


def forge_from_bag(table: Table, player: Player) -> Step:
    """A card's forge: optional, any chip of the bag but Madness and Poison (WW-T27)."""
    chips = [
        chip for chip in player.bag if player.bag[chip] and type_of(chip) not in ("madness", "double_madness", "poison")
    ]
    if not chips or not open_tracks(player):
        return
    options = [*forms("forge_chip", "chip", chips), {"kind": "forge_nothing"}]
    form = yield from ask(player.seat, "choose_forged", options)
    if form["kind"] == "forge_chip":
        yield from forge(table, player, form["chip"], in_battle=False)


def forge(table: Table, player: Player, chip: str, in_battle: bool) -> Step:
    """Onto a track: the space, what is between, the Artifact, then the chip's own (WW-O11, WW-O18)."""
    number = (yield from ask(player.seat, "choose_track", forms("forge_on", "track", open_tracks(player))))["track"]
    if in_battle:
        player.active.remove(chip)
    else:
        player.bag[chip] -= 1
    track = player.forged[number - 1]
    track.append(chip)
    suffix = "_2p" if table.two else ""
    yield from give(table, player, BOARDS[player.faction]["tracks" + suffix][number - 1][len(track) - 1])
    for between in BOARDS[player.faction]["between" + suffix]:
        upper = between["upper"]
        if between["column"] == len(track) and number in (upper, upper + 1):
            other = player.forged[upper - 1 if number == upper + 1 else upper]
            if len(other) >= len(track):
                yield from give(table, player, between["reward"])
    if len(track) == 4:
        player.bag["artifact"] += 1
    if type_of(chip) == "rose" and table.uses("rose", "A") and in_battle:
        player.vp["effects"] += 2
    if type_of(chip) == "rose" and table.uses("rose", "D"):
        yield from place_supporters(table, player.seat, 1)


BARE: dict[str, Callable[[Table, Player], Step]] = {
    "shard_die": roll_for_shards,
    "wonderlandian": take_wonderlandian,
    "ability": unlock,
    "castle": build_castle,
    "discard_madness": discard_madness,
    "quest1": lambda table, player: draw_quests(table, player, 1),
    "quest2keep": lambda table, player: draw_quests(table, player, 2),
    "forge_a_chip": forge_from_bag,
}
