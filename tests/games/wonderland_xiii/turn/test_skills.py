"""Step 3, the Spirits' skills (XIII-13, XIII-17 to XIII-24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderland_xiii.table import (
    OPEN,
    asked,
    covered,
    deck,
    event,
    hidden,
    keys,
    kinds,
    legal,
    notebook,
    play,
    sizes,
    table,
    tunnel,
    won,
)
from wabe.games.wonderland_xiii.table.state import XiiiState


def winning(cards: str, decks: str = "aaaa rrr{} cccc hhhh qqq{}", **more: Any) -> XiiiState:
    """Seat 0 has covered deck 0 with an Alice and won these two cards, the first from deck 4."""
    state = table(decks.format(cards[1], cards[0]), **more)
    play(state, "unlock 0")
    assert won(state).lower() == cards.lower()
    return state


# ----- which skill -----


def test_the_player_chooses_one_of_the_two_won_cards() -> None:  # XIII-13
    state = winning("qc")
    assert asked(state) == (0, "skill")
    assert legal(state) == ["skill cat", "skill queen"]


def test_a_valid_skill_must_be_used() -> None:  # XIII-13 XIII-A12
    assert legal(winning("rh")) == ["skill rabbit", "skill hatter"]


def test_the_only_valid_skill_is_used_without_asking() -> None:  # XIII-A12
    state = winning("rb")
    assert asked(state) == (0, "reveal")


def test_with_the_switch_any_skill_may_be_skipped() -> None:  # XIII-A12
    state = winning("rb", skills_optional=True)
    assert legal(state) == ["skill rabbit", "skip"]
    events = play(state, "skip")
    assert kinds(events) == []
    assert (asked(state), tunnel(state)) == ((0, "go_on"), "rb")


def test_a_bundle_has_no_skill() -> None:  # XIII-13 XIII-A14
    state = winning("bb")
    assert asked(state) == (0, "go_on")
    assert asked(winning("bb", skills_optional=True)) == (0, "go_on")


def test_two_cards_of_one_character_are_one_choice() -> None:  # XIII-13
    assert legal(winning("cc", skills_optional=True)) == ["skill cat", "skip"]


def test_skills_are_valid_by_keys_and_face_down_tops() -> None:  # XIII-A13 XIII-A03
    assert legal(winning("ah", hand=4, skills_optional=True)) == ["skill hatter", "skip"]
    assert asked(winning("RC", "AAAA RRR{} CCCC HHHH QQQ{}")) == (0, "go_on")
    assert asked(winning("AA", "AAAA RRR{} CCCC HHHH QQQ{}", hand=4)) == (0, "go_on")
    assert legal(winning("AQ", "AAAA RRR{} CCCC HHHH QQQ{}")) == ["skill alice", "skill queen"]


def test_a_deck_with_a_face_up_top_is_out_of_reach() -> None:  # XIII-A03
    state = winning("cb", "aaaa rRRb cccC hhhh qqqc")
    assert legal(state) == ["look 3", "look 4"]


def test_any_deck_with_a_face_down_top_is_in_reach_locked_or_not() -> None:  # XIII-A53
    state = winning("rb", hand=1, unlocked=[2])
    assert legal(state) == ["reveal 1", "reveal 2", "reveal 3", "reveal 4"]


def test_a_cover_won_back_gives_its_skill() -> None:  # XIII-A52
    state = table("aaaa rrrr cccc hhhh qqqq", "cca")
    play(state, "unlock 0", "cover cat", "skill queen", "go_on", "unlock 1", "cover cat")
    assert won(state) == "cc"
    assert "look 3" in legal(state)


def test_one_skill_in_each_pass_and_the_same_again() -> None:  # XIII-A62
    state = winning("cr", "aaaa rrcr cccc hhhh qqqc")
    play(state, "skill cat", "look 3")
    assert asked(state) == (0, "go_on")
    play(state, "go_on", "unlock 2")
    assert won(state) == "ch"  # last pass's Cat is spent
    assert legal(state) == ["skill cat", "skill hatter"]


# ----- Alice -----


def test_alice_takes_a_key_from_the_middle() -> None:  # XIII-17
    state = winning("aq")
    events = play(state, "skill alice")
    assert event(events, "key-taken") == {"seat": 0}
    assert keys(state) == (1, 2, [0])


def test_four_keys_are_the_most_in_one_turn() -> None:  # XIII-17 XIII-A13
    state = table("aaaa rraa cccc hhhh qqcq")
    play(state, "unlock 0", "skill alice", "go_on", "visit 0", "skill alice")
    assert keys(state) == (0, 3, [0])  # the middle is empty


# ----- White Rabbit -----


def test_the_rabbit_takes_a_face_down_top_into_the_own_tunnel() -> None:  # XIII-18
    state = winning("rb")
    events = play(state, "reveal 3")
    assert event(events, "card-revealed") == {"seat": 0, "deck": 3, "card": "hatter"}
    assert (tunnel(state), deck(state, 3)) == ("rhb", "hhh")


def test_after_the_rabbit_the_tunnel_is_checked_again() -> None:  # XIII-18 XIII-A43
    state = winning("rb", tunnel="h")
    events = play(state, "reveal 3")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit", "hatter", "hatter", "bundle"]
    assert asked(state) == (1, "choose_deck")


def test_after_the_rabbit_comes_step_4() -> None:  # XIII-18
    state = winning("rq")
    play(state, "skill rabbit", "reveal 2")
    assert asked(state) == (0, "go_on")


@pytest.mark.parametrize("kind", "archqb")
def test_the_rabbits_card_gives_no_skill(kind: str) -> None:  # XIII-A15
    state = winning("rq", f"aaaa rrr{{}} ccc{kind} hhhh qqq{{}}")
    play(state, "skill rabbit", "reveal 2")
    assert asked(state) == (0, "go_on")
    assert keys(state)[0] == 2


def test_the_rabbit_reaches_a_hidden_card_limit_too() -> None:  # XIII-18 XIII-A23
    state = winning("rb", hidden=["h"])
    assert "tunnel-collapsed" in kinds(play(state, "reveal 3"))


# ----- Cheshire Cat -----


def test_the_cat_looks_at_a_face_down_top_which_stays() -> None:  # XIII-19 XIII-A54
    state = winning("cb")
    events = play(state, "look 3")
    assert event(events, "card-looked") == {"seat": 0, "deck": 3, "card": "hatter"}
    assert deck(state, 3) == "hhhh"
    assert asked(state) == (0, "go_on")


def test_only_the_cats_player_sees_the_card_all_see_the_deck() -> None:  # XIII-19 XIII-A54
    state = winning("cb", players=3)
    (looked,) = [each for each in play(state, "look 3") if each.kind == "card-looked"]
    assert looked.project(0) == {"kind": "card-looked", "args": {"seat": 0, "deck": 3, "card": "hatter"}, "seen": True}
    for other in (1, 2, None):
        assert looked.project(other) == {"kind": "card-looked", "args": {"seat": 0, "deck": 3}, "seen": False}
        assert state.view(other)["hall"][3]["seen"] is None
        assert state.view(other)["hall"][3]["seen_by"] == [0]
    assert state.view(0)["hall"][3]["seen"] == "hatter"


def test_the_note_stays_under_a_cover_and_goes_with_the_card() -> None:  # XIII-A54
    state = winning("cb")
    play(state, "look 3", "go_on", "unlock 3")
    assert deck(state, 3) == "hhhhA"
    assert state.view(0)["hall"][3]["seen"] == "hatter"
    state = winning("cb")
    play(state, "look 3", "go_on", "unlock 2", "skill hatter", "draw 4")
    assert state.view(0)["hall"][3]["seen"] is None


# ----- Hatter -----


def test_the_hatters_target_is_any_other_player() -> None:  # XIII-20 XIII-A19
    state = winning("hb", players=4)
    assert legal(state) == ["target 1", "target 2", "target 3"]
    events = play(state, "target 2")
    assert event(events, "target-chosen") == {"seat": 0, "target": 2}


def test_with_two_players_the_target_is_no_choice() -> None:  # XIII-A19
    assert asked(winning("hb")) == (1, "draw")


def test_the_target_picks_the_deck() -> None:  # XIII-20 XIII-A20
    state = winning("hb", players=3)
    play(state, "target 2")
    assert asked(state) == (2, "draw")
    assert legal(state) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    assert state.waiting == (2,)


def test_with_the_switch_the_user_picks_the_deck() -> None:  # XIII-A20
    state = winning("hb", players=3, hatter_deck_by="user")
    play(state, "target 2")
    assert asked(state) == (0, "draw")
    play(state, "draw 2")
    assert hidden(state, 2) == "c"


def test_the_hidden_card_is_shown_to_all_but_its_owner() -> None:  # XIII-20 XIII-A55
    state = winning("hb", players=3)
    (laid,) = [each for each in play(state, "target 2", "draw 3") if each.kind == "card-hidden"]
    seen = {"kind": "card-hidden", "args": {"seat": 2, "deck": 3, "card": "hatter"}, "seen": True}
    assert [laid.project(seat) for seat in (0, 1)] == [seen, seen]
    for other in (2, None):
        assert laid.project(other) == {"kind": "card-hidden", "args": {"seat": 2, "deck": 3}, "seen": False}
    tunnels = [state.view(viewer)["seats"][2]["tunnel"]["hidden"] for viewer in (0, 1, 2, None)]
    assert tunnels == [[{"card": "hatter"}], [{"card": "hatter"}], [{"card": None}], [{"card": None}]]


def test_an_owner_who_had_looked_remembers() -> None:  # XIII-A54
    state = table("aaaa rrhb cccc hhhh qqqc")
    play(state, "unlock 0", "look 3", "stop")
    (laid,) = [each for each in play(state, "unlock 0", "skill hatter", "draw 3") if each.kind == "card-hidden"]
    assert laid.project(0)["args"]["card"] == "hatter"
    assert state.owner_knows_hidden(0, 0)
    assert state.view(0)["seats"][0]["tunnel"]["hidden"] == [{"card": "hatter"}]
    assert state.view(None)["seats"][0]["tunnel"]["hidden"] == [{"card": None}]


def test_the_hatter_uses_up_a_card_of_the_hall() -> None:  # XIII-20
    state = winning("hb")
    before = sizes(state)
    play(state, "draw 1")
    assert sizes(state) == [before[0], before[1] - 1, *before[2:]]
    assert asked(state) == (0, "go_on")


# ----- Queen of Hearts -----


def test_the_queen_covers_the_other_won_card_and_no_older_one() -> None:  # XIII-24 XIII-A24
    state = winning("qh", tunnel="cb")
    events = play(state, "skill queen")
    assert event(events, "card-covered") == {"seat": 0, "card": "hatter"}
    assert (tunnel(state), covered(state)) == ("cqb", "h")


def test_the_queen_may_cover_a_bundle() -> None:  # XIII-A13 XIII-24
    state = winning("qb")
    assert (tunnel(state), covered(state)) == ("q", "b")
    assert state.view(1)["seats"][0]["tunnel"]["covered"] == {"bundle": 1}


def test_a_queen_may_cover_a_queen_and_counts_herself() -> None:  # XIII-A13 XIII-A25
    state = winning("qq")
    assert (tunnel(state), covered(state)) == ("q", "q")
    assert state.gauge(4) == 1


def test_the_queen_comes_too_late_for_the_check_of_her_pass() -> None:  # XIII-A26
    state = table("aaaa rrrc cccc hhhh qqqq", tunnel="cc")
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


def test_the_queen_helps_later_checks() -> None:  # XIII-A26 XIII-24
    state = table("aaaa rrhh cccc hhhh qqrq", tunnel="hc")
    play(state, "unlock 0", "skill queen", "go_on", "visit 0")
    assert (tunnel(state), covered(state)) == ("rchhq", "h")


def test_a_covered_cards_skill_is_not_used() -> None:  # XIII-A28
    state = winning("qa")
    play(state, "skill queen")
    assert asked(state) == (0, "go_on")
    assert keys(state) == (2, 1, [0])


def test_queen_and_covered_card_go_to_the_notebook_at_the_end_of_the_turn() -> None:  # XIII-24
    state = winning("qh")
    play(state, "skill queen", "stop")
    assert notebook(state) == "aahq"


def test_everything_face_up_leaves_only_alice_and_queen() -> None:  # XIII-A13
    state = table(OPEN)
    play(state, "unlock 1")
    assert won(state) == "ac"
    assert asked(state) == (0, "go_on")
    assert keys(state) == (1, 2, [1])  # Alice's skill was the only one
