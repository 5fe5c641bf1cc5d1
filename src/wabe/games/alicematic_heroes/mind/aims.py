"""What a seat can make of invading each space in one position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import worth
from wabe.games.alicematic_heroes.mind.ground import Ground
from wabe.games.alicematic_heroes.table.cards import GREEN_TOKEN, RED_TOKEN
from wabe.games.alicematic_heroes.table.step_ids import ATTACK_ONLY, BY_JET, FINISH, NO_PLACE, NO_SPACE, OUTRIGHT
from wabe.games.alicematic_heroes.turn import plan

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

NOT_AT_ALL: Final = -50.0
CHEAPEST: Final = 0.5  # what the least wanted card promises


class Aims:
    """The invasions of a seat in a position, which must not change meanwhile."""

    def __init__(self, g: HeroesState, seat: i64, time: float, ground: Ground) -> None:
        self.g = g
        self.seat = seat
        self.time = time
        self.ground = ground
        self.effects = worth.acting_on_success(g, seat)

    def best(self) -> float:
        """The worth of the best target that is offered."""
        g = self.g
        best = NOT_AT_ALL
        for index in range(g.offered):
            space = g.offers[index]
            success = 0.0 if space == NO_SPACE else self.success(space)
            if best < 0.0 or success > best:  # no way brings more than success
                best = max(best, self.outcome(space, success))
        return best

    def success(self, space: i64) -> float:
        """What a success there brings."""
        gain = worth.gain_worth(self.g, self.effects, self.seat, space, self.time)
        return gain + self.ground.of(self.g, space)

    def target(self, space: i64) -> float:
        """The best that an invasion of the space can bring."""
        return 0.0 if space == NO_SPACE else self.outcome(space, self.success(space))

    def outcome(self, space: i64, success: float) -> float:
        """The same where a success brings so much."""
        if space == NO_SPACE:
            return 0.0
        found = plan.ways(self.g, self.seat, space, 0)
        if found == 0:  # only with Alices turned down
            return success - 2.0 * (worth.alice_worth(self.time) + self.time)
        return self.best_way(space, found, 0, success)

    def best_way(self, space: i64, found: i64, turned: i64, success: float) -> float:
        """The worth of the best of these ways."""
        best = NOT_AT_ALL
        for way in range(FINISH + 1):
            if found >> way & 1:
                best = max(best, self.way(space, way, turned, success))
        return best

    def way(self, space: i64, way: i64, turned: i64, success: float) -> float:
        """What an invasion brings when it is carried out in this way."""
        g, seat = self.g, self.seat
        if way == OUTRIGHT:
            return success
        if way == FINISH:
            return success - worth.ATTACK_SHARE * success
        if way == ATTACK_ONLY:
            return worth.ATTACK_SHARE * success if worth.turns_left(g, seat) > 0 else 0.0
        if way == BY_JET:
            return success - worth.card_worth(g, seat, self.time) - CHEAPEST * self.time
        return success - price(g, seat, space, turned) * self.time

    def turning(self, place: i64) -> float:
        """Turning an Alice is worth what it makes possible, less herself."""
        g, seat = self.g, self.seat
        turned = g.turned if place == NO_PLACE else g.turned | 1 << place
        found = plan.ways(g, seat, g.target, turned)
        success = self.success(g.target)
        value = self.best_way(g.target, found, turned, success) if found else self.outcome(g.target, success)
        if place == NO_PLACE:
            return value
        kind = g.acting(seat, place)
        lost = worth.alice_worth(self.time)
        return value - (lost + worth.effect_worth(g, seat, kind, self.time) if kind >= 0 else lost)


def price(g: HeroesState, seat: i64, space: i64, turned: i64) -> float:
    """What the tokens to be paid are worth."""
    row = plan.row_without(g, seat, turned)
    red = plan.military_short(g, seat, space, row, turned)
    green = plan.green_price(g, seat, space, row)
    return worth.TOKEN_LATER[RED_TOKEN] * float(red) + worth.TOKEN_LATER[GREEN_TOKEN] * float(green)
