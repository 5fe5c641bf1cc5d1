"""A long game on the page: its log is drawn as it is read, its replay comes in parts, its score sheet has an end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.endings import finished, see_score_sheet, turn_to
from tests.browser.person import PATIENCE_MS, PHONE, Person
from tests.browser.rehearsal import deciding, perform
from tests.browser.screens_war import THREE
from tests.browser.war import NAME
from wabe.kernel.message import Json

BOT: Json = {"kind": "bot", "level": "random", "name": ""}
LONG = [BOT] * 5
DRAWN = 200  # lines at most, of a thousand
NODES = 1000  # of the log, which has some thousands when it is whole


@pytest.fixture
def long_game(ann: Person) -> str:
    """A finished game of Wonderland's War with five players, looked at."""
    return finished(ann, NAME, *LONG)


@pytest.fixture
def asked(ann: Person) -> Iterator[dict[str, int]]:
    """Bytes of the answers about tables, as they came over the line, by the end of their paths."""
    answers: dict[str, int] = {}
    cdp = ann.context.new_cdp_session(ann.page)
    cdp.send("Network.enable")
    paths: dict[str, str] = {}
    cdp.on("Network.responseReceived", lambda e: paths.update({e["requestId"]: e["response"]["url"]}))
    cdp.on("Network.loadingFinished", lambda e: answers.update({paths.get(e["requestId"], ""): e["encodedDataLength"]}))
    yield answers
    cdp.detach()


def lines(page: Page) -> int:
    return page.locator("#view-talk .log li").count()


@pytest.mark.long
def test_a_long_log_is_drawn_as_it_is_read(ann: Person, long_game: str) -> None:
    log = ann.role("log", "Log")
    told = ann.told
    assert told > 700
    assert lines(ann.page) < DRAWN
    assert log.evaluate("(log) => log.querySelectorAll('*').length") < NODES
    expect(log).to_contain_text("Three Rounds are over.")
    ann.dialog.get_by_role("button", name="Close").click()

    before = ann.page.get_by_role("button", name=re.compile(r"^[\d,]+ lines? before$"))
    for _ in range(3):  # by a press, as screen readers do
        was = lines(ann.page)
        before.dispatch_event("click")
        expect(log.locator("li").nth(was)).to_be_attached()
    log.hover()
    for _ in range(60):  # by scrolling, and what is read stays where it is
        ann.page.mouse.wheel(0, -20_000)
        if before.count() == 0:
            break
        ann.page.wait_for_timeout(30)
    expect(before).to_have_count(0)
    expect(log.locator("li")).to_have_count(told)
    ann.page.mouse.wheel(0, -200_000)  # past what the last press of the wheel has brought
    expect(log.locator("li").first).to_be_in_viewport()


def test_a_search_of_the_browser_finds_the_whole_log_and_arrows_lead_through_it(ann: Person, long_game: str) -> None:
    ann.dialog.get_by_role("button", name="Close").click()
    drawn = lines(ann.page)
    ann.page.locator("#view-talk .log li button").first.focus()
    for _ in range(3):
        ann.page.keyboard.press("ArrowUp")
        ann.page.wait_for_timeout(50)
    assert ann.page.evaluate("document.activeElement.matches('.log li button')")
    assert lines(ann.page) > drawn
    assert len(ann.read_log()) == ann.told


def test_a_replay_comes_in_parts_and_the_score_sheet_asks_for_points_alone(
    ann: Person, asked: dict[str, int], long_game: str
) -> None:
    see_score_sheet(ann)
    expect(ann.dialog.locator("figure")).to_be_visible(timeout=PATIENCE_MS)
    sheet = {path.rpartition("/")[2]: size for path, size in asked.items() if long_game in path and "/api/" in path}
    assert set(sheet) == {"course", "best"}
    assert sheet["course"] < 5_000

    asked.clear()
    ann.open(f"/replay/{long_game}?step=300")
    expect(ann.role("slider", "Step of the game")).to_be_visible(timeout=PATIENCE_MS)
    while not any(path.partition("?")[0].endswith("/replay/10") for path in asked):  # the next part, ahead
        ann.page.wait_for_timeout(50)
    replay = {path.partition(long_game)[2]: size for path, size in asked.items() if f"/api/tables/{long_game}" in path}
    assert set(replay) == {"", "/replay", "/replay/9", "/replay/10"}
    assert sum(replay.values()) < 60_000
    assert lines(ann.page) < DRAWN
    expect(ann.page.locator(".log [aria-current]").first).to_be_in_viewport()

    ann.page.keyboard.press("Home")
    expect(ann.button("To the beginning")).to_be_disabled()
    expect(ann.page.locator(".log [aria-current]").first).to_be_in_viewport()
    expect(ann.role("log", "Log")).to_contain_text("The beginning")
    ann.page.keyboard.press("End")
    expect(ann.role("log", "Log")).to_contain_text("Three Rounds are over.")


