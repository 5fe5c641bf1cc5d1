"""Small tables for the tests of the Alicematic Heroes reference: maps drawn as text, kingdoms given card by card."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from tests.games.alicematic_heroes.reference.map import CITY, COLOURS, FOREST, Map, Space, touch
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.questions import Decision, Form
from tests.games.alicematic_heroes.reference.table import (
    DECK,
    DEFAULTS,
    KINGDOMS,
    TOKENS,
    Card,
    Kingdom,
    Option,
    Table,
)

LETTERS = dict(zip("rbygw", COLOURS, strict=True)) | {"c": CITY, "f": FOREST}
SPOTS = {4: 1, 5: 2, 6: 3}


def drawn(text: str) -> Map:
    """A map from rows of spaces: letter of the kind and number, ``f`` a Forest, ``.`` no space.

    The n-th of a row touches those beside it, the n-th and (n+1)-th above and the (n-1)-th and n-th below. A City's
    tile is itself with all that touches it; every other space is a tile of its own.
    """
    rows = [row.split() for row in text.split("/")]
    cells = [((q, r), cell) for r, row in enumerate(rows) for q, cell in enumerate(row) if cell != "."]
    tiles = [at for at, cell in cells if cell[0] == "c"]
    spaces = []
    for number, (at, cell) in enumerate(cells):
        tile = next((city for city, centre in enumerate(tiles) if at == centre or touch(at, centre)), 100 + number)
        kind, difficulty = LETTERS[cell[0]], int(cell[1:] or 0)
        spaces.append(Space(at, tile, kind, difficulty, SPOTS[difficulty] if kind == CITY else 0))
    return Map(spaces)


def scene(text: str = "c4 r0 g0 c4", players: int = 3, **options: Option) -> Table:
    """A table with that map, full deck in kind order and chance always 0; seat 0 to move."""
    kingdoms = [Kingdom(name) for name in KINGDOMS[:players]]
    return Table(players, DEFAULTS | options, lambda n: 0, drawn(text), kingdoms, list(DECK))


def lay(table: Table, seat: int, *spaces: int) -> None:
    """Face-up territory tokens."""
    for space in spaces:
        table.map.held[space].append(seat)
        table.kingdoms[seat].territory -= 1


def attack(table: Table, seat: int, space: int) -> None:
    """A face-down territory token."""
    table.map.attacks[space] = seat
    table.kingdoms[seat].territory -= 1


def give(table: Table, seat: int, hand: str = "", tokens: tuple[int, int, int] = (0, 0, 0), **slots: str) -> None:
    """Cards and tokens (red, yellow, green) from the bank.

    In slots ``-`` is a Commoner, ``-ninja`` one of that kind, ``wiccan:ninja`` a Wiccan with her choice. Later cards
    are revealed later.
    """
    kingdom = table.kingdoms[seat]
    kingdom.hand += hand.split()
    for token, count in zip(TOKENS, tokens, strict=True):
        table.gain(seat, token, count)
    for slot, cards in slots.items():
        kingdom.slots[slot] += [card(table, name) for name in cards.split()]


def card(table: Table, name: str) -> Card:
    kind, _, copies = name.removeprefix("-").partition(":")
    return Card(kind or "mayor", not name.startswith("-"), False, copies or None, table.next_stamp())


def faces(table: Table, seat: int, slot: str) -> str:
    """A slot as ``give`` takes it."""
    cards = table.kingdoms[seat].slots[slot]
    return " ".join(("" if c.up else "-") + c.kind + (f":{c.copies}" if c.copies else "") for c in cards)


def targets(table: Table, seat: int = 0) -> list[int]:
    return Prospect(table, seat).targets()


def drive(step: Generator[Decision, tuple[int, Form], Any], *script: Form | str | int) -> list[Decision]:
    """Answer the decisions of ``step``, one for each entry of the script; return them.

    An entry is a form or some of its fields; a string is a form's kind, a number its space.
    """
    asked: list[Decision] = []
    answer: tuple[int, Form] | None = None
    try:
        for entry in script:
            asked.append(next(step) if answer is None else step.send(answer))
            seat, forms = next(iter(asked[-1].forms.items()))
            answer = (seat, find(forms, entry))
        pytest.fail(f"asked beyond the script: {next(step) if answer is None else step.send(answer)}")
    except StopIteration:
        assert len(asked) == len(script), f"asked only {asked}"
    return asked


def find(forms: list[Form], entry: Form | str | int) -> Form:
    """The one form that has the entry's fields."""
    wanted = {"kind": entry} if isinstance(entry, str) else {"space": entry} if isinstance(entry, int) else entry
    found = [form for form in forms if form.items() >= wanted.items()]
    assert len(found) == 1, f"{wanted} is not one of {forms}"
    return found[0]


def kinds(decision: Decision) -> list[str]:
    """The kinds of the forms on offer."""
    return [form["kind"] for forms in decision.forms.values() for form in forms]
