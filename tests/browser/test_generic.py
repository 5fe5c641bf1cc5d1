"""A game of another package, found by its entry point, plays in the browser without one line written for it there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House, running
from tests.demo_game.install import install


@pytest.fixture
def tea_house(tmp_path: Path) -> Iterator[House]:
    with running(tmp_path, install(tmp_path / "site")) as found:
        yield found
    assert found.log == ""


def test_the_demonstration_game_from_the_lobby_to_its_replay(tea_house: House, invite: Invite) -> None:
    ann = invite(at=tea_house)
    ann.open()
    ann.game_card("Teapots").get_by_role("button", name="Play now against bots").click()
    assert ann.settle() == "mine"
    ann.expect_title(re.compile("Your turn · Teapots$"))
    expect(ann.page.locator("#prompt")).to_contain_text("Offer a cup")
    expect(ann.page.get_by_text("sugar", exact=True)).to_be_visible()
    ann.play(Random(1))
    points = ann.points("dialog[open] tfoot td")
    assert points == ann.look["view"]["scores"]

    ann.dialog.get_by_role("link", name="Replay").click()
    expect(ann.role("slider", "Step of the game")).to_have_value("0")
    ann.page.keyboard.press("End")
    expect(ann.button("To the end")).to_be_disabled()


def test_secret_choices_of_two_at_one_screen(tea_house: House, invite: Invite) -> None:
    ann = invite(at=tea_house)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    ann.open(f"/table/{ann.lay(*seats, game='teapots', seed=1)['table']}")
    rng, seen = Random(1), set[int]()
    standing = ann.settle()
    while standing != "over":
        if standing == "covered":
            expect(ann.page.locator("[data-action], .log")).to_have_count(0)
            ann.button(re.compile("^I am ")).click()
            ann.settle(until=["mine"])
        look = ann.look
        seen.add(look["view"]["seat"])
        assert look["view"]["step"] != "offer" or look["view"]["seat"] in look["view"]["waiting"]
        standing = ann.act(rng)
    assert seen == {0, 1}
    assert "Bea" in ann.dialog.inner_text()
