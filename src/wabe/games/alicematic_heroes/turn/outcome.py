"""The outcome: an invasion is carried out, its bonus and the effects of success (AH-47 to AH-57, AHA-52 to AHA-60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import success
from wabe.games.alicematic_heroes.effects.reveal import card_args
from wabe.games.alicematic_heroes.pieces import bank, deck, kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import BLUE, CITY, FOREST, TOKEN_OF, WHITE
from wabe.games.alicematic_heroes.table.layout import FROM_CITIES, FROM_FORESTS, FROM_LANDS, NOBODY, PLACES
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import ATTACK_ONLY, BY_JET, CARRY_OUT_ID, FINISH
from wabe.games.alicematic_heroes.turn import bonus
from wabe.kernel.step import Automatic

HOW_NAMES: Final = {FINISH: "finished", BY_JET: "jet"}


class CarryOut(Automatic[HeroesState]):
    """Alices are turned, tokens paid, cards discarded; then an attack is laid or the space invaded. AHA-63."""

    def run(self, g: HeroesState, arg: i64) -> None:
        seat = g.active
        if g.turned:
            turn_alices(g, seat)
        if g.to_pay(0) + g.to_pay(1) + g.to_pay(2) > 0:
            paid = bank.pay(g, seat)
            if g.log is not None:
                g.emit("tokens-paid", {"seat": seat, **paid})
        if g.how == BY_JET:
            give_up_card(g, seat)
        if g.how == ATTACK_ONLY:
            attack(g, seat)
        else:
            invade(g, seat)


def turn_alices(g: HeroesState, seat: i64) -> None:
    """Turn the chosen Alices face down, all together. AH-78, AHA-65."""
    if g.log is not None:
        for place in range(PLACES):
            if g.turned >> place & 1:
                g.emit("alice-turned-down", card_args(g, seat, place))
    kingdom.turn_down(g, seat, g.turned)


def give_up_card(g: HeroesState, seat: i64) -> None:
    """Discard the card that Jet wants. AHA-46."""
    deck.play(g, seat, g.given_up)
    g.discard(g.given_up)
    g.reveal()
    if g.log is not None:
        g.emit("discarded", {"seat": seat, "cards": [g.content.names[g.given_up]], "count": 1})


def attack(g: HeroesState, seat: i64) -> None:
    """Lay a token face down: the space is under attack. AH-47."""
    g.add_territory(seat, -1)
    g.set_attacker(g.target, seat)
    if g.log is not None:
        g.emit("attacked", {"seat": seat, **terrain.named(g, g.target)})


def invade(g: HeroesState, seat: i64) -> None:
    """The space becomes the seat's: losers take back their tokens, then bonus, then effects. AH-51, AH-52, AHA-55."""
    space = g.target
    drive_out(g, seat, space)
    g.add_territory(seat, -1)
    terrain.hold(g, space, seat)
    if g.log is not None:
        how = HOW_NAMES.get(int(g.how), "outright")
        g.emit("invaded", {"seat": seat, **terrain.named(g, space), "how": how})
    take_bonus(g, seat, space)
    success.begin(g, seat, space)


def drive_out(g: HeroesState, seat: i64, space: i64) -> None:
    """Give back the tokens that go: an attack, and the holder's where it is no City. AHA-15, AHA-72, AH-89."""
    attacker = g.attacker(space)
    if attacker >= 0:
        g.set_attacker(space, NOBODY)
        g.add_territory(attacker, 1)
        if attacker != seat and g.log is not None:
            g.emit("attack-driven-out", {"seat": seat, **terrain.named(g, space), "target": attacker})
    g.robbed = NOBODY
    if g.board.kind[space] != CITY and g.holder(space) >= 0:
        g.robbed = g.holder(space)
        terrain.release(g, space)
        g.add_territory(g.robbed, 1)
        if g.log is not None:
            g.emit("stolen", {"seat": seat, **terrain.named(g, space), "target": g.robbed})


def take_bonus(g: HeroesState, seat: i64, space: i64) -> None:
    """The base bonus of the space, as far as bank and deck have it. AH-53 to AH-57, AH-62, AHA-84, AHA-85."""
    kind = g.board.kind[space]
    size = bonus.bonus_size(g, seat, space, g.robbed >= 0)
    if size == 0:
        return
    if kind == CITY:
        gain_vp(g, seat, FROM_CITIES, size, "city")
    elif kind == FOREST:
        gain_vp(g, seat, FROM_FORESTS, size, "forest")
    elif kind == WHITE:
        gain_vp(g, seat, FROM_LANDS, size, "white")
    elif kind == BLUE:
        deck.draw(g, seat, size)
    else:
        bank.gain_tokens(g, seat, TOKEN_OF[kind], size)


def gain_vp(g: HeroesState, seat: i64, source: i64, count: i64, name: str) -> None:
    """Gain VP. AHA-44."""
    g.add_vp(seat, source, count)
    if g.log is not None:
        g.emit("vp-gained", {"seat": seat, "count": count, "source": name})


CARRY_OUT: Final = CarryOut(CARRY_OUT_ID, "carry_out")
