"""Trials: paired, the same whatever plays them, and to be continued."""

from __future__ import annotations

from pathlib import Path

import pytest

import wabe
from wabe.arena import BadMatch, simulate
from wabe.arena.journal import BadJournal
from wabe.kernel.message import Json
from wabe.lab import Report, Variant, compare
from wabe.lab.report import GROUPS

XIII = wabe.load("xiii")
USUAL = Variant("usual", {}, None)
OPTIONAL = Variant("optional", {"skills_optional": True}, None)


def report(games: int = 6, processes: int = 1, journal: Path | None = None, seed: int = 3) -> Report:
    return compare(XIII, [USUAL, OPTIONAL], 2, games, ["greedy"], seed, processes, journal)


def figures(told: Json, group: str, name: str) -> list[Json]:
    return next(each["figures"] for each in told["groups"][group] if each["name"] == name)


def test_games_are_those_of_a_match_with_the_same_seed() -> None:
    played = compare(XIII, [USUAL, OPTIONAL], 3, 9, ["greedy", "random", "random"], seed=4).to_json()
    match = simulate(XIII, 3, 9, ["greedy", "random", "random"], seed=4).to_json()
    assert figures(played, "lengths", "decisions")[0]["value"] == pytest.approx(match["decisions_per_game"])
    mean = sum(entrant["mean_score"] for entrant in match["entrants"]) / 3
    assert figures(played, "scores", "all")[0]["value"] == pytest.approx(mean)


def test_a_variant_differs_from_itself_by_nothing_as_far_as_its_games_tell() -> None:
    told = compare(XIII, [USUAL, USUAL._replace(name="again")], 2, 5, ["greedy"]).to_json()
    differences = {group: [each["differences"][0] for each in told["groups"][group]] for group in GROUPS}
    assert {each["value"] for found in differences.values() for each in found if each} == {0.0}
    assert {(each["low"], each["high"]) for each in differences["scores"]} == {(None, None)}
    assert all(each["low"] < 0.0 < each["high"] for each in differences["seats"])


@pytest.mark.parametrize("variants", [[], [USUAL]])
def test_a_trial_is_of_two_variants_or_more(variants: list[Variant]) -> None:
    with pytest.raises(BadMatch, match=f"What is compared are 2 variants or more, not {len(variants)}"):
        compare(XIII, variants, games=1)


def test_a_journal_does_not_depend_on_what_variants_are_called(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    report(2, journal=path)
    kept = path.read_bytes()
    renamed = [USUAL._replace(name="wie es ist"), OPTIONAL]
    told = compare(XIII, renamed, 2, 2, ["greedy"], 3, 1, path).to_json()
    assert path.read_bytes() == kept
    assert told["groups"] == report(2).to_json()["groups"]


def test_the_report_does_not_depend_on_the_processes() -> None:
    assert report(processes=2).to_json() == report().to_json()


def test_a_trial_goes_on_where_its_journal_stops(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    report(2, journal=path)
    kept = path.read_bytes()
    assert report(6, journal=path).to_json() == report(6).to_json()
    assert path.read_bytes().startswith(kept)
    assert report(3, journal=path).to_json() == report(3).to_json()
    assert len(path.read_bytes().splitlines()) == 7
    with pytest.raises(BadJournal, match="its seed is 3, not 4"):
        report(6, journal=path, seed=4)


def test_all_wins_are_shared_out() -> None:
    told = report().to_json()
    for variant in (0, 1):
        shares = [figures(told, "seats", seat)[variant]["value"] for seat in ("1", "2")]
        assert sum(shares) == pytest.approx(1.0)


def test_a_game_of_the_war_is_told_with_factions_chips_busts_and_quests() -> None:
    game = wabe.load("war")
    told = compare(game, [USUAL, Variant("B", {"ally_set": "B"}, None)], 2, 1, ["greedy"]).to_json()
    assert {each["name"] for each in told["groups"]["sides"]} <= {
        "alice", "cheshire_cat", "jabberwock", "mad_hatter", "red_queen"
    }  # fmt: skip
    kinds = {each["name"].split("=")[0] for each in told["groups"]["things"]}
    assert {"take_card card", "keep_quest quest", "unlock ability", "gain_chip chip", "draw"} <= kinds
    assert "bust" in {each["name"] for each in told["groups"]["events"]}
    assert {"track.awards", "quests.points", "castles.total"} <= {each["name"] for each in told["groups"]["sources"]}
    for each in told["groups"]["things"]:
        assert all(figure is None or 0.0 <= figure["value"] <= 1.0 for figure in each["figures"])
