"""Effects on resource tokens (AH-53, AH-74, AH-76, AH-83, AHA-52, AHA-69, AHA-71)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import params
from wabe.games.alicematic_heroes.effects.ask import PLUNDER, TAKE, ask
from wabe.games.alicematic_heroes.effects.kind import EffectKind
from wabe.games.alicematic_heroes.effects.vp import gain_vp
from wabe.games.alicematic_heroes.pieces import bank
from wabe.games.alicematic_heroes.table.cards import BANK, COLOURS, TOKEN_NAMES, TOKEN_OF
from wabe.games.alicematic_heroes.table.layout import MAX_PLAYERS, TOKENS, WILD
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.step_ids import NO_SEAT, NO_TOKEN, PLUNDER_ID, TAKE_ID
from wabe.games.alicematic_heroes.table.timing import ON_CARD_PLACED, ON_INVASION_SUCCESS, ON_REVEAL, STATIC
from wabe.kernel.data import Fields
from wabe.kernel.ints import zeros
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.records import Records
    from wabe.games.alicematic_heroes.table.state import HeroesState


class StealToken(Effect):
    """Fighter, Wonder, Cheergirl: on a success on their colour tokens are taken from another player. AH-76, AHA-71."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.2, 0.0)
        self.land: i64 = params.colour(fields, "space")
        self.token: i64 = params.token(fields)
        self.tokens = params.tokens(fields, "amount")
        self.asked_by = TAKE_ID

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return g.board.kind[space] == self.land

    def succeed(self, g: HeroesState, seat: i64) -> None:
        if self.victims(g, seat):
            ask(g, TAKE, self, 0)

    def victims(self, g: HeroesState, seat: i64) -> i64:
        """Bit mask of the other players that have a token of the colour. AH-76."""
        found: i64 = 0
        for other in range(g.players):
            if other != seat and g.tokens(other, self.token) > 0:
                found |= 1 << other
        return found

    def count(self, g: HeroesState, victim: i64) -> i64:
        """Tokens that are taken from a victim."""
        return min(self.tokens, g.tokens(victim, self.token))

    def options(self, g: HeroesState, seat: i64, left: i64) -> None:
        g.offer_each(self.victims(g, seat))
        g.offer(NO_SEAT)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [*range(MAX_PLAYERS), NO_SEAT]

    def choose(self, g: HeroesState, seat: i64, left: i64, action: i64) -> None:
        if action != NO_SEAT:
            take_tokens(g, self.kind, action, self.token, self.count(g, action))

    def form(self, g: HeroesState, seat: i64, left: i64, action: i64) -> Json:
        if action == NO_SEAT:
            return {"kind": "take_nothing"}
        count = int(self.count(g, action))
        return {"kind": "take", "target": int(action), "token": TOKEN_NAMES[self.token], "count": count}

    def targets(self, g: HeroesState, seat: i64, left: i64, action: i64) -> list[str]:
        return [] if action == NO_SEAT else [f"seat:{action}"]

    def asked(self, g: HeroesState, left: i64) -> Json:
        return {"token": f"@colour-{TOKEN_NAMES[self.token]}"}


