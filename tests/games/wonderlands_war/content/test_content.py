"""The game's own data: what the files say is what the engine reads."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest

from tests.games.wonderlands_war import stated
from wabe.games.wonderlands_war.content import feats, objectives
from wabe.games.wonderlands_war.content.board import TAGS
from wabe.games.wonderlands_war.content.content import load_content
from wabe.games.wonderlands_war.effects.kinds import ALL, KIND_NAMES
from wabe.games.wonderlands_war.pieces import reward_kinds
from wabe.games.wonderlands_war.table.chips import (
    ALLY_NAMES,
    ARTIFACT,
    DOUBLE_MADNESS,
    FACTION_1,
    FACTION_2,
    FACTIONS,
    FIRST_TOOL,
    FORGE,
    LEVELS,
    MADNESS,
    POISON,
    REGION_NAMES,
    SETS,
)
from wabe.games.wonderlands_war.table.layout import CORRUPTIBLE, KINDS, MAX_PLAYERS, PLAIN, QUESTS, SPLIT, TEA_CARDS
from wabe.games.wonderlands_war.table.timing import TIMINGS
from wabe.kernel.message import Json

CONTENT = load_content()
MESSAGES = CONTENT.messages()
STATED = stated.GAME.cards


def abilities() -> dict[str, Json]:
    """The record of every ability that has effects."""
    records = [*CONTENT.ally_abilities, *CONTENT.figures, *CONTENT.tools]
    records += [ability for faction in CONTENT.factions for ability in faction["abilities"]]
    return {record["id"]: record for record in records}


ABILITIES = abilities()


# --- board ------------------------------------------------------------------------------------------------------------


def test_the_starting_bag_holds_ten_chips() -> None:  # WW-S07, WW-X07
    kinds = [kind for kind in range(KINDS) for _ in range(CONTENT.starting_bag[kind])]
    assert kinds == [FORGE, *[FACTION_1] * 3, FACTION_2, *[ARTIFACT] * 2, *[MADNESS] * 2, DOUBLE_MADNESS]
    assert [CONTENT.strength[kind] for kind in kinds] == [1, 1, 1, 1, 2, 3, 3, 0, 0, 0]
    assert list(CONTENT.starting_bag_2p) == [
        count + (kind == FORGE) for kind, count in enumerate(CONTENT.starting_bag)
    ]  # WW-2P03


def test_chips_in_the_box() -> None:  # WW-S16
    assert [CONTENT.supply[kind] for kind in range(10)] == [
        ally[level]["count"] for ally in CONTENT.allies for level in LEVELS
    ]
    assert len({CONTENT.supply_prototype[kind] for kind in range(0, 10, 2)}) == 1
    kinds = [FORGE, FACTION_1, FACTION_2, ARTIFACT, FIRST_TOOL, MADNESS, DOUBLE_MADNESS, POISON]
    assert [CONTENT.supply[kind] for kind in kinds] == [25, 15, 5, 30, 2, 29, 5, 7]
    assert CONTENT.poison_over_players == 2  # WW-S09
    assert CONTENT.shard_value == 80  # WW-T26


def test_starting_shards_by_players_and_seat() -> None:  # WW-S12
    found = {
        players: [CONTENT.starting_shards[players * MAX_PLAYERS + seat] for seat in range(players)]
        for players in range(2, 6)
    }
    assert found == {2: [2, 1], 3: [3, 2, 1], 4: [3, 2, 2, 1], 5: [3, 2, 2, 1, 1]}


def test_chairs_and_cards_of_a_party_by_players() -> None:  # WW-T03, WW-2P04
    chairs = {players: int(CONTENT.chairs[players]).bit_count() for players in range(2, 6)}
    assert chairs == {2: 11, 3: 11, 4: 12, 5: 13}
    assert [chair for chair in range(1, 14) if not CONTENT.chairs[3] >> chair & 1] == [5, 9]
    assert list(CONTENT.cards_per_party[2:]) == [5, 4, 4, 4]


def test_a_tea_deck_cannot_run_out() -> None:  # WW-T29
    for players in range(2, 6):
        most = (CONTENT.cards_per_party[players] - 1) * players + int(CONTENT.chairs[players]).bit_count()
        assert most <= 30
    assert (CONTENT.cards_per_party[5] - 1) * 5 + int(CONTENT.chairs[5]).bit_count() == 28


def test_numbers_of_the_set_up() -> None:  # WW-S06, WW-O12, WW-2P03, WW-2P05
    assert [CONTENT.supporters, CONTENT.supporters_on_track, CONTENT.castles] == [14, 4, 5]
    assert [CONTENT.castle_base_vp, CONTENT.castle_max_vp, CONTENT.castle_max_vp_2p] == [3, 6, 7]
    assert [CONTENT.leader_strength_max, CONTENT.castle_strength, CONTENT.track_end] == [6, 2, 25]
    assert list(CONTENT.resistance) == [3, 5, 7]
    assert sorted(CONTENT.die_faces) == [1, 1, 1, 2, 2, 3]


def test_the_forge_symbols_of_the_worked_examples() -> None:  # WW-X01
    assert [CONTENT.symbols >> space & 1 for space in (0, 2, 5, 8, 25)] == [0, 1, 1, 0, 0]


def test_six_scoring_markers_with_three_awards() -> None:  # WW-S03
    assert CONTENT.marker_count == 6
    for marker in range(6):
        awards = [CONTENT.awards[marker * 3 + index] for index in range(3)]
        assert awards == sorted(awards)
        assert awards == CONTENT.markers[marker]["award"]


# --- abilities --------------------------------------------------------------------------------------------------------


def test_chips_by_number() -> None:  # WW-S17
    assert CONTENT.chip_names[:4] == ["card_soldier_weak", "card_soldier_strong", "flamingo_weak", "flamingo_strong"]
    assert CONTENT.chip_names[FORGE:FIRST_TOOL] == ["forge", "faction_1", "faction_2", "artifact"]
    assert CONTENT.chip_names[FIRST_TOOL:MADNESS] == CONTENT.tool_names
    assert CONTENT.chip_names[MADNESS:] == ["madness", "double_madness", "poison"]
    assert len(set(CONTENT.chip_names)) == KINDS


@pytest.mark.parametrize("name", ABILITIES)
def test_every_ability_is_read_as_it_is_written(name: str) -> None:
    record = ABILITIES[name]
    effects = [effect for effect in CONTENT.effects if effect.ability == name]
    written = record["effects"] + record.get("effects_2p", [])
    assert [TIMINGS[effect.timing] for effect in effects] == [entry["timing"] for entry in written]
    assert [effect.optional for effect in effects] == [entry["optional"] for entry in written]
    assert [effect.on_others for effect in effects] == [entry.get("others", False) for entry in written]
    assert [CONTENT.effects[effect.index] for effect in effects] == effects
    assert set(record["provenance"].values()) <= set(TAGS)


@pytest.mark.parametrize("name", ABILITIES)
def test_what_its_text_words_with_may_is_optional_and_nothing_else(name: str) -> None:  # WW-R18 WW-R19
    record = ABILITIES[name]
    for text, effects in (("text", "effects"), ("text_2p", "effects_2p")):
        declined = any(entry["optional"] for entry in record.get(effects, []))
        worded = re.search(r"\bmay\b|^.*discard up to", record.get(text, "")) is not None
        assert declined == worded, record[text]


def test_every_kind_of_effect_is_used() -> None:
    used = {entry["kind"] for record in ABILITIES.values() for entry in record["effects"]}
    assert used == set(KIND_NAMES)
    assert {timing for kind in ALL for timing in kind.timings} == set(TIMINGS)


def test_an_ability_for_each_type_in_each_set() -> None:  # WW-S04
    found = {(record["set"], record["type"]) for record in CONTENT.ally_abilities}
    assert found == {(name, ally) for name in SETS for ally in ALLY_NAMES}
    for number, name in enumerate(SETS):
        for ally_type, ally in enumerate(ALLY_NAMES):
            effects = CONTENT.ally_effects[number * 5 + ally_type]
            assert {effect.ability for effect in effects} == {f"{ally}_{name.lower()}"}


def test_two_abilities_differ_with_two_players() -> None:  # WW-L06
    different = [
        CONTENT.faction_abilities[place]
        for place in range(20)
        if CONTENT.faction_effects[place] != CONTENT.faction_effects[20 + place]
    ]
    assert different == ["love_of_learning", "twice_as_fast"]
    assert all(f"ability-{name}-text-2p" in MESSAGES for name in different)


def test_two_abilities_of_each_faction_act_on_artifacts() -> None:
    for faction in range(5):
        assert sum(CONTENT.is_artifact_ability[faction * 4 + ability] for ability in range(4)) == 2


def test_twelve_figures_have_thirteen_standees() -> None:
    twins = CONTENT.figure_names.index("tweedledum_and_tweedledee")
    assert list(CONTENT.standee_figure).count(twins) == CONTENT.standee_count[twins] == 2
    for figure in range(12):
        assert CONTENT.standee_figure[CONTENT.first_standee[figure]] == figure
    assert CONTENT.wonder_names == CONTENT.figure_names + CONTENT.tool_names
    assert list(CONTENT.tool_copies) == [2] * 12


def test_the_worked_examples_know_these_strengths() -> None:  # WW-X01, WW-X02
    strengths = dict(zip(CONTENT.figure_names, CONTENT.figure_strength, strict=True))
    assert [strengths["walrus"], strengths["gryphon"]] == [2, 2]
    allies = {ally["id"]: [ally[level]["strength"] for level in LEVELS] for ally in CONTENT.allies}
    assert allies["flamingo"][0] == 1
    assert 2 in allies["rose"]
    assert 3 in allies["red_rook"]


def test_two_wonderlandians_leave_with_two_players() -> None:  # WW-2P03
    removed = [name for card, name in enumerate(CONTENT.wonder_names) if CONTENT.is_removed_2p[card]]
    assert removed == ["march_hare", "amulet_of_the_duchess"]


# --- Forge tracks -----------------------------------------------------------------------------------------------------


def spaces(faction: str, track: int, two: int = 0) -> list[str]:
    first = ((two * 5 + FACTIONS.index(faction)) * 4 + track - 1) * 4
    return [CONTENT.reward_names[CONTENT.space_reward[first + space]] for space in range(4)]


def between(faction: str, upper: int, column: int, two: int = 0) -> str | None:
    place = ((two * 5 + FACTIONS.index(faction)) * 3 + upper - 1) * 4 + column - 1
    found = CONTENT.between_reward[place]
    return None if found < 0 else CONTENT.reward_names[found]


@pytest.mark.parametrize("faction", FACTIONS)
def test_third_and_fourth_track(faction: str) -> None:  # WW-S06, WW-O12, WW-2P03
    assert spaces(faction, 3) == spaces(faction, 3, 1) == ["supporter"] * 4
    assert Counter(spaces(faction, 4)) == {"castle_value": 3, "vp-4": 1}
    assert spaces(faction, 4, 1) == ["castle_value"] * 4


def test_the_tracks_of_the_worked_examples() -> None:  # WW-X01, WW-X02, WW-X04
    assert spaces("mad_hatter", 2)[0] == "leader_strength"
    assert spaces("alice", 2)[3] == spaces("red_queen", 2)[3] == "leader_strength"
    assert between("mad_hatter", 2, 1) == "quest1"
    assert between("red_queen", 2, 4) == "discard_madness"


@pytest.mark.parametrize(("two", "side"), [(0, ""), (1, "_2p")])
def test_every_board_is_read_as_it_is_written(two: int, side: str) -> None:
    for record in CONTENT.factions:
        assert [spaces(record["id"], track, two) for track in range(1, 5)] == record[f"tracks{side}"]
        written = {(entry["upper"], entry["column"]): entry["reward"] for entry in record[f"between{side}"]}
        for upper, column in product(range(1, 4), range(1, 5)):
            assert between(record["id"], upper, column, two) == written.get((upper, column))


# --- rewards ----------------------------------------------------------------------------------------------------------


def test_rewards_by_number() -> None:
    for reward, name in enumerate(CONTENT.reward_names):
        kind, argument = CONTENT.reward_kind[reward], CONTENT.reward_arg[reward]
        assert name.startswith(reward_kinds.KIND_NAMES[kind])
        words = reward_kinds.words_of(kind)
        if words:
            assert name.partition("-")[2] == words[argument - reward_kinds.first_argument(kind)]
    found = CONTENT.reward_names.index("ally-rose_strong")
    assert CONTENT.chip_names[CONTENT.reward_arg[found]] == "rose_strong"


def test_placements_of_units_are_rewards() -> None:
    names = [CONTENT.reward_names[CONTENT.units_reward[count]] for count in range(1, 10)]
    assert names == [f"units-{count}" for count in range(1, 10)]
    assert CONTENT.units_reward[0] == -1
    parts = [CONTENT.shard_die_reward, CONTENT.split_reward, CONTENT.corrupted_reward]
    assert [CONTENT.reward_names[part] for part in parts] == ["shard_die", "split", "corrupted"]


# --- cards ------------------------------------------------------------------------------------------------------------


def test_six_quests_for_each_region() -> None:
    counts = Counter(REGION_NAMES[CONTENT.quest_region[quest]] for quest in range(QUESTS))
    assert counts == dict.fromkeys(REGION_NAMES, 6)
    assert [record["id"] for record in CONTENT.quests] == CONTENT.quest_names


def test_every_kind_of_feat_and_objective_is_used() -> None:
    """By the game's own data, or by those that tests state."""
    quests = [*CONTENT.quests, *STATED.quests]
    assert {record["feat"]["kind"] for record in quests} == set(feats.FEAT_KINDS)
    assert {record["objective"]["kind"] for record in quests} == set(objectives.OBJECTIVE_KINDS)
    for quest, record in enumerate(CONTENT.quests):
        assert type(CONTENT.feats[quest]) is feats.FEAT_KINDS[record["feat"]["kind"]]
        assert type(CONTENT.objectives[quest]) is objectives.OBJECTIVE_KINDS[record["objective"]["kind"]]


