"""The board, the die, the supply and the numbers of the set-up: `board.toml`."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.table.chips import (
    ALLY_TYPES,
    ARTIFACT,
    DOUBLE_MADNESS,
    FACTION_1,
    FACTION_2,
    FORGE,
    LEVELS,
    MADNESS,
    POISON,
    REGION_NAMES,
    ally_kind,
)
from wabe.games.wonderlands_war.table.layout import (
    CHAIRS,
    DIE_FACES,
    MARKERS_IN_BOX,
    MAX_PLAYERS,
    ROUNDS,
    TEA_DECK,
    TRACKS,
)
from wabe.games.wonderlands_war.table.records import Records
from wabe.kernel.data import Fields
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json, Message

FORMAT: Final = 1
TAGS: Final = ["printed", "seed", "public", "inferred", "stand_in"]
MIN_PLAYERS: Final = 2
TRACK_END: Final = 25  # WW-B17
SUPPORTERS_ON_TRACK: Final = 4  # WW-S06: one on each space of the third Forge track
CASTLE_SPACES: Final = 3  # on the fourth Forge track (WW-O12)
CASTLE_SPACES_2P: Final = 4  # WW-2P03

MOST_AWARD: Final = 99
MOST_STRENGTH: Final = 9
MOST_CHIPS: Final = 99
MOST_SHARDS: Final = 80
MOST_START: Final = 9
MOST_CARDS: Final = 9
MOST_SUPPORTERS: Final = 30
MOST_TEXT: Final = 1000
MOST_NAME: Final = 60

FACTION_CHIPS: Final = {"faction_1": FACTION_1, "faction_2": FACTION_2}
BAG_CHIPS: Final = {
    **FACTION_CHIPS,
    "artifact": ARTIFACT,
    "forge": FORGE,
    "madness": MADNESS,
    "double_madness": DOUBLE_MADNESS,
}
BOX_CHIPS: Final = {
    **FACTION_CHIPS,
    "artifact": ARTIFACT,
    "madness": MADNESS,
    "double_madness": DOUBLE_MADNESS,
    "poison": POISON,
}


class BoardContent(Records):
    """What `board.toml` says."""

    def __init__(self) -> None:
        super().__init__()
        self.track_end = TRACK_END
        self.supporters_on_track = SUPPORTERS_ON_TRACK
        self.regions: list[Json] = []
        self.markers: list[Json] = []
        self.board: list[Json] = []

    def read_board(self, file: Fields) -> None:
        """All of the file. Raises `BadData`."""
        check_format(file)
        self.read_regions(file)
        self.read_markers(file)
        self.read_track(self.part(file, "battle_track"))
        self.read_die(self.part(file, "shard_die"))
        self.read_shards(self.part(file, "starting_shards"))
        self.read_table(self.part(file, "tea_table"))
        self.read_setup(self.part(file, "setup"))
        self.read_two(self.part(file, "two_players"))
        self.read_supply(self.part(file, "supply"))
        self.read_strength(self.part(file, "strength"))
        file.done()
        self.check_box(file)

    def part(self, file: Fields, name: str) -> Fields:
        """A table of the file; it is kept as a record with its provenance."""
        table = file.table(name)
        self.board.append({"id": name, **record_of(table)})
        return table

    def read_regions(self, file: Fields) -> None:
        """The names of the Regions; their order is the game's (WW-S02)."""
        records = file.records("region", "id")
        if len(records) != len(REGION_NAMES):
            raise file.refusal(Message("error-war-regions-not", {"count": len(records), "wanted": len(REGION_NAMES)}))
        for number, record in enumerate(records):
            if record.id("id") != REGION_NAMES[number]:
                raise record.wrong("id", Message("error-war-next-battle-order", {"region": REGION_NAMES[number]}))
            record.text("name", MOST_NAME)
            record.text("phrase", MOST_NAME)
            self.regions.append(record_of(record))
            record.done()

    def read_markers(self, file: Fields) -> None:
        """The scoring markers (WW-S03)."""
        records = file.records("marker", "id")
        if len(records) != MARKERS_IN_BOX:
            raise file.refusal(
                Message("error-war-scoring-markers-not", {"count": len(records), "wanted": MARKERS_IN_BOX})
            )
        for number, record in enumerate(records):
            record.id("id")
            fill(self.awards, whole_numbers(record, "award", 0, MOST_AWARD, ROUNDS), number * ROUNDS)
            self.markers.append(record_of(record))
            record.done()

    def read_track(self, track: Fields) -> None:
        """The Battle track: Forge symbols, and what a Castle gives (WW-B03, WW-O10)."""
        for space in whole_numbers(track, "forge_symbols", 1, TRACK_END):
            self.symbols |= 1 << space
        self.castle_strength = track.whole("castle_strength", 0, MOST_STRENGTH)
        track.done()

    def read_die(self, die: Fields) -> None:
        """The Shard die; it moves the standee too (WW-E02)."""
        fill(self.die_faces, whole_numbers(die, "faces", 1, MOST_START, DIE_FACES))
        die.done()

    def read_shards(self, shards: Fields) -> None:
        """Starting Shards by number of players and seat (WW-S12)."""
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            found = whole_numbers(shards, f"for_{players}", 0, MOST_START, players)
            fill(self.starting_shards, found, players * MAX_PLAYERS)
        shards.done()

    def read_table(self, table: Fields) -> None:
        """Chairs in play and cards of a Party (WW-T03, WW-2P04)."""
        four = whole_numbers(table, "from_4_players", 1, CHAIRS)
        five = whole_numbers(table, "from_5_players", 1, CHAIRS)
        cards = table.table("cards_per_party")
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            missing = (five if players < 5 else []) + (four if players < 4 else [])
            self.chairs[players] = sum(1 << chair for chair in range(1, CHAIRS + 1) if chair not in missing)
            self.cards_per_party[players] = cards.whole(f"for_{players}", 1, MOST_CARDS)
            check_table(table, players, CHAIRS - len(set(missing)), self.cards_per_party[players])
        cards.done()
        table.done()

    def read_setup(self, setup: Fields) -> None:
        """What each player begins with (WW-S06, WW-S07)."""
        self.supporters = setup.whole("supporters", SUPPORTERS_ON_TRACK, MOST_SUPPORTERS)
        self.castles = setup.whole("castles", 1, len(REGION_NAMES))
        self.castle_base_vp = setup.whole("castle_vp", 0, MOST_STRENGTH)
        self.castle_max_vp = self.castle_base_vp + CASTLE_SPACES
        self.castle_max_vp_2p = self.castle_base_vp + CASTLE_SPACES_2P
        self.leader_strength_max = setup.whole("leader_strength_max", 1, MOST_STRENGTH)
        bag = setup.table("starting_bag")
        for name, kind in BAG_CHIPS.items():
            self.starting_bag[kind] = self.starting_bag_2p[kind] = bag.whole(name, 0, MOST_START)
        bag.done()
        setup.done()

    def read_two(self, two: Fields) -> None:
        """What is different with 2 players (WW-2P03, WW-2P05)."""
        fill(self.resistance, whole_numbers(two, "local_resistance", 0, TRACK_END, ROUNDS))
        self.starting_bag_2p[FORGE] += two.whole("forge_chips_more", 0, MOST_START)
        two.done()

    def read_supply(self, supply: Fields) -> None:
        """Chips and Shards in the box (WW-S16, WW-T26); those of the Allies are in `allies.toml`."""
        for name, kind in BOX_CHIPS.items():
            self.supply[kind] = self.supply_prototype[kind] = supply.whole(name, 0, MOST_CHIPS)
        self.poison_over_players = supply.whole("poison_more_than_players", 0, MOST_START)
        self.shard_value = supply.whole("shard_value", 1, MOST_SHARDS)
        for level in range(2):
            count = supply.whole(f"prototype_ally_{LEVELS[level]}", 1, MOST_CHIPS)
            for ally_type in range(ALLY_TYPES):
                self.supply_prototype[ally_kind(ally_type, level)] = count
        supply.done()

    def read_strength(self, strength: Fields) -> None:
        """Printed Strength of the Faction's chips."""
        for name in ("faction_1", "faction_2", "artifact"):
            self.strength[BAG_CHIPS[name]] = strength.whole(name, 0, MOST_STRENGTH)
        strength.done()

    def check_box(self, file: Fields) -> None:
        """Raise `BadData` unless the box holds what five players, or two, begin with. Forge chips: `allies.toml`."""
        for name, kind in BOX_CHIPS.items():
            needed = self.starting_bag[kind] * MAX_PLAYERS
            if kind == ARTIFACT:
                needed += TRACKS * MAX_PLAYERS  # one at the end of each Forge track (WW-S07)
            if kind == POISON:
                needed = MAX_PLAYERS + self.poison_over_players
            if needed > self.supply[kind]:
                raise file.refusal(
                    Message(
                        "error-war-supply-5-players-need", {"name": name, "supply": self.supply[kind], "needed": needed}
                    )
                )
        if sum(self.starting_bag[kind] for kind in BAG_CHIPS.values()) == 0:
            raise file.refusal(Message("error-war-setup-starting-bag-empty"))


