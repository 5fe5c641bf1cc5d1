"""A lesson on the page: offered beside "Play now", done at one's own pace, pointed at, left and come back to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import LOW_DESK, PHONE, Person
from wabe.games import load
from wabe.kernel.game import Game
from wabe.lessons import Where, begun, lesson_of

XIII = load("xiii")
# Rings that lie under the coach; edges may touch.
HIDDEN = """() => [...document.querySelectorAll('[data-pointing] i')].filter((ring) => {
  const [a, b] = [ring, document.querySelector('[data-coach]')].map((each) => each.getBoundingClientRect())
  const over = (from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  return over('left', 'right') > 2 && over('top', 'bottom') > 2
}).length"""


def steps(game: Game) -> Iterator[tuple[Where, list[str]]]:
    """Where one is at each step of a lesson, and the pieces of the action that is asked for."""
    lesson, record = lesson_of(game), begun(game, lesson_of(game))
    for _, move in lesson.script:
        where = lesson.where(record.turns)
        assert where is not None
        if where.pages:
            decision = record.state.decision(lesson.learner) if where.asked else None
            asked = [action for action in decision["actions"] if action["form"] == move.form] if decision else []
            yield where, asked[0]["targets"] if asked else []
        record.carry_out(move.seat, move.form)
    end = lesson.where(record.turns)
    assert end is not None
    yield end, []


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def offered(person: Person, words: str, title: str = "Wonderland XIII") -> Locator:
    return person.page.get_by_role("article").filter(has_text=title).get_by_role("button", name=words)


def read(person: Person, where: Where, targets: list[str]) -> None:
    """Read all pages of a step, and see that whatever is pointed at is there and not hidden by the coach."""
    expect(coach(person)).to_have_attribute("data-step", str(where.step))
    for number, page in enumerate(where.pages, 1):
        last = number == len(where.pages)
        for target in page.at or (targets if last else []):
            expect(person.page.locator(f'[data-pointing] [data-target="{target}"]')).not_to_have_count(0)
        assert person.page.evaluate(HIDDEN) == 0
        if not last:
            coach(person).get_by_role("button", name="Go on").click()


def follow(person: Person, where: Where, targets: list[str]) -> None:
    """Do what a step asks for."""
    read(person, where, targets)
    if where.asked:
        label = coach(person).locator(".asked b").inner_text()
        person.unfold()
        person.page.locator("[data-action]").filter(has_text=label).first.click()
    elif not where.done:
        coach(person).get_by_role("button", name="Go on and watch").click()


@pytest.mark.parametrize(
    ("game", "title", "words"),
    [
        ("xiii", "Wonderland XIII", "Learn to play: 5 minutes"),
        ("heroes", "Alicematic Heroes", "Learn to play: 10 minutes"),
        ("war", "Wonderland's War", "Learn to play: 10 minutes"),
    ],
)
def test_a_whole_lesson_is_walked_through(game: str, title: str, words: str, invite: Invite) -> None:
    ann = invite()
    ann.open()
    offered(ann, words, title).click()
    for where, targets in steps(load(game)):
        follow(ann, where, targets)
    coach(ann).get_by_role("button", name="Send the coach home").click()
    expect(coach(ann)).to_have_count(0)
    ann.open()
    expect(offered(ann, words, title)).to_be_visible()


def test_who_goes_astray_is_led_back_and_who_leaves_goes_on_at_a_phone_too(invite: Invite) -> None:
    ann, (first, *_) = invite(size=PHONE, touch=True), steps(XIII)
    ann.open()
    offered(ann, "Learn to play: 5 minutes").click()
    read(ann, *first)
    ann.page.locator('[data-piece="deck:2"]').click()
    expect(coach(ann)).to_contain_text("let us go back a step")
    coach(ann).get_by_role("button", name="Back to the lesson").click()
    follow(ann, *first)
    expect(coach(ann)).to_have_attribute("data-step", "1")
    ann.open()
    offered(ann, "Go on with the lesson").click()
    expect(coach(ann)).to_contain_text("Take a Cheshire Cat")


def test_on_a_low_desk_what_is_asked_for_comes_once_all_is_read_and_whole(invite: Invite) -> None:
    ann, walk = invite(size=LOW_DESK), steps(load("war"))
    ann.open()
    offered(ann, "Learn to play: 10 minutes", "Wonderland's War").click()
    expect(coach(ann)).to_be_visible()
    expect(ann.page.locator("#prompt")).to_be_hidden()
    read(ann, *next(walk))
    expect(ann.page.locator("#prompt")).to_be_visible()
    assert ann.covered("#prompt") <= 0


def test_what_the_coach_speaks_of_is_brought_into_view_on_a_phone(invite: Invite) -> None:
    ann, walk = invite(size=PHONE, touch=True), steps(load("war"))
    ann.open()
    offered(ann, "Learn to play: 10 minutes", "Wonderland's War").click()
    read(ann, *next(walk))  # the Regions, then a Quest of the own hand
