"""What a played chip sets off in the Wonderland's War reference: on oneself, on others, and after its Strength."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.wonderlands_war.reference.data import (
    KINDS,
    MADNESS,
    STRENGTH,
    SYMBOLS,
    TRACK_END,
    is_ally,
    says,
    type_of,
)
from tests.games.wonderlands_war.reference.madness import avenge, pay_duchess, suffer
from tests.games.wonderlands_war.reference.questions import Form, Step, ask
from tests.games.wonderlands_war.reference.table import Battle, Fighter, Table, distinct, forms

Entry = tuple[str, int | None]
USE_OR_PASS: list[Form] = [{"kind": "use_it"}, {"kind": "pass"}]
PASS: Form = {"kind": "pass"}
ALICE_AND_CAT = ("everywhere_at_once", "looking_glass_guard", "wicked_smile")
ARTIFACT_SELF = (*ALICE_AND_CAT, "manxome_foe", "piping_hot", "paint_it_red")


def in_any_order(fighter: Fighter, entries: list[Entry], act: Callable[[Entry], Step]) -> Step:
    """The owner says which of the waiting effects is next; equal ones are offered once (WW-B16, WW-R04).

    Whether one does anything shows when its turn comes. While one is carried out others may come to wait.
    """
    while entries:
        options = [entry_form(entry, entries) for entry in entries]
        different = [form for place, form in enumerate(options) if form not in options[:place]]
        form = yield from ask(fighter.seat, "choose_effect", different)
        entry = entries[options.index(form)]
        entries.remove(entry)
        yield from act(entry)


def entry_form(entry: Entry, entries: list[Entry]) -> Form:
    """An effect that waits; weak and strong Rooks that each pay are two while something else waits as well (WW-R20)."""
    ability, about = entry
    if ability == "claws_that_catch":
        return {"kind": "use_on", "ability": ability, "target": about}
    something_else = any(other != ability for other, _ in entries)
    if (
        about is not None
        and ability == "red_rook_d"
        and something_else
        and any(one[0] == ability and one != entry for one in entries)
    ):
        return {"kind": "use_copy", "ability": ability, "chip": KINDS[about]}
    return {"kind": "use", "ability": ability}


# ----- own things (WW-B16 (2)) -----


def act_on_self(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """Effects of the chip on its owner and on itself; a bust ends them (WW-B28)."""
    player, chip = table.players[fighter.seat], fighter.chip
    abilities: list[str] = []
    if chip == "artifact":
        abilities = [ability for ability in ARTIFACT_SELF if player.has(ability)]
    elif chip:
        kind = type_of(chip)
        abilities = [f"{kind}_{table.sets[kind].lower()}" if kind in table.sets else chip]
    fighter.waiting_own += [(ability, KINDS.index(str(chip))) for ability in abilities if ability in OWN]

    def act(entry: Entry) -> Step:
        yield from OWN[entry[0]](table, battle, fighter)

    yield from in_any_order(fighter, fighter.waiting_own, act)


def card_soldier_a(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player = table.players[fighter.seat]
    options = [*returnable(table, fighter), {"kind": "change_strength", "ability": "card_soldier_a"}]
    form = yield from ask(fighter.seat, "use", options)
    if form["kind"] == "return_chip":
        player.exhausted[form["chip"]] -= 1
        player.bag[form["chip"]] += 1
    else:
        fighter.chip_strength += 1 if table.plus_one else fighter.chip_strength  # WW-C01


def returnable(table: Table, fighter: Fighter) -> list[Form]:
    """Exhausted chips that own chips may return: not a set A Red Rook (WW-R06)."""
    exhausted = table.players[fighter.seat].exhausted
    immune = table.uses("red_rook", "A")
    chips = [chip for chip in exhausted if exhausted[chip] and not (immune and type_of(chip) == "red_rook")]
    return forms("return_chip", "chip", chips)


def card_soldier_b(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player = table.players[fighter.seat]
    options: list[Form] = [
        {"kind": "bring_supporters", "from": region, "count": count}
        for region in table.adjacent(battle.region)
        for count in range(1, min(fighter.chip_strength, player.units[region]["supporter"]) + 1)
    ]
    form = yield from ask(fighter.seat, "use", [*options, {"kind": "change_strength", "ability": "card_soldier_b"}])
    if form["kind"] == "bring_supporters":
        player.units[form["from"]]["supporter"] -= form["count"]
        player.units[battle.region]["supporter"] += form["count"]
    else:
        fighter.chip_strength *= 2


def card_soldier_d(table: Table, battle: Battle, fighter: Fighter) -> Step:
    if table.players[fighter.seat].castles[battle.region] == "none":
        options: list[Form] = [{"kind": "change_strength", "ability": "card_soldier_d"}, PASS]
        if (yield from ask(fighter.seat, "use", options))["kind"] == "change_strength":
            fighter.chip_strength *= 3


def red_rook_b(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """Set first, then the +1 of Flamingo B (WW-R22)."""
    if table.players[fighter.seat].active_of("red_rook"):
        fighter.chip_strength = 1 + more_by_flamingo(table, fighter)
    yield from ()


def more_by_flamingo(table: Table, fighter: Fighter) -> int:
    """Flamingo B: an Ally chip has one more while a Flamingo is Active (WW-C04, WW-C10); set A Rooks do not care."""
    chip = fighter.chip
    if not chip or not is_ally(chip) or not table.uses("flamingo", "B"):
        return 0
    if type_of(chip) == "red_rook" and table.uses("red_rook", "A"):
        return 0
    return int(bool(table.players[fighter.seat].active_of("flamingo")))


def creature_c(table: Table, battle: Battle, fighter: Fighter) -> Step:
    others = len(table.players[fighter.seat].active_of("creature"))
    fighter.chip_strength += (2 if fighter.chip == "creature_weak" else -2) * others
    yield from ()


def creature_d(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player, chip = table.players[fighter.seat], fighter.chip
    assert chip
    if player.shards > STRENGTH[chip]:
        table.lose_shards(player, 1)
    elif player.shards < STRENGTH[chip]:
        table.gain_shards(player, 1)
    yield from ()


def everywhere_at_once(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player = table.players[fighter.seat]
    if player.leader == battle.region:
        return
    options = [*forms("place_leader_here", "from", [player.leader]), PASS]
    if (yield from ask(fighter.seat, "use", options))["kind"] == "place_leader_here":
        player.move_leader(battle.region)
        fighter.leader_seen = True
        fighter.add(says("everywhere_at_once", "strength"))


def mend_or(more: int) -> Callable[[Table, Battle, Fighter], Step]:
    """Mend the Shield, or else more Strength for this chip."""

    def act(table: Table, battle: Battle, fighter: Fighter) -> Step:
        player = table.players[fighter.seat]
        if player.shield:
            fighter.chip_strength += more
        player.shield = True
        yield from ()

    return act


def engineer_of_war(table: Table, battle: Battle, fighter: Fighter) -> Step:
    avenge(battle, fighter)
    yield from ()


def wicked_smile(table: Table, battle: Battle, fighter: Fighter) -> Step:
    own = table.players[fighter.seat].shards
    if any(table.players[other.seat].shards > own for other in battle.opponents(fighter.seat)):
        fighter.add(says("wicked_smile", "amount"))
    yield from ()


def manxome_foe(table: Table, battle: Battle, fighter: Fighter) -> Step:
    if battle.ahead_of(fighter.seat):
        fighter.chip_strength += says("manxome_foe", "add")
    yield from ()


def piping_hot(table: Table, battle: Battle, fighter: Fighter) -> Step:
    others = len(table.players[fighter.seat].active_of("faction"))
    fighter.add(min(says("piping_hot", "each") * others, says("piping_hot", "max")))
    yield from ()


def paint_it_red(table: Table, battle: Battle, fighter: Fighter) -> Step:
    active = table.players[fighter.seat].active
    painted = [chip for chip in active if type_of(chip) in ("card_soldier", "rose", "red_rook")]
    fighter.chip_strength += min(says("paint_it_red", "each") * len(painted), says("paint_it_red", "max"))
    yield from ()


def gryphons_whistle(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player = table.players[fighter.seat]
    if player.supporters and (yield from ask(fighter.seat, "use", USE_OR_PASS))["kind"] == "use_it":
        player.supporters -= 1
        player.units[battle.region]["supporter"] += 1


def hares_butter_knife(table: Table, battle: Battle, fighter: Fighter) -> Step:
    options: list[Form] = [{"kind": "change_strength", "ability": "hares_butter_knife"}, PASS]
    if table.shards and (yield from ask(fighter.seat, "use", options)) != PASS:
        table.gain_shards(table.players[fighter.seat], says("hares_butter_knife", "shards"))
        fighter.chip_strength += says("hares_butter_knife", "add")


def tweedles_rattle(table: Table, battle: Battle, fighter: Fighter) -> Step:
    if "tweedles_rattle" in table.players[fighter.seat].active:
        fighter.chip_strength += says("tweedles_rattle", "add")
    yield from ()


def mock_turtles_tureen(table: Table, battle: Battle, fighter: Fighter) -> Step:
    player = table.players[fighter.seat]
    for _ in range(says("mock_turtles_tureen", "count")):
        form = yield from ask(fighter.seat, "use", [*returnable(table, fighter), PASS])
        if form == PASS:
            return
        player.exhausted[form["chip"]] -= 1
        player.bag[form["chip"]] += 1


def caterpillars_hookah(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """Two chips at once; their Madness one by one, in the owner's order (WW-B29, WW-C07, WW-R15)."""
    player = table.players[fighter.seat]
    can_draw = player.bag.total() or player.exhausted.total() or player.madness
    if not can_draw or (yield from ask(fighter.seat, "use", USE_OR_PASS)) == PASS:
        return
    several = [table.draw_chip(player) for _ in range(says("caterpillars_hookah", "draw"))]
    drawn = [chip for chip in several if chip]
    bad = [chip for chip in drawn if chip in (*MADNESS, "poison")]
    lost: list[str] = []
    placed = 0
    while bad and fighter.status == "fighting":
        form = yield from ask(fighter.seat, "order_madness", forms("suffer", "chip", distinct(bad)))
        bad.remove(form["chip"])
        placed += yield from suffer(table, battle, fighter, form["chip"], lost)
        drawn.remove(form["chip"])
    for chip in drawn:
        player.bag[chip] += 1
    if fighter.status != "fighting":
        return
    pay_duchess(table, battle, fighter, lost)
    fighter.add(says("caterpillars_hookah", "strength_per_madness") * placed)
    if not placed:
        table.lose_shards(player, says("caterpillars_hookah", "discard_shards_if_none"))


