"""Step 1, exploring the Wonderland (XIII-07 to XIII-10)."""

from __future__ import annotations

import pytest

from tests.games.wonderland_xiii.table import (
    OPEN,
    asked,
    deck,
    event,
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

EVERY_DECK = ["unlock 0", "unlock 1", "unlock 2", "unlock 3", "unlock 4"]


def test_a_key_unlocks_any_deck() -> None:  # XIII-07
    state = table()
    assert legal(state) == EVERY_DECK
    events = play(state, "unlock 3")
    assert event(events, "deck-unlocked") == {"seat": 0, "deck": 3}
    assert keys(state) == (2, 1, [3])


def test_the_cover_is_any_kind_of_the_own_notebook() -> None:  # XIII-08 XIII-A04
    state = table("aaaa rrrr cccc hhhh qqqq", "accb")
    play(state, "unlock 1")
    assert legal(state) == ["cover alice", "cover cat", "cover bundle"]
    assert asked(state) == (0, "cover")
    events = play(state, "cover bundle")
    assert event(events, "deck-covered") == {"seat": 0, "deck": 1, "card": "bundle"}
    assert deck(state, 1) == "rrrrB"
    assert notebook(state) == "acc"


def test_a_cover_never_comes_from_the_tunnel() -> None:  # XIII-A50
    state = table("AAAA RRRR CCCC HHHH QQQQ", "ca", tunnel="bh")
    play(state, "unlock 0")
    assert legal(state) == ["cover alice", "cover cat"]


def test_the_tops_beside_the_covered_deck_are_won_face_up() -> None:  # XIII-09 XIII-A05 XIII-A47
    state = table()
    events = play(state, "unlock 0")
    assert [each.args for each in events if each.kind == "card-won"] == [
        {"seat": 0, "deck": 4, "card": "queen"},
        {"seat": 0, "deck": 1, "card": "rabbit"},
    ]
    assert (won(state), tunnel(state)) == ("qr", "rq")
    assert state.view(None)["seats"][0]["tunnel"]["open"] == {"rabbit": 1, "queen": 1}


@pytest.mark.parametrize(("number", "cards"), [(0, "qr"), (1, "ac"), (2, "rh"), (3, "cq"), (4, "ha")])
def test_neighbours_are_left_and_right_in_the_ring(number: int, cards: str) -> None:  # XIII-09 XIII-A05
    state = table()
    play(state, f"unlock {number}")
    assert won(state) == cards


def test_the_covered_deck_itself_is_not_won_from() -> None:  # XIII-A05
    state = table("aaaa rrrr cccc hhhh qqqq", "bbb")
    play(state, "unlock 2")
    assert deck(state, 2) == "ccccB"
    assert tunnel(state) == "rh"


def test_a_cover_is_the_new_top_and_is_won_from_beside_in_the_same_turn() -> None:  # XIII-A02
    state = table(OPEN, "bbb")
    play(state, "unlock 0", "go_on", "unlock 1")
    assert won(state) == "bc"
    assert deck(state, 0) == "AAAA"


def test_a_cover_is_won_by_the_next_player_too() -> None:  # XIII-A02
    state = table(OPEN, "bbb", "rrr")
    play(state, "unlock 0", "stop")
    assert asked(state) == (1, "choose_deck")
    play(state, "unlock 4")
    assert "b" in won(state)


def test_an_unlocked_deck_is_visited_again_without_a_key() -> None:  # XIII-10 XIII-A41
    state = table("ccaa rrrr cccc hhhh aaqq")
    play(state, "unlock 0", "skill queen", "go_on")
    assert legal(state) == ["visit 0", "unlock 1", "unlock 2", "unlock 3", "unlock 4"]
    events = play(state, "visit 0")
    assert "deck-unlocked" not in kinds(events)
    assert keys(state) == (2, 1, [0])


def test_another_key_unlocks_another_deck() -> None:  # XIII-10 XIII-A09
    state = table(OPEN)
    play(state, "unlock 0", "go_on", "unlock 2")
    assert keys(state) == (2, 0, [0, 2])


def test_without_a_key_only_unlocked_decks_are_left() -> None:  # XIII-10 XIII-A09
    state = table(hand=0, unlocked=[1, 4])
    assert legal(state) == ["visit 1", "visit 4"]


def test_one_pass_places_one_key_at_most_and_covers_that_deck() -> None:  # XIII-A49
    state = table("aaaa rrrr cccc hhhh qqqq", "aar")
    play(state, "unlock 2")
    assert legal(state) == ["cover alice", "cover rabbit"]
    assert keys(state) == (2, 1, [2])
    play(state, "cover alice")
    assert deck(state, 2) == "ccccA"


def test_only_the_deck_covered_in_this_pass_wins_cards() -> None:  # XIII-A48
    state = table(hand=1, unlocked=[0])
    play(state, "unlock 2")
    assert won(state) == "rh"
    assert sizes(state)[1:4] == [3, 5, 3]


def test_both_cards_are_taken_before_the_check() -> None:  # XIII-A51
    state = table("aaaa rrrr cccc hhhh qqqr", tunnel="rr")
    events = play(state, "unlock 0")
    assert kinds(events)[2:5] == ["card-won", "card-won", "tunnel-collapsed"]
    assert event(events, "tunnel-collapsed")["count"] == 4


def test_with_an_empty_deck_the_ring_closes_to_four() -> None:  # XIII-26 XIII-A05 XIII-A06 XIII-A07
    state = table("aaaa - cccc hhhh qqqq", players=3)
    assert legal(state) == ["unlock 0", "unlock 2", "unlock 3", "unlock 4"]
    play(state, "unlock 0")
    assert won(state) == "qc"


def test_a_deck_emptied_in_mid_turn_vanishes_with_its_key() -> None:  # XIII-A07 XIII-A08
    state = table("aaaa r cccc hhhh qqqq", players=3, hand=1, unlocked=[1])
    events = play(state, "unlock 0")
    assert event(events, "deck-emptied") == {"deck": 1}
    assert keys(state) == (2, 0, [0])
    play(state, "skill queen", "go_on")
    assert keys(state)[:2] == (2, 0)
    assert state.view(0)["keys"] == {"middle": 2, "hand": 0, "beside": 2}


def test_covering_adds_a_card_to_a_last_card() -> None:  # XIII-A33
    state = table("aaaa r cccc hhhh qqqq", players=2)
    play(state, "unlock 1")
    assert deck(state, 1) == "rA"
    assert not state.end_condition()


def test_two_decks_may_be_emptied_in_one_pass_for_good() -> None:  # XIII-A61
    state = table("aaaa r cccc hhhh q", players=3, rest=None)
    play(state, "unlock 0")
    assert sizes(state) == [5, 0, 4, 4, 0]
    play(state, "skill queen")
    assert state.over
    assert sizes(state) == [5, 0, 4, 4, 0]
