"""Valkyrie Alice: other Alices turned face down make an invasion stronger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, game_with, scene
from tests.games.alicematic_heroes.packs import own, pack
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, powers, reach, slot, summon, told
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.game import GAME
from wabe.kernel.message import Json

HARD = 16  # red, difficulty 3
HARDER = 2  # yellow, difficulty 4
FAR = 52  # green, difficulty 1, needs Mobility 3


def test_each_alice_turned_is_two_more_for_this_invasion() -> None:  # AH-78
    state = scene(player(red="valkyrie", white="miko angel", yellow="magical", green="- - -"))
    assert reach(state, CITY)["how"] == ["turn"]
    invade(state, CITY, "turn_down miko")
    assert state.view(0)["plan"]["military"] == [3, 4]
    assert "turn_no_more" not in legal(state)  # a City needs outright success
    events = play(state, "turn_down magical", "turn_no_more")
    assert kinds(events) == ["alice-turned-down", "alice-turned-down", "invaded", "vp-gained"]
    assert powers(state)["military"] == 1


def test_all_see_whom_she_turned_and_the_cards_stay_as_known_commoners() -> None:  # AH-28 AH-30
    state = scene(player(red="valkyrie", white="miko angel"))
    events = invade(state, BLUE, "turn_down miko", "turn_no_more")
    assert told(events, "alice-turned-down") == [{"seat": 0, "card": "miko", "slot": "white"}]
    (card, _) = state.view(None)["seats"][0]["slots"]["white"]
    assert card == {"card": "miko", "up": False, "copies": None, "live": False, "known": True}
    assert (slot(state, "white"), state.view(None)["seats"][0]["alices"]) == ("-miko angel", 2)


def test_turning_gives_neither_a_draw_nor_a_token_for_knight() -> None:  # AHA-35
    state = scene(player(red="valkyrie knight ninja"))
    assert kinds(invade(state, GREEN, "turn_down ninja", "turn_no_more")) == ["alice-turned-down", "invaded"]


def test_owner_may_turn_nobody() -> None:  # AH-23
    state = scene(player(red="valkyrie", white="miko"))
    invade(state, BLUE)
    assert (asked(state), legal(state)) == ("turn_down", ["turn_down miko white 0", "turn_no_more"])
    play(state, "turn_no_more")
    assert slot(state, "white") == "miko"


def test_nothing_is_asked_when_there_is_nobody_else() -> None:  # AHA-65
    state = scene(player(red="valkyrie", white="-"))
    assert kinds(invade(state, BLUE)) == ["invaded"]


def test_more_may_be_turned_than_needed_and_for_a_mere_attack() -> None:  # AHA-66
    state = scene(player(white="valkyrie miko"))
    assert kinds(invade(state, HARD, "turn_down miko")) == ["alice-turned-down", "attacked"]


def test_finishing_an_attack_asks_too() -> None:  # AHA-66
    state = scene(player(white="valkyrie miko", attacks=[HARD]))
    invade(state, HARD, "turn_down miko")
    assert slot(state, "white") == "valkyrie -miko"


def test_mobility_is_counted_after_the_turning() -> None:  # AHA-66
    state = scene(player(red="valkyrie", white="adventurer miko", green="- -"))
    assert kinds(invade(state, FAR, "turn_down adventurer", "turn_no_more"))[1] == "attacked"
    state = scene(player(red="valkyrie", white="adventurer miko", green="- -"))
    assert kinds(invade(state, FAR, "turn_down miko", "turn_no_more", "succeed"))[1] == "invaded"


def test_a_turned_alchemist_does_not_pay_for_what_is_still_lacking() -> None:  # AH-78
    state = scene(player(red="valkyrie", yellow="alchemist", tokens="gg"))
    assert kinds(invade(state, HARDER, "turn_down alchemist")) == ["alice-turned-down", "attacked"]


def test_of_two_one_stays_up_and_each_turned_pays_once() -> None:  # AHA-65 AH-25
    state = scene(player(red="valkyrie valkyrie", white="miko"))
    invade(state, HARD)
    assert legal(state) == ["turn_down valkyrie red 0", "turn_down miko white 0", "turn_no_more"]
    play(state, "turn_down valkyrie")
    assert legal(state) == ["turn_down miko white 0", "turn_no_more"]
    play(state, "turn_down miko")
    assert (slot(state, "red"), live(state)) == ("-valkyrie valkyrie", ["valkyrie"])


@pytest.mark.parametrize("slots", [{"red": "valkyrie valkyrie"}, {"red": "valkyrie -", "blue": "wiccan:valkyrie"}])
def test_beside_a_second_one_each_turned_still_pays_once(slots: Json) -> None:  # AH-25 AHA-65
    state = scene(player(white="miko", **slots))
    invade(state, HARD, "turn_down miko")
    assert state.view(0)["plan"]["military"] == [4, 3]


def test_face_down_she_asks_nothing_and_turned_up_she_does() -> None:  # AH-28
    state = scene(player(red="-valkyrie", blue="detective"))
    invade(state, BLUE, "turn_up valkyrie")
    assert live(state) == ["valkyrie", "detective"]
    state = scene(player(green="valkyrie", white="miko"))
    invade(state, BLUE)
    assert asked(state) == "turn_down"


def test_wiccan_alone_turns_others_but_not_herself() -> None:
    state = scene(player(blue="wiccan:valkyrie", white="miko"))
    invade(state, HARD)
    assert legal(state) == ["turn_down miko white 0", "turn_no_more"]


def test_wiccan_beside_pays_once_for_each_and_one_of_the_two_stays_up() -> None:  # AHA-65
    state = scene(player(red="valkyrie", blue="wiccan:valkyrie", white="miko"))
    invade(state, HARD, "turn_down wiccan")
    assert legal(state) == ["turn_down miko white 0", "turn_no_more"]
    play(state, "turn_down miko")
    assert live(state) == ["valkyrie"]
    state = scene(player(red="valkyrie", blue="wiccan:valkyrie", white="miko"))
    assert "invaded" in kinds(invade(state, HARD, "turn_down valkyrie", "turn_no_more"))  # 1 card and 2
    state = scene(player(green="valkyrie", blue="wiccan:valkyrie"))
    assert "attacked" in kinds(invade(state, HARD, "turn_down wiccan"))  # 0 cards and 2, not 4


def test_a_wiccan_that_is_not_live_may_always_be_turned() -> None:  # AHA-37 AHA-65
    state = scene(player(blue="wiccan:ninja wiccan:valkyrie"))
    invade(state, HARD, "turn_down wiccan")
    assert slot(state, "blue") == "-wiccan wiccan:valkyrie"


def test_summoned_this_turn_she_already_asks() -> None:  # AH-23
    state = scene(player("valkyrie -", yellow="- - -", white="miko"), step="choose_card")
    summon(state, "valkyrie", f"invade {BLUE}")
    assert asked(state) == "turn_down"


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "valkyrie", "military_per_flip = 2", "military_per_flip = 3")
    state = scene(player(white="valkyrie miko"), game=game)
    assert kinds(invade(state, HARD, "turn_down miko")) == ["alice-turned-down", "invaded"]


def test_of_three_wiccans_of_a_pack_equal_ones_differ_if_another_came_between(tmp_path: Path) -> None:  # AHA-94 AHA-37
    """Fighter, Miko, Fighter: turn the first and the last works on, turn the last and Miko does."""
    head, mark, record = own("alices.toml").partition('id = "wiccan"')
    record = record.replace("copies = 2", "copies = 3", 1)
    before, librarian, after = record.partition('id = "librarian"')
    text = head + mark + before + librarian + after.replace("copies = 2", "copies = 1", 1)
    game = GAME.with_data(pack(tmp_path, alices=text))
    for order, choices in (("fighter miko fighter", 3), ("miko fighter fighter", 2)):
        blue = " ".join(f"wiccan:{kind}" for kind in order.split())
        state = scene(player(red="valkyrie", blue=blue), game=game)
        invade(state, BLUE)
        assert len([move for move in legal(state) if "wiccan" in move]) == choices
