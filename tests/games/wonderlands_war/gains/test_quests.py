"""Quests: drawing them, and Feats at the end of a battle (WW-T21, WW-T28, WW-T29, WW-O08, WW-O22)."""

from __future__ import annotations

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import CONTENT, ending, fighter, out, step_name, told
from tests.games.wonderlands_war.table import prompt
from wabe.games.wonderlands_war.gains.quests import DRAW_QUESTS
from wabe.games.wonderlands_war.table.layout import QUEST, QUESTS_DRAWN
from wabe.games.wonderlands_war.table.state import WarState

WITZEND = "a_castle_by_any_other_name"  # last Active chip of printed Strength 1
SIX = "six_impossible_things"  # 3 or 6 Active chips, Witzend
FOREIGN = "paint_the_roses"  # Strength 3, 4, 9 or 10 in the Meadow


def hand(state: WarState, seat: int) -> list[str]:
    """The Quests in hand, in the order of the data."""
    return [name for quest, name in enumerate(CONTENT.quest_names) if state.is_in_hand(seat, quest)]


def deck(state: WarState) -> list[str]:
    """The Quest deck, the next to be drawn first."""
    return [CONTENT.quest_names[state.cells[QUEST + index] & 255] for index in range(state.quest_size)]


def drawing(count: int, left: int = 30, hand: str = "") -> WarState:
    """Seat 0 may draw so many Quests; the deck has only `left`."""
    state = ending(out(hand=hand), step=None)
    state.quest_size = left
    state.push(DRAW_QUESTS, 0 | count << 3)
    state.settle()
    return state


# --- drawing --------------------------------------------------------------------------------------------------


def test_quest_1_draws_one() -> None:  # WW-T21
    state = drawing(1)
    assert legal(state) == ["draw_no_quests", "draw_quests 1"]
    play(state, "draw_quests 1")
    assert hand(state, 0) == ["sentence_first"]
    assert deck(state)[0] == "who_stole_the_tarts"
    assert state.cells[QUESTS_DRAWN] == (1 << state.players) - 1
    assert step_name(state) is None


def test_quests_are_optional() -> None:  # WW-T28
    state = drawing(2)
    play(state, "draw_no_quests")
    assert hand(state, 0) == []
    assert state.quest_size == 30


def test_only_the_drawer_sees_what_was_drawn() -> None:  # WW-S18
    state = drawing(1)
    event = play(state, "draw_quests 1")[0]
    assert event.project(0)["args"] == {"seat": 0, "count": 1, "quests": ["sentence_first"]}
    assert event.project(1)["args"] == {"seat": 0, "count": 1}
    assert state.information > 0


def test_quest_2_keep_discards_any_one_of_the_hand_to_the_bottom() -> None:  # WW-T21
    state = drawing(2, hand=WITZEND)
    play(state, "draw_quests 2")
    assert legal(state) == [
        "discard_quest sentence_first",
        "discard_quest who_stole_the_tarts",
        f"discard_quest {WITZEND}",
    ]
    play(state, f"discard_quest {WITZEND}")
    assert hand(state, 0) == ["sentence_first", "who_stole_the_tarts"]
    assert deck(state)[-1] == WITZEND
    assert state.cells[QUEST + state.quest_size - 1] >> 8 == 1, "seat 0 knows it"


def test_completed_feats_are_not_in_hand() -> None:  # WW-T21
    state = ending(out(feats=WITZEND), step=DRAW_QUESTS, arg=2 << 3)
    play(state, "draw_quests 2")
    assert f"discard_quest {WITZEND}" not in legal(state)


def test_a_short_deck_gives_what_there_is_and_2_keep_still_discards() -> None:  # WW-T29
    state = drawing(2, left=1, hand=WITZEND)
    assert legal(state)[-1] == "draw_quests 1"
    play(state, "draw_quests 1", f"discard_quest {WITZEND}")
    assert hand(state, 0) == ["sentence_first"]


def test_an_empty_deck_is_not_asked_about() -> None:  # WW-T29, WW-R17
    state = drawing(2, left=0, hand=WITZEND)
    assert step_name(state) is None
    assert hand(state, 0) == [WITZEND]


# --- Feats ----------------------------------------------------------------------------------------------------


def test_a_fulfilled_feat_of_this_region_is_turned_face_up() -> None:  # WW-O08
    state = ending(fighter(8, "forge", hand=WITZEND), fighter(3))
    assert legal(state) == ["no_feat", f"complete_feat {WITZEND}"]
    play(state, f"complete_feat {WITZEND}")
    assert state.is_feat_done(CONTENT.quest_names.index(WITZEND))
    assert told(state, "feat-completed") == [{"seat": 0, "quest": WITZEND}]


def test_a_feat_is_optional() -> None:  # WW-O22
    state = ending(fighter(8, "faction_1", hand=WITZEND), fighter(3))
    play(state, "no_feat")
    assert hand(state, 0) == [WITZEND]


def test_only_one_feat_in_a_battle() -> None:  # WW-O08, WW-O22
    state = ending(fighter(8, "faction_1 faction_1 faction_1", hand=f"{WITZEND} {SIX}"), fighter(3))
    assert legal(state) == ["no_feat", f"complete_feat {WITZEND}", f"complete_feat {SIX}"]
    play(state, f"complete_feat {SIX}")
    assert step_name(state) is None
    assert hand(state, 0) == [WITZEND]


def test_the_region_must_be_that_of_the_quest() -> None:  # WW-O08
    state = ending(fighter(9, hand=FOREIGN), fighter(3))
    assert legal(state) == ["no_feat"]
    assert legal(ending(fighter(9, hand=FOREIGN), fighter(3), region="meadow_of_living_flowers"))[1:] == [
        f"complete_feat {FOREIGN}"
    ]


def test_who_cannot_complete_a_feat_is_asked_all_the_same() -> None:  # WW-O08: not being asked would tell something
    state = ending(fighter(8, "faction_2", hand=WITZEND), fighter(3, hand=FOREIGN))
    assert (state.seat, legal(state)) == (1, ["no_feat"])
    play(state, "no_feat")
    assert (state.seat, legal(state)) == (0, ["no_feat"])


def test_the_prompt_says_whether_a_quest_can_be_completed() -> None:  # WW-O08
    state = ending(fighter(8, "forge", hand=WITZEND), fighter(3, hand=FOREIGN))
    assert (state.seat, prompt(state)) == (1, "No Quest of yours can be completed here; nobody else learns that")
    play(state, "no_feat")
    assert (state.seat, prompt(state)) == (0, "Complete a Quest of yours here?")


def test_who_has_bust_or_is_out_completes_nothing() -> None:  # WW-O08
    state = ending(fighter(8), fighter(0, "faction_1", status="bust", hand=WITZEND), out(hand=SIX))
    assert step_name(state) is None


def test_feats_are_judged_after_the_awards() -> None:  # WW-O08
    state = ending(fighter(8), fighter(3, hand="jam_to_morrow"), fighter(2))
    assert legal(state) == ["no_feat", "complete_feat jam_to_morrow"]


def test_the_hand_of_others_is_not_shown_by_the_options() -> None:  # WW-S18
    state = ending(fighter(8, hand=FOREIGN), fighter(3, hand="jam_to_morrow"), fighter(2, hand=SIX))
    assert state.waiting == (2,)
    assert state.legal_actions(0) == []
