"""Figures as tables and pages say them."""

from __future__ import annotations

from wabe.cli.figures import about_match, between, lengths_of, written


def test_numbers_of_a_title_have_no_separators() -> None:
    assert about_match("war", 4, 10_000, 2**40) == {
        "title": "war", "players": "4", "games": "10000", "seed": "1099511627776"
    }  # fmt: skip


def test_intervals_and_lengths_are_sentences() -> None:
    assert between(0.25, 0.5) == "25.0% to 50.0%"
    assert between(-0.25, 0.5, "+.1%") == "-25.0% to +50.0%"
    assert lengths_of(0.25, 120.04, 9.96) == "Fair share 25.0%; a game takes 120.0 decisions in 10.0 turns on average."


def test_settings_are_written_for_people() -> None:
    assert written({"best_split": True, "final_refill": False, "hatter_deck_by": "user"}) == (
        "best_split=yes, final_refill=no, hatter_deck_by=user"
    )
    assert written(["greedy", "random"]) == "greedy, random"
    assert (written(None), written({}), written(0), written(0.05)) == ("", "", "0", "0.05")
