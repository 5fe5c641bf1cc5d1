"""The Alices, the tiles and the layouts: TOML files in `data`, or a data pack, checked and turned into numbers.

docs/data.md says what the fields mean; every record says where each of its fields comes from.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wabe.games.alicematic_heroes.effects.kinds import read_effect
from wabe.games.alicematic_heroes.table.cards import CITY, COLOURS, FOREST, SPACE_KINDS
from wabe.games.alicematic_heroes.table.layout import CARDS, MAX_KINDS, SLOTS, TILE_COUNT, TILE_SPACES
from wabe.games.alicematic_heroes.table.records import Records
from wabe.kernel.data import Fields, Pack, read_pack
from wabe.kernel.errors import shown
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json, Message, without_rule_ids

HOME: Final = Path(__file__).parent.parent / "data"
ALICES: Final = "alices.toml"
TILES: Final = "tiles.toml"
LAYOUTS: Final = "layouts.toml"
FILES: Final = [ALICES, TILES, LAYOUTS]

FORMAT: Final = 1
TAGS: Final = ["printed", "seed", "public", "inferred", "stand_in"]
PROVENANCE: Final = ["name", "colour", "cost", "copies", "effect", "timing", "params"]
WICCAN: Final = ["adds", "part", "no_gain", "fires", "excluded"]
MOST_COST: Final = 9
MOST_TEXT: Final = 1000
RING: Final = 6
SPOTS: Final = {4: 1, 5: 2, 6: 3}  # of a City, by its difficulty (AH-03)
MOST_DIFFICULTY: Final = 6
NO_NUMBER: Final = -1  # a Forest's number is counted (AH-62)
LAYOUT_TILES: Final = {3: 9, 4: 11, 5: 13}
FARTHEST: Final = 99
APART: Final = 3  # neighbouring Cities (AH-58)
LEAST_NEIGHBOURS: Final = 2  # of a tile, or a Forest could cut it off (AHA-67)


class Content(Records):
    """All data.

    Args:
        pack: the files.

    Raises:
        BadData: with file, record and reason.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.titles: list[str] = []
        self.alices: list[Json] = []
        self.tiles: list[Json] = []
        self.layout_records: list[Json] = []
        self.provenance: Json = {}
        self.read_alices(pack.file(ALICES))
        self.read_tiles(pack.file(TILES))
        self.read_layouts(pack.file(LAYOUTS))

    # --- Alices -----------------------------------------------------------------------------------------------

    def read_alices(self, file: Fields) -> None:
        """The kinds of Alice: 90 cards, 18 of each colour (AH-06)."""
        check_format(file)
        file.whole("total_cards", CARDS, CARDS)
        file.whole("cards_per_colour", CARDS // SLOTS, CARDS // SLOTS)
        records = file.records("alice", "id")
        file.done()
        if len(records) > MAX_KINDS:
            raise file.refusal(Message("error-heroes-kinds-alice-room", {"count": len(records), "most": MAX_KINDS}))
        for record in records:
            self.add_alice(record)
        self.kinds = len(records)
        self.colour = ints([COLOURS.index(record["colour"]) for record in self.alices])
        self.cost = ints([record["cost"] for record in self.alices])
        self.copies = ints([record["copies"] for record in self.alices])
        check_counts(file, self.alices)

    def add_alice(self, record: Fields) -> None:
        """One kind."""
        name = record.id("id")
        title = record.text("name", 40)
        if title in self.titles:
            raise record.refusal(Message("error-heroes-two-kinds-name", {"title": title}))
        record.word("colour", COLOURS)
        record.whole("cost", 0, MOST_COST)
        record.whole("copies", 1, CARDS // SLOTS)
        effect = read_effect(record, [str(other["effect"]) for other in self.alices])
        effect.kind = len(self.effects)
        record.text("text", MOST_TEXT)
        record.text("notes", MOST_TEXT, 0)
        record.word("wiccan", WICCAN)
        provenance = provenance_of(record)
        record.done()
        self.names.append(name)
        self.titles.append(title)
        self.effects.append(effect)
        self.alices.append({**record.values, "provenance": provenance})

    # --- tiles ------------------------------------------------------------------------------------------------

    def read_tiles(self, file: Fields) -> None:
        """The fifteen tiles (AH-01)."""
        check_format(file)
        records = file.records("tile", "id")
        self.provenance["tiles"] = tags_in(file)
        file.done()
        if len(records) != TILE_COUNT:
            raise file.refusal(Message("error-heroes-tiles-not", {"count": len(records), "wanted": TILE_COUNT}))
        for tile in range(TILE_COUNT):
            self.add_tile(tile, records[tile])

    def add_tile(self, tile: int, record: Fields) -> None:
        """One tile: the City, then the ring clockwise. AH-01 to AH-03."""
        self.tile_names.append(record.id("id"))
        city = record.table("city")
        number = city.whole("difficulty", min(SPOTS), max(SPOTS))
        spots = city.whole("spots", SPOTS[number], SPOTS[number])
        city.done()
        ring = [ring_entry(record, entry) for entry in record.entries("ring", RING)]
        record.done()
        if sum(kind == FOREST for kind, _ in ring) > 1:
            raise record.refusal(Message("error-heroes-ring-more-than-one-forest"))
        spaces = [(CITY, number), *ring]
        for k in range(TILE_SPACES):
            self.tile_kinds[tile * TILE_SPACES + k], self.tile_numbers[tile * TILE_SPACES + k] = spaces[k]
        self.tile_spots[tile] = spots
        self.tiles.append(record.values)

    # --- layouts ----------------------------------------------------------------------------------------------

    def read_layouts(self, file: Fields) -> None:
        """Where the tiles lie for 3, 4 and 5 players (AH-04)."""
        check_format(file)
        self.directions = directions_in(file)
        rotation = file.table("rotation")
        if rotation.numbers("values", RING, RING) != list(range(RING)):
            raise rotation.wrong("values", Message("error-heroes-just", {"list": str(list(range(RING)))}))
        rotation.text("rule", MOST_TEXT)
        rotation.done()
        self.provenance["layouts"] = tags_in(file)
        records = file.records("layout", "players")
        file.done()
        for record in records:
            self.add_layout(record)
        for players in LAYOUT_TILES:
            if players not in self.layouts:
                raise file.refusal(Message("error-heroes-no-layout-players", {"players": players}))

    def add_layout(self, record: Fields) -> None:
        """The positions for one number of players."""
        players = record.whole("players", min(LAYOUT_TILES), max(LAYOUT_TILES))
        count = record.whole("tiles", LAYOUT_TILES[players], LAYOUT_TILES[players])
        centre = record.id("centre")
        positions = record.records("positions", "id")
        record.done()
        if len(positions) != count:
            raise record.refusal(Message("error-heroes-positions-not", {"count": len(positions), "wanted": count}))
        names = [position.id("id") for position in positions]
        if centre not in names:
            raise record.wrong("centre", Message("error-heroes-id-position"))
        places = [place_in(position) for position in positions]
        check_places(record, names, places)
        self.layouts[players] = places
        self.centres[players] = names.index(centre)
        self.layout_records.append(record.values)

    # --- for people -------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        """All records with their provenance, as `Game.content` gives them."""
        return {
            "pack": self.pack.to_json(),
            "alices": self.alices,
            "tiles": self.tiles,
            "layouts": self.layout_records,
            "directions": [list(each) for each in self.directions],
            "provenance": self.provenance,
        }

    def messages(self) -> dict[str, str]:
        """Name, text and rulings of every kind, by the keys of the catalogue."""
        found: dict[str, str] = {}
        for record in self.alices:
            key = f"card-{record['id']}"
            found[key] = record["name"]
            found[f"{key}-colour"] = record["colour"]
            found[f"{key}-cost"] = str(record["cost"])
            found[f"{key}-text"] = record["text"]
            found[f"{key}-notes"] = without_rule_ids(record["notes"])
            found[f"source-{record['id']}"] = record["name"]  # of victory points
        return found


def load_content(folder: str | None = None) -> Content:
    """The game's own data, or those of a data pack. Raises `BadData`."""
    return Content(read_pack(HOME, FILES, folder))


def ints(numbers: list[int]) -> Ints:
    """A list as flat storage."""
    found = zeros(len(numbers))
    for index in range(len(numbers)):
        found[index] = numbers[index]
    return found


def check_format(file: Fields) -> None:
    """Raise `BadData` unless the file is of the format that is read here."""
    file.whole("format", FORMAT, FORMAT)


def tags_in(file: Fields) -> Json:
    """The table `provenance` of a file: any names, each with a tag. Empty if there is none."""
    if not file.has("provenance"):
        return {}
    table = file.table("provenance")
    return {name: table.word(name, TAGS) for name in table.values}


def provenance_of(record: Fields) -> Json:
    """Where each field of an Alice comes from; without a word about it, from the printed card."""
    if not record.has("provenance"):
        return dict.fromkeys(PROVENANCE, "printed")
    table = record.table("provenance")
    found = {name: table.word(name, TAGS) for name in PROVENANCE}
    table.done()
    return found


def check_counts(file: Fields, alices: list[Json]) -> None:
    """Raise `BadData` unless there are 18 cards of each colour."""
    for name in COLOURS:
        count = sum(record["copies"] for record in alices if record["colour"] == name)
        if count != CARDS // SLOTS:
            raise file.refusal(
                Message("error-heroes-cards-not", {"count": count, "name": name, "cards": CARDS // SLOTS})
            )


def ring_entry(record: Fields, entry: object) -> tuple[int, int]:
    """Kind and number of a space around a City: `["red", 2]`, or `["forest", -1]`."""
    if not isinstance(entry, list) or len(entry) != 2:
        raise record.wrong("ring", Message("error-heroes-list-spaces-such-as-red"))
    kind, number = entry
    if kind not in SPACE_KINDS or kind == "city":
        raise record.refusal(Message("error-heroes-ring-which-neither-colour-nor", {"kind": shown(kind)}))
    if type(number) is not int:
        raise record.refusal(
            Message("error-heroes-ring-space-not-whole-number", {"number": shown(number), "kind": kind})
        )
    if kind == "forest" and number != NO_NUMBER:
        raise record.refusal(
            Message("error-heroes-ring-forest-with-number-not", {"number": shown(number), "wanted": NO_NUMBER})
        )
    if kind != "forest" and not 0 <= number <= MOST_DIFFICULTY:
        raise record.refusal(
            Message(
                "error-heroes-ring-space-with-difficulty-not",
                {"kind": kind, "number": shown(number), "most": MOST_DIFFICULTY},
            )
        )
    return SPACE_KINDS.index(kind), number


def directions_in(file: Fields) -> list[tuple[int, int]]:
    """The six neighbours of a space, clockwise: each a sixth of a turn after the one before."""
    found: list[tuple[int, int]] = []
    for entry in file.entries("directions", RING):
        if not isinstance(entry, list) or len(entry) != 2 or any(type(each) is not int for each in entry):
            raise file.wrong("directions", Message("error-heroes-list-pairs-whole-numbers"))
        found.append((entry[0], entry[1]))
    for index in range(RING):
        q, r = found[index]
        if distance(found[index], (0, 0)) != 1 or found[(index + 1) % RING] != (-r, q + r):
            raise file.wrong("directions", Message("error-heroes-six-neighbours-space-clockwise-order"))
    return found


def place_in(position: Fields) -> tuple[int, int]:
    """Axial coordinates of a tile's City, which must lie on the lattice of tiles."""
    i, j = position.numbers("index", 2, FARTHEST)
    q, r = position.numbers("at", 2, FARTHEST)
    position.done()
    if (q, r) != (2 * i - j, i + 3 * j):
        raise position.wrong(
            "at",
            Message(
                "error-heroes-where-index-lies-on-lattice", {"value": str([2 * i - j, i + 3 * j]), "index": str([i, j])}
            ),
        )
    return q, r


def check_places(record: Fields, names: list[str], places: list[tuple[int, int]]) -> None:
    """Raise `BadData` unless the tiles lie apart, hang together, and each touches at least two others."""
    beside = [[other for other in range(len(places)) if distance(places[other], place) == APART] for place in places]
    for index, place in enumerate(places):
        if places.index(place) != index:
            raise record.refusal(
                Message("error-heroes-positions-same", {"names": names[places.index(place)], "other": names[index]})
            )
        if len(beside[index]) < LEAST_NEIGHBOURS:
            raise record.refusal(
                Message(
                    "error-heroes-position-touches-fewer-than-others",
                    {"names": names[index], "least": LEAST_NEIGHBOURS},
                )
            )
    reached = [0]
    for index in reached:
        reached += [other for other in beside[index] if other not in reached]
    if len(reached) != len(places):
        raise record.refusal(Message("error-heroes-positions-do-not-hang-together"))


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps from one space to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
