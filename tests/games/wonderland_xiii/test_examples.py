"""The ledger's worked examples X-01 to X-33, played on the engine. Ledger decks 1 to 5 are 0 to 4 here."""

from __future__ import annotations

import pytest

from tests.games.wonderland_xiii.table import (
    LETTERS,
    OPEN,
    PLENTY,
    asked,
    covered,
    deck,
    discard,
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
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState

# ----- turn -----


def test_two_keys_and_where_they_may_go() -> None:
    state = table("aaaa rrrr cccc hhhh qqqq")
    play(state, "unlock 0")
    assert (won(state), keys(state)) == ("qr", (2, 1, [0]))
    play(state, "skill queen", "go_on")
    assert legal(state) == ["visit 0", "unlock 1", "unlock 2", "unlock 3", "unlock 4"]
    again = state.clone()
    again.apply(0)
    assert (again.keys_hand, again.unlocked) == (1, 0b1)
    play(state, "unlock 2")
    assert keys(state) == (2, 0, [0, 2])


def test_three_rabbits_collapse_the_tunnel() -> None:
    state = table(PLENTY, tunnel="rr")
    events = play(state, "unlock 0")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit", "rabbit", "rabbit", "queen"]
    assert (state.active, tunnel(state), keys(state)) == (1, "", (2, 2, []))


def check_tunnel(cards: str) -> bool:
    """Whether a Tunnel collapses that becomes these cards with the two of one pass."""
    state = table(f"AAAA {cards[-1]} cccc hhhh qqq{cards[-2]}", tunnel=cards[:-2], rest=2)
    return "tunnel-collapsed" in kinds(play(state, "unlock 0"))


@pytest.mark.parametrize(("cards", "collapses"), [("rrb", True), ("rrcb", True), ("rcb", False)])
def test_a_bundle_counts_as_one_of_each(cards: str, collapses: bool) -> None:
    assert check_tunnel(cards) is collapses


@pytest.mark.parametrize("third", ["", *LETTERS])
def test_two_bundles_are_safe_and_any_third_card_is_not(third: str) -> None:
    assert check_tunnel(third + "bb") is (third != "")


def test_deck_sizes_after_a_pass_of_two_players() -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, XiiiState)
    assert sizes(state) == [13, 13, 12, 12, 12]
    state.apply(0)
    state.apply(state.legal_actions()[0])
    assert sizes(state) == [14, 12, 12, 12, 11]


@pytest.mark.parametrize("number", [0, 2])
def test_a_cover_from_the_player_before_is_won_from_both_sides(number: int) -> None:
    state = table(PLENTY, "bbb", "rrr", rest=3)
    play(state, "unlock 1", "skill cat", "look 4", "stop")
    assert deck(state, 1)[-1] == "B"
    play(state, f"unlock {number}")
    assert "b" in won(state)


def test_the_ring_closes_over_an_empty_deck() -> None:
    state = table("aaaa rrrr - hhhh qqqq", players=3)
    play(state, "unlock 1")
    assert won(state) == "ah"


def test_three_clean_passes_use_up_the_notebook() -> None:
    state = table("AAAA ACHR CCCC HHHH HCAQ")
    events = play(state, "unlock 0", "go_on", "visit 0", "go_on", "visit 0")
    assert event(events[-3:], "turn-ended") == {"seat": 0, "count": 6}
    assert (len(notebook(state)), "refilled" in kinds(events)) == (6, False)
    assert asked(state) == (1, "choose_deck")


def test_a_collapse_in_the_second_pass_and_its_refill() -> None:
    state = table("AAAA HRRR CCCC HHHH QQQR")
    play(state, "unlock 0", "go_on")
    assert tunnel(state) == "rr"
    events = play(state, "visit 0")
    assert event(events, "tunnel-collapsed")["count"] == 4
    assert event(events, "refilled")["count"] == 2
    assert (len(notebook(state)), len(discard(state))) == (3, 2)


def test_a_skill_laid_down_is_won_back() -> None:
    state = table("aaaa rrrr cccH hhhh qqqq", "cca")
    play(state, "unlock 0", "cover cat", "skill queen", "go_on", "unlock 1", "cover cat")
    assert won(state) == "ch"
    assert legal(state) == ["skill cat", "skill hatter"]


def test_only_the_deck_of_this_pass_wins() -> None:
    state = table(PLENTY, hand=1, unlocked=[0])
    play(state, "unlock 2")
    assert (won(state), sizes(state)[:4], keys(state)) == ("rh", [4, 3, 5, 3], (2, 0, [0, 2]))


