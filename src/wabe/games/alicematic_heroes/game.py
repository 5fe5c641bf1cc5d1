"""The title Alicematic Heroes: its options and its steps."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes import orders, setup
from wabe.games.alicematic_heroes.content.content import Content, load_content
from wabe.games.alicematic_heroes.effects import ask, reveal, success
from wabe.games.alicematic_heroes.mind import advice, features, manner, quick, reasons, worth
from wabe.games.alicematic_heroes.pieces import bank
from wabe.games.alicematic_heroes.record import audit, encoding, gains, redraw, save, view
from wabe.games.alicematic_heroes.table.cards import KINGDOMS
from wabe.games.alicematic_heroes.table.layout import MAX_PLAYERS, MAX_SPACES, coordinate
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import PAY_ID
from wabe.games.alicematic_heroes.turn import invasion, outcome, politics, scoring, turn
from wabe.kernel.encoding import Part, Trait
from wabe.kernel.errors import BadOptions
from wabe.kernel.events import Event
from wabe.kernel.game import Game
from wabe.kernel.manner import Character, Manner
from wabe.kernel.message import Json, Message
from wabe.kernel.option import Option
from wabe.kernel.orders import Order
from wabe.kernel.reasons import Reasons
from wabe.kernel.ties import TieBreaker
from wabe.kernel.value import Features

RANDOM: Final = "random"

HOME: Final = str(Path(__file__).parent)
OPTIONS: Final = (
    Option("reveal_copies_fire", (False, True), False, ("AHA-48",)),
    Option("optional_invasion", (False, True), False, ("AHA-04",)),
    Option("repeat_own_city", (False, True), False, ("AHA-06", "AHA-73")),
    Option("original_needs_sole_most", (False, True), False, ("AHA-34",)),
    Option("rotate_start_player", (False, True), False, ("AHA-03",)),
    Option("steal_attack_allowed", (True, False), True, ("AHA-13", "AHA-70")),
    Option("slot_majority_by", ("slot", "colour"), "slot", ("AHA-31",)),
    *(Option(f"kingdom_{seat + 1}", (RANDOM, *KINGDOMS), RANDOM, ("AHA-87",)) for seat in range(MAX_PLAYERS)),
)


class AlicematicHeroes(Game[HeroesState]):
    """3 to 5 players, 60 to 80 minutes.

    Args:
        content: the cards, tiles and layouts it is played with.
    """

    side: ClassVar[str] = "kingdom"

    def __init__(self, content: Content) -> None:
        super().__init__(
            name="alicematic_heroes",
            alias="heroes",
            version=2,
            players=(3, 5),
            minutes=(60, 80),
            weight=3,
            options=OPTIONS,
            steps=[
                setup.MULLIGAN,
                setup.START_PLAYER,
                setup.PLACE_CITY,
                turn.TURN,
                politics.POLITICS,
                politics.CHOOSE_CARD,
                politics.PLACE_CARD,
                politics.SUMMON,
                bank.PAY,
                ask.KEEP,
                reveal.COPY,
                invasion.CHOOSE_TARGET,
                invasion.TURN_DOWN,
                invasion.HOW,
                invasion.DISCARD,
                outcome.CARRY_OUT,
                success.EFFECTS,
                ask.TAKE,
                ask.PLUNDER,
                ask.TURN_UP,
                turn.END_TURN,
            ],
            spoken={
                "card": "@card-",
                "cards": "@card-",
                "slot": "@colour-",
                "token": "@colour-",
                "kind": "@land-",
                "space": "@space-",
                "source": "@source-",
            },
        )
        self.cards = content
        self.use_pack(content.pack)
        self.home = HOME

    def with_data(self, folder: str) -> Game:
        """The same title with other cards, tiles or layouts. Raises `BadData`."""
        return AlicematicHeroes(load_content(folder))

    def content(self) -> Json:
        """The records of all Alices, tiles and layouts, with their provenance."""
        return self.cards.to_json()

    def messages(self) -> dict[str, str]:
        """Names, texts and rulings of the Alices; where each space lies."""
        places = {f"space-{space}": coordinate(space) for space in range(MAX_SPACES)}
        return {**self.cards.messages(), **places}

    def blank(self, players: int, options: Json) -> HeroesState:
        """An empty table."""
        state = HeroesState()
        state.make_blank(self, self.cards, players, options)
        return state

    def deal(self, state: HeroesState) -> None:
        """Kingdoms, map and hands. AH-04 to AH-06."""
        setup.deal(state)

    def areas(self, state: HeroesState) -> Json:
        """Every area and scalar by name, for saves."""
        return save.areas(state)

    def restore(self, state: HeroesState, areas: Json) -> None:
        """The inverse of `areas`."""
        save.restore(state, areas)

    def audit(self, state: HeroesState) -> None:
        """Raise `BadSave` unless the position can have come about."""
        audit.audit(state)

    def table(self, state: HeroesState) -> Json:
        """The game's own part of the view (docs/protocol.md), as everybody sees it."""
        return view.table(state)

    def own(self, state: HeroesState, seat: int, seen: Json) -> Json:
        """What a seat sees, from what everybody does."""
        return view.own(state, seat, seen)

    def face_up(self, state: HeroesState, seen: Json) -> Json:
        """All there is with nothing hidden, for looking back."""
        return view.face_up(state, seen)

    def redraw(self, state: HeroesState, seat: int) -> None:
        """Redraw all that the seat does not know."""
        redraw.redraw(state, seat)

    def scores(self, state: HeroesState) -> list[int]:
        """VP gained so far, open as they are (AHA-45); when the game is over with the final scoring."""
        if state.over:
            return [scoring.total(state, seat) for seat in range(state.players)]
        return [state.all_vp(seat) for seat in range(state.players)]

    def tie_breakers(self, state: HeroesState) -> list[TieBreaker]:
        """Most VP, then most Alices; still tied, the victory is shared (AH-73)."""
        return [TieBreaker("alices", [int(state.alices(seat)) for seat in range(state.players)])]

    def score_sheet(self, state: HeroesState) -> Json | None:
        """The final scoring as if the game ended now; all of it is open."""
        return scoring.sheet(state)

    def gains(self, events: list[Event]) -> list[Json]:
        """The VP gained in play, by space."""
        return gains.gains(events)

    def sight(self, state: HeroesState, seat: i64) -> i64:
        """The decision alone, and of what another pays nothing (AHA-63)."""
        if seat != state.decider and state.top_id() == PAY_ID:
            return PAY_ID << 3 | state.decider
        return super().sight(state, seat)

    def horizon(self, state: HeroesState) -> int:
        """A round and the own turn after it, where a move bears fruit; later turns only blur the estimate."""
        return state.players + 1

    def advise(self, state: HeroesState, seat: int) -> list[float]:
        """The worth of each legal action in VP, by sound rules of thumb."""
        return advice.advise(state, seat)

    def manner(self, state: HeroesState) -> Manner:
        """How bots lean on the advice."""
        return manner.manner(state)

    def characters(self) -> tuple[Character, ...]:
        """Bots with a taste of their own."""
        return manner.CHARACTERS

    def orders(self) -> tuple[Order, ...]:
        """What players may say beforehand."""
        return orders.ORDERS

    def reasons(self, state: HeroesState, seat: int, action: int) -> Reasons:
        """What the worth of an action is made of."""
        return reasons.reasons(state, seat, action)

    def quick_action(self, state: HeroesState) -> i64:
        """A sensible action for play-outs."""
        return quick.quick_action(state)

    def chapter(self, state: HeroesState) -> Message:
        """The Round and whose turn it is."""
        turn = int(state.turn)
        args: Json = {"turn": turn, "round": int(state.round_number()), "seat": f"#{state.active}"}
        return Message("chapter-turn", args) if turn > 0 else Message("chapter-start")

    def hand_estimate(self, state: HeroesState) -> list[float]:
        """Chances of winning by what the positions are worth."""
        return worth.estimate(state)

    def columns(self) -> list[str]:
        """What a learned value looks at."""
        return features.COLUMNS

    def features(self, state: HeroesState) -> Features:
        """The numbers of that."""
        return features.features(state)

    def layout(self) -> tuple[Part[Any], ...]:
        """What a learning program sees."""
        return encoding.layout(self.cards)

    def traits(self) -> tuple[Trait, ...]:
        """What describes an action to it."""
        return encoding.traits(self.cards)

    def twin(self) -> Game[HeroesState]:
        """The same title once more."""
        return AlicematicHeroes(self.cards)

    def check_options(self, options: Mapping[str, Any] | None) -> Json:
        """Every option with its value; no two seats share a kingdom. AH-86, AHA-87. Raises `BadOptions`."""
        checked = super().check_options(options)
        chosen = [checked[f"kingdom_{seat + 1}"] for seat in range(MAX_PLAYERS)]
        for kingdom in KINGDOMS:
            if chosen.count(kingdom) > 1:
                raise BadOptions("error-heroes-two-seats-kingdom-each-player", kingdom=kingdom)
        return checked


GAME: Final = AlicematicHeroes(load_content())