def test_a_replay_whose_server_is_away_says_so_and_goes_on_by_itself(ann: Person, long_game: str) -> None:
    ann.open(f"/replay/{long_game}")
    slider = ann.role("slider", "Step of the game")
    expect(slider).to_be_visible(timeout=PATIENCE_MS)
    ann.page.route("**/replay/*", lambda route: route.abort())
    slider.fill("300")
    expect(ann.page.get_by_role("alert")).to_contain_text("The server does not answer")
    ann.page.unroute("**/replay/*")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    expect(ann.page.get_by_text(re.compile("^300 / "))).to_be_visible()
    ann.forgive("ERR_FAILED", "net::")


def test_what_is_hidden_from_the_eye_takes_no_room(ann: Person, long_game: str) -> None:
    expect(ann.dialog.locator("figure")).to_be_visible(timeout=PATIENCE_MS)
    large = """() => [...document.querySelectorAll('.sr')].filter((one) => one.checkVisibility()).flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 1 || height > 1 ? [`${one.tagName} ${width} x ${height}: ${one.textContent.slice(0, 40)}`] : []
    })"""
    assert ann.page.evaluate(large) == []
    below = """() => {
      const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
      const parts = [document.querySelector('dialog[open]'), ...document.querySelectorAll('dialog[open] *')]
      const leaf = parts.find((one) => one.scrollHeight > one.clientHeight && scrolls(one))
      if (!leaf) return 0
      leaf.scrollTop = leaf.scrollHeight
      const last = document.querySelector('dialog[open] .next')
      return leaf.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
    }"""
    assert ann.page.evaluate(below) < 120
    expect(ann.dialog.get_by_role("link", name="Replay")).to_be_in_viewport()


# --- the log of a running game --------------------------------------------------------------------------------------


def midway(person: Person) -> None:
    """Ann between bots, in Round 2."""
    perform(person, deciding("choose_chair", 2), play=THREE, others=[BOT, BOT])


def test_the_log_follows_the_newest_line_though_the_window_was_lower_for_a_while(ann: Person) -> None:
    midway(ann)
    newest = ann.page.locator("#view-talk .log li").last
    expect(newest).to_be_in_viewport()
    ann.page.set_viewport_size({"width": 1440, "height": 500})
    expect(newest).to_be_in_viewport(ratio=0.9)
    ann.act(Random(1))
    expect(newest).to_be_in_viewport(ratio=0.9)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    expect(newest).to_be_in_viewport(ratio=0.9)
    ann.act(Random(1))
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(ann.button("To the newest")).to_have_count(0)


def test_who_reads_back_stays_there_and_a_button_leads_to_the_newest(ann: Person) -> None:
    midway(ann)
    log = ann.role("log", "Log")
    log.evaluate("(log) => { log.scrollTop = 0 }")
    expect(ann.button("To the newest")).to_be_visible()
    ann.page.wait_for_timeout(100)
    top = log.evaluate("(log) => log.scrollTop")
    ann.act(Random(1))
    assert log.evaluate("(log) => log.scrollTop") == top
    ann.button("To the newest").click()
    expect(ann.button("To the newest")).to_have_count(0)
    expect(ann.page.locator("#view-talk .log li").last).to_be_in_viewport()
    ann.act(Random(1))
    expect(ann.page.locator("#view-talk .log li").last).to_be_in_viewport()


def test_a_hint_leaves_the_newest_line_in_view(ann: Person) -> None:
    midway(ann)
    ann.page.keyboard.press("h")
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    ann.page.wait_for_timeout(200)
    expect(ann.page.locator("#view-talk .log li").last).to_be_in_viewport(ratio=0.9)


def test_only_a_mouse_that_moves_points_from_the_log(ann: Person) -> None:
    midway(ann)
    mark = "() => [...document.querySelectorAll('#view-players .marked, #view-players [class*=marked]')].length"
    line = ann.page.locator("#view-talk .log li button").filter(has_text="Ann").last
    line.hover()
    assert ann.page.evaluate(mark) > 0
    line.click()
    assert ann.page.evaluate(mark) == 0
    ann.page.wait_for_timeout(100)
    assert ann.page.evaluate(mark) == 0


def test_a_phone_shows_the_newest_and_more_by_a_press(invite: Invite, ann: Person, long_game: str) -> None:
    eve = invite("Eve", size=PHONE, touch=True)
    eve.open(f"/table/{long_game}")
    see_score_sheet(eve)
    eve.dialog.get_by_role("button", name="Close").click()
    turn_to(eve, "Log")
    expect(eve.page.locator("#view-talk .log li").last).to_be_in_viewport()
    assert lines(eve.page) < DRAWN
