"""Choices of Wonderland's War in the terminal: their keys, their order, and what they say."""

from __future__ import annotations

import random

import pytest

from tests.cli.stage import own_view
from tests.games.wonderlands_war.terminal.test_terminal import DRAWING, TEXTS, at, offered
from wabe.cli.scene import keyed
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.terminal.choices import choice, hot_key, is_declined, rank


def test_chairs_and_tracks_are_chosen_by_their_numbers() -> None:
    for step, field in (("choose_chair", "chair"), ("choose_track", "track")):
        record = at(step, actions=20)
        for form, _ in offered(record):
            if field in form:
                assert hot_key(form, own_view(record.state)) == str(form[field])


def test_doing_without_comes_last_and_is_n() -> None:
    for step in ("draw_or_halt", "wager", "complete_feat"):
        record = at(step, players=4, actions=30)
        view = own_view(record.state)
        declined = [form for form, _ in offered(record) if is_declined(form["kind"])]
        assert [hot_key(form, view) for form in declined] == ["N"]
        assert [rank(form, view) for form, _ in offered(record) if form not in declined] == [(0,)] * (
            len(offered(record)) - 1
        )


@pytest.mark.parametrize("seed", range(3))
def test_keys_of_choices_are_never_the_same(seed: int) -> None:
    state = GAME.new(players=2 + seed, seed=seed)
    chance = random.Random(seed)
    while not state.over:
        decision = state.decision(state.seat)
        assert decision is not None
        choices = keyed(decision["actions"], DRAWING, TEXTS, state.view(state.seat))
        keys = [key for one in choices for key in (one.key, one.letter) if key]
        assert len(keys) == len(set(keys))
        assert not set(keys) & set("UHITLSQ?")
        assert sorted(one.action for one in choices) == state.legal_actions()
        state.apply(chance.choice(choices).action)


@pytest.mark.parametrize(
    ("step", "key"),
    [
        ("keep_quest", "quest-{quest}-feat"),
        ("take_wonderlandian", "ability-{card}-text"),
        ("unlock", "ability-{ability}-text"),
    ],
)
def test_a_choice_says_what_the_thing_is_good_for(step: str, key: str) -> None:
    for form, said in offered(at(step, actions=0)):
        assert TEXTS.text(key.format(**form)) in said


def test_a_card_with_poison_is_offered_as_such() -> None:
    record = at("place_poison", options={"faction_1": "jabberwock"}, actions=0)
    poisoned = next(action for action in record.state.legal_actions() if action)
    chair = record.state.form(poisoned)["chair"]
    record.act(record.state.seat, poisoned)
    said = {form.get("chair"): text for form, text in offered(record)}
    assert [number for number, text in said.items() if text.endswith(" (with Poison)")] == [chair]


def test_a_change_of_strength_is_offered_with_what_it_does() -> None:
    view = GAME.new(players=3, seed=1).view(0)
    form = {"kind": "change_strength", "ability": "card_soldier_a"}
    assert choice(form, "Change", view, TEXTS.text) == f"Change: {TEXTS.text('ability-card_soldier_a-text')}"


def test_an_ally_is_offered_with_the_ability_of_its_set() -> None:
    record = at("gain_ally", options={"rose_set": "C"}, actions=0)
    said = {form["chip"]: text for form, text in offered(record) if form["kind"] == "gain_chip"}
    rose = next(text for chip, text in said.items() if chip.startswith("rose"))
    soldier = next(text for chip, text in said.items() if chip.startswith("card_soldier"))
    assert TEXTS.text("ability-rose_c-text") in rose
    assert TEXTS.text("ability-card_soldier_a-text") in soldier


def test_halves_and_the_corrupted_part_are_offered_with_their_rewards() -> None:
    record = at("choose_half", actions=0)
    card = TEXTS.text(f"tea-{record.state.view(None)['card']['card']}")
    for _, said in offered(record):
        assert all(reward in card for reward in said.partition(": ")[2].split(", "))
    record = at("corrupt", actions=0)
    card = TEXTS.text(f"tea-{record.state.view(None)['card']['card']}")
    choices = {form["kind"]: said for form, said in offered(record)}
    assert choices["take_corrupted"].partition(": ")[2].split(", ")[0] in card.partition("Shard die: ")[2]
