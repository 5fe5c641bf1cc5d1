"""Several people, each at a screen of their own."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.conftest import Invite
from tests.browser.house import KILLED, House
from tests.browser.person import DESK, PHONE, Person
from tests.browser.rehearsal import PAIR, find, late
from tests.browser.windows import Windows
from tools.chromium import launch_options

ANYHOW = ("mine", "waiting", "over")


def set_up_with_link(person: Person, seed: int) -> str:
    """A table for two by the form, seat B by link; the link as the page shows it."""
    person.open()
    person.game_card().get_by_role("button", name="Set up a table").click()
    person.button("Remove seat C").click()
    person.page.get_by_label("Who sits at seat B").select_option("By link")
    person.page.get_by_text("Aids, visibility, chance").click()
    person.page.get_by_label("Seed of chance").fill(str(seed))
    person.button("Lay the table").click()
    link = person.page.get_by_label("Seat B", exact=True).input_value()
    person.role("link", "To the table").click()
    person.settle(until=ANYHOW)
    return link


def come_by(person: Person, link: str) -> None:
    person.page.goto(link)
    expect(person.role("heading", "A seat is kept for you")).to_be_visible()
    expect(person.page.get_by_label("Your name")).to_have_value(person.name)
    person.button("Sit down").click()


def play_on(people: list[Person], rng: Random, turns: int = 10_000) -> bool:
    """Let the people move as it comes, at most until a turn; whether the game is over."""
    standing, seq = people[0].settle(until=ANYHOW), people[0].seq
    look = people[0].look
    while standing != "over" and look["view"]["turn"] < turns:
        mover = people[look["view"]["waiting"][0]]
        assert mover.settle(seq, ANYHOW) == "mine"
        standing, seq = mover.act(rng, ANYHOW), seq + 1
        look = mover.look
    assert [person.settle(seq, ANYHOW) for person in people].count("mine") == (standing != "over")
    return standing == "over"


def in_the_open(view: dict[str, Any]) -> dict[str, Any]:
    """What of a final view is everybody's."""
    hall = [{**deck, "seen": None} for deck in view["hall"]]
    return {**view, "seat": None, "hall": hall}


def watch_for_secrets(watcher: Person) -> set[str]:
    """What kinds of secrets there were to be seen in what a spectator was sent, after checking that none was told."""
    kinds: set[str] = set()
    for frame in watcher.frames:
        if "view" not in frame:
            continue
        assert frame["decision"] is None
        assert all(deck["seen"] is None for deck in frame["view"]["hall"])
        events = frame.get("log") or frame.get("events") or []
        secrets = [event for event in events if event["kind"] in {"card-looked", "card-hidden"}]
        assert [event for event in secrets if event["seen"] or "card" in event["args"]] == []
        if not frame["view"]["over"]:
            hidden = [card for seat in frame["view"]["seats"] for card in seat["tunnel"]["hidden"]]
            assert all(card["card"] is None for card in hidden)
        kinds |= {event["kind"] for event in secrets}
    return kinds


