"""Exact odds of the next draws from the own bag, from what its owner may count (WW-B07).

Every order in which chips can come is followed by the numbers of chips in the bag: no sampling. What the model leaves
out is said in `forecast`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.odds.forecast import Forecast, forecast_of
from wabe.games.wonderlands_war.odds.next_chip import chances_of_next
from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.layout import CHIP, KINDS, NOBODY
from wabe.kernel.ints import floats
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

MOST_DRAWS: Final = 3


class Outlook:
    """What a number of draws brings: sums over all ways, weighted by their chance.

    Fields:
        bust: chance to bust; strength: sum of Strengths of those ways that do not bust.
        symbol: chance to stand on a Forge symbol without a bust; mad: Madness and Poison chips drawn on the mean.
    """

    def __init__(self) -> None:
        self.bust = 0.0
        self.strength = 0.0
        self.symbol = 0.0
        self.mad = 0.0

    def add(self, g: WarState, hand: Forecast, chance: float) -> None:
        """One way of drawing more."""
        if hand.bust:
            self.bust += chance
            return
        self.strength += chance * float(hand.strength)
        if is_symbol(g, hand.strength):
            self.symbol += chance


def odds(g: WarState, seat: int) -> Json:
    """The odds of 1, 2 and 3 more draws for who may still draw in a battle; `{}` for everybody else.

    Returns:
        `{"draws": [{"draws", "bust", "strength", "forge_symbol", "madness"} ...], "bag": chips in the bag}`: chance to
        bust, mean Strength without a bust, chance to end on a Forge symbol, mean number of Madness and Poison chips.
        None either while a chip drawn is not in its place yet: what it will do is open, and would be left out.
    """
    if g.region == NOBODY or g.draw == 0 or not g.is_fighting(seat) or g.mark(seat, CHIP) or g.held_size(seat):
        return {}
    hand = forecast_of(g, seat)
    bag = int(hand.size)
    return {"draws": [shown(number, outlook) for number, outlook in enumerate(outlooks(g, hand), 1)], "bag": bag}


def outlooks(g: WarState, hand: Forecast) -> list[Outlook]:
    """What 1, 2 and 3 more draws bring."""
    found = [Outlook() for _ in range(MOST_DRAWS)]
    follow(g, hand, 0, 1.0, found)
    return found


def follow(g: WarState, hand: Forecast, drawn: i64, chance: float, found: list[Outlook]) -> None:
    """All ways to go on from a hand. Who has bust or stands at the end of the track draws no more."""
    if drawn == MOST_DRAWS:
        return
    is_over = hand.bust or hand.strength >= g.content.track_end
    likely = floats(KINDS) if is_over else chances_of_next(hand)
    if sum(likely) == 0.0:
        for number in range(drawn, MOST_DRAWS):
            found[number].add(g, hand, chance)
        return
    for kind in range(KINDS):
        if likely[kind] > 0.0:
            after = hand.copy()
            after.take(kind)
            for number in range(drawn, MOST_DRAWS):
                found[number].mad += chance * likely[kind] * float(after.mad - hand.mad)
            found[drawn].add(g, after, chance * likely[kind])
            follow(g, after, drawn + 1, chance * likely[kind], found)


def shown(number: int, outlook: Outlook) -> Json:
    """The odds of so many draws as JSON."""
    standing = 1.0 - outlook.bust
    return {
        "draws": number,
        "bust": round(outlook.bust, 4),
        "strength": round(outlook.strength / standing, 2) if standing > 0.00001 else 0.0,
        "forge_symbol": round(outlook.symbol, 4),
        "madness": round(outlook.mad, 2),
    }
