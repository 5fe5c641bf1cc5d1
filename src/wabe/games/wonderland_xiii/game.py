"""The title Wonderland XIII: its options and its steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii import orders, setup
from wabe.games.wonderland_xiii.mind import advice, features, manner, quick, reasons, worth
from wabe.games.wonderland_xiii.odds import sight
from wabe.games.wonderland_xiii.record import audit, encoding, redraw, save, view
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.turn import explore, scoring, skills, tunnel, turn
from wabe.kernel.encoding import Part, Trait
from wabe.kernel.game import Game
from wabe.kernel.manner import Character, Manner
from wabe.kernel.message import Json, Message
from wabe.kernel.option import Option
from wabe.kernel.orders import Order
from wabe.kernel.reasons import Reasons
from wabe.kernel.value import Features

HOME: Final = str(Path(__file__).parent)
OPTIONS: Final = (
    Option("skills_optional", (False, True), False, ("XIII-13", "XIII-A12")),
    Option("hatter_deck_by", ("target", "user"), "target", ("XIII-20", "XIII-A20")),
    Option("best_split", (False, True), False, ("XIII-29", "XIII-A35")),
    Option("tunnel_scores_at_end", (True, False), True, ("XIII-27", "XIII-A30", "XIII-A63")),
    Option("final_refill", (True, False), True, ("XIII-16", "XIII-A31")),
)


class WonderlandXiii(Game[XiiiState]):
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
        self.home = HOME

    def blank(self, players: int, options: Json) -> XiiiState:
        """An empty table."""
        state = XiiiState()
        state.make_blank(self, players, options)
        return state

    def deal(self, state: XiiiState) -> None:
        """Shuffle, deal three cards to each, split the rest into five decks. XIII-01 to XIII-05, XIII-A01, XIII-A39."""
        setup.deal(state)

    def areas(self, state: XiiiState) -> Json:
        """Every area and scalar by name, for saves."""
        return save.areas(state)

    def restore(self, state: XiiiState, areas: Json) -> None:
        """The inverse of `areas`."""
        save.restore(state, areas)

    def audit(self, state: XiiiState) -> None:
        """Raise `BadSave` unless the position can have come about."""
        audit.audit(state)

    def table(self, state: XiiiState) -> Json:
        """The game's own part of the view (docs/protocol.md), as everybody sees it."""
        return view.table(state)

    def own(self, state: XiiiState, seat: int, seen: Json) -> Json:
        """What a seat sees, from what everybody does."""
        return view.own(state, seat, seen)

    def face_up(self, state: XiiiState, seen: Json) -> Json:
        """All there is with nothing hidden, for looking back."""
        return view.face_up(state, seen)

    def redraw(self, state: XiiiState, seat: int) -> None:
        """Redraw all that the seat does not know."""
        redraw.redraw(state, seat)

    def scores(self, state: XiiiState) -> list[int]:
        """Points of each Notebook as it stands (XIII-28)."""
        return [scoring.score(state, seat) for seat in range(state.players)]

    def score_sheet(self, state: XiiiState) -> Json | None:
        """The points of each Notebook broken down; open at any time, as Notebooks are (XIII-A35, XIII-A55)."""
        return {"seats": [scoring.sheet(state, seat) for seat in range(state.players)], "tie": state.tie()}

    def odds(self, state: XiiiState, seat: int) -> Json:
        """Chances of a collapse in the active player's next pass, from what the seat knows (XIII-A60)."""
        return view.odds(state, seat)

    def sight(self, state: XiiiState, seat: i64) -> i64:
        """Tells apart what the seat has been shown."""
        return sight.sight(state, seat)

    def horizon(self, state: XiiiState) -> int:
        """The own turn and the next one: later ones only blur the estimate."""
        return 2

    def advise(self, state: XiiiState, seat: int) -> list[float]:
        """The worth of each legal action by a sound evaluation of one turn with the true odds of a collapse."""
        return advice.advise(state, seat)

    def manner(self, state: XiiiState) -> Manner:
        """How bots lean on the advice."""
        return manner.MANNER

    def characters(self) -> tuple[Character, ...]:
        """Bots with a taste of their own."""
        return manner.CHARACTERS

    def orders(self) -> tuple[Order, ...]:
        """What players may say beforehand."""
        return orders.ORDERS

    def reasons(self, state: XiiiState, seat: int, action: int) -> Reasons:
        """What the worth of an action is made of."""
        return reasons.reasons(state, seat, action)

    def quick_action(self, state: XiiiState) -> i64:
        """A sensible action for play-outs."""
        return quick.quick_action(state)

    def chapter(self, state: XiiiState) -> Message:
        """The turn and whose it is."""
        turn = int(state.turn)
        args: Json = {"turn": turn, "seat": f"#{state.active}"}
        return Message("chapter-turn", args) if turn > 0 else Message("chapter-start")

    def hand_estimate(self, state: XiiiState) -> list[float]:
        """Chances of winning by a fit to many games."""
        return worth.estimate(state)

    def columns(self) -> list[str]:
        """What a learned value looks at."""
        return features.COLUMNS

    def features(self, state: XiiiState) -> Features:
        """The numbers of that."""
        return features.features(state)

    def layout(self) -> tuple[Part[Any], ...]:
        """What a learning program sees."""
        return encoding.LAYOUT

    def traits(self) -> tuple[Trait, ...]:
        """What describes an action to it."""
        return encoding.TRAITS

    def twin(self) -> Game[XiiiState]:
        """The same title once more."""
        return WonderlandXiii()


GAME: Final = WonderlandXiii()