@pytest.mark.long
def test_two_browsers_by_link_with_reconnects_and_a_spectator(own_house: House, invite: Invite) -> None:
    ann, bea, eve = (invite(name, at=own_house) for name in ("Ann", "Bea", "Eve"))
    rng = Random(11)
    seed, moves = find(late(15), play=PAIR)
    made = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, seed=seed, moves=moves)
    ann.open(f"/table/{made['table']}")
    link = ann.url + made["links"]["1"]
    come_by(bea, link)
    assert bea.settle(until=ANYHOW) in {"mine", "waiting"}
    expect(bea.page).to_have_url(re.compile(r"/table/[^#]+$"))

    eve.page.goto(link)
    expect(eve.role("heading", "This seat is taken")).to_be_visible()
    expect(eve.page.get_by_text("Bea plays at seat B. If it was meant for you, ask Ann")).to_be_visible()
    eve.button("Only watch").click()
    assert eve.settle(until=["waiting"]) == "waiting"
    expect(eve.page.get_by_text("You are watching this table.")).to_be_visible()

    lose_the_line(bea, ann, rng)
    assert not play_on([ann, bea], rng, turns=16)
    lose_the_server(own_house, [ann, bea, eve])
    assert play_on([ann, bea], rng)

    assert eve.settle(ann.seq, ["over"]) == "over"
    final = [in_the_open(person.look["view"]) for person in (ann, bea, eve)]
    assert final[0] == final[1] == final[2]
    sheets = [person.dialog.locator("tfoot td").all_inner_texts() for person in (ann, bea, eve)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert watch_for_secrets(eve) == {"card-looked", "card-hidden"}
    for person in (ann, bea, eve):
        person.forgive(*KILLED)


def lose_the_line(lost: Person, other: Person, rng: Random) -> None:
    """One is offline while the other moves on, then comes back to the same position without a reload."""
    lost.page.evaluate("window.wasHere = true")
    lost.context.set_offline(True)
    lost.page.evaluate("wabeSpy.cut()")
    expect(lost.page.locator("[data-status]")).to_be_visible()
    if other.settle(until=ANYHOW) == "mine":
        other.act(rng, ANYHOW)
    lost.context.set_offline(False)
    lost.settle(other.seq, ANYHOW)
    expect(lost.page.locator("[data-status]")).to_have_count(0)
    assert lost.page.evaluate("window.wasHere")
    assert lost.seq == other.seq


def lose_the_server(house: House, people: list[Person]) -> None:
    """The server dies without a word and comes back with its store; everybody is where they were."""
    before = [person.look for person in people]
    house.kill()
    for person in people:
        expect(person.page.get_by_text("No connection. Trying again")).to_be_attached()
    house.start()
    for person, old in zip(people, before, strict=True):
        expect(person.page.locator("[data-status]")).to_have_count(0)
        person.settle(until=ANYHOW)
        assert (person.look["seq"], person.look["view"]) == (old["seq"], old["view"])


def test_a_table_where_websockets_are_blocked(ann: Person) -> None:
    table = ann.lay({"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy", "name": "Dodo"})["table"]
    ann.page.add_init_script(
        "window.WebSocket = class extends EventTarget { constructor() { super(); "
        "setTimeout(() => this.onclose?.({ code: 1006 })) } send() {} close() {} }"
    )
    ann.open(f"/table/{table}")
    assert ann.settle() == "mine"
    ann.act(Random(0))
    ann.take("cover", until=["mine"])


def test_chat_between_two(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    come_by(bea, ann.url + open_table(ann)["links"]["1"])
    bea.settle(until=ANYHOW)
    ann.role("tab", "Chat").click()
    ann.page.get_by_label("Say something").fill("Why is a raven like a writing-desk?")
    ann.page.keyboard.press("Enter")
    expect(ann.role("log", "Chat")).to_contain_text("Why is a raven")

    expect(bea.role("tab", "Chat 1")).to_be_visible()
    bea.role("tab", "Chat 1").click()
    expect(bea.role("log", "Chat")).to_contain_text(re.compile("Ann.*Why is a raven like a writing-desk"))
    expect(bea.role("tab", "Chat", exact=True)).to_be_visible()
    bea.page.get_by_label("Say something").fill("<b>I haven't the slightest idea</b>")
    bea.button("Say").click()
    expect(ann.role("log", "Chat")).to_contain_text("<b>I haven't the slightest idea</b>")


def open_table(person: Person) -> Any:
    """A table where B comes by link, opened."""
    made = person.lay({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"})
    person.open(f"/table/{made['table']}")
    person.settle(until=ANYHOW)
    return made


def test_a_link_is_copied_over_plain_http_too(playwright: Playwright, house: House) -> None:
    options = launch_options()
    options["args"] = [*options["args"], "--host-resolver-rules=MAP wabe.test 127.0.0.1"]
    with playwright.chromium.launch(**options) as browser:
        ann = Person(Windows(browser), house.url.replace("127.0.0.1", "wabe.test"))
        set_up_with_link(ann, seed=3)
        assert ann.page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
        ann.button("Invite").click()
        field = ann.dialog.get_by_role("textbox", name="Seat B")
        ann.dialog.get_by_role("button", name="Copy").first.click()
        expect(ann.dialog.get_by_role("button", name="Copied")).to_be_focused()
        ann.page.keyboard.press("Escape")
        ann.role("tab", "Chat").click()
        ann.page.get_by_label("Say something").focus()
        ann.page.keyboard.press("Control+V")
        expect(ann.page.get_by_label("Say something")).to_have_value(re.compile("^http://wabe.test.*#seat="))

        ann.page.evaluate("document.execCommand = () => false")
        ann.button("Invite").click()
        ann.dialog.get_by_role("button", name="Copy").first.click()
        expect(ann.dialog.get_by_role("status").filter(has_text="The link is selected")).to_be_visible()
        expect(field).to_be_focused()
        assert ann.page.evaluate("getSelection().toString()") == field.input_value()
        ann.forgive("Cross-Origin-Opener-Policy")  # which such an address cannot have
        assert ann.troubles == []


def test_two_tabs_keep_the_settings_of_each_other(ann: Person) -> None:
    ann.open()
    other = ann.new_page()
    other.goto(ann.url)
    for page in (ann.page, other):
        page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Night").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.get_by_label("Night")).to_be_checked()
    other.get_by_label("Calm").check()
    other.get_by_label("My name").fill("Bea")
    expect(ann.page.get_by_label("My name")).to_have_value("Bea")
    ann.page.get_by_text("Confirm each choice").click()
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('wabe:settings'))")
    told = {"theme": "dark", "pace": "calm", "motion": False, "confirm": True, "name": "Bea"}
    assert kept == {**told, "coaching": False}


FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
PERSIAN = "\u0645\u06cc\u200c\u0646\u0627\u0632"


def test_names_are_shown_as_they_are_written_and_cut_between_characters(ann: Person) -> None:
    open_table(ann)
    name = ann.page.get_by_label("Name at this table")
    shown = ann.page.locator('[data-seat="0"] h2').first
    for written, kept in (
        (f"{FAMILY} {PERSIAN}", f"{FAMILY} {PERSIAN}"),
        (FAMILY * 17, FAMILY * 16),
        ("A" * 41, "A" * 40),
    ):
        ann.page.locator('[data-seat="0"] .menu').click()
        name.fill(written)
        expect(name).to_have_value(kept)
        ann.button("Save").click()
        expect(shown).to_have_text(kept)


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(invite: Invite) -> None:
    ann = invite("Ann")
    open_table(ann)
    ann.settle(until=ANYHOW)
    ann.button("What to do about Ann").click()
    ann.dialog.get_by_role("button", name="Caterpillar").click()
    expect(ann.page.locator('[data-seat="0"]').get_by_text("bot, ")).to_be_visible()
    expect(ann.page.locator("h2.wait")).to_contain_text("Bea")

    ann.button("What to do about Ann").click()
    ann.dialog.get_by_role("button", name="Play on myself").click()
    expect(ann.page.locator('[data-seat="0"]').get_by_text("you", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_back_at_a_seat_that_a_bot_plays_one_is_asked_nothing_until_one_plays_on(
    size: tuple[int, int], own_house: House, invite: Invite
) -> None:
    own_house.stop()
    own_house.start(bot_delay=3600)
    ann = invite("Ann", at=own_house, size=size, touch=size == PHONE)
    ann.sit_at({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}, seed=4)
    ann.expect_title(re.compile("Your turn"))
    if size == PHONE:
        ann.role("tab", "Players").click()
    ann.button("What to do about Ann").click()
    ann.dialog.get_by_role("button", name="Caterpillar").click()
    expect(ann.button("Play on myself")).to_be_visible()

    for _ in range(2):  # whether one has been there all the time or comes back
        assert ann.settle(until=ANYHOW) == "waiting"
        ann.expect_title(re.compile(r"^(?!.*Your turn)"))
        expect(ann.page.locator("[data-action], [data-legal]")).to_have_count(0)
        expect(ann.page.get_by_text("A bot plays for you.")).to_be_in_viewport()
        expect(ann.button("Play on myself")).to_be_in_viewport(ratio=1)
        ann.page.reload()
    assert "Your turn" not in ann.page.locator(".sr[aria-live=assertive]").inner_text()
    if size == PHONE:
        for view in ("Mine", "Players", "Log"):
            ann.role("tab", view).click()
            expect(ann.button("Play on myself")).to_be_in_viewport(ratio=1)
    ann.button("Play on myself").click()
    assert ann.settle() == "mine"
    ann.expect_title(re.compile("Your turn"))
    expect(ann.page.locator(".sr[aria-live=assertive]")).to_contain_text("Your turn")
    expect(ann.button("Play on myself")).to_have_count(0)


def test_what_is_taken_back_is_told_to_the_others(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    made = open_table(ann)
    come_by(bea, ann.url + made["links"]["1"])
    bea.settle(until=ANYHOW)
    assert ann.settle(until=ANYHOW) == "mine"
    ann.take("unlock", until=ANYHOW)
    bea.settle(ann.seq, ANYHOW)
    told = bea.role("log", "Log")
    line = told.get_by_text(re.compile(r"^Ann unlocks deck \d\.$"))
    said = line.inner_text().removeprefix("Ann ")

    ann.button(re.compile("^Undo")).click()
    for person in (ann, bea):
        expect(person.role("log", "Log")).to_contain_text(f"Ann took back: {said}")
        expect(person.page.locator("[aria-live=polite]").last).to_have_text(re.compile(f"Ann took back: {said}"))
    expect(line).to_have_count(0)
    ann.settle(until=ANYHOW)
    ann.take("unlock", until=ANYHOW)
    bea.page.reload()
    bea.settle(ann.seq, ANYHOW)
    expect(told).to_contain_text(f"Ann took back: {said}")


def test_a_bot_plays_on_for_the_absent(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    made = open_table(ann)
    come_by(bea, ann.url + made["links"]["1"])
    bea.settle(until=ANYHOW)
    expect(ann.page.locator('[data-seat="1"]').get_by_text("here", exact=True)).to_be_visible()
    bea.open()
    expect(ann.page.locator('[data-seat="1"]').get_by_text("away", exact=True)).to_be_visible()

    ann.button("What to do about Bea").click()
    expect(ann.dialog).to_contain_text("Bea is away")
    ann.dialog.get_by_role("button", name="Caterpillar").click()
    expect(ann.page.locator('[data-seat="1"]').get_by_text("bot, ")).to_be_visible()
    rng = Random(2)
    while ann.settle() == "mine" and ann.look["view"]["turn"] < 3:
        ann.act(rng)

    bea.open(f"/table/{made['table']}")  # whoever is back has the seat again
    expect(bea.page.locator('[data-seat="1"]').get_by_text("you", exact=True)).to_be_visible()
