"""The vocabulary of effects: what Alices can do, when, and with which parameters.

An effect of the data has exactly the parameters, the timing and the `ask` given here. Its parameters fill columns of
`content.Content`; which ones is said at each effect.
"""

from __future__ import annotations

from typing import Final

from wabe.games.alicematic_heroes.table.cards import COLOURS, TOKEN_NAMES
from wabe.games.alicematic_heroes.table.layout import LOOK_ROOM
from wabe.kernel.data import Fields

# Effects, by number.
STEAL_TOKEN: Final = 0
TOKEN_ON_PLACEMENT: Final = 1
MILITARY_VS_CITY: Final = 2
FLIP_FOR_MILITARY: Final = 3
MILITARY_BONUS: Final = 4
FOREST_CONQUEROR: Final = 5
DRAW_CARDS: Final = 6
SEARCH_DECK: Final = 7
DRAW_ON_CITY: Final = 8
FLIP_UP: Final = 9
COPY_ALICE: Final = 10
VP_PER_HAND_CARD: Final = 11
GAIN_TOKENS: Final = 12
EXTRA_TOKEN: Final = 13
WILD_TOKENS: Final = 14
VP_PER_TOKENS: Final = 15
VP_PER_ALICE: Final = 16
FOREST_TRAVELLER: Final = 17
DISTANCE_FROM_ANY: Final = 18
PLUNDER: Final = 19
OUTRIGHT_SUCCESS: Final = 20
VP_PER_TILE: Final = 21
VP_IF_MOST_ALICES: Final = 22
VP_BESIDE_FOREST: Final = 23
VP_ON_CITY: Final = 24
PROTECT_SPACES: Final = 25
VP_PER_COMMONER: Final = 26
VP_PER_CITY: Final = 27
COUNT: Final = 28

# When an effect acts: bits of a mask, in the order of a turn.
ON_CARD_PLACED: Final = 1
ON_REVEAL: Final = 2
STATIC: Final = 4
BEFORE_INVASION: Final = 8
INVASION_OUTCOME: Final = 16
ON_INVASION_SUCCESS: Final = 32
ON_CITY: Final = 64
END_GAME: Final = 128
TIMINGS: Final = [
    "on_card_placed",
    "on_reveal",
    "static",
    "before_invasion",
    "invasion_outcome",
    "on_invasion_success",
    "on_city",
    "end_game",
]

# Columns that parameters fill, one number for each kind of Alice.
SPACE: Final = "space"  # bit mask of land colours or slots: `space >> colour & 1`
TOKEN: Final = "token"  # colour of a resource token; -1 for none
AMOUNT: Final = "amount"  # tokens gained, taken or robbed; cards discarded
MILITARY: Final = "military"  # Military Power
MOBILITY: Final = "mobility"
CARDS: Final = "cards"  # cards drawn
LOOK: Final = "look"  # cards of the deck looked at
TAKE: Final = "take"  # of these at most kept
FLIPS: Final = "flips"  # Commoners turned up at most
VP: Final = "vp"  # VP, for each thing counted
MOST: Final = "most"  # VP at most
PER: Final = "per"  # tokens for each VP
STACKS: Final = "stacks"  # 1 where every copy works (AH-25)
GIFT: Final = ["red_gift", "yellow_gift", "green_gift"]  # tokens gained when revealed, by colour
COLUMNS: Final = [SPACE, TOKEN, AMOUNT, MILITARY, MOBILITY, CARDS, LOOK, TAKE, FLIPS, VP, MOST, PER, STACKS, *GIFT]

BANKFUL: Final = 20
MOST_POWER: Final = 20
MOST_CARDS: Final = 20
MOST_VP: Final = 99


class Param:
    """One parameter of an effect; what it reads goes into a column."""

    def __init__(self, name: str, column: str) -> None:
        self.name = name
        self.column = column

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        """Read the parameter into the row of its kind. Raises `BadData`."""
        raise NotImplementedError(self.name)


class Whole(Param):
    """A whole number from 1 to `most`."""

    def __init__(self, name: str, column: str, most: int) -> None:
        super().__init__(name, column)
        self.most = most

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        row[self.column] = params.whole(self.name, 1, self.most)


class Colour(Param):
    """The colour of a space or slot."""

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        row[self.column] = 1 << COLOURS.index(params.word(self.name, COLOURS))


class TokenColours(Param):
    """Several colours of spaces that give tokens."""

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        row[self.column] = sum(1 << COLOURS.index(word) for word in params.words(self.name, TOKEN_NAMES))


class Token(Param):
    """The colour of a token."""

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        row[self.column] = TOKEN_NAMES.index(params.word(self.name, TOKEN_NAMES))


class Tokens(Param):
    """A number of tokens for each colour, in the columns `GIFT`."""

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        numbers = params.table(self.name)
        for index, colour in enumerate(TOKEN_NAMES):
            row[GIFT[index]] = numbers.whole(colour, 0, BANKFUL)
        numbers.done()


class Flag(Param):
    """True or false."""

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        row[self.column] = int(params.flag(self.name))


class Fixed(Param):
    """A word of the effect's that is always the same."""

    def __init__(self, name: str, value: bool | str) -> None:
        super().__init__(name, "")
        self.value = value

    def fill(self, params: Fields, row: dict[str, int]) -> None:
        if params.raw(self.name) != self.value:
            raise params.wrong(self.name, str(self.value).lower())


