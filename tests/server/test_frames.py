"""What a frame shows with the table's aids, and what without them."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, table
from wabe.server import frames
from wabe.server.play import Moment, Play

AIDS = {"odds": True, "hints": True, "undo": True}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_aid_of_odds_opens_the_bags_of_the_war_too(seat: int | None) -> None:  # WW-B07
    g = table(3)
    duel(g, ["forge", "rose_weak", "madness"])
    draw(g, {0: "rose_weak", 1: "forge"})
    moment = Moment(7, g, 0, 0, (None, None, None))
    play = Play(g.game, 3, 1, {})
    aided = frames.Views(play, moment, AIDS).position(seat)
    assert aided["view"] == g.view(seat)
    assert bool(aided["odds"]) == (seat is not None)
    alone = frames.Views(play, moment, AIDS | {"odds": False}).position(seat)
    assert alone["odds"] == {}
    assert {one["bag"] for one in alone["view"]["seats"]} == {None}
    assert {name: alone[name] for name in alone if name not in ("view", "odds")} == {
        name: aided[name] for name in aided if name not in ("view", "odds")
    }
