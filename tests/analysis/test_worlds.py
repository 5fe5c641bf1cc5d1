"""Luck: what chance gave, against what was to be expected of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

import wabe
from tests.bots.highest import Highest
from tests.kernel.toy import Pick, Together, Toy
from wabe.analysis import worlds
from wabe.analysis.figures import Figure, mean_of
from wabe.analysis.worlds import Act, chance_of, luck_of, luck_of_seat, worlds_after
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderlands_war.table.layout import WAGER
from wabe.kernel.message import Json
from wabe.kernel.state import State

WAR = wabe.load("war")


def asked(game: wabe.Game, step: str, players: int, seed: int = 1) -> Iterator[State]:
    """The positions of a game that is played by quick actions, where this step is asked."""
    state = game.new(players, seed)
    while not state.over:
        if state.top_step().name == step:
            yield state.clone()
        state.apply(state.game.quick_action(state.clone()))


def act_of(before: State, action: int, seat: int | None = None) -> Act:
    """What came of an action."""
    after = before.clone()
    after.apply(action, seat)
    return Act(before, after, before.seat if seat is None else seat, action)


def amount(figure: Figure | None) -> float:
    assert figure is not None
    return figure.mean


@pytest.mark.parametrize("other", [0, 1])
def test_on_average_luck_is_nothing(other: int) -> None:
    """For who acts and for who looks on, whatever positions are worth: what was expected is the mean of what comes."""
    state = next(asked(GAME, "cover", 2))
    action, amounts, seat = state.legal_actions()[0], [], (state.seat + other) % 2
    for seed in range(100):
        act = act_of(state.determinise(seat, seed), action)
        amounts.append(amount(luck_of_seat(act, seat, 1000 + 100 * seed, 4)))
    luck = mean_of(amounts)
    assert abs(luck.mean) <= luck.error
    assert luck.error < 0.06


def test_on_average_the_luck_of_a_whole_play_is_nothing() -> None:
    """Of all seats, on turn or not, with all that is drawn in secret and comes out later."""
    totals: list[float] = []
    for seed in range(5):
        state: State = GAME.new(2, seed)
        total = [0.0, 0.0]
        while not state.over:
            act = act_of(state, state.legal_actions()[state.decisions % len(state.legal_actions())])
            if act.after.information != state.information:
                for seat, figure in enumerate(luck_of(act, 100 * seed, 8)):
                    total[seat] += amount(figure)
            state = act.after
        totals += total
    luck = mean_of(totals)
    assert abs(luck.mean) <= luck.error


class Secrets(Highest):
    """Seat 0 draws a number in secret, 0 or 9, and later all see it: whoever has the most has won."""

    def redraw(self, state: Toy, seat: int) -> None:
        """Its owner knows it, and all do once it is shown."""
        if seat != 0 and "shown" not in state.trace:
            state.trace[:] = [f"0:{9 * state.below(2)}" if each in ("0:0", "0:9") else each for each in state.trace]

    def scores(self, state: Toy) -> list[int]:
        shown = state.clone()
        shown.trace = [each for each in state.trace if each != "shown"]
        return super().scores(shown)


class Draw(Pick):
    def choose(self, g: Toy, arg: i64, action: i64) -> None:
        g.trace.append(f"0:{9 * g.below(2)}")


class Show(Pick):
    def choose(self, g: Toy, arg: i64, action: i64) -> None:
        g.trace += ["1:4", "shown"]
        g.reveal()


@pytest.mark.parametrize("secret", ["0:0", "0:9"])
def test_a_secret_is_the_luck_of_a_seat_once_when_it_learns_it(secret: str) -> None:
    """Of its owner when it is drawn, and of the other when it is shown, whoever acts then."""
    worth = 0.5 if secret == "0:9" else -0.5
    for seed in range(20):
        start = Secrets(Draw(1, "draw", 0, (1, 2)), Show(2, "show", 1, (1, 2)), Pick(3, "end", 1, (1, 2))).new(2, seed)
        drawn = act_of(start, 1)
        if secret in drawn.after.trace:  # type: ignore[attr-defined]  # a `Toy`
            break
    shown = act_of(drawn.after, 1)
    owner, other = ([amount(luck_of_seat(act, seat, 5, 200)) for act in (drawn, shown)] for seat in (0, 1))
    assert owner == pytest.approx([worth, 0.0], abs=0.1)
    assert other == pytest.approx([0.0, -worth], abs=0.15)


def test_the_worlds_are_shared_out_among_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[int] = []
    monkeypatch.setattr(worlds, "luck_of_seat", lambda act, seat, seed, count: asked_for.append(count))
    luck_of(act_of(GAME.new(3, 1), 0), 1, 60)
    luck_of(act_of(GAME.new(3, 1), 0), 1, 2)
    assert asked_for == [20] * 3 + [worlds.ENOUGH] * 3


# ----- what others choose -----


def test_what_others_have_chosen_is_no_luck_of_a_draw() -> None:  # WW-B06
    """In every world they have chosen what all see a moment later."""
    state = next(state for state in asked(WAR, "draw_or_halt", 2) if len(state.waiting) == 2)
    first = state.waiting[0]
    for chosen in state.legal_actions(first):
        before = state.clone()
        before.apply(chosen, first)
        act = act_of(before, before.legal_actions()[-1])
        for viewer in range(2):
            made = list(worlds_after(act, viewer, 5, 6))
            assert len(made) == 6
            halted = [world.is_fighting(first) for world in (*made, act.after)]  # type: ignore[attr-defined]
            assert chosen or not any(halted)


class Hidden(Together):
    """Nobody sees what was picked."""

    def seen(self, g: Toy, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "pick"}


@pytest.mark.parametrize(("step", "luck"), [(Together, False), (Hidden, True)])
def test_how_well_others_chose_is_no_luck_where_it_is_seen(step: type[Together], luck: bool) -> None:
    state = Highest(step(4, "both", {0: (1, 9), 1: (2, 3)})).new(2, 1)
    state.apply(9, 0)
    assert (amount(luck_of_seat(act_of(state, 3), 1, 5, 20)) != 0.0) == luck


def test_whether_others_wagered_is_seen_and_on_whom_is_not() -> None:  # WW-B04
    state = next(asked(WAR, "wager", 4))
    first, last = state.waiting
    for wager in state.legal_actions(first):
        before = state.clone()
        before.apply(wager, first)
        made = list(worlds_after(act_of(before, before.legal_actions()[-1]), last, 5, 40))
        wagers = {int(world.mark(first, WAGER)) for world in made}  # type: ignore[attr-defined]
        assert len(made) == 40
        assert wagers == ({0} if wager == 0 else set(state.legal_actions(first)) - {0})


def test_where_hardly_a_world_agrees_with_what_was_chosen_nothing_is_said_of_luck() -> None:
    state = Highest(Together(4, "both", {0: (1, 9), 1: (2, 3)})).new(2, 1)
    state.apply(9, 0)
    act = act_of(state, 3)
    act.chosen[0] = (0, 8, {"kind": "pick", "number": 8})
    assert list(worlds_after(act, 1, 5, 4)) == []
    assert luck_of_seat(act, 1, 5, 4) is None
    act.chosen[0] = (0, 9, {"kind": "pick", "number": 9})
    assert luck_of_seat(act, 1, 5, 4) is not None


def test_the_chance_of_a_seat_is_a_share_and_after_the_end_what_it_has_won() -> None:
    state = GAME.new(2, 1)
    assert 0.0 < chance_of(state, 0, 1, 5) < 1.0
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert [chance_of(state, seat, 1, 5) for seat in range(2)] == state.returns()
