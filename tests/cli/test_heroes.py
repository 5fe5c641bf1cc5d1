"""Alicematic Heroes in the terminal: it fits, says what can be done, explains, and keeps secrets."""

from __future__ import annotations

import random
import re
from itertools import cycle

import pytest

import wabe
from tests.cli.conftest import Desk, first_choice
from tests.cli.stage import Stage, own_view, play_on
from wabe.cli.help import about
from wabe.drawing import drawing_of
from wabe.games.alicematic_heroes.table.layout import TILE_LETTERS, coordinate
from wabe.games.alicematic_heroes.terminal import choices, hot_key, inspect, land
from wabe.games.alicematic_heroes.terminal.lines import lines
from wabe.games.alicematic_heroes.terminal.sheet import sheet_rows
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record
from wabe.texts import Texts

GAME = wabe.load("heroes")
NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve"]
TEXTS = Texts(GAME, NAMES)
DRAWING = drawing_of(GAME)
LOOKS = [(80, 24), (80, 50), (90, 60), (124, 30), (200, 60), (60, 20)]


STAGE = Stage(GAME, TEXTS, DRAWING)
scene, drawn = STAGE.scene, STAGE.drawn


def at(step: str, players: int = 3, seed: int = 1, actions: int = 60, options: Json | None = None) -> Record:
    return STAGE.at(step, players, seed, actions, options)


# --- the drawn table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_moment_of_a_game_fits_a_small_terminal(players: int) -> None:
    record, chance = Record(GAME, players, 3), random.Random(3)
    while not record.state.over:
        lines = drawn(record, record.state.seat, 80, 24)
        assert len(lines) < 24, "\n".join(lines)
        for _ in range(11):
            if not record.state.over:
                play_on(record, chance)


@pytest.mark.parametrize("players", [3, 5])
def test_no_line_is_wider_than_the_screen(players: int) -> None:
    record, chance, looks = Record(GAME, players, 8), random.Random(8), cycle(LOOKS)
    while not record.state.over:
        width, height = next(looks)
        for viewer in (record.state.seat, None):
            lines = drawn(record, viewer, width, height)
            assert max(map(len, lines)) <= width
            assert lines[0].startswith("Alicematic Heroes")
        for _ in range(13):
            if not record.state.over:
                play_on(record, chance)
    for width, height in LOOKS:
        assert any("ended" in line for line in drawn(record, None, width, height))


def test_a_target_shows_how_it_would_come_out() -> None:
    record = at("choose_target")
    view = own_view(record.state)
    marked = land.signs(view)
    assert sorted(map(int, view["reach"])) == sorted(marked)
    assert {land.SUCCESS, land.ATTACK} <= set(marked.values())
    map_lines = [line.plain for line in land.big(view, TEXTS.text)]
    assert sum(line.count(land.SUCCESS) for line in map_lines) == list(marked.values()).count(land.SUCCESS)


def test_cities_to_start_from_are_marked() -> None:
    record = at("place_city", actions=3)
    actions = record.state.legal_actions()
    assert sorted(land.signs(own_view(record.state))) == actions
    assert land.signs(record.state.view(None)) == {}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_spaces_are_drawn_where_they_lie(players: int) -> None:
    state = GAME.new(players=players, seed=2)
    view = state.view(0)
    touching = {number: set(land.neighbours(view, number)) for number in range(len(view["map"]["spaces"]))}
    assert all(number in touching[other] for number, others in touching.items() for other in others)
    for tile in range(len(view["map"]["tiles"])):
        assert touching[7 * tile] == set(range(7 * tile + 1, 7 * tile + 7))
    rows = [line.plain for line in land.big(view, TEXTS.text)][::2]
    places = {
        number_of(found.group(1)): (found.start(), row) for row, text in enumerate(rows) for found in numbers_in(text)
    }
    assert len(places) == len(touching)
    for number, others in touching.items():
        column, row = places[number]
        around = {(column + dx, row + dy) for dx, dy in ((6, 0), (3, 1), (-3, 1), (-6, 0), (-3, -1), (3, -1))}
        assert {places[other] for other in others} == around & set(places.values())


def numbers_in(row: str) -> list[re.Match[str]]:
    """Where spaces lie, in a row of the map."""
    return list(re.finditer(r"([A-HJ-N][0-6]) *[RBYGWCF]\d+", row))


def number_of(coordinate: str) -> int:
    """The space that lies there."""
    return 7 * TILE_LETTERS.index(coordinate[0]) + int(coordinate[1])