def check_format(file: Fields) -> None:
    """Raise `BadData` unless the file is of the format that is read here."""
    file.whole("format", FORMAT, FORMAT)


def check_table(table: Fields, players: int, chairs: int, cards: int) -> None:
    """Raise `BadData` where a Tea Party could run out of cards (WW-T29) or chairs."""
    if chairs <= players:
        raise table.refusal(
            Message("error-war-tea-table-leaves-chairs-players", {"chairs": chairs, "players": players})
        )
    if (cards - 1) * players + chairs > TEA_DECK:  # when the last card but one is taken and all chairs are refilled
        raise table.refusal(
            Message(
                "error-war-tea-table-cards-per-party",
                {"players": players, "cards": cards, "chairs": chairs, "tea_deck": TEA_DECK},
            )
        )


def record_of(fields: Fields) -> Json:
    """The fields as they are written, with their provenance as `Game.content` gives it; it is read here."""
    return {**fields.values, "provenance": provenance_of(fields)}


def provenance_of(fields: Fields) -> Json:
    """Where values come from: any names, each with a tag; without a word about it, from the printed part."""
    if not fields.has("provenance"):
        return {"all": "printed"}
    table = fields.table("provenance")
    return {name: table.word(name, TAGS) for name in table.values}


def whole_numbers(fields: Fields, name: str, least: int, most: int, count: int = -1) -> list[int]:
    """A list of whole numbers, `count` of them unless that is -1."""
    value = fields.raw(name)
    key = "error-war-some-numbers" if count < 0 else "error-some-numbers-from"
    wanted = Message(key, {"count": count, "least": least, "most": most})
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise fields.wrong(name, wanted)
    if any(type(each) is not int or not least <= each <= most for each in value):
        raise fields.wrong(name, wanted)
    return [int(each) for each in value]


def fill(area: Ints, numbers: list[int], first: int = 0) -> None:
    """Write numbers into flat storage from `first` on."""
    for index, number in enumerate(numbers):
        area[first + index] = number


def ints(numbers: list[int]) -> Ints:
    """A list as flat storage."""
    found = zeros(len(numbers))
    fill(found, numbers)
    return found
