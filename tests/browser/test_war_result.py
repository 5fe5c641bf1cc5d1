"""What a battle of Wonderland's War has come to stays on the screen until it is put away, or answered by a move."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.person import DESK, LOW_DESK, Json, Person
from tests.browser.screens_war import RESULT, news, result
from tests.browser.test_war_sizes import HIDDEN
from tests.browser.war import BOTS, ME, NAME

NAMES: Final = ("Ann", "Dodo", "Lory")
WON: Final = re.compile("^How .* was won")
LINE: Final = 48  # CSS pixels
AT_TEA: Final = (
    "keep_quest",
    "take_card",
    "visit_head",
    "resolve",
    "place",
    "place_leader",
    "move",
    "choose_region",
    "choose_half",
    "leave_corrupted",
    "gain_chip",
    "gain_no_chip",
    "take_wonderlandian",
    "place_figure",
    "unlock",
    "place_castle",
    "discard_madness",
    "draw_quests",
    "discard_quest",
    "forge_chip",
    "forge_on",
    "forge_nothing",
    "return_unit",
    "give_shard",
    "use_it",
    "pass",
    "place_poison",
)
RESULTS: Final = {"first-place", "no-winner", "uncontested"}
PLAYED: Final = {"draw_or_halt", "wager", "choose_chair"}  # asked when no battle is ending


def card(person: Person) -> Locator:
    return person.page.locator("[data-war-results]")


def entries(person: Person) -> list[Json]:
    """All that the log has told this page."""
    return [entry for frame in person.frames for entry in frame.get("log") or frame.get("events") or []]


def play_until_won(person: Person, rng: Random) -> None:
    """Play until somebody has won a battle that ended without an own decision, and the next one is fought."""
    while True:
        before = len(entries(person))
        assert person.act(rng) == "mine"
        fresh = [entry["kind"] for entry in entries(person)[before:]]
        newest = [kind for kind in fresh if kind in RESULTS][-1:]
        if newest == ["first-place"] and "chips-exhausted" in fresh and person.look["decision"]["step"] in PLAYED:
            return


def last(told: list[Json], kind: str, **args: Any) -> Json:
    """The arguments of the last entry of this kind with these."""
    found = (one["args"] for one in reversed(told) if one["kind"] == kind and args.items() <= one["args"].items())
    return next(found)


def test_a_battle_that_ends_without_an_own_decision_is_told_until_the_next_own_move(ann: Person) -> None:
    table = ann.lay(ME, *BOTS, game=NAME, seed=3)["table"]
    ann.skip_ahead(table, lambda look: (look["decision"] or {}).get("step") in {"wager", "draw_or_halt"}, *AT_TEA)
    ann.open(f"/table/{table}")
    ann.settle()
    rng = Random(3)
    play_until_won(ann, rng)
    told = entries(ann)
    first = last(told, "first-place")
    points = last(told, "vp-gained", seat=first["seat"], reason="@reason-award")["count"]
    assert points == first["count"]
    winner = rf"{NAMES[first['seat']]}\s+Strength \d+\s+first\s+{points} VP"
    line = card(ann).get_by_role("button", name=WON)
    expect(line).to_contain_text(re.compile(rf"{NAMES[first['seat']]}\s+{points} VP"))
    assert WON.match(card(ann).get_by_role("status").inner_text())
    heading = card(ann).get_by_role("heading", name=WON).last
    expect(heading).to_be_hidden()
    line.click()
    expect(heading).to_be_visible()
    expect(card(ann).get_by_role("listitem").filter(has_text=re.compile(winner))).to_have_count(1)

    ann.page.reload()
    ann.settle()
    expect(line).to_be_visible()
    words = card(ann).inner_text()
    ann.act(rng)
    expect(card(ann)).not_to_have_text(words)


def test_the_result_is_put_away_by_keyboard_and_covers_no_choice(ann: Person) -> None:
    result(ann)
    choices = ann.page.locator("[data-action]")
    choices.first.click(trial=True)
    news(ann).click()
    ann.page.keyboard.press("Escape")
    expect(card(ann).get_by_role("heading").last).to_be_hidden()
    expect(news(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(card(ann).get_by_role("heading")).to_have_count(0)
    expect(choices.first).to_be_visible()
    ann.page.reload()
    ann.button("I am Ann").click()
    away = card(ann).get_by_role("button", name="Put away")
    away.focus()
    ann.page.keyboard.press("Enter")
    expect(away).to_have_count(0)
    ann.page.wait_for_function("() => document.activeElement !== document.body")


def test_the_result_is_a_line_that_hides_nobody_who_fights(ann: Person) -> None:
    result(ann)
    for size in (LOW_DESK, DESK):
        ann.move_to(size, "light")
        box = card(ann).bounding_box()
        assert box is not None
        assert box["height"] <= LINE
        fighters = ann.page.locator("[data-war-battle] .warrior")
        expect(fighters).to_have_count(sum(one is not None for one in ann.look["view"]["battle"]["seats"]))
        assert ann.page.evaluate(HIDDEN) == []
        for fighter in fighters.all():
            expect(fighter).to_be_in_viewport(ratio=1)
        news(ann).click()
        expect(card(ann).get_by_role("heading", name=RESULT).last).to_be_in_viewport(ratio=1)
        assert card(ann).bounding_box() == box
        news(ann).click()
        expect(card(ann).get_by_role("heading", name=RESULT).last).to_be_hidden()
