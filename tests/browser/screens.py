"""Every screen by name, and how to get there: the checks of access and the pictures go through them all."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Final, TypeAlias

from playwright.sync_api import expect

from tests.browser import screens_heroes, screens_war
from tests.browser.endings import finished, see_all_open, see_analysis, see_board, see_replay, see_score_sheet
from tests.browser.person import Json, Person
from tests.browser.screens_company import carried, claim_late, invitations, manage, other_device

Way: TypeAlias = Callable[[Person], None]

ME: Final = {"kind": "me", "name": "Ann"}
BEA: Final = {"kind": "me", "name": "Bea"}
DODO: Final = {"kind": "bot", "level": "greedy", "name": "Dodo"}
LORY: Final = {"kind": "bot", "level": "random", "name": "Lory"}
SEED: Final = 8


def lobby(person: Person) -> None:
    person.lay(ME, DODO)
    person.lay(ME, {"kind": "link", "name": "Bea"}, public=True)
    person.open()
    expect(person.role("heading", "My tables")).to_be_visible()


def set_up(person: Person) -> None:
    person.open()
    person.game_card().get_by_role("button", name="Set up a table").click()
    person.page.get_by_label("Who sits at seat B").select_option("By link")
    person.page.get_by_text("House rules").click()
    person.page.get_by_text("Aids, visibility, chance").click()
    person.dialog.evaluate(
        "(dialog) => { for (const one of [dialog, ...dialog.querySelectorAll('*')]) one.scrollTop = 0 }"
    )


def how_to_play(person: Person) -> None:
    person.open("/how-to-play/wonderland_xiii")
    expect(person.role("heading", "Wonderland XIII")).to_be_visible()


ANYTHING: Final = (
    "unlock",
    "visit",
    "cover",
    "skill:hatter",
    "skill",
    "skip",
    "target",
    "look",
    "reveal",
    "draw",
    "stop",
)


def reach(person: Person, wanted: Callable[[Json], bool]) -> None:
    """Open a table where seat 0 has come to such a position; if chance never brings it there, another table."""
    for seed in count(SEED):
        table = person.lay(ME, DODO, LORY, seed=seed)["table"]
        if person.skip_ahead(table, wanted, *ANYTHING):
            person.open(f"/table/{table}")
            assert person.settle() == "mine"
            return


def reach_step(person: Person, step: str) -> None:
    """Open a table where seat 0 has this decision to make."""
    reach(person, lambda look: look["decision"] is not None and look["decision"]["step"] == step)


def choose_deck(person: Person) -> None:
    reach_step(person, "choose_deck")


def cover(person: Person) -> None:
    reach_step(person, "cover")


def skill(person: Person) -> None:
    reach_step(person, "skill")


def target(person: Person) -> None:
    reach_step(person, "target")


def go_on(person: Person) -> None:
    reach_step(person, "go_on")


def later(person: Person) -> None:
    """In the middle of the game."""
    reach(person, lambda look: look["decision"] is not None and look["view"]["turn"] > 6)


def hint(person: Person) -> None:
    choose_deck(person)
    person.button(re.compile("^Hint")).click()
    expect(person.role("heading", "What a bot would do")).to_be_visible()


def confirm(person: Person) -> None:
    choose_deck(person)
    settings(person)
    person.dialog.get_by_role("checkbox", name="Confirm each choice").check()
    person.page.keyboard.press("Escape")
    person.piece("deck:1").click()
    expect(person.button("Confirm")).to_be_visible()


def waiting(person: Person) -> None:
    table = person.lay(ME, {"kind": "link", "name": "Bea"}, seed=SEED)["table"]
    person.open(f"/table/{table}")
    while person.settle(until=["mine", "waiting"]) == "mine":
        person.take(*ANYTHING, until=["mine", "waiting"])


def log_and_chat(person: Person) -> None:
    waiting(person)
    if person.button("Log").is_visible():
        person.button("Log").click()
    elif not person.role("tab", "Chat").is_visible():
        person.role("tab", "Log").click()
    person.role("tab", "Chat").click()
    person.page.get_by_label("Say something").fill("Why is a raven like a writing-desk?")
    person.page.keyboard.press("Enter")
    expect(person.role("log", "Chat")).to_contain_text("raven")


def spectator(person: Person) -> None:
    table = person.lay({"kind": "link", "name": "Ann"}, {"kind": "link", "name": "Bea"}, public=True, seed=SEED)[
        "table"
    ]
    person.open(f"/table/{table}")
    person.settle(until=["waiting"])


def claim(person: Person) -> None:
    made = person.lay(ME, {"kind": "link", "name": "Bea"})
    person.open(made["links"]["1"])
    expect(person.button("Sit down")).to_be_visible()


def hand_over(person: Person) -> None:
    table = person.lay(ME, BEA)["table"]
    person.open(f"/table/{table}")
    assert person.settle() == "covered"


def end(person: Person) -> str:
    return finished(person, "wonderland_xiii", DODO, LORY, {**DODO, "name": "Duchess"})


def score_sheet(person: Person) -> None:
    end(person)
    see_score_sheet(person)


def replay(person: Person) -> None:
    see_replay(person, end(person), 40)


def all_open(person: Person) -> None:
    see_all_open(person, end(person), 40)


def told_on_board(person: Person) -> None:
    end(person)
    see_board(person)


def analysis(person: Person) -> None:
    see_analysis(person, end(person), 40)


def settings(person: Person) -> None:
    if person.page.url == "about:blank":
        choose_deck(person)
    person.button("Settings").click()
    expect(person.dialog).to_have_count(1)


def keys(person: Person) -> None:
    choose_deck(person)
    person.page.keyboard.press("?")
    expect(person.dialog).to_have_count(1)


def help_in_place(person: Person) -> None:
    choose_deck(person)
    person.button("How to play").click()
    expect(person.dialog).to_have_count(1)


def inspector(person: Person) -> None:
    choose_deck(person)
    person.piece("deck:1").focus()
    person.page.keyboard.press("i")
    expect(person.dialog).to_have_count(1)


def invite(person: Person) -> None:
    waiting(person)
    person.button("Invite").click()
    expect(person.dialog).to_have_count(1)


def seat_menu(person: Person) -> None:
    choose_deck(person)
    if not person.button("What to do about Ann").is_visible():
        person.role("tab", re.compile("^Players")).click()
    person.button("What to do about Ann").click()
    expect(person.dialog).to_have_count(1)


def mine(person: Person) -> None:
    """What a phone shows apart."""
    choose_deck(person)
    if person.role("tab", re.compile("^Mine")).is_visible():
        person.role("tab", re.compile("^Mine")).click()


def players(person: Person) -> None:
    """What a phone shows apart."""
    choose_deck(person)
    if person.role("tab", re.compile("^Players")).is_visible():
        person.role("tab", re.compile("^Players")).click()


def nowhere(person: Person) -> None:
    person.open("/table/nowhere")
    expect(person.role("heading", "No such table")).to_be_visible()
    person.forgive("nowhere")


SCREENS: Final[dict[str, Way]] = (
    {
        way.__name__.replace("_", "-"): way
        for way in (
            lobby,
            manage,
            invitations,
            claim_late,
            other_device,
            carried,
            set_up,
            how_to_play,
            choose_deck,
            cover,
            skill,
            target,
            go_on,
            later,
            hint,
            confirm,
            waiting,
            log_and_chat,
            spectator,
            claim,
            hand_over,
            score_sheet,
            replay,
            all_open,
            told_on_board,
            analysis,
            settings,
            keys,
            help_in_place,
            inspector,
            invite,
            seat_menu,
            mine,
            players,
            nowhere,
        )
    }
    | screens_heroes.SCREENS
    | screens_war.SCREENS
)
