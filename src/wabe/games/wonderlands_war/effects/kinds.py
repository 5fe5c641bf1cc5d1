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
from wabe.kernel.message import Message

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
        raise entry.wrong("kind", Message("error-war-one-abilities", {"owner": owner, "names": ", ".join(kind.owners)}))
    if kind.only not in ("", ally):
        raise entry.wrong("kind", Message("error-war-one-alone", {"ally": ally, "only": kind.only}))
    timing = entry.word("timing", kind.timings)
    if timing not in PLAYED and entry.values.get("region") == "this":
        raise entry.wrong("region", Message("error-war-any-at-no-region-could", {"timing": timing}))
    optional = entry.flag("optional")
    if optional not in kind.declines:
        raise entry.wrong(
            "optional", Message("error-war-as-every", {"optional": str(not optional).lower(), "name": name})
        )
    others = entry.has("others") and entry.flag("others")
    if others != kind.others:
        raise entry.refusal(
            Message(
                "error-war-others-not-as",
                {
                    "inside": entry.inside,
                    "others": str(others).lower(),
                    "others_2": str(kind.others).lower(),
                    "name": name,
                },
            )
        )
    effect = kind.make(ability, optional, entry)
    entry.done()
    effect.timing = TIMINGS.index(timing)
    effect.on_others = others
    return effect
