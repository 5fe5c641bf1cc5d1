"""A turn from its Keys to its end (XIII-06, XIII-14 to XIII-16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.wonderland_xiii.table import (
    OPEN,
    asked,
    deck,
    discard,
    event,
    hidden,
    keys,
    kinds,
    legal,
    notebook,
    play,
    table,
    tunnel,
    won,
)
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.turn.turn import can_go_on, refill


def test_the_player_takes_two_keys() -> None:  # XIII-06
    state = table(OPEN)
    events = play(state, "unlock 0", "stop")
    assert event(events, "turn-started") == {"seat": 1, "turn": 6}
    assert keys(state) == (2, 2, [])


def test_a_player_explores_at_least_once() -> None:  # XIII-A10
    state = table(OPEN)
    assert asked(state) == (0, "choose_deck")
    assert not any(move in legal(state) for move in ("stop", "skip"))


def test_step_4_is_to_go_on_or_to_stop() -> None:  # XIII-14
    state = table(OPEN)
    play(state, "unlock 0")
    assert asked(state) == (0, "go_on")
    assert legal(state) == ["stop", "go_on"]


def test_going_on_leads_back_to_step_1() -> None:  # XIII-14
    state = table(OPEN)
    assert kinds(play(state, "unlock 0", "go_on"))[-1] == "went-on"
    assert asked(state) == (0, "choose_deck")
    assert state.view(0)["pass"] == {"deck": None, "won": [], "number": 2}


def test_on_stopping_the_tunnel_goes_to_the_notebook_and_the_keys_back() -> None:  # XIII-15
    state = table(OPEN, tunnel="cb")
    events = play(state, "unlock 0", "stop")
    assert event(events, "turn-ended") == {"seat": 0, "count": 4}
    assert (notebook(state), tunnel(state)) == ("aarcqb", "")
    assert state.unlocked == 0


def test_without_a_notebook_card_the_turn_ends() -> None:  # XIII-A11
    state = table(OPEN, "a", tunnel="hc", covered="cb", hand=1, unlocked=[3])
    play(state, "unlock 0")
    assert asked(state) == (1, "choose_deck")
    assert len(notebook(state)) == 6


def test_going_on_needs_a_card_and_a_key_or_an_unlocked_deck() -> None:  # XIII-A11
    state = table(OPEN, "aaa", hand=0, unlocked=[2])
    assert can_go_on(state)
    state.unlocked = 0
    assert not can_go_on(state)
    state.keys_hand = 1
    assert can_go_on(state)
    state.add_to_notebook(0, 0, -3)
    assert not can_go_on(state)


def test_no_key_in_hand_is_needed_to_go_on() -> None:  # XIII-A42
    state = table(OPEN, hand=1)
    play(state, "unlock 0")
    assert keys(state)[1] == 0
    play(state, "go_on")  # deck 0 again without asking: there is no other
    assert asked(state) == (0, "go_on")
    assert (notebook(state), state.pass_number) == ("a", 2)


def test_everything_happens_in_order_at_the_end_of_a_turn() -> None:  # XIII-A44
    state = table(OPEN, "aaa", tunnel="rr", hidden=["h"], rest=None)
    events = play(state, "unlock 0")
    assert kinds(events)[-4:] == ["tunnel-collapsed", "hidden-discarded", "refilled", "turn-started"]
    state = table(OPEN, "aaa", hidden=["h"])
    assert kinds(play(state, "unlock 0", "stop"))[-3:] == ["turn-ended", "hidden-discarded", "turn-started"]


# ----- refill -----


def test_fewer_than_three_are_refilled_from_the_discard_pile() -> None:  # XIII-16 XIII-A17
    state = table(OPEN, tunnel="rr")
    events = play(state, "unlock 0")
    (drawn,) = event(events, "refilled")["cards"]
    assert drawn in ("rabbit", "queen")  # cards of the collapse just suffered are in the pile
    assert (len(notebook(state)), len(discard(state))) == (3, 3)


def test_three_or_more_are_not_refilled() -> None:  # XIII-16
    state = table(OPEN, "aaaa", tunnel="rr")
    assert "refilled" not in kinds(play(state, "unlock 0"))
    assert notebook(state) == "aaa"


def test_the_refill_is_drawn_at_random() -> None:  # XIII-A17 XIII-A18
    drawn: Counter[str] = Counter()
    for seed in range(2000):
        state = table(OPEN, "a", tunnel="rr", covered="cb")
        state.reseed(seed)
        drawn.update(event(play(state, "unlock 0"), "refilled")["cards"])
    assert sum(drawn.values()) == 6000
    for name, copies in (("rabbit", 3), ("cat", 1), ("queen", 1), ("bundle", 1)):
        assert abs(drawn[name] - 1000 * copies) < 4 * (1000 * copies) ** 0.5


def test_the_discard_pile_is_open_and_has_no_order() -> None:  # XIII-A18
    state = table(OPEN, tunnel="rr", hidden=["h"])
    play(state, "unlock 0")
    for viewer in (None, 0, 1):
        assert sum(state.view(viewer)["discard"].values()) == len(discard(state))


def test_a_short_pile_gives_what_there_is() -> None:  # XIII-A16
    state = GAME.blank(2, GAME.check_options({}))
    assert isinstance(state, XiiiState)
    state.discard(2, 2)
    refill(state)
    assert (notebook(state), discard(state)) == ("cc", "")
    refill(state)
    assert notebook(state) == "cc"


def test_the_refill_cannot_run_short() -> None:  # XIII-16 XIII-A16
    """Three passes and a collapse at the end of them: nothing left, three wanted, six just discarded."""
    state = table(OPEN, "a", tunnel="rr", covered="cb", hand=1, unlocked=[0])
    assert event(play(state, "visit 0"), "refilled")["count"] == 3
    assert len(discard(state)) == 3


# ----- the end of the game -----


def last_pass(*books: str, decks: str = "aaaa r cccc hhhh qqqq", **more: Any) -> XiiiState:
    """Covering deck 0 takes the last card of deck 1; with two players that meets the end condition."""
    return table(decks, *books, **more)


def test_two_players_end_with_one_empty_deck() -> None:  # XIII-25
    state = last_pass()
    assert event(play(state, "unlock 0", "skill queen"), "game-ended")["count"] == 1
    assert state.over


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_go_on_with_one_empty_deck(players: int) -> None:  # XIII-26
    state = last_pass(players=players)
    play(state, "unlock 0", "skill queen")
    assert asked(state) == (0, "go_on")
    assert state.view(0)["end"] == {"empty_needed": 2, "empty": 1, "final": False}


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_end_with_two_empty_decks(players: int) -> None:  # XIII-26
    state = last_pass(players=players, decks="aaaa r cccc - qqqq")
    play(state, "unlock 0", "skill queen")
    assert state.over


def test_after_the_end_condition_in_step_1_come_steps_2_and_3() -> None:  # XIII-27 XIII-A32 XIII-A57
    state = last_pass()
    play(state, "unlock 0")
    assert state.end_condition()
    assert not state.over
    assert asked(state) == (0, "skill")
    assert legal(state) == ["skill rabbit", "skill queen"]


def test_the_last_skill_is_an_ordinary_one_on_the_decks_left() -> None:  # XIII-A57
    state = last_pass()
    play(state, "unlock 0", "skill rabbit")
    assert legal(state) == ["reveal 2", "reveal 3", "reveal 4"]
    play(state, "reveal 2")
    assert state.over
    assert notebook(state) == "aarcq"


def test_nobody_goes_on_after_the_end_condition() -> None:  # XIII-27 XIII-A34 XIII-A58
    state = last_pass("aaaa")
    events = play(state, "unlock 0", "skill queen")
    assert (state.over, state.waiting, state.seat) == (True, (), -1)
    assert "turn-started" not in kinds(events)
    assert asked(state) == (-1, None)


def test_the_end_condition_met_by_a_rabbit_ends_at_once_after_its_check() -> None:  # XIII-27 XIII-A30
    state = table("aaaa rrrr c hhhh qqqq")
    events = play(state, "unlock 0", "skill rabbit", "reveal 2")
    assert state.over
    assert kinds(events)[-3:] == ["deck-emptied", "turn-ended", "game-ended"]
    assert notebook(state) == "aarcq"


def test_a_rabbit_may_lose_the_last_tunnel() -> None:  # XIII-A57 XIII-27
    state = table("aaaa rrrr c hhhh qqqq", tunnel="cc")
    events = play(state, "unlock 0", "skill rabbit", "reveal 2")
    assert "tunnel-collapsed" in kinds(events)
    assert state.over


def test_a_hatter_draw_of_the_last_card_ends_the_game() -> None:  # XIII-A59 XIII-27
    state = table("aaaa hhhh c hhhh qqqq")
    play(state, "unlock 0", "skill hatter")
    assert asked(state) == (1, "draw")
    play(state, "draw 2")
    assert state.over
    assert hidden(state, 1) == "c"


def test_a_collapse_after_the_end_condition_leaves_no_step_3() -> None:  # XIII-A46
    state = last_pass(tunnel="rr")
    events = play(state, "unlock 0")
    assert state.over
    assert kinds(events)[-4:] == ["deck-emptied", "tunnel-collapsed", "refilled", "game-ended"]
    assert "skill-used" not in kinds(events)


def test_the_uncollapsed_tunnel_scores_at_the_end() -> None:  # XIII-A30
    state = last_pass(tunnel="ch")
    play(state, "unlock 0", "skill queen")
    assert (notebook(state), state.scores()[0]) == ("aarchq", 15 + 1)


def test_with_the_switch_the_last_tunnel_does_not_score() -> None:  # XIII-A30 XIII-A63
    state = last_pass(tunnel="ch", tunnel_scores_at_end=False)
    events = play(state, "unlock 0", "skill queen")
    assert (notebook(state), state.scores()[0]) == ("aa", 3)  # neither Tunnel nor refill
    assert "turn-ended" not in kinds(events)
    assert "refilled" not in kinds(events)


def test_with_the_switch_a_collapsed_last_turn_is_refilled_all_the_same() -> None:  # XIII-A63 XIII-A31
    state = last_pass(tunnel="rr", tunnel_scores_at_end=False)
    play(state, "unlock 0")
    assert state.over
    assert len(notebook(state)) == 3


def test_the_refill_is_made_on_the_final_turn_too() -> None:  # XIII-A31
    state = last_pass(tunnel="rr")
    assert event(play(state, "unlock 0"), "refilled")["count"] == 1
    assert (state.over, len(notebook(state))) == (True, 3)


def test_with_the_switch_the_final_turn_is_not_refilled() -> None:  # XIII-A31
    state = last_pass(tunnel="rr", final_refill=False)
    assert "refilled" not in kinds(play(state, "unlock 0"))
    assert (state.over, notebook(state)) == (True, "aa")


def test_with_the_switch_other_turns_are_refilled_as_ever() -> None:  # XIII-A31
    state = table(OPEN, tunnel="rr", final_refill=False)
    play(state, "unlock 0")
    assert len(notebook(state)) == 3


def test_hidden_cards_score_nothing_at_the_end() -> None:  # XIII-A45
    state = last_pass(hidden=["h", "bb"])
    play(state, "unlock 0", "skill queen")
    assert state.scores()[1] == 6
    assert notebook(state) == "aarq"


def test_hidden_cards_are_shown_at_the_end() -> None:  # XIII-A56
    state = last_pass(hidden=["", "bc"])
    assert state.view(1)["seats"][1]["tunnel"]["hidden"] == [{"card": None}] * 2
    play(state, "unlock 0", "skill queen")
    for viewer in (None, 0, 1):
        assert state.view(viewer)["seats"][1]["tunnel"]["hidden"] == [{"card": "bundle"}, {"card": "cat"}]


def test_covers_of_the_turn_stay() -> None:  # XIII-A40
    state = table(OPEN)
    play(state, "unlock 0", "go_on", "visit 0", "stop")
    assert deck(state, 0) == "AAAAAA"
    assert state.view(None)["hall"][0]["top"] == "alice"
    assert won(state) == ""
