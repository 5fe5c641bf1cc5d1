"""The ledger's worked examples X-01 to X-33, played on the reference. Ledger decks 1 to 5 are 0 to 4 here."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from tests.games.wonderland_xiii.reference.game import (
    ALICE,
    BUNDLE,
    CAT,
    DEFAULTS,
    GO_ON,
    HATTER,
    QUEEN,
    RABBIT,
    SKIP_SKILL,
    STOP,
    Decision,
    Table,
    explore,
    makes_three,
    score,
    take_turn,
    use_skill,
)

LETTERS = "archqb"  # the kinds in order; in a deck a small letter is a face-down card, a capital a face-up one
PLENTY = "aaaa rrrr cccc hhhh qqqq"
OPEN = "AAAA RRRR CCCC HHHH QQQQ"


def kinds(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters.lower()]


def counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def names(cards: Sequence[int]) -> str:
    return "".join(LETTERS[kind] for kind in sorted(cards))


def setup(decks: str, notebook: str = "aaa", *, players: int = 2, **options: bool | str) -> Table:
    """Seat 0 to move; decks from bottom to top with spaces between them, ``-`` for an empty one; chance always 0."""
    return Table(
        players,
        DEFAULTS | options,
        lambda n: 0,
        [[(kind, c.isupper()) for kind, c in zip(kinds(d), d, strict=True)] for d in decks.replace("-", "").split(" ")],
        [counts(notebook)] + [counts("aaa") for _ in range(players - 1)],
        active=0,
        hidden=[[] for _ in range(players)],
    )


def mid_turn(table: Table, tunnel: str = "", won: str = "", hidden: str = "") -> Table:
    """Seat 0 has taken Keys and won the cards ``won``, which lie in the Tunnel with older cards ``tunnel``."""
    table.begin_turn()
    table.tunnel, table.won, table.hidden[0] = kinds(tunnel + won), kinds(won), kinds(hidden)
    return table


def drive(step: Generator[Decision, int, None], *script: tuple[str, int]) -> list[Decision]:
    """Answer the decisions of ``step``, which must be exactly those of the script; return them."""
    asked: list[Decision] = []
    action: Any = None
    try:
        for name, answer in script:
            asked.append(step.send(action))
            assert asked[-1].step == name
            action = answer
        pytest.fail(f"asked beyond the script: {step.send(action)}")
    except StopIteration:
        assert len(asked) == len(script)
    return asked


# ----- turn -----


def test_x01_two_keys_and_where_they_may_go() -> None:  # XIII-06 XIII-07 XIII-09 XIII-10 XIII-A41 XIII-A49
    table = mid_turn(setup(PLENTY))
    drive(explore(table), ("choose_deck", 0))
    assert names(table.tunnel) == "rq"
    assert (table.keys_hand, table.unlocked, table.usable()) == (1, {0}, [0, 1, 2, 3, 4])
    drive(explore(table), ("choose_deck", 0))
    assert (table.keys_hand, table.unlocked) == (1, {0})
    drive(explore(table), ("choose_deck", 2))
    assert (table.keys_hand, table.unlocked, table.usable()) == (0, {0, 2}, [0, 2])


def test_x02_three_rabbits_collapse() -> None:  # XIII-11 XIII-A50
    table = setup(PLENTY)
    table.tunnel = kinds("rr")
    drive(take_turn(table), ("choose_deck", 0))
    assert (table.active, table.tunnel, table.keys_middle) == (1, [], 4)
    assert (table.notebooks[0], table.discard) == (counts("aar"), counts("rrq"))
    assert table.decks[0][-1] == (ALICE, True)


@pytest.mark.parametrize(
    ("tunnel", "collapses"),
    [("rrb", True), ("rrcb", True), ("rcb", False), ("bb", False), ("bba", True), ("bbb", True), ("rrrr", True)],
)
def test_x03_x04_bundles_count_as_one_of_each(tunnel: str, collapses: bool) -> None:  # XIII-12 XIII-A29
    assert makes_three(kinds(tunnel)) is collapses


def test_x05_deck_sizes_after_a_pass() -> None:  # XIII-08 XIII-09
    table = mid_turn(setup(" ".join("a" * size for size in (13, 13, 12, 12, 12))))
    table.explore(0, ALICE)
    assert [len(deck) for deck in table.decks] == [14, 12, 12, 12, 11]


@pytest.mark.parametrize("deck", [0, 2])
def test_x06_a_face_up_cover_is_won_from_beside(deck: int) -> None:  # XIII-A02 XIII-A04
    table = mid_turn(setup("aaaa rrrB cccc hhhh qqqq"))
    table.explore(deck, ALICE)
    assert BUNDLE in table.won


def test_x07_the_ring_closes_over_an_empty_deck() -> None:  # XIII-26 XIII-A05 XIII-A07
    table = mid_turn(setup("aaaa rrrr - hhhh qqqq", players=3))
    assert table.usable() == [0, 1, 3, 4]
    table.explore(1, ALICE)
    assert names(table.won) == "ah"


def test_x08_three_clean_passes_use_up_the_notebook() -> None:  # XIII-15 XIII-A11 XIII-A42
    table = setup("AAAA ACHR CCCC HHHH AHRC")
    again = (("go_on", GO_ON), ("choose_deck", 0))
    drive(take_turn(table), ("choose_deck", 0), *again, *again)
    assert (table.notebooks[0], table.discard) == (counts("rrcchh"), counts(""))
    assert (table.active, table.keys_middle, table.unlocked) == (1, 4, set())


def test_x09_refill_after_a_collapse() -> None:  # XIII-16 XIII-A16 XIII-A17
    table = setup("AAAA ARR CCCC HHHH AHR")
    drive(take_turn(table), ("choose_deck", 0), ("go_on", GO_ON), ("choose_deck", 0))
    assert (table.notebooks[0], table.discard) == (counts("arr"), counts("rh"))


def test_x26_a_skill_laid_down_is_won_back() -> None:  # XIII-A02 XIII-A52
    table = mid_turn(setup("aaaa rrrr hhhh cccc qqqq", "aac"))
    drive(explore(table), ("choose_deck", 0), ("cover", CAT))
    drive(explore(table), ("choose_deck", 1))
    assert table.won == [CAT, HATTER]
    drive(use_skill(table), ("skill", CAT), ("look", 3))


def test_x27_only_the_deck_covered_in_this_pass_wins() -> None:  # XIII-A05 XIII-A48
    table = mid_turn(setup(PLENTY))
    drive(explore(table), ("choose_deck", 0))
    drive(explore(table), ("choose_deck", 2))
    assert names(table.won) == "rh"


def test_x28_an_unlocked_deck_that_is_emptied_vanishes() -> None:  # XIII-A08 XIII-A09
    table = mid_turn(setup("aaaa rrrr cccc h qqqq", players=3))
    for deck in (3, 4, 4):
        drive(explore(table), ("choose_deck", deck))
        assert not table.is_end_met()
    assert (table.usable(), table.keys_hand, table.unlocked, table.keys_middle) == ([4], 0, {3, 4}, 2)
    assert (table.neighbours(4), table.neighbours(2)) == ((2, 0), (1, 4))
    table.end_turn(collapsed=False)
    assert table.keys_middle == 4


# ----- skills -----


def test_x10_alice_takes_keys_while_there_are_any() -> None:  # XIII-17 XIII-A13 XIII-A62
    table = mid_turn(setup(PLENTY), won="ab")
    drive(use_skill(table))
    assert (table.keys_hand, table.keys_middle) == (3, 1)
    drive(use_skill(table))
    assert (table.keys_hand, table.keys_middle, table.valid_skills()) == (4, 0, [])
    drive(use_skill(table))


def test_x11_the_covered_hatter_is_ignored() -> None:  # XIII-24 XIII-A25 XIII-A27 XIII-A28
    table = mid_turn(setup(PLENTY), won="qh")
    drive(use_skill(table), ("skill", QUEEN))
    table.tunnel += kinds("hh")
    assert not table.is_collapsing()
    table.tunnel += kinds("h")
    assert table.is_collapsing()
    table.end_turn(collapsed=True)
    assert table.discard == counts("hhhhq")


def test_x12_the_queen_comes_too_late_for_her_own_pass() -> None:  # XIII-A26
    table = setup("aaaa cccc rrrr hhhh qqqq")
    table.tunnel = kinds("cc")
    drive(take_turn(table), ("choose_deck", 0))
    assert (table.notebooks[0], table.discard) == (counts("aac"), counts("ccq"))


def test_x13_rabbit_needs_a_face_down_top() -> None:  # XIII-A03 XIII-A12 XIII-A13
    table = mid_turn(setup(OPEN), won="rq")
    drive(use_skill(table))
    assert (names(table.tunnel), names(table.covered)) == ("q", "r")


def test_x14_hidden_cards_count_in_the_targets_turn() -> None:  # XIII-20 XIII-22 XIII-A20 XIII-A21 XIII-A23
    table = mid_turn(setup("aaaa rrrc hhhb hhhh cccc"), won="hb")
    for deck in (1, 2):
        (asked,) = drive(use_skill(table), ("draw", deck))
        assert asked.seat == 1
    assert names(table.hidden[1]) == "cb"
    table.end_turn(collapsed=False)
    drive(take_turn(table), ("choose_deck", 0))
    assert (table.notebooks[1], table.discard, table.hidden[1]) == (counts("aar"), counts("ccb"), [])


@pytest.mark.parametrize("decks", ["c c c hhhh qqqq", "b b a hhhh qqqq"])
def test_x15_x29_hidden_cards_alone_are_discarded_at_three(decks: str) -> None:  # XIII-23 XIII-A22
    table = mid_turn(setup(decks))
    for deck in (0, 1):
        table.hide(deck, 1)
    assert (len(table.hidden[1]), sum(table.discard)) == (2, 0)
    table.hide(2, 1)
    assert (len(table.hidden[1]), sum(table.discard)) == (0, 3)


def test_x16_hidden_cards_never_reach_the_notebook() -> None:  # XIII-21 XIII-A44
    table = mid_turn(setup(PLENTY), won="rq", hidden="c")
    table.end_turn(collapsed=False)
    assert (table.notebooks[0], table.discard) == (counts("aaarq"), counts("c"))


def test_x30_hidden_and_covered_cats() -> None:  # XIII-24 XIII-A23 XIII-A27
    table = mid_turn(setup(PLENTY), won="qc", hidden="c")
    drive(use_skill(table), ("skill", QUEEN))
    table.tunnel += kinds("c")
    assert not table.is_collapsing()
    table.tunnel += kinds("c")
    assert table.is_collapsing()
    table.end_turn(collapsed=True)
    assert table.discard == counts("ccccq")


def test_x31_the_rabbits_card_gives_no_skill() -> None:  # XIII-18 XIII-A15
    table = mid_turn(setup(PLENTY), won="rq")
    drive(use_skill(table), ("skill", RABBIT), ("reveal", 3))
    assert (names(table.tunnel), table.covered, table.hidden) == ("rhq", [], [[], []])


def test_x17_bundles_have_no_skill_and_a_valid_one_must_be_used() -> None:  # XIII-13 XIII-A12 XIII-A14
    drive(use_skill(mid_turn(setup(PLENTY), won="bb")))
    drive(use_skill(mid_turn(setup(PLENTY), won="rb")), ("reveal", 0))


def test_skills_optional_offers_to_skip_valid_skills_only() -> None:  # XIII-A12
    (asked,) = drive(use_skill(mid_turn(setup(PLENTY, skills_optional=True), won="rb")), ("skill", SKIP_SKILL))
    assert asked.actions == (RABBIT, SKIP_SKILL)
    drive(use_skill(mid_turn(setup(OPEN, skills_optional=True), won="rb")))


def test_hatter_deck_by_user_asks_the_hatters_player() -> None:  # XIII-A19 XIII-A20
    table = mid_turn(setup(PLENTY, players=3, hatter_deck_by="user"), won="hb")
    target, draw = drive(use_skill(table), ("target", 2), ("draw", 4))
    assert (target.actions, draw.seat, names(table.hidden[2])) == ((1, 2), 0, "q")


def test_rabbit_cat_and_hatter_reach_any_face_down_top() -> None:  # XIII-A03 XIII-A53
    for letter, step in (("r", "reveal"), ("c", "look"), ("h", "draw")):
        table = mid_turn(setup("aaaA rrrr ccCC hhhh qqqq"), won=letter + "b")
        table.unlock(1)
        (asked,) = drive(use_skill(table), (step, 4))
        assert asked.actions == (1, 3, 4)


def test_the_cats_look_leaves_the_card_where_it_is() -> None:  # XIII-19 XIII-A54
    table = mid_turn(setup(PLENTY), won="cb")
    before = [list(deck) for deck in table.decks]
    drive(use_skill(table), ("look", 3))
    assert (table.decks, names(table.tunnel)) == (before, "cb")


def test_both_cards_are_taken_before_the_check() -> None:  # XIII-A51
    table = mid_turn(setup(PLENTY), tunnel="qq")
    drive(explore(table), ("choose_deck", 0))
    assert (table.is_collapsing(), names(table.tunnel)) == (True, "rqqq")


def test_a_second_queen_may_be_covered() -> None:  # XIII-A13 XIII-A24
    table = mid_turn(setup(PLENTY), tunnel="c", won="qq")
    drive(use_skill(table))
    assert (names(table.tunnel), names(table.covered)) == ("cq", "q")


# ----- end -----


@pytest.mark.parametrize(("scores", "notebook"), [(True, "aarq"), (False, "aa")])
def test_x18_end_met_in_step_1(scores: bool, notebook: str) -> None:  # XIII-25 XIII-27 XIII-A30 XIII-A58 XIII-A63
    table = setup("aaaa r cccc hhhh qqqq", tunnel_scores_at_end=scores)
    drive(take_turn(table), ("choose_deck", 0), ("skill", QUEEN))
    assert (table.over, table.notebooks[0]) == (True, counts(notebook))


def test_x19_end_met_by_the_rabbit() -> None:  # XIII-26 XIII-27 XIII-A32
    table = setup("aaaa rrrr - h qqqq", players=3)
    drive(take_turn(table), ("choose_deck", 0), ("skill", RABBIT), ("reveal", 3))
    assert (table.over, table.notebooks[0]) == (True, counts("aarhq"))


def test_x20_one_empty_deck_does_not_end_a_game_for_four() -> None:  # XIII-26
    table = setup("aaaa r cccc hhhh qqqq", players=4)
    drive(take_turn(table), ("choose_deck", 0), ("skill", QUEEN), ("go_on", STOP))
    assert (table.over, table.active, table.existing()) == (False, 1, [0, 2, 3, 4])


@pytest.mark.parametrize(("refill", "notebook"), [(True, "aar"), (False, "aa")])
def test_x32_a_forced_rabbit_costs_the_last_tunnel(refill: bool, notebook: str) -> None:  # XIII-A31 XIII-A43 XIII-A57
    table = setup("aaaa r cccc hhhh bbbb", final_refill=refill)
    table.tunnel = kinds("c")
    drive(take_turn(table), ("choose_deck", 0), ("reveal", 2))
    assert (table.over, table.notebooks[0]) == (True, counts(notebook))


def test_two_decks_emptied_in_one_pass_end_the_game() -> None:  # XIII-A61
    table = setup("aaaa r cccc hhhh q", players=3)
    drive(take_turn(table), ("choose_deck", 0), ("skill", QUEEN))
    assert table.over


def test_end_met_in_step_1_and_collapse_in_step_2() -> None:  # XIII-A46
    table = setup("aaaa r cccc hhhh qqqq")
    table.tunnel = kinds("rr")
    drive(take_turn(table), ("choose_deck", 0))
    assert (table.over, table.notebooks[0]) == (True, counts("aar"))


def test_a_hatter_draw_can_end_the_game() -> None:  # XIII-A45 XIII-A59
    table = setup("aaaa bbbb cccc q hhhh")
    drive(take_turn(table), ("choose_deck", 0), ("draw", 3))
    assert (table.over, table.notebooks[0], names(table.hidden[1])) == (True, counts("aahb"), "q")
    assert table.result().notebooks[1] == counts("aaa")


# ----- scoring -----


@pytest.mark.parametrize(
    ("notebook", "points", "best"),
    [
        ([1, 1, 1, 1, 1, 0], 15, 15),
        ([3, 2, 1, 1, 1, 2], 29, 29),
        ([4, 0, 2, 1, 0, 0], 14, 14),
        ([3, 0, 0, 0, 0, 0], 6, 6),
        ([0, 0, 0, 0, 5, 0], 15, 15),
        ([12, 1, 1, 1, 1, 0], 81, 82),
        ([8, 8, 7, 1, 1, 0], 92, 102),
        ([4, 3, 3, 3, 3, 0], 46, 46),
    ],
)
def test_x21_to_x24_and_x33_scores(
    notebook: list[int], points: int, best: int
) -> None:  # XIII-28 XIII-29 XIII-30 XIII-A35 XIII-A36
    assert score(notebook, best_split=False) == points
    assert score(notebook, best_split=True) == best


def test_x25_equal_scores_share_the_win() -> None:  # XIII-31 XIII-A38
    table = setup(PLENTY, players=3)
    table.notebooks[0] = [8, 2, 1, 0, 0, 0]
    table.notebooks[2] = [1, 1, 1, 1, 1, 5]
    assert (table.result().scores, table.result().winners) == ([40, 6, 40], [0, 2])
