"""Chips and who brings abilities: `allies.toml`, `factions.toml`, `wonderlandians.toml`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.content.board import (
    CASTLE_SPACES,
    CASTLE_SPACES_2P,
    MOST_CHIPS,
    MOST_NAME,
    MOST_STRENGTH,
    MOST_TEXT,
    BoardContent,
    check_format,
    ints,
    provenance_of,
    record_of,
)
from wabe.games.wonderlands_war.effects.kind import OF_ALLY, OF_ARTIFACT, OF_FIGURE, OF_PASSIVE, OF_TOOL
from wabe.games.wonderlands_war.effects.kinds import read_effect
from wabe.games.wonderlands_war.effects.using import INDEX
from wabe.games.wonderlands_war.pieces.reward_kinds import (
    BETWEEN_TRACKS,
    CASTLE_VALUE,
    KIND_NAMES,
    ON_TRACKS,
    REWARD_KINDS,
    SUPPORTER_UP,
    number_of,
)
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    ALLY_TYPES,
    FACTIONS,
    FIGURES,
    FIRST_TOOL,
    FORGE,
    LEVELS,
    SETS,
    TOOLS,
    ally_kind,
)
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    BOARD_SIDES,
    GAPS,
    MARKET_SIZE,
    MAX_PLAYERS,
    SPACES,
    STANDEES,
    TRACK_SPACES,
    TRACKS,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.names import PLUS_ONE, TWO_PLAYERS
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.games.wonderlands_war.table.timing import AWARD, TIMINGS
from wabe.kernel.data import Fields
from wabe.kernel.errors import shown
from wabe.kernel.message import Json, Message

SIDES: Final = ["", "_2p"]
MOST_EFFECTS: Final = 4  # of one ability
MOST_STANDEES: Final = 2
TOOL_CHIPS: Final = 2  # of a pair
CHIPS_BESIDE_ALLIES: Final = ["forge", "faction_1", "faction_2", "artifact"]
MADNESS_NAMES: Final = ["madness", "double_madness", "poison"]


class AbilityContent(BoardContent):
    """What the files on Allies, Factions and Wonderlandians say."""

    def __init__(self) -> None:
        super().__init__()
        self.between_reward = ints([-1] * (BOARD_SIDES * len(FACTIONS) * GAPS * SPACES))
        self.ability_names: list[str] = []
        self.power_names: list[str] = []
        self.allies: list[Json] = []
        self.forge: Json = {}
        self.ally_abilities: list[Json] = []
        self.factions: list[Json] = []
        self.figures: list[Json] = []
        self.tools: list[Json] = []

    # --- abilities --------------------------------------------------------------------------------------------

    def add_ability(self, record: Fields, owner: str) -> list[Effect]:
        """Id, texts and effects of an ability; its effects."""
        name = record.id("id")
        if name in self.ability_names:
            raise record.refusal(Message("error-war-another-ability-id", {"name": name}))
        self.ability_names.append(name)
        record.text("text", MOST_TEXT)
        record.text("notes", MOST_TEXT, 0)
        return self.read_effects(record, "effects", name, owner)

    def read_effects(self, record: Fields, field: str, ability: str, owner: str) -> list[Effect]:
        """The effects in a field; those of one ability act at different times, so that its name tells which is used."""
        entries = record.raw(field)
        if not isinstance(entries, list) or len(entries) > MOST_EFFECTS:
            raise record.wrong(field, Message("error-war-list-up-tables", {"most": MOST_EFFECTS}))
        ally = str(record.values["type"]) if owner == OF_ALLY else ""
        found: list[Effect] = []
        for number, table in enumerate(entries, 1):
            effect = read_effect(Fields(table, record.where, f"{field} {number}."), ability, owner, ally)
            effect.index = len(self.effects)
            if effect.index > INDEX.mask:
                raise record.refusal(Message("error-war-room-effects", {"most": INDEX.mask + 1}))
            if effect.timing != AWARD and any(effect.timing == other.timing for other in found):
                raise record.refusal(
                    Message("error-war-two-effects-act-at-same", {"field": field, "timings": TIMINGS[effect.timing]})
                )
            self.effects.append(effect)
            found.append(effect)
        return found

    # --- Allies -----------------------------------------------------------------------------------------------

    def read_allies(self, file: Fields) -> None:
        """The five types, the Forge chip, an ability for each type in each set (WW-S04)."""
        check_format(file)
        types = file.records("type", "id")
        if len(types) != ALLY_TYPES:
            raise file.refusal(Message("error-war-types-allies-not", {"count": len(types), "ally_types": ALLY_TYPES}))
        for number, record in enumerate(types):
            self.add_type(number, record)
        self.read_forge(file.table("forge"), file)
        for record in file.records("ability", "id"):
            self.add_ally_ability(record)
        file.done()
        if len(self.ally_abilities) != len(SETS) * ALLY_TYPES:
            raise file.refusal(
                Message(
                    "error-war-abilities-not", {"count": len(self.ally_abilities), "wanted": len(SETS) * ALLY_TYPES}
                )
            )

    def add_type(self, number: int, record: Fields) -> None:
        """A type of Ally: Strength and number of its weak and strong chips."""
        if record.id("id") != ALLY_NAMES[number]:
            raise record.wrong("id", Message("error-war-next-type", {"name": ALLY_NAMES[number]}))
        record.text("name", MOST_NAME)
        for level, word in enumerate(LEVELS):
            chip = record.table(word)
            kind = ally_kind(number, level)
            self.strength[kind] = chip.whole("strength", 0, MOST_STRENGTH)
            self.supply[kind] = chip.whole("count", 1, MOST_CHIPS)
            chip.done()
        self.allies.append(record_of(record))
        record.done()

    def read_forge(self, forge: Fields, file: Fields) -> None:
        """The Forge chip."""
        forge.text("name", MOST_NAME)
        self.strength[FORGE] = forge.whole("strength", 0, MOST_STRENGTH)
        self.supply[FORGE] = self.supply_prototype[FORGE] = forge.whole("count", 1, MOST_CHIPS)
        forge.text("text", MOST_TEXT)
        forge.text("notes", MOST_TEXT, 0)
        self.forge = {"id": "forge", **record_of(forge)}
        forge.done()
        needed = max(self.starting_bag[FORGE] * MAX_PLAYERS, self.starting_bag_2p[FORGE] * 2)
        if self.supply[FORGE] < needed:
            raise file.refusal(
                Message("error-war-forge-count-bags-need", {"supply": self.supply[FORGE], "needed": needed})
            )

    def add_ally_ability(self, record: Fields) -> None:
        """What a type does in a set."""
        place = SETS.index(record.word("set", SETS)) * ALLY_TYPES + ALLY_NAMES.index(record.word("type", ALLY_NAMES))
        if any(same(record, other, "set") and same(record, other, "type") for other in self.ally_abilities):
            raise record.refusal(Message("error-war-another-ability-type-set"))
        self.ally_effects[place] = self.add_ability(record, OF_ALLY)
        if record.has("text_plus_one"):
            record.text("text_plus_one", MOST_TEXT)
            self.other_texts[self.ability_names[-1]] = PLUS_ONE
        self.ally_abilities.append(record_of(record))
        record.done()

    # --- Factions ---------------------------------------------------------------------------------------------

    def read_factions(self, file: Fields) -> None:
        """The five Factions."""
        check_format(file)
        records = file.records("faction", "id")
        file.done()
        if len(records) != len(FACTIONS):
            raise file.refusal(Message("error-war-factions-not", {"count": len(records), "wanted": len(FACTIONS)}))
        for number, record in enumerate(records):
            self.add_faction(number, record)

    def add_faction(self, number: int, record: Fields) -> None:
        """Power, abilities and both sides of the board."""
        if record.id("id") != FACTIONS[number]:
            raise record.wrong("id", Message("error-war-next-faction", {"name": FACTIONS[number]}))
        record.text("name", MOST_NAME)
        record.text("artifact_name", MOST_NAME)
        provenance = provenance_of(record)
        power = self.read_power(record.table("power"))
        abilities = self.read_abilities(number, record)
        for two, side in enumerate(SIDES):
            self.read_tracks(two * len(FACTIONS) + number, record, f"tracks{side}", two)
            self.read_between(two * len(FACTIONS) + number, record, f"between{side}")
        record.done()
        own = {name: value for name, value in record.values.items() if name not in ("power", "ability")}
        self.factions.append({**own, "power": power, "abilities": abilities, "provenance": provenance})

    def read_power(self, power: Fields) -> Json:
        """The leader power's texts; what it does is a rule (WW-L01 to WW-L05)."""
        name = power.id("id")
        if name in self.ability_names or name in self.power_names:
            raise power.refusal(Message("error-war-another-ability-id", {"name": name}))
        self.power_names.append(name)
        power.text("name", MOST_NAME)
        power.text("text", MOST_TEXT)
        power.text("notes", MOST_TEXT, 0)
        found = record_of(power)
        power.done()
        return found

    def read_abilities(self, number: int, record: Fields) -> list[Json]:
        """The four abilities; some are different with 2 players (WW-L06)."""
        records = record.records("ability", "id")
        if len(records) != ABILITIES:
            raise record.refusal(
                Message("error-war-faction-abilities", {"count": len(records), "abilities": ABILITIES})
            )
        found: list[Json] = []
        for index, ability in enumerate(records):
            self.add_faction_ability(number * ABILITIES + index, ability)
            found.append(record_of(ability))
            ability.done()
        return found

    def add_faction_ability(self, place: int, record: Fields) -> None:
        """One of them."""
        record.text("name", MOST_NAME)
        artifact = record.flag("artifact")
        owner = OF_ARTIFACT if artifact else OF_PASSIVE
        self.is_artifact_ability[place] = int(artifact)
        usual = self.add_ability(record, owner)
        name = self.ability_names[len(self.ability_names) - 1]
        self.faction_abilities.append(name)
        two = usual
        if record.has("text_2p") or record.has("effects_2p"):
            record.text("text_2p", MOST_TEXT)
            self.other_texts[name] = TWO_PLAYERS
            two = self.read_effects(record, "effects_2p", name, owner)
        self.faction_effects[place] = usual
        self.faction_effects[len(FACTIONS) * ABILITIES + place] = two

    def read_tracks(self, side: int, record: Fields, field: str, two: int) -> None:
        """The rewards of the spaces: 4 Supporters on the third track (WW-S06), Castle values on the fourth (WW-O12)."""
        names = reward_lists(record, field)
        for track in range(TRACKS):
            for space in range(SPACES):
                reward = self.reward(record, field, names[track][space], ON_TRACKS)
                self.space_reward[side * TRACK_SPACES + track * SPACES + space] = reward
        kinds = [REWARD_KINDS[self.space_reward[side * TRACK_SPACES + index]] for index in range(TRACK_SPACES)]
        check_count(record, field, kinds, SUPPORTER_UP, self.supporters_on_track)
        check_count(record, field, kinds, CASTLE_VALUE, CASTLE_SPACES_2P if two else CASTLE_SPACES)

    def read_between(self, side: int, record: Fields, field: str) -> None:
        """The rewards between tracks (WW-O11)."""
        entries = record.raw(field)
        if not isinstance(entries, list):
            raise record.wrong(field, Message("error-war-list-tables"))
        for number, table in enumerate(entries, 1):
            entry = Fields(table, record.where, f"{field} {number}.")
            upper = entry.whole("upper", 1, GAPS)
            column = entry.whole("column", 1, SPACES)
            place = (side * GAPS + upper - 1) * SPACES + column - 1
            if self.between_reward[place] >= 0:
                raise record.refusal(
                    Message(
                        "error-war-two-rewards-between-tracks-column",
                        {"field": field, "upper": upper, "lower": upper + 1, "column": column},
                    )
                )
            self.between_reward[place] = self.reward(entry, "reward", entry.raw("reward"), BETWEEN_TRACKS)
            entry.done()

    def reward(self, record: Fields, field: str, name: object, allowed: list[int]) -> int:
        """The number of a reward that stands in a field."""
        found = number_of(name, allowed) if isinstance(name, str) else -1
        if found < 0:
            raise record.refusal(
                Message(
                    "error-war-which-no-reward-may-stand",
                    {"inside": record.inside, "field": field, "name": shown(name)},
                )
            )
        return found

    # --- Wonderlandians ---------------------------------------------------------------------------------------

    def read_wonderlandians(self, file: Fields) -> None:
        """12 figures with 13 standees, 12 tools."""
        check_format(file)
        figures = file.records("figure", "id")
        tools = file.records("tool", "id")
        file.done()
        if len(figures) != FIGURES or len(tools) != TOOLS:
            raise file.refusal(
                Message(
                    "error-war-figures-tools-not",
                    {"count": len(figures), "wanted": len(tools), "figures": FIGURES, "tools": TOOLS},
                )
            )
        standee: i64 = 0
        for number, record in enumerate(figures):
            standee = self.add_figure(number, record, standee)
        if standee != STANDEES:
            raise file.refusal(Message("error-war-figures-standees-not", {"standee": standee, "standees": STANDEES}))
        self.chip_names += CHIPS_BESIDE_ALLIES
        for number, record in enumerate(tools):
            self.add_tool(number, record)
        self.chip_names += MADNESS_NAMES
        self.join_effects()
        self.wonder_names = self.figure_names + self.tool_names
        left = WONDERLANDIANS - sum(self.is_removed_2p[card] for card in range(WONDERLANDIANS))
        if left < MARKET_SIZE:
            raise file.refusal(
                Message("error-war-wonderlandians-left-2-players-market", {"left": left, "wanted": MARKET_SIZE})
            )

    def add_figure(self, number: int, record: Fields, standee: i64) -> i64:
        """One figure, whose standees have the numbers from `standee` on; the number of the next."""
        self.figure_effects.append(self.add_wonderlandian(number, record, OF_FIGURE, self.figure_names))
        self.figure_strength[number] = record.whole("strength", 0, MOST_STRENGTH)
        count = record.whole("standees", 1, MOST_STANDEES)
        self.first_standee[number] = standee
        self.standee_count[number] = count
        for index in range(standee, min(standee + count, STANDEES)):
            self.standee_figure[index] = number
        self.figures.append(record_of(record))
        record.done()
        return standee + count

    def add_tool(self, number: int, record: Fields) -> None:
        """One tool: two chips of a kind of their own."""
        self.tool_effects.append(self.add_wonderlandian(FIGURES + number, record, OF_TOOL, self.tool_names))
        kind = FIRST_TOOL + number
        self.strength[kind] = record.whole("strength", 0, MOST_STRENGTH)
        self.supply[kind] = self.supply_prototype[kind] = record.whole("copies", TOOL_CHIPS, TOOL_CHIPS)
        self.tool_copies[number] = self.supply[kind]
        self.chip_names.append(self.tool_names[number])
        self.tools.append(record_of(record))
        record.done()

    def add_wonderlandian(self, card: int, record: Fields, owner: str, names: list[str]) -> list[Effect]:
        """What figures and tools have in common; the effects."""
        record.text("name", MOST_NAME)
        self.is_removed_2p[card] = int(record.flag("removed_2p"))
        found = self.add_ability(record, owner)
        names.append(self.ability_names[len(self.ability_names) - 1])
        return found


def same(record: Fields, other: Json, name: str) -> bool:
    """Whether two records say the same in a field."""
    return bool(record.values[name] == other[name])


def reward_lists(record: Fields, field: str) -> list[list[object]]:
    """Four lists of four."""
    value = record.raw(field)
    if not isinstance(value, list) or len(value) != TRACKS:
        raise record.wrong(field, Message("error-war-list-lists-rewards", {"tracks": TRACKS, "spaces": SPACES}))
    found: list[list[object]] = []
    for spaces in value:
        if not isinstance(spaces, list) or len(spaces) != SPACES:
            raise record.wrong(field, Message("error-war-list-lists-rewards", {"tracks": TRACKS, "spaces": SPACES}))
        found.append(spaces)
    return found


def check_count(record: Fields, field: str, kinds: list[int], kind: int, wanted: i64) -> None:
    """Raise `BadData` unless a kind of reward occurs as often as it must."""
    if kinds.count(kind) != wanted:
        raise record.refusal(
            Message(
                "error-war-spaces-with-not",
                {"field": field, "count": kinds.count(kind), "kind": KIND_NAMES[kind], "wanted": wanted},
            )
        )
