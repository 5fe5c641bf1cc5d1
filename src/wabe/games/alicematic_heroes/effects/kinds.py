"""All kinds of effects, by name, and effects as the data say them."""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.effects import cards, end_of_game, powers, tokens, vp
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import TIMINGS
from wabe.kernel.data import Fields
from wabe.kernel.message import Message

ALL: Final[list[EffectKind]] = [*tokens.KINDS, *cards.KINDS, *vp.KINDS, *powers.KINDS, *end_of_game.KINDS]
BY_NAME: Final[dict[str, EffectKind]] = {kind.name: kind for kind in ALL}
KIND_NAMES: Final = list(BY_NAME)


def read_effect(record: Fields, others: list[str]) -> Effect:
    """What an Alice does.

    Args:
        record: of the Alice.
        others: the effects of the kinds before her.

    Raises:
        BadData: the effect is not as its kind has it, or has not exactly its parameters.
    """
    name = record.word("effect", KIND_NAMES)
    kind = BY_NAME[name]
    if kind.only_one and name in others:
        raise record.refusal(Message("error-heroes-second-kind-effect-only-one", {"effect": name}))
    check_moments(record, kind)
    fields = record.table("params")
    effect = kind.make(fields)
    fields.done()
    effect.timing = kind.timing
    effect.asks = kind.asks
    return effect


def check_moments(record: Fields, kind: EffectKind) -> None:
    """Raise `BadData` unless `timing` and `ask` are those of the effect."""
    words = [word for bit, word in enumerate(TIMINGS) if kind.timing >> bit & 1]
    if sorted(record.words("timing", TIMINGS)) != sorted(words):
        raise record.wrong("timing", Message("error-heroes-as-effect", {"names": ", ".join(words), "name": kind.name}))
    if record.flag("ask") != kind.asks:
        raise record.wrong(
            "ask", Message("error-heroes-as-effect", {"names": str(kind.asks).lower(), "name": kind.name})
        )
