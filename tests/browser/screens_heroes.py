"""The screens of Alicematic Heroes by name, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import expect

from tests.browser.endings import finished, see_all_open, see_board, see_replay, see_score_sheet, turn_to
from tests.browser.person import Json, Person
from tests.browser.rehearsal import GAME, Policy, deciding, fond_of, perform, sensible
from wabe import State

Way: TypeAlias = Callable[[Person], None]

ROUND: Final = 7  # kingdoms and map have something to show
BOTS: Final = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Dodo", "Lory", "Duchess")]


def decide(person: Person, step: str, policy: Policy = sensible, from_round: int = 0) -> None:
    """Have this decision to make, in this round or later."""
    perform(person, deciding(step, from_round), policy)


def set_up(person: Person) -> None:
    person.open()
    person.game_card("Alicematic Heroes").get_by_role("button", name="Set up a table").click()
    person.page.get_by_text("House rules").click()
    person.dialog.evaluate(
        "(dialog) => { for (const one of [dialog, ...dialog.querySelectorAll('*')]) one.scrollTop = 0 }"
    )


def how_to_play(person: Person) -> None:
    person.open(f"/how-to-play/{GAME.name}")
    expect(person.role("heading", "Alicematic Heroes")).to_be_visible()


def mulligan(person: Person) -> None:
    decide(person, "mulligan")
    turn_to(person, "Mine")
    person.page.locator("#view-mine [data-piece]").nth(1).click()


def place_city(person: Person) -> None:
    decide(person, "place_city")


def choose_card(person: Person) -> None:
    decide(person, "choose_card", from_round=ROUND)


def either_way(state: State, decision: Json) -> bool:
    """A card may be placed as an Alice or as a Commoner."""
    kinds = {action["form"]["kind"] for action in decision["actions"]}
    return kinds == {"summon", "commoner"} and deciding("place_card", ROUND)(state, decision)


def place_card(person: Person) -> None:
    """The slot of the Alice's own colour is pressed: face up or face down?"""
    perform(person, either_way)
    turn_to(person, "Mine")
    double = next(target for target in person.pieces() if len(person.offers(target)) > 1)
    person.piece(double).click()


def choose_target(person: Person) -> None:
    decide(person, "choose_target", from_round=ROUND)


def reach(person: Person) -> None:
    """What an invasion takes and brings."""
    choose_target(person)
    person.piece(person.pieces()[-1]).focus()
    expect(person.page.locator(".sums")).to_be_visible()


def how(person: Person) -> None:
    decide(person, "how")


def turn_down(person: Person) -> None:
    decide(person, "turn_down", fond_of("valkyrie"))


def take(person: Person) -> None:
    decide(person, "take", fond_of("fighter"))


def keep(person: Person) -> None:
    decide(person, "keep", fond_of("hunter"))


def pay(person: Person) -> None:
    decide(person, "pay", fond_of("alchemist"))


def plunder(person: Person) -> None:
    decide(person, "plunder", fond_of("pirate"))


def discard(person: Person) -> None:
    decide(person, "discard", fond_of("jet"))


def turn_up(person: Person) -> None:
    decide(person, "turn_up", fond_of("detective"))


def copy(person: Person) -> None:
    decide(person, "copy", fond_of("wiccan"))


def majorities(person: Person) -> None:
    """Who leads on each tile."""
    choose_target(person)
    person.button("Who leads on each tile").click()
    expect(person.page.locator("#view-board .plate").first).to_be_attached()


def inspector(person: Person) -> None:
    choose_card(person)
    turn_to(person, "Mine")
    person.piece(person.pieces()[0]).focus()
    person.page.keyboard.press("i")
    expect(person.dialog).to_have_count(1)


def mine(person: Person) -> None:
    choose_card(person)
    turn_to(person, "Mine")


def players(person: Person) -> None:
    choose_card(person)
    turn_to(person, "Players")


def end(person: Person) -> str:
    return finished(person, GAME.name, *BOTS)


def score_sheet(person: Person) -> None:
    end(person)
    see_score_sheet(person)


def replay(person: Person) -> None:
    see_replay(person, end(person), 80)


def all_open(person: Person) -> None:
    see_all_open(person, end(person), 80)


def told_on_board(person: Person) -> None:
    end(person)
    see_board(person)


SCREENS: Final[dict[str, Way]] = {
    f"heroes-{way.__name__.replace('_', '-')}": way
    for way in (
        set_up,
        how_to_play,
        mulligan,
        place_city,
        choose_card,
        place_card,
        reach,
        how,
        turn_down,
        take,
        keep,
        pay,
        plunder,
        discard,
        turn_up,
        copy,
        majorities,
        inspector,
        mine,
        players,
        score_sheet,
        replay,
        all_open,
        told_on_board,
    )
}
