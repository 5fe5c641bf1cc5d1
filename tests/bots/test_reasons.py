"""Why one action rather than another: what a hint says, and when it says that there is no difference."""

from __future__ import annotations

import random

import pytest

from tests.games.wonderland_xiii.variants import variant
from tests.games.wonderland_xiii.walks import walk
from wabe import bots
from wabe.bots import Thought, reasons
from wabe.bots.reasons import Verdict
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.message import Message
from wabe.kernel.reasons import Reasons
from wabe.texts import Texts

TEXTS = Texts(GAME)


def told(**terms: float) -> Reasons:
    """Reasons of these terms."""
    found = Reasons()
    for term, worth in terms.items():
        found.add(term, worth)
    return found


def said(chosen: Reasons, other: Reasons, odds: bool = True) -> str:
    return TEXTS.say(reasons.sentence(chosen, other, odds))


def searched(visits: int, win: float) -> Thought:
    return Thought(0, win, visits, win)


# ----- terms -----


def test_terms_are_what_is_gained_before_what_is_lost() -> None:
    text = said(told(points=3.2, promise=1.0, end=2.0), told(points=5.4, promise=0.0))
    gained = "a better end of the game, +1 point by what the cards promise for later"
    assert text == f"{gained}, {reasons.LESS}2 points brought home"


def test_at_most_three_terms_are_named_and_the_weightiest() -> None:
    text = said(told(points=9.0, promise=2.0, end=3.0, key=4.0, look=1.0), told())
    assert text == "+9 points brought home, +4 points by a key, a better end of the game"


def test_what_rounds_to_nothing_is_not_named() -> None:
    assert said(told(points=0.4, promise=0.4, end=0.3), told()) == "a little more of several things"
    assert said(told(end=-9.0), told()) == "a little more of several things, a worse end of the game"
    text = said(told(points=0.4, promise=-0.6, end=0.4), told(key=-0.4))
    assert text.startswith(f"a little more of several things, {reasons.LESS}1 point")


def test_chances_stand_beside_those_of_the_other_action() -> None:
    chosen, other = told(points=1.0), told()
    chosen.take("collapse", 0.118)
    assert said(chosen, other) == "+1 point brought home; chance of a collapse 12 % instead of 0 %"
    other.take("collapse", 0.3)
    assert said(chosen, other) == "+1 point brought home; chance of a collapse 12 % instead of 30 %"
    assert said(other, told(points=-1.0)) == "+1 point brought home; chance of a collapse 30 % instead of 0 %"
    other.take("collapse", 0.12)
    assert said(chosen, other) == "+1 point brought home; chance of a collapse 12 %"
    chosen.take("collapse", 0.004)
    other.take("collapse", 0.0)
    assert said(chosen, other) == "+1 point brought home"


def test_a_table_without_odds_is_told_no_chances() -> None:
    chosen = told(points=1.0)
    chosen.take("collapse", 0.118)
    assert said(chosen, told(), odds=False) == "+1 point brought home"


# ----- what is clear -----


@pytest.mark.parametrize(
    ("best", "next_best", "said"),
    [
        (Thought(0, 5.0), Thought(1, 4.0), Verdict.NOTHING),
        (searched(2, 0.50), searched(2, 0.10), Verdict.NOTHING),
        (searched(1000, 0.50), searched(1000, 0.40), Verdict.BETTER),
        (searched(1000, 0.50), searched(1000, 0.48), Verdict.EQUAL),
        (searched(1000, 0.50), searched(100, 0.45), Verdict.EQUAL),
        (searched(1000, 0.50), searched(3, 0.60), Verdict.BETTER),  # left alone after a few tries
        (searched(16, 0.40), searched(13, 0.42), Verdict.NOTHING),
        (searched(1000, 0.40), searched(900, 0.60), Verdict.NOTHING),
        (searched(30, 1.0), searched(30, 1.0), Verdict.EQUAL),
    ],
)
def test_shares_of_wins_within_their_error_are_equal(best: Thought, next_best: Thought, said: Verdict) -> None:
    assert reasons.verdict(best, next_best) == said


