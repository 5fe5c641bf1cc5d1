"""Step 2, checking the Tunnel, and hidden cards (XIII-11, XIII-12, XIII-21 to XIII-23)."""

from __future__ import annotations

import pytest

from tests.games.wonderland_xiii.table import (
    OPEN,
    asked,
    covered,
    deck,
    discard,
    event,
    hidden,
    keys,
    kinds,
    notebook,
    play,
    table,
    tunnel,
)


def test_three_of_a_character_collapse_the_tunnel() -> None:  # XIII-11
    state = table(tunnel="rr", hand=1, unlocked=[3])
    events = play(state, "unlock 0")
    assert event(events, "tunnel-collapsed") == {"seat": 0, "cards": ["rabbit"] * 3 + ["queen"], "count": 4}
    assert (tunnel(state), keys(state)) == ("", (2, 2, []))  # the next player has taken two Keys
    assert asked(state) == (1, "choose_deck")


def test_covers_stay_on_their_decks_when_the_tunnel_collapses() -> None:  # XIII-A50
    state = table(tunnel="rr")
    play(state, "unlock 0")
    assert deck(state, 0) == "aaaaA"


@pytest.mark.parametrize("cards", ["rrr", "aab", "rbb", "bbb", "crrb", "hhhh", "arcrqr"])
def test_three_or_more_collapse(cards: str) -> None:  # XIII-11 XIII-12 XIII-A29
    first, second, rest = cards[-1], cards[-2], cards[:-2]
    state = table(f"aaaa a{first} cccc hhhh q{second}", tunnel=rest)
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


@pytest.mark.parametrize("cards", ["rcb", "bb", "rr", "aarrcchhqq", "arcq", "rrcc", "arcqhb"])
def test_two_of_a_character_are_safe(cards: str) -> None:  # XIII-12
    first, second, rest = cards[-1], cards[-2], cards[:-2]
    state = table(f"AAAA a{first} CCCC HHHH q{second}", tunnel=rest)
    assert "tunnel-collapsed" not in kinds(play(state, "unlock 0"))
    assert sorted(tunnel(state) + covered(state)) == sorted(cards)


@pytest.mark.parametrize("last", "archqb")
def test_two_bundles_use_up_the_whole_allowance(last: str) -> None:  # XIII-12
    state = table(f"aaaa r{last} cccc hhhh qqqb", tunnel="b")
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


@pytest.mark.parametrize("last", "archq")
def test_ten_cards_are_the_most_a_tunnel_holds(last: str) -> None:  # XIII-11 XIII-12
    state = table(f"AAAA {last.upper()} CCCC HHHH QQQQ", tunnel="aarrcchhq", rest=3)
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


def test_a_covered_card_is_ignored() -> None:  # XIII-24
    state = table("AAAA RRRR CCCC HHHH QQQQ", tunnel="r", covered="r")
    assert "tunnel-collapsed" not in kinds(play(state, "unlock 0"))


def test_the_queen_and_the_card_under_her_fall_with_the_tunnel() -> None:  # XIII-A27
    state = table(tunnel="qrr", covered="b")
    events = play(state, "unlock 0")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit"] * 3 + ["queen"] * 2 + ["bundle"]


def test_a_collapse_ends_the_turn_without_a_skill() -> None:  # XIII-11
    state = table(tunnel="qqrc")
    events = play(state, "unlock 0")
    assert "skill-used" not in kinds(events)
    assert state.active == 1


# ----- hidden cards -----


def test_hidden_cards_count_in_the_own_turn() -> None:  # XIII-22 XIII-A23
    state = table(hidden=["rr"])
    events = play(state, "unlock 0")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit", "queen"]
    assert event(events, "hidden-discarded") == {"seat": 0, "cards": ["rabbit", "rabbit"], "count": 2}
    assert hidden(state, 0) == ""


def test_a_hidden_bundle_counts_as_one_of_each() -> None:  # XIII-12 XIII-A23
    state = table("aaaa rrrr cccc hhhh rrrr", hidden=["b"])
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


def test_one_hidden_card_is_enough_for_a_collapse_in_the_first_pass() -> None:  # XIII-22 XIII-A23
    state = table("aaaa cccc qqqq hhhh cccc", hidden=["c"])
    assert "tunnel-collapsed" in kinds(play(state, "unlock 0"))


def test_hidden_cards_of_others_do_not_count() -> None:  # XIII-22
    state = table(hidden=["", "rr"])
    assert "tunnel-collapsed" not in kinds(play(state, "unlock 0"))
    assert hidden(state, 1) == "rr"


def test_hidden_cards_go_to_the_discard_pile_at_the_end_of_the_targets_turn() -> None:  # XIII-21 XIII-A18
    state = table(OPEN, hidden=["hb", "c"])
    events = play(state, "unlock 0", "stop")
    assert event(events, "hidden-discarded") == {"seat": 0, "cards": ["hatter", "bundle"], "count": 2}
    assert (discard(state), notebook(state)) == ("hb", "aarq")
    assert hidden(state, 1) == "c"  # until the end of the other's turn


def test_three_hidden_ones_are_discarded_before_the_targets_turn() -> None:  # XIII-23
    state = table("aaaa hhhh ccCC hhhc qqqh", hidden=["", "cc"])
    events = play(state, "unlock 0", "draw 3")
    assert event(events, "hidden-discarded") == {"seat": 1, "cards": ["cat"] * 3, "count": 3}
    assert (hidden(state, 1), discard(state)) == ("", "ccc")
    play(state, "stop")
    assert asked(state) == (1, "choose_deck")
    assert keys(state) == (2, 2, [])


def test_hidden_cards_add_up() -> None:  # XIII-A21 XIII-A22
    state = table("aaaa hhhh cccc hhhr qqqh", hidden=["", "cc"])
    events = play(state, "unlock 0", "draw 3")
    assert "hidden-discarded" not in kinds(events)
    assert hidden(state, 1) == "ccr"


def test_a_hidden_bundle_may_complete_three() -> None:  # XIII-A22
    state = table("aaaa hhhh cccc hhhb qqqh", hidden=["", "ccrr"])
    assert event(play(state, "unlock 0", "draw 3"), "hidden-discarded")["count"] == 5


def test_hidden_cards_count_alone_outside_the_own_turn() -> None:  # XIII-A22
    """Seat 1's Notebook is full of Cats, which play no part."""
    state = table("aaaa hhhh cccc hhhc qqqh", "aaa", "ccc", hidden=["", "c"])
    assert "hidden-discarded" not in kinds(play(state, "unlock 0", "draw 3"))
    assert hidden(state, 1) == "cc"


def test_ten_hidden_cards_are_the_most() -> None:  # XIII-23
    state = table("aaaa hhhh cccc hhhq qqqh", hidden=["", "aarrcchhq"])
    play(state, "unlock 0", "draw 3")
    assert hidden(state, 1) == "aarrcchhqq"
    again = table("aaaa hhhh cccc hhha qqqh", hidden=["", "aarrcchhqq"])
    assert event(play(again, "unlock 0", "draw 3"), "hidden-discarded")["count"] == 11


def test_hidden_cards_of_a_full_tunnel_make_any_pass_collapse() -> None:  # XIII-A23
    state = table(hidden=["aarrcchhqq"])
    events = play(state, "unlock 2")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit", "hatter"]
    assert event(events, "hidden-discarded")["count"] == 10
