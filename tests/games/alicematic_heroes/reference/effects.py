"""What Alices of the Alicematic Heroes reference do when they are revealed and when an invasion succeeds.

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
"""

from __future__ import annotations

from tests.games.alicematic_heroes.reference.map import CITY, COLOURS
from tests.games.alicematic_heroes.reference.questions import Form, Step, ask
from tests.games.alicematic_heroes.reference.table import KINDS, TOKENS, Card, Place, Table

LOOK, KEEP = 5, 2  # Hunter
TAKERS = {"fighter": ("red", 1), "wonder": ("yellow", 1), "cheergirl": ("green", 2)}

# ----- what happens when an Alice is revealed -----


def reveal(table: Table, seat: int, card: Card) -> Step:
    """Turn a card face up: no summoning in itself (AHA-81); her effect at once, unless beside a copy (AHA-48)."""
    card.up = card.known = True
    card.old = False
    card.revealed = table.next_stamp()
    if card.kind == "wiccan":
        yield from choose_model(table, seat, card)
    elif table.options["reveal_copies_fire"] or not table.kingdoms[seat].is_beside_copy(card):
        yield from act_on_reveal(table, seat, card.kind)


def choose_model(table: Table, seat: int, wiccan: Card) -> Step:
    """Wiccan takes a kind that lies face up anywhere; what it does on reveal happens (AHA-38, AHA-61, AHA-62)."""
    models = {kingdom.card(place).kind for kingdom in table.kingdoms for place in kingdom.up()} - {"wiccan"}
    forms: list[Form] = [{"kind": "copy", "card": kind} for kind in KINDS if kind in models]
    form = yield from ask(seat, "copy", [*forms, {"kind": "copy_nobody"}])
    if form["kind"] == "copy":
        wiccan.copies = form["card"]
        yield from act_on_reveal(table, seat, form["card"])


def act_on_reveal(table: Table, seat: int, kind: str) -> Step:
    """The effects at hook ``on_reveal`` but Wiccan's own."""
    if kind == "little":
        table.draw(seat, 2)
    elif kind == "magical":
        table.gain(seat, "yellow", 2)
    elif kind == "alchemist":
        for token in TOKENS:
            table.gain(seat, token, 1)
    elif kind == "hunter":
        yield from search_deck(table, seat)


def search_deck(table: Table, seat: int) -> Step:
    """Hunter looks at 5, keeps up to 2, discards the rest (AHA-64)."""
    if len(table.deck) < LOOK:
        table.reshuffle()
    table.look, table.deck = table.deck[:LOOK], table.deck[LOOK:]
    for _ in range(min(KEEP, len(table.look))):
        forms: list[Form] = [{"kind": "keep", "card": kind} for kind in KINDS if kind in table.look]
        form = yield from ask(seat, "keep", [*forms, {"kind": "keep_no_more"}])
        if form["kind"] == "keep_no_more":
            break
        table.look.remove(form["card"])
        table.kingdoms[seat].hand.append(form["card"])
    table.discard += table.look
    table.look = []


# ----- what Alices add to a success -----


def act_on_success(table: Table, seat: int, kind: str, space: int, robbed: int | None) -> Step:
    """The effects at hooks ``on_invasion_success`` and ``on_city``; never halved (AH-52, AH-54)."""
    kingdom, land = table.kingdoms[seat], table.map.kind(space)
    if kind in TAKERS and land == TAKERS[kind][0]:
        yield from take(table, seat, *TAKERS[kind])
    elif kind == "detective" and land == "blue":
        yield from turn_up(table, seat)
    elif kind == "merchant" and land in TOKENS:
        table.gain(seat, land, 1)
    elif kind == "pirate" and robbed is not None:
        kingdom.vp["effects"] += 1
        yield from plunder(table, seat, robbed)
    elif kind == "miko" and land in COLOURS and table.map.is_beside_forest(space):
        kingdom.vp["effects"] += 1
    elif kind == "idol" and land == CITY:
        table.draw(seat, 2)
        kingdom.vp["effects"] += 1
    elif kind == "princess" and land == CITY:
        kingdom.vp["effects"] += 2


def take(table: Table, seat: int, token: str, most: int) -> Step:
    """Fighter, Wonder, Cheergirl: from one player who has such a token (AH-76, AHA-71)."""
    counts = {other: min(most, table.kingdoms[other].tokens[token]) for other in table.others(seat)}
    forms: list[Form] = [
        {"kind": "take", "target": other, "token": token, "count": count} for other, count in counts.items() if count
    ]
    form = yield from ask(seat, "take", [*forms, {"kind": "take_nothing"}])
    if form["kind"] == "take":
        table.take(seat, form["target"], token, form["count"])


def plunder(table: Table, seat: int, robbed: int) -> Step:
    """Pirate: one token of the robbed player (AHA-71)."""
    forms: list[Form] = [
        {"kind": "plunder", "token": token, "target": robbed}
        for token in TOKENS
        if table.kingdoms[robbed].tokens[token] > 0
    ]
    form = yield from ask(seat, "plunder", [*forms, {"kind": "plunder_nothing"}])
    if form["kind"] == "plunder":
        table.take(seat, robbed, form["token"], 1)


def turn_up(table: Table, seat: int) -> Step:
    """Detective: one own Commoner; of those that nobody can tell apart in a slot the first (AH-79, AHA-81, AHA-94)."""
    kingdom = table.kingdoms[seat]
    first: dict[tuple[str, str, bool, bool], Place] = {}
    for place in kingdom.down():
        card = kingdom.card(place)
        first.setdefault((place[0], card.kind, card.known, card.old), place)
    forms: list[Form] = [
        {"kind": "turn_up", "slot": slot, "index": index, "card": kind}
        for (slot, kind, *_), (_, index) in first.items()
    ]
    form = yield from ask(seat, "turn_up", [*forms, {"kind": "turn_up_nobody"}])
    if form["kind"] == "turn_up":
        yield from reveal(table, seat, kingdom.card((form["slot"], form["index"])))
