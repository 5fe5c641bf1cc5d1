"""Why one action rather than another: in the terms of the game's judgement, or as the search has found it.

All from what the seat knows: the judgement is asked in a redrawn state, as a bot's is. What is within the noise is
called equal, and an amount that rounds to nothing is not named.
"""

from __future__ import annotations

from enum import Enum
from math import sqrt
from typing import Final

from wabe.bots.bot import Situation, Thought
from wabe.kernel.message import Json, Message
from wabe.kernel.reasons import Reasons

NOISE: Final = 0.5  # points by which rules of thumb cannot tell two actions apart
NAMED: Final = 3  # terms in a sentence at most
TRIED: Final = 16  # visits from which on a share of wins tells something
LEFT_ALONE: Final = 8  # times as many visits tell that an action was given up after a few
DEVIATIONS: Final = 2.0  # by which shares of wins must differ
MORE: Final = "+"
LESS: Final = "\N{MINUS SIGN}"
SIGNS: Final = {MORE: "more", LESS: "less"}


class Verdict(Enum):
    """What a search found about the first action beside the second one."""

    NOTHING = "nothing"  # there was none, or it was too short, or is not at one with itself
    EQUAL = "equal"
    BETTER = "better"


def reason(
    situation: Situation, thoughts: list[Thought], odds: bool = True, known: Verdict | None = None
) -> Message | None:
    """Why the first of a bot's thoughts rather than the second one; None where there is only one.

    Args:
        situation: the decision.
        thoughts: on each legal action, best first.
        odds: whether chances are told, which a table may leave to its players.
        known: which of the two is better, where that is known already; else their tries and wins tell.
    """
    if len(thoughts) < 2:
        return None
    state = situation.determinise(0)
    best, next_best = thoughts[0], thoughts[1]
    chosen, other = (state.game.reasons(state, situation.seat, each.action) for each in (best, next_best))
    told: Json = {"other": state.label(next_best.action, situation.seat)}
    gain, said = chosen.total() - other.total(), known or verdict(best, next_best)
    if gain >= NOISE:
        key = "why-close" if said == Verdict.EQUAL else "why-gain"
        return Message(key, {**told, "terms": sentence(chosen, other, odds)})
    if said == Verdict.BETTER:
        return found("why-found" if gain > -NOISE else "why-found-against", told, best, next_best)
    if gain > -NOISE:
        return Message("why-equal", told)
    return Message("why-close-against" if said == Verdict.EQUAL else "why-against", told)


def verdict(best: Thought, next_best: Thought) -> Verdict:
    """Better is what was won more often with, beyond the error of shares; or beside what was left alone."""
    if best.win is None or best.visits < TRIED:
        return Verdict.NOTHING
    if next_best.win is None or next_best.visits < TRIED:
        return Verdict.BETTER if best.visits >= LEFT_ALONE * next_best.visits else Verdict.NOTHING
    ahead, error = best.win - next_best.win, sqrt(variance(best) + variance(next_best))
    if abs(ahead) <= DEVIATIONS * error:
        return Verdict.EQUAL
    return Verdict.BETTER if ahead > 0.0 else Verdict.NOTHING


def variance(thought: Thought) -> float:
    """Of the share of wins that was found."""
    share = ((thought.win or 0.0) * thought.visits + 1.0) / (thought.visits + 2.0)
    return share * (1.0 - share) / thought.visits


def found(key: str, told: Json, best: Thought, next_best: Thought) -> Message:
    """What the search found, where the rules of thumb do not say so."""
    figures = {
        "win": round(100 * (best.win or 0.0)),
        "visits": best.visits,
        "otherwin": round(100 * (next_best.win or 0.0)),
        "othervisits": next_best.visits,
    }
    return Message(key, {**told, **figures})


# --- one sentence of terms --------------------------------------------------------------------------------------------


def sentence(chosen: Reasons, other: Reasons, odds: bool) -> Message:
    """The weightiest terms that tell the two apart, what is gained before what is lost, and the chances taken."""
    gains = sorted(chosen.less(other).items(), key=lambda gain: (-abs(gain[1]), gain[0]))
    named = sorted([gain for gain in gains if abs(gain[1]) >= NOISE][:NAMED], key=lambda gain: -gain[1])
    terms = [term(name, points) for name, points in named]
    if not named or named[0][1] < 0:
        terms = [Message("why-small"), *terms]
    taken = sorted(name for name in {**chosen.chances, **other.chances} if odds and is_taken(name, chosen, other))
    chances = [chance(name, chosen, other) for name in taken]
    whole = joined(terms)
    return Message("why-with", {"terms": whole, "chances": joined(chances)}) if chances else whole


def term(name: str, points: float) -> Message:
    """One term: `amount` with its sign, `count` without; `sign` for what is no amount."""
    count, sign = int(abs(points) + 0.5), MORE if points > 0 else LESS
    return Message(f"why-{name}", {"amount": f"{sign}{count}", "count": count, "sign": SIGNS[sign]})


def is_taken(name: str, chosen: Reasons, other: Reasons) -> bool:
    """Whether one of the two takes the chance, by as much as is told."""
    return any(round(100 * each.chances.get(name, 0.0)) > 0 for each in (chosen, other))


def chance(name: str, chosen: Reasons, other: Reasons) -> Message:
    """A chance in percent, beside that of the other action if it takes another one."""
    percent, against = (round(100 * each.chances.get(name, 0.0)) for each in (chosen, other))
    said = Message(f"chance-{name}", {"percent": percent})
    return said if percent == against else Message("why-instead", {"chance": said, "percent": against})


def joined(messages: list[Message]) -> Message:
    """Messages side by side."""
    whole = messages[-1]
    for message in reversed(messages[:-1]):
        whole = Message("why-and", {"first": message, "rest": whole})
    return whole
