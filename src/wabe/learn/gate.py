"""The match at the gate: a search with the new value against searches with the present one, on rotated seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wabe.arena.report import wilson
from wabe.bots.bot import Bot
from wabe.bots.search import SearchBot
from wabe.kernel.message import Json
from wabe.learn.games import Judged, Subject, chance_of, judged_by, title


class Match(NamedTuple):
    """One seat with new weights, all others with the present ones (None: judged by hand)."""

    subject: Subject
    number: int
    iterations: int
    new: Json | None
    present: Json | None


def play_some(match: Match, numbers: range) -> list[Json]:
    """The games with these numbers: `{"win", "margin"}` of the seat with the new weights."""
    return [play(match, number) for number in numbers]


def play(match: Match, number: int) -> Json:
    """One game. Each deal is played once from every seat."""
    game, players = title(match.subject), match.subject.players
    chance = chance_of(match.subject, f"gate {match.number}", number // players)
    new, present = (judged_by(game, players, weights) for weights in (match.new, match.present))
    own = number % players
    state = game.new(players, chance.getrandbits(62), match.subject.options)
    judges = [new if seat == own else present for seat in range(players)]
    bots: list[Bot] = [SearchBot(judge, chance.getrandbits(62), iterations=match.iterations) for judge in judges]
    while not state.over:
        seat = state.seat
        state.act(seat, bots[seat].choose(Judged(state, seat, judges[seat])))
    scores = state.scores()
    margin = scores[own] - (sum(scores) - scores[own]) / (players - 1)
    return {"win": state.returns()[own], "margin": margin}


def report(results: Iterable[Json], players: int) -> Json:
    """The outcome: games, share of wins with its 95 % interval, the fair share, mean margin."""
    found = list(results)
    wins = sum(each["win"] for each in found)
    low, high = wilson(wins, len(found))
    return {
        "games": len(found),
        "share": round(wins / len(found), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1.0 / players, 4),
        "margin": round(sum(each["margin"] for each in found) / len(found), 2),
    }
