"""What an action is worth to a character."""

from __future__ import annotations

import pytest

from wabe.kernel.manner import Character
from wabe.kernel.reasons import Reasons


def told(**chances: float) -> Reasons:
    found = Reasons()
    found.add("castle", 3.0)
    found.add("units", -1.0)
    for chance, share in chances.items():
        found.take(chance, share)
    return found


def test_without_a_taste_it_is_worth_what_the_advice_says() -> None:
    assert Character("plain", most=1.0).worth(told(bust=0.5)) == told().total()


def test_terms_are_weighed() -> None:
    assert Character("builder", most=1.0, weights={"castle": 2.0, "star": 9.0}).worth(told()) == 5.0


@pytest.mark.parametrize(("share", "thrill"), [(0.0, 0.0), (0.5, 3.0), (0.25, 2.25), (1.0, 0.0)])
def test_a_thrill_is_greatest_where_either_is_as_likely(share: float, thrill: float) -> None:
    assert Character("gambler", most=1.0, thrills={"bust": 3.0}).worth(told(bust=share)) == 2.0 + thrill
