"""Wonderlandians: WW-T15, WW-T29, WW-E02 (the market), and Befriend the Populace (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.table import asked, bag
from tests.games.wonderlands_war.tea import (
    ALICE,
    CAT,
    KEEP,
    QUEEN,
    REGIONS,
    WITZEND,
    gained,
    give,
    kinds,
    legal,
    market,
    play,
    recorded,
    seen,
    tea,
    told,
    wonder_deck,
)
from wabe.games.wonderlands_war.gains.unlocking import act_on_unlock
from wabe.games.wonderlands_war.pieces.market import renew_market
from wabe.games.wonderlands_war.table.layout import MARKET_SIZE, WONDER
from wabe.games.wonderlands_war.table.state import WarState


def shown(state: WarState) -> list[str | None]:
    """The market."""
    found: list[str | None] = state.view(None)["market"]
    return found


def test_one_card_of_the_market_is_taken_and_replaced_from_the_deck() -> None:  # WW-T15
    state = tea()
    market(state, "mock_turtle", "walrus", "tweedles_rattle")
    wonder_deck(state, "caterpillars_hookah", "duchess")
    give(state, "wonderlandian")
    assert legal(state) == [
        "take_wonderlandian mock_turtle",
        "take_wonderlandian walrus",
        "take_wonderlandian tweedles_rattle",
    ]
    information = state.information
    play(state, "take_wonderlandian walrus")
    assert shown(state) == ["mock_turtle", "caterpillars_hookah", "tweedles_rattle"]
    assert state.wonder_size == 1
    assert state.information > information
    assert seen(state)["wonderlandians"] == ["walrus"]


def test_a_figure_is_placed_at_once_into_any_region() -> None:  # WW-T15
    state = tea()
    market(state, "mock_turtle")
    give(state, "wonderlandian")
    assert legal(state) == [f"place_figure mock_turtle {region}" for region in REGIONS]
    events = play(state, "place_figure mock_turtle witzend")
    assert told(events, "units-placed") == [{"seat": 0, "unit": "mock_turtle", "region": "witzend", "count": 1}]
    assert state.standees(0, WITZEND) == 1
    assert state.units(0, WITZEND) == 1


def test_two_standees_of_one_card_are_placed_each_for_itself() -> None:  # WW-T15
    state = tea()
    market(state, "tweedledum_and_tweedledee")
    give(state, "wonderlandian")
    twins = "place_figure tweedledum_and_tweedledee"
    play(state, f"{twins} witzend", f"{twins} red_keep")
    assert state.standees(0, WITZEND) == 1
    assert state.standees(0, KEEP) == 1
    assert seen(state)["wonderlandians"] == ["tweedledum_and_tweedledee"]


def test_with_two_players_a_figure_does_not_go_to_the_closed_region() -> None:  # WW-2P09
    state = tea(CAT, QUEEN)
    market(state, "mock_turtle")
    give(state, "wonderlandian")
    assert len(legal(state)) == 4


def test_the_two_chips_of_a_tool_go_into_the_bag() -> None:  # WW-T15 WW-S17
    state = tea()
    market(state, "tweedles_rattle")
    before = bag(state)
    events = give(state, "wonderlandian")
    assert kinds(events) == ["tools-gained"]
    assert gained(before, bag(state)) == {"tweedles_rattle": 2}


def test_with_no_cards_left_the_market_is_not_refilled() -> None:  # WW-T29
    state = tea()
    market(state, "tweedles_rattle", "walrus")
    wonder_deck(state)
    give(state, "wonderlandian")
    play(state, "take_wonderlandian tweedles_rattle")
    assert shown(state) == [None, "walrus", None]


def test_an_empty_market_gives_nothing() -> None:  # WW-T29
    state = tea()
    market(state)
    assert give(state, "wonderlandian") == []
    assert asked(state) == "choose_chair"


def test_the_market_is_renewed_from_the_deck_with_the_old_cards_in_it() -> None:  # WW-E02
    state = tea()
    market(state, "tweedles_rattle", "walrus", "duchess")
    wonder_deck(state, "mock_turtle", "caterpillars_hookah")
    recorded(state, [0, 0, 0, 0], lambda: renew_market(state))
    left = [state.content.wonder_names[state.cells[WONDER + index]] for index in range(state.wonder_size)]
    everything = sorted([*left, *[card for card in shown(state) if card]])
    assert everything == ["caterpillars_hookah", "duchess", "mock_turtle", "tweedles_rattle", "walrus"]
    assert len(left) == 2
    assert None not in shown(state)


def test_a_short_deck_gives_a_short_market() -> None:  # WW-T29 WW-E02
    state = tea()
    market(state, "walrus")
    wonder_deck(state, "mock_turtle")
    renew_market(state)
    assert shown(state)[2] is None
    assert sorted(filter(None, shown(state))) == ["mock_turtle", "walrus"]
    assert state.wonder_size == 0
    assert len(shown(state)) == MARKET_SIZE


# ----- Befriend the Populace -----


def befriended(*deck: str) -> WarState:
    """Alice has unlocked Befriend the Populace with such a deck."""
    state = tea(ALICE, CAT, QUEEN)
    wonder_deck(state, *deck)
    names = list(state.content.faction_abilities[0:4])
    act_on_unlock(state, 0, names.index("befriend_the_populace"))
    state.settle()
    return state


def test_cards_are_turned_up_until_a_figure_comes_and_the_others_shuffled_back() -> None:  # WW-C08
    state = befriended("tweedles_rattle", "caterpillars_hookah", "walrus", "duchess")
    assert asked(state) == "place_figure"
    play(state, "place_figure walrus witzend")
    assert state.standees(0, WITZEND) == 1
    left = sorted(state.content.wonder_names[state.cells[WONDER + index]] for index in range(state.wonder_size))
    assert left == ["caterpillars_hookah", "duchess", "tweedles_rattle"]


def test_the_market_is_not_used_for_it() -> None:  # WW-C08
    state = tea(ALICE, CAT, QUEEN)
    before = shown(state)
    state = befriended("walrus")
    assert shown(state) == before
    assert state.wonder_size == 0


def test_without_a_figure_in_the_deck_it_has_no_effect() -> None:  # WW-C08
    state = befriended("tweedles_rattle", "caterpillars_hookah")
    assert asked(state) == "choose_chair"
    assert state.wonder_size == 2