OWN: dict[str, Callable[[Table, Battle, Fighter], Step]] = {
    "card_soldier_a": card_soldier_a,
    "card_soldier_b": card_soldier_b,
    "card_soldier_d": card_soldier_d,
    "red_rook_b": red_rook_b,
    "creature_c": creature_c,
    "creature_d": creature_d,
    "everywhere_at_once": everywhere_at_once,
    "looking_glass_guard": mend_or(says("looking_glass_guard", "add")),
    "engineer_of_war": engineer_of_war,
    "wicked_smile": wicked_smile,
    "manxome_foe": manxome_foe,
    "piping_hot": piping_hot,
    "paint_it_red": paint_it_red,
    "caterpillars_hookah": caterpillars_hookah,
    "humptys_gloves": mend_or(says("humptys_gloves", "add")),
    "gryphons_whistle": gryphons_whistle,
    "hares_butter_knife": hares_butter_knife,
    "tweedles_rattle": tweedles_rattle,
    "mock_turtles_tureen": mock_turtles_tureen,
}


# ----- after Strength -----


def after_strength(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """Flamingo C, the Pocket Watch, Always Six O'Clock: the tracker may move (WW-C09)."""
    here = fighter.strength
    goals: list[int] = []
    if here == TRACK_END or not fighter.chip:
        return
    if type_of(fighter.chip) == "flamingo" and table.uses("flamingo", "C"):
        near = min(abs(symbol - here) for symbol in SYMBOLS)
        goals = [symbol for symbol in SYMBOLS if near and abs(symbol - here) == near]
    elif fighter.chip == "rabbits_pocket_watch":
        by = says("rabbits_pocket_watch", "by")
        goals = [to for to in (here - by, here + by) if 0 <= to <= TRACK_END]
    elif fighter.chip == "artifact" and table.players[fighter.seat].has("always_six_oclock"):
        of, most = says("always_six_oclock", "of"), says("always_six_oclock", "max_forward")
        goals = [to for to in range(of, TRACK_END + 1, of) if 0 < to - here <= most]
    form = yield from ask(fighter.seat, "use", [*forms("move_tracker", "to", goals), PASS])
    if form != PASS:
        fighter.strength = form["to"]


# ----- others (WW-B16 (3)) -----


def act_on_others(table: Table, battle: Battle, fighter: Fighter) -> Step:
    """Effects on others: of the chip, of Madness placed, of busts, in the owner's order (WW-R03, WW-R04)."""
    player, chip = table.players[fighter.seat], fighter.chip
    entries = fighter.waiting
    if "march_hare" not in player.figures_at(battle.region):  # lost since (WW-B10)
        entries[:] = [entry for entry in entries if entry[0] != "march_hare"]
    if chip and chip not in (*MADNESS, "poison"):
        if type_of(chip) == "flamingo" and table.uses("flamingo", "D"):
            entries.append(("flamingo_d", KINDS.index(chip)))
        if chip in ("amulet_of_the_duchess", "crown_of_the_knave"):
            entries.append((chip, KINDS.index(chip)))
        if chip == "artifact":
            abilities = ("royal_temper", "fearsome_maw")
            entries += [(ability, KINDS.index(chip)) for ability in abilities if player.has(ability)]
        if "knave_of_hearts" in player.figures_at(battle.region):
            entries.append(("knave_of_hearts", KINDS.index(chip)))
    if player.has("claws_that_catch"):
        entries += [("claws_that_catch", seat) for seat in fighter.busts_seen]

    def act(entry: Entry) -> Step:
        if targets(table, battle, fighter, entry):
            yield from on_others(table, battle, fighter, entry)

    yield from in_any_order(fighter, entries, act)


def targets(table: Table, battle: Battle, fighter: Fighter, entry: Entry) -> list[int]:
    """The seats that an effect can touch now."""
    ability, about = entry
    player = table.players[fighter.seat]
    opponents = battle.opponents(fighter.seat)
    if ability == "flamingo_d":
        return [other.seat for other in battle.ahead_of(fighter.seat) if table.shards]
    if ability == "royal_temper":
        return [other.seat for other in battle.ahead_of(fighter.seat)]
    if ability == "fearsome_maw":
        return [other.seat for other in opponents if table.supply["poison"]]
    if ability == "claws_that_catch":
        return [about] if table.supply["poison"] and about is not None else []
    if ability == "we_are_all_mad_here":
        return [other.seat for other in opponents if table.players[other.seat].shards < player.shards]
    if ability == "march_hare":
        return [other.seat for other in opponents]
    if ability == "crown_of_the_knave":
        return [other.seat for other in opponents if other.status == "fighting"]
    if ability == "amulet_of_the_duchess":
        return [other.seat for other in battle.standing() if table.players[other.seat].madness]
    assert ability == "knave_of_hearts"
    assert fighter.chip
    own = STRENGTH[fighter.chip]
    return [other.seat for other in opponents if other.chip and own > STRENGTH[other.chip]]


def on_others(table: Table, battle: Battle, fighter: Fighter, entry: Entry) -> Step:
    """Carry one out on the targets it has now."""
    ability = entry[0]
    seats = targets(table, battle, fighter, entry)
    if ability == "knave_of_hearts":
        fighter.add(says(ability, "amount"))
    elif ability == "march_hare":
        lost = says(ability, "double" if entry[1] == KINDS.index("double_madness") else "single")
        for seat in seats:
            battle.fighters[seat].add(-lost)
    elif ability == "amulet_of_the_duchess":
        yield from take_off_track(table, fighter, seats)
    elif ability in ("fearsome_maw", "claws_that_catch"):
        form = yield from ask(fighter.seat, "use", [*forms("give_poison", "target", seats), PASS])
        if form != PASS:
            table.supply["poison"] -= 1
            table.players[form["target"]].bag["poison"] += 1
    else:
        optional = [PASS] if ability == "we_are_all_mad_here" else []
        form = yield from ask(fighter.seat, "use", [*forms("choose_opponent", "target", seats), *optional])
        if form != PASS:
            touch(table, battle, fighter, ability, form["target"])


def touch(table: Table, battle: Battle, fighter: Fighter, ability: str, target: int) -> None:
    """What happens to the chosen opponent."""
    other = battle.fighters[target]
    if ability == "royal_temper":
        other.add(-says(ability, "amount"))
    elif ability == "crown_of_the_knave":
        other.lowered += says(ability, "amount")
    else:
        if ability == "we_are_all_mad_here":
            table.lose_shards(table.players[fighter.seat], 1)
        table.gain_shards(table.players[target], 1)


def take_off_track(table: Table, fighter: Fighter, seats: list[int]) -> Step:
    """A Madness chip of a track goes back into its bag."""
    options: list[Form] = [
        {"kind": "take_off_track", "target": seat, "chip": chip}
        for seat in seats
        for chip in distinct(table.players[seat].madness)
    ]
    form = yield from ask(fighter.seat, "use", [*options, PASS])
    if form != PASS:
        other = table.players[form["target"]]
        other.madness.remove(form["chip"])
        other.bag[form["chip"]] += 1
