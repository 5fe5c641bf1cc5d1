"""Wonderland's War in the terminal: it fits, shows what the decision needs, and how things stand."""

from __future__ import annotations

import random
import re
from itertools import cycle

import pytest

from tests.cli.stage import Stage, own_view, play_on
from tests.games.wonderlands_war.stated import GAME
from wabe.cli.sheet import sheet_lines
from wabe.drawing import drawing_of
from wabe.games.wonderlands_war.terminal import battle, players, regions, tea
from wabe.games.wonderlands_war.terminal.choices import choice
from wabe.games.wonderlands_war.terminal.sheet import sheet_rows
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.texts import Texts

NAMES = ["Ann", "Bartholomew", "Cid", "Dan", "Eve"]
TEXTS = Texts(GAME, NAMES)
DRAWING = drawing_of(GAME)
LOOKS = [(80, 24), (80, 50), (100, 60), (124, 30), (200, 60), (60, 20)]
ODDS: Json = {
    "draws": [
        {"draws": 1, "bust": 0.125, "strength": 8.25, "forge_symbol": 0.5, "madness": 0.25},
        {"draws": 2, "bust": 0.25, "strength": 9.0, "forge_symbol": 0.4, "madness": 0.5},
    ],
    "bag": 8,
}


STAGE = Stage(GAME, TEXTS, DRAWING)
drawn = STAGE.drawn


def at(step: str, players: int = 3, seed: int = 1, actions: int = 10, options: Json | None = None) -> Record:
    return STAGE.at(step, players, seed, actions, options)


