"""Alicematic Heroes as a plain generator: the oracle that the fast engine is compared to, decision by decision.

Written from the rules ledger (ids ``AH-nn`` and ``AHA-nn``) and the README and records of the data alone, to be
read beside them, clear rather than fast. It shares no code with the engine and must not: a slip made in both would go
unseen.

A game yields each real decision and takes ``(seat, form)``; a question with one answer is not asked. Chance comes from
``below(n)``, a number from 0 to n - 1, in this order: kingdoms, tiles, turns of tiles, cards, start player, reshuffles.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from tests.games.alicematic_heroes.reference.effects import act_on_success, reveal
from tests.games.alicematic_heroes.reference.map import CITY, COLOURS, FOREST
from tests.games.alicematic_heroes.reference.plan import Prospect, Shortfall
from tests.games.alicematic_heroes.reference.questions import Decision, Form, Step, ask
from tests.games.alicematic_heroes.reference.scoring import Result, score
from tests.games.alicematic_heroes.reference.setup import mulligan, place_cities
from tests.games.alicematic_heroes.reference.table import (
    COLOUR_OF,
    COST,
    KINDS,
    NONE,
    ROUNDS,
    TOKENS,
    Card,
    Kingdom,
    Table,
    Turned,
)

DRAW_WHEN_EMPTY = 3  # AH-16
CITY_VP = 3  # AH-57

Play = Generator[Decision, tuple[int, Form], Result]
Tokens = Generator[Decision, tuple[int, Form], list[str]]
Flips = Generator[Decision, tuple[int, Form], Turned]


def play(table: Table) -> Play:
    """A whole game from the dealt cards of ``set_up`` to the score sheet."""
    yield from mulligan(table)
    table.start = table.below(table.players)  # AH-09, AH-85
    yield from place_cities(table)
    return (yield from run(table))


# ----- turns -----


def run(table: Table) -> Play:
    """14 rounds, then final scoring (AH-13, AHA-03); from the middle too, with ``table.turn`` turns behind."""
    for turn in range(table.turn, ROUNDS * table.players):
        if turn > 0 and turn % table.players == 0 and table.options["rotate_start_player"]:
            table.start = (table.start + 1) % table.players
        table.active = (table.start + turn) % table.players
        yield from take_turn(table, table.active)
    return score(table)


def take_turn(table: Table, seat: int) -> Step:
    """Politics, then Invasion; with no card only a draw (AH-14, AH-16, AHA-02)."""
    table.turn += 1
    if not table.kingdoms[seat].hand:
        table.draw(seat, DRAW_WHEN_EMPTY)
        return
    yield from politics(table, seat)
    yield from invasion(table, seat)


def politics(table: Table, seat: int) -> Step:
    """Exactly one card, as an Alice or as a Commoner (AH-15, AHA-63)."""
    hand = table.kingdoms[seat].hand
    plays = [{"kind": "play", "card": kind} for kind in KINDS if kind in hand]
    kind = (yield from ask(seat, "choose_card", plays, len(hand) > 1))["card"]
    form = yield from ask(seat, "place_card", placements(table.kingdoms[seat], kind))
    if form["kind"] == "summon":
        yield from summon(table, seat, kind, form["tokens"])
    else:
        put(table, seat, kind, form["slot"])
        table.draw(seat, 1)  # AH-29, AHA-92


def placements(kingdom: Kingdom, kind: str) -> list[Form]:
    """Where and how a card can be played (AH-17 to AH-22, AH-29, AHA-50, AHA-51)."""
    forms: list[Form] = [{"kind": "commoner", "card": kind, "slot": slot} for slot in COLOURS if kingdom.has_room(slot)]
    slot = COLOUR_OF[kind]
    lacking = max(0, COST[kind] - kingdom.size("yellow"))
    purse = sum(kingdom.tokens.values()) if kingdom.power("alchemist") else kingdom.tokens["yellow"]
    if kingdom.has_room(slot) and lacking <= purse:
        forms.append({"kind": "summon", "card": kind, "slot": slot, "tokens": lacking})
    return forms


def summon(table: Table, seat: int, kind: str, count: int) -> Step:
    """Pay, put her into the slot of her colour, reveal her (AH-18, AH-22, AH-23, AH-32)."""
    tokens = yield from choose_tokens(table.kingdoms[seat], seat, ["yellow"] * count, NONE)
    table.pay(seat, tokens)
    yield from reveal(table, seat, put(table, seat, kind, COLOUR_OF[kind]))


def put(table: Table, seat: int, kind: str, slot: str) -> Card:
    """From the hand into a slot; Knights that work already pay for one into red (AH-83, AHA-35, AHA-36)."""
    kingdom = table.kingdoms[seat]
    knights = kingdom.power("knight")
    card = Card(kind, up=False, known=False, old=kingdom.part_with(kind))
    kingdom.slots[slot].append(card)
    if slot == "red":
        table.gain(seat, "red", knights)
    return card


def choose_tokens(kingdom: Kingdom, seat: int, owed: Sequence[str], turned: Turned) -> Tokens:
    """The tokens that pay what is owed; with a live Alchemist any mix, asked one by one in colour order (AHA-69)."""
    if not kingdom.power("alchemist", turned):
        return list(owed)
    chosen: list[str] = []
    while len(chosen) < len(owed):
        forms: list[Form] = [
            {"kind": "pay", "token": token}
            for token in TOKENS
            if can_pay_on(kingdom, chosen, token, len(owed) - len(chosen))
        ]
        chosen.append((yield from ask(seat, "pay", forms))["token"])
    return chosen


def can_pay_on(kingdom: Kingdom, chosen: Sequence[str], token: str, count: int) -> bool:
    """With ``token`` next, and colours never going back, there are enough for the ``count`` still owed."""
    left = [kingdom.tokens[colour] - chosen.count(colour) for colour in TOKENS]
    place = TOKENS.index(token)
    in_order = not chosen or TOKENS.index(chosen[-1]) <= place
    return in_order and left[place] > 0 and sum(left[place:]) >= count


# ----- invasion -----


def invasion(table: Table, seat: int) -> Step:
    """Name a space, turn Alices, make up a shortfall; then all of it happens (AH-33, AHA-04, AHA-63)."""
    prospect = Prospect(table, seat)
    forms: list[Form] = [{"kind": "invade", "space": space} for space in prospect.targets()]
    if not forms:
        return
    if table.options["optional_invasion"] or not prospect.must_invade():
        forms.append({"kind": "no_invasion"})
    form = yield from ask(seat, "choose_target", forms)
    if form["kind"] == "invade":
        turned = yield from choose_turned(prospect, form["space"])
        yield from settle(prospect, form["space"], turned)


def choose_turned(prospect: Prospect, space: int) -> Flips:
    """Valkyrie's Alices, one after the other (AHA-65, AHA-66)."""
    turned: Turned = NONE
    while places := prospect.next_turned(space, turned):
        forms: list[Form] = [
            {"kind": "turn_down", "card": prospect.kingdom.card((slot, index)).kind, "slot": slot, "index": index}
            for slot, index in places
        ]
        stop: list[Form] = [{"kind": "turn_no_more"}] if prospect.is_complete(space, turned) else []
        form = yield from ask(prospect.seat, "turn_down", forms + stop)
        if form["kind"] == "turn_no_more":
            break
        turned |= {(form["slot"], form["index"])}
    return turned


