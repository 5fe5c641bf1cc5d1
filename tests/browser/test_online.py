"""Several people, each at a screen of their own."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import KILLED, House
from tests.browser.person import Person

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
    person.settle(until=ANYHOW)
    person.button("Invite").click()
    link = person.dialog.get_by_label(re.compile("^Seat for")).input_value()
    person.page.keyboard.press("Escape")
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


def test_two_browsers_by_link_with_reconnects_and_a_spectator(own_house: House, invite: Invite) -> None:
    ann, bea, eve = (invite(name, at=own_house) for name in ("Ann", "Bea", "Eve"))
    rng = Random(11)
    link = set_up_with_link(ann, seed=11)
    come_by(bea, link)
    assert bea.settle(until=ANYHOW) in {"mine", "waiting"}
    expect(bea.page).to_have_url(re.compile(r"/table/[^#]+$"))

    come_by(eve, link)
    expect(eve.role("alert")).to_be_visible()
    eve.button("Only watch").click()
    assert eve.settle(until=["waiting"]) == "waiting"
    expect(eve.page.get_by_text("You are watching this table.")).to_be_visible()
    eve.forgive("/claim", "status of 4")

    assert not play_on([ann, bea], rng, turns=3)
    lose_the_line(bea, ann, rng)
    assert not play_on([ann, bea], rng, turns=6)
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
    ann.context.add_init_script(
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


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(invite: Invite) -> None:
    ann = invite("Ann")
    open_table(ann)
    ann.settle(until=ANYHOW)
    ann.button("What to do about Ann").click()
    ann.dialog.get_by_role("button", name="greedy").click()
    expect(ann.page.locator('[data-seat="0"]').get_by_text("bot, ")).to_be_visible()
    expect(ann.page.locator("h2.wait")).to_contain_text("Bea")

    ann.button("What to do about Ann").click()
    ann.dialog.get_by_role("button", name="Play on myself").click()
    expect(ann.page.locator('[data-seat="0"]').get_by_text("you", exact=True)).to_be_visible()


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
    ann.dialog.get_by_role("button", name="greedy").click()
    expect(ann.page.locator('[data-seat="1"]').get_by_text("bot, ")).to_be_visible()
    rng = Random(2)
    while ann.settle() == "mine" and ann.look["view"]["turn"] < 3:
        ann.act(rng)

    bea.open(f"/table/{made['table']}")
    bea.settle(until=ANYHOW)
    bea.button("What to do about Bea").click()
    bea.dialog.get_by_role("button", name="Play on myself").click()
    expect(bea.page.locator('[data-seat="1"]').get_by_text("you", exact=True)).to_be_visible()
