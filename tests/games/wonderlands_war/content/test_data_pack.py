"""Data packs: what they replace, and every way in which they can be wrong, told with file, record and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.wonderlands_war.packs import changed, pack, stated, without
from tests.games.wonderlands_war.stated import FOLDER
from wabe.games.wonderlands_war.content.content import FILES, load_content
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS
from wabe.kernel.errors import BadData, BadSave

OWN, STATED = load_content(), load_content(str(FOLDER))


def refusal(folder: str) -> str:
    with pytest.raises(BadData) as error:
        load_content(folder)
    return str(error.value)


def refused(tmp_path: Path, file: str, old: str, new: str) -> str:
    """The sentence about a pack in which this place of a file is changed; it begins with the file."""
    told = refusal(pack(tmp_path / "mine", **{file: changed(f"{file}.toml", old, new)}))
    assert told.startswith(f"mine/{file}.toml")
    return told


# --- sound packs ------------------------------------------------------------------------------------------------------


def test_a_pack_replaces_the_files_it_has(tmp_path: Path) -> None:
    board = changed("board.toml", "castle_vp = 3", "castle_vp = 4")
    found = load_content(pack(tmp_path / "mine", board=board))
    assert (found.castle_base_vp, found.castle_max_vp, found.castle_max_vp_2p) == (4, 7, 8)
    assert found.quests == OWN.quests
    data = found.pack.to_json()
    assert data is not None
    assert (data["name"], len(data["digest"])) == ("mine", 64)


def test_all_files_may_be_replaced(tmp_path: Path) -> None:
    found = load_content(pack(tmp_path / "mine", **{name.removesuffix(".toml"): stated(name) for name in FILES}))
    assert found.to_json() | {"pack": None} == STATED.to_json() | {"pack": None}
    assert found.messages() == STATED.messages()


def test_other_values_are_read(tmp_path: Path) -> None:
    allies = changed("allies.toml", "weak = { strength = 2, count = 11 }", "weak = { strength = 5, count = 9 }")
    tools = changed("wonderlandians.toml", 'name = "Walrus"\nstrength = 2', 'name = "Sea {Cow}"\nstrength = 3')
    cards = changed("tea_cards.toml", '"ally-card_soldier_weak"', '"any_ally-strong", "units-3"')
    found = load_content(pack(tmp_path / "mine", allies=allies, wonderlandians=tools, tea_cards=cards))
    rose = found.chip_names.index("rose_weak")
    assert (found.strength[rose], found.supply[rose], found.supply_prototype[rose]) == (5, 9, 10)
    assert (found.figure_strength[0], found.messages()["wonder-walrus"]) == (3, "Sea {Cow}")
    assert [found.reward_names[reward] for reward in found.card_rewards[0][:2]] == ["any_ally-strong", "units-3"]


def test_a_figure_may_have_no_ability(tmp_path: Path) -> None:
    line = next(line for line in stated("wonderlandians.toml").splitlines() if '"lost_first"' in line)
    found = load_content(pack(tmp_path / "mine", wonderlandians=changed("wonderlandians.toml", line, "effects = []")))
    assert found.figure_effects[found.figure_names.index("humpty_dumpty")] == []
    assert "humpty_dumpty" not in [effect.ability for effect in found.effects]


def test_without_a_word_about_it_a_record_is_printed(tmp_path: Path) -> None:
    record = stated("quests.toml").split("[[quest]]")[1]
    line = next(line for line in record.splitlines() if line.startswith("provenance"))
    found = load_content(pack(tmp_path / "mine", quests=changed("quests.toml", line, "")))
    assert found.quests[0]["provenance"] == {"all": "printed"}
    assert found.quests[1]["provenance"] == STATED.quests[1]["provenance"]


def test_a_tea_card_may_say_where_it_comes_from(tmp_path: Path) -> None:
    text = changed("tea_cards.toml", "round = 1", 'round = 1\nprovenance = { rewards = "printed" }')
    found = load_content(pack(tmp_path / "mine", tea_cards=text))
    assert found.cards[0]["provenance"] == {"rewards": "printed"}
    assert found.cards[1]["provenance"] == STATED.cards[1]["provenance"]


def test_a_game_is_played_and_saved_with_its_pack(tmp_path: Path) -> None:
    board = changed("board.toml", "leader_strength_max = 6", "leader_strength_max = 9")
    game = GAME.with_data(pack(tmp_path / "mine", board=board.replace("[1, 1, 1, 2, 2, 3]", "[7, 7, 7, 7, 7, 7]")))
    state = game.new(3, 4)
    assert state.to_json()["data"] == game.data
    assert game.from_json(state.to_json()).to_json() == state.to_json()
    assert state.view(None)["standee"] == "meadow_of_living_flowers"  # seven Regions on from the Red Keep
    with pytest.raises(BadSave, match="the data pack"):
        GAME.from_json(state.to_json())
    assert "data" not in GAME.new(3, 4).to_json()


@pytest.mark.parametrize("count", [0, 2])
def test_a_bag_with_other_double_madness_is_saved_and_loaded(count: int, tmp_path: Path) -> None:
    board = changed("board.toml", "double_madness = 1 }", f"double_madness = {count} }}")
    board = board.replace("double_madness = 5", "double_madness = 10")
    game = GAME.with_data(pack(tmp_path / "mine", board=board))
    save = game.new(3, 4).to_json()
    assert game.from_json(save).to_json() == save
    save["areas"]["bag"][0][DOUBLE_MADNESS] += 1
    with pytest.raises(BadSave, match="the Double Madness is not all there"):
        game.from_json(save)


# --- board.toml -------------------------------------------------------------------------------------------------------

BOARD = [
    ("format = 1", "format = 2", "format is 2, not the whole number 1."),
    ("format = 1", 'format = 1\nauthor = "me"', 'the field "author" is unknown.'),
    ('id = "red_keep"', 'id = "oxford"', 'region oxford: id is "oxford", not red_keep, the next in battle order.'),
    ('id = "red_keep"', "", "region number 1: id is missing."),
    ('name = "The Red Keep"', 'name = ""', 'region red_keep: name is "", not one line of text of 1 to 60'),
    ('phrase = "the Red Keep"', "", "region red_keep: phrase is missing."),
    ("award = [2, 8, 14]", "award = [2, 8]", "marker marker_1: award is [2, 8], not a list of 3 whole numbers"),
    ("award = [2, 8, 14]", "award = [2, 8, -1]", "award is [2, 8, -1], not a list of 3 whole numbers from 0 to 99."),
    ("award = [2, 8, 14]", "award = [2, 8, true]", "award is [2, 8, true], not a list of 3 whole numbers"),
    ("award = [2, 8, 14]", 'award = "many"', 'award is "many", not a list of 3 whole numbers'),
    ("[2, 5, 7,", "[2, 5, 26,", "battle_track.forge_symbols is [2, 5, 26, 11, 14, 17, 20, 23], not a list of whole"),
    ("castle_strength = 2", "castle_strength = 10", "battle_track.castle_strength is 10, not a whole number from 0"),
    ("[1, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 2]", "shard_die.faces is [1, 1, 1, 2, 2], not a list of 6 whole numbers"),
    ("[1, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3]", "shard_die.faces is [0, 1, 1, 2, 2, 3], not a list of 6 whole"),
    ("for_3 = [3, 2, 1]", "for_3 = [3, 2]", "starting_shards.for_3 is [3, 2], not a list of 3 whole numbers"),
    ("for_5 = [3, 2, 2, 1, 1]", "", "starting_shards.for_5 is missing."),
    ("from_4_players = [5]", "from_4_players = [14]", "tea_table.from_4_players is [14], not a list of whole numbers"),
    ("for_5 = 4 }", "for_5 = 5 }", "tea_table.cards_per_party.for_5 is 5: with 13 chairs a Party may need more than"),
    ("for_5 = 4 }", "for_5 = 0 }", "tea_table.cards_per_party.for_5 is 0, not a whole number from 1 to 9."),
    ("for_5 = 4 }", "for_5 = 4, for_6 = 1 }", 'the field "tea_table.cards_per_party.for_6" is unknown.'),
    (
        "from_4_players = [5]",
        "from_4_players = [1, 2, 3, 4, 5, 6, 7, 8, 10]",
        "tea_table leaves 3 chairs for 3 players; there must be more than players.",
    ),
    ("supporters = 14", "supporters = 3", "setup.supporters is 3, not a whole number from 4 to 30."),
    ("castles = 5", "castles = 6", "setup.castles is 6, not a whole number from 1 to 5."),
    ("faction_1 = 3,", "faction_1 = 4,", "supply.faction_1 is 15, and 5 players need 20."),
    ("artifact = 2,", "artifact = 3,", "supply.artifact is 30, and 5 players need 35."),
    ("poison = 7", "poison = 6", "supply.poison is 6, and 5 players need 7."),
    ("madness = 29", "madness = 9", "supply.madness is 9, and 5 players need 10."),
    (
        "{ faction_1 = 3, faction_2 = 1, artifact = 2, forge = 1, madness = 2, double_madness = 1 }",
        "{ faction_1 = 0, faction_2 = 0, artifact = 0, forge = 0, madness = 0, double_madness = 0 }",
        "setup.starting_bag is empty.",
    ),
    ("local_resistance = [3, 5, 7]", "local_resistance = 3", "two_players.local_resistance is 3, not a list of 3"),
    ("shard_value = 80", "shard_value = 81", "supply.shard_value is 81, not a whole number from 1 to 80."),
    ("prototype_ally_weak = 10", "", "supply.prototype_ally_weak is missing."),
    ("faction_2 = 2\n", "faction_2 = 2.5\n", "strength.faction_2 is 2.5, not a whole number from 0 to 9."),
    ('distribution = "stand_in"', 'distribution = "guess"', 'shard_die.provenance.distribution is "guess", not one'),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BOARD)
def test_wrong_boards_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "board", old, new)


# --- allies.toml ------------------------------------------------------------------------------------------------------

DOUBLING = '{ kind = "double_next_placed", timing = "next_placed", optional = false }'
ALLIES = [
    ('id = "card_soldier"', 'id = "pawn"', 'type pawn: id is "pawn", not card_soldier, the next type.'),
    ("weak = { strength = 1, count = 11 }", "weak = { strength = 1 }", "type card_soldier: weak.count is missing."),
    ("weak = { strength = 1, count = 11 }", "", "type card_soldier: weak is missing."),
    ("weak = { strength = 1, count = 11 }", "weak = 1", "type card_soldier: weak is 1, not a table."),
    (
        "weak = { strength = 1, count = 11 }",
        "weak = { strength = 1, count = 0 }",
        "type card_soldier: weak.count is 0, not a whole number from 1 to 99.",
    ),
    (
        "weak = { strength = 1, count = 11 }",
        "weak = { strength = 1, count = 11, colour = 3 }",
        'type card_soldier: the field "weak.colour" is unknown.',
    ),
    ("count = 25", "count = 4", "forge.count is 4, and the bags need 5."),
    ('set = "A"', 'set = "E"', 'ability card_soldier_a: set is "E", not one of A, B, C, D.'),
    ('set = "A"', 'set = "B"', "ability card_soldier_b: another ability is of this type and set."),
    ('type = "flamingo"', 'type = "stork"', 'ability flamingo_a: type is "stork", not one of card_soldier, flamingo,'),
    ('id = "flamingo_a"', 'id = "flamingo a"', 'ability flamingo a: id is "flamingo a", not a name of letters, digits'),
    ('id = "flamingo_a"', 'id = "rose_a"', "ability rose_a: there are two with this id."),
    (DOUBLING, DOUBLING.replace("double_next", "triple_next"), 'effects 1.kind is "triple_next_placed", not one of'),
    (DOUBLING, DOUBLING.replace('kind = "double_next_placed", ', ""), "flamingo_a: effects 1.kind is missing."),
    (
        DOUBLING,
        DOUBLING.replace('"next_placed",', '"static",'),
        'effects 1.timing is "static", not one of next_placed.',
    ),
    (
        DOUBLING,
        DOUBLING.replace("= false", "= true"),
        "optional is true, not false, as every double_next_placed has it",
    ),
    (DOUBLING, DOUBLING.replace("= false", '= "no"'), 'effects 1.optional is "no", not true or false.'),
    (DOUBLING, DOUBLING.replace("= false", "= false, by = 3"), 'flamingo_a: the field "effects 1.by" is unknown.'),
    (DOUBLING, DOUBLING.replace("= false", "= false, others = true"), "effects 1.others is true, not false, as double"),
    (DOUBLING, f"{DOUBLING}, 5", "ability flamingo_a: effects 2 is 5, not a table."),
    (f"[{DOUBLING}]", "7", "ability flamingo_a: effects is 7, not a list of up to 4 tables."),
    (f"[{DOUBLING}]", f"[{', '.join([DOUBLING] * 5)}]", "not a list of up to 4 tables."),
    (
        DOUBLING,
        '{ kind = "lost_first", timing = "units_lost", optional = false }',
        'effects 1.kind is "lost_first", not one for ally abilities: it is for figure.',
    ),
    (
        DOUBLING,
        '{ kind = "immune_to_own_chip_abilities", timing = "static", optional = false }',
        'effects 1.kind is "immune_to_own_chip_abilities", not one for flamingo: it is for red_rook alone.',
    ),
    (f"[{DOUBLING}]", f"[{DOUBLING}, {DOUBLING}]", "effects has two effects that act at the same time, next_placed."),
    (
        '"when_forged", optional = false, region = "any"',
        '"when_forged", optional = false, region = "this"',
        'effects 1.region is "this", not any: at when_forged there is no Region that it could mean.',
    ),
    ("multiply = 2, plus_one = 1", "multiply = 2", "ability card_soldier_a: effects 1.plus_one is missing."),
    (
        "others = true, count = 1",
        "count = 1",
        "flamingo_d: effects 1.others is false, not true, as opponent_gains_shar",
    ),
    ('text = "At the end of the battle you', 'text = 5\nx = "', "forge.text is 5, not one line of text"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), ALLIES)
def test_wrong_allies_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "allies", old, new)


# --- factions.toml ----------------------------------------------------------------------------------------------------

SUPPORTERS = '["supporter", "supporter", "supporter", "supporter"]'
FACTIONS = [
    ('id = "alice"', 'id = "mad_hatter"', "there are two with this id"),
    ('id = "alice"', 'id = "dodo"', 'faction dodo: id is "dodo", not alice, the next Faction.'),
    ('artifact_name = "Sword of Hope"', "", "faction alice: artifact_name is missing."),
    (f"{SUPPORTERS},\n", "", "faction alice: tracks is"),
    (SUPPORTERS, '["supporter", "supporter", "supporter"]', "not a list of 4 lists of 4 rewards."),
    (SUPPORTERS, '["supporter", "supporter", "supporter", "ability"]', "tracks has 3 spaces with supporter, not 4."),
    ('"castle_value", "vp-4",', '"vp-4", "vp-4",', "faction alice: tracks has 2 spaces with castle_value, not 3."),
    ('"vp-4"', '"vp-10"', 'tracks has "vp-10", which is no reward that may stand there.'),
    ('"vp-4"', '"vp"', 'tracks has "vp", which is no reward that may stand there.'),
    ('"vp-4"', "4", "tracks has 4, which is no reward that may stand there."),
    ('"any_ally-weak"', '"any_ally-mighty"', 'tracks has "any_ally-mighty", which is no reward'),
    ('"any_ally-weak"', '"forge_a_chip"', 'tracks has "forge_a_chip", which is no reward'),
    ('"any_ally-weak"', '"shard_die"', 'tracks has "shard_die", which is no reward'),
    ('"any_ally-weak"', '"ability-2"', 'tracks has "ability-2", which is no reward'),
    (
        "upper = 1, column = 1",
        "upper = 4, column = 1",
        "faction alice: between 1.upper is 4, not a whole number from 1",
    ),
    ("upper = 1, column = 1", "upper = 1, column = 5", "faction alice: between 1.column is 5, not a whole number"),
    ("upper = 1, column = 1", "upper = 1, column = 3", "between has two rewards between tracks 1 and 2, column 3."),
    ('column = 1, reward = "shield"', "column = 1", "faction alice: between 1.reward is missing."),
    ('reward = "shield"', 'reward = "castle_value"', 'between 1.reward has "castle_value", which is no reward'),
    ("[faction.power]", "[faction.might]", "faction alice: power is missing."),
    ('id = "counter_clockwise"', 'id = "counter clockwise"', 'power.id is "counter clockwise", not a name'),
    ('id = "everywhere_at_once"', 'id = "rose_a"', "ability rose_a: another ability has the id rose_a."),
    ("artifact = true", "artifact = 1", "ability everywhere_at_once: artifact is 1, not true or false."),
    ("artifact = true", "artifact = false", "not one for passive abilities: it is for ally, artifact, tool."),
    ("effects_2p = ", "effects_3p = ", "ability love_of_learning: effects_2p is missing."),
    ("text_2p = ", "text_3p = ", "ability love_of_learning: text_2p is missing."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FACTIONS)
def test_wrong_factions_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "factions", old, new)


# --- wonderlandians.toml ----------------------------------------------------------------------------------------------

WONDERLANDIANS = [
    ("strength = 2", "strength = 10", "figure walrus: strength is 10, not a whole number from 0 to 9."),
    ("standees = 1", "standees = 3", "figure walrus: standees is 3, not a whole number from 1 to 2."),
    ("standees = 1", "standees = 2", "the figures have 14 standees, not 13."),
    ("standees = 2", "standees = 1", "the figures have 12 standees, not 13."),
    ("removed_2p = false", "", "figure walrus: removed_2p is missing."),
    ("copies = 2", "copies = 3", "tool amulet_of_the_duchess: copies is 3, not the whole number 2."),
    (
        'condition = "won_alone"',
        'condition = "sometimes"',
        'figure walrus: effects 1.condition is "sometimes", not one of',
    ),
    ('notes = "', 'comment = "', "figure walrus: notes is missing."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), WONDERLANDIANS)
def test_wrong_wonderlandians_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "wonderlandians", old, new)


def test_too_few_wonderlandians_for_the_market_of_2_players_are_refused(tmp_path: Path) -> None:
    none = stated("wonderlandians.toml").replace("removed_2p = false", "removed_2p = true")
    three = none.replace("removed_2p = true", "removed_2p = false", 3)
    two = none.replace("removed_2p = true", "removed_2p = false", 2)
    assert GAME.with_data(pack(tmp_path / "mine", wonderlandians=three)).new(2, 1).view(None)["wonder_deck"] == 0
    told = refusal(pack(tmp_path / "mine", wonderlandians=two))
    assert told == "mine/wonderlandians.toml: 2 Wonderlandians are left for 2 players; the market needs 3."


# --- quests.toml ------------------------------------------------------------------------------------------------------

QUESTS = [
    ('region = "red_keep"', 'region = "witzend"', "there are 5 Quests for red_keep, not 6."),
    ('region = "red_keep"', 'region = "oxford"', 'quest sentence_first: region is "oxford", not one of red_keep,'),
    ('kind = "win_by_at_most"', 'kind = "win_by_luck"', 'quest sentence_first: feat.kind is "win_by_luck", not one of'),
    ('kind = "win_by_at_most", n = 2', 'kind = "win_by_at_most"', "quest sentence_first: feat.n is missing."),
    ('kind = "win_by_at_most", n = 2', 'kind = "finish_second", n = 2', 'the field "feat.n" is unknown.'),
    ("values = [6, 8, 12, 15]", "values = [6, 6]", "feat.values is [6, 6], not a list of different whole numbers"),
    ("values = [6, 8, 12, 15]", "values = []", "feat.values is [], not a list of different whole numbers"),
    ('kind = "abilities_unlocked"', 'kind = "abilities_lost"', 'objective.kind is "abilities_lost", not one of'),
    ('types = ["card_soldier", "red_rook"]', 'types = ["rose"]', 'objective.types is ["rose"], not a list of 2 types'),
    ('icon = "quest"', 'icon = "teapot"', 'objective.icon is "teapot", not one of quest, second_units,'),
    ("feat_text = ", "feat_words = ", "quest sentence_first: feat_text is missing."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), QUESTS)
def test_wrong_quests_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "quests", old, new)


# --- tea_cards.toml ---------------------------------------------------------------------------------------------------

PLAIN = 'rewards = ["ally-card_soldier_weak", "ally-flamingo_weak"]'
TEA_CARDS = [
    ("round = 1", "round = 2", "card t1_01: round is 2, not 1: the first 30 cards are those of Round 1, and so on."),
    ("round = 1", "round = 4", "card t1_01: round is 4, not a whole number from 1 to 3."),
    ("supporters = 2", "supporters = 9", "card t1_01: supporters is 9, not a whole number from 0 to 8."),
    ("second_units = 0", "second_units = -1", "card t1_01: second_units is -1, not a whole number from 0 to 9."),
    ("shard_die = false", "shard_die = 0", "card t1_01: shard_die is 0, not true or false."),
    (PLAIN, "", "card t1_01: rewards is missing."),
    (PLAIN, 'rewards = ["ally-walrus_weak"]', 'rewards has "ally-walrus_weak", which is no reward that may stand'),
    (PLAIN, 'rewards = ["vp-4"]', 'rewards has "vp-4", which is no reward that may stand there.'),
    (PLAIN, 'rewards = ["supporter"]', 'rewards has "supporter", which is no reward that may stand there.'),
    (PLAIN, "rewards = [[]]", "rewards has [], which is no reward that may stand there."),
    (PLAIN, 'rewards = "castle"', 'card t1_01: rewards is "castle", not a list of up to 5 rewards.'),
    (PLAIN, f"rewards = {['castle'] * 6}", "not a list of up to 5 rewards."),
    (PLAIN, 'top = ["castle"]', "card t1_01: bottom is missing."),
    (PLAIN, 'bottom = ["castle"]', "card t1_01: top is missing."),
    (PLAIN, f'{PLAIN}\ntop = ["castle"]\ncorrupted = []', "a card has either halves or a corrupted part, not both."),
    (PLAIN, f'{PLAIN}\nlayout = "plain"', 'card t1_01: the field "layout" is unknown.'),
]


@pytest.mark.parametrize(("old", "new", "sentence"), TEA_CARDS)
def test_wrong_tea_cards_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, "tea_cards", old, new)


# --- counts -----------------------------------------------------------------------------------------------------------

COUNTS = [
    ("board", "region", "witzend", "there are 4 Regions, not 5."),
    ("board", "marker", "marker_3", "there are 5 scoring markers, not 6."),
    ("allies", "type", "creature", "there are 4 types of Allies, not 5."),
    ("allies", "ability", "rose_b", "there are 19 abilities, not 20."),
    ("wonderlandians", "figure", "walrus", "there are 11 figures and 12 tools, not 12 and 12."),
    ("wonderlandians", "tool", "gryphons_whistle", "there are 12 figures and 11 tools, not 12 and 12."),
    ("quests", "quest", "wet_and_dry", "there are 29 Quests, not 30."),
    ("tea_cards", "card", "t2_17", "there are 89 tea cards, not 90."),
]


@pytest.mark.parametrize(("file", "head", "name", "sentence"), COUNTS)
def test_wrong_counts_are_refused(file: str, head: str, name: str, sentence: str, tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", **{file: without(f"{file}.toml", head, name)}))
    assert told == f"mine/{file}.toml: {sentence}"


def test_a_faction_without_an_ability_is_refused(tmp_path: Path) -> None:
    text = without("factions.toml", "faction.ability", "manxome_foe")
    told = refusal(pack(tmp_path / "mine", factions=text))
    assert told == "mine/factions.toml, faction jabberwock: there are 3 abilities, not 4."


def test_a_faction_less_is_refused(tmp_path: Path) -> None:
    text = stated("factions.toml")
    told = refusal(pack(tmp_path / "mine", factions=text[: text.index('[[faction]]\nid = "red_queen"')]))
    assert told == "mine/factions.toml: there are 4 Factions, not 5."


def test_a_file_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", quest=stated("quests.toml")))
    assert told.startswith("mine/quest.toml: the game has no file of this name; it has board.toml, allies.toml,")


def test_an_array_that_is_none_is_refused(tmp_path: Path) -> None:
    assert refusal(pack(tmp_path / "mine", quests="format = 1\nquest = 3\n")) == (
        "mine/quests.toml: quest is 3, not an array of tables."
    )
    assert refusal(pack(tmp_path / "mine", quests="format = 1\n")) == "mine/quests.toml: quest is missing."
