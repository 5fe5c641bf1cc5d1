"""Military Power, tokens and other help: when an invasion succeeds (AH-39, AH-44, AH-46, AHA-41, AHA-42, AHA-46)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    hand,
    holders,
    how,
    invade,
    kinds,
    needed,
    player,
    powers,
    reach,
    scene,
    slot,
    space,
    targets,
    tokens,
    told,
)
from tests.games.playing import legal, play
from wabe.kernel.message import Json

HOME = 0
LANDS = {4: 0, 6: 1, 5: 2, 16: 3, 2: 4}  # spaces by difficulty; 16 is far


def me(red: int = 0, green: int = 0, purse: str = "", hand: str = "- -", holds: tuple[int, ...] = (HOME,)) -> Json:
    return player(hand, purse, holds=holds, red=" ".join("-" * red), green=" ".join("-" * green))


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize(("number", "difficulty"), [(4, 0), (6, 1), (5, 2), (2, 4)])
def test_military_power_is_the_red_slot_against_the_number(cards: int, number: int, difficulty: int) -> None:  # AH-39
    state = scene(me(red=cards))
    assert needed(state, number) == (difficulty, 0)
    assert reach(state, number)["military"][0] == cards
    assert how(state, number) == (["success"] if cards >= difficulty else ["attack"])


@pytest.mark.parametrize("red", range(4))
def test_each_red_token_adds_one_for_this_turn(red: int) -> None:  # AH-39 AHA-41 AHA-42
    state = scene(me(red=2, purse="r" * red))
    assert how(state, 2) == (["attack", "pay"] if red >= 2 else ["attack"])
    if red >= 2:
        before = state.view(0)["bank"]["red"]
        events = invade(state, 2, "pay_tokens 2 0 2")
        assert told(events, "tokens-paid") == [{"seat": 0, "red": 2, "yellow": 0, "green": 0}]
        assert (tokens(state), state.view(0)["bank"]["red"]) == ("r" * (red - 2), before + 2)
        assert powers(state)["military"] == 2


@pytest.mark.parametrize(("cards", "green"), [(0, 2), (1, 1), (0, 3), (1, 0)])
def test_each_green_token_adds_one_for_this_turn(cards: int, green: int) -> None:  # AH-44 AHA-41
    state = scene(me(red=1, green=cards, purse="g" * green))
    short = 2 - cards
    assert how(state, 30) == (["attack", "pay"] if green >= short else ["attack"])
    if green >= short:
        invade(state, 30, "pay_tokens")
        assert (holders(state, 30), tokens(state)) == ([0], "r" + "g" * (green - short))


def test_both_shortfalls_are_paid_together() -> None:  # AHA-41 AHA-54
    state = scene(me(red=1, green=1, purse="rrgg"))
    assert reach(state, 27)["short"] == {"red": 0, "green": 1}
    assert reach(state, 19)["short"] == {"red": 2, "green": 1}
    invade(state, 19, "pay_tokens 2 1 3")
    assert (holders(state, 19), tokens(state)) == ([0], "gg")  # one left, and one for the green space


@pytest.mark.parametrize("purse", ["r", "rg", "gg", "yyyy"])
def test_one_who_stays_short_pays_nothing_and_attacks(purse: str) -> None:  # AHA-42 AH-47
    state = scene(me(red=1, purse=purse))
    assert how(state, 19) == ["attack"]  # lacks 2 Military Power and 2 Mobility
    events = invade(state, 19)
    assert kinds(events) == ["attacked"]
    assert sorted(tokens(state)) == sorted(purse)


def test_yellow_tokens_help_no_invasion() -> None:  # AH-39 AH-44
    assert how(scene(me(purse="yyyyyyyy")), 6) == ["attack"]


def test_paying_is_optional() -> None:  # AH-46
    state = scene(me(purse="r"))
    invade(state, 6, "attack")
    assert (space(state, 6)["attack"], tokens(state)) == (0, "r")
    state = scene(me(purse="r"))
    invade(state, 6, "pay_tokens")
    assert (holders(state, 6), tokens(state)) == ([0], "")


def test_strong_enough_without_tokens_there_is_nothing_to_choose() -> None:  # AHA-47 AH-51
    state = scene(me(red=1, purse="rrr"))
    assert how(state, 6) == ["success"]
    invade(state, 6)
    assert (holders(state, 6), tokens(state)) == ([0], "rrrr")


def test_where_no_attack_is_allowed_payment_is_the_only_way() -> None:  # AH-49 AHA-54
    state = scene(me(red=4, green=3, purse="rr"))
    assert how(state, 7) == ["pay"]
    invade(state, 7)
    assert (holders(state, 7), tokens(state)) == ([0], "")


def test_nothing_moves_before_the_last_step() -> None:  # AHA-63
    state = scene(player("miko knight", "r", holds=[HOME], green="jet", red="valkyrie", white="angel"))
    before = state.view(1)
    play(state, "invade 2", "turn_down angel", "turn_no_more", "jet")
    assert asked(state) == "discard"
    after = state.view(1)
    assert (after["map"], after["seats"], after["bank"]) == (before["map"], before["seats"], before["bank"])
    play(state, "discard miko")
    assert (holders(state, 2), slot(state, "white")) == ([0], "-angel")


def test_every_step_offered_can_be_completed() -> None:  # AHA-63 AHA-54
    state = scene(player("- -", holds=[HOME], green="- - -", red="valkyrie ninja", white="angel miko"))
    assert 42 in targets(state)  # 2 cards, and 2 for one of two Alices turned, or Ninja
    play(state, "invade 42")
    assert {move.split()[0] for move in legal(state)} == {"turn_down", "turn_no_more"}
    assert how(scene(player("- -", holds=[HOME], green="- - -", red="valkyrie", white="angel miko")), 42) == ["turn"]
    state = scene(player("- -", holds=[HOME], green="- - -", red="valkyrie", white="angel miko"))
    play(state, "invade 42")
    assert "turn_no_more" not in legal(state)


def test_where_success_rests_on_an_effect_a_mere_attack_is_offered_too() -> None:  # AHA-68 AHA-47 AH-23
    state = scene(player("- -", "rrr", holds=[HOME], red="panzer"))
    assert how(state, 5) == ["success", "attack"]
    play(state, "invade 5")
    assert legal(state) == ["attack", "succeed"]
    assert kinds(play(state, "attack")) == ["attacked"]
    assert (holders(state, 5), space(state, 5)["attack"], tokens(state)) == ([], 0, "rrr")
    state = scene(player("- -", "ggg", holds=[HOME], red="-", green="adventurer"))
    assert how(state, 30) == ["success", "attack"]
    assert kinds(invade(state, 30, "succeed"))[0] == "invaded"


def test_an_effect_without_which_one_is_strong_enough_is_not_asked_about() -> None:  # AHA-47
    state = scene(player("- -", holds=[HOME], red="panzer - - - ", green="adventurer"))
    assert how(state, 5) == ["success"]
    assert "invaded" in kinds(invade(state, 5))


def test_effects_are_declined_for_an_attack_alone_not_to_pay_or_to_fly() -> None:  # AHA-68 AHA-41
    state = scene(player("miko", "rrr", holds=[HOME], red="panzer", green="jet"))
    assert how(state, 5) == ["success", "attack"]
    state = scene(player("miko", "rrr", holds=[HOME], red="panzer", green="jet"))
    assert reach(state, 2)["short"]["red"] == 1
    assert how(state, 2) == ["attack", "pay", "jet"]


def test_what_alices_turned_down_add_is_not_declined_any_more() -> None:  # AHA-68 AHA-66
    state = scene(player("- -", holds=[HOME], red="valkyrie", white="angel"))
    play(state, "invade 5", "turn_down angel")
    assert holders(state, 5) == [0]


# ----- Jet -----


def test_jet_replaces_payment() -> None:  # AHA-46
    state = scene(player("miko knight", "rrrr", holds=[HOME], green="jet", yellow="- -"))
    assert how(state, 2) == ["attack", "pay", "jet"]
    events = invade(state, 2, "jet", "discard knight")
    assert kinds(events)[:3] == ["discarded", "invaded", "tokens-gained"]
    assert (tokens(state), hand(state)) == ("rrrryy", ["miko"])  # nothing paid, the bonus in full


@pytest.mark.parametrize(("number", "seats"), [(7, ()), (6, ("attack",))])
def test_jet_does_not_help_where_no_attack_is_allowed(number: int, seats: tuple[str, ...]) -> None:  # AH-75
    other = player(holds=[28], attacks=[6] if seats else [])
    assert number not in targets(scene(player("miko", holds=[HOME], green="jet - -"), other))


def test_jet_does_not_help_against_forests() -> None:  # AH-75 AH-63
    ring = [44, 42]
    state = scene(player("miko", holds=[HOME, *ring, 48], red="- -", green="jet"))
    assert 43 not in targets(state)
    assert how(scene(player("miko", holds=[HOME, *ring, 48], red="- - -", green="jet")), 43) == ["success"]


def test_jet_needs_a_card_to_discard() -> None:  # AHA-46
    assert how(scene(player("", holds=[HOME], green="jet")), 6) == ["attack"]
    assert how(scene(player("miko", holds=[HOME], green="jet")), 6) == ["attack", "jet"]


# ----- Alchemist, Valkyrie -----


def test_with_alchemist_shortfalls_are_added_up_and_paid_with_any_mix() -> None:  # AHA-69
    state = scene(player("- -", "ryyg", holds=[HOME], red="-", yellow="alchemist"))
    assert reach(state, 19)["short"] == {"red": 2, "green": 2}
    play(state, "invade 19", "pay_tokens 2 2 4")
    assert (holders(state, 19), tokens(state)) == ([0], "")
    state = scene(player("- -", "rryyygg", holds=[HOME], red="-", green="-", yellow="alchemist"))
    play(state, "invade 19", "pay_tokens 2 1 3", "pay yellow", "pay yellow")
    assert legal(state) == ["pay yellow", "pay green"]
    play(state, "pay green")
    assert tokens(state) == "rrygg"  # three paid, one gained


def test_with_alchemist_any_tokens_pay_for_a_summoning() -> None:  # AHA-69 AH-20
    state = scene(player("mayor jet", "rg", holds=[HOME], yellow="alchemist - -"), step="choose_card")
    play(state, "play mayor", "summon mayor white 2")
    assert (tokens(state), slot(state, "white")) == ("", "mayor")


def test_strength_is_counted_after_valkyrie_s_turning() -> None:  # AHA-66 AH-78
    state = scene(player("- -", holds=[HOME], red="valkyrie", green="adventurer -"))
    assert how(state, 30) == ["success"]  # Mobility 3, needed 2
    play(state, "invade 30", "turn_down adventurer")
    assert holders(state, 30) == [0]  # two cards are still two
    state = scene(player("- -", holds=[HOME], red="valkyrie", green="adventurer"))
    play(state, "invade 30", "turn_down adventurer")
    assert space(state, 30)["attack"] == 0  # one who turned her Mobility away only attacks


def test_valkyrie_acts_in_every_invasion_finishing_included() -> None:  # AHA-66
    state = scene(player("- -", holds=[HOME], attacks=[2], red="valkyrie", white="miko"))
    play(state, "invade 2")
    assert asked(state) == "turn_down"
    play(state, "turn_down miko")
    assert (holders(state, 2), slot(state, "white")) == ([0], "-miko")


def test_valkyrie_turns_any_own_alice_but_herself() -> None:  # AHA-65
    state = scene(player("- -", holds=[HOME], red="valkyrie ninja -knight", blue="wiccan:panzer", white="miko"))
    play(state, "invade 4")
    found = {move.split()[1] for move in legal(state) if move.startswith("turn_down")}
    assert found == {"ninja", "wiccan", "miko"}


@pytest.mark.parametrize("pair", [{"red": "valkyrie valkyrie"}, {"red": "valkyrie", "blue": "wiccan:valkyrie"}])
def test_of_two_that_turn_others_one_stays_up(pair: dict[str, str]) -> None:  # AHA-65
    slots: Json = pair
    state = scene(player("- -", holds=[HOME], **slots))
    play(state, "invade 4")
    turns = [move for move in legal(state) if move.startswith("turn_down")]
    assert turns
    play(state, turns[0])  # then there is nobody else to turn
    assert asked(state) != "turn_down"
    assert len([card for row in state.view(0)["seats"][0]["slots"].values() for card in row if card["up"]]) == 1


def test_a_wiccan_that_is_not_live_may_always_be_turned() -> None:  # AHA-65
    state = scene(player("- -", holds=[HOME], red="valkyrie", blue="wiccan wiccan:miko"))
    play(state, "invade 4")
    assert len([move for move in legal(state) if "wiccan" in move]) == 2


def test_cards_alone_end_at_four() -> None:
    """Figure 3: Cities of 5 and 6 and most Forests need tokens or effects."""
    state = scene(me(red=4, green=4))
    assert {number for number in targets(state) if space(state, number)["number"] > 4} == set()
    assert 42 in targets(state)
