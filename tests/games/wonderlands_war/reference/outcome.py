"""The outcome of a battle in the Wonderland's War reference, in the order of WW-O01 to WW-O15."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.games.wonderlands_war.reference.abilities import end_abilities, pay_for_roses
from tests.games.wonderlands_war.reference.data import RESISTANCE, SYMBOLS, says, type_of
from tests.games.wonderlands_war.reference.feats import complete_feats
from tests.games.wonderlands_war.reference.questions import Answer, Form, Step, ask
from tests.games.wonderlands_war.reference.rewards import befriend, forge, gain_any, open_tracks
from tests.games.wonderlands_war.reference.table import Battle, Fighter, Player, Table, distinct, forms
from tests.games.wonderlands_war.reference.units import castle_forms, put_castle


def outcome(table: Table, battle: Battle) -> Step:
    """All steps in order."""
    for fighter in battle.fighting():
        fighter.status = "halted"
    forges = {fighter.seat: count_forges(table, fighter) for fighter in battle.standing()}
    yield from give_awards(table, battle)
    standing = [fighter.seat for fighter in battle.standing()]
    for seat in table.in_order(standing):
        yield from complete_feats(table, battle, battle.fighters[seat])
    turns = table.in_order(standing)
    for seat in turns:
        pay_for_roses(table, table.players[seat])
    for seat in turns:
        yield from end_abilities(table, battle, battle.fighters[seat])
    for seat in table.in_order(standing):
        yield from forge_all(table, table.players[seat], *forges[seat])
    yield from settle_wagers(table, battle)
    clean_up(table, battle)
    table.battle = None
    table.fought.append(battle.region)
    for seat in table.in_order(table.unlocks):
        yield from befriend(table, table.players[seat])
    table.unlocks = []


# ----- awards -----


def uncontested(table: Table, battle: Battle, player: Player) -> Step:
    """VP or a Castle; with the Walrus 3 VP besides, and the Castle goes anywhere (WW-O05, WW-O20)."""
    walrus = "walrus" in player.figures_at(battle.region)
    if walrus:
        player.vp["effects"] += says("walrus", "amount")
    options = castle_forms(table, player)
    if not walrus:
        options = at(options, battle.region)
    if (yield from choose_award(player, battle.award, bool(options))):
        put_castle(table, player, (yield from ask(player.seat, "award_castle", options)))


def at(options: Iterable[Form], region: str) -> list[Form]:
    return [form for form in options if form["region"] == region]


def choose_award(player: Player, award: int, castle: bool) -> Answer:
    """VP, or a Castle if one can be placed; whether the Castle was chosen (WW-O03)."""
    options: list[Form] = [{"kind": "take_vp", "count": award}, *([{"kind": "take_castle"}] if castle else [])]
    if (yield from ask(player.seat, "choose_award", options))["kind"] == "take_castle":
        return True
    player.vp["awards"] += award
    return False


def give_awards(table: Table, battle: Battle) -> Step:
    """First and second place (WW-O01 to WW-O06, WW-2P05, WW-2P11, WW-2P12)."""
    firsts = placed(table, battle, battle.standing())
    alone = table.two and len(battle.fighters) == 1
    if (alone and firsts and firsts[0].strength == RESISTANCE[table.round - 1]) or len(firsts) > 1:
        for fighter in firsts:
            fighter.place = "tied_first"
        for seat in table.in_order(fighter.seat for fighter in firsts):
            yield from tie_for_first(table, battle, table.players[seat])
        return
    if not firsts:
        return
    winner = firsts[0]
    winner.place, battle.won = "first", winner.seat
    seconds = placed(table, battle, battle.opponents(winner.seat))
    for fighter in seconds:
        fighter.place = "second"
    for seat in table.in_order(fighter.seat for fighter in [winner, *seconds]):
        if seat == winner.seat:
            yield from win(table, battle, table.players[seat])
        else:
            come_second(battle, table.players[seat], len(seconds))


def come_second(battle: Battle, player: Player, sharing: int) -> None:
    """Half the award, split among those who tie; 2 VP more for the Unicorn (WW-O02, WW-O04, WW-O19)."""
    half = (battle.award + 1) // 2
    player.vp["awards"] += -(-half // sharing)
    if "unicorn" in player.figures_at(battle.region):
        player.vp["effects"] += says("unicorn", "amount")


def placed(table: Table, battle: Battle, fighters: list[Fighter]) -> list[Fighter]:
    """Those with the highest Strength of these, if it is enough for a place."""
    best = max((fighter.strength for fighter in fighters), default=-1)
    if table.two and best < RESISTANCE[table.round - 1] + int(table.prototype):
        return []
    return [fighter for fighter in fighters if fighter.strength == best]


def tie_for_first(table: Table, battle: Battle, player: Player) -> Step:
    """The award or a Castle here."""
    here = at(castle_forms(table, player), battle.region)
    if (yield from choose_award(player, battle.award, bool(here))):
        put_castle(table, player, here[0])


def win(table: Table, battle: Battle, player: Player) -> Step:
    """The award and a Castle here, with the Walrus anywhere (WW-O01, WW-O21, WW-R10, WW-2P13)."""
    player.vp["awards"] += battle.award
    options = castle_forms(table, player)
    here = at(options, battle.region)
    if "walrus" in player.figures_at(battle.region):
        player.vp["effects"] += says("walrus", "amount")
        if options:
            stands = player.castles[battle.region] == "upright"
            leave: list[Form] = [{"kind": "leave_castle"}] if stands else []
            form = yield from ask(player.seat, "award_castle", options + leave)
            if form["kind"] != "leave_castle":
                put_castle(table, player, form)
    elif here:
        put_castle(table, player, here[0])


# ----- forging -----


def count_forges(table: Table, fighter: Fighter) -> tuple[int, int]:
    """Forges by Forge chips and by the final space, as the battle ends (WW-O10, WW-O24)."""
    return table.players[fighter.seat].active.count("forge"), int(fighter.strength in SYMBOLS)


def forge_all(table: Table, player: Player, by_chip: int, by_symbol: int) -> Step:
    """One after the other, until the player has enough; the symbol alone takes a set A Red Rook (WW-O10, WW-C03)."""
    while by_chip + by_symbol and open_tracks(player):
        rooks = by_symbol > 0 or not table.uses("red_rook", "A")
        chips = [chip for chip in distinct(player.active) if rooks or type_of(chip) != "red_rook"]
        if not chips:
            return
        form = yield from ask(player.seat, "forging", [*forms("forge_chip", "chip", chips), {"kind": "forge_nothing"}])
        if form["kind"] == "forge_nothing":
            return
        chip = form["chip"]
        if by_chip and not (type_of(chip) == "red_rook" and table.uses("red_rook", "A")):
            by_chip -= 1
        else:
            by_symbol -= 1
        yield from forge(table, player, chip, in_battle=True)


# ----- wagers, clean-up -----


def settle_wagers(table: Table, battle: Battle) -> Step:
    """Right: a weak Ally chip; wrong: a Shard; a tie for first: nothing (WW-O14, WW-O23)."""
    if any(fighter.place == "tied_first" for fighter in battle.fighters.values()):
        return
    for seat in table.in_order(battle.wagers):
        if battle.wagers[seat] == battle.won:
            yield from gain_any(table, table.players[seat], "weak")
        else:
            table.gain_shards(table.players[seat], 1)


def clean_up(table: Table, battle: Battle) -> None:
    """Active chips become Exhausted, Roses of set B go to the bag (WW-O15, WW-C04)."""
    for seat in table.in_order(fighter.seat for fighter in battle.standing()):
        player = table.players[seat]
        if table.uses("rose", "B"):
            player.bag += Counter(player.active_of("rose"))
            player.active = [chip for chip in player.active if type_of(chip) != "rose"]
        table.exhaust(player, player.active)
        player.active = []
