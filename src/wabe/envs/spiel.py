"""OpenSpiel: every game with an encoding as a Python game of `pyspiel`, registered when this module is imported.

    import pyspiel
    import wabe.envs.spiel
    game = pyspiel.load_game("python_wabe_wonderland_xiii", {"players": 3, "options": "skills_optional:on"})

Chance is sampled inside (`SAMPLED_STOCHASTIC`, no chance nodes); the seats of a simultaneous step are asked one after
the other and know nothing of each other's choices. Returns are shares of the win, whose sum is 1.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, ClassVar, Final

import wabe
from wabe.envs.recalled import SEED_BITS, Deal, Recalled, written
from wabe.extras import needed
from wabe.kernel.errors import BadOptions, quoted
from wabe.kernel.game import Game
from wabe.kernel.ints import sheet
from wabe.kernel.message import Json, Message
from wabe.kernel.rng import check_seed
from wabe.texts import Texts

needed("rl", "numpy", "pyspiel")

import numpy as np  # noqa: E402 - a sentence first, where they are missing
import pyspiel  # noqa: E402

PREFIX: Final = "python_wabe_"
LONGEST: Final = 10_000  # actions; no game is known to come near it (docs/envs.md)
NO_SEED: Final = -1
NOT_NAMED: Final = 0
WORDS: Final = {"on": True, "off": False}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """A title with so many players and these options; `register` makes a class for each.

    Args:
        params: `players` (or `num_players`), `options` ("name:value;name:value"), `data` (the folder of a pack),
            `rng_seed` (-1: from the system).

    Raises:
        BadPlayers, BadOptions, BadData, BadSeed.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        game = wabe.load(self.name, chosen.get("data") or None)
        players = chosen["players"] = game.check_players(players_of(chosen))
        options, given = options_of(game, chosen.get("options", "")), chosen.get("rng_seed", NO_SEED)
        self.title = game
        self.deal = Deal(game, players, options, None if given == NO_SEED else check_seed(given))
        self.texts = Texts(game)
        super().__init__(type_of(game), info_of(game, players), chosen)

    def new_initial_state(self) -> SpielState:
        """A play at its first decision."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | Memory:
        """What observes for one seat: all it knows now, or with perfect recall all it has ever known (text alone).

        Raises:
            ValueError: other kinds of observations, which there are none of.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("There are observations of one seat with all that it knows, without parameters.")
        return Memory() if kind.perfect_recall else Observer(self.title)

    def __reduce__(self) -> tuple[Any, ...]:
        return revived_game, (PREFIX + self.name, self.get_parameters(), self.deal.chance.getstate())


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A position. A clone has the same chance to come; `resample_from_infostate` gives fresh one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.recalled = Recalled(game.deal)  # the only attribute: OpenSpiel copies and pickles all there are

    def current_player(self) -> int:
        """The seat that is asked: of those that a simultaneous step waits for the lowest."""
        state = self.recalled.state
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Their numbers in the table of actions, ascending."""
        return self.recalled.legal(player)

    def _apply_action(self, number: int) -> None:
        self.recalled.act(number)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """There is none. Raises `ValueError`; `observation_tensor` has what the seat knows now."""
        raise ValueError("There is no tensor of information states, only a string; observations have a tensor.")

    def _action_to_string(self, player: int, number: int) -> str:
        """Its label; with its number where another one is called the same; step and action where it is not legal."""
        if player == self.current_player() and number in (labels := self.recalled.labels(player, self.say)):
            return labels[number]
        step, action = self.recalled.state.game.encoding().pairs[number]
        return f"{step}:{action}"

    def say(self, message: Message) -> str:
        """A message in words."""
        return str(self.get_game().texts.say(message))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.recalled.state.over

    def returns(self) -> list[float]:
        """The shares of the win; zeros before the end."""
        return self.recalled.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one.

        All that it does not know is redrawn, and what is to come. The history is empty: the true one would tell what
        others have chosen in secret.
        """
        state: SpielState = self.get_game().new_initial_state()
        state.recalled = self.recalled.redrawn(player, int(sampler() * 2**SEED_BITS))
        return state

    def __str__(self) -> str:
        return written(self.recalled.state.to_json())

    def __reduce__(self) -> tuple[Any, ...]:
        return revived_state, (self.get_game(), self.serialize())


class Observer:
    """What a seat knows now: as the encoding's numbers, and as its view.

    Fields:
        tensor: the numbers of `Encoding.observe`.
        dict: the same by part.
    """

    def __init__(self, game: Game) -> None:
        self.encoding = game.encoding()
        self.cells = sheet(self.encoding.size)
        self.tensor: Any = np.zeros(self.encoding.size, np.float32)
        self.dict: dict[str, Any] = {}
        for part, start in zip(self.encoding.parts, self.encoding.starts, strict=True):
            shape = [len(axis) for axis in part.axes] or [1]
            self.dict[part.name] = self.tensor[start : start + prod(shape)].reshape(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat knows into `tensor`."""
        self.encoding.observe(state.recalled.state, player, self.cells)
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the seat as JSON."""
        return written(state.recalled.state.view(player))


class Memory:
    """What a seat has ever known, as a text: its view, what it has seen, what it has done. There is no tensor of it."""

    tensor: Final = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers to write."""

    def string_from(self, state: SpielState, player: int) -> str:
        """A line of JSON for the view, and one for each thing seen or done."""
        return state.recalled.told(player)


def revived_game(name: str, params: dict[str, Any], chance: Any) -> SpielGame:
    """A pickled game: the plays to come are the same."""
    game: SpielGame = pyspiel.load_game(name, params)
    game.deal.chance.setstate(chance)
    return game


def revived_state(game: SpielGame, text: str) -> SpielState:
    """A pickled state."""
    state: SpielState = game.deserialize_state(text)
    return state


def players_of(params: dict[str, Any]) -> int | None:
    """How many players these parameters name; `num_players` is taken out. None: none. Raises `ValueError`."""
    given = (params.get("players"), params.pop("num_players", None))
    named = {number for number in given if number not in (None, NOT_NAMED)}
    if len(named) > 1:
        raise ValueError("The parameters players and num_players mean the same: name one of them.")
    return named.pop() if named else None


def options_of(game: Game, text: str) -> Json:
    """The options that a text such as `a:on;b:two` gives, checked. Raises `BadOptions`."""
    known = {option.name: option for option in game.options}
    given: Json = {}
    for pair in filter(None, (part.strip() for part in text.split(";"))):
        name, found, value = (part.strip() for part in pair.partition(":"))
        if not found:
            raise BadOptions("error-spiel-option", pair=quoted(pair))
        is_switch = name in known and isinstance(known[name].default, bool)
        given[name] = WORDS.get(value.lower(), value) if is_switch else value
    return game.check_options(given)


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a title."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=Texts(game).text("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": NOT_NAMED,
            "num_players": NOT_NAMED,
            "options": "",
            "data": "",
            "rng_seed": NO_SEED,
        },
    )


def info_of(game: Game, players: int) -> pyspiel.GameInfo:
    """What OpenSpiel is told of a table."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.encoding().n,
        max_chance_outcomes=0,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def register() -> list[str]:
    """Register every installed game that has an encoding; their names."""
    names = [PREFIX + game.name for game in wabe.games().values() if game.layout()]
    for name in set(names) - set(pyspiel.registered_names()):
        title = name.removeprefix(PREFIX)
        made = type(f"SpielGame_{title}", (SpielGame,), {"name": title})  # OpenSpiel keeps it after Python's end
        pyspiel.register_game(type_of(wabe.load(title)), made)
    return names


NAMES: Final = register()
