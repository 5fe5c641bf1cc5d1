"""Wonderland's War on screens between phone and desk, and how its players are told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESK, LOW_DESK, PHONE, Json, Person
from tests.browser.rehearsal import Play, perform
from tests.browser.screens_war import (
    begins_next_battle,
    five_fighters,
    five_players,
    news,
    news_at_tea,
    unlock,
)
from tests.browser.war import NAME
from wabe import State

BETWEEN: Final = [(768, 1024), (1024, 768), (1120, 800)]
ZOOMED: Final = [(640, 450), (720, 450)]  # windows of 1280 x 900 and of 1440 x 900 at 200 %
HUES: Final = {"red_queen": 0, "mad_hatter": 1, "alice": 2, "jabberwock": 3, "cheshire_cat": 4}
# what of the board, the own things and the frame lies beyond their edges, CSS pixels
HIDDEN: Final = """
  ['.frame', '.board', '.war', '.battle', '.mine']
    .flatMap((one) => [...document.querySelectorAll(one)])
    .filter((one) => one instanceof HTMLElement)
    .map((one) => [one.className.split(' ')[0], one.scrollHeight - one.clientHeight])
    .filter(([, more]) => more > 1)
"""
CUT_LANDSCAPES: Final = """
  [...document.querySelectorAll('[data-landscape]')].filter((land) => {
    const [around, things] = [land, land.lastElementChild.firstElementChild].map((one) => one.getBoundingClientRect())
    return things.top < around.top - 1 || things.bottom > around.bottom + 1 || things.right > around.right + 1
  }).map((land) => land.parentElement.textContent)
"""
COLOURS: Final = """
  (hues) => hues.map((hue, seat) => {
    const style = getComputedStyle(document.documentElement)
    return style.getPropertyValue(`--seat-${seat}`) === style.getPropertyValue(`--hue-${hue}`)
  })
"""


def all_others_fight_next(state: State, decision: Json) -> bool:
    """One battle has ended, and all others begin another one."""
    return begins_next_battle(state, decision) and state.view(0)["battle"]["seats"].count(None) == 1


def resized(person: Person, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The window in these sizes, one after another; a tablet is touched."""
    for size in sizes:
        person.move_to(size, "light", touch=size in BETWEEN[:2])
        yield size


def test_a_battle_of_five_is_seen_whole_and_the_own_board_with_it_and_no_landscape_is_cut(invite: Invite) -> None:
    ann = invite(size=BETWEEN[0], touch=True)
    five_fighters(ann)
    for _ in resized(ann, *BETWEEN, LOW_DESK, DESK):
        expect_stage(ann)
        assert ann.page.locator("[data-landscape]").count() > 0
        assert ann.page.evaluate(CUT_LANDSCAPES) == []


def test_the_news_of_the_battle_before_it_leave_room_for_all_others(invite: Invite) -> None:
    ann = invite(size=LOW_DESK)
    perform(ann, all_others_fight_next, play=Play(NAME, 5))
    expect(news(ann)).to_be_visible()
    expect_stage(ann, 4)


def expect_stage(person: Person, count: int = 5) -> None:
    """All who fight, the track, the odds, the own things and the choice are in sight, and nothing scrolls."""
    assert person.page.evaluate(HIDDEN) == []
    fighters = person.page.locator("[data-war-battle] .warrior")
    expect(fighters).to_have_count(count)
    seen = [*fighters.all(), person.role("group", "The Battle track"), *person.piece("odds").all()]
    assert len(seen) == count + 1 + bool(person.look["odds"])
    for thing in [*seen, person.page.locator("[data-war-mine]"), *person.page.locator("[data-action]").all()]:
        expect(thing).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [PHONE, *ZOOMED])
def test_a_small_screen_shows_one_thing_of_a_battle_at_a_time_beside_the_choice(
    invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(size=size, touch=size == PHONE)
    five_fighters(ann)
    battle = ann.page.locator("[data-war-battle]")
    track, fighters, odds = ann.role("group", "The Battle track"), battle.locator(".strength"), ann.piece("odds")
    shown = {"Track": track, "Fighters": fighters.last, "Your bag": odds}
    for name, thing in shown.items():
        ann.role("tab", name).click()
        expect(ann.role("tabpanel", name)).to_be_visible()
        expect(thing).to_be_visible()
        for choice in ann.page.locator("[data-action]").all():
            expect(choice).to_be_in_viewport(ratio=0.99)
        if name == "Fighters":  # all about five is much for a phone held upright
            expect(fighters).to_have_count(5)
        if name != "Fighters" or size != PHONE:
            expect(thing).to_be_in_viewport(ratio=0.99)
            assert ann.page.evaluate(HIDDEN) == []
        expect(odds).to_have_count(int(name == "Your bag"))
    ann.role("tab", "Track").click()
    expect(fighters).to_have_count(0)


def test_the_tea_table_of_five_is_seen_whole_and_the_whole_own_board_is_a_press_away(invite: Invite) -> None:
    ann = invite(size=BETWEEN[0], touch=True)
    five_players(ann)
    for _ in resized(ann, *BETWEEN):
        assert ann.page.evaluate(HIDDEN) == []
        expect(ann.piece("track:1:0")).to_have_count(0)
        ann.button("Whole board").click()
        expect(ann.piece("track:1:0")).to_be_visible()
        ann.button("Whole board").click()


def test_players_are_told_apart_by_their_factions_on_a_low_desk_too_and_the_help_has_a_legend(invite: Invite) -> None:
    """Not by the heart, crown or hat of their seats, which could be taken for another's Faction."""
    ann = invite(size=LOW_DESK)
    five_players(ann)
    assert ann.page.locator("#view-players").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    factions = [seat["faction"] for seat in ann.look["view"]["seats"]]
    assert ann.page.evaluate(COLOURS, [HUES[faction] for faction in factions]) == [True] * 5
    faces = ann.page.locator("[data-seat] header > svg")
    shown = faces.evaluate_all("(faces) => faces.map((one) => one.querySelector('use').getAttribute('href'))")
    assert shown == [f"#war-{faction}" for faction in factions]
    expect(faces.locator("text")).to_have_count(0)
    ann.button("How to play").click()
    expect(ann.dialog).to_contain_text("Supporters left in supply")  # the legend of the table
    ann.open("/")
    expect(ann.role("heading", "Wonderland's War")).to_be_visible()
    assert ann.page.evaluate(COLOURS, [0, 1, 2, 3, 4]) == [True] * 5


def test_a_phone_lists_abilities_by_name_and_tells_each_when_asked(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    unlock(ann)
    choices = ann.page.locator(".choices")
    assert choices.evaluate("(list) => list.closest('section').scrollHeight <= list.closest('section').clientHeight")
    first = choices.locator("[data-action]").first
    name = first.locator(".words > span").inner_text()
    text = first.locator("small").text_content()
    assert text
    ann.button(f"About: {name}").click()
    expect(ann.dialog).to_contain_text(text)


def test_the_tea_table_of_a_tablet_is_whole_below_the_news(invite: Invite) -> None:
    ann = invite(size=BETWEEN[0], touch=True)
    news_at_tea(ann)
    assert ann.page.evaluate(HIDDEN) == []
    for chair in ann.page.locator("[data-piece^='chair:']").all():
        expect(chair).to_be_in_viewport(ratio=0.99)
