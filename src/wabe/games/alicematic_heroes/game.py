"""The title Alicematic Heroes: its options and its steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes import (
    advice,
    bank,
    invasion,
    outcome,
    politics,
    quick,
    reveal,
    setup,
    success,
    turn,
    worth,
)
from wabe.games.alicematic_heroes.cards import KINGDOMS
from wabe.games.alicematic_heroes.content import Content, load_content
from wabe.games.alicematic_heroes.layout import MAX_PLAYERS, MAX_SPACES, coordinate
from wabe.games.alicematic_heroes.state import HeroesState
from wabe.kernel.errors import BadOptions
from wabe.kernel.game import Game, Option
from wabe.kernel.message import Json
from wabe.kernel.state import State

RANDOM: Final = "random"

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


class AlicematicHeroes(Game):
    """3 to 5 players, 60 to 80 minutes.

    Args:
        content: the cards, tiles and layouts it is played with.
    """

    def __init__(self, content: Content) -> None:
        super().__init__(
            name="alicematic_heroes",
            alias="heroes",
            version=1,
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
                reveal.KEEP,
                reveal.COPY,
                invasion.CHOOSE_TARGET,
                invasion.TURN_DOWN,
                invasion.HOW,
                invasion.DISCARD,
                outcome.CARRY_OUT,
                success.EFFECTS,
                success.TAKE,
                success.PLUNDER,
                success.TURN_UP,
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

    def blank(self, players: int, options: Json) -> State:
        """An empty table."""
        state = HeroesState()
        state.clear_table(self, self.cards, players, options)
        return state

    def deal(self, state: State) -> None:
        """Kingdoms, map and hands. AH-04 to AH-06."""
        assert isinstance(state, HeroesState)
        setup.deal(state)

    def advise(self, state: State, seat: int) -> list[float]:
        """The worth of each legal action in VP, by sound rules of thumb."""
        assert isinstance(state, HeroesState)
        return advice.advise(state, seat)

    def quick_action(self, state: State) -> i64:
        """A sensible action for play-outs."""
        assert isinstance(state, HeroesState)
        return quick.quick_action(state)

    def estimate(self, state: State) -> list[float]:
        """Chances of winning by what the positions are worth."""
        assert isinstance(state, HeroesState)
        return state.returns() if state.over else worth.estimate(state)

    def check_options(self, options: Mapping[str, Any] | None) -> Json:
        """Every option with its value; no two seats share a kingdom. AH-86, AHA-87. Raises `BadOptions`."""
        checked = super().check_options(options)
        chosen = [checked[f"kingdom_{seat + 1}"] for seat in range(MAX_PLAYERS)]
        for kingdom in KINGDOMS:
            if chosen.count(kingdom) > 1:
                raise BadOptions(f"Two seats have the kingdom {kingdom}; each player has another.")
        return checked


GAME: Final = AlicematicHeroes(load_content())
