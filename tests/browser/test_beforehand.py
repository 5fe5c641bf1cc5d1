"""What is said beforehand, one choice alone, questions to go back, and a turn that somebody takes away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.access import grave_faults, measures
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE, Json, Person
from tests.browser.rehearsal import HEROES, PAIR, find, late
from tests.browser.screens_war import THREE, is_first_draw
from tests.browser.test_access import FITS
from tests.browser.test_online import come_by
from tests.browser.war import BOTS, ME, NAME
from wabe import State

ANYHOW = ("mine", "waiting", "over")


def has_one_choice(state: State, decision: Json) -> bool:
    """No Quest can be completed, and it is asked all the same."""
    return decision["step"] == "complete_feat" and len(decision["actions"]) == 1


def begins_cities(state: State, decision: Json) -> bool:
    """Ann places her City before all others."""
    return decision["step"] == "place_city" and not any(seat["cities"] for seat in state.view(0)["seats"])


def is_drawing(frame: Json) -> bool:
    """Somebody chooses between drawing and halting."""
    return bool(frame["view"]["step"] == "draw_or_halt")


def laid(person: Person, wanted: Callable[[State, Json], bool], **more: object) -> str:
    """Wonderland's War with two bots, where Ann is asked such a thing."""
    seed, moves = find(wanted, play=THREE)
    table: str = person.lay(ME, *BOTS, game=NAME, seed=seed, moves=moves, **more)["table"]
    return table


def expect_sound(person: Person) -> None:
    """Nothing is cut off or too small, and axe finds nothing serious."""
    found = measures(person.page)
    touched = person.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    assert {**found, "small": found["small"] if touched else []} == FITS
    assert grave_faults(person.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_drawing_goes_by_itself_once_it_is_said(invite: Invite, size: tuple[int, int]) -> None:
    ann = invite(size=size, touch=size == PHONE, painted=True)
    ann.open(f"/table/{laid(ann, is_first_draw)}")
    assert ann.settle() == "mine"
    ann.button("Say beforehand").click()
    form = ann.dialog.get_by_role("form", name="Draw, then halt")
    form.get_by_label("Halt at Strength").fill("25")
    form.get_by_label(re.compile("bust")).fill("100")
    expect_sound(ann)
    form.get_by_role("button", name="Set").click()
    expect(ann.dialog).to_have_count(0)
    drawn = "frame => (frame.events ?? []).some((event) => event.kind === 'drew' && event.args.seat === 0)"
    ann.page.wait_for_function(f"() => wabeSpy.frames.some({drawn})")
    since = [frame for frame in ann.frames if frame.get("orders", {}).get("given")]
    assert since[0]["orders"]["given"] == {"draw_until": {"strength": 25, "risk": 100}}
    assert all(frame["orders"]["answering"] for frame in since if is_drawing(frame) and frame["decision"])


def test_an_order_is_shown_and_stopped(invite: Invite) -> None:
    ann = invite()
    table = laid(ann, is_first_draw)
    ann.open(f"/table/{table}")
    ann.settle()
    ann.button("Say beforehand").click()
    ann.dialog.get_by_role("form", name="Never wager").get_by_role("button", name="Set").click()
    line = ann.page.locator("[data-order=no_wager]")
    expect(line).to_contain_text("No Wager is laid")
    ann.page.reload()
    expect(line).to_be_visible()
    line.get_by_role("button", name="Stop").click()
    expect(line).to_have_count(0)
    ann.page.reload()
    ann.settle()
    expect(line).to_have_count(0)


def test_one_choice_alone_is_made_and_said_in_the_log(invite: Invite) -> None:
    ann = invite()
    ann.open(f"/table/{laid(ann, has_one_choice)}")
    expect(ann.role("log", "Log")).to_contain_text("Ann completes no Feat.")
    expect(ann.button(re.compile("^Complete none"))).to_have_count(0)


def test_who_bluffs_says_so_once_for_all_tables(invite: Invite) -> None:
    ann = invite()
    ann.open(f"/table/{laid(ann, is_first_draw)}")
    ann.settle()
    ann.button("Settings").click()
    ann.dialog.get_by_label("Always ask me").check()
    ann.page.wait_for_function("() => wabeSpy.look.orders.given.always_ask")
    ann.sit_at(ME, *BOTS, game=NAME)
    ann.page.wait_for_function("() => wabeSpy.look.orders.given.always_ask")
    ann.button("Settings").click()
    ann.dialog.get_by_label("Always ask me").uncheck()
    ann.page.wait_for_function("() => !wabeSpy.look.orders.given.always_ask")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_all_allow_to_go_back(invite: Invite, size: tuple[int, int], scheme: str) -> None:
    ann, bea = invite("Ann"), invite("Bea", size=size, scheme=scheme, touch=size == PHONE, painted=True)
    seed, moves = find(late(4), play=PAIR)
    made = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, seed=seed, moves=moves)
    ann.open(f"/table/{made['table']}")
    come_by(bea, ann.url + made["links"]["1"])
    bea.settle(until=ANYHOW)
    people = [ann, bea]
    assert ann.settle(until=ANYHOW) == "mine"
    ann.take("unlock", "visit", until=ANYHOW)
    while ann.look["undo"]["allowed"] or not ann.look["undo"]["ask"]:
        mover, seq = people[ann.look["view"]["waiting"][0]], ann.seq
        mover.settle(seq, ANYHOW)
        mover.page.locator("[data-action]").first.click()
        ann.settle(seq + 1, ANYHOW)
    before = ann.look["view"]
    ann.button(re.compile("^Ask for undo")).click()
    expect(ann.page.locator("[data-offer]")).to_contain_text("All of them have to say yes")
    ann.button("Ask the others").click()
    question = bea.page.locator("[data-asked]")
    expect(question).to_contain_text("Ann asks to take back")
    expect(question.get_by_role("button", name="Yes, go back")).to_be_in_viewport(ratio=1)
    expect_sound(bea)
    expect(ann.page.locator("[data-asked]")).to_contain_text("Not answered yet: Bea")
    question.get_by_role("button", name="Yes, go back").click()
    for person in people:
        expect(person.page.locator("[data-asked]")).to_have_count(0)
        expect(person.page.locator("[aria-live=polite]").last).to_contain_text("Ann took back")
    assert ann.look["view"]["waiting"] == [0]
    assert ann.look["view"] != before


