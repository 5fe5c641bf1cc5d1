"""Keys of the choices, and what each says besides its label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wabe.games.wonderlands_war.terminal.players import quest_words, space_words
from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    chip_strength,
    chip_type,
    long_reward,
    part_of_card,
    said_or,
)

KEYS: Final = {
    "visit_head": "V",
    "my_party": "P",
    "draw": "D",
    "use_it": "Y",
    "break_shield": "Y",
    "take_corrupted": "Y",
    "discard_madness": "Y",
    "take_vp": "V",
    "take_castle": "C",
}
NOTHING: Final = "N"  # to do without, to draw no more
NOTHINGS: Final = {"halt", "pass", "accept_chip", "leave_corrupted", "keep_madness", "leave_castle", "lose_to_reserve"}
DECLINED: Final = ("no_", "_no_", "_nothing")
TOLD: Final = {"keep_quest", "discard_quest", "complete_feat", "free_feat"}


def hot_key(form: Json, view: Json) -> str:
    """Chairs and Forge tracks by their number; what is often done, and doing without, by a letter."""
    kind: str = form["kind"]
    if "chair" in form:
        return str(form["chair"])
    if "track" in form:
        return str(form["track"])
    return KEYS.get(kind, NOTHING if is_declined(kind) else "")


def is_declined(kind: str) -> bool:
    """Whether the choice is to do without."""
    return kind in NOTHINGS or kind.startswith(DECLINED[0]) or any(part in kind for part in DECLINED[1:])


def on_table(form: Json) -> bool:
    """The tea table shows its chairs with their numbers."""
    return "chair" in form


def rank(form: Json, view: Json) -> tuple[int, ...]:
    """Doing without comes last."""
    return (1 if is_declined(form["kind"]) else 0,)


def choice(form: Json, label: str, view: Json, say: Say) -> str:
    """A choice with what the thing chosen is good for."""
    told = TELLERS.get(form["kind"])
    return told(form, label, view, say) if told else label


def quest(form: Json, label: str, view: Json, say: Say) -> str:
    """With Feat and Objective."""
    return f"{label}: {quest_words(form['quest'], say)}"


def wonderlandian(form: Json, label: str, view: Json, say: Say) -> str:
    """With Strength and ability."""
    card: str = form["card"]
    strength = said_or(f"unit-{card}-strength", chip_strength(card, say), say)
    return f"{label} {strength}: {say(f'ability-{card}-text')}"


def ability(form: Json, label: str, view: Json, say: Say) -> str:
    """With what the ability does."""
    return f"{label}: {ability_text(form['ability'], view, say)}"


def ability_text(ability_id: str, view: Json, say: Say) -> str:
    """What an ability does at this table."""
    return say(view["texts"].get(ability_id, f"ability-{ability_id}-text"))


def ally(form: Json, label: str, view: Json, say: Say) -> str:
    """A chip to gain, with its Strength and the ability of the set in use."""
    kind = chip_type(form["chip"])
    title = strong_title(form, label, view, say)
    ally_set = view["ally_sets"].get(kind)
    return f"{title}: {ability_text(f'{kind}_{ally_set.lower()}', view, say)}" if ally_set else title


def strong_title(form: Json, label: str, view: Json, say: Say) -> str:
    """A chip with its Strength."""
    strength = chip_strength(form["chip"], say)
    return f"{label} ({strength})" if strength else label


def track(form: Json, label: str, view: Json, say: Say) -> str:
    """A Forge track with what its next space brings."""
    own: Json = view["seats"][view["seat"]]
    return f"{label}: {space_words(own, form['track'], view, say)}"


def half(form: Json, label: str, view: Json, say: Say) -> str:
    """A half of the card with its rewards."""
    return f"{label}: {rewards(view, form['half'], say)}"


def corrupted(form: Json, label: str, view: Json, say: Say) -> str:
    """The corrupted part with its rewards."""
    return f"{label}: {rewards(view, 'corrupted', say)}"


def rewards(view: Json, part: str, say: Say) -> str:
    """The rewards of a part of the card under way."""
    return ", ".join(long_reward(reward, say) for reward in part_of_card(view["card"]["card"], part, say))


def card(form: Json, label: str, view: Json, say: Say) -> str:
    """A tea card, with Poison if there is any on it; its chair is the key."""
    name = f"tea-{form['card']}"
    poisoned = any(chair["poison"] and chair["chair"] == form["chair"] for chair in view["table"]["chairs"])
    return say("ww-text-with-poison", card=f"@{name}") if poisoned else say(name)


TELLERS: Final[dict[str, Callable[[Json, str, Json, Say], str]]] = {
    **dict.fromkeys(TOLD, quest),
    "take_wonderlandian": wonderlandian,
    "unlock": ability,
    "use": ability,
    "use_on": ability,
    "use_copy": ability,
    "change_strength": ability,
    "gain_chip": ally,
    "play_chip": strong_title,
    "forge_chip": strong_title,
    "discard_active": strong_title,
    "discard_last": strong_title,
    "return_chip": strong_title,
    "forge_on": track,
    "choose_half": half,
    "take_corrupted": corrupted,
    "take_card": card,
    "place_poison": card,
}
