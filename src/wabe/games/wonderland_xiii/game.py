"""The title Wonderland XIII: its options, its steps, its set-up (XIII-01 to XIII-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii import advice, explore, quick, skills, tunnel, turn, worth
from wabe.games.wonderland_xiii.cards import CARDS, DECKS, KINDS, copies
from wabe.games.wonderland_xiii.state import XiiiState
from wabe.kernel.game import Game, Option
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json
from wabe.kernel.state import State

DEALT: Final = 3

OPTIONS: Final = (
    Option("skills_optional", (False, True), False, ("XIII-13", "XIII-A12")),
    Option("hatter_deck_by", ("target", "user"), "target", ("XIII-20", "XIII-A20")),
    Option("best_split", (False, True), False, ("XIII-29", "XIII-A35")),
    Option("tunnel_scores_at_end", (True, False), True, ("XIII-27", "XIII-A30", "XIII-A63")),
    Option("final_refill", (True, False), True, ("XIII-16", "XIII-A31")),
)


class WonderlandXiii(Game):
    """2 to 4 players, 15 to 30 minutes. XIII-05 and XIII-A37: the first player is random."""

    def __init__(self) -> None:
        super().__init__(
            name="wonderland_xiii",
            alias="xiii",
            version=1,
            players=(2, 4),
            minutes=(15, 30),
            weight=2,
            options=OPTIONS,
            steps=[
                turn.TURN,
                turn.PASS,
                explore.CHOOSE_DECK,
                explore.COVER,
                explore.TAKE,
                tunnel.CHECK,
                skills.USE_SKILL,
                skills.CHOOSE_SKILL,
                skills.REVEAL,
                skills.LOOK,
                skills.TARGET,
                skills.DRAW,
                turn.CONTINUE_OR_NOT,
                turn.ASK_TO_GO_ON,
                turn.END_TURN,
            ],
            spoken={"card": "@card-", "cards": "@card-", "deck": "@deck-"},
        )

    def blank(self, players: int, options: Json) -> State:
        """An empty table."""
        state = XiiiState()
        state.deal_nothing(self, players, options)
        return state

    def deal(self, state: State) -> None:
        """Shuffle, deal three cards to each, split the rest into five decks. XIII-01 to XIII-05, XIII-A01, XIII-A39."""
        assert isinstance(state, XiiiState)
        cards = shuffled(state)
        dealt: i64 = 0
        for seat in range(state.players):
            for _ in range(DEALT):
                state.add_to_notebook(seat, cards[dealt])
                dealt += 1
        deal_hall(state, cards, dealt)
        state.active = state.below(state.players)
        if state.log is not None:
            state.emit("game-started", {"seat": state.active})
        state.then(turn.TURN)

    def advise(self, state: State, seat: int) -> list[float]:
        """The worth of each legal action by a sound evaluation of one turn with the true odds of a collapse."""
        assert isinstance(state, XiiiState)
        return advice.advise(state, seat)

    def quick_action(self, state: State) -> i64:
        """A sensible action for play-outs."""
        assert isinstance(state, XiiiState)
        return quick.quick_action(state)

    def estimate(self, state: State) -> list[float]:
        """Chances of winning by a fit to many games."""
        assert isinstance(state, XiiiState)
        return state.returns() if state.over else worth.estimate(state)


def shuffled(state: XiiiState) -> Ints:
    """The 68 cards in random order. XIII-01."""
    cards = zeros(CARDS)
    placed: i64 = 0
    for kind in range(KINDS):
        for _ in range(copies(kind)):
            cards[placed] = kind
            placed += 1
    state.shuffle(cards)
    return cards


def deal_hall(state: XiiiState, cards: Ints, dealt: i64) -> None:
    """Five face-down decks as equal as possible, the first ones of the ring getting the extra cards. XIII-02."""
    left = CARDS - dealt
    for deck in range(DECKS):
        size = left // DECKS + (1 if deck < left % DECKS else 0)
        for _ in range(size):
            state.cover(deck, cards[dealt])
            state.turn_down(deck)
            dealt += 1


GAME: Final = WonderlandXiii()
