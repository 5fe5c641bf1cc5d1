"""A title: its players, options and steps; and how a play of it begins or is loaded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, Final, Generic, SupportsIndex

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from wabe.kernel import data as packs
from wabe.kernel import rng
from wabe.kernel.encoding import Encoding, Part, Trait
from wabe.kernel.errors import BadData, BadOptions, BadPlayers, BadValue, NotEncoded, quoted
from wabe.kernel.events import Event, EventLog
from wabe.kernel.ints import as_int
from wabe.kernel.loading import load
from wabe.kernel.manner import PLAIN, Character, Manner
from wabe.kernel.message import Json, Message, speak
from wabe.kernel.option import Option, settled
from wabe.kernel.orders import Order
from wabe.kernel.reasons import Reasons, undivided
from wabe.kernel.state import State
from wabe.kernel.step import Step, step_table
from wabe.kernel.ties import TieBreaker
from wabe.kernel.value import Features, Value
from wabe.kernel.weights import described, file_of, read_value

NO_HORIZON: Final = 1_000_000
SIGHT_FACTOR: Final = 0x1E3779
SIGHT_MASK: Final = (1 << 40) - 1
TITLE: Final = "GAME"
SEAT_WORDS: Final = {"seat": "#", "target": "#", "winners": "#"}

S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Base of all titles, `S` their states. A title sets the fields and implements the methods marked *game*.

    Those without a default raise when called. They are no `abc` methods: where one lacks, compiled code would crash.

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

    Copies are the game itself, as it never changes. A pickle names the module where it is `GAME`, and the pack.

    Fields set by `use_pack`:
        data: the data pack it is played with, `{"name", "digest"}`; None with its own data.
        folder: where that pack lies, so that other processes can load the same.
        pack: the files of its data as they were read, with or without a data pack; None for a game without any.
        home: the game's own folder, if there are learned values in it.
    """

    layout_version: ClassVar[int] = 1  # of `layout`, the repertoires and `traits`: changes whenever one of them does
    side: ClassVar[str] = ""  # says in a seat's part of a view what it plays: `faction`, with texts `faction-alice`
    watched: ClassVar[tuple[str, ...]] = ()  # kinds of events that reports always tell how many there are of

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
        self.pack: packs.Pack | None = None
        self.home: str | None = None
        self.values: dict[int, Value | None] = {}
        self.unfit: dict[int, Message] = {}
        self.encoded: Encoding | None = None

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
        self.pack = pack
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

    def face_up(self, state: S, seen: Json) -> Json:
        """*game*: all there is, with nothing hidden (`kernel/face_up.py`), made from what everybody sees."""
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

    def gains(self, events: list[Event]) -> list[Json]:
        """*game*: the points that a whole play has brought on the board: `{"seat", "count", "at"}`, and why."""
        return []

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

    def manner(self, state: S) -> Manner:
        """*game*: how bots lean on the advice; the numbers are those of its measure."""
        return PLAIN

    def characters(self) -> tuple[Character, ...]:
        """*game*: bots with a taste of their own, in terms of its `reasons`; none by default."""
        return ()

    def orders(self) -> tuple[Order, ...]:
        """*game*: what players may say beforehand about questions to come; nothing by default."""
        return ()

    def reasons(self, state: S, seat: int, action: int) -> Reasons:
        """*game*: what the worth of a legal action by `advise` is made of: terms (texts `why-<name>`) with that sum."""
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

    def hand_estimate(self, state: S) -> list[float]:
        """*game*: the share of the win that each seat may expect in a running game, by rules of thumb or the scores."""
        scores = self.scores(state)
        above = [float(each - min(scores) + 1) for each in scores]
        return [each / sum(above) for each in above]

    def columns(self) -> list[str]:
        """*game*: the names of its `features`; none by default, so that nothing can be learned."""
        return []

    def features(self, state: S) -> Features:
        """*game*: a row for each seat of what a learned value judges by, from what `hand_estimate` may look at."""
        raise NotImplementedError(f"{type(self).__name__} has no `features`.")

    def layout(self) -> tuple[Part[Any], ...]:
        """*game*: the parts of what a learning program observes (`kernel/encoding.py`); none by default."""
        return ()

    def traits(self) -> tuple[Trait, ...]:
        """*game*: the fields of forms that describe its actions to a learning program; none by default."""
        return ()

    def twin(self) -> Game[S]:
        """*game*: the same title with the same data once more; for those that have `features`."""
        raise NotImplementedError(f"{type(self).__name__} has no `twin`.")

    def encoding(self) -> Encoding:
        """How learning programs see and play it: one fixed layout for all numbers of players. Raises `NotEncoded`."""
        if self.encoded is None:
            parts = self.layout()
            if not parts:
                raise NotEncoded("error-no-encoding", title=self.name)
            self.encoded = Encoding(self, self.layout_version, parts, self.traits())
        return self.encoded

    # --- who is likely to win -----------------------------------------------------------------------------------

    def estimate(self, state: S) -> list[float]:
        """The share of the win that each seat may expect, for play-outs cut off before the end; `returns` when over.

        By the learned value for this number of players, if there is one that fits; else by `hand_estimate`.
        """
        if state.over:
            return state.returns()
        value = self.value_for(state.players)
        return self.hand_estimate(state) if value is None else value.shares(self.features(state))

    def value_for(self, players: int) -> Value | None:
        """The learned value for a number of players; None where there is none, or it does not fit (`unfit` tells)."""
        if players not in self.values:
            self.values[players] = self.find_value(players)
        return self.values[players]

    def find_value(self, players: int) -> Value | None:
        """What the data pack's weights say, or those of the game; why not is left in `unfit`."""
        for folder in (self.folder, self.home):
            path = None if folder is None else file_of(folder, players)
            if path is not None and path.is_file():
                try:
                    about = described(self.name, players, self.version, self.content())
                    return read_value(path, about, self.columns())
                except BadValue as error:
                    self.unfit.setdefault(players, error.message)
        return None

    def with_value(self, players: int, value: Value | None) -> Game[S]:
        """The same title judged by these weights with so many players; by `hand_estimate` if there are none.

        It is for this process: its pickle is that of the title.
        """
        twin = self.twin()
        twin.values = {**self.values, players: value}
        return twin

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
        return settled(self.options, {} if options is None else options)

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
        return load(self, data)


@cache
def packed(title: Game, folder: str, name: str, digest: str) -> Game:
    """The title with the data pack in this folder, once for each. Raises `BadData` if it is no longer that pack."""
    game, wanted = title.with_data(folder), {"name": name, "digest": digest}
    if game.data != wanted:
        raise BadData(packs.other_data("error-data-pickle", wanted, game.data))
    return game
