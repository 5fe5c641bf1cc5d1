"""Room and words at the table of Alicematic Heroes, at each width."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.endings import turn_to
from tests.browser.heroes import BOTS, ME, NAME, name_of
from tests.browser.person import DESK, LOW_DESK, PHONE, TABLET, Json, Person
from tests.browser.rehearsal import deciding, perform
from tests.browser.screens_heroes import ROUND, choose_card, choose_target, copy, end, keep, mulligan, place_card, take
from wabe import State
from wabe.games.alicematic_heroes.table.layout import coordinate

LINE = 76  # CSS pixels: one line that a finger can press
CUT = """
  (cards) => cards.flatMap((card) => [...card.querySelectorAll('.title, .text')])
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map((one) => `${one.textContent}: ${[one.scrollWidth, one.clientWidth, one.scrollHeight, one.clientHeight]}`)
"""
# names on the cards of slots that reach beyond their card, or under the next one
COVERED = """
  [...document.querySelectorAll('#view-mine .stack')].flatMap((stack) => {
    const cards = [...stack.querySelectorAll('button')].filter((card) => card.querySelector('text'))
    return cards.filter((card, i) => {
      const [name, own] = [card.querySelector('text'), card].map((one) => one.getBoundingClientRect())
      const end = cards[i + 1]?.getBoundingClientRect().top ?? own.bottom
      return name.left < own.left + 1 || name.right > own.right - 1 || name.bottom > end + 0.5
    }).map((card) => card.querySelector('text').textContent)
  })