class Effect:
    """One effect.

    Args:
        name: its id in the data.
        timing: bit mask of the moments at which it acts.
        ask: whether the owner has a decision to make.
        params: its parameters.
    """

    def __init__(self, name: str, timing: int, ask: bool, params: list[Param]) -> None:
        self.name = name
        self.timing = timing
        self.ask = ask
        self.params = params

    def row(self, params: Fields) -> dict[str, int]:
        """The columns of a kind with this effect. Raises `BadData` unless it has exactly these parameters."""
        found = dict.fromkeys(COLUMNS, 0)
        found[TOKEN] = -1
        for param in self.params:
            param.fill(params, found)
        params.done()
        if self.name == "gain_tokens":
            found[GIFT[found[TOKEN]]] = found[AMOUNT]
        if found[TAKE] > found[LOOK]:
            raise params.wrong("take", f"at most look, {found[LOOK]}")
        return found


EFFECTS: Final = [
    Effect(
        "steal_token",
        ON_INVASION_SUCCESS,
        True,
        [Colour("space", SPACE), Token("token", TOKEN), Whole("amount", AMOUNT, BANKFUL)],
    ),
    Effect(
        "token_on_placement",
        ON_CARD_PLACED,
        False,
        [Colour("slot", SPACE), Token("token", TOKEN), Whole("amount", AMOUNT, BANKFUL)],
    ),
    Effect("military_vs_city", STATIC, False, [Whole("military", MILITARY, MOST_POWER)]),
    Effect("flip_for_military", BEFORE_INVASION, True, [Whole("military_per_flip", MILITARY, MOST_POWER)]),
    Effect("military_bonus", STATIC, False, [Whole("military", MILITARY, MOST_POWER)]),
    Effect(
        "forest_conqueror", STATIC, False, [Whole("military", MILITARY, MOST_POWER), Fixed("ignore_surrounded", True)]
    ),
    Effect("draw_cards", ON_REVEAL, False, [Whole("cards", CARDS, MOST_CARDS)]),
    Effect("search_deck", ON_REVEAL, True, [Whole("look", LOOK, LOOK_ROOM), Whole("take", TAKE, LOOK_ROOM)]),
    Effect("draw_on_city", ON_CITY, False, [Whole("cards", CARDS, MOST_CARDS), Whole("vp", VP, MOST_VP)]),
    Effect("flip_up", ON_INVASION_SUCCESS, True, [Colour("space", SPACE), Whole("flips", FLIPS, MOST_CARDS)]),
    Effect("copy_alice", ON_REVEAL, True, [Fixed("any_kingdom", True)]),
    Effect("vp_per_hand_card", END_GAME, False, [Whole("vp", VP, MOST_VP), Whole("max", MOST, MOST_VP)]),
    Effect("gain_tokens", ON_REVEAL, False, [Token("token", TOKEN), Whole("amount", AMOUNT, BANKFUL)]),
    Effect(
        "extra_token",
        ON_INVASION_SUCCESS,
        False,
        [TokenColours("spaces", SPACE), Whole("amount", AMOUNT, BANKFUL)],
    ),
    Effect("wild_tokens", ON_REVEAL | STATIC, False, [Tokens("tokens", ""), Fixed("wild", True)]),
    Effect("vp_per_tokens", END_GAME, False, [Whole("tokens_per_vp", PER, 3 * BANKFUL), Whole("max", MOST, MOST_VP)]),
    Effect("vp_per_alice", END_GAME, False, [Whole("vp", VP, MOST_VP)]),
    Effect("forest_traveller", STATIC, False, [Whole("mobility", MOBILITY, MOST_POWER), Fixed("pass_forests", True)]),
    Effect("distance_from_any", STATIC, False, [Fixed("sources", "own_spaces")]),
    Effect("plunder", ON_INVASION_SUCCESS, True, [Whole("vp", VP, MOST_VP), Whole("tokens", AMOUNT, BANKFUL)]),
    Effect("outright_success", INVASION_OUTCOME, True, [Whole("discard", AMOUNT, 1)]),
    Effect("vp_per_tile", END_GAME, False, [Whole("vp", VP, MOST_VP)]),
    Effect("vp_if_most_alices", END_GAME, False, [Whole("vp", VP, MOST_VP), Flag("stacks", STACKS)]),
    Effect("vp_beside_forest", ON_INVASION_SUCCESS, False, [Whole("vp", VP, MOST_VP)]),
    Effect("vp_on_city", ON_CITY, False, [Whole("vp", VP, MOST_VP)]),
    Effect("protect_spaces", STATIC, False, []),
    Effect("vp_per_commoner", END_GAME, False, [Whole("vp", VP, MOST_VP), Whole("max", MOST, MOST_VP)]),
    Effect("vp_per_city", END_GAME, False, [Whole("vp", VP, MOST_VP)]),
]
EFFECT_NAMES: Final = [effect.name for effect in EFFECTS]


def timing_mask(words: list[str]) -> int:
    """The bit mask of these words of `TIMINGS`."""
    return sum(1 << TIMINGS.index(word) for word in words)