class Plunder(Effect):
    """Pirate: on a steal VP, and tokens of the robbed player, one by one. AHA-71, AHA-72."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.8, 1.8)
        self.vp = params.vp(fields)
        self.tokens = params.tokens(fields, "tokens")
        self.asked_by, self.times = PLUNDER_ID, self.tokens

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return robbed >= 0

    def succeed(self, g: HeroesState, seat: i64) -> None:
        gain_vp(g, seat, self)
        self.go_on(g, self.tokens)

    def go_on(self, g: HeroesState, left: i64) -> None:
        """Take tokens while there are any."""
        if left > 0 and g.all_tokens(g.robbed) > 0:
            ask(g, PLUNDER, self, left)

    def options(self, g: HeroesState, seat: i64, left: i64) -> None:
        for token in range(TOKENS):
            if g.tokens(g.robbed, token) > 0:
                g.offer(token)
        g.offer(NO_TOKEN)

    def repertoire(self, content: Records) -> Sequence[int]:
        return [*range(TOKENS), NO_TOKEN]

    def choose(self, g: HeroesState, seat: i64, left: i64, action: i64) -> None:
        if action != NO_TOKEN:
            take_tokens(g, self.kind, g.robbed, action, 1)
            self.go_on(g, left - 1)

    def form(self, g: HeroesState, seat: i64, left: i64, action: i64) -> Json:
        if action == NO_TOKEN:
            return {"kind": "plunder_nothing"}
        return {"kind": "plunder", "token": TOKEN_NAMES[action], "target": int(g.robbed)}

    def targets(self, g: HeroesState, seat: i64, left: i64, action: i64) -> list[str]:
        return [] if action == NO_TOKEN else [f"token:{TOKEN_NAMES[action]}"]

    def asked(self, g: HeroesState, left: i64) -> Json:
        return {"target": f"#{g.robbed}"}


def take_tokens(g: HeroesState, kind: i64, victim: i64, token: i64, count: i64) -> None:
    """Take tokens from another player: they never touch the bank."""
    g.add_tokens(victim, token, -count)
    g.add_tokens(g.active, token, count)
    if g.log is not None:
        args: Json = {"seat": g.active, "target": victim, "token": TOKEN_NAMES[token], "count": count}
        g.emit("token-taken", {**args, "card": g.content.names[kind]})


class TokenOnPlacement(Effect):
    """Knight, Panzer, ...: tokens for every card that goes into the slot of their colour. AH-83, AHA-35."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.4, 0.4)
        self.slot: i64 = params.colour(fields, "slot")
        self.token: i64 = params.token(fields)
        self.tokens = params.tokens(fields, "amount")

    def placed(self, g: HeroesState, seat: i64, slot: i64) -> None:
        if slot == self.slot:
            bank.gain_tokens(g, seat, self.token, self.tokens)


class GainTokens(Effect):
    """Magical: tokens when she is revealed. AH-53."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 0.0)
        self.token: i64 = params.token(fields)
        self.tokens = params.tokens(fields, "amount")

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        bank.gain_tokens(g, seat, self.token, self.tokens)


class ExtraToken(Effect):
    """Merchant: on a success on land that gives tokens, more of that colour. AHA-52."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(0.0, 1.5)
        self.lands: i64 = sum(1 << COLOURS.index(word) for word in fields.words("spaces", TOKEN_NAMES))
        self.tokens = params.tokens(fields, "amount")

    def acts_on(self, g: HeroesState, space: i64, robbed: i64) -> bool:
        return bool(self.lands >> g.board.kind[space] & 1)

    def succeed(self, g: HeroesState, seat: i64) -> None:
        bank.gain_tokens(g, seat, TOKEN_OF[g.board.kind[g.target]], self.tokens)


class WildTokens(Effect):
    """Alchemist: tokens when she is revealed; tokens of any colours pay for everything. AHA-69."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(1.2, 2.0)
        self.gift = zeros(TOKENS)
        numbers = fields.table("tokens")
        for token, colour in enumerate(TOKEN_NAMES):
            self.gift[token] = numbers.whole(colour, 0, BANK)
        numbers.done()
        params.fixed(fields, "wild", True)
        self.flags = WILD

    def revealed(self, g: HeroesState, seat: i64, place: i64) -> None:
        for token in range(TOKENS):
            bank.gain_tokens(g, seat, token, self.gift[token])


KINDS: Final[list[EffectKind]] = [
    EffectKind("steal_token", StealToken, ON_INVASION_SUCCESS, asks=True),
    EffectKind("plunder", Plunder, ON_INVASION_SUCCESS, asks=True),
    EffectKind("token_on_placement", TokenOnPlacement, ON_CARD_PLACED),
    EffectKind("gain_tokens", GainTokens, ON_REVEAL),
    EffectKind("extra_token", ExtraToken, ON_INVASION_SUCCESS),
    EffectKind("wild_tokens", WildTokens, ON_REVEAL | STATIC),
]