@pytest.mark.parametrize("card", range(TEA_CARDS))
def test_every_tea_card_is_read_as_it_is_written(card: int) -> None:
    record = CONTENT.cards[card]
    assert record["id"] == CONTENT.card_names[card]
    numbers = [CONTENT.card_supporters[card], CONTENT.card_second[card], CONTENT.card_die[card]]
    assert numbers == [record["supporters"], record["second_units"], int(record["shard_die"])]
    lists = {
        "rewards": CONTENT.card_rewards,
        "top": CONTENT.card_top,
        "bottom": CONTENT.card_bottom,
        "corrupted": CONTENT.card_corrupted,
    }
    for field, rewards in lists.items():
        assert [CONTENT.reward_names[reward] for reward in rewards[card]] == record.get(field, [])
    layout = SPLIT if "top" in record else CORRUPTIBLE if "corrupted" in record else PLAIN
    assert CONTENT.card_layout[card] == layout


def test_thirty_tea_cards_for_each_round_some_split_some_corrupted() -> None:  # WW-T01
    layouts = [Counter(CONTENT.card_layout[first : first + 30]) for first in (0, 30, 60)]
    assert layouts == [{PLAIN: 22, SPLIT: 5, CORRUPTIBLE: 3}] * 3
    assert [record["round"] for record in CONTENT.cards] == [1] * 30 + [2] * 30 + [3] * 30