# ----- the sentence -----


def thoughts(*figures: tuple[int, float] | None) -> tuple[bots.Situation, list[Thought]]:
    """The first decision of a game: all decks are alike. A thought on each, those searched with visits and wins."""
    situation = bots.Situation(GAME.new(2, 1), GAME.new(2, 1).seat)
    actions = situation.legal_actions[: len(figures)]
    made = [Thought(a) if f is None else Thought(a, f[1], *f) for a, f in zip(actions, figures, strict=True)]
    return situation, made


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        (None, None, "why-equal"),
        ((2, 0.9), (2, 0.1), "why-equal"),
        ((500, 0.50), (480, 0.49), "why-equal"),
        ((900, 0.60), (300, 0.40), "why-found"),
    ],
)
def test_where_rules_of_thumb_see_no_difference(
    first: tuple[int, float] | None, second: tuple[int, float] | None, key: str
) -> None:
    reason = bots.reason(*thoughts(first, second))
    assert reason is not None
    assert reason.key == key


def test_what_the_search_found_is_told_with_its_figures() -> None:
    reason = bots.reason(*thoughts((900, 0.604), (300, 0.4)))
    assert reason is not None
    assert TEXTS.say(reason) == (
        "The search expects to win 60 % with it (900 tries) and 40 % with “Unlock deck 2 with a Key” (300); "
        "rules of thumb see no difference."
    )


def test_the_only_choice_needs_no_reason() -> None:
    situation, made = thoughts(None)
    assert bots.reason(situation, made) is None


def test_reasons_follow_the_advice() -> None:
    """Forwards they say what is gained; backwards they never do, and a search that insists is named."""
    keys = set()
    for state in walk(2, {}, "reasons"):
        if state.over or len(state.legal_actions()) < 2:
            continue
        situation = bots.Situation(state, state.seat)
        worth = GAME.advise(state, state.seat)
        ranked = sorted(zip(worth, situation.legal_actions, strict=True))
        (low, worst), (high, best) = ranked[0], ranked[-1]
        forwards = [Thought(best, high), Thought(worst, low)]
        unsearched = forwards[::-1]
        backwards = [Thought(worst, 0.6, 999, 0.6), Thought(best, 0.3, 99, 0.3)]
        close = [Thought(worst, 0.6, 99, 0.6), Thought(best, 0.6, 99, 0.6)]
        agreed = [Thought(best, 0.6, 99, 0.6), Thought(worst, 0.6, 99, 0.6)]
        found = [bots.reason(situation, each) for each in (forwards, unsearched, backwards, close, agreed)]
        differs = high - low >= reasons.NOISE - 1e-9
        assert [each and each.key for each in found] == [
            "why-gain" if differs else "why-equal",
            "why-against" if differs else "why-equal",
            "why-found-against" if differs else "why-found",
            "why-close-against" if differs else "why-equal",
            "why-close" if differs else "why-equal",
        ]
        keys |= {each.key for each in found if each}
        assert all("why-" not in TEXTS.say(each) and "{" not in TEXTS.say(each) for each in found if each)
    assert len(keys) == 7


def test_reasons_do_not_depend_on_what_the_seat_may_not_know() -> None:
    rng, compared = random.Random("hidden"), 0
    for state in walk(3, {}, "hidden"):
        if state.over or len(state.legal_actions()) < 2:
            continue
        twin = variant(state, state.seat, rng)
        said: list[Message | None] = []
        for each in (state, twin):
            situation = bots.Situation(each, state.seat)
            bot = bots.create("greedy", GAME, seed=7)
            bot.choose(situation)
            said.append(bots.reason(situation, bot.thought))
        assert said[0] == said[1]
        compared += 1
    assert compared > 10
