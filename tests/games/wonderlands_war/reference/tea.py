"""The Tea Party of the Wonderland's War reference: laying the table, turns, the Head, leader powers, the end."""

from __future__ import annotations

from tests.games.wonderlands_war.reference.card import take_card
from tests.games.wonderlands_war.reference.data import CARDS
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.rewards import roll_for_shards
from tests.games.wonderlands_war.reference.table import Player, Table, forms, shuffle
from tests.games.wonderlands_war.reference.units import place_supporters, unit_forms


def tea_party(table: Table) -> Step:
    """A whole Party: all get equally many turns (WW-T01 to WW-T06)."""
    lay_table(table)
    seat = table.party_first
    while any(player.leader == "table" for player in table.players):
        yield from take_turn(table, table.players[seat])
        seat = (seat + 1) % len(table.players)
    table.active = -1
    end_party(table)


def limit(table: Table) -> int:
    """Cards of one Party (WW-T03, WW-2P04)."""
    return 5 if table.two else 4


def lay_table(table: Table) -> None:
    """A card to every chair; the first player of the Party (WW-T01, WW-T02, WW-T32)."""
    table.round += 1
    return_poison(table)
    for player in table.players:
        player.party_cards, player.power_used = 0, False
        player.move_leader("table")
        player.chair = 0
    if table.round > 1:
        table.party_first = min(
            table.seats, key=lambda seat: (table.players[seat].points(), table.players[seat].units_on_board(), seat)
        )
    table.tea_deck = [card for card in CARDS if CARDS[card]["round"] == table.round]
    shuffle(table.tea_deck, table.below)
    for chair in table.chairs:
        table.chairs[chair] = deal(table)


def deal(table: Table) -> str:
    return table.tea_deck.pop(0)


def return_poison(table: Table) -> None:
    """Unclaimed Poison goes back to the Jabberwock (WW-L03)."""
    if table.poison_chair:
        table.poison_chair = 0
        table.supply["poison"] += 1


def take_turn(table: Table, player: Player) -> Step:
    """One turn: Poison, then the Leader to a Region, or a card (WW-T03, WW-T06, WW-L07)."""
    table.active = player.seat
    yield from lay_poison(table, player)
    if player.party_cards == limit(table):
        regions = forms("place_leader", "region", table.regions())
        player.move_leader((yield from ask(player.seat, "place_leader", regions))["region"])
        return
    yield from move(table, player)


def lay_poison(table: Table, player: Player) -> Step:
    """The Jabberwock's power (WW-L03)."""
    if player.faction != "jabberwock" or table.poison_chair or not table.supply["poison"]:
        return
    options = card_forms(table, "place_poison", list(table.chairs))
    if options:
        form = yield from ask(player.seat, "place_poison", options)
        table.supply["poison"] -= 1
        table.poison_chair = form["chair"]


def card_forms(table: Table, kind: str, chairs: list[int]) -> list[Form]:
    """The chairs of these that hold a card."""
    return [{"kind": kind, "chair": chair, "card": table.chairs[chair]} for chair in chairs if table.chairs[chair]]


def way_ahead(table: Table, player: Player) -> list[int]:
    """The chairs from the Leader on to the Head, in the order met (WW-T03, WW-L01)."""
    chairs = list(table.chairs)
    if player.faction == "alice":
        return [chair for chair in reversed(chairs) if not player.chair or chair < player.chair]
    return [chair for chair in chairs if chair > player.chair]


def leaders_at(table: Table, chairs: list[int]) -> bool:
    """Whether a Leader stands at one of these chairs."""
    return any(player.leader == "table" and player.chair in chairs for player in table.players)


def move(table: Table, player: Player) -> Step:
    """To a chair with a card, by way of the Head if one likes; or the Hatter's power instead (WW-T03 to WW-T05)."""
    visited = head_passed = leader_passed = False
    while True:
        way = way_ahead(table, player)
        options = card_forms(table, "take_card", way)
        if not visited:
            options.append({"kind": "visit_head"})
            if player.faction == "mad_hatter" and not player.power_used:
                options.append({"kind": "my_party"})
        form = yield from ask(player.seat, "choose_chair", options)
        if form["kind"] == "my_party":
            yield from my_party(table, player)
            return
        if form["kind"] == "take_card":
            leader_passed |= leaders_at(table, way[: way.index(form["chair"])])
            player.chair = form["chair"]
            yield from take_card(table, player, form["chair"], leader_passed or (table.two and head_passed))
            return
        leader_passed |= leaders_at(table, way)
        visited = head_passed = True
        player.chair = 0
        yield from roll_for_shards(table, player)
        yield from refill(table, player)


def refill(table: Table, player: Player) -> Step:
    """Every chair with neither card nor Leader, clockwise from the Head (WW-T04, WW-T31); then Clean Cups (WW-R18)."""
    for chair in table.chairs:
        if table.chairs[chair] is None and not leaders_at(table, [chair]):
            table.chairs[chair] = deal(table)
    if player.has("clean_cups") and can_place_supporter(table, player):
        yield from place_supporters(table, player.seat, 1)


def can_place_supporter(table: Table, player: Player) -> bool:
    """Whether one could be placed, or something moved for one that lacks."""
    return any(unit_forms(table, player, region, figures=False) for region in table.regions())


def my_party(table: Table, player: Player) -> Step:
    """Refill, then any card, without moving (WW-L04, WW-L08)."""
    player.power_used = True
    yield from refill(table, player)
    form = yield from ask(player.seat, "take_any", card_forms(table, "take_card", list(table.chairs)))
    yield from take_card(table, player, form["chair"], passed=False)


# ----- the end -----


def end_party(table: Table) -> None:
    """Poison goes back, everybody gets Madness, those with the most Shards once more (WW-T25, WW-L03)."""
    if not table.prototype:
        return_poison(table)
    give_madness(table, list(table.seats))
    most = max(player.shards for player in table.players)
    if not most:
        return
    richest = [player.seat for player in table.players if player.shards == most]
    if give_madness(table, richest) or table.prototype:  # WW-R05
        for seat in richest:
            table.lose_shards(table.players[seat], (most + 1) // 2)


def give_madness(table: Table, seats: list[int]) -> bool:
    """One each, or none if they do not suffice; prototype: as far as they go (WW-T25)."""
    if table.supply["madness"] < len(seats) and not table.prototype:
        return False
    for seat in table.in_order(seats)[: table.supply["madness"]]:
        table.gain_chip(table.players[seat], "madness")
    return True
