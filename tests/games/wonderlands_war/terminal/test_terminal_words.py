"""Wonderland's War in the terminal as words: what is inspected, the table as lines, and secrets."""

from __future__ import annotations

import random
import re

import pytest

from tests.cli.stage import own_view, play_on
from tests.games.wonderlands_war.stated import GAME
from tests.games.wonderlands_war.terminal.test_terminal import DRAWING, NAMES, ODDS, TEXTS, at, plain
from wabe.cli.help import about
from wabe.games.wonderlands_war.terminal.inspect import entries, inspect
from wabe.kernel.message import Json
from wabe.kernel.record import Record


def told(word: str, view: Json) -> str:
    """What `i word` says."""
    return plain("\n".join(about(word, GAME, view, TEXTS, DRAWING)))


# --- inspecting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("rose", "Rose: Strength 2 weak, 3 strong."),
        ("ROSE", "Rose (A): "),
        ("flamingo (c)", "Flamingo (C): "),
        ("forge", "Forge: Strength 1."),
        ("madness", "Madness: No Strength."),
        ("double", "Double Madness: "),
        ("poison", "goes back to the Jabberwock"),
        ("walrus", "Walrus, a figure of Strength 2: "),
        ("pocket", "Rabbit's Pocket Watch, a chip of Strength 2: "),
        ("alice", "Alice. Artifacts: Sword of Hope."),
        ("alice", "  Everywhere at Once: "),
        ("manxome", "Manxome Foe: "),
        ("sentence", "Sentence First: Win in the Red Keep by at most 2. At the end: "),
        ("sentence", "Stand-ins of our own, not those of the printed game: name, region, feat, objective."),
        ("witzend", "VP in this Round ("),
        ("supply", "Shards: "),
        ("battle track", "Forge symbols are on 2, 5, 7, 11, 14, 17, 20, 23."),
        ("", "Type i and the name of a chip"),
        ("snark", "Nothing here is called “snark”."),
    ],
)
def test_what_can_be_named_is_explained(word: str, said: str) -> None:
    assert said in told(word, own_view(at("choose_chair", actions=30).state))


def test_the_ability_told_is_that_of_the_set_in_use() -> None:
    view = Record(GAME, 3, 1, {"ally_set": "B", "rose_set": "D"}).state.view(0)
    assert "Flamingo (B): " in told("flamingo", view)
    said = told("rose", view)
    assert "Rose (D): " in said
    assert "Rose (A): " not in said


def test_an_ability_is_told_as_it_is_with_two_players() -> None:
    texts = GAME.messages()
    for players in (2, 3):
        said = told("love of learning", GAME.new(players=players, seed=1).view(0))
        expected = "ability-love_of_learning-text-2p" if players == 2 else "ability-love_of_learning-text"
        assert texts[expected] in said


def test_all_that_has_a_name_says_something() -> None:
    view = own_view(at("choose_chair", players=4, actions=60).state)
    known = list(entries(GAME.content(), view, TEXTS.text))
    assert len(known) > 120
    for name, tell in known:
        lines = list(tell())
        assert lines, name
        assert [line for line in lines if "ww-text" in line or "@" in line or "{" in line] == [], name


def test_a_chair_is_told_with_card_leader_and_poison() -> None:
    view = own_view(at("choose_chair", players=4, actions=40, options={"faction_1": "jabberwock"}).state)
    for chair in view["table"]["chairs"]:
        said = told(str(chair["chair"]), view)
        assert said.startswith(f"Chair {chair['chair']}: ")
        assert (TEXTS.text(f"tea-{chair['card']}") if chair["card"] else "none") in said
        assert ("sits here" in said) == (chair["leader"] is not None)
        assert ("Poison" in said) == chair["poison"]
    assert told("99", view).startswith("Nothing here is called")


def test_a_region_is_told_with_everybody_s_units() -> None:
    view = own_view(at("draw_or_halt", players=4, actions=90).state)
    for region in view["regions"]:
        said = told(TEXTS.text(f"region-{region['region']}-title"), view)
        for seat, here in enumerate(region["seats"]):
            line = re.search(rf"^  {NAMES[seat]}: (.*)$", said, re.MULTILINE)
            assert (line is not None) == bool(
                here["leader"] or here["supporters"] or here["figures"] or here["castle"] != "none"
            )
            if line and here["supporters"]:
                assert f"{here['supporters']} Supporter" in line.group(1)


def test_a_player_is_found_by_name_and_letter() -> None:
    view = own_view(at("draw_or_halt", players=3, actions=90).state)
    said = told("b", view)
    assert said == told("Bartholomew", view)
    seat = view["seats"][1]
    assert said.startswith(f"B Bartholomew, {TEXTS.text('faction-' + seat['faction'])}: {seat['vp']} VP")
    assert f"Bag ({seat['bag_size']}): " in said
    assert said.count("Forge track ") == 4


# --- as lines ---------------------------------------------------------------------------------------------------------


def test_the_lines_have_the_tea_table_the_regions_and_everybody() -> None:
    view = own_view(at("choose_chair", players=4, actions=60).state)
    said = "\n".join(DRAWING.lines(view, {}, TEXTS.text))
    for chair in view["table"]["chairs"]:
        assert not chair["card"] or TEXTS.text(f"tea-{chair['card']}") in said
    assert said.count("VP in this Round") == 5
    for name in NAMES[:4]:
        assert re.search(rf"^[A-D] {name}, ", said, re.MULTILINE)
    for quest in view["seats"][view["seat"]]["hand"]:
        assert TEXTS.text(f"quest-{quest}") in said


def test_how_the_battle_stands_is_told_before_the_question() -> None:
    view = own_view(at("draw_or_halt", players=4).state)
    first, *odds = DRAWING.brief(view, ODDS, TEXTS.text)
    for seat, fighter in enumerate(view["battle"]["seats"]):
        assert (f"{NAMES[seat]} " in first) == (fighter is not None)
        assert fighter is None or f"{NAMES[seat]} {fighter['strength']} (" in first
    assert "bust risk 12 / 25 %" in plain(odds[0])
    assert len(DRAWING.brief(view, {}, TEXTS.text)) == 1


def test_nothing_is_told_before_an_ordinary_question() -> None:
    assert DRAWING.brief(own_view(at("choose_chair").state), {}, TEXTS.text) == []


@pytest.mark.parametrize("players", [2, 5])
def test_every_moment_can_be_told_as_lines(players: int) -> None:
    record, chance = Record(GAME, players, 6), random.Random(6)
    while not record.state.over:
        for viewer in (record.state.seat, None):
            lines = DRAWING.lines(record.state.view(viewer), {}, TEXTS.text)
            assert [line for line in lines if "ww-text" in line or "reward-" in line or "@" in line] == []
        for _ in range(15):
            if not record.state.over:
                play_on(record, chance)
    assert DRAWING.lines(record.state.view(None), {}, TEXTS.text)[0] == "The game has ended."


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_quests_in_hand_of_others_are_not_named() -> None:
    record = at("choose_chair", players=3, actions=60)
    state = record.state
    for owner in range(3):
        hidden = [TEXTS.text(f"quest-{quest}") for quest in state.view(owner)["seats"][owner]["hand"]]
        assert hidden
        for viewer in (None, (owner + 1) % 3):
            view = state.view(viewer)
            known = [TEXTS.text(f"quest-{quest}") for quest in (view["seats"][viewer]["hand"] if viewer else [])]
            said = "\n".join([*DRAWING.lines(view, {}, TEXTS.text), *inspect(GAME, "ABC"[owner], view, TEXTS.text)])
            assert [name for name in hidden if name in said and name not in known] == []
