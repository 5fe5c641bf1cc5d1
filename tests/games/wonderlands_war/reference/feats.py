"""Feats and Objectives of the Quests of the Wonderland's War reference."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.wonderlands_war.reference.data import (
    ALLY_CHIPS,
    MADNESS,
    QUESTS,
    REGIONS,
    RESISTANCE,
    STRENGTH,
    SYMBOLS,
    is_ally,
    shows,
    type_of,
)
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.table import Battle, Fighter, Player, Table, distinct, forms
from tests.games.wonderlands_war.reference.units import castles_that_count


def complete_feats(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """One Feat of this Region that holds, and the extra one of Rose C (WW-O08, WW-O22, WW-C05)."""
    player = table.players[fighter.seat]
    normal = True
    free = table.uses("rose", "C")
    while player.hand:
        options: list[Form] = []
        if normal:
            held = [quest for quest in player.hand if feat_holds(table, battle, fighter, quest)]
            options += forms("complete_feat", "quest", held)
        roses = free and len(player.active_of("rose")) >= 2
        if roses:
            options += forms("free_feat", "quest", player.hand)
        if not normal and not roses:
            return
        form = yield from ask(fighter.seat, "complete_feat", [*options, {"kind": "no_feat"}], telling=True)
        if form["kind"] == "no_feat":
            return
        normal &= form["kind"] == "free_feat"
        free &= form["kind"] == "complete_feat"
        player.hand.remove(form["quest"])
        player.feats.append(form["quest"])
        yield from pay_rook(table, player, normal)


def pay_rook(table: Table, player: Player, normal: bool) -> Step:
    """Red Rook C: a Feat costs one Active chip for good (WW-C05, WW-C11).

    While the ``normal`` Feat is still to come, which chip is the last may matter to it.
    """
    if table.uses("red_rook", "C") and player.active_of("red_rook"):
        active = player.active
        options = forms("discard_active", "chip", distinct(active))
        if normal and active[-1] in active[:-1] and active[-2] != active[-1]:
            options += forms("discard_last", "chip", active[-1:])
        form = yield from ask(player.seat, "discard_active", options)
        place = len(active) - 1 if form["kind"] == "discard_last" else active.index(form["chip"])
        table.discard_for_good(active.pop(place))


def feat_holds(table: Table, battle: Battle, fighter: Fighter, quest: str) -> bool:
    """Whether the Feat of a Quest is met here and now."""
    if QUESTS[quest]["region"] != battle.region:
        return False
    return Feat(table, battle, fighter).holds(QUESTS[quest]["feat"])


class Feat:
    """A participant's deeds, asked about one by one."""

    def __init__(self, table: Table, battle: Battle, fighter: Fighter) -> None:
        self.table, self.battle, self.fighter = table, battle, fighter
        self.active = table.players[fighter.seat].active
        self.others = battle.opponents(fighter.seat)
        self.won = battle.won == fighter.seat

    def holds(self, feat: dict[str, Any]) -> bool:
        return bool(getattr(self, feat["kind"])(**{key: value for key, value in feat.items() if key != "kind"}))

    def final_strength_in(self, values: list[int]) -> bool:
        return self.fighter.strength in values

    def active_chip_count_in(self, values: list[int]) -> bool:
        return len(self.active) in values

    def last_active_base_strength_in(self, values: list[int]) -> bool:
        return bool(self.active) and STRENGTH[self.active[-1]] in values

    def active_types_at_least(self, n: int) -> bool:
        return len({type_of(chip) for chip in self.active}) >= n

    def finish_second(self) -> bool:
        return self.fighter.place == "second"

    def on_forge_symbol(self, min_strength: int) -> bool:
        return self.fighter.strength in SYMBOLS and self.fighter.strength >= min_strength

    def margin(self) -> int | None:
        """How far the winner is ahead (WW-R16)."""
        if not self.won:
            return None
        if self.others:
            return self.fighter.strength - max(other.strength for other in self.others)
        return self.fighter.strength - RESISTANCE[self.table.round - 1] if self.table.two else None

    def win_by_at_most(self, n: int) -> bool:
        margin = self.margin()
        return margin is not None and margin <= n

    def win_by_at_least(self, n: int) -> bool:
        margin = self.margin()
        return margin is not None and margin >= n

    def no_madness_drawn(self, min_active: int) -> bool:
        return self.fighter.madness_drawn + self.fighter.poison_drawn == 0 and len(self.active) >= min_active

    def madness_drawn_at_least(self, n: int) -> bool:
        return self.fighter.madness_drawn >= n

    def opponent_bust(self, min: int) -> bool:  # noqa: A002
        return sum(other.status == "bust" for other in self.battle.fighters.values()) >= min

    def within_of_other(self, n: int) -> bool:
        return any(abs(self.fighter.strength - other.strength) <= n for other in self.others)

    def units_left_exactly(self, n: int) -> bool:
        return len(self.table.players[self.fighter.seat].units_at(self.battle.region)) == n

    def win_without_leader(self) -> bool:
        return self.won and not self.fighter.leader_seen


class Objective:
    """A player's possessions at the end of the game."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table, self.player = table, player
        fighter = table.battle.fighters.get(player.seat) if table.battle else None
        self.chips = player.count_chips() + Counter(fighter.held if fighter else [])
        self.forged = [chip for track in player.forged for chip in track]

    def holds(self, quest: str) -> bool:
        objective = QUESTS[quest]["objective"]
        arguments = {key: value for key, value in objective.items() if key not in ("kind", "min", "min_2p", "max")}
        count = getattr(self, objective["kind"])(**arguments)
        if "max" in objective:
            return bool(count <= objective["max"])
        least = objective.get("min_2p", objective["min"]) if self.table.two else objective["min"]
        return bool(count >= least)

    def chips_of_types(self, types: list[str]) -> int:
        return sum(self.chips[f"{kind}_{level}"] for kind in types for level in ("weak", "strong"))

    def forged_ally_types(self) -> int:
        return len({type_of(chip) for chip in self.forged if is_ally(chip)})

    def forged_chips(self) -> int:
        return len(self.forged)

    def forged_faction_chips(self) -> int:
        return sum(type_of(chip) == "faction" for chip in self.forged)

    def forge_tracks_completed(self) -> int:
        return sum(len(track) == 4 for track in self.player.forged)

    def strong_ally_chips(self) -> int:
        return sum(self.chips[chip] for chip in ALLY_CHIPS if chip.endswith("_strong"))

    def madness_chips(self) -> int:
        return sum(self.chips[chip] for chip in MADNESS)

    def tea_cards_with_icon(self, icon: str) -> int:
        return sum(shows(card, icon) for card in self.player.cards)

    def abilities_unlocked(self) -> int:
        return len(self.player.unlocked)

    def leader_strength(self) -> int:
        return self.player.leader_strength

    def castles(self) -> int:
        return castles_that_count(self.player)

    def regions_with_units(self) -> int:
        return sum(bool(self.player.units_at(region)) for region in REGIONS)

    def supporters_on_board(self) -> int:
        return sum(self.player.units[region]["supporter"] for region in REGIONS)

    def wonderlandian_cards(self) -> int:
        return len(self.player.wonderlandians)

    def feats_completed(self) -> int:
        return len(self.player.feats)

    def shards_at_most(self) -> int:
        return self.player.shards
