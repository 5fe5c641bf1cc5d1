"""Games that are over: replays with all cards open, and where the points came from, told on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser import screens, screens_heroes, screens_war
from tests.browser.endings import see_board, see_replay
from tests.browser.person import Json, Person

End: TypeAlias = Callable[[Person], str]
POINTS: Final = "Where the points came from"


def course(person: Person, table: str) -> list[Json]:
    gains: list[Json] = person.page.evaluate(f"fetch('/api/tables/{table}/course').then((r) => r.json())")["gains"]
    return gains


@pytest.mark.parametrize(
    ("end", "hands", "told"),
    [
        (screens.end, False, "Deck 1, face down from the top"),
        (screens_heroes.end, True, "Next in the deck"),
        (screens_war.end, True, "Next Quests"),
    ],
    ids=["xiii", "heroes", "war"],
)
def test_a_replay_is_seen_with_all_cards_open(end: End, hands: bool, told: str, ann: Person) -> None:
    table = end(ann)
    names = [seat["name"] for seat in ann.look["table"]["seats"]]
    see_replay(ann, table, 40)
    rows = ann.page.locator("[data-open]")
    expect(rows).to_have_count(0)
    ann.page.get_by_label("Seen by").select_option("all open")
    expect(rows.get_by_role("heading", name=told)).to_be_visible()
    for name in names if hands else []:  # every player has a row, and something in it
        expect(rows.get_by_role("group", name=name).get_by_role("listitem").first).to_be_visible()
    rows.evaluate("(one) => { one.kept = true }")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_label("Step of the game")).to_have_value("41")
    assert rows.evaluate("(one) => one.kept === true")  # what is read goes on where it was
    assert ann.page.url.endswith("&seat=all")
    ann.page.reload()
    expect(rows).to_be_visible()
    ann.page.locator("body").press("v")  # the next eyes are the first seat's
    expect(rows).to_have_count(0)
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    assert ann.page.url.endswith("&seat=0")


def test_the_notebooks_tell_sets_rows_and_bundles(ann: Person) -> None:
    screens.end(ann)
    see_board(ann)
    books = ann.role("region", POINTS).locator(".book")
    for seat, book in zip(ann.look["view"]["seats"], books.all(), strict=True):
        points = [int(re.search(r"(\d+) points?$", one)[1]) for one in book.locator("li .sr").all_inner_texts()]  # type: ignore[index]
        assert sum(points) == seat["score"]["total"]
        expect(book.locator("h3")).to_contain_text(f"{seat['score']['total']} point")


def test_the_map_tells_what_each_space_and_tile_brought(ann: Person) -> None:
    table = screens_heroes.end(ann)
    see_board(ann)
    gains = course(ann, table)
    expect(ann.page.locator("[data-gain]").first).to_be_attached()
    coins = [one.get_attribute("data-gain") or "" for one in ann.page.locator("[data-gain]").all()]
    for seat in range(len(ann.look["view"]["seats"])):
        shown = sum(int(coin.split(":")[1]) for coin in coins if coin.startswith(f"{seat}:"))
        assert shown == sum(gain["count"] for gain in gains if gain["seat"] == seat)
    one = gains[0]
    name = ann.piece(one["at"]).first.get_attribute("aria-label") or ""
    assert re.search(r"gained \d+ VP here", name)
    paid = next(i for i, tile in enumerate(ann.look["view"]["majorities"]["tiles"]) if any(tile["points"]))
    assert "VP for this tile" in (ann.piece(f"space:{7 * paid}").first.get_attribute("aria-label") or "")


def test_regions_tell_who_won_what_there(ann: Person) -> None:
    table = screens_war.end(ann)
    see_board(ann)
    gains = course(ann, table)
    expect(ann.role("table", re.compile("^VP from ")).first).to_be_visible()
    names = [seat["name"] for seat in ann.look["table"]["seats"]]
    for region in ann.look["view"]["regions"]:
        here = [gain for gain in gains if gain["at"] == f"region:{region['region']}"]
        card = ann.page.locator(f"[data-spot='region:{region['region']}']")
        for gain in here:
            row = card.get_by_role("row", name=re.compile(f"^{names[gain['seat']]}"))
            cell = row.get_by_role("cell").nth(gain["round"] - 1)
            expect(cell).to_contain_text(str(gain["count"]) if gain["count"] else "\N{EN DASH}")
            assert ("first place" in cell.inner_text()) == gain["first"]
        winners = {gain["round"] for gain in here if gain["first"]}
        assert len(card.locator(".first").all()) >= len(winners)
