"""Final scoring of the Alicematic Heroes reference (AH-66 to AH-73, AH-84).

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.games.alicematic_heroes.reference.map import COLOURS
from tests.games.alicematic_heroes.reference.table import COLOUR_OF, Table

FIRST, SECOND = 6, 3  # AH-66


@dataclass(frozen=True)
class SeatSheet:
    """Where one player's points come from: in play by source, by tile, by slot, by kind of Alice."""

    played: dict[str, int]
    tiles: list[int]
    slots: dict[str, int]
    effects: dict[str, int]
    alices: int

    @property
    def total(self) -> int:
        parts = (self.played.values(), self.tiles, self.slots.values(), self.effects.values())
        return sum(sum(part) for part in parts)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    sheets: list[SeatSheet]
    winners: list[int]

    @property
    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.sheets]


def score(table: Table) -> Result:
    """All on the same final state (AHA-57)."""
    alices = [kingdom.alices() for kingdom in table.kingdoms]
    tiles = [tile_points(tokens, alices) for tokens in tokens_by_tile(table)]
    slots = {colour: slot_points(counts) for colour, counts in alices_by_slot(table).items()}
    sheets = [
        SeatSheet(
            dict(kingdom.vp),
            [points[seat] for points in tiles],
            {colour: points[seat] for colour, points in slots.items()},
            effect_points(table, seat),
            alices[seat],
        )
        for seat, kingdom in enumerate(table.kingdoms)
    ]
    return Result(sheets, winners([sheet.total for sheet in sheets], alices))


def tokens_by_tile(table: Table) -> list[list[int]]:
    """Face-up tokens by tile and seat (AHA-26)."""
    tiles = sorted({space.tile for space in table.map.spaces})
    return [[table.map.tokens_on_tile(seat, tile) for seat in range(table.players)] for tile in tiles]


def tile_points(tokens: Sequence[int], alices: Sequence[int]) -> list[int]:
    """6 and 3 for a tile with these tokens by seat (AH-66 to AH-70, AHA-27 to AHA-30)."""
    points = [0] * len(tokens)
    present = [seat for seat, count in enumerate(tokens) if count > 0]
    if not present:
        return points
    leaders = most(present, tokens)
    if len(leaders) == 1:
        points[leaders[0]] = FIRST
        followers = most([seat for seat in present if seat not in leaders], tokens)
        give_second(points, followers, alices)
        return points
    best = most(leaders, alices)
    if len(best) == 1:
        points[best[0]] = FIRST
        give_second(points, [seat for seat in leaders if seat not in best], alices)
    else:
        for seat in best:
            points[seat] = SECOND
    return points


def give_second(points: list[int], rivals: Sequence[int], alices: Sequence[int]) -> None:
    """3 to the one of the rivals with most Alices; a tie gets nothing (AH-69, AH-70)."""
    best = most(rivals, alices)
    if len(best) == 1:
        points[best[0]] = SECOND


def most(seats: Sequence[int], counts: Sequence[int]) -> list[int]:
    """Those of the seats that have most."""
    return [seat for seat in seats if counts[seat] == max(counts[other] for other in seats)]


def alices_by_slot(table: Table) -> dict[str, list[int]]:
    """Alices by colour and seat: where they lie, or with the switch by the colour of the card (AH-71, AHA-31)."""
    by_slot = table.options["slot_majority_by"] == "slot"
    return {
        colour: [
            sum((place[0] if by_slot else COLOUR_OF[kingdom.card(place).kind]) == colour for place in kingdom.up())
            for kingdom in table.kingdoms
        ]
        for colour in COLOURS
    }


def slot_points(counts: Sequence[int]) -> list[int]:
    """Who has most gets as many VP, also in a tie; none for none (AH-71, AHA-32)."""
    return [count if count == max(counts) else 0 for count in counts]


# ----- Alices at the end of the game -----


def effect_points(table: Table, seat: int) -> dict[str, int]:
    """VP by kind of effect, a Wiccan's under the kind she copies; kinds that pay nothing are left out (AH-72)."""
    points: dict[str, int] = {}
    for kind in table.kingdoms[seat].working():
        if value := end_value(table, seat, kind):
            points[kind] = points.get(kind, 0) + value
    return points


def end_value(table: Table, seat: int, kind: str) -> int:
    """What one acting Alice pays at the end."""
    kingdom = table.kingdoms[seat]
    if kind == "original":
        return int(has_most_alices(table, seat))
    if kind == "librarian":
        return min(7, len(kingdom.hand))
    if kind == "tycoon":
        return min(8, sum(kingdom.tokens.values()) // 2)
    if kind == "empress":
        return kingdom.alices()
    if kind == "cartographer":
        return len(table.map.tiles_of(seat))
    if kind == "angel":
        return min(7, len(kingdom.down()))
    return 2 * len(table.map.cities_of(seat)) if kind == "mayor" else 0


def has_most_alices(table: Table, seat: int) -> bool:
    """AH-84, AHA-34."""
    mine = table.kingdoms[seat].alices()
    others = max(table.kingdoms[other].alices() for other in table.others(seat))
    return mine > others if table.options["original_needs_sole_most"] else mine >= others


def winners(totals: Sequence[int], alices: Sequence[int]) -> list[int]:
    """Most VP, then most Alices, else shared (AH-73)."""
    return most(most(range(len(totals)), totals), alices)
