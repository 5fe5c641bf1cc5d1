"""VP at the end of the game (AH-72, AH-84, AHA-33, AHA-34, AHA-56, AHA-57, AHA-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import params
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.pieces import kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import BANK
from wabe.games.alicematic_heroes.table.layout import TOKENS
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import END_GAME
from wabe.kernel.data import Fields

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


class VpPerHandCard(Effect):
    """Librarian: VP for each card in hand, up to a limit. AHA-56."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.each: i64 = params.vp(fields)
        self.most: i64 = params.vp(fields, "max")

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return min(self.most, self.each * g.hand_size(seat))


class VpPerTokens(Effect):
    """Tycoon: one VP for so many tokens, up to a limit. AHA-56."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.per: i64 = fields.whole("tokens_per_vp", 1, TOKENS * BANK)
        self.most: i64 = params.vp(fields, "max")

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return min(self.most, g.all_tokens(seat) // self.per)


class VpPerAlice(Effect):
    """Empress: VP for each face-up Alice. AHA-33."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 3.5)
        self.each: i64 = params.vp(fields)

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return self.each * g.alices(seat)


class VpPerCommoner(Effect):
    """Angel: VP for each face-down card, up to a limit. AHA-56."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.each: i64 = params.vp(fields)
        self.most: i64 = params.vp(fields, "max")

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return min(self.most, self.each * kingdom.commoners(g, seat))


class VpIfMostAlices(Effect):
    """Original: VP with the most Alices; her copies may add up. AH-72, AHA-34."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.prize: i64 = params.vp(fields)
        self.stacks = fields.flag("stacks")

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return self.prize if kingdom.has_most_alices(g, seat) else 0


class VpPerTile(Effect):
    """Cartographer: VP for each tile on which her owner holds a space. AHA-56."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 2.8)
        self.each: i64 = params.vp(fields)

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return self.each * terrain.tiles_held(g, seat)


class VpPerCity(Effect):
    """Mayor: VP for each City with a token of her owner. AHA-73."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 1.5)
        self.each: i64 = params.vp(fields)

    def end_vp(self, g: HeroesState, seat: i64) -> i64:
        return self.each * terrain.cities_held(g, seat)


KINDS: Final[list[EffectKind]] = [
    EffectKind("vp_per_hand_card", VpPerHandCard, END_GAME),
    EffectKind("vp_per_tokens", VpPerTokens, END_GAME),
    EffectKind("vp_per_alice", VpPerAlice, END_GAME),
    EffectKind("vp_per_commoner", VpPerCommoner, END_GAME),
    EffectKind("vp_if_most_alices", VpIfMostAlices, END_GAME),
    EffectKind("vp_per_tile", VpPerTile, END_GAME),
    EffectKind("vp_per_city", VpPerCity, END_GAME),
]
