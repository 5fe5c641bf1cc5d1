"""What the tests of single Alices share: five spaces in reach and a City, data packs with other effects.

The map is that of three players in `table`. Unless told otherwise seat 0 has the Cities of tiles 0, 1, 2, 3 and 6, so
that `RED`, `BLUE`, `YELLOW`, `GREEN` and `WHITE`, spaces of difficulty 0, need neither Military Power nor Mobility.
Seats 1 and 2 have the Cities of tiles 4 and 5.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.alicematic_heroes import table
from tests.games.alicematic_heroes.packs import own, pack
from wabe.games.alicematic_heroes.game import GAME, AlicematicHeroes
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

RED, BLUE, YELLOW, GREEN, WHITE = 12, 17, 27, 4, 45
CITY = 49  # free; difficulty 4, three steps from the City of tile 1
HOMES = [[0, 7, 14, 21, 42], [28], [35]]


def scene(*seats: Json, **more: Any) -> HeroesState:
    """Seat 0 about to choose a target, as `table.scene`; who holds no City by `table.player` has those in `HOMES`."""
    named = [*seats, *[table.player("- -")] * (3 - len(seats))]
    return table.scene(*(settled(seat, home) for seat, home in zip(named, HOMES, strict=True)), **more)


def settled(seat: Json, home: list[int]) -> Json:
    if any(space % 7 == 0 for space in seat["holds"]):
        return seat
    return {**seat, "holds": [*seat["holds"], *home]}


def game_with(folder: Path, kind: str, old: str, new: str) -> AlicematicHeroes:
    """The title with a data pack in which the record of one kind says something else."""
    before, mark, record = own("alices.toml").partition(f'id = "{kind}"')
    assert old in record.partition("[[alice]]")[0]
    game = GAME.with_data(pack(folder, alices=before + mark + record.replace(old, new, 1)))
    assert isinstance(game, AlicematicHeroes)
    return game


def swapped(folder: Path, first: str, second: str) -> AlicematicHeroes:
    """The title with a data pack in which two kinds have each other's effect."""
    records = {record.partition('"')[2].partition('"')[0]: record for record in own("alices.toml").split("[[alice]]")}
    for line in records[first].splitlines():
        field = line.partition(" = ")[0]
        if field in ("effect", "timing", "ask", "params"):
            other = next(each for each in records[second].splitlines() if each.startswith(f"{field} = "))
            records[first] = records[first].replace(line, other)
            records[second] = records[second].replace(other, line)
    game = GAME.with_data(pack(folder, alices="[[alice]]".join(records.values())))
    assert isinstance(game, AlicematicHeroes)
    return game


def effects_vp(state: HeroesState, seat: int = 0) -> int:
    """VP gained by effects during play."""
    return int(table.sheet(state, seat)["played"]["effects"])


def final(state: HeroesState, kind: str, seat: int = 0) -> int | None:
    """VP that a kind would pay if the game ended now; None if she does not work."""
    found: int | None = table.sheet(state, seat)["effects"].get(kind)
    return found
