"""Effects of abilities, and the two steps that use them in the order their owner likes (WW-B16, WW-R04).

What an ability does is one object of a subclass of `Effect`, made from its record in the data: one subclass for each
kind of effect. It is used by the step `USE`, which lets the effect itself say what there is to choose. Where several
effects of a player come due together they wait in a list; the player says which is next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, EFFECT_ROOM, WAITING, WAITING_SIZE
from wabe.games.wonderlands_war.table.names import text_key
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.games.wonderlands_war.table.records import records_of
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_EFFECT_ID, EFFECTS_ID, USE_ID
from wabe.games.wonderlands_war.table.timing import OPPONENT_BUSTS
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.errors import CapacityError
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

OWN: Final = 0  # the list of effects on oneself (WW-B16 step 2), and of those at the end of battle
OTHERS: Final = 1  # the list of effects on others (step 3)

INDEX: Final = Field(8, after=SEAT)  # the number of an effect
ABOUT: Final = Field(8, after=INDEX)
WHICH: Final = Field(1, after=SEAT)  # the list of a seat: `OWN` or `OTHERS`


class Use(SeatChoice):
    """Use one effect. The argument: `SEAT`, `INDEX`, `ABOUT`; so is every entry of a list of effects that wait."""

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        need_effect(g, arg)

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        effect_of(g, arg).options(g, seat, ABOUT.of(arg))

    def repertoire(self, game: Game) -> Sequence[int]:
        content = records_of(game)
        return sorted({action for effect in content.effects for action in effect.repertoire(content)})

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        effect_of(g, arg).choose(g, SEAT.of(arg), ABOUT.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return effect_of(g, arg).form(g, seat, ABOUT.of(arg), action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return effect_of(g, arg).targets(g, seat, ABOUT.of(arg), action)

    def label(self, g: WarState, arg: i64, seat: i64, action: i64) -> Message:
        if self.form(g, arg, seat, action)["kind"] != "change_strength":
            return super().label(g, arg, seat, action)
        strength = {"before": int(g.mark(seat, CHIP_STRENGTH)), "after": int(effect_of(g, arg).changed(g, seat))}
        return Message("act-change_strength", strength)

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        effect = effect_of(g, arg)
        told = {
            "ability": f"@ability-{effect.ability}",
            "text": f"@{text_key(g, effect.ability)}",
            "question": effect.question,
            "count": int(effect.amount_asked),
        }
        return Message("prompt-use", told)


class Effects(SeatAutomatic):
    """The effects that wait in a list of a seat, until none is left. The argument: `SEAT`, `WHICH`."""

    def run(self, g: WarState, arg: i64) -> None:
        seat, which = SEAT.of(arg), WHICH.of(arg)
        use_plain(g, seat, which)
        size = waiting(g, seat, which)
        if size == 1:
            take(g, seat, which, 0)
        elif size > 1:
            g.push(CHOOSE_EFFECT, arg)


class ChooseEffect(SeatChoice):
    """Which of the own effects comes next. The argument: `SEAT`, `WHICH`. WW-B16, WW-R04."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        which = WHICH.of(arg)
        for place in range(waiting(g, seat, which)):
            if not is_repeated(g, seat, which, place):
                g.offer(place)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(EFFECT_ROOM)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        take(g, SEAT.of(arg), WHICH.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        frame = g.cells[first_waiting(seat, WHICH.of(arg)) + action]
        effect = effect_of(g, frame)
        if effect.timing == OPPONENT_BUSTS:
            return {"kind": "use_on", "ability": effect.ability, "target": int(ABOUT.of(frame))}
        if are_copies_told_apart(g, seat, WHICH.of(arg), frame):
            chip = g.content.chip_names[ABOUT.of(frame)]
            return {"kind": "use_copy", "ability": effect.ability, "chip": chip}
        return {"kind": "use", "ability": effect.ability}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        frame = g.cells[first_waiting(seat, WHICH.of(arg)) + action]
        return [f"ability:{effect_of(g, frame).ability}"]


def effect_of(g: WarState, arg: i64) -> Effect:
    """The effect that an argument of `USE` names."""
    return g.content.effects[INDEX.of(arg)]


def use_argument(seat: i64, effect: Effect, about: i64 = 0) -> i64:
    """The argument of `USE` for an effect."""
    return seat | INDEX.put(effect.index) | ABOUT.put(about)


def need_effect(g: WarState, arg: i64) -> None:
    """Raise `BadSave` unless an argument of `USE` names an effect."""
    need(INDEX.of(arg) < len(g.content.effects), Message("error-war-unknown-effect-waits"))


def use(g: WarState, seat: i64, effect: Effect, about: i64 = 0) -> None:
    """Use an effect next."""
    g.push(USE, use_argument(seat, effect, about))


def wait(g: WarState, seat: i64, which: i64, effect: Effect, about: i64 = 0) -> None:
    """Let an effect wait for its turn in a list of the seat."""
    size = g.cells[WAITING_SIZE + seat * 2 + which]
    if size >= EFFECT_ROOM:
        raise CapacityError("error-war-too-many-effects-wait")
    g.cells[first_waiting(seat, which) + size] = use_argument(seat, effect, about)
    g.cells[WAITING_SIZE + seat * 2 + which] = size + 1


def forget_waiting(g: WarState, seat: i64) -> None:
    """All effects of the seat that wait are lost (WW-B28)."""
    g.cells[WAITING_SIZE + seat * 2] = 0
    g.cells[WAITING_SIZE + seat * 2 + 1] = 0


def waiting(g: WarState, seat: i64, which: i64) -> i64:
    """How many effects wait in a list."""
    return g.cells[WAITING_SIZE + seat * 2 + which]


def first_waiting(seat: i64, which: i64) -> i64:
    """Where a list lies; each entry is an argument of `USE`."""
    return WAITING + (seat * 2 + which) * EFFECT_ROOM


def is_repeated(g: WarState, seat: i64, which: i64, place: i64) -> bool:
    """Whether the same effect waits further ahead in the list, and nothing tells the two apart."""
    first = first_waiting(seat, which)
    frame = g.cells[first + place]
    apart = effect_of(g, frame).timing == OPPONENT_BUSTS or are_copies_told_apart(g, seat, which, frame)
    for cell in range(first, first + place):
        if g.cells[cell] == frame or (not apart and effect_of(g, g.cells[cell]) is effect_of(g, frame)):
            return True
    return False


def are_copies_told_apart(g: WarState, seat: i64, which: i64, frame: i64) -> bool:
    """Whether it matters which of the weak and strong copies of a chip has its turn: something else waits. WW-R20."""
    effect = effect_of(g, frame)
    if not effect.each_copy:
        return False
    others, copies = False, False
    first = first_waiting(seat, which)
    for cell in range(first, first + waiting(g, seat, which)):
        if effect_of(g, g.cells[cell]) is not effect:
            others = True
        elif g.cells[cell] != frame:
            copies = True
    return others and copies


def take(g: WarState, seat: i64, which: i64, place: i64) -> None:
    """Use the effect at a place of the list next, then what is left of it."""
    frame = remove(g, seat, which, place)
    g.push(EFFECTS, seat | WHICH.put(which))
    if not has_left(g, seat, which, frame):
        g.push(USE, frame)


def has_left(g: WarState, seat: i64, which: i64, frame: i64) -> bool:
    """Whether the copy of a chip that an effect belongs to is not Active any more. WW-R20.

    Copies are alike: those that wait behind it and are still Active have their turn later.
    """
    if not effect_of(g, frame).each_copy:
        return False
    first = first_waiting(seat, which)
    behind: i64 = 0
    for cell in range(first, first + waiting(g, seat, which)):
        if g.cells[cell] == frame:
            behind += 1
    return g.count_active(seat, ABOUT.of(frame)) <= behind


def remove(g: WarState, seat: i64, which: i64, place: i64) -> i64:
    """Take an entry out of a list; it."""
    first = first_waiting(seat, which)
    frame = g.cells[first + place]
    size = g.cells[WAITING_SIZE + seat * 2 + which] - 1
    for cell in range(first + place, first + size):
        g.cells[cell] = g.cells[cell + 1]
    g.cells[WAITING_SIZE + seat * 2 + which] = size
    return frame


def use_plain(g: WarState, seat: i64, which: i64) -> None:
    """Carry out the plain effects of a list at once."""
    place: i64 = 0
    while place < waiting(g, seat, which):
        frame = g.cells[first_waiting(seat, which) + place]
        effect = effect_of(g, frame)
        if effect.plain:
            remove(g, seat, which, place)
            effect.choose(g, seat, ABOUT.of(frame), PASS)
        else:
            place += 1


USE: Final = Use(USE_ID, "use", ABOUT)
EFFECTS: Final = Effects(EFFECTS_ID, "effects", WHICH)
CHOOSE_EFFECT: Final = ChooseEffect(CHOOSE_EFFECT_ID, "choose_effect", WHICH)
