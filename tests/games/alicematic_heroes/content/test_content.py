"""The data: what the game's own files say, and every way in which a data pack can be wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.alicematic_heroes.packs import changed, cheap_ninja, own, pack
from wabe.games.alicematic_heroes.content.content import PROVENANCE, TAGS, load_content
from wabe.games.alicematic_heroes.effects.kinds import KIND_NAMES
from wabe.games.alicematic_heroes.effects.tokens import WildTokens
from wabe.games.alicematic_heroes.table.cards import COLOURS, SPACE_KINDS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.timing import TIMINGS, timing_mask
from wabe.kernel.errors import BadData
from wabe.kernel.message import without_rule_ids

CONTENT = load_content()
RECORDS = {record["id"]: record for record in CONTENT.alices}


def number(name: str) -> int:
    return CONTENT.names.index(name)


def refusal(folder: str) -> str:
    with pytest.raises(BadData) as error:
        load_content(folder)
    return str(error.value)


# --- the game's own data ----------------------------------------------------------------------------------------------


def test_there_are_90_cards_18_of_each_colour() -> None:
    per_colour: Counter[str] = Counter()
    for kind in range(CONTENT.kinds):
        per_colour[COLOURS[CONTENT.colour[kind]]] += CONTENT.copies[kind]
    assert per_colour == dict.fromkeys(COLOURS, 18)
    assert CONTENT.kinds == len(CONTENT.names) == 30


@pytest.mark.parametrize("name", CONTENT.names)
def test_every_kind_is_read_as_it_is_written(name: str) -> None:
    record, kind = RECORDS[name], number(name)
    assert [CONTENT.cost[kind], CONTENT.copies[kind]] == [record["cost"], record["copies"]]
    assert COLOURS[CONTENT.colour[kind]] == record["colour"]
    effect = CONTENT.effects[kind]
    assert effect.kind == kind
    assert effect.timing == timing_mask(record["timing"])
    assert effect.asks is record["ask"]
    assert set(record["provenance"]) == set(PROVENANCE)
    assert set(record["provenance"].values()) <= set(TAGS)


BLUE, GREEN, YELLOW, RED = (COLOURS.index(word) for word in ("blue", "green", "yellow", "red"))


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("fighter", {"land": RED, "token": 0, "tokens": 1}),
        ("wonder", {"land": YELLOW, "token": 1, "tokens": 1}),
        ("cheergirl", {"land": GREEN, "token": 2, "tokens": 2}),
        ("knight", {"slot": RED, "token": 0, "tokens": 1}),
        ("ninja", {"military": 2}),
        ("valkyrie", {"per_flip": 2}),
        ("little", {"cards": 2}),
        ("hunter", {"look": 5, "cards": 2}),
        ("idol", {"cards": 2, "vp": 1}),
        ("detective", {"land": BLUE, "alices": 1}),
        ("wiccan", {"copies": True}),
        ("librarian", {"each": 1, "most": 7}),
        ("magical", {"token": 1, "tokens": 2}),
        ("merchant", {"lands": 0b01101, "tokens": 1}),
        ("tycoon", {"per": 2, "most": 8}),
        ("adventurer", {"mobility": 1}),
        ("pirate", {"vp": 1, "tokens": 1}),
        ("original", {"prize": 1, "stacks": True}),
        ("mayor", {"each": 2, "stacks": False}),
    ],
)
def test_parameters_are_read_by_their_effect(name: str, fields: dict[str, int]) -> None:
    effect = CONTENT.effects[number(name)]
    assert {field: getattr(effect, field) for field in fields} == fields


def test_tokens_of_every_colour_are_given_on_a_reveal() -> None:
    effect = CONTENT.effects[number("alchemist")]
    assert isinstance(effect, WildTokens)
    assert [*effect.gift] == [1, 1, 1]
    assert TOKEN_NAMES == ["red", "yellow", "green"]


def test_every_kind_of_effect_and_every_timing_is_used() -> None:
    assert {record["effect"] for record in CONTENT.alices} == set(KIND_NAMES)
    assert {word for record in CONTENT.alices for word in record["timing"]} == set(TIMINGS)


def test_tiles_are_laid_flat_the_city_first() -> None:
    for tile, record in enumerate(CONTENT.tiles):
        spaces = range(tile * 7, tile * 7 + 7)
        kinds = [SPACE_KINDS[CONTENT.tile_kinds[space]] for space in spaces]
        numbers = [CONTENT.tile_numbers[space] for space in spaces]
        assert kinds == ["city", *(kind for kind, _ in record["ring"])]
        assert numbers == [record["city"]["difficulty"], *(difficulty for _, difficulty in record["ring"])]
        assert CONTENT.tile_spots[tile] == record["city"]["spots"]
    assert CONTENT.tile_names == [f"T{tile:02d}" for tile in range(1, 16)]


def test_layouts_by_number_of_players() -> None:
    assert {players: len(places) for players, places in CONTENT.layouts.items()} == {3: 9, 4: 11, 5: 13}
    assert CONTENT.centres == {3: 0, 4: 0, 5: 0}
    assert CONTENT.directions == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert CONTENT.layouts[5][12] == (5, -1)


def test_content_for_boards_holds_every_record() -> None:
    data = CONTENT.to_json()
    assert data["pack"] is None
    assert [record["id"] for record in data["alices"]] == CONTENT.names
    assert (len(data["tiles"]), len(data["layouts"]), len(data["directions"])) == (15, 3, 6)
    assert data["provenance"]["tiles"]["colours"] == "stand_in"
    assert data["provenance"]["layouts"]["lattice"] == "inferred"


def test_messages_name_and_explain_every_kind() -> None:
    messages = CONTENT.messages()
    for name in CONTENT.names:
        assert messages[f"card-{name}"] == RECORDS[name]["name"]
        assert messages[f"card-{name}-text"] == RECORDS[name]["text"]
        assert messages[f"card-{name}-notes"] == without_rule_ids(RECORDS[name]["notes"])


# --- packs ------------------------------------------------------------------------------------------------------------


def test_a_pack_replaces_the_files_it_has(tmp_path: Path) -> None:
    found = load_content(cheap_ninja(tmp_path / "mine"))
    assert (found.cost[number("ninja")], found.cost[number("idol")]) == (1, 2)
    assert found.messages()["card-ninja"] == "Shadow {Alice}"
    assert found.tiles == CONTENT.tiles
    data = found.pack.to_json()
    assert data is not None
    assert (data["name"], len(data["digest"])) == ("mine", 64)


def test_what_a_pack_says_counts_not_how_it_is_written(tmp_path: Path) -> None:
    written = own("tiles.toml")
    digests = [
        load_content(pack(tmp_path / name, tiles=text)).pack.digest()
        for name, text in {
            "same": written,
            "other": f"# a comment\n{written}",
            "windows": written.replace("\n", "\r\n"),
            "changed": written.replace('["white", 2]', '["white", 3]', 1),
        }.items()
    ]
    assert digests[0] == digests[1] == digests[2] != digests[3]


def test_without_a_word_about_it_an_alice_is_printed(tmp_path: Path) -> None:
    text = own("alices.toml")
    line = next(line for line in text.splitlines() if line.startswith("provenance"))
    found = load_content(pack(tmp_path / "mine", alices=text.replace(line, "", 1)))
    assert found.alices[0]["provenance"] == dict.fromkeys(PROVENANCE, "printed")
    assert found.alices[1]["provenance"] == CONTENT.alices[1]["provenance"]


def test_another_number_of_kinds_will_do(tmp_path: Path) -> None:
    record = next(part for part in own("alices.toml").split("[[alice]]") if '"panzer"' in part)
    text = changed("alices.toml", f"[[alice]]{record}", "")
    twins = [record.replace('"panzer"', f'"{name}"').replace("Panzer", name) for name in ("tank", "truck")]
    text += "".join(f"[[alice]]{twin.replace('copies = 2', 'copies = 1')}" for twin in twins)
    found = load_content(pack(tmp_path / "mine", alices=text))
    assert found.kinds == 31
    assert found.names[-2:] == ["tank", "truck"]


def kinds_with(count: int) -> str:
    """A file with this many kinds, 90 cards."""
    base = 'name = "{0}"\ncolour = "{1}"\ncost = 0\ncopies = {2}\neffect = "military_bonus"\ntiming = ["static"]\n'
    rest = 'ask = false\ntext = "Text."\nnotes = ""\nwiccan = "adds"\nparams = {{ military = 1 }}\n'
    each = count // 5
    records = [
        (base + rest).format(f"{colour} {index}", colour, 18 - each + 1 if index == 0 else 1)
        for colour in COLOURS
        for index in range(each)
    ]
    head = "format = 1\ntotal_cards = 90\ncards_per_colour = 18\n"
    return head + "".join(f'[[alice]]\nid = "k{index}"\n{record}' for index, record in enumerate(records))


def test_there_is_room_for_40_kinds(tmp_path: Path) -> None:
    assert load_content(pack(tmp_path / "most", alices=kinds_with(40))).kinds == 40
    assert refusal(pack(tmp_path / "more", alices=kinds_with(45))) == (
        "more/alices.toml: there are 45 kinds of Alice, and room for 40."
    )


# --- what is refused --------------------------------------------------------------------------------------------------

FIGHTER = '\ncolour = "red"\ncost = 0'
ALICES = [
    ("format = 1", "format = 2", "alices.toml: format is 2, not the whole number 1."),
    ("total_cards = 90", "total_cards = 91", "alices.toml: total_cards is 91, not the whole number 90."),
    ("cards_per_colour = 18", "", "alices.toml: cards_per_colour is missing."),
    ("total_cards = 90", 'total_cards = 90\nauthor = "me"', 'alices.toml: the field "author" is unknown.'),
    ("copies = 4", "copies = 3", "alices.toml: there are 17 red cards, not 18."),
    ("copies = 4", "copies = 0", "alice fighter: copies is 0, not a whole number from 1 to 18."),
    ("copies = 4", "copies = true", "alice fighter: copies is true, not a whole number from 1 to 18."),
    ("copies = 4", "copies = 4.0", "alice fighter: copies is 4.0, not a whole number from 1 to 18."),
    (FIGHTER, '\ncolour = "red"\ncost = -1', "alice fighter: cost is -1, not a whole number from 0 to 9."),
    (FIGHTER, '\ncolour = "pink"\ncost = 0', 'alice fighter: colour is "pink", not one of red, blue, yellow,'),
    (FIGHTER, "\ncolour = 3\ncost = 0", "alice fighter: colour is 3, not one of red, blue, yellow, green, white."),
    (FIGHTER, '\ncolour = "red"\n', "alice fighter: cost is missing."),
    ('id = "fighter"', 'id = "fighter-1"', 'alice fighter-1: id is "fighter-1", not a name of letters, digits and'),
    ('id = "fighter"', 'id = "knight"', "alice knight: there are two with this id."),
    ('id = "fighter"', "", "alice number 1: id is missing."),
    ('id = "fighter"', "id = 7", "alice 7: id is 7, not a name of letters,"),
    ('name = "Fighter Alice"', 'name = "Ninja Alice"', "alice ninja: two kinds have the name Ninja Alice."),
    ('name = "Fighter Alice"', 'name = ""', 'alice fighter: name is "", not one line of text of 1 to 40'),
    ('name = "Fighter Alice"', 'name = "a\\u001b[31m"', "alice fighter: name is "),
    ('effect = "steal_token"', 'effect = "fly"', 'alice fighter: effect is "fly", not one of steal_token,'),
    ('effect = "steal_token"', 'effect = "draw_cards"', "alice fighter: timing is "),
    ('timing = ["on_invasion_success"]', 'timing = ["on_city"]', 'timing is ["on_city"], not on_invasion_success, as'),
    ('timing = ["on_invasion_success"]', 'timing = ["never"]', 'timing is ["never"], not a list of some of'),
    ('timing = ["on_invasion_success"]', "timing = []", "timing is [], not a list of some of"),
    ('timing = ["on_invasion_success"]', 'timing = ["static", "static"]', "not a list of different words."),
    ("ask = true", "ask = false", "alice fighter: ask is false, not true, as the effect steal_token has it."),
    ("ask = true", 'ask = "yes"', 'alice fighter: ask is "yes", not true or false.'),
    ('wiccan = "adds"', 'wiccan = "maybe"', 'alice fighter: wiccan is "maybe", not one of adds, part,'),
    ('wiccan = "adds"', 'wiccan = "adds"\nartist = "Ann"', 'alice fighter: the field "artist" is unknown.'),
    (
        '{ space = "red", token = "red", amount = 1 }',
        '{ space = "red", token = "red" }',
        "alice fighter: params.amount is missing.",
    ),
    (
        '{ space = "red", token = "red", amount = 1 }',
        '{ space = "red", token = "red", amount = 1, vp = 2 }',
        'alice fighter: the field "params.vp" is unknown.',
    ),
    (
        '{ space = "red", token = "red", amount = 1 }',
        '{ space = "red", token = "blue", amount = 1 }',
        'alice fighter: params.token is "blue", not one of red, yellow, green.',
    ),
    (
        '{ space = "red", token = "red", amount = 1 }',
        '{ space = "forest", token = "red", amount = 1 }',
        'alice fighter: params.space is "forest", not one of red, blue, yellow, green, white.',
    ),
    ('params = { space = "red", token = "red", amount = 1 }', "params = 5", "alice fighter: params is 5, not a table."),
    ("{ military = 2 }", "{ military = 21 }", "alice ninja: params.military is 21, not a whole number from 1 to 20."),
    ("{ look = 5, take = 2 }", "{ look = 5, take = 6 }", "alice hunter: params.take is 6, not at most look, 5."),
    ("{ look = 5, take = 2 }", "{ look = 11, take = 2 }", "alice hunter: params.look is 11, not a whole number from"),
    ("{ any_kingdom = true }", "{ any_kingdom = false }", "alice wiccan: params.any_kingdom is false, not true."),
    ('"own_spaces"', '"cities"', 'alice astronaut: params.sources is "cities", not own_spaces.'),
    ("stacks = true", "stacks = 1", "alice original: params.stacks is 1, not true or false."),
    ("green = 1 }, wild", "blue = 1 }, wild", "alice alchemist: params.tokens.green is missing."),
    ("green = 1 }, wild", "green = 1, blue = 1 }, wild", 'alchemist: the field "params.tokens.blue" is unknown.'),
    ('["red", "yellow", "green"]', '["red", "blue"]', "alice merchant: params.spaces is "),
    ("tokens_per_vp = 2", "tokens_per_vp = 0", "alice tycoon: params.tokens_per_vp is 0, not a whole number from 1"),
    ("{ discard = 1 }", "{ discard = 2 }", "alice jet: params.discard is 2, not the whole number 1."),
    ('name = "seed", colour', 'name = "guess", colour', 'fighter: provenance.name is "guess", not one of printed,'),
    ('name = "seed", colour = "stand_in", ', 'name = "seed", ', "alice fighter: provenance.colour is missing."),
    ('name = "seed", colour', 'art = "seed", name = "seed", colour', 'the field "provenance.art" is unknown.'),
]


@pytest.mark.parametrize(("old", "new", "sentence"), ALICES)
def test_wrong_alices_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", alices=changed("alices.toml", old, new)))
    assert told.startswith("mine/alices.toml")
    assert sentence in told


def test_a_second_kind_that_copies_is_refused(tmp_path: Path) -> None:
    text = changed("alices.toml", 'effect = "vp_per_hand_card"', 'effect = "copy_alice"')
    assert refusal(pack(tmp_path / "mine", alices=text)) == (
        "mine/alices.toml, alice librarian: a second kind has the effect copy_alice; only one may."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "alices.toml: format is missing."),
        ('format = 1\ntotal_cards = 90\ncards_per_colour = 18\nalice = "none"', 'alice is "none", not an array of'),
        ("format = 1\ntotal_cards = 90\ncards_per_colour = 18\nalice = []", "there are 0 red cards, not 18."),
        ("format = 1\ntotal_cards = 90\ncards_per_colour = 18\nalice = [1]", "alice number 1: the record is 1, not a"),
        ("format = 1979-05-27", 'format is "1979-05-27", not the whole number 1.'),
        ("format = ", "the file is no TOML: Invalid value"),
        ("format = 1\nformat = 1", "the file is no TOML: Cannot overwrite a value"),
        (f"format = {'9' * 5000}", "the file is no TOML: Exceeds the limit"),
        (f"format = {'[' * 5000}", "the file is no TOML: it is nested too deeply."),
        (f"# {'x' * (1 << 20)}", "the file is larger than 1048576 bytes."),
    ],
)
def test_files_that_are_none_are_refused(text: str, sentence: str, tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", alices=text))
    assert told.startswith("mine/alices.toml")
    assert sentence in told


TILES = [
    ('id = "T02"', 'id = "T01"', "tile T01: there are two with this id."),
    ('id = "T15"', 'id = "the last"', "tile the last: id is "),
    ("difficulty = 4, spots = 1", "difficulty = 3, spots = 1", "tile T01: city.difficulty is 3, not a whole number"),
    ("difficulty = 4, spots = 1", "difficulty = 4, spots = 2", "tile T01: city.spots is 2, not the whole number 1."),
    ("difficulty = 4, spots = 1", "difficulty = 4", "tile T01: city.spots is missing."),
    ("difficulty = 4, spots = 1", "difficulty = 4, spots = 1, vp = 3", 'the field "city.vp" is unknown.'),
    ('["white", 2], ', "", "tile T01: ring is "),
    ('["white", 2]', '["purple", 2]', 'tile T01: ring has "purple", which is neither a colour nor forest.'),
    ('["white", 2]', '["city", 2]', 'tile T01: ring has "city", which is neither a colour nor forest.'),
    ('["white", 2]', '["white", 7]', "tile T01: ring has a white space with difficulty 7, not 0 to 6."),
    ('["white", 2]', '["white", -1]', "tile T01: ring has a white space with difficulty -1, not 0 to 6."),
    ('["white", 2]', '["white", 2.5]', "tile T01: ring has 2.5 for a white space, not a whole number."),
    ('["white", 2]', '["white"]', "tile T01: ring is "),
    ('["white", 2]', "3", "tile T01: ring is "),
    ('["forest", -1]', '["forest", 5]', "tile T01: ring has a Forest with the number 5, not -1: it is counted."),
    ('["white", 2]', '["forest", -1]', "tile T01: ring has more than one Forest."),
    ('[[tile]]\nid = "T01"', '[[tile]]\ncolour = "red"\nid = "T01"', 'tile T01: the field "colour" is unknown.'),
    ('shape = "seed"', 'shape = "guess"', 'tiles.toml: provenance.shape is "guess", not one of printed,'),
    ("format = 1", "format = 1\nsize = 7", 'tiles.toml: the field "size" is unknown.'),
]


@pytest.mark.parametrize(("old", "new", "sentence"), TILES)
def test_broken_tiles_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", tiles=changed("tiles.toml", old, new)))
    assert told.startswith("mine/tiles.toml")
    assert sentence in told


def test_a_missing_tile_is_refused(tmp_path: Path) -> None:
    text = own("tiles.toml").rpartition("[[tile]]")[0]
    assert refusal(pack(tmp_path / "mine", tiles=text)) == "mine/tiles.toml: there are 14 tiles, not 15."


P8 = '{ id = "P8", index = [-1, -1], at = [-1, -4] }'
LAYOUTS = [
    ("[[1, 0], [0, 1],", "[[0, 1], [1, 0],", "directions is "),
    ("[[1, 0], [0, 1],", "[[1, 0], [0, 2],", "directions is "),
    ("[[1, 0], [0, 1],", "[[1, 0],", "directions is "),
    ("[[1, 0], [0, 1],", '[["e"], [0, 1],', "directions is "),
    ("values = [0, 1, 2", "values = [1, 0, 2", "rotation.values is [1, 0, 2, 3, 4, 5], not [0, 1, 2, 3, 4, 5]."),
    ("values = [0, 1, 2, 3, 4, 5]", "values = [0]", "rotation.values is [0], not a list of 6 whole numbers."),
    ("players = 3", "players = 2", "layout 2: players is 2, not a whole number from 3 to 5."),
    ("players = 3", "players = 4", "layout 4: there are two with this players."),
    ("tiles = 9", "tiles = 8", "layout 3: tiles is 8, not the whole number 9."),
    ('centre = "P0"', 'centre = "P9"', 'layout 3: centre is "P9", not the id of a position.'),
    (f"{P8},", "", "layout 3: there are 8 positions, not 9."),
    (P8, '{ id = "P7", index = [-1, -1], at = [-1, -4] }', "layout 3, positions P7: there are two with this id."),
    (P8, '{ id = "P8", index = [-1, -1], at = [-1, -3] }', "positions P8: at is [-1, -3], not [-1, -4], where the"),
    (P8, '{ id = "P8", index = [-1, -1], at = [-1] }', "positions P8: at is [-1], not a list of 2 whole numbers."),
    (P8, '{ id = "P8", index = [-1, -100], at = [98, -301] }', "not a list of 2 whole numbers from -99 to 99."),
    (P8, '{ id = "P8", index = [-1, -1], at = [-1, -4], n = 1 }', 'positions P8: the field "n" is unknown.'),
    (P8, '{ id = "P8", index = [0, 0], at = [0, 0] }', "layout 3: the positions P0 and P8 are the same."),
    (P8, '{ id = "P8", index = [-2, 0], at = [-4, -2] }', "layout 3: the position P8 touches fewer than 2 others."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), LAYOUTS)
def test_broken_layouts_are_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    told = refusal(pack(tmp_path / "mine", layouts=changed("layouts.toml", old, new)))
    assert told.startswith("mine/layouts.toml")
    assert sentence in told


def layout_of(indices: list[tuple[int, int]]) -> str:
    """The layout for three players with its tiles at these places of the lattice."""
    lines = [
        f'  {{ id = "P{n}", index = [{i}, {j}], at = [{2 * i - j}, {i + 3 * j}] }},' for n, (i, j) in enumerate(indices)
    ]
    text = own("layouts.toml")
    first, last = text.index("positions = [\n"), text.index("]\n\n[[layout]]\nplayers = 4")
    return text[:first] + "positions = [\n" + "\n".join(lines) + "\n" + text[last:]


def test_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    three, six = [(0, 0), (1, 0), (0, 1)], [(1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]
    assert load_content(pack(tmp_path / "whole", layouts=layout_of(three + six))).layouts[3][8] == (8, 4)
    apart = three + [(i + 20, j) for i, j in six]
    assert refusal(pack(tmp_path / "apart", layouts=layout_of(apart))) == (
        "apart/layouts.toml, layout 3: the positions do not hang together."
    )


def test_a_missing_layout_is_refused(tmp_path: Path) -> None:
    text = own("layouts.toml")
    last = text.rindex("[[layout]]")
    told = refusal(pack(tmp_path / "mine", layouts=text[:last]))
    assert told == "mine/layouts.toml: there is no layout for 5 players."