def test_more_room_shows_more() -> None:
    record = at("choose_card", actions=100)
    card = record.state.view(record.state.seat)["seats"][record.state.seat]["cards"][0]
    effect = TEXTS.text(f"card-{card}-text")[:20]
    shown = {size: "\n".join(drawn(record, record.state.seat, *size)) for size in ((80, 24), (90, 70), (200, 70))}
    assert [effect in shown[size] for size in shown] == [False, True, True]
    assert ["commoner" in shown[size] for size in shown] == [False, True, True]
    kingdom = TEXTS.text(f"kingdom-{record.state.view(None)['seats'][0]['kingdom']}")
    assert [kingdom in shown[size] for size in shown] == [False, True, True]


def test_spaces_leave_the_list_where_only_the_map_has_room() -> None:
    record = at("choose_target")
    assert not any("+ " in line and ":" in line for line in drawn(record, record.state.seat, 80, 24))
    assert any(
        re.search(r"\+ (Red|Blue|Yellow|Green|White) \d: ", line) for line in drawn(record, record.state.seat, 80, 60)
    )


# --- choices ----------------------------------------------------------------------------------------------------------


def test_spaces_are_chosen_by_where_they_lie() -> None:
    found = scene(record := at("choose_target"), record.state.seat)
    assert sorted(number_of(choice.key) for choice in found.choices) == record.state.legal_actions()


def test_targets_begin_with_the_best() -> None:
    record = at("choose_target", actions=110)
    reach = own_view(record.state)["reach"]
    ways = [land.best_way(reach[str(number_of(choice.key))]) for choice in scene(record, record.state.seat).choices]
    assert len(set(ways)) > 2
    assert ways == sorted(ways, key=list(land.OUTCOMES).index)


def test_of_targets_that_come_out_alike_the_richer_and_cheaper_comes_first() -> None:
    def one(way: str, vp: int, red: int) -> Json:
        bonus = {"tokens": {}, "cards": 0, "vp": vp, "halved": False}
        return {**REACH, "how": [way], "bonus": bonus, "short": {"red": red, "green": None}}

    reach = {"7": one("success", 1, 0), "3": one("pay", 2, 2), "4": one("pay", 3, 3), "5": one("pay", 3, 1)}
    ordered = sorted(reach, key=lambda space: choices.rank({"kind": "invade", "space": int(space)}, {"reach": reach}))
    assert ordered == ["7", "5", "4", "3"]


def test_cards_to_give_back_are_listed_one_by_one_and_typed_together() -> None:
    record = Record(GAME, 3, 1)
    found = scene(record, 0)
    hand = own_view(record.state)["seats"][0]["cards"]
    assert len(found.choices) == 32
    assert [choice.key for choice in found.listed] == list("012345")
    assert found.find("25") is not None
    for typed in ("52", "2 5", "5, 2"):
        assert found.find(DRAWING.heard(typed, found.view)) == found.find("25")
    assert [choices.heard(typed, found.view) for typed in ("0", "22", "6", "u", "")] == ["0", "22", "6", "u", ""]
    assert choices.places([hand[4], hand[1]], hand) == "25"


def test_any_copy_of_a_card_can_be_given_back() -> None:
    view = {"step": "mulligan", "seat": 0, "seats": [{"cards": ["ninja", "ninja", "miko"]}]}
    assert [choices.heard(typed, view) for typed in ("2", "32", "21")] == ["1", "13", "12"]


def test_cards_to_give_back_in_plain_lines(desk: Desk) -> None:
    desk.run("play", "heroes", "--seats", "me,greedy,greedy", "--seed", "1", answer="9\n5 2\nq\nn\n")
    assert "5. " in desk.out
    assert "6. " not in desk.out.partition("“9” is none of the choices. Type one of 0, 1, 2, 3, 4, 5, or")[0]
    assert desk.out.count("Several of these at once: type their numbers together") == 2
    assert "Player 1 gives back 2 cards" in desk.out


def test_points_say_what_they_are() -> None:
    record = at("choose_card", actions=100)
    seat = own_view(record.state)["projection"][0]["total"]
    for width, height in LOOKS:
        said = "\n".join(drawn(record, record.state.seat, width, height))
        assert f" VP, end {seat}" in said
    assert "end: VP if it ended now" in "\n".join(drawn(record, record.state.seat, 80, 24))


