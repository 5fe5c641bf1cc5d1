"""A lesson on the page: offered beside "Play now", done at one's own pace, pointed at, left and come back to."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from wabe.games import load
from wabe.lessons import Lesson, lesson_of

LESSON = lesson_of(load("xiii"))
HIDDEN = """() => [...document.querySelectorAll('[data-pointing] i')].filter((ring) => {
  const [a, b] = [ring, document.querySelector('[data-coach]')].map((each) => each.getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}).length"""


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def offered(person: Person, words: str) -> Locator:
    return person.page.get_by_role("article").filter(has_text="Wonderland XIII").get_by_role("button", name=words)


def read(person: Person, lesson: Lesson, number: int) -> None:
    """Read all pages of a step, and see that whatever is pointed at is there and free."""
    expect(coach(person)).to_have_attribute("data-step", str(number))
    pages = lesson.steps[number].pages
    for turned, page in enumerate(pages):
        expect(person.page.locator("[data-pointing] i")).to_have_count(len(page.at) or rings(lesson, number, turned))
        assert person.page.evaluate(HIDDEN) == 0
        if turned < len(pages) - 1:
            coach(person).get_by_role("button", name="Go on").click()


def rings(lesson: Lesson, number: int, turned: int) -> int:
    """How many pieces the action has that is asked for: choices such as to stop have none."""
    form = lesson.steps[number].awaits
    asks = form is not None and turned == len(lesson.steps[number].pages) - 1
    return int(asks and form is not None and form["kind"] not in {"go_on", "stop"})


def follow(person: Person, lesson: Lesson, number: int) -> None:
    """Do what a step asks for."""
    read(person, lesson, number)
    watch = coach(person).get_by_role("button", name="Go on and watch")
    if lesson.steps[number].awaits is None:
        watch.click()
    else:
        label = coach(person).locator(".asked b").inner_text()
        person.page.locator("[data-action]").filter(has_text=label).first.click()


def test_a_whole_lesson_is_walked_through(invite: Invite) -> None:
    ann = invite()
    ann.open()
    offered(ann, "Learn to play: 5 minutes").click()
    for number in range(len(LESSON.steps) - 1):
        follow(ann, LESSON, number)
    read(ann, LESSON, len(LESSON.steps) - 1)
    coach(ann).get_by_role("button", name="Send the coach home").click()
    expect(coach(ann)).to_have_count(0)
    ann.open()
    expect(offered(ann, "Learn to play: 5 minutes")).to_be_visible()


def test_who_goes_astray_is_led_back_and_who_leaves_goes_on_at_a_phone_too(invite: Invite) -> None:
    ann = invite(size=PHONE, touch=True)
    ann.open()
    offered(ann, "Learn to play: 5 minutes").click()
    read(ann, LESSON, 0)
    ann.page.locator('[data-piece="deck:2"]').click()
    expect(coach(ann)).to_contain_text("let us go back a step")
    coach(ann).get_by_role("button", name="Back to the lesson").click()
    follow(ann, LESSON, 0)
    expect(coach(ann)).to_have_attribute("data-step", "1")
    ann.open()
    offered(ann, "Go on with the lesson").click()
    expect(coach(ann)).to_contain_text("Take a Cheshire Cat")
