"""A title: its players, options and steps; and how a play of it begins or is loaded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Generic, SupportsIndex

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from wabe.kernel import data as packs
from wabe.kernel import leaving, rng
from wabe.kernel.errors import BadData, BadOptions, BadPlayers, BadSave, WabeError, quoted, shown
from wabe.kernel.events import EventLog
from wabe.kernel.ints import as_int
from wabe.kernel.message import Json, Message, speak
from wabe.kernel.option import Option
from wabe.kernel.reasons import Reasons, undivided
from wabe.kernel.saves import listed, need, position, whole
from wabe.kernel.state import SCHEMA, State
from wabe.kernel.step import AUTOMATIC, Step, step_table
from wabe.kernel.ties import TieBreaker

NO_HORIZON: Final = 1_000_000
SIGHT_FACTOR: Final = 0x1E3779
SIGHT_MASK: Final = (1 << 40) - 1
TITLE: Final = "GAME"
SEAT_WORDS: Final = {"seat": "#", "target": "#", "winners": "#"}

S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Base of all titles, `S` their states. A title sets the fields and implements the methods marked *game*.

    Those without a default raise when called. They are no `abc` methods: compiled code does not enforce these, and a
    missing one would not raise but crash.

    Args:
        name: its key, such as `wonderland_xiii`.
        alias: a short name for the command line.
        version: of its rules; changes whenever an old replay could play differently.
        players: least and greatest number.
        minutes: least and greatest length of a play.
        weight: 1 (light) to 5 (heavy).
        options: its house switches and variants.
        steps: all its steps, with different ids.
        spoken: prefixes that turn raw arguments of events and forms into texts (`message.speak`), besides seats.
        seat_0_begins: seat 0 has the first turn, so tables draw seats by lot; else the set-up draws who has it.

    A game never changes, so copies are the game itself. A pickle says where the title is found: as `GAME` in the module
    of its class; and in which folder its data pack lies.

    Fields set by `use_pack`:
        data: the data pack it is played with, `{"name", "digest"}`; None with its own data.
        folder: where that pack lies, so that other processes can load the same.
    """

    def __init__(
        self,
        name: str,
        alias: str,
        version: int,
        players: tuple[int, int],
        minutes: tuple[int, int],
        weight: int,
        options: tuple[Option, ...],
        steps: list[Step[Any]],
        spoken: dict[str, str],
        seat_0_begins: bool = False,
    ) -> None:
        self.name = name
        self.alias = alias
        self.version = version
        self.min_players, self.max_players = players
        self.minutes = minutes
        self.weight = weight
        self.options = options
        self.step_table = step_table(steps)
        self.spoken: dict[str, str] = {**SEAT_WORDS, **spoken}
        self.seat_0_begins = seat_0_begins
        self.data: Json | None = None
        self.folder: str | None = None

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> str | tuple[Callable[[Game, str, str, str], Game], tuple[Game, str, str, str]]:
        if self.folder is None or self.data is None:
            return TITLE
        title: Game = getattr(sys.modules[type(self).__module__], TITLE)
        return packed, (title, self.folder, self.data["name"], self.data["digest"])

    def use_pack(self, pack: packs.Pack) -> None:
        """Say which data it is played with; a game calls it where it has read them."""
        self.data = pack.to_json()
        self.folder = None if pack.place is None else str(pack.place)

    def with_data(self, folder: str) -> Game:
        """*game*: the same title with the data pack in this folder. Raises `BadData`: file, record and reason."""
        raise BadData("error-no-data", name=self.name)

    def content(self) -> Json:
        """*game*: its data with their provenance, for boards and for `wabe data`; the same all through a play.

        `"pack"` is `data`, every other list holds the records of one file.
        """
        return {}

    def messages(self) -> dict[str, str]:
        """*game*: texts that its data bring along, by their keys in the catalogue."""
        return {}

    def blank(self, players: int, options: Json) -> S:
        """*game*: an empty state, nothing dealt."""
        raise NotImplementedError(f"{type(self).__name__} has no `blank`.")

    def deal(self, state: S) -> None:
        """*game*: set up a blank state and push the first steps; all chance by `state.below`."""
        raise NotImplementedError(f"{type(self).__name__} has no `deal`.")

    def areas(self, state: S) -> Json:
        """*game*: every area and scalar of the state by name, for saves."""
        raise NotImplementedError(f"{type(self).__name__} has no `areas`.")

    def restore(self, state: S, areas: Json) -> None:
        """*game*: the inverse of `areas`. Raises `BadSave`, `KeyError`, `TypeError` or `ValueError`."""
        raise NotImplementedError(f"{type(self).__name__} has no `restore`.")

    def audit(self, state: S) -> None:
        """*game*: raise `BadSave` when components are lost or doubled or the position cannot be."""
        raise NotImplementedError(f"{type(self).__name__} has no `audit`.")

    def table(self, state: S) -> Json:
        """*game*: the game's own part of the view, as everybody sees it."""
        raise NotImplementedError(f"{type(self).__name__} has no `table`.")

    def own(self, state: S, seat: int, seen: Json) -> Json:
        """*game*: what a seat sees, made from what everybody does (`table`), which stays as it is; by default that."""
        return seen

    def redraw(self, state: S, seat: int) -> None:
        """*game*: redraw by `below` all that the seat does not know, consistent with all it does know."""
        raise NotImplementedError(f"{type(self).__name__} has no `redraw`.")

    def scores(self, state: S) -> list[int]:
        """*game*: points of each seat as they stand."""
        raise NotImplementedError(f"{type(self).__name__} has no `scores`.")

    def tie_breakers(self, state: S) -> list[TieBreaker]:
        """*game*: what decides between seats with equal scores, in order; nothing by default."""
        return []

    def score_sheet(self, state: S) -> Json | None:
        """*game*: the scores broken down, or None while they are not open."""
        return None

    def odds(self, state: S, seat: int) -> Json:
        """*game*: an aid for the table from what the seat knows. `seat` is `SPECTATOR` for who has none."""
        return {}

    def unaided(self, shown: Json) -> Json:
        """*game*: a view as a table without the aid `odds` shows it: not what players would have to keep count of."""
        return shown

    def sight(self, state: S, seat: i64) -> i64:
        """*game*: a number below 2**40 that tells apart what chance and others have shown the seat so far.

        A search tells positions with different sights apart. By default it is made of the decision alone.
        """
        seen: i64 = (state.top_frame() << 3 | state.decider) & SIGHT_MASK if state.depth > 0 else 0
        if seat == state.decider:
            for index in range(state.offered):
                seen = (seen * SIGHT_FACTOR + state.offers[index] + 1) & SIGHT_MASK
        return seen

    def horizon(self, state: S) -> int:
        """*game*: turns of a play-out until `estimate` judges it; far beyond any end by default."""
        return NO_HORIZON

    def advise(self, state: S, seat: int) -> list[float]:
        """*game*: the worth of each legal action of `seat` by sound rules of thumb, from what the seat knows.

        In the order of `legal_actions(seat)`; higher is better. Without knowledge all are worth the same.
        """
        return [0.0] * len(state.legal_actions(seat))

    def reasons(self, state: S, seat: int, action: int) -> Reasons:
        """*game*: what the worth of a legal action by `advise` is made of, for hints: named terms that sum to it.

        Names are texts of the catalogue (`why-<name>`). By default there is one term, the worth itself.
        """
        return undivided(self.advise(state, seat)[state.legal_actions(seat).index(action)])

    def quick_action(self, state: S) -> i64:
        """*game*: a sensible legal action of the seat `state.decider`, in about a microsecond, for guided play-outs.

        From what that seat knows; chance by `state.below`. Without knowledge any action, all equally likely.
        """
        return state.offers[state.below(state.offered)]

    def caretake(self, state: S) -> i64:
        """*game*: what the seat `state.decider` does, which has left; it follows from position and chance."""
        return self.quick_action(state)

    def chapter(self, state: S) -> Message:
        """*game*: the part of the play that is under way, a heading of its log, which others under the same follow."""
        turn = state.turn_number()
        return Message("turn-number", {"turn": turn}) if turn > 0 else Message("chapter-start")

    def estimate(self, state: S) -> list[float]:
        """*game*: the share of the win that each seat may expect, from open information; `returns` when over.

        For play-outs cut off before the end. Without knowledge by the scores as they stand.
        """
        if state.over:
            return state.returns()
        scores = self.scores(state)
        above = [float(each - min(scores) + 1) for each in scores]
        return [each / sum(above) for each in above]

    def tell(self, event: Json) -> Message:
        """A projected event (`Event.project`) as a line of the log."""
        key = f"event-{event['kind']}-seen" if event["seen"] else f"event-{event['kind']}"
        return Message(key, speak(event["args"], self.spoken))

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        log: EventLog | None = None,
    ) -> S:
        """A play at its first decision.

        Args:
            players: number of seats; the least allowed by default.
            seed: 0 to 2**256 - 1; the same seed gives the same play. None: from the system.
            options: values that differ from the defaults.
            log: records events and chance results from the set-up on.

        Raises:
            BadPlayers, BadSeed, BadOptions: with what is allowed.
        """
        state = self.blank(self.check_players(players), self.check_options(options))
        state.rng = rng.seed_state(rng.check_seed(seed))
        state.log = log
        self.deal(state)
        state.settle()
        return state

    def check_players(self, players: SupportsIndex | None) -> int:
        """The number of players. Raises `BadPlayers`."""
        if players is None:
            return self.min_players
        count = as_int(players)
        if count is None or not self.min_players <= count <= self.max_players:
            raise BadPlayers(
                "error-players", title=self.name, least=self.min_players, most=self.max_players, given=quoted(players)
            )
        return count

    def check_options(self, options: Mapping[str, Any] | None) -> Json:
        """Every option with its value. Raises `BadOptions`."""
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOptions("error-no-options")
        known = {option.name: option for option in self.options}
        given: Mapping[Any, Any] = options
        for name, value in given.items():
            if name not in known:
                raise BadOptions("error-no-option", name=quoted(name), names=list(known) or "@error-none")
            if not known[name].allows(value):
                choices = [str(choice).lower() for choice in known[name].choices]
                raise BadOptions("error-option-value", name=name, choices=choices, value=quoted(value))
        return {name: given.get(name, option.default) for name, option in known.items()}

    def recall_options(self, options: object, version: int) -> Json:
        """Every option with the value it has in what rules version `version` wrote: its default where nothing is said.

        What older rules knew and these do not, options as well as choices, has its default too. Raises `BadOptions`.
        """
        if not isinstance(options, Mapping):
            raise BadOptions("error-no-options")
        given: Mapping[Any, Any] = options
        if version < self.version:
            known = {option.name: option for option in self.options}
            given = {name: value for name, value in given.items() if name in known and known[name].allows(value)}
        return self.check_options(given)

    def revise(self, save: Json) -> Json:
        """*game*: a save of an older rules version as these rules write it, where its areas were other ones."""
        return save

    def from_json(self, data: object) -> S:
        """The state that `State.to_json` wrote, under this rules version or an older one.

        Raises:
            BadSave: with what is wrong.
        """
        save = check_header(self, data)
        try:
            if save["version"] < self.version:
                save = self.revise(save)
            options = self.recall_options(save["options"], save["version"])
            state = self.blank(self.check_players(save["players"]), options)
            load_machine(state, save)
            self.restore(state, save["areas"])
            state.audit_arguments()
            self.audit(state)
            check_decision(state)
            state.refresh()
            need(state.over or state.offered > 0, Message("error-nothing-decide"))
            check_written(state, save)
        except BadSave:
            raise
        except KeyError as error:
            raise BadSave("error-save-lacks", error=str(error)) from error
        except WabeError as error:
            raise BadSave("error-save-broken", error=error.message) from error
        except Exception as error:
            raise BadSave("error-save-odd", error=str(error)) from error
        return state


