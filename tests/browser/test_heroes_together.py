"""Alicematic Heroes with several people, at one screen and at two, and what each of them must not learn."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.heroes import (
    BOTS,
    ME,
    NAME,
    expect_decision,
    expect_nothing_hidden_told,
    open_to,
    secrets_of,
    shown_of,
)
from tests.browser.person import Person

ANYHOW = ("mine", "waiting", "over")
BEA = {"kind": "me", "name": "Bea"}


def give_back(person: Person, places: list[int]) -> list[str]:
    """Mark these cards of the hand, and give them back; which they were."""
    cards: list[str] = person.look["view"]["seats"][person.look["view"]["seat"]]["cards"]
    for place in places:
        switch = person.page.locator("#view-mine [data-piece]").nth(place)
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
    words = {0: "Keep all cards", 1: "Give back 1 card"}.get(len(places), f"Give back {len(places)} cards")
    person.button(words).click()
    return [cards[place] for place in places]


def test_the_mulligan_of_two_at_one_screen_is_secret(ann: Person) -> None:
    ann.open(f"/table/{ann.lay(ME, BEA, BOTS[0], game=NAME, seed=9)['table']}")
    assert ann.settle() == "covered"
    expect(ann.page.locator("[data-piece], [data-action], .log")).to_have_count(0)
    ann.button("I am Ann").click()
    assert ann.settle(until=["mine"]) == "mine"
    first = ann.look["view"]["seats"][0]["cards"]
    given = give_back(ann, [0, 3])

    ann.button("I am Bea").wait_for()
    expect(ann.page.locator("[data-piece], [data-action], .log")).to_have_count(0)
    ann.button("I am Bea").click()
    assert ann.settle(until=["mine"]) == "mine"
    expect_decision(ann)
    view = ann.look["view"]
    assert view["seat"] == 1
    assert view["seats"][0]["cards"] is None
    expect(ann.page.locator("#view-mine [aria-pressed=true]")).to_have_count(0)
    assert shown_of(ann, set(first) - set(view["seats"][1]["cards"])) == set()
    expect(ann.role("log")).not_to_contain_text("gives back")

    seq = ann.seq
    give_back(ann, [])
    if ann.settle(seq + 1) == "covered":
        ann.button(re.compile("^I am ")).click()
    log = ann.role("log")
    expect(log).to_contain_text("Bea keeps the cards.")
    expect(log).to_contain_text("Ann gives back 2 cards: ")
    line = log.get_by_text("Ann gives back").inner_text()
    assert all(f"{name.title()} Alice" in line for name in given)


def test_two_browsers_choose_cards_at_once_and_see_only_their_own(invite: Invite) -> None:
    ann, bea = invite("Ann"), invite("Bea")
    made = ann.lay(ME, {"kind": "link", "name": "Bea"}, BOTS[1], game=NAME, seed=12)
    ann.open(f"/table/{made['table']}")
    bea.page.goto(bea.url + made["links"]["1"])
    bea.button("Sit down").click()
    assert [person.settle(until=ANYHOW) for person in (ann, bea)] == ["mine", "mine"]
    expect_secrets_kept(ann, bea)

    given = give_back(bea, [1])
    assert bea.settle(until=["waiting"]) == "waiting"
    expect(bea.page.locator("h2.wait")).to_have_text("Ann may still give back cards")
    assert ann.look["decision"]["step"] == "mulligan"
    assert shown_of(ann, {*given} - open_to(ann.look["view"])) == set()
    give_back(ann, [0, 1, 2, 3, 4])
    expect(bea.role("log")).to_contain_text("Ann gives back 5 cards")

    play_some_rounds(ann, bea, rounds=1)
    for person, seat in ((ann, 0), (bea, 1)):
        assert expect_nothing_hidden_told(person.frames, seat) >= {"cards-drawn", "commoner-placed"}


def play_some_rounds(ann: Person, bea: Person, rounds: int) -> None:
    """Both choose anything as it is their turn; who waits is told for whom, and learns nothing else."""
    rng, people = Random(12), (ann, bea)
    settle_together(ann, bea)
    while ann.look["view"]["round"] <= rounds:
        mover = people[ann.look["view"]["waiting"][0]]
        other = bea if mover is ann else ann
        expect_decision(mover)
        expect(other.page.locator("h2.wait")).to_contain_text(mover.name)
        expect_secrets_kept(ann, bea)
        mover.act(rng, ANYHOW)
        settle_together(ann, bea)


def settle_together(ann: Person, bea: Person) -> None:
    """Wait until both pages show the same position, in which one of the two has to decide."""
    while {ann.settle(bea.seq, ANYHOW), bea.settle(ann.seq, ANYHOW)} != {"mine", "waiting"} or ann.seq != bea.seq:
        ann.page.wait_for_timeout(20)


def expect_secrets_kept(ann: Person, bea: Person) -> None:
    """Each page shows the own hand, and nothing that only the other knows."""
    for person, other in ((ann, bea), (bea, ann)):
        view = person.look["view"]
        hand = {*view["seats"][view["seat"]]["cards"]}
        assert shown_of(person, hand) == hand
        assert shown_of(person, secrets_of(other.look["view"]) - open_to(view)) == set()