def test_an_unlocked_deck_is_emptied_and_its_key_stays_out() -> None:
    state = table("aaaa rrrr cccc h qqqq", players=3, hand=1, unlocked=[3])
    play(state, "unlock 4", "skill alice", "go_on")
    assert legal(state) == ["unlock 0", "unlock 1", "unlock 2", "visit 4"]
    assert state.view(0)["keys"] == {"middle": 1, "hand": 1, "beside": 2}
    play(state, "unlock 2")
    assert won(state) == "ra"  # deck 4 is its neighbour now, and shows the Alice that covered it


# ----- skills -----


def test_alice_takes_keys_until_the_middle_is_empty() -> None:
    state = table("aaaa rraa cccc hhhh qqcq")
    play(state, "unlock 0", "skill alice")
    assert keys(state) == (1, 2, [0])
    play(state, "go_on", "visit 0", "skill alice")
    assert keys(state) == (0, 3, [0])
    third = table("aaaa rrra cccc hhhh qqqq", hand=3, unlocked=[2])
    play(third, "unlock 0")
    assert won(third) == "qa"
    assert asked(third) == (0, "go_on")  # Alice is not valid, the Queen's skill was the only one
    assert covered(third) == "a"


def test_the_covered_hatter_is_ignored_until_a_third_open_one() -> None:
    state = table("aaaa hhhh cccc hhhh hqqq", tunnel="q", covered="h", rest=2)
    assert "tunnel-collapsed" not in kinds(play(state, "unlock 2"))
    assert (tunnel(state), covered(state)) == ("hhq", "h")
    state = table("AAAA HHHH CCCC HHHH QQQQ", tunnel="hq", covered="h")
    events = play(state, "unlock 2")
    assert event(events, "tunnel-collapsed")["cards"] == ["hatter"] * 4 + ["queen"]


def test_the_queen_comes_too_late() -> None:
    state = table("aaaa rrrc cccc hhhh qqqq", tunnel="cc")
    assert event(play(state, "unlock 0"), "tunnel-collapsed")["count"] == 4


def test_a_rabbit_without_face_down_tops_leaves_the_other_skill() -> None:
    state = table(OPEN)
    play(state, "unlock 2")
    assert won(state) == "rh"
    assert asked(state) == (0, "go_on")  # the Hatter needs a face-down top as well
    state = table(OPEN)
    play(state, "unlock 0")
    assert (won(state), covered(state)) == ("qr", "r")  # the Queen's was the only valid skill, and was used


def test_two_hatters_on_one_player() -> None:
    state = table("aaaa hhhh cccc hhhb qqqh", hidden=["", "c"])
    play(state, "unlock 0", "draw 3")
    assert hidden(state, 1) == "cb"
    play(state, "stop")
    events = play(state, "unlock 3")
    assert event(events, "tunnel-collapsed")["cards"] == ["cat", "queen"]
    assert event(events, "hidden-discarded") == {"seat": 1, "cards": ["cat", "bundle"], "count": 2}


def test_three_hidden_cats_are_discarded_before_the_turn() -> None:
    state = table("aaaa hhhh cccc hhhc qqqh", hidden=["", "cc"])
    events = play(state, "unlock 0", "draw 3", "stop")
    assert event(events, "hidden-discarded") == {"seat": 1, "cards": ["cat"] * 3, "count": 3}
    assert (asked(state), keys(state), hidden(state, 1)) == ((1, "choose_deck"), (2, 2, []), "")


def test_hidden_cards_are_discarded_when_the_target_stops() -> None:
    state = table(OPEN, hidden=["cb"])
    play(state, "unlock 0", "stop")
    assert (notebook(state), discard(state)) == ("aarq", "cb")


@pytest.mark.parametrize("third", LETTERS)
def test_two_hidden_bundles_and_any_card_are_discarded(third: str) -> None:
    state = table(f"aaaa hhhh cccc hhh{third} qqqh", hidden=["", "bb"])
    assert event(play(state, "unlock 0", "draw 3"), "hidden-discarded")["count"] == 3
    assert hidden(state, 1) == ""