def plain(text: str) -> str:
    """The text with ordinary blanks."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def offered(record: Record) -> list[tuple[Json, str]]:
    """The forms that may be chosen now, and how each reads."""
    state = record.state
    decision = state.decision(state.seat)
    assert decision is not None
    view = own_view(state)
    labels = [(one["form"], TEXTS.text(one["label"]["key"], **one["label"]["args"])) for one in decision["actions"]]
    return [(form, choice(form, label, view, TEXTS.text)) for form, label in labels]


# --- the whole screen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_moment_of_a_game_fits_a_small_terminal(players: int) -> None:
    record, chance = Record(GAME, players, 3), random.Random(3)
    while not record.state.over:
        lines = drawn(record, record.state.seat, 80, 24)
        assert len(lines) < 24, "\n".join(lines)
        for _ in range(9):
            if not record.state.over:
                play_on(record, chance)


@pytest.mark.parametrize("players", [2, 5])
def test_no_line_is_wider_than_the_screen(players: int) -> None:
    record, chance, looks = Record(GAME, players, 8), random.Random(8), cycle(LOOKS)
    while not record.state.over:
        width, height = next(looks)
        for viewer in (record.state.seat, None):
            lines = drawn(record, viewer, width, height)
            assert max(map(len, lines)) <= width
            assert lines[0].startswith("Wonderland's War")
        for _ in range(20):
            if not record.state.over:
                play_on(record, chance)
    for width, height in LOOKS:
        assert any("ended" in line for line in drawn(record, None, width, height))


def test_more_room_shows_more() -> None:
    record = at("choose_region", actions=40)
    shown = {size: "\n".join(drawn(record, record.state.seat, *size)) for size in ((60, 20), (80, 60), (200, 70))}
    for part, expected in {
        "Regions": [True, True, True],
        "Bag (": [False, True, True],
        "At the end: ": [False, True, True],
        "Decks: ": [False, True, True],
    }.items():
        assert [part in text for text in shown.values()] == expected, part


def test_the_choice_of_a_card_shows_every_card_in_full() -> None:
    record = at("choose_chair", players=5, actions=30)
    screen = "\n".join(drawn(record, record.state.seat, 80, 24))
    for form, _ in offered(record):
        if form["kind"] == "take_card":
            beginning = TEXTS.text(f"tea-{form['card']}")[:30]
            assert re.search(rf"\b{form['chair']} .*{re.escape(beginning)}", screen)


def test_forging_shows_the_own_board() -> None:
    record = at("forging", seed=2)
    screen = "\n".join(drawn(record, record.state.seat, 80, 24))
    assert "1  " in screen
    assert "Bag (" in screen
    assert "Supporter          Supporter          Supporter          Supporter" in screen


# --- the tea table ----------------------------------------------------------------------------------------------------


def test_the_tea_table_has_chairs_cards_leaders_and_poison() -> None:
    view = own_view(at("choose_chair", players=4, actions=30, options={"faction_1": "jabberwock"}).state)
    lines = [line.plain for line in tea.tea_table(view, TEXTS.text, 120)]
    assert len(lines) == 1 + len(view["table"]["chairs"])
    for line, chair in zip(lines[1:], view["table"]["chairs"], strict=True):
        assert line.split()[0] == str(chair["chair"])
        assert (TEXTS.text(f"tea-{chair['card']}") if chair["card"] else "\N{EN DASH}") in line
        assert (tea.POISON in line) == chair["poison"]
        assert chair["leader"] is None or line[3] == "ABCD"[chair["leader"]]
    for seat in view["table"]["head"]:
        assert NAMES[seat] in lines[0]


def test_two_chairs_stand_side_by_side_where_lines_are_short() -> None:
    view = own_view(at("choose_chair", players=5).state)
    lines = [line.plain for line in tea.two_columns(view, TEXTS.text, 80)]
    assert len(lines) == 1 + (len(view["table"]["chairs"]) + 1) // 2
    assert sorted(int(n) for line in lines[1:] for n in (line[:2], line[40:42]) if n.strip()) == sorted(
        chair["chair"] for chair in view["table"]["chairs"]
    )


def test_a_short_card_keeps_the_signs_of_halves_and_corruption() -> None:
    said = {card: plain(tea.card_words(card, TEXTS.text, 10)) for card in ("t1_04", "t1_06", "t1_07")}
    assert said == {
        "t1_04": "2 units · Flamingo 1 · Quest",
        "t1_06": "2 units | Soldier 1 / Quest 2-1",
        "t1_07": "2 units · Flamingo 1 ! Wonderl.",
    }


def test_what_is_left_of_the_card_is_told() -> None:
    view = own_view(at("choose_part").state)
    said = "".join(line.plain for line in tea.under_way(view, TEXTS.text, 200))
    assert said.startswith(NAMES[view["card"]["seat"]])
    assert said.count(",") == len(view["card"]["parts"]) - 1


# --- the Regions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_regions_have_order_awards_and_units(players: int) -> None:
    view = own_view(at("choose_chair", players=players, actions=60).state)
    order = regions.battle_order(view)
    assert order[0] == view["standee"]
    assert len(order) == (4 if players == 2 else 5)
    lines = [line.plain for line in regions.regions(view, TEXTS.text, 120)]
    for line, region in zip(lines[1:], view["regions"], strict=True):
        if region["marker"] is None:
            assert "closed" in line
            continue
        assert line[0] == str(order.index(region["region"]) + 1)
        assert TEXTS.text(f"region-{region['region']}-title") in line
        assert " ".join(map(str, region["marker"])) in line
        supporters = [here["supporters"] for here in region["seats"] if here["supporters"]]
        assert [int(number) for number in re.findall(r"(\d+)●", line)] == supporters
        castles = [here["castle"] for here in region["seats"] if here["castle"] != "none"]
        assert line.count("⌂") + line.count("⊏") == len(castles)


@pytest.mark.parametrize(("players", "width", "full"), [(2, 80, True), (4, 80, True), (5, 80, False), (5, 100, True)])
def test_names_of_regions_are_full_where_there_is_room(players: int, width: int, full: bool) -> None:
    view = own_view(at("choose_chair", players=players).state)
    told = "\n".join(line.plain for line in regions.regions(view, TEXTS.text, width))
    assert ("Meadow of Living Flowers" in told) == full


def test_the_battle_going_on_and_those_over_are_marked() -> None:
    view = own_view(at("draw_or_halt", players=4, seed=3, actions=40).state)
    lines = [line.plain for line in regions.regions(view, TEXTS.text, 120)]
    marks = {region["region"]: line[0] for line, region in zip(lines[1:], view["regions"], strict=True)}
    assert marks.pop(view["battle"]["region"]) == regions.HERE
    fought = {region["region"] for region in view["regions"] if region["fought"]}
    assert {name for name, mark in marks.items() if mark == regions.FOUGHT} == fought


# --- the battle -------------------------------------------------------------------------------------------------------


def test_each_track_has_the_forge_symbols_and_the_tracker() -> None:
    view = own_view(at("draw_or_halt", players=4).state)
    for seat in battle.fighters(view):
        strength = view["battle"]["seats"][seat]["strength"]
        track = battle.track(strength, "A", TEXTS.text, "").plain
        assert track.index("A") == strength
        symbols = {space for space, sign in enumerate(track) if sign == battle.SYMBOL}
        assert symbols == {2, 5, 7, 11, 14, 17, 20, 23} - {strength}
        assert len(track) == 26


def test_a_fighter_shows_units_madness_and_active_chips() -> None:
    view = own_view(at("draw_or_halt", players=4, seed=5, actions=90).state)
    said = "\n".join(line.plain for line in battle.battle(view, TEXTS.text, 200))
    for seat in battle.fighters(view):
        own = view["seats"][seat]
        part = said.partition(NAMES[seat])[2].partition("\n")[2].partition("\n")[0]
        assert part.count("☻") == len(own["madness"])
        assert part.count("○") == 4 - len(own["madness"])
        assert f"bag: {own['bag_size']} chip" in part
        assert ("Shield broken" in part) == (not own["shield"])
        assert ("Active: " in part) == bool(own["active"])


def test_who_may_still_draw_is_told() -> None:
    record = at("draw_or_halt", players=4, seed=5)
    state = record.state
    seat, view = state.seat, own_view(state)
    fighter = view["battle"]["seats"][seat]
    assert battle.status(seat, fighter, view, TEXTS.text).plain == "may draw"
    assert battle.status(seat, fighter, {**view, "step": "shield"}, TEXTS.text).plain == "still in"
    assert battle.status(seat, {**fighter, "status": "bust"}, view, TEXTS.text).plain == "bust"
    assert battle.status(seat, {**fighter, "place": "tied_first"}, view, TEXTS.text).plain == "tied first"
    decided = {**view, "battle": {**view["battle"], "decided": [seat]}}
    assert battle.status(seat, fighter, decided, TEXTS.text).plain == "has chosen"


def test_a_hidden_wager_names_nobody() -> None:
    view = own_view(at("draw_or_halt", players=4).state)
    shown = {**view, "battle": {**view["battle"], "wagers": ["hidden", None, 3, None]}}
    assert list(battle.wagers(shown, TEXTS.text)) == ["Ann has laid a Wager", "Wager of Cid on Dan"]


def test_the_chips_of_an_own_multi_draw_are_listed() -> None:
    view = own_view(at("draw_or_halt").state)
    held = {**view, "battle": {**view["battle"], "held": ["rose_weak", "madness"]}}
    said = plain("".join(line.plain for line in battle.notes(held, TEXTS.text, 100)))
    assert said.endswith("Rose 2, Madness")


def test_the_odds_of_further_draws_stand_side_by_side() -> None:
    said = plain(" ".join(line.plain for line in battle.chances(ODDS, TEXTS.text, 200)))
    assert said == (
        "After 1 / 2 more draws: bust risk 12 / 25 %, otherwise Strength about 8.2 / 9.0, "
        "chance of a Forge symbol 50 / 40 %"
    )
    assert battle.chances({}, TEXTS.text, 100) == []


def test_the_local_resistance_is_told_with_two_players() -> None:
    view = own_view(at("draw_or_halt", players=2).state)
    assert f"Local Resistance: Strength {view['resistance']}" in battle.heading(view, TEXTS.text).plain


# --- players and boards -----------------------------------------------------------------------------------------------


def test_each_player_has_a_line_of_numbers() -> None:
    view = own_view(at("choose_chair", players=5, actions=80).state)
    lines = [line.plain for line in players.players(view, TEXTS.text, 120)]
    for line, seat in zip(lines[1:], view["seats"], strict=True):
        assert NAMES[seat["seat"]][:8] in line
        assert TEXTS.text(f"faction-{seat['faction']}") in line
        for value in ("vp", "shards", "leader_strength", "bag_size", "party_cards"):
            assert re.search(rf"\b{seat[value]}\b", line), value


@pytest.mark.parametrize("count", [2, 4])
def test_a_board_shows_every_space_and_what_lies_between(count: int) -> None:
    view = own_view(at("forging", players=count, seed=4).state)
    seat = view["seats"][view["seat"]]
    seat["forged"][0][0], seat["forged"][1][0] = "rose_weak", "madness"
    lines = [line.plain for line in players.tracks(seat, view, TEXTS.text, 140)]
    assert len(lines) == 8
    assert plain(lines[1]).startswith("1  ■ Rose 2")
    side = "2p-" if count == 2 else ""
    for upper in (1, 2, 3):
        keys = [f"between-{side}{seat['faction']}-{upper}-{space}" for space in range(1, 5)]
        rewards = [TEXTS.text(key) for key in keys if TEXTS.has(key)]
        assert lines[2 * upper].count(players.BETWEEN) + lines[2 * upper].count(players.FORGED) == len(rewards)
        assert all(TEXTS.text(f"reward-{reward}") in lines[2 * upper] for reward in rewards)


def test_a_track_tells_all_that_its_next_space_brings() -> None:
    view = Record(GAME, 3, 1, {"faction_1": "alice"}).state.view(0)
    seat = view["seats"][0]
    assert players.space_words(seat, 1, view, TEXTS.text) == "any weak Ally"
    seat["forged"][1][0] = "forge"
    assert players.space_words(seat, 1, view, TEXTS.text) == "any weak Ally, mend the Shield"
    seat["forged"][0][:3] = ["forge", "forge", "forge"]
    assert players.space_words(seat, 1, view, TEXTS.text) == "Faction ability, Artifact"


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_sheet_adds_up() -> None:
    record, chance = Record(GAME, 4, 5), random.Random(5)
    while not record.state.over:
        play_on(record, chance)
    sheet = record.state.score_sheet()
    assert sheet is not None
    rows = {title: numbers for title, numbers, _ in sheet_rows(sheet, TEXTS.text)}
    total = rows.pop("Total")
    rows.pop("Units on the board")
    assert total == [sum(column) for column in zip(*rows.values(), strict=True)]
    said = sheet_lines(DRAWING, record.state.view(None), sheet, TEXTS.text)
    for seat in sheet["seats"]:
        for quest in seat["quests"]:
            assert any(f"{TEXTS.text('quest-' + quest['quest'])} {quest['points']}" in line for line in said)
