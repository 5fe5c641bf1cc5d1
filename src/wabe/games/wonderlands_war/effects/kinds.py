"""All kinds of effects: who may have one, when it acts, whether its owner may decline."""

from __future__ import annotations

from collections.abc import Callable
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
from wabe.games.wonderlands_war.table.on_cards import Effect
from wabe.games.wonderlands_war.table.timing import TIMINGS
from wabe.kernel.data import Fields

MAKERS: Final[dict[str, Callable[[str, bool, Fields], Effect]]] = {
    **tea_party.KINDS,
    **strength.KINDS,
    **tracker.KINDS,
    **chips.KINDS,
    **moves.KINDS,
    **losses.KINDS,
    **hookah.KINDS,
    **others.KINDS,
    **battle_end.KINDS,
}

# Owners.
ALLY: Final = "ally"
ARTIFACT: Final = "artifact"
PASSIVE: Final = "passive"
FIGURE: Final = "figure"
TOOL: Final = "tool"
CHIP: Final = [ALLY, ARTIFACT, TOOL]
PLAYED: Final = ["when_played"]
LATER: Final = ["after_strength"]
LOST: Final = ["units_lost"]
END: Final = ["end_of_battle"]

NO: Final = [False]
YES: Final = [True]
EITHER: Final = [False, True]


class KindRule:
    """What an effect of one kind may be.

    Fields:
        owners: whose ability it may belong to.
        timings: when it may act.
        declines: the values that `optional` may have.
        others: whether it touches others (WW-B16 step 3).
        only: the one type of Ally that may have it; empty for any.
    """

    def __init__(
        self, owners: list[str], timings: list[str], declines: list[bool], others: bool = False, only: str = ""
    ) -> None:
        self.owners = owners
        self.timings = timings
        self.declines = declines
        self.others = others
        self.only = only