def settle(prospect: Prospect, space: int, turned: Turned) -> Step:
    """Succeed if strong enough or finishing; else attack, pay or fly.

    AH-47, AH-48, AH-51, AHA-42, AHA-47, AHA-68.
    """
    if prospect.manner(space, turned) == "finish":
        yield from carry_out(prospect, space, turned)
        return
    short = prospect.shortfall(space, turned)
    ways = [way_form(way, short) for way in prospect.ways(space, turned, short)]
    way = (yield from ask(prospect.seat, "how", ways))["kind"]
    tokens: list[str] = []
    discards: list[str] = []
    if way == "pay_tokens":
        owed = ["red"] * short.military + ["green"] * int(short.mobility)
        tokens = yield from choose_tokens(prospect.kingdom, prospect.seat, owed, turned)
    elif way == "jet":
        kinds = [{"kind": "discard", "card": kind} for kind in KINDS if kind in prospect.kingdom.hand]
        discards = [(yield from ask(prospect.seat, "discard", kinds, len(prospect.kingdom.hand) > 1))["card"]]
    if way == "attack":
        turn_down(prospect.kingdom, turned)
        put_under_attack(prospect.table, prospect.seat, space)
    else:
        yield from carry_out(prospect, space, turned, tokens, discards)


def way_form(way: str, short: Shortfall) -> Form:
    """One way to deal with a shortfall, as a form."""
    if way != "pay_tokens":
        return {"kind": way}
    red, green = short.military, int(short.mobility)
    return {"kind": way, "red": red, "green": green, "tokens": red + green}


