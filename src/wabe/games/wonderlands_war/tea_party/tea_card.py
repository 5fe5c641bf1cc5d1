"""Taking a tea card and carrying out its parts in the order the player likes (WW-T07, WW-T24, WW-R01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import wait_for_passives
from wabe.games.wonderlands_war.effects.tea_party import most_more_parts
from wabe.games.wonderlands_war.effects.using import EFFECTS, OWN, waiting
from wabe.games.wonderlands_war.gains.rewards import carry_out, give_from_card, is_plain
from wabe.games.wonderlands_war.pieces.card_parts import is_repeated, lay_parts, most_parts, part, take_part
from wabe.games.wonderlands_war.pieces.powers import take_poison
from wabe.games.wonderlands_war.table.layout import NOBODY
from wabe.games.wonderlands_war.table.records import records_of
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_PART_ID, RESOLVE_CARD_ID
from wabe.games.wonderlands_war.table.timing import TEA_CARD_TAKEN, TEA_MOVE
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.step import Automatic, Choice

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def take_card(g: WarState, seat: i64, chair: i64) -> None:
    """The card on a chair is taken, its Poison into the bag at once; next it is carried out (WW-T24, WW-L07).

    Abilities that act on the taking are those unlocked before (WW-R07).
    """
    card = g.card_on(chair)
    g.put_card(chair, NOBODY)
    g.set_card_owner(card, seat)
    g.count_party_card(seat)
    g.card = card
    if g.log is not None:
        g.emit("card-taken", {"seat": seat, "card": g.content.card_names[card], "chair": chair})
    if g.poison_chair == chair:
        take_poison(g, seat)
    lay_parts(g)
    g.then(RESOLVE_CARD)
    wait_for_passives(g, seat, TEA_MOVE)
    wait_for_passives(g, seat, TEA_CARD_TAKEN)
    if waiting(g, seat, OWN) > 0:
        g.push(EFFECTS, seat)


class ResolveCard(Automatic["WarState"]):
    """All parts of the card, one after the other. WW-T07.

    Those whose order cannot matter come at once, the last one without asking.
    """

    def run(self, g: WarState, arg: i64) -> None:
        give_plain(g, g.active)
        if g.parts == 0:
            g.card = NOBODY
            return
        g.then(CHOOSE_PART, RESOLVE_CARD)


class ChoosePart(Choice["WarState"]):
    """Which part of the card comes next; of equal ones the first. WW-T07."""

    def who(self, g: WarState, arg: i64) -> i64:
        return g.active

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for index in range(g.parts):
            if not is_repeated(g, index):
                g.offer(index)

    def repertoire(self, game: Game) -> Sequence[int]:
        content = records_of(game)
        return range(most_parts(content, most_more_parts(content)))

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        give_from_card(g, g.active, take_part(g, action))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "resolve", "reward": g.content.reward_names[part(g, action)]}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"part:{action}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-choose_part", {"card": f"@tea-{g.content.card_names[g.card]}"})


def give_plain(g: WarState, seat: i64) -> None:
    """Carry out the parts whose order cannot matter, in the card's order."""
    index: i64 = 0
    while index < g.parts:
        if is_plain(g, seat, part(g, index)):
            carry_out(g, seat, take_part(g, index))
        else:
            index += 1


RESOLVE_CARD: Final = ResolveCard(RESOLVE_CARD_ID, "resolve_card")
CHOOSE_PART: Final = ChoosePart(CHOOSE_PART_ID, "choose_part")
