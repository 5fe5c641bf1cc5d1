"""A player in sentences: points, bag, board, cards."""

from __future__ import annotations

from collections.abc import Iterator

from wabe.games.wonderlands_war.terminal.players import SPACES, TRACKS
from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    chips_counted,
    chips_listed,
    figures_counted,
    long_reward,
    region_title,
    seat_title,
    short_chip,
    units_words,
)


def seat_lines(seat: Json, view: Json, say: Say, *, whole: bool = True) -> Iterator[str]:
    """Everything open about a player; of the board only what is forged unless the `whole` is wanted."""
    yield f"{seat_title(seat['seat'], say)}, {say('faction-' + seat['faction'])}: {numbers(seat, say)}"
    yield from (f"  {line}" for line in (*holdings(seat, say), *chips(seat, say)))
    yield from (f"  {line}" for line in (board(seat, view, say) if whole else forged(seat, say)))
    for region in view["regions"]:
        units = units_words(region["seats"][seat["seat"]], say)
        if units:
            yield f"  {region_title(region['region'], say)}: {units}."


def numbers(seat: Json, say: Say) -> str:
    """VP, Shards, Shield, Leader Strength, Quests."""
    shield = "@ww-text-shield-whole" if seat["shield"] else "@ww-text-shield-broken"
    return say(
        "ww-text-numbers",
        vp=seat["vp"],
        shards=seat["shards"],
        shield=shield,
        leader=seat["leader_strength"],
        quests=seat["quests"],
    )


def holdings(seat: Json, say: Say) -> Iterator[str]:
    """Supporters, Castles, figures, Poison, abilities, Quests done, tea cards."""
    yield say("ww-text-stock", supporters=seat["supporters"], castles=seat["castles_left"], value=seat["castle_value"])
    if seat["reserve"]:
        yield f"{say('ww-text-reserve', units=', '.join(figures_counted(seat['reserve'], say)))}."
    if seat["poison"]:
        yield f"{say('ww-text-poison', count=seat['poison'])}."
    if seat["unlocked"]:
        yield say("ww-text-unlocked", abilities=[f"@ability-{ability}" for ability in seat["unlocked"]])
    if seat["feats"]:
        yield say("ww-text-feats", quests=[f"@quest-{quest}" for quest in seat["feats"]])
    if seat["cards"]:
        yield say("ww-text-tea-cards", count=len(seat["cards"]))


def chips(seat: Json, say: Say) -> Iterator[str]:
    """Bag, Active and Exhausted chips, Madness track."""
    yield f"{say('ww-text-bag', count=seat['bag_size'])}: {chips_counted(seat['bag'], say) or say('value-none')}."
    for key, listed in (
        ("ww-text-active", chips_listed(seat["active"], say)),
        ("ww-text-exhausted", chips_counted(seat["exhausted"], say)),
        ("ww-text-madness", chips_listed(seat["madness"], say)),
    ):
        if listed:
            yield f"{say(key)}: {listed}."


def forged(seat: Json, say: Say) -> Iterator[str]:
    """The chips on the Forge tracks."""
    for track, spaces in enumerate(seat["forged"], 1):
        chips_there = [chip for chip in spaces if chip]
        if chips_there:
            yield f"{say('ww-text-track', track=track)}: {chips_listed(chips_there, say)}."


def board(seat: Json, view: Json, say: Say) -> Iterator[str]:
    """The Forge tracks, then what lies between them and is not gained yet."""
    side = f"{'2p-' if view['players'] == 2 else ''}{seat['faction']}"
    for track, forged in enumerate(seat["forged"]):
        spaces = [
            f"[{short_chip(chip, say)}]" if chip else long_reward(say(f"space-{side}-{track + 1}-{space + 1}"), say)
            for space, chip in enumerate(forged)
        ]
        yield f"{say('ww-text-track', track=track + 1)}: {', '.join(spaces)}."
    for upper in range(1, TRACKS):
        yield from between(seat["forged"], side, upper, say)


def between(forged: list[list[str | None]], side: str, upper: int, say: Say) -> Iterator[str]:
    """The rewards between a track and the next that wait for chips on both sides."""
    for space in range(1, SPACES + 1):
        key = f"between-{side}-{upper}-{space}"
        if say(key) != key and not (forged[upper - 1][space - 1] and forged[upper][space - 1]):
            reward = long_reward(say(key), say)
            yield say("ww-text-between", upper=upper, lower=upper + 1, space=space, reward=reward)