RULES: Final[dict[str, KindRule]] = {
    # the Tea Party
    "units": KindRule([PASSIVE], ["tea_card_taken"], YES),
    "extra_supporter_on_pass": KindRule([PASSIVE], ["tea_move"], EITHER),
    "dig_wonderlandian_figure": KindRule([PASSIVE], ["on_unlock"], NO),
    "place_supporter": KindRule(
        [ALLY, ARTIFACT, PASSIVE, TOOL], ["chairs_refilled", "when_played", "when_forged", "end_of_battle"], EITHER
    ),
    # Strength of chips and trackers
    "chip_strength": KindRule(CHIP, PLAYED, EITHER),
    "chip_strength_set": KindRule([ALLY], PLAYED, NO, only="red_rook"),
    "chip_strength_per": KindRule(CHIP, PLAYED, NO),
    "chip_strength_per_creature": KindRule([ALLY], PLAYED, NO),
    "chip_strength_aura": KindRule([ALLY], ["static"], NO, only="flamingo"),
    "double_next_placed": KindRule([ALLY], ["next_placed"], NO),
    "mend_shield_or_chip_strength": KindRule(CHIP, PLAYED, NO),
    "gain_shards_for_chip_strength": KindRule(CHIP, PLAYED, YES),
    "battle_strength": KindRule(CHIP, PLAYED, NO),
    "strength_per_active": KindRule(CHIP, PLAYED, NO),
    "strength_if_higher_chip": KindRule([FIGURE], PLAYED, NO, True),
    "strength_per_loss": KindRule([PASSIVE], LOST, NO),
    "start_strength_pair": KindRule([FIGURE], ["battle_start"], NO),
    "move_to_nearest_forge_symbol": KindRule(CHIP, LATER, YES),
    "move_to_multiple": KindRule(CHIP, LATER, YES),
    "move_tracker": KindRule(CHIP, LATER, YES),
    # chips
    "return_or_multiply": KindRule([ALLY], PLAYED, NO),
    "bring_or_multiply": KindRule([ALLY], PLAYED, NO),
    "return_exhausted": KindRule(CHIP, PLAYED, YES),
    "return_active_to_bag": KindRule([ARTIFACT, PASSIVE], END, YES),
    "keep_active": KindRule([ALLY], END, NO),
    "discard_active": KindRule([ALLY], ["on_feat"], NO),
    "swap_level": KindRule([ALLY], ["on_exhaust"], NO),
    "immune_to_own_chip_abilities": KindRule([ALLY], ["static"], NO, only="red_rook"),
    "extra_draw": KindRule([ALLY, TOOL, FIGURE], ["first_draw", "next_draw"], NO),
    "extra_draw_by_strength": KindRule([ALLY], ["next_draw"], NO),
    "draw_for_madness": KindRule(CHIP, PLAYED, YES),
    # units
    "place_leader_here": KindRule(CHIP, PLAYED, YES),
    "lost_first": KindRule([FIGURE], LOST, NO),
    "lost_to_adjacent_region": KindRule([PASSIVE, FIGURE], LOST, YES),
    "move_units_out": KindRule([FIGURE], END, YES),
    "reduce_unit_loss": KindRule([TOOL], ["static"], NO),
    # others
    "opponent_gains_shards": KindRule(CHIP, PLAYED, NO, True),
    "opponent_loses_strength": KindRule(CHIP, PLAYED, NO, True),
    "opponents_lose_strength": KindRule([FIGURE], ["madness_placed"], NO, True),
    "lower_next_chip": KindRule(CHIP, PLAYED, NO, True),
    "madness_track_to_bag": KindRule(CHIP, PLAYED, YES, True),
    "give_poison": KindRule([ARTIFACT, PASSIVE], ["when_played", "opponent_busts"], YES, True),
    "give_shard": KindRule([PASSIVE], ["madness_placed"], YES, True),
    # Shards and VP
    "shards_towards_strength": KindRule(CHIP, PLAYED, NO),
    "gain_shards": KindRule([ALLY], END, NO),
    "discard_shards": KindRule([FIGURE], END, YES),
    "vp_per_active": KindRule([ALLY], END, NO),
    "vp_when_forged": KindRule([ALLY], ["when_forged"], NO),
    "vp_award": KindRule([FIGURE], ["award"], NO),
    "award_castle_any_region": KindRule([FIGURE], ["award"], YES),
    "vp_per_unit_lost": KindRule([FIGURE], LOST, NO),
    "vp_per_bust": KindRule([PASSIVE], ["opponent_busts"], NO),
    "vp_per_printed_strength": KindRule([FIGURE], END, NO),
    "vp_shared": KindRule(CHIP, END, YES),
    "complete_feat_free": KindRule([ALLY], END, YES),
}
KIND_NAMES: Final = list(RULES)


def read_effect(entry: Fields, ability: str, owner: str, ally: str = "") -> Effect:
    """One effect of an ability, of a type of Ally if that is the owner.

    Raises:
        BadData: it is not as `RULES` says, or has not exactly its parameters.
    """
    kind = entry.word("kind", KIND_NAMES)
    rule = RULES[kind]
    if owner not in rule.owners:
        raise entry.wrong("kind", f"one for {owner} abilities: it is for {', '.join(rule.owners)}")
    if rule.only not in ("", ally):
        raise entry.wrong("kind", f"one for {ally}: it is for {rule.only} alone")
    timing = entry.word("timing", rule.timings)
    if timing not in PLAYED and entry.values.get("region") == "this":
        raise entry.wrong("region", f"any: at {timing} there is no Region that it could mean")
    optional = entry.flag("optional")
    if optional not in rule.declines:
        raise entry.wrong("optional", f"{str(not optional).lower()}, as every {kind} has it")
    others = entry.has("others") and entry.flag("others")
    if others != rule.others:
        raise entry.refusal(
            f"{entry.inside}others is {str(others).lower()}, not {str(rule.others).lower()}, as {kind} has it"
        )
    effect = MAKERS[kind](ability, optional, entry)
    entry.done()
    effect.timing = TIMINGS.index(timing)
    effect.on_others = others
    return effect
