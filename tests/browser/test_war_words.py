"""Wonderland's War in the browser: what is told where it is asked for, and signs that are the same everywhere."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Json
from tests.browser.rehearsal import perform
from tests.browser.screens_war import THREE, choose_chair, choose_forged, choose_part
from wabe import State

SIGN: Final = "(one) => one.querySelector('svg g path').getAttribute('d')"


def may_hold_a_party(state: State, decision: Json) -> bool:
    """It's My Party may be declared."""
    return any(action["form"]["kind"] == "my_party" for action in decision["actions"])


def test_what_is_left_of_a_card_leaves_the_wonderlandians_in_sight(invite: Invite) -> None:
    ann = invite(size=(1440, 900))
    choose_part(ann)
    expect(ann.page.locator("[data-spot=card]")).to_be_visible()
    for place in range(3):
        expect(ann.piece(f"market:{place}")).to_be_visible()


def test_the_own_faction_chip_has_the_sign_of_the_faction_among_the_choices_too(invite: Invite) -> None:
    ann = invite(size=(1440, 900))
    choose_forged(ann)
    choice = ann.page.locator("[data-action]", has_text="Faction chip of Strength 1")
    signs = ann.page.locator("[data-spot=panel-0] .bag .kind").evaluate_all(f"(all) => all.map({SIGN})")
    assert choice.evaluate(SIGN) in signs


def test_each_seat_tells_how_many_cards_of_the_party_it_has(invite: Invite) -> None:
    ann = invite(size=(1440, 900))
    choose_part(ann)
    for seat in range(3):
        expect(ann.page.locator(f"[data-spot=tea-{seat}]")).to_contain_text("of 4")


def test_its_my_party_explains_itself(invite: Invite) -> None:
    ann = invite(size=(1440, 900))
    perform(ann, may_hold_a_party, play=THREE)
    ann.page.locator("[data-action]", has_text="It's my party").hover()
    expect(ann.role("tooltip")).to_contain_text("It's My Party")


def test_how_many_chips_there_are_cannot_be_taken_for_their_strength(invite: Invite) -> None:
    ann = invite(size=(1440, 900))
    choose_chair(ann)
    for counts in ("[data-spot=supply] .chips .num", "[data-spot=panel-0] .bag .num", "#view-mine .stores li .num"):
        found = ann.page.locator(counts).all_inner_texts()
        assert found
        assert all(re.fullmatch("\N{MULTIPLICATION SIGN}[0-9]+", one) for one in found)
