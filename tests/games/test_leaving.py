"""Seats leave at random moments of all three games: play goes on to its end, and files, views and redraws hold."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wabe
from tests.campaign import campaign
from wabe.bots import Situation, create
from wabe.kernel.message import Json
from wabe.texts import Texts

NAMES = ["xiii", "heroes", "war"]
LEAVING = 0.02
CHECKED = 0.1


def plain(data: Json) -> Json:
    copy: Json = json.loads(json.dumps(data))
    return copy


def check(state: wabe.State, seat: int) -> None:
    save = plain(state.to_json())
    assert state.game.from_json(save).to_json() == save
    assert state.determinise(seat, 7).view(seat) == state.view(seat)
    assert state.view(None)["left"] == list(state.left)
    assert not set(state.waiting) & set(state.left)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=campaign(8), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_games_with_seats_that_leave_play_to_their_end(name: str, seed: int) -> None:
    game, chance = wabe.load(name), random.Random(seed)
    record = wabe.Record(game, chance.randint(game.min_players, game.max_players), seed)
    texts = Texts(game, [])
    while not record.state.over:
        state = record.state
        stayed = [seat for seat in range(state.players) if seat not in state.left]
        if chance.random() < LEAVING:
            record.concede(chance.choice(stayed))
        else:
            seat = chance.choice(state.waiting)
            record.carry_out(seat, state.form(chance.choice(state.legal_actions(seat)), seat))
        if chance.random() < CHECKED:
            check(record.state, chance.choice(stayed))
    check(record.state, 0)
    assert not set(record.state.winners()) & set(record.state.left)
    assert sum(record.state.returns()) == pytest.approx(1.0)
    assert record.state.score_sheet() is not None
    file = plain(record.to_json(film=True))
    again = wabe.Record.from_json(file, lambda _: game)
    assert (again.state.left, again.state.winners()) == (record.state.left, record.state.winners())
    assert [each.chapter for each in again.events] == [each.chapter for each in record.events]
    for event in record.events:
        assert event.chapter is not None
        assert texts.say(event.chapter)
        assert texts.line(event.project(None))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_two_is_won_by_the_other_wherever_it_stands(name: str) -> None:
    game = wabe.load(name)
    players = game.min_players
    for actions in range(0, 60, 7):
        state, chance = game.new(players, seed=actions), random.Random(actions)
        for _ in range(actions):
            state.apply(chance.choice(state.legal_actions()))
        for seat in range(players - 1):
            state.concede(seat)
        check(state, 0)
        assert state.winners() == [players - 1]
        sheet = state.score_sheet()
        assert sheet is not None
        assert sheet["tie"] is None


@pytest.mark.parametrize("name", NAMES)
def test_a_search_knows_that_a_seat_has_left(name: str) -> None:
    state = wabe.load(name).new(players=3, seed=5)
    state.concede(1)
    seat = state.waiting[0]
    bot = create("search:iterations=20", state.game, seed=1)
    assert bot.choose(Situation(state, seat)) in state.legal_actions(seat)
    assert 1 not in state.waiting