"""
# numbers of spaces without 7 : 1 against a ground of their own, or faint
PALE = """
  (() => {
    const light = (colour) => {
      const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => {
        const one = part / 255
        return one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const opacity = (one) => (one.matches('svg') ? 1 : getComputedStyle(one).opacity * opacity(one.parentElement))
    return [...document.querySelectorAll('#view-board .lying text')].filter((text) => {
      const ground = text.parentElement.querySelector('rect')
      if (!ground || opacity(text) < 1) return true
      const [low, high] = [text, ground].map((one) => light(getComputedStyle(one).fill)).sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05) < 7
    }).map((text) => text.textContent)
  })()
"""
SMALLEST = "(texts) => Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
LEGIBLE = 11  # CSS pixels
LONG_WORDS = {"valkyrie", "hunter", "demonlord", "wiccan", "alchemist"}


def leaf(person: Person) -> Locator:
    """What is to be done."""
    return person.page.locator("section.prompt .leaf")


def box(one: Locator) -> Any:
    """Where it lies."""
    found = one.bounding_box()
    assert found is not None
    return found


# --- a phone ----------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_choices_leave_other_views_to_one_line_that_leads_back(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    choose_target(ann)
    assert box(leaf(ann))["height"] > LINE
    for tab in ("Mine", "Players", "Log"):
        turn_to(ann, tab)
        assert box(leaf(ann))["height"] <= LINE
        expect(ann.page.locator("[data-action]")).to_have_count(0)
    ann.button(re.compile("^You: Choose a space to invade")).tap()
    expect(ann.page.locator("#view-board")).to_be_visible()
    ann.unfold()
    expect(ann.page.locator("[data-action]").first).to_be_visible()


def test_on_a_phone_what_has_no_piece_stays_beside_the_pieces(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    keep(ann)
    turn_to(ann, "Mine")
    expect(ann.page.locator("[data-action]")).to_have_text(re.compile("^ *Keep no more *1 *$"))
    turn_to(ann, "Players")
    expect(ann.page.locator("[data-action]")).to_have_count(0)
    mulligan(ann)
    expect(ann.button("Give back 1 card")).to_be_in_viewport(ratio=1)
    turn_to(ann, "Log")
    expect(ann.button("Give back 1 card")).to_be_hidden()


def attack_only(state: State, decision: Json) -> bool:
    """Some space can be attacked at most."""
    reach = state.view(0)["reach"] if decision["step"] == "choose_target" else {}
    return any(one["how"] == ["attack"] for one in reach.values())


def test_on_a_phone_each_target_is_marked_by_what_comes_of_it(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    perform(ann, attack_only)
    reach = ann.look["view"]["reach"]
    attacks = [one for one in reach.values() if one["how"] == ["attack"]]
    expect(ann.page.locator("#view-board .mark")).to_have_count(len(reach))
    expect(ann.page.locator("#view-board .mark.weak")).to_have_count(len(attacks))
    numbers = ann.page.locator("#view-board .faded .num")
    assert set(numbers.evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)")) == {"1"}


def test_on_a_phone_a_refused_undo_says_why(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    choose_card(ann)
    ann.take("play")
    ann.take("commoner")
    ann.button("Undo").tap(force=True)
    expect(ann.role("alert")).to_be_in_viewport(ratio=1)
    expect(ann.role("alert")).to_have_text(re.compile("cannot be taken back"))


# --- a tablet ---------------------------------------------------------------------------------------------------------


def with_cards(*counts: int) -> Callable[[State, Json], bool]:
    """A card to choose of so many, in a round in which the map has something to show."""
    asked = deciding("choose_card", ROUND)
    return lambda state, decision: asked(state, decision) and len(decision["actions"]) in counts


@pytest.mark.parametrize("counts", [(3, 4, 5), (6, 7, 8)])
def test_on_a_tablet_the_map_has_its_height_and_is_seen_whole(counts: tuple[int, ...], invite: Invite) -> None:
    """Whether the hand and its choices fill one line or two."""
    ann = invite(size=TABLET, touch=True)
    perform(ann, with_cards(*counts))
    picture = box(ann.page.locator("#view-board .map"))
    assert picture["height"] > 400
    assert picture["y"] + picture["height"] <= box(ann.page.locator("#view-mine"))["y"]
    spaces = ann.page.locator('#view-board [data-piece^="space:"]')
    for space in (spaces.first, spaces.last):
        expect(space).to_be_in_viewport(ratio=0.99)


def test_on_a_tablet_two_lines_of_choices_leave_the_hand_in_sight(invite: Invite) -> None:
    ann = invite(size=TABLET, touch=True)
    perform(ann, with_cards(6, 7, 8))
    assert box(ann.page.locator(".choices"))["height"] < 0.2 * TABLET[1]


def test_on_a_tablet_the_choices_stay_in_sight_while_the_rest_scrolls(invite: Invite) -> None:
    ann = invite(size=TABLET, touch=True)
    mulligan(ann)
    expect(ann.button("Give back 1 card")).to_be_in_viewport(ratio=1)
    card = ann.page.locator("#view-mine [data-piece]").last
    card.scroll_into_view_if_needed()
    expect(card).to_be_in_viewport(ratio=0.9)
    expect(ann.button("Give back 1 card")).to_be_in_viewport(ratio=1)


# --- cards ------------------------------------------------------------------------------------------------------------


def expect_whole_cards(person: Person, least: int) -> None:
    """Cards beside each other, with no word cut off and none too small."""
    cards = person.page.locator("#view-mine ul[aria-label] > li")
    boxes = [box(card) for card in cards.all()]
    assert len(boxes) >= least
    for one, next_one in pairwise(boxes):
        assert one["x"] + one["width"] <= next_one["x"] or one["y"] + one["height"] <= next_one["y"]
    assert cards.evaluate_all(CUT) == []
    assert cards.locator(".title, .text").evaluate_all(SMALLEST) >= LEGIBLE


def test_five_cards_lie_side_by_side(invite: Invite) -> None:
    ann = invite()
    keep(ann)
    for size in (DESK, TABLET):
        ann.move_to(size, "light")
        expect_whole_cards(ann, 5)


def long_words(state: State, decision: Json) -> bool:
    """Few cards in hand, two of them with much to say."""
    cards = set(state.view(0)["seats"][0]["cards"] or [])
    return decision["step"] == "choose_card" and len(cards) <= 4 and len(cards & LONG_WORDS) > 1


def test_long_words_fit_their_cards(invite: Invite) -> None:
    ann = invite()
    perform(ann, long_words)
    for size in (DESK, PHONE):
        ann.move_to(size, "light", touch=size == PHONE)
        turn_to(ann, "Mine")
        expect(ann.page.locator("#view-mine .text").first).to_be_visible()
        expect_whole_cards(ann, 2)


# --- words ------------------------------------------------------------------------------------------------------------


def test_bars_of_slots_and_projections_say_what_they_are(ann: Person) -> None:
    choose_card(ann)
    alices = ann.look["view"]["majorities"]["slots"]["blue"]["alices"]
    bars = ann.page.locator("#view-mine .slot").nth(1)
    expect(bars).to_contain_text("Alices")
    told = ", ".join(rf"{name} {count}( \(\d VP\))?" for name, count in zip(("Ann", "Bea", "Cid"), alices, strict=True))
    expect(bars.get_by_role("img")).to_have_accessible_name(re.compile(f"^Alices in the comparison: {told}$"))
    expect(ann.page.locator(".projected").first).to_have_attribute("title", re.compile(r"\d+ VP if the game ended now"))


def test_the_round_stands_above_the_table_and_no_other_count(ann: Person) -> None:
    choose_card(ann)
    line = ann.page.locator("header p").first
    expect(line).to_have_text(f"Round {ann.look['view']['round']} of 14, turn of Ann")


def test_a_refused_undo_by_key_says_why(ann: Person) -> None:
    place_card(ann)
    ann.page.keyboard.press("Escape")
    ann.take("commoner")
    ann.page.keyboard.press("u")
    expect(ann.role("alert")).to_have_text(re.compile("cannot be taken back"))


def test_targets_are_listed_best_first_and_linked_with_the_map(ann: Person) -> None:
    choose_target(ann)
    ann.unfold()
    reach = ann.look["view"]["reach"]
    order = ["success", "finish", "pay", "jet", "turn", "attack"]
    labels = ann.page.locator("[data-action] .words > span").all_inner_texts()
    numbers = {f"Invade {name_of(ann.look['view'], int(number))}": number for number in reach}
    spaces = [numbers[label] for label in labels]
    ranks = [min(order.index(how) for how in reach[number]["how"]) for number in spaces]
    assert len(spaces) == len(reach)
    assert ranks == sorted(ranks)
    printed = ann.page.locator("#view-board .coordinate")
    expect(printed).to_have_text([coordinate(number) for number in range(len(ann.look["view"]["map"]["spaces"]))])
    ann.page.locator("[data-action]").first.hover()
    expect(ann.piece(f"space:{spaces[0]}")).to_have_class(re.compile(r"\bmarked\b"))
    ann.piece(f"space:{spaces[-1]}").hover()
    line = ann.page.locator("[data-action].looked")
    expect(line).to_contain_text(labels[-1])
    expect(line).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
def test_targets_that_the_map_shows_are_listed_only_when_asked_for(invite: Invite, size: tuple[int, int]) -> None:
    ann = invite(size=size, touch=size != DESK)
    choose_target(ann)
    choices = ann.page.locator("[data-action]")
    assert choices.count() > 6
    assert choices.filter(visible=True).count() == ann.free_choices.count()
    assert len(ann.pieces()) == choices.count() - ann.free_choices.count()
    ann.button(f"Show the {len(ann.pieces())} choices as a list").click()
    expect(choices.filter(visible=True)).to_have_count(choices.count())
    ann.page.reload()
    ann.button("I am Ann").click()
    expect(ann.button("Put the list away")).to_be_visible()


def test_a_hand_that_a_phone_does_not_show_is_listed(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    mulligan(ann)
    ann.role("tab", "Board").click()
    assert ann.page.locator("[data-own-choices] [aria-pressed]").filter(visible=True).count() == 5


def test_the_set_up_asks_for_kingdoms_of_those_who_play(ann: Person) -> None:
    ann.open()
    ann.game_card("Alicematic Heroes").get_by_role("button", name="Set up a table").click()
    kingdoms = ann.dialog.get_by_role("combobox", name=re.compile("^Kingdom of"))
    expect(kingdoms).to_have_count(3)
    ann.button("One more seat").click()
    expect(kingdoms).to_have_count(4)
    for letter in "ABCD":
        expect(ann.dialog.get_by_role("combobox", name=f"Kingdom of seat {letter}")).to_have_count(1)
    expect(ann.dialog).to_contain_text("Bot, Caterpillar: Sober: takes what looks best at each step")


def test_a_hint_that_failed_says_so(ann: Person) -> None:
    ann.page.route_web_socket(re.compile("/api/tables/"), fail_hints)
    ann.sit_at(ME, *BOTS, game=NAME, seed=5)
    ann.button(re.compile("^Hint")).click()
    expect(ann.role("alert")).to_have_text("No hint could be made: the bot failed at this decision.")
    expect(ann.button(re.compile("^Hint"))).to_be_enabled()


def fail_hints(link: Any) -> None:
    """Answers as the server does when its bot has failed (docs/protocol.md)."""
    server = link.connect_to_server()

    def relay(message: str) -> None:
        asked = json.loads(message)
        if asked["type"] != "hint":
            server.send(message)
            return
        told = "No hint could be made: the bot failed at this decision."
        answer = {"type": "answer", "request_id": asked["request_id"], "ok": False, "error": "no-hint", "message": told}
        link.send(json.dumps(answer))

    link.on_message(relay)


def test_how_to_play_tells_the_start(ann: Person) -> None:
    ann.open(f"/how-to-play/{NAME}")
    article = ann.page.locator("article")
    expect(article).to_contain_text(re.compile(r"start player is drawn by lot, and begins every round"))
    expect(article).to_contain_text("Both of yours may lie in the same City")


# --- everybody, and every letter --------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [choose_card, copy, take])
def test_a_desk_shows_all_players(screen: Callable[[Person], None], ann: Person) -> None:
    screen(ann)
    column = ann.page.locator("#view-players")
    for size in (DESK, LOW_DESK):
        ann.move_to(size, "light")
        assert column.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_no_name_is_cut_on_the_cards_of_slots_and_of_a_full_hand(size: tuple[int, int], invite: Invite) -> None:
    ann = invite(size=size)
    take(ann)
    assert ann.page.evaluate(COVERED) == []
    cards = ann.page.locator("#view-mine ul[aria-label] > li")
    assert cards.count() > 5
    assert cards.evaluate_all(CUT) == []
    assert cards.locator(".title").evaluate_all(SMALLEST) >= LEGIBLE


def test_every_number_on_the_map_is_read_by_night(invite: Invite) -> None:
    ann = invite(scheme="dark")
    choose_target(ann)
    assert ann.page.locator("#view-board .lying text").count() == len(ann.look["view"]["map"]["spaces"])
    assert ann.page.evaluate(PALE) == []


def test_nothing_is_told_of_an_earlier_end_after_the_end(ann: Person) -> None:
    end(ann)
    expect(ann.page.locator("[data-seat] header output")).to_have_count(3)
    expect(ann.page.locator(".projected")).to_have_count(0)