def test_a_question_may_be_declined_and_is_asked_once(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    seed, moves = find(late(4), play=PAIR)
    made = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, seed=seed, moves=moves)
    ann.open(f"/table/{made['table']}")
    come_by(bea, ann.url + made["links"]["1"])
    ann.settle(until=ANYHOW)
    if not ann.look["undo"]["ask"]:
        ann.page.locator("[data-action]").first.click()
        ann.page.wait_for_function("() => wabeSpy.look.undo.ask")
    ann.page.keyboard.press("u")
    ann.button("Ask the others").click()
    bea.page.locator("[data-asked]").get_by_role("button", name="No").click()
    expect(ann.role("log", "Log")).to_contain_text("Bea says no: nothing is taken back.")
    expect(ann.button(re.compile("^Ask for undo"))).to_have_count(0)


def test_who_loses_a_turn_is_told_by_whom_and_what(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea", painted=True)
    seed, moves = find(begins_cities, play=HEROES)
    friends = {"kind": "link", "name": "Bea"}, {"kind": "bot", "level": "greedy", "name": "Dodo"}
    made = ann.lay({"kind": "me", "name": "Ann"}, *friends, game="alicematic_heroes", seed=seed, moves=moves)
    ann.open(f"/table/{made['table']}")
    come_by(bea, ann.url + made["links"]["1"])
    assert ann.settle(until=ANYHOW) == "mine"
    ann.take("place_city", until=ANYHOW)
    assert bea.settle(ann.seq, ("mine",)) == "mine"
    ann.button(re.compile("^Undo")).click()
    told = bea.page.locator("[data-taken]")
    expect(told).to_contain_text(re.compile("Ann took back: .*City.* Your turn is gone for now"))
    expect(told).to_be_in_viewport()
    expect_sound(bea)
    assert ann.settle(until=ANYHOW) == "mine"
    ann.take("place_city", until=ANYHOW)
    assert bea.settle(ann.seq, ("mine",)) == "mine"
    expect(told).to_have_count(0)