def test_to_do_without_has_a_letter_among_numbers() -> None:
    record = at("choose_target", options={"optional_invasion": True})
    found = scene(record, record.state.seat)
    none = found.find("n")
    assert none is not None
    assert none.label == TEXTS.text("act-no_invasion")
    assert sum(not choice.key.isalpha() for choice in found.choices) == len(found.choices) - 1


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ({"kind": "commoner", "card": "ninja", "slot": "blue"}, "B"),
        ({"kind": "summon", "card": "ninja", "slot": "red", "tokens": 0}, "A"),
        ({"kind": "pay", "token": "green"}, "G"),
        ({"kind": "jet"}, "J"),
        ({"kind": "succeed"}, "E"),
        ({"kind": "turn_no_more"}, "N"),
        ({"kind": "plunder_nothing"}, "N"),
        ({"kind": "take_nothing"}, "N"),
        ({"kind": "turn_up_nobody"}, "N"),
        ({"kind": "play", "card": "ninja"}, ""),
    ],
)
def test_letters(form: Json, key: str) -> None:
    assert hot_key(form, {}) == key


REACH = {
    "kind": "red",
    "military": [1, 3],
    "mobility": [0, 0],
    "path": [14, 15],
    "short": {"red": 2, "green": 0},
    "bonus": {"tokens": {"red": 1}, "cards": 0, "vp": 2, "halved": False},
}


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (["success"], "+ Red 3: 1 red, 2 VP"),
        (["finish"], "+ Red 3: 1 red, 2 VP, done"),
        (["attack", "pay"], "$ Red 3: 1 red, 2 VP for 2 red"),
        (["attack", "jet"], "J Red 3: 1 red, 2 VP for a card"),
        (["turn"], "T Red 3: 1 red, 2 VP turning Alices"),
        (["attack"], "- Red 3: 1 red, 2 VP later"),
    ],
)
def test_a_target_says_what_it_brings_and_costs(how: list[str], words: str) -> None:
    assert choices.target({"kind": "red", "number": 3}, {**REACH, "how": how}, TEXTS.text) == words


def test_a_card_says_its_colour_and_cost() -> None:
    label = choices.choice({"kind": "play", "card": "ninja"}, "Ninja Alice", {}, TEXTS.text)
    assert label == "Ninja Alice (red 2)"


def test_a_space_has_one_name_in_choice_question_log_and_inspection() -> None:
    record = at("choose_target", actions=110)
    state = record.state
    for action in state.legal_actions():
        number = state.form(action)["space"]
        space = state.view(None)["map"]["spaces"][number]
        name = f"{TEXTS.text('land-' + space['kind'])} of difficulty {space['number']} at {coordinate(number)}"
        assert TEXTS.say(state.label(action)) == f"Invade {name}"
        assert f"{name}, on the tile of {coordinate(number)[0]}0. " in told(coordinate(number), own_view(state))
        after = state.clone()
        after.apply(action)
        asked = after.decision(after.seat)
        assert asked is not None
        assert asked["step"] != "how" or TEXTS.say(Message(**asked["prompt"])) == f"Choose how to invade {name}"
    names = {TEXTS.say(state.label(action)).removeprefix("Invade ") for action in state.legal_actions()}
    lines: list[str] = []
    while not any("invades" in line or "under attack" in line for line in lines):
        lines += [TEXTS.line(event.project(None)) for event in record.act(state.seat, state.legal_actions()[0])]
    assert any(name in line for line in lines for name in names)


# --- inspecting -------------------------------------------------------------------------------------------------------


def told(word: str, view: Json) -> str:
    return "\n".join(about(word, GAME, view, TEXTS, DRAWING))


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("ninja", "Ninja Alice (red 2), 3 copies: You have +2 Military Power when you invade a City."),
        ("NINJA", "Lost before the strength is counted"),
        ("ninja", "Stand-ins of our own, not those of the printed card: colour, cost"),
        ("a0", "City of difficulty 4 at A0, on the tile of A0. Around the City, 0, lie 1 to 6"),
        ("B1", "Beside it: "),
        ("bea", "B Bea, "),
        ("B", "Territory tokens left: "),
        ("tiles", "City of difficulty 4 at A0 and around it: "),
        ("slots", "Alices in white: "),
        ("", "Type i and a card"),
        ("z9", "Nothing here is called “z9”."),
        ("jabberwock", "Nothing here is called “jabberwock”."),
        ("jabberwock", "Type i and a card"),
    ],
)
def test_what_can_be_named_is_explained(word: str, said: str) -> None:
    assert said in told(word, own_view(at("choose_target").state))


