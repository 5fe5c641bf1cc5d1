"""Madness, Poison, losses, busts and refreshes of the Wonderland's War reference."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.wonderlands_war.reference.data import KINDS, MADNESS, says
from tests.games.wonderlands_war.reference.questions import Answer, Decision, Form, Step, ask
from tests.games.wonderlands_war.reference.table import (
    TRACK_SPACES,
    Battle,
    Fighter,
    Player,
    Table,
    distinct,
    forms,
    refresh,
)
from tests.games.wonderlands_war.reference.units import to_reserve

Losses = Generator[Decision, tuple[int, Form], list[str]]


def suffer_alone(table: Table, battle: Battle, fighter: Fighter, chip: str) -> Step:
    """The chip of a draw, with what the Duchess pays for its losses."""
    lost: list[str] = []
    yield from suffer(table, battle, fighter, chip, lost)
    pay_duchess(table, battle, fighter, lost)


def suffer(table: Table, battle: Battle, fighter: Fighter, chip: str, lost: list[str]) -> Answer:
    """Shield, losses, bust, track, refresh (WW-B09 to WW-B13, WW-B21); whether it came to the Madness track."""
    player = table.players[fighter.seat]
    if chip in MADNESS:
        fighter.madness_drawn += 1
    else:
        fighter.poison_drawn += 1
    if player.shield:
        options: list[Form] = [{"kind": "break_shield"}, {"kind": "accept_chip"}]
        if (yield from ask(player.seat, "shield", options))["kind"] == "break_shield":
            player.shield = False
            player.bag[chip] += 1
            return False
    lost += yield from lose_units(table, battle, fighter, chip)
    bust = not player.units_at(battle.region)
    if bust:
        go_bust(table, battle, fighter)
    if chip == "poison":
        table.supply["poison"] += 1
        return False
    player.madness.append(chip)
    if len(player.madness) == TRACK_SPACES:
        refresh(player)
    if not bust:
        wait_for_madness(player, fighter, battle, chip)
    return not bust


def wait_for_madness(player: Player, fighter: Fighter, battle: Battle, chip: str) -> None:
    """What a Madness chip on the track sets off, in step (3) (WW-R14)."""
    if "march_hare" in player.figures_at(battle.region):
        fighter.waiting.append(("march_hare", KINDS.index(chip)))
    if player.has("we_are_all_mad_here"):
        fighter.waiting.append(("we_are_all_mad_here", KINDS.index(chip)))


def go_bust(table: Table, battle: Battle, fighter: Fighter) -> None:
    """Active chips and the one being played are Exhausted, Strength is 0, the Shield whole (WW-B12, WW-B28)."""
    player = table.players[fighter.seat]
    playing = [fighter.chip] if fighter.chip and fighter.chip not in (*MADNESS, "poison") else []
    table.exhaust(player, player.active + playing)
    player.active = []
    player.shield = True
    fighter.status, fighter.strength, fighter.chip = "bust", 0, None
    fighter.waiting.clear()
    fighter.waiting_own.clear()
    for other in battle.fighters.values():
        if other is not fighter:
            other.busts_seen.append(fighter.seat)


def pay_duchess(table: Table, battle: Battle, fighter: Fighter, lost: list[str]) -> None:
    """A VP for each unit, if she herself is still here (WW-C07, WW-R15)."""
    player = table.players[fighter.seat]
    if "duchess" in player.figures_at(battle.region):
        player.vp["effects"] += says("duchess", "amount") * len(lost)


# ----- losses -----


def lose_units(table: Table, battle: Battle, fighter: Fighter, chip: str) -> Losses:
    """One unit, two for a Double, less what Mousetraps save (WW-B09, WW-B33)."""
    player = table.players[fighter.seat]
    count = 2 if chip == "double_madness" else 1
    if chip in MADNESS:
        saved = min(count, fighter.traps)
        fighter.traps -= saved
        count -= saved
    lost: list[str] = []
    while count and player.units_at(battle.region):
        count -= 1
        form = yield from ask(player.seat, "lose_unit", forms("lose", "unit", losable(player, battle.region)))
        lost.append(form["unit"])
        yield from lose(table, battle, fighter, form["unit"], chip)
    return lost


def losable(player: Player, region: str) -> list[str]:
    """Humpty Dumpty first, the Leader last (WW-B09)."""
    here = distinct(player.units_at(region))
    if "humpty_dumpty" in here:
        return ["humpty_dumpty"]
    return [unit for unit in here if unit != "leader"] or here


def lose(table: Table, battle: Battle, fighter: Fighter, unit: str, chip: str) -> Step:
    """One unit leaves; some may go next door; the Hatter's engineers see to it."""
    player = table.players[fighter.seat]
    to_reserve(player, battle.region, unit)
    first = unit == "supporter" and not fighter.lost_a_supporter
    fighter.lost_a_supporter |= unit == "supporter"
    vanishing = first and player.has("vanishing_by_degrees") and bool(player.units_at(battle.region))  # WW-R12
    if unit == "white_knight" or vanishing:
        options: list[Form] = [
            {"kind": "lose_to", "unit": unit, "region": region} for region in table.adjacent(battle.region)
        ]
        form = yield from ask(player.seat, "lost_to", [*options, {"kind": "lose_to_reserve"}])
        if form["kind"] == "lose_to":
            move_on(player, unit, form["region"])
    if unit == "supporter" and chip in MADNESS and player.has("engineer_of_war"):
        if fighter.chip == chip:  # the Madness of the draw itself: after all Madness and busts (WW-B08)
            fighter.waiting_own.append(("engineer_of_war", None))
        elif player.units_at(battle.region):
            avenge(battle, fighter)


def avenge(battle: Battle, fighter: Fighter) -> None:
    """Engineer of War, for one Supporter: Strength if somebody is ahead at this moment (WW-C08, WW-R21)."""
    if battle.ahead_of(fighter.seat):
        fighter.add(says("engineer_of_war", "amount"))


def move_on(player: Player, unit: str, region: str) -> None:
    """A lost unit goes to a Region instead of the reserve."""
    if unit == "supporter":
        player.supporters -= 1
    else:
        player.reserve[unit] -= 1
    player.units[region][unit] += 1