def turn_down(kingdom: Kingdom, turned: Turned) -> None:
    """All at once; she is a Commoner, and a Wiccan's choice is forgotten (AH-28, AHA-62, AHA-65)."""
    for place in turned:
        card = kingdom.card(place)
        card.up, card.copies = False, None


def put_under_attack(table: Table, seat: int, space: int) -> None:
    """The token face down; nothing else happens (AH-47, AHA-13)."""
    table.map.attacks[space] = seat
    table.kingdoms[seat].territory -= 1


def carry_out(
    prospect: Prospect, space: int, turned: Turned, tokens: Sequence[str] = (), discards: Sequence[str] = ()
) -> Step:
    """A success: costs, tokens on the map, base bonus, then what Alices add (AH-51, AHA-52, AHA-60)."""
    table, seat, kingdom = prospect.table, prospect.seat, prospect.kingdom
    turn_down(kingdom, turned)
    table.pay(seat, tokens)
    for kind in discards:
        kingdom.part_with(kind)
        table.discard.append(kind)
    robbed = occupy(table, seat, space)
    base_bonus(table, seat, space, stolen=robbed is not None)
    for kind in kingdom.working():
        yield from act_on_success(table, seat, kind, space, robbed)


def occupy(table: Table, seat: int, space: int) -> int | None:
    """Other tokens go back, then one's own lies face up; the seat that was robbed, or None.

    AH-48, AH-52, AH-89, AHA-15, AHA-17, AHA-55, AHA-72.
    """
    board = table.map
    robbed = None
    if board.held[space] and board.kind(space) != CITY:
        robbed = board.held[space].pop()
        table.kingdoms[robbed].territory += 1
    attacker = board.attacks[space]
    if attacker is not None:
        board.attacks[space] = None
        table.kingdoms[attacker].territory += 1  # to the loser, or up from the map when it is one's own
    board.held[space].append(seat)
    table.kingdoms[seat].territory -= 1
    return robbed


def base_bonus(table: Table, seat: int, space: int, stolen: bool) -> None:
    """What the space itself pays, halved for a steal, then limited by what there is.

    AH-52 to AH-57, AH-62, AH-65, AHA-12, AHA-84, AHA-85.
    """
    kingdom, kind = table.kingdoms[seat], table.map.kind(space)
    if kind == CITY:
        kingdom.vp["cities"] += CITY_VP
        return
    size = table.map.difficulty(space) if kind == FOREST else kingdom.size(kind)
    if stolen:
        size //= 2
    if kind == FOREST:
        kingdom.vp["forests"] += size
    elif kind == "white":
        kingdom.vp["lands"] += size
    elif kind == "blue":
        table.draw(seat, size)
    else:
        table.gain(seat, kind, size)