def test_a_hidden_cat_counts_beside_a_covered_one() -> None:
    state = table("AAAA CCCC CCCC HHHH QQRQ", hidden=["c"])
    play(state, "unlock 0", "go_on")
    assert (tunnel(state), covered(state)) == ("q", "c")
    play(state, "visit 0", "go_on")
    assert (tunnel(state), covered(state)) == ("rcq", "c")
    events = play(state, "visit 0")
    assert event(events, "tunnel-collapsed")["cards"] == ["rabbit"] + ["cat"] * 3 + ["queen"] * 2
    assert event(events, "hidden-discarded")["cards"] == ["cat"]


def test_the_rabbits_card_and_the_queen_give_no_skill_any_more() -> None:
    state = table(PLENTY)
    play(state, "unlock 0", "skill rabbit", "reveal 3")
    assert (asked(state), tunnel(state), covered(state)) == ((0, "go_on"), "rhq", "")


def test_bundles_have_no_skill_and_a_lone_rabbit_must_be_used() -> None:
    state = table("aaaa rrrb cccc hhhh qqqb")
    play(state, "unlock 0")
    assert asked(state) == (0, "go_on")
    state = table("aaaa rrrr cccc hhhh qqqb")
    play(state, "unlock 0")
    assert asked(state) == (0, "reveal")


# ----- end -----


def test_two_players_finish_the_pass_that_takes_a_last_card() -> None:
    state = table("aaaa r cccc hhhh qqqq")
    play(state, "unlock 0")
    assert (state.end_condition(), asked(state)) == (True, (0, "skill"))
    play(state, "skill queen")
    assert (state.over, notebook(state), covered(state)) == (True, "aarq", "")


@pytest.mark.parametrize(("tunnel_before", "cards"), [("", "aarcq"), ("cc", "")])
def test_a_rabbit_takes_the_last_card_of_a_second_deck(tunnel_before: str, cards: str) -> None:
    state = table("aaaa rrrr c - qqqq", players=3, tunnel=tunnel_before, final_refill=False)
    events = play(state, "unlock 0", "skill rabbit", "reveal 2")
    assert ("tunnel-collapsed" in kinds(events)) is bool(tunnel_before)
    assert (state.over, notebook(state)) == (True, cards or "aa")


def test_four_players_go_on_with_four_decks() -> None:
    state = table("aaaa r cccc hhhh qqqq", players=4)
    play(state, "unlock 0", "skill queen", "go_on")
    assert legal(state) == ["visit 0", "unlock 2", "unlock 3", "unlock 4"]
    play(state, "visit 0")
    assert won(state) == "qc"


def test_a_lone_rabbit_must_be_used_after_the_end_condition() -> None:
    state = table("aaaa b cccc hhhh qqqr", tunnel="c")
    play(state, "unlock 0")
    assert (state.end_condition(), asked(state)) == (True, (0, "reveal"))
    events = play(state, "reveal 2")
    assert kinds(events)[-3:] == ["tunnel-collapsed", "refilled", "game-ended"]
    assert len(notebook(state)) == 3
    assert state.scores()[1] == 6


# ----- scoring -----


def score(numbers: tuple[int, ...], best_split: bool = False) -> int:
    state = GAME.blank(2, GAME.check_options({"best_split": best_split}))
    assert isinstance(state, XiiiState)
    for kind, number in enumerate(numbers):
        state.add_to_notebook(0, kind, number)
    return state.scores()[0]


@pytest.mark.parametrize(
    ("numbers", "plain", "best"),
    [
        ((1, 1, 1, 1, 1, 0), 15, 15),
        ((3, 2, 1, 1, 1, 2), 29, 29),
        ((4, 0, 2, 1, 0, 0), 14, 14),
        ((3, 0, 0, 0, 0, 0), 6, 6),
        ((5, 0, 0, 0, 0, 0), 15, 15),
        ((12, 1, 1, 1, 1, 0), 81, 82),
        ((8, 8, 7, 1, 1, 0), 92, 102),
        ((4, 3, 3, 3, 3, 0), 46, 46),
    ],
)
def test_scores(numbers: tuple[int, ...], plain: int, best: int) -> None:  # X-21 X-22 X-23 X-24 X-33
    assert (score(numbers), score(numbers, best_split=True)) == (plain, best)


def test_equal_scores_share_the_win() -> None:
    state = table("rrrr q cccc hhhh qqqr", "abbbbbbbb", "aaaaaarrcchhqq", tunnel="qqrr", rest=None)
    play(state, "unlock 0", "cover alice")
    assert (state.over, state.scores()) == (True, [40, 40])
    assert (state.winners(), state.returns()) == ([0, 1], [0.5, 0.5])
