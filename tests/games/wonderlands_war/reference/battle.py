"""The War of the Wonderland's War reference: which battles there are, and how they are fought."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.wonderlands_war.reference.chips import act_on_others, act_on_self, after_strength, more_by_flamingo
from tests.games.wonderlands_war.reference.data import (
    FIGURES,
    MADNESS,
    RESISTANCE,
    STRENGTH,
    TRACK_END,
    says,
    type_of,
)
from tests.games.wonderlands_war.reference.madness import suffer_alone
from tests.games.wonderlands_war.reference.outcome import outcome, uncontested
from tests.games.wonderlands_war.reference.questions import Form, Step, ask_all
from tests.games.wonderlands_war.reference.rewards import deal_market
from tests.games.wonderlands_war.reference.table import (
    Battle,
    Fighter,
    Player,
    Table,
    distinct,
    forms,
    refresh,
    shuffle,
)

TWEEDLES = "tweedledum_and_tweedledee"


def war(table: Table) -> Step:
    """A battle in every Region, clockwise from the standee (WW-B01)."""
    table.fought = []
    region = table.standee
    for _ in table.regions():
        yield from contest(table, region)
        if region not in table.fought:
            table.fought.append(region)
        region = table.after(region, 1)
    table.fought = []
    if table.round < 3:
        end_war(table)


def end_war(table: Table) -> None:
    """The standee moves on, bags are filled, Leaders go to the Head, a new market (WW-E02, WW-E04)."""
    table.standee = table.after(table.standee, table.roll())
    for player in table.players:
        refresh(player)
        player.move_leader("table")
        player.chair = 0
    table.wonder += [card for card in table.market if card]
    shuffle(table.wonder, table.below)
    deal_market(table)


def contest(table: Table, region: str) -> Step:
    """Nobody, one alone, or a battle; with 2 players one alone does fight (WW-B02, WW-O05, WW-2P06)."""
    seats = [player.seat for player in table.players if player.units_at(region)]
    if not seats:
        return
    award = table.markers[region][table.round - 1]
    table.battle = Battle(region, award, {})
    if len(seats) == 1 and not table.two:
        yield from uncontested(table, table.battle, table.players[seats[0]])
    else:
        table.battle.fighters = {seat: Fighter(seat) for seat in seats}
        yield from fight(table, table.battle)
    table.battle = None


def start_strength(player: Player, region: str) -> int:
    """Leader, figures, Castle (WW-B03)."""
    figures = player.figures_at(region)
    strength = sum(int(FIGURES[figure]["strength"]) for figure in figures)
    if figures.count(TWEEDLES) == 2:
        strength += 2 * (says(TWEEDLES, "together_each") - int(FIGURES[TWEEDLES]["strength"]))
    strength += player.leader_strength if player.units[region]["leader"] else 0
    return strength + (2 if player.castles[region] != "none" else 0)


def fight(table: Table, battle: Battle) -> Step:
    """Start, Wagers, draws until it is over, then the outcome (WW-B03 to WW-B06, WW-B18, WW-B31)."""
    for fighter in battle.fighters.values():
        fighter.add(start_strength(table.players[fighter.seat], battle.region))
        fighter.leader_seen = bool(table.players[fighter.seat].units[battle.region]["leader"])
    yield from place_wagers(table, battle)
    yield from draw(table, battle, list(battle.fighters.values()))
    while not is_over(table, battle):
        options: list[Form] = [{"kind": "draw"}, {"kind": "halt"}]
        given = yield from ask_all("draw_or_halt", {fighter.seat: options for fighter in battle.fighting()})
        for seat, form in given.items():
            if form["kind"] == "halt":
                battle.fighters[seat].status = "halted"
        if battle.fighting():
            yield from draw(table, battle, battle.fighting())
    yield from outcome(table, battle)


def place_wagers(table: Table, battle: Battle) -> Step:
    """Those who take no part may name a winner (WW-B04, WW-2P07)."""
    if table.two:
        return
    options = [*forms("wager", "target", battle.fighters), {"kind": "no_wager"}]
    given = yield from ask_all("wager", {seat: options for seat in table.seats if seat not in battle.fighters})
    battle.wagers = {seat: form["target"] for seat, form in given.items() if form["kind"] == "wager"}


def is_over(table: Table, battle: Battle) -> bool:
    """All out, somebody at the end of the track, or one left who must halt (WW-B18, WW-2P05, WW-2P10)."""
    fighting = battle.fighting()
    if not fighting or any(fighter.strength == TRACK_END for fighter in battle.standing()):
        return True
    if len(fighting) > 1:
        return False
    if table.two and fighting[0].strength <= RESISTANCE[table.round - 1]:
        return False
    return all(fighting[0].strength > other.strength for other in battle.opponents(fighting[0].seat))


# ----- one draw (WW-B22) -----


def draw(table: Table, battle: Battle, drawing: list[Fighter]) -> Step:
    """Chips, Madness, own effects, effects on others, Strength, effects after it, chips placed."""
    battle.draw += 1
    for fighter in battle.fighters.values():
        fighter.chip, fighter.busts_seen, fighter.waiting, fighter.waiting_own = None, [], [], []
    yield from take_chips(table, battle, drawing)
    for fighter in ordered(table, battle, [fighter for fighter in drawing if fighter.chip in (*MADNESS, "poison")]):
        assert fighter.chip
        yield from suffer_alone(table, battle, fighter, fighter.chip)
    for fighter in ordered(table, battle, battle.standing()):
        yield from act_on_self(table, battle, fighter)
    pay_for_busts(table, battle)
    for fighter in ordered(table, battle, battle.standing()):
        yield from act_on_others(table, battle, fighter)
    for fighter in playing(battle):
        fighter.add(final_strength(table, fighter))
    for fighter in ordered(table, battle, playing(battle)):
        yield from after_strength(table, battle, fighter)
    for fighter in playing(battle):
        place_chip(table, fighter)


def ordered(table: Table, battle: Battle, fighters: Iterable[Fighter]) -> list[Fighter]:
    return [battle.fighters[seat] for seat in table.in_order(fighter.seat for fighter in fighters)]


def playing(battle: Battle) -> list[Fighter]:
    """Those with a chip that goes to the Active track."""
    return [fighter for fighter in battle.standing() if fighter.chip and fighter.chip not in (*MADNESS, "poison")]


def take_chips(table: Table, battle: Battle, drawing: list[Fighter]) -> Step:
    """All draw; with several chips one is chosen in secret, the rest go back (WW-B26, WW-B27, WW-R09)."""
    for fighter in drawing:
        player = table.players[fighter.seat]
        count = 1 + fighter.extra
        if battle.draw == 1 and "caterpillar" in player.figures_at(battle.region):
            count += says("caterpillar", "count")
        fighter.extra = 0
        drawn = [table.draw_chip(player) for _ in range(count)]
        fighter.held = [chip for chip in drawn if chip]
        if not fighter.held:
            fighter.status = "halted"  # WW-B14
    several = [fighter for fighter in drawing if len(fighter.held) > 1]
    given = yield from ask_all(
        "choose_drawn", {each.seat: forms("play_chip", "chip", distinct(each.held)) for each in several}, telling=True
    )
    for fighter in drawing:
        if fighter.held:
            fighter.chip = given[fighter.seat]["chip"] if fighter.seat in given else fighter.held[0]
            assert fighter.chip
            fighter.held.remove(fighter.chip)
            for chip in fighter.held:
                table.players[fighter.seat].bag[chip] += 1
            fighter.held = []
            fighter.chip_strength = max(STRENGTH[fighter.chip] - fighter.lowered, 0)  # WW-R02
            fighter.chip_strength += more_by_flamingo(table, fighter)  # WW-R22
            fighter.lowered = 0


def pay_for_busts(table: Table, battle: Battle) -> None:
    """Off with Their Heads, once all busts of the draw are known (WW-R03)."""
    for fighter in battle.standing():
        if table.players[fighter.seat].has("off_with_their_heads"):
            each = says("off_with_their_heads", "amount")
            table.players[fighter.seat].vp["effects"] += each * len(fighter.busts_seen)


def final_strength(table: Table, fighter: Fighter) -> int:
    """The chip's Strength, doubled by a Flamingo A (WW-C14)."""
    chip = fighter.chip
    assert chip
    immune = type_of(chip) == "red_rook" and table.uses("red_rook", "A")
    return max(fighter.chip_strength * (2 if fighter.doubling and not immune else 1), 0)


def place_chip(table: Table, fighter: Fighter) -> None:
    """On the Active track; what it starts for the next chip or draw (WW-B15, WW-C02, WW-C05, WW-C13)."""
    chip = fighter.chip
    assert chip
    table.players[fighter.seat].active.append(chip)
    fighter.doubling = type_of(chip) == "flamingo" and table.uses("flamingo", "A")
    if type_of(chip) == "card_soldier" and table.uses("card_soldier", "C"):
        fighter.extra += STRENGTH[chip]
    fighter.extra += says("walrus_monocle", "count") if chip == "walrus_monocle" else 0
    fighter.traps += int(chip == "white_knights_mousetrap")