def test_a_part_of_a_name_finds_all_that_have_it() -> None:
    said = told("nt", GAME.new(seed=1).view(0))
    assert re.findall(r"^(\w+) Alice \(", said, re.MULTILINE) == ["Hunter", "Merchant", "Adventurer"]


def test_a_target_is_explained_with_what_it_needs_and_brings() -> None:
    view = own_view(at("choose_target").state)
    for number, reach in view["reach"].items():
        said = told(coordinate(int(number)), view)
        have, need = reach["military"]
        assert f"Military Power {have} ({need} needed)" in said
        assert "It pays: " in said
        assert ("put under attack" in said) == ("attack" in reach["how"])


def test_a_forest_is_explained() -> None:
    view = own_view(at("choose_target").state)
    forest = next(number for number, space in enumerate(view["map"]["spaces"]) if space["kind"] == "forest")
    assert "space around is held" in told(coordinate(forest), view)


def test_a_player_s_spaces_and_cards_are_listed() -> None:
    view = own_view(at("choose_target", actions=110).state)
    said = told("A", view)
    held = [number for number, space in enumerate(view["map"]["spaces"]) if 0 in space["held"]]
    assert all(f" at {coordinate(number)}" in said.partition("Holds ")[2] for number in held)
    assert f"{view['projection'][0]['total']} in all" in said


# --- as lines ---------------------------------------------------------------------------------------------------------


def test_a_whole_game_as_lines(desk: Desk) -> None:
    assert desk.run("play", "heroes", "--seats", "me,random,random", "--seed", "4", answer=first_choice) == 0
    assert "Score sheet:" in desk.out
    assert desk.out.count("Round 14 begins") == 1
    assert re.search(r"\nThe (winner is|win is shared by) .+\.\n$", desk.out)
    assert [letter for letter in desk.out if letter != "\n" and not letter.isprintable()] == []


def test_two_people_share_a_keyboard(desk: Desk) -> None:
    seats = ("--seats", "me,me,random", "--names", "Ann,Bea", "--seed", "2")
    assert (
        desk.run(
            "play", "heroes", *seats, answer=lambda said: "" if said.endswith("Over to Bea\n") else first_choice(said)
        )
        == 0
    )
    assert desk.out.index("Over to Bea") < desk.out.index("Wonderland lies open.")
    assert "Score sheet:" in desk.out


def test_lines_have_the_map_and_everybody_s_kingdom() -> None:
    record = at("choose_target", players=4, actions=120)
    view = own_view(record.state)
    said = "\n".join(lines(view, {}, TEXTS.text))
    assert len(numbers_in(said)) >= len(view["map"]["spaces"])
    for name in NAMES[:4]:
        assert f"{name}, " in said


def test_the_invasion_under_way_is_told_before_the_question() -> None:
    record = at("how")
    view = own_view(record.state)
    said = DRAWING.brief(view, {}, TEXTS.text)
    assert said[0].startswith("Military Power ")
    assert DRAWING.brief(record.state.view(None), {}, TEXTS.text) == []


def test_the_sheet_adds_up() -> None:
    record = Record(GAME, 3, 5)
    chance = random.Random(5)
    while not record.state.over:
        play_on(record, chance)
    sheet = record.state.score_sheet()
    assert sheet is not None
    rows = {title: numbers for title, numbers, _ in sheet_rows(sheet, TEXTS.text)}
    total = rows.pop("Total")
    rows.pop("Alices (decide ties)")
    assert total == [sum(column) for column in zip(*rows.values(), strict=True)]
    assert total == record.state.scores()


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_hands_and_commoners_of_others_are_not_named() -> None:
    record = at("choose_card", actions=100)
    state = record.state
    owner = state.seat
    hidden = set(state.view(owner)["seats"][owner]["cards"])
    for viewer in (None, (owner + 1) % 3):
        view = state.view(viewer)
        known = set(view["discard"]) | {
            card["card"] for seat in view["seats"] for slot in seat["slots"].values() for card in slot
        }
        known |= set(view["seats"][viewer]["cards"]) if viewer is not None else set()
        said = "\n".join(lines(view, {}, TEXTS.text)).lower()
        assert [name for name in hidden - known if name in said] == []


def test_inspect_says_nothing_about_an_unknown_commoner() -> None:
    record = at("choose_card", actions=100)
    view = record.state.view(None)
    said = "\n".join(line for letter in "ABC" for line in inspect(GAME, letter, view, TEXTS.text))
    assert "Commoner" in said
    assert "Commoner (" not in said