@cache
def packed(title: Game, folder: str, name: str, digest: str) -> Game:
    """The title with the data pack in this folder, once for each. Raises `BadData` if it is no longer that pack."""
    game, wanted = title.with_data(folder), {"name": name, "digest": digest}
    if game.data != wanted:
        raise BadData(packs.other_data("error-data-pickle", wanted, game.data))
    return game


def check_header(game: Game, data: object) -> Json:
    """The save, if it is one of this game and schema. Raises `BadSave`."""
    if not isinstance(data, dict):
        raise BadSave("error-no-save")
    if not is_number(data.get("schema"), SCHEMA):
        raise BadSave("error-save-schema", schema=quoted(data.get("schema")), present=SCHEMA)
    if data.get("game") != game.name:
        raise BadSave("error-save-game", given=quoted(data.get("game")), title=game.name)
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= game.version:
        raise BadSave("error-save-version", version=quoted(version), present=game.version)
    refusal = packs.refusal("error-data-save", data.get("data"), game.data)
    if refusal is not None:
        raise BadSave(refusal)
    return data


def is_number(value: object, number: int) -> bool:
    """Whether a value of a save is this number; `true` and `1.0` are not 1."""
    return type(value) is int and value == number


def load_machine(state: State, save: Json) -> None:
    """Fill the machine's own part of a blank state."""
    ids = {step.name: step.id for step in state.steps if step.id}
    state.rng = whole(save["rng"], 0, rng.MASK62, "rng")
    state.information = whole(save["information"], 0, rng.MASK62, "information")
    state.decisions = whole(save["decisions"], 0, rng.MASK62, "decisions")
    for frame in listed(save["stack"], "stack"):
        need(isinstance(frame, list) and len(frame) == 2, Message("error-no-frame", {"frame": shown(frame)}))
        name, arg = frame
        need(isinstance(name, str) and name in ids, Message("error-no-step", {"name": quoted(name)}))
        state.push(state.steps[ids[name]], whole(arg, 0, 1 << 50, "stack"))
    for seat in listed(save["waiting"], "waiting"):
        state.waiting_mask |= 1 << state.check_seat(seat)
    leaving.restore(state, listed(save.get("left", []), "left"))
    for seat, commitment in enumerate(listed(save["commitments"], "commitments")):
        state.commitments[state.check_seat(seat)] = whole(commitment, -1, 1 << 50, "commitments")
    need(isinstance(save["areas"], dict), Message("error-no-areas", {"areas": shown(save["areas"])}))


def check_decision(state: State) -> None:
    """Raise `BadSave` unless the uppermost frame is a decision, and who has chosen already can have done so."""
    if state.depth > 0 and (state.top_step().mode == AUTOMATIC or not state.are_commitments_sound()):
        raise BadSave("error-save-idle", name=state.top_step().name)


def check_written(state: State, save: Json) -> None:
    """Raise `BadSave` unless the game would write such a save: the same fields, and no areas of other names.

    What is in the areas may be in another order, as when somebody has set the position up: `audit` has looked at it.
    """
    written = position(state.to_json())
    differing = [name for name in written if name != "areas" and written[name] != save[name]]
    differing += sorted(written["areas"].keys() ^ save["areas"].keys())
    if differing:
        raise BadSave("error-save-differs", name=differing[-1])
