"""Wonderland's War by mouse and by touch, alone against bots."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import measures
from tests.browser.conftest import Invite
from tests.browser.endings import turn_to
from tests.browser.person import PHONE, Json, Person
from tests.browser.rehearsal import Play, deciding, perform
from tests.browser.screens_war import (
    THREE,
    choose_chair,
    draw_or_halt,
    first_draw,
    has_many_parts,
    has_won_a_feat,
    is_first_draw,
    market,
    resistance,
)
from tests.browser.test_mouse import scrub
from tests.browser.war import BOTS, ME, NAME, expect_decision, expect_nothing_hidden_told, view_of
from wabe import State

LINES: Final = (
    r"^Ann keeps the Quest [A-Z]",
    r"^Dodo keeps a Quest\.$",
    r"^Round 3 begins with \w+\.$",
    r"^Ann takes the card of chair \d+: \d units?; ",
    r"^\w+ gains a chip: (weak|strong) [A-Z][\w ]+\.$",
    r"^Lory rolls the Shard die: [123]\.$",
    r"^Ann places (a Supporter|\d Supporters) in (the )?[A-Z][\w ]+\.$",
    r"^\w+ recruits [A-Z][\w' ]+",
    r"^Dodo places [A-Z][\w ]+ in (the )?[A-Z][\w ]+\.$",
    r"^The Leader of Ann goes to (the )?[A-Z]",
    r"^Battle in (the )?[A-Z][\w ]+: \w+( and|,) \w+",
    r"^Dodo draws: (weak|strong) [A-Z]\w+",
    r"^Dodo plays: [\w ]+ for \d+, now at Strength \d+\.$",
    r"^\w+ halts\.$",
    r"^\w+ suffers: Madness\.$",
    r"^\w+ wins in (the )?[A-Z]",
    r"^\w+ forges on track [1-4]: [\w ]+\.$",
    r"^Three Rounds are over\. Winner",
)


def play_through(person: Person, rng: Random) -> set[str]:
    """Choose anything until the end, with a look at the page at each decision; which decisions there were."""
    steps, standing = set(), "mine"
    while standing == "mine":
        expect_decision(person)
        steps.add(person.look["decision"]["step"])
        standing = person.act(rng)
    assert standing == "over"
    return steps


def expect_score_sheet(person: Person) -> list[int]:
    """Its totals are those of the position, and the sums of their lines."""
    expect(person.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()
    totals = person.points("dialog[open] tfoot td")
    sheet = person.look["score_sheet"]["seats"]
    assert totals == person.look["view"]["scores"] == [seat["total"] for seat in sheet]
    return totals


def test_the_beginning_of_a_game_of_three_by_mouse(ann: Person) -> None:
    ann.sit_at(ME, *BOTS, game=NAME, seed=3)
    rng, steps = Random(3), set[str]()
    while len(steps) < 3:
        expect_decision(ann)
        steps.add(ann.look["decision"]["step"])
        ann.act(rng)
    assert steps >= {"keep_quest", "choose_chair"}
    assert expect_nothing_hidden_told(ann.frames, 0) >= {"quests-dealt", "quest-kept"}


@pytest.mark.long
def test_the_last_round_of_three_by_mouse_its_log_and_its_replay(ann: Person) -> None:
    perform(ann, deciding("choose_chair", 3), play=THREE, others=BOTS)
    table = ann.look["table"]["id"]
    steps = play_through(ann, Random(3))
    assert steps >= {"choose_chair", "choose_part", "place_leader", "draw_or_halt"}
    assert expect_nothing_hidden_told(ann.frames, 0)
    totals = expect_score_sheet(ann)
    lines = ann.read_log()
    for pattern in LINES:
        assert any(re.search(pattern, line.strip()) for line in lines), pattern
    assert [line for line in lines if re.search(r"[{}@#_]|event-", line)] == []
    ann.dialog.get_by_role("link", name="Replay").click()
    scrub(ann, table, totals)


def test_a_feat_is_completed_by_mouse(ann: Person) -> None:
    perform(ann, has_won_a_feat, play=THREE, others=BOTS)
    expect_decision(ann)
    (quest,) = ann.pieces()
    ann.press(quest, Random(1))
    expect(ann.role("log", "Log")).to_contain_text(re.compile("Ann completes "))


def test_the_last_battles_of_two_with_the_resistance(ann: Person) -> None:
    perform(ann, deciding("place_leader", 3), play=Play(NAME, 2), others=BOTS[1:])
    assert ann.look["view"]["players"] == 2
    ann.play(Random(4))
    expect_nothing_hidden_told(ann.frames, 0)
    expect_score_sheet(ann)
    expect(ann.role("log")).to_contain_text(re.compile(r"Three Rounds are over\. Winners?: (Ann|Lory)"))


# --- what the page tells ----------------------------------------------------------------------------------------------


def test_odds_stand_beside_the_choice_where_the_table_allows_them(ann: Person) -> None:
    draw_or_halt(ann)
    odds = ann.look["odds"]["draws"]
    bust, strength = round(100 * odds[0]["bust"]), round(odds[0]["strength"], 1)
    panel = ann.piece("odds")
    assert len(odds) == 3
    expect(panel).to_have_accessible_name(
        re.compile(rf"^What more draws would bring: 1 draw: bust risk {bust} %, otherwise Strength about ")
    )
    expect(panel).to_contain_text(f"otherwise Strength about {strength:g};")
    expect(ann.role("region", "Your turn in the battle")).to_contain_text(f"{bust} %")
    expect(ann.choice("draw")).to_contain_text(f"bust risk {bust} %")


def test_without_the_aid_there_are_no_odds_and_no_open_bags(ann: Person) -> None:
    aids = {"odds": False, "hints": True, "undo": True}
    perform(ann, is_first_draw, play=THREE, aids=aids)
    assert ann.look["odds"] == {}
    expect(ann.choice("draw")).to_be_visible()
    expect(ann.role("region", "Your turn in the battle")).to_have_count(0)
    expect(ann.piece("odds")).to_have_count(0)
    assert {seat["bag"] for seat in ann.look["view"]["seats"]} == {None}
    expect(ann.page.locator("[data-piece^='bagchip:']")).to_have_count(0)
    expect(ann.page.get_by_role("group", name=re.compile("^The bag of "))).to_have_count(0)
    expect(ann.page.locator("main")).not_to_contain_text(re.compile(r"bust \d+ %"))


def test_to_draw_or_to_halt_is_offered_once(ann: Person) -> None:
    first_draw(ann)
    seq = ann.seq
    for choice in ("Draw", "Halt"):
        expect(ann.button(re.compile(f"^{choice}"))).to_have_count(1)
    ann.button(re.compile("^Halt")).click()
    assert ann.settle(seq + 1) == "covered"
    expect(ann.button("I am Bea")).to_be_visible()
    expect(ann.page.locator("[data-war-battle], .log")).to_have_count(0)


def test_the_resistance_is_told_to_two(ann: Person) -> None:
    resistance(ann)
    strength = ann.look["view"]["resistance"]
    expect(ann.page.locator("[data-war-battle]")).to_contain_text(f"Local Resistance {strength}")


def test_pieces_explain_themselves_with_rules_and_provenance(ann: Person) -> None:
    choose_chair(ann)
    abilities = ann.page.locator("[data-war-mine] [data-piece^='ability:']")
    for target, words in (
        (next(one for one in ann.pieces() if one.startswith("chair:")), r"(rule book|stand-in).*Rules WW"),
        ("head", r"roll the Shard die.*WW-"),
        ("region:witzend", r"Witzend.*The first wins \d+ VP and a Castle.*WW-"),
        ("seat:1", r"Bea.*Shards"),
        ("market:0", r"(two chips|a figure) of Strength \d.*WW-"),
        (abilities.first.get_attribute("data-piece") or "", r"(rule book|stand-in).*Rules WW"),
    ):
        ann.piece(target).first.focus()
        ann.page.keyboard.press("i")
        expect(ann.dialog).to_have_text(re.compile(words, re.DOTALL))
        ann.page.keyboard.press("Escape")
        expect(ann.dialog).to_have_count(0)


def sits_among_empty_chairs(state: State, decision: Json) -> bool:
    """Leaders have taken cards, and sit where they lay."""
    view = state.view(0)
    return decision["step"] == "choose_chair" and all(seat["chair"] for seat in view["seats"])


def test_leaders_have_faces_in_their_panels_on_their_chairs_and_in_large(ann: Person) -> None:
    perform(ann, sits_among_empty_chairs, play=THREE)
    view = ann.look["view"]
    for seat in view["seats"]:
        face = f"use[href='#war-{seat['faction']}']"
        expect(ann.page.locator(f"symbol#war-{seat['faction']} path").first).to_be_attached()
        expect(ann.page.locator(f"[data-seat='{seat['seat']}'] header {face}")).to_be_attached()
        expect(ann.piece(f"chair:{seat['chair']}").locator(face)).to_be_attached()
    ann.piece("seat:1").first.focus()
    ann.page.keyboard.press("i")
    expect(ann.dialog.locator(f"use[href='#war-{view['seats'][1]['faction']}']")).to_be_attached()


def test_a_wonderlandian_is_taken_from_the_market(ann: Person) -> None:
    market(ann)
    target = ann.pieces()[0]
    name = ann.offers(target)[0]["form"]["card"]
    seq = ann.seq
    ann.piece(target).click()
    assert ann.settle(seq + 1) in {"mine", "covered"}
    if ann.settle() == "covered":
        ann.button(re.compile("^I am ")).click()
        ann.settle(until=["mine"])
    assert name in ann.look["view"]["seats"][0]["wonderlandians"]
    expect(ann.role("log")).to_contain_text("Ann recruits ")


# --- what can be taken back, what a bot would do ----------------------------------------------------------------------


def test_undo_of_a_part_of_a_card(ann: Person) -> None:
    perform(ann, has_many_parts, play=THREE)
    parts = ann.look["view"]["card"]["parts"]
    units = next(i for i, part in enumerate(parts) if part.startswith("units"))
    seq = ann.seq
    ann.piece(f"part:{units}").click()
    assert ann.settle(seq + 1) == "mine"
    assert ann.look["decision"]["step"] == "choose_region"
    ann.button(re.compile("^Undo")).click()
    ann.settle(seq + 2)
    assert ann.look["decision"]["step"] == "choose_part"
    assert ann.look["view"]["card"]["parts"] == parts


def test_a_hint_is_shown_and_followed(ann: Person) -> None:
    choose_chair(ann)
    ann.page.keyboard.press("h")
    expect(ann.role("heading", "What a bot would do")).to_be_visible()
    line = ann.page.locator("section[aria-labelledby=hint-title] li").first
    expect(line).to_have_text(re.compile(r"(Chair \d|Head|party).*\d+ %", re.DOTALL))
    seq = ann.seq
    line.get_by_role("button").click()
    ann.settle(seq + 1)
    assert ann.look["view"]["step"] != "choose_chair" or ann.look["view"]["table"]["head"]


# --- a phone ----------------------------------------------------------------------------------------------------------


def test_a_phone_shows_one_view_at_a_time_and_plays_by_touch(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    ann.sit_at(ME, BOTS[1], game=NAME, seed=5)
    rng = Random(5)
    for _ in range(14):
        tap_something(ann, rng)
    for tab in ("Board", "Mine", "Players", "Log"):
        ann.role("tab", re.compile(rf"^{tab}\b")).tap()
        assert measures(ann.page)["wider"] == 0


def tap_something(person: Person, rng: Random) -> None:
    """Choose a piece by touch in the view where it lies, or what has no piece."""
    seq, look = person.seq, person.look
    pieces = [action["targets"][0] for action in look["decision"]["actions"] if action["targets"]]
    if not pieces:
        turn_to(person, "Board")
        person.free_choices.first.tap()
    else:
        target = rng.choice(pieces)
        offers = person.offers(target)
        turn_to(person, view_of(target, look["view"]))
        person.piece(target).filter(visible=True).first.tap()
        if len(offers) > 1:
            person.page.locator(f'[data-action="{offers[0]["action"]}"]').tap()
    assert person.settle(seq + 1) == "mine"
