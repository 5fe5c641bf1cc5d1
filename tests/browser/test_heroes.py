"""Alicematic Heroes by mouse and by touch, alone against bots."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.access import measures
from tests.browser.conftest import Invite
from tests.browser.heroes import (
    BOTS,
    ME,
    NAME,
    expect_decision,
    expect_majorities,
    expect_nothing_hidden_told,
    expect_reach,
    view_of,
)
from tests.browser.person import PHONE, Person
from tests.browser.rehearsal import deciding, perform
from tests.browser.screens_heroes import choose_card, place_card
from tests.browser.test_mouse import scrub

WIDTH = "document.querySelector('[data-piece=\"space:0\"]').getBoundingClientRect().width"
NOT_ANY_MORE = "Something became known or was left to chance since; that cannot be taken back."


def test_the_last_rounds_by_mouse_and_the_replay(ann: Person) -> None:
    perform(ann, deciding("choose_card", 13), others=BOTS)
    table = ann.look["table"]["id"]
    rng, standing = Random(3), "mine"
    while standing == "mine":
        expect_decision(ann)
        if ann.look["decision"]["step"] == "choose_target":
            expect_reach(ann, rng.choice(ann.pieces()))
        standing = ann.act(rng)
    assert standing == "over"
    assert expect_nothing_hidden_told(ann.frames, 0) >= {"cards-drawn", "commoner-placed"}

    expect(ann.dialog.get_by_role("heading", name=re.compile("won$"))).to_be_visible()
    totals = ann.points("dialog[open] tfoot td")
    sheet = ann.look["score_sheet"]["seats"]
    assert totals == ann.look["view"]["scores"] == [seat["total"] for seat in sheet]
    log = " ".join(ann.read_log())
    for words in ("Ann starts from City", "Ann places a Commoner", "Round 14 begins", "Fourteen rounds are over"):
        assert words in log
    ann.dialog.get_by_role("link", name="Replay").click()
    scrub(ann, table, totals)


def test_undo_until_a_card_is_drawn(ann: Person) -> None:
    perform(ann, deciding("choose_card"))
    undo, cards = ann.button(re.compile("^Undo")), ann.look["view"]["seats"][0]["cards"]
    seq = ann.seq
    ann.piece(f"card:{cards[0]}").click()
    ann.settle(seq + 1)
    assert ann.look["decision"]["step"] == "place_card"
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    ann.settle(seq + 2)
    assert ann.look["decision"]["step"] == "choose_card"
    assert ann.look["view"]["seats"][0]["cards"] == cards

    ann.take("play")
    ann.take("commoner")
    expect(ann.role("log")).to_contain_text(re.compile(r"Ann places a Commoner: [\w ]+ \(\w+ Alice\)"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ann.role("alert")).to_have_text(NOT_ANY_MORE)


def test_a_hint_is_shown_and_followed(ann: Person) -> None:
    choose_card(ann)
    ann.page.keyboard.press("h")
    expect(ann.role("heading", "What a bot would do")).to_be_visible()
    line = ann.page.locator("section[aria-labelledby=hint-title] li").first
    expect(line).to_have_text(re.compile(r"\w+ Alice.*\d+ %", re.DOTALL))
    seq = ann.seq
    line.get_by_role("button").click()
    ann.settle(seq + 1)
    assert ann.look["view"]["step"] == "place_card"


def test_pieces_explain_themselves_with_rules_and_provenance(ann: Person) -> None:
    choose_card(ann)
    for target, words in (
        (ann.pieces()[0], r"(From the rule book|A stand-in of our own): .*Rules AH"),
        ("space:8", r" of difficulty \d+ at B1.*Rules AH"),
        ("bank", r"\d+ red, \d+ yellow and \d+ green tokens are left.*AH-53"),
        ("seat:1", r"Bea"),
    ):
        ann.piece(target).focus()
        ann.page.keyboard.press("i")
        expect(ann.dialog).to_have_text(re.compile(words, re.DOTALL))
        ann.page.keyboard.press("Escape")
        expect(ann.dialog).to_have_count(0)


def test_projected_majorities_of_tiles_and_slots(ann: Person) -> None:
    choose_card(ann)
    expect_majorities(ann)
    view = ann.look["view"]
    paying = [
        f"+{points[seat]} VP"
        for seat in range(3)
        for points in (slot["points"] for slot in view["majorities"]["slots"].values())
        if points[seat]
    ]
    assert paying
    assert ann.page.locator("[data-seat] .head .vp").all_inner_texts() == paying


def test_a_slot_that_takes_her_both_ways_asks_on_the_spot(ann: Person) -> None:
    place_card(ann)
    ways = ann.page.locator(".ways button")
    expect(ways).to_have_count(2)
    seq, alices = ann.seq, ann.look["view"]["seats"][0]["alices"]
    ways.first.click()
    ann.settle(seq + 1, ["mine", "covered"])
    assert ann.look["view"]["seats"][0]["alices"] == alices + 1
    expect(ann.role("log")).to_contain_text(re.compile(r"Ann summons \w+ Alice"))


def test_the_map_comes_nearer_and_fits_again(ann: Person) -> None:
    choose_card(ann)
    fitted = width(ann)
    ann.button("Nearer").click()
    assert width(ann) > fitted * 1.2
    ann.page.mouse.move(700, 300)
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function(f"() => {WIDTH} > {fitted * 2}")
    ann.button("Whole map").click()
    assert abs(width(ann) - fitted) < 1
    expect(ann.piece("space:0")).to_be_in_viewport()


def width(person: Person) -> float:
    """Of a space, CSS pixels."""
    return float(person.page.evaluate(WIDTH))


def test_a_phone_shows_one_view_at_a_time_and_plays_by_touch(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    ann.sit_at(ME, *BOTS, game=NAME, seed=5)
    rng = Random(5)
    expect_hand_within_reach(ann)
    seq = ann.seq
    ann.button("Keep all cards").tap()
    ann.settle(seq + 1)
    while ann.look["view"]["turn"] < 8:
        tap_something(ann, rng)
    for tab in ("Board", "Mine", "Players", "Log"):
        ann.role("tab", re.compile(f"^{tab}")).tap()
        assert measures(ann.page)["wider"] == 0


def expect_hand_within_reach(person: Person) -> None:
    """Each card can be brought wholly into view."""
    person.role("tab", re.compile("^Mine")).tap()
    expect(person.page.locator("#view-board")).to_be_hidden()
    cards = person.page.locator("#view-mine [data-piece]")
    expect(cards).to_have_count(5)
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.99)


def tap_something(person: Person, rng: Random) -> None:
    """Choose a piece by touch in the view where it lies, or what has no piece."""
    seq = person.seq
    pieces = [action["targets"][0] for action in person.look["decision"]["actions"] if action["targets"]]
    if not pieces:
        person.role("tab", re.compile("^Board")).tap()
        person.free_choices.first.tap()
    else:
        target = rng.choice(pieces)
        offers = person.offers(target)
        person.role("tab", re.compile(f"^{view_of(target, 0)}")).tap()
        person.piece(target).tap()
        if len(offers) > 1:
            person.page.locator(f'[data-action="{offers[0]["action"]}"]').tap()
    assert person.settle(seq + 1) == "mine"
