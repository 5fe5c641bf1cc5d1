"""End-of-battle abilities of the Wonderland's War reference (WW-O09)."""

from __future__ import annotations

from tests.games.wonderlands_war.reference.chips import PASS, USE_OR_PASS, Entry, in_any_order
from tests.games.wonderlands_war.reference.data import KINDS, STRENGTH, is_ally, says
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.table import Battle, Fighter, Player, Table, distinct, forms
from tests.games.wonderlands_war.reference.tea import can_place_supporter
from tests.games.wonderlands_war.reference.units import place_supporters


def pay_for_roses(table: Table, player: Player) -> None:
    """Rose A: what is nothing but VP needs no order."""
    if table.uses("rose", "A"):
        player.vp["effects"] += len(player.active_of("rose"))


def end_abilities(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """The White Rabbit's VP at once, the rest in the owner's order."""
    player = table.players[fighter.seat]
    here = player.figures_at(battle.region)
    if "white_rabbit" in here:
        printed = sum(STRENGTH[chip] for chip in player.active)
        player.vp["effects"] += min(printed // says("white_rabbit", "per"), says("white_rabbit", "max"))
    entries: list[Entry] = []
    if table.uses("red_rook", "D"):
        entries += [("red_rook_d", KINDS.index(chip)) for chip in player.active_of("red_rook")]
    if table.uses("creature", "B"):
        entries += [("creature_b", KINDS.index(chip)) for chip in player.active_of("creature")[:1]]
    dish = "unicorns_cake_dish"
    entries += [(dish, KINDS.index(dish))] * player.active.count(dish)
    entries += [(figure, None) for figure in ("gryphon", "mock_turtle") if figure in here]
    entries += [("love_of_learning", None)] * player.has("love_of_learning")
    if player.has("grin_without_a_cat") and "artifact" in player.active:
        entries.append(("grin_without_a_cat", KINDS.index("artifact")))

    def act(entry: Entry) -> Step:
        if is_useful(table, battle, fighter, entry[0]) and not is_gone(player, entry, entries):
            yield from carry_out(table, battle, fighter, entry)

    yield from in_any_order(fighter, entries, act)


def is_useful(table: Table, battle: Battle, fighter: Fighter, ability: str) -> bool:
    """Whether it would do something now."""
    player = table.players[fighter.seat]
    not_first = fighter.place not in ("first", "tied_first")
    if ability == "red_rook_d":
        return battle.won == fighter.seat and table.shards > 0
    if ability == "creature_b":
        return most_creatures(table, battle, fighter) and can_place_supporter(table, player)
    if ability == "gryphon":  # it may have been moved away for a Supporter that lacked (WW-T30)
        return "gryphon" in player.figures_at(battle.region)
    if ability == "mock_turtle":
        return not_first and player.shards > 0
    if ability == "grin_without_a_cat":
        return not_first and "artifact" in player.active
    if ability == "love_of_learning":
        return any(is_ally(chip) for chip in player.active)
    return True


def is_gone(player: Player, entry: Entry, still_waiting: list[Entry]) -> bool:
    """Whether the Rook or Dish that acts is no longer Active: the Active ones have their turn later (WW-R20)."""
    ability, about = entry
    if about is None or ability not in ("red_rook_d", "unicorns_cake_dish"):
        return False
    return still_waiting.count(entry) >= player.active.count(KINDS[about])


def most_creatures(table: Table, battle: Battle, fighter: Fighter) -> bool:
    """Strictly most Active Creatures of those who did not bust (WW-C04)."""
    counts = {other.seat: len(table.players[other.seat].active_of("creature")) for other in battle.standing()}
    own = counts.pop(fighter.seat)
    return own > max(counts.values(), default=0)


def carry_out(table: Table, battle: Battle, fighter: Fighter, entry: Entry) -> Step:
    """One ability that is not just VP."""
    ability, about = entry
    player = table.players[fighter.seat]
    if ability == "red_rook_d":
        table.gain_shards(player, 2 if about == KINDS.index("red_rook_strong") else 1)
    elif ability == "creature_b":
        yield from place_supporters(table, fighter.seat, 1)
    elif ability == "unicorns_cake_dish":
        if (yield from ask(fighter.seat, "use", USE_OR_PASS)) != PASS:
            player.vp["effects"] += says(ability, "self")
            for other in battle.opponents(fighter.seat):
                table.players[other.seat].vp["effects"] += says(ability, "opponents")
    elif ability == "gryphon":
        yield from move_out(table, battle, fighter)
    elif ability == "mock_turtle":
        counts = forms("discard_shards", "count", range(1, min(says(ability, "max"), player.shards) + 1))
        form = yield from ask(fighter.seat, "use", [*counts, PASS])
        table.lose_shards(player, form.get("count", 0))
    elif ability == "grin_without_a_cat":
        yield from return_active(table, fighter, says(ability, "count"), ally=False)
    else:
        yield from return_active(table, fighter, 2 if table.two else says(ability, "count"), ally=True)


def return_active(table: Table, fighter: Fighter, count: int, ally: bool) -> Step:
    """Active Ally chips, or Artifacts, back to the bag."""
    player = table.players[fighter.seat]
    for _ in range(count):
        chips = [chip for chip in distinct(player.active) if (is_ally(chip) if ally else chip == "artifact")]
        form = yield from ask(fighter.seat, "use", [*forms("return_chip", "chip", chips), PASS])
        if form == PASS:
            return
        player.active.remove(form["chip"])
        player.bag[form["chip"]] += 1


def move_out(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """The Gryphon and up to two Supporters go next door."""
    player = table.players[fighter.seat]
    here = player.units[battle.region]
    options: list[Form] = [
        {"kind": "move_out", "region": region, "supporters": count}
        for region in table.adjacent(battle.region)
        for count in range(min(says("gryphon", "supporters_max"), here["supporter"]) + 1)
    ]
    form = yield from ask(fighter.seat, "use", [*options, PASS])
    if form != PASS:
        for unit, count in (("gryphon", 1), ("supporter", form["supporters"])):
            here[unit] -= count
            player.units[form["region"]][unit] += count
