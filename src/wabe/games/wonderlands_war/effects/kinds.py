"""All kinds of effects, by name, and effects as the data say them."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.effects import (
    battle_end,
    chips,
    hookah,
    losses,
    moves,
    others,
    strength,
    tea_party,
    tracker,
)
from wabe.games.wonderlands_war.effects.kind import PLAYED, EffectKind
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.games.wonderlands_war.table.timing import TIMINGS
from wabe.kernel.data import Fields

ALL: Final[list[EffectKind]] = [
    *tea_party.KINDS,
    *strength.KINDS,
    *tracker.KINDS,
    *chips.KINDS,
    *moves.KINDS,
    *losses.KINDS,
    *hookah.KINDS,
    *others.KINDS,
    *battle_end.KINDS,
]
BY_NAME: Final[dict[str, EffectKind]] = {kind.name: kind for kind in ALL}
KIND_NAMES: Final = list(BY_NAME)


def read_effect(entry: Fields, ability: str, owner: str, ally: str = "") -> Effect:
    """One effect of an ability, of a type of Ally if that is the owner.

    Raises:
        BadData: it is not as its kind has it, or has not exactly its parameters.
    """
    name = entry.word("kind", KIND_NAMES)
    kind = BY_NAME[name]
    if owner not in kind.owners:
        raise entry.wrong("kind", f"one for {owner} abilities: it is for {', '.join(kind.owners)}")
    if kind.only not in ("", ally):
        raise entry.wrong("kind", f"one for {ally}: it is for {kind.only} alone")
    timing = entry.word("timing", kind.timings)
    if timing not in PLAYED and entry.values.get("region") == "this":
        raise entry.wrong("region", f"any: at {timing} there is no Region that it could mean")
    optional = entry.flag("optional")
    if optional not in kind.declines:
        raise entry.wrong("optional", f"{str(not optional).lower()}, as every {name} has it")
    others = entry.has("others") and entry.flag("others")
    if others != kind.others:
        raise entry.refusal(
            f"{entry.inside}others is {str(others).lower()}, not {str(kind.others).lower()}, as {name} has it"
        )
    effect = kind.make(ability, optional, entry)
    entry.done()
    effect.timing = TIMINGS.index(timing)
    effect.on_others = others
    return effect