ICONS = [
    ("t1_01", 0),
    ("t1_02", reward_kinds.ICON_CREATURE),
    ("t1_04", reward_kinds.ICON_QUEST),
    ("t1_06", reward_kinds.ICON_QUEST),  # on one half
    ("t1_07", reward_kinds.ICON_DIE | reward_kinds.ICON_WONDERLANDIAN),  # corrupted
    ("t1_10", reward_kinds.ICON_DIE),  # in the corner
    ("t1_13", reward_kinds.ICON_SECOND),
]


@pytest.mark.parametrize(("name", "icons"), ICONS)
def test_a_card_shows_an_icon_wherever_it_stands(name: str, icons: int) -> None:  # WW-T24
    assert STATED.card_icons[STATED.card_names.index(name)] == icons


# --- for people -------------------------------------------------------------------------------------------------------


def test_content_for_boards_holds_every_record() -> None:
    data = CONTENT.to_json()
    assert data["pack"] is None
    counts = {name: len(records) for name, records in data.items() if isinstance(records, list)}
    assert counts == {
        "board": 8,
        "regions": 5,
        "markers": 6,
        "allies": 5,
        "forge": 1,
        "ally_abilities": 20,
        "factions": 5,
        "figures": 12,
        "tools": 12,
        "quests": 30,
        "tea_cards": 90,
    }
    assert data["tea_cards"][0]["provenance"] == {"icon_kinds": "seed", "cards": "stand_in"}
    for name in counts:
        for record in data[name]:
            assert record["provenance"]
            assert set(record["provenance"].values()) <= set(TAGS)


