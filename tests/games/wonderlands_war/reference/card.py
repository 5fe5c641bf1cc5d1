"""Taking a tea card of the Wonderland's War reference, part by part in the player's order."""

from __future__ import annotations

from tests.games.wonderlands_war.reference.data import CARDS, shows
from tests.games.wonderlands_war.reference.questions import Answer, Form, Step, ask
from tests.games.wonderlands_war.reference.rewards import give, roll_for_shards
from tests.games.wonderlands_war.reference.table import LEADER_MAX, Player, Table, distinct, forms
from tests.games.wonderlands_war.reference.units import place_units, unit_forms


def take_card(table: Table, player: Player, chair: int, passed: bool) -> Step:
    """The card and its Poison come along, then all its parts (WW-T07, WW-T24, WW-L07, WW-R08)."""
    card = table.chairs[chair]
    assert card is not None
    table.chairs[chair] = None
    player.cards.append(card)
    player.party_cards += 1
    take_poison(table, player, chair)
    fast = passed and player.has("twice_as_fast") and could_place(table, player)  # WW-R18
    record = CARDS[card]
    corner = record["supporters"] + int(fast)
    table.parts = [f"units-{count}" for count in (corner, record["second_units"]) if count]
    table.parts += ["shard_die"] if record["shard_die"] else []
    table.parts += record.get("rewards", []) + (["split"] if "top" in record else [])
    table.parts += ["corrupted"] if "corrupted" in record else []
    if player.has("borogoves") and shows(card, "creature") and (yield from wants(table, player)):
        table.parts.append("units-1")
    yield from carry_out_parts(table, player, card)


def take_poison(table: Table, player: Player, chair: int) -> None:
    """Into the bag, or back to the Jabberwock itself (WW-L03)."""
    if chair == table.poison_chair:
        table.poison_chair = 0
        if player.faction == "jabberwock":
            table.supply["poison"] += 1
        else:
            player.bag["poison"] += 1


def could_place(table: Table, player: Player) -> bool:
    """Whether one more unit could be placed anywhere."""
    return any(unit_forms(table, player, region, figures=True) for region in table.regions())


def wants(table: Table, player: Player) -> Answer:
    """Whether the owner uses an ability that gives one more unit."""
    if not could_place(table, player):
        return False
    form = yield from ask(player.seat, "use", [{"kind": "use_it"}, {"kind": "pass"}])
    return bool(form["kind"] == "use_it")


def carry_out_parts(table: Table, player: Player, card: str) -> Step:
    """What needs no order first, the rest as the player says (WW-T07)."""
    while table.parts:
        for part in list(table.parts):
            if needs_no_order(table, player, part):
                table.parts.remove(part)
                yield from give(table, player, part)
        if table.parts:
            form = yield from ask(player.seat, "choose_part", forms("resolve", "reward", distinct(table.parts)))
            table.parts.remove(form["reward"])
            yield from carry_out_part(table, player, card, form["reward"])


def needs_no_order(table: Table, player: Player, part: str) -> bool:
    """Whether nothing else on the card can change what this does."""
    if part.startswith("ally-"):
        return table.supply[part.removeprefix("ally-")] > 0
    if part == "forge_chip":
        return table.supply["forge"] > 0
    return part == "shield" or (part == "leader_strength" and player.leader_strength < LEADER_MAX)


def carry_out_part(table: Table, player: Player, card: str, part: str) -> Step:
    """One part; split and corrupted ones bring more (WW-T22, WW-T23, WW-R01, WW-L09)."""
    if part == "split":
        halves: list[Form] = forms("choose_half", "half", ("top", "bottom"))
        table.parts += CARDS[card][(yield from ask(player.seat, "choose_half", halves))["half"]]
    elif part == "corrupted":
        options: list[Form] = [{"kind": "take_corrupted"}, {"kind": "leave_corrupted"}]
        if (yield from ask(player.seat, "corrupt", options))["kind"] == "take_corrupted":
            yield from roll_for_shards(table, player)
            table.parts += CARDS[card]["corrupted"]
    elif part.startswith("units-"):
        yield from place_units(table, player.seat, int(part[6:]), spread=player.faction == "red_queen")
    else:
        yield from give(table, player, part)
