"""What texts say of a rule is the rule, in each edition and at each number of players."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.playing import play
from tests.games.wonderlands_war.ending import ending, fighter, out
from tests.games.wonderlands_war.pieces import reward, stack_quests
from tests.games.wonderlands_war.table import WarState, do, table
from wabe.games.wonderlands_war.gains.rewards import give
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.layout import SIDEWAYS
from wabe.kernel.message import Json
from wabe.texts import Texts

TEXTS = Texts(GAME, ["Ann", "Bea", "Cid", "Dan", "Eve"])
HOW_TO_PLAY = TEXTS.text("how-to-play")


def lines(state: WarState) -> list[str]:
    """What everybody reads of the events."""
    assert state.log is not None
    return [TEXTS.line(event.project(None)) for event in state.log.events]


def labels(state: WarState) -> list[str]:
    """The choices of the seat that decides."""
    decision: Json | None = state.decision(state.seat)
    assert decision is not None
    return [TEXTS.text(action["label"]["key"], **action["label"]["args"]) for action in decision["actions"]]


# ----- rules in explanations -----


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "ww-resistance-help",
            ["exactly this much is a tie", "VP or a Castle", "prototype", "never enough"],
        ),  # WW-2P05
        ("score-explain", ["most units on the board", "prototype", "shared"]),  # WW-F03
        ("ww-scoring-help", ["3 to 6", "with 2 players 3 to 7", "upright"]),  # WW-F01 WW-2P03 WW-2P08
        ("ww-help-castle", ["With 2 players", "sideways", "turn upright"]),  # WW-T18 WW-2P08
        ("ww-help-quest2keep", ["last one of the deck", "discard one"]),  # WW-T21 WW-T29
        ("ww-battle-state-second-help", ["half", "they share that half"]),  # WW-O02 WW-O04
        ("ww-battle-end-help", ["one alone wins", "several are tied"]),  # WW-B18
        ("ww-battle-wager-help", ["everybody busts: a Shard", "tie for first: nothing"]),  # WW-O14
        ("ww-wonderlandians-help", ["Rounds 1 and 2"]),  # WW-E02 WW-E03
        ("ww-board-exhausted-help", ["Rounds 1 and 2"]),  # WW-E02 WW-E03
        ("ww-battle-odds-help", ["Shield is kept", "Supporters are lost first", "Card Soldiers", "left out"]),  # WW-B07
    ],
)
def test_an_explanation_names_all_cases_of_its_rule(key: str, said: Sequence[str]) -> None:
    for words in said:
        assert words in TEXTS.text(key)


def test_no_text_says_that_units_decide_ties_in_every_edition() -> None:  # WW-F03
    assert "tie" not in TEXTS.text("ww-text-sheet-units")


@pytest.mark.parametrize(
    "said",
    [
        "a Forge chip (two with 2 players)",  # WW-2P03
        "a second Forge chip",
        TEXTS.text("wonder-march_hare"),
        TEXTS.text("wonder-amulet_of_the_duchess"),
        "equal Strength is a tie",  # WW-2P05
        "After the last one of Rounds 1 and 2",  # WW-E03
        "tied for second, they share",  # WW-O04
        "a tie for first nothing",  # WW-O14
        "rules of the prototype",
    ],
)
def test_how_to_play_names_it(said: str) -> None:
    assert said in HOW_TO_PLAY


# ----- choices -----


@pytest.mark.parametrize(
    ("prize", "deck", "label"),
    [
        ("quest1", 2, "Draw a Quest"),
        ("quest2keep", 2, "Draw 2 Quests, then discard one of your hand"),
        ("quest2keep", 1, "Draw a Quest, then discard one of your hand"),
    ],
)
def test_drawing_quests_says_whether_one_of_the_hand_goes(prize: str, deck: int, label: str) -> None:  # WW-T21 WW-T29
    g = table(3)
    stack_quests(g, *["sentence_first", "call_the_clams"][:deck])
    do(g, give, 0, reward(prize))
    assert labels(g) == ["Draw none", label]


def test_an_ability_is_asked_for_in_the_words_of_the_number_of_players() -> None:  # WW-L06
    said = []
    for two in (False, True):
        state = ending(fighter(9, "rose_weak rose_strong", unlocked="love_of_learning"), fighter(4), two=two)
        decision = state.decision(0)
        assert decision is not None
        said.append(TEXTS.text(decision["prompt"]["key"], **decision["prompt"]["args"]))
    assert "one of your Active Ally chips" in said[0]
    assert "up to two of your Active Ally chips" in said[1]


# ----- what has happened -----


def test_a_lone_tie_names_the_local_resistance() -> None:  # WW-2P05 WW-2P06
    told = lines(ending(fighter(3), out(), two=True))
    assert "Ann only equals the Local Resistance, 3: a tie for first place." in told
    assert not any(line.startswith("A tie for first place") for line in told)
    both = lines(ending(fighter(3), fighter(3), two=True))
    assert "A tie for first place: Ann, Bea." in both


def test_with_two_players_a_castle_is_laid_and_then_turned() -> None:  # WW-2P08
    region = TEXTS.text("region-witzend")
    first = lines(ending(fighter(9), fighter(4), two=True))
    again = lines(ending(fighter(9, castles={"witzend": SIDEWAYS}), fighter(4), two=True))
    of_three = lines(ending(fighter(9), fighter(4)))
    assert f"Ann lays a Castle sideways in {region}." in first
    assert f"Ann turns the Castle in {region} upright." in again
    assert f"Ann builds a Castle in {region}." in of_three


def test_wagers_are_told_to_all_after_a_tie_too() -> None:  # WW-O14 WW-O23
    state = ending(fighter(9), fighter(9), fighter(1), out(wager=0, vp=3), out(wager=2))
    play(state, "take_vp", "take_vp")
    told = [line for line in lines(state) if "wagered" in line]
    assert told == [
        "Eve wagered on Cid: nothing comes of it, for first place is tied.",
        "Dan wagered on Ann: nothing comes of it, for first place is tied.",
    ]