def test_every_thing_has_a_name() -> None:
    names = [
        *(f"region-{name}" for name in REGION_NAMES),
        *(f"region-{name}-title" for name in REGION_NAMES),
        *(f"chip-{name}" for name in CONTENT.chip_names),
        *(f"reward-{name}" for name in CONTENT.reward_names),
        *(f"tea-{name}" for name in CONTENT.card_names),
        *(f"wonder-{name}" for name in CONTENT.wonder_names),
        *(f"unit-{name}" for name in CONTENT.figure_names),
        *(f"faction-{name}" for name in FACTIONS),
    ]
    assert all(MESSAGES[name] for name in names)


@pytest.mark.parametrize("name", [*ABILITIES, *CONTENT.power_names, "forge"])
def test_every_ability_has_name_text_and_rulings(name: str) -> None:
    assert MESSAGES[f"ability-{name}"]
    assert MESSAGES[f"ability-{name}-text"].endswith(".")
    assert isinstance(MESSAGES[f"ability-{name}-notes"], str)


TOLD = STATED.messages()


def test_names_say_what_they_are() -> None:
    assert TOLD["chip-rose_strong"] == "strong Rose"
    assert TOLD["ability-flamingo_c"] == "Flamingo (C)"
    assert TOLD["ability-its_my_party"] == "It's My Party"
    assert TOLD["faction-alice-artifact"] == "Sword of Hope"
    assert TOLD["region-red_keep"] == "the Red Keep"
    assert TOLD["reward-vp-4"] == "4 VP"
    assert TOLD["reward-discard_shards-1"] == "discard 1 Shard"
    assert TOLD["quest-call_the_clams-feat"] == "End a battle in Tulgey Woods with exactly 2 or 6 Active chips."
    assert TOLD["forge-symbols"] == "2, 5, 7, 11, 14, 17, 20, 23"
    assert [TOLD["chip-artifact-strength"], TOLD["unit-walrus-strength"]] == ["3", "2"]


def test_tea_cards_in_words_and_as_parts() -> None:
    assert TOLD["tea-t1_13"] == "1 unit; 1 unit; Forge chip; discard 1 Shard"
    assert TOLD["tea-t1_06"] == "2 units; upper half: weak Card Soldier / lower half: draw 2 Quests to discard 1"
    assert TOLD["tea-t1_06-parts"] == "units-2 | ally-card_soldier_weak / quest2keep"
    assert TOLD["tea-t1_07"] == "2 units; weak Flamingo; for a roll of the Shard die: Wonderlandian"
    assert TOLD["tea-t1_07-parts"] == "units-2 ally-flamingo_weak ! wonderlandian"


def test_tracks_are_told_by_names_of_rewards() -> None:
    assert TOLD["space-alice-4-3"] == "vp-4"
    assert TOLD["space-2p-alice-4-3"] == "castle_value"
    assert TOLD["between-mad_hatter-2-1"] == "quest1"
    assert "between-mad_hatter-2-2" not in MESSAGES
