"""The reference itself: set-up, conservation and the ledger's "Arithmetic worth testing" over many random games."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from tests.games.wonderland_xiii.reference.game import (
    BUNDLE,
    COPIES,
    DEFAULTS,
    GO_ON,
    STOP,
    deal,
    makes_three,
    play,
    score,
    split_points,
)
from tests.games.wonderland_xiii.reference.watched import POLICIES, Game, Turn, play_watched, snapshot, wanderer

DECK_SIZES = {2: [13, 13, 12, 12, 12], 3: [12, 12, 12, 12, 11], 4: [12, 11, 11, 11, 11]}
MOST_PASSES = {2: 58, 3: 56, 4: 53}
FEWEST_PASSES = {2: 6, 3: 8, 4: 8}
GAMES_PER_POLICY = 6
STEPS = {"choose_deck", "cover", "skill", "reveal", "look", "target", "draw", "go_on"}

SWITCHES: dict[str, dict[str, bool | str]] = {
    "default": {},
    "skills_optional": {"skills_optional": True},
    "hatter_deck_by": {"hatter_deck_by": "user"},
    "best_split": {"best_split": True},
    "tunnel_scores_at_end": {"tunnel_scores_at_end": False},
    "final_refill": {"final_refill": False},
    "all": {
        "skills_optional": True,
        "hatter_deck_by": "user",
        "best_split": True,
        "tunnel_scores_at_end": False,
        "final_refill": False,
    },
}


@pytest.fixture(scope="module", params=itertools.product((2, 3, 4), SWITCHES), ids=lambda p: f"{p[0]}-{p[1]}")
def games(request: pytest.FixtureRequest) -> list[Game]:
    """Random games for one number of players and one setting of the switches, by every policy."""
    players, switch = request.param
    return [
        play_watched(players, SWITCHES[switch], policy, f"{players} {switch} {policy.__name__} {number}")
        for policy in POLICIES
        for number in range(GAMES_PER_POLICY)
    ]


def turns_of(games: list[Game]) -> list[Turn]:
    return [turn for game in games for turn in game.table.turn_notes]


# ----- set-up and protocol -----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_follows_the_chance_protocol(
    players: int,
) -> None:  # XIII-01 XIII-02 XIII-03 XIII-04 XIII-A01 XIII-A37 XIII-A39
    asked: list[int] = []

    def highest(n: int) -> int:
        asked.append(n)
        return n - 1  # swaps each card with itself: the pack stays sorted

    table = deal(players, {}, highest)
    assert asked == [*range(68, 1, -1), players]
    assert table.active == players - 1
    assert table.notebooks[0] == [3, 0, 0, 0, 0, 0]
    assert [len(deck) for deck in table.decks] == DECK_SIZES[players]  # fact 2
    pack = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    assert [card for deck in table.decks for card in deck] == [
        (kind, False) for kind in pack[3 * players :]
    ]  # XIII-A01
    assert (table.keys_middle, table.keys_hand, table.unlocked) == (4, 0, set())


def test_fact_2_the_pack_has_68_cards() -> None:  # XIII-01
    assert sum(COPIES) == 5 * 12 + 8 == 68


def test_other_player_numbers_and_unknown_options_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        deal(5, {}, lambda n: 0)
    with pytest.raises(ValueError, match="luck"):
        deal(2, {"luck": True}, lambda n: 0)


def test_an_illegal_action_is_refused() -> None:
    game = play(2, {}, lambda n: 0)
    next(game)
    with pytest.raises(ValueError, match="99"):
        game.send(99)


def test_the_same_chance_and_actions_give_the_same_game() -> None:
    first, second = (play_watched(3, {}, wanderer, "twice") for _ in range(2))
    assert (first.trace, first.result) == (second.trace, second.result)


def test_decisions_are_real_and_ascending(games: list[Game]) -> None:
    for decision, _ in (entry for game in games for entry in game.trace):
        assert len(decision.actions) >= 2
        assert list(decision.actions) == sorted(set(decision.actions))


def test_hatter_questions_go_to_the_right_seat(games: list[Game]) -> None:  # XIII-A19 XIII-A20
    for game in games:
        for (before, action), (decision, _) in itertools.pairwise(game.trace):
            if before.step == "target":
                assert action != before.seat
                assert game.table.players > 2
                asked = action if game.table.options["hatter_deck_by"] == "target" else before.seat
                assert decision.step != "draw" or decision.seat == asked


def test_every_step_and_both_ways_to_end_a_turn_occur(games: list[Game]) -> None:
    seen = {decision.step for game in games for decision, _ in game.trace}
    assert seen == STEPS - ({"target"} if games[0].table.players == 2 else set())
    assert {turn.collapsed for turn in turns_of(games)} == {True, False}


# ----- arithmetic worth testing -----


def test_fact_1_cards_and_keys_are_conserved(games: list[Game]) -> None:  # XIII-01 XIII-03
    for seen in (seen for game in games for seen in [*game.snapshots, snapshot(game.table)]):
        assert seen.kinds == COPIES
        assert sum(seen.keys) == 4
        assert min(seen.keys) >= 0


def test_fact_3_a_clean_turn_of_k_passes_adds_k_cards_and_one_per_rabbit(games: list[Game]) -> None:
    for turn in turns_of(games):
        assert 1 <= turn.passes <= turn.notebook_before  # XIII-A10
        assert turn.tunnel_at_end == 2 * turn.passes + turn.rabbits
        if not turn.collapsed and (not turn.final or games[0].table.options["tunnel_scores_at_end"]):  # XIII-A63
            assert turn.notebook_after == turn.notebook_before + turn.passes + turn.rabbits
    assert all(game.table.turn_notes[0].passes <= 3 for game in games)


def test_fact_4_a_pass_moves_one_card_in_and_two_out(games: list[Game]) -> None:  # XIII-08 XIII-09 XIII-A05 XIII-A06
    for step in (step for game in games for step in game.table.pass_notes):
        assert len({step.deck, *step.neighbours}) == 3
        assert [step.change[deck] for deck in (step.deck, *step.neighbours)] == [1, -1, -1]
        assert sum(step.change) == -1


def test_fact_5_no_safe_tunnel_exceeds_its_limit(games: list[Game]) -> None:
    limit = {0: 10, 1: 6, 2: 2}
    for seen in (seen for game in games for seen in game.snapshots):
        assert not makes_three(seen.exposed)
        assert len(seen.exposed) <= limit[seen.exposed.count(BUNDLE)]


def test_fact_5_largest_safe_tunnels() -> None:  # XIII-11 XIII-12 XIII-A29
    largest = dict[int, int]()
    for *counts, bundles in itertools.product(range(4), repeat=6):
        cards = [kind for kind, count in enumerate([*counts, bundles]) for _ in range(count)]
        if not makes_three(cards):
            largest[bundles] = max(largest.get(bundles, 0), len(cards))
    assert largest == {0: 10, 1: 6, 2: 2}


def test_fact_6_first_pass_without_hidden_cards_is_safe_in_step_2(games: list[Game]) -> None:
    first = [step for game in games for step in game.table.pass_notes if step.number == 1]
    assert not any(step.collapsed for step in first if not step.hidden_before)


def test_fact_7_at_most_four_keys_in_a_turn(games: list[Game]) -> None:  # XIII-06 XIII-17
    assert max(turn.most_keys for turn in turns_of(games)) <= 4


def test_fact_8_twelve_removals_from_one_deck_end_a_game_for_two(games: list[Game]) -> None:  # XIII-25
    for game in games:
        empty = [deck for deck in range(5) if not game.table.decks[deck]]
        fewest = DECK_SIZES[game.table.players]
        assert len(empty) >= (1 if game.table.players == 2 else 2)  # XIII-26
        assert all(game.table.removals[deck] >= fewest[deck] for deck in empty)


def test_fact_9_the_hall_shrinks_so_every_game_ends(games: list[Game]) -> None:
    for turn in turns_of(games):
        assert turn.hall_before - turn.hall_after == turn.passes + turn.rabbits + turn.hatters
    for game in games:
        players = game.table.players
        assert FEWEST_PASSES[players] <= game.result.passes <= MOST_PASSES[players]
        assert game.result.passes == sum(turn.passes for turn in game.table.turn_notes)


def test_fact_10_no_face_down_card_lies_above_a_face_up_one(games: list[Game]) -> None:  # XIII-A02 XIII-A03
    assert all(seen.face_up_above for game in games for seen in game.snapshots)


def test_fact_11_at_most_ten_hidden_cards_in_one_tunnel(games: list[Game]) -> None:  # XIII-23
    assert all(max(seen.hidden) <= 10 for game in games for seen in game.snapshots)
    assert not any(makes_three(hidden) for game in games for hidden in game.result.hidden)


def test_fact_11_one_hidden_card_can_collapse_the_first_pass() -> None:  # XIII-A23
    assert makes_three([2, 2, 2])
    assert makes_three([BUNDLE, 0, 0])
    assert makes_three([BUNDLE, BUNDLE, 0])


def test_fact_12_waiting_players_have_three_cards(games: list[Game]) -> None:  # XIII-16
    assert all(min(seen.others_notebooks) >= 3 for game in games for seen in game.snapshots)


# ----- laws of the rulings -----


def test_turns_go_clockwise_and_stop_with_the_game(games: list[Game]) -> None:  # XIII-05 XIII-A34 XIII-A58
    for game in games:
        turns = game.table.turn_notes
        for turn, following in itertools.pairwise(turns):
            assert following.seat == (turn.seat + 1) % game.table.players
        assert [turn.final for turn in turns] == [False] * (len(turns) - 1) + [True]
        assert game.result.turns == len(turns)


def test_a_deck_drawn_empty_stays_empty(games: list[Game]) -> None:  # XIII-A07 XIII-A33 XIII-A61
    for game in games:
        for before, after in itertools.pairwise(game.snapshots):
            assert before.empty_decks <= after.empty_decks


def test_stopping_is_offered_while_going_on_is_possible(games: list[Game]) -> None:  # XIII-14 XIII-A11
    for decision, _ in (entry for game in games for entry in game.trace):
        assert decision.step != "go_on" or decision.actions == (STOP, GO_ON)


def test_refill_after_a_collapse_never_runs_short(games: list[Game]) -> None:  # XIII-16 XIII-A16 XIII-A31
    for turn in (turn for turn in turns_of(games) if turn.collapsed):
        assert turn.notebook_at_collapse == turn.notebook_before - turn.passes
        refilled = not turn.final or games[0].table.options["final_refill"]
        assert turn.notebook_after == max(turn.notebook_at_collapse, 3 if refilled else 0)


def test_scores_and_winners_come_from_the_notebooks(games: list[Game]) -> None:  # XIII-28 XIII-31 XIII-A38
    for game in games:
        best_split = bool(game.table.options["best_split"])
        assert game.result.scores == [score(notebook, best_split) for notebook in game.result.notebooks]
        assert [game.result.scores[seat] for seat in game.result.winners] == [max(game.result.scores)] * len(
            game.result.winners
        )


def test_all_sets_against_none_follows_the_formula() -> None:  # XIII-A35
    for counts in itertools.product(range(7), repeat=5):
        total, most = sum(counts), min(counts)
        points = [split_points(counts, sets) for sets in range(most + 1)]
        assert points[most] - points[0] == most * (15 - total) + 5 * most * (most - 1) // 2
        assert max(points) in (points[0], points[most])
        assert total > 15 or max(points) == points[most]


@pytest.mark.parametrize("switch", ["best_split", "final_refill", "tunnel_scores_at_end"])
def test_end_switches_leave_the_trace_alone(switch: str) -> None:  # XIII-A30 XIII-A31 XIII-A35
    plain = play_watched(3, {}, wanderer, "end")
    other = play_watched(3, SWITCHES[switch], wanderer, "end")
    assert replace(other.result, scores=[], winners=[], notebooks=[], discard=[], hidden=[]) == replace(
        plain.result, scores=[], winners=[], notebooks=[], discard=[], hidden=[]
    )
    assert other.trace == plain.trace
    assert DEFAULTS[switch] != SWITCHES[switch][switch]
