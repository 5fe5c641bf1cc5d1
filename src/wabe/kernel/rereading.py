"""Playing replay files again: strictly where the rules are those of the file, else as far as it agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.kernel.data import is_changed
from wabe.kernel.errors import BadOptions, BadReplay, WabeError, shown
from wabe.kernel.film import Film, load_position
from wabe.kernel.message import Json, Message
from wabe.kernel.record import Record, Turn, digest
from wabe.kernel.replays import check_game, check_replay
from wabe.kernel.rng import check_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from wabe.kernel.game import Game
    from wabe.kernel.proof import Proof
    from wabe.kernel.state import State

SET_UP: Final = Message("error-at-set-up")


def reread(data: object, load: Callable[[str], Game], proof: Proof | None = None) -> Record:
    """As `Record.from_json`; with a proof every result of chance must come from where that says.

    `record.log.proved` is how many of them were found to. Those of actions that can only be shown are not looked at.
    """
    file = check_replay(data)
    try:
        game = load(file["game"])
        check_game(file, game)
        options = game.recall_options(file["options"], file["version"])
        game.check_players(file["players"])
    except BadReplay:
        raise
    except WabeError as error:
        raise BadReplay("error-replay-set-up", error=error.message) from error
    return Reader(file, game, options, proof).read()


class Reader:
    """Plays one file.

    Args:
        file: it has its whole shape.
        game: the title it is of.
        options: every option with its value in this play.
        proof: where its chance must have come from.

    Raises:
        BadReplay: its film is broken.
    """

    def __init__(self, file: Json, game: Game, options: Json, proof: Proof | None) -> None:
        self.file = file
        self.proof = proof
        self.game = game
        self.options = options
        self.loose: bool = file["version"] < game.version or is_changed(file.get("data"), game.data)
        self.film = Film(file["film"], len(file["actions"])) if "film" in file else None
        self.told: Json = file["options"]
        self.differs: WabeError | None = None

    def read(self) -> Record:
        """The record, ready to go on. Raises `BadReplay` where the file does not hold what it says."""
        record = self.begun()
        actions: list[Json] = self.file["actions"]
        for index, turn in enumerate(actions):
            if not self.repeat(record, index, turn):
                break
        record.missing = len(actions) - len(record.turns)
        if record.missing == 0:
            self.end(record)
        record.version = self.file["version"]
        record.differs = self.differs
        record.told = self.told if is_known(self.game, self.told) else record.told
        record.log.script = record.log.source = None
        record.state.reseed(check_seed(None))  # what comes after the file has chance of its own
        return record

    def begun(self) -> Record:
        """The record of the set-up alone."""
        if self.version_of(0) == 0:
            try:
                return self.played_set_up()
            except WabeError as error:
                self.admit(error)
        if self.film is None:
            raise self.differs or BadReplay("error-part-lacks", where=Message("error-replay-broken"), name=repr("film"))
        frame, version = self.film.frames[0], self.version_of(0) or self.file["version"]
        try:
            start = load_position(self.game, self.file["players"], self.options, frame.position, version)
        except WabeError as error:
            raise BadReplay("error-replay-start", error=error.message) from error
        chance = None if self.proof is None else self.proof.chance().after_shown()
        record = Record(self.game, start=(start, version), chance=chance)
        record.set_up(frame.events, self.file["chance"])
        return record

    def played_set_up(self) -> Record:
        file, proof = self.file, self.proof
        seed, chance = (0, None) if proof is None else (proof.seed, proof.chance())
        try:
            record = Record(self.game, file["players"], seed, self.options, list(file["chance"]), None, chance)
        except BadReplay:
            raise
        except WabeError as error:
            raise BadReplay("error-replay-set-up", error=error.message) from error
        check_used_up(record, SET_UP)
        self.told = told_options(record.state, file)
        compare(SET_UP, "start", digest(record.state, self.told), file["start"])
        return record

    def repeat(self, record: Record, index: int, turn: Json) -> bool:
        """Play action `index`, or show it where the rules do not play it so; False if neither can be."""
        if self.differs is None and self.version_of(index + 1) == 0:
            before, events, chance = record.state.clone(), len(record.log.events), len(record.log.chance)
            try:
                self.play(record, index, turn)
            except BadReplay as error:
                self.admit(error)
                record.cut(index)
                record.log.truncate(events, chance)
                record.log.script = None
                before.log = record.log
                record.state = before
            else:
                return True
        return self.film is not None and self.show(record, index, turn)

    def play(self, record: Record, index: int, turn: Json) -> None:
        """Play action `index`. Raises `BadReplay` where it differs."""
        where = Message("error-at-action", {"action": index + 1})
        record.log.script = list(turn["chance"])
        try:
            record.carry_out(turn["seat"], turn["form"])
        except WabeError as error:
            raise BadReplay("error-replay-differs", where=where, error=error.message) from error
        check_used_up(record, where)
        compare(where, "digest", digest(record.state, self.told), turn["digest"])

    def show(self, record: Record, index: int, turn: Json) -> bool:
        """Show action `index` as it was; False if these rules know no such position."""
        assert self.film is not None
        frame, version = self.film.frames[index + 1], self.version_of(index + 1) or self.file["version"]
        try:
            shown = Turn(turn["seat"], turn["form"], frame.label, 0, 0, frame.position, version, frame.number)
            record.show(shown, frame.events, turn["chance"])
            if record.log.source is not None:
                record.log.source = record.log.source.after_shown()
        except WabeError as error:
            self.differs = self.differs or BadReplay("error-replay-beyond", action=index, error=error.message)
            return False
        return True

    def end(self, record: Record) -> None:
        """Compare the end, or take over what was announced there under other rules."""
        ending = None if self.film is None else self.film.ending
        if self.differs is None and (ending is None or ending.version == 0):
            try:
                where = Message("error-at-end", {"action": len(record.turns)})
                compare(where, "over", record.state.over, self.file["over"])
                compare(where, "scores", record.state.scores(), self.file["scores"])
            except BadReplay as error:
                self.admit(error)
            else:
                return
        if ending is not None:
            ending.version = ending.version or self.file["version"]
            record.ending = ending

    def version_of(self, count: int) -> int:
        """The rules version under which the set-up (0) or an action (from 1) can only be shown; 0 if it plays."""
        return 0 if self.film is None else self.film.frames[count].version

    def admit(self, error: WabeError) -> None:
        """Note where the file first differs. Raises the error itself if its rules are the present ones."""
        if not self.loose:
            raise error
        self.differs = self.differs or error


def told_options(state: State, file: Json) -> Json:
    """The options that the digests of a file were made with.

    They are those that the file names; options that have come since are no part of them. Where one is not named that
    there was (somebody has taken it out), it had its default.
    """
    given: Json = file["options"]
    unnamed: Json = {name: value for name, value in state.options.items() if name not in given}
    tries: list[Json] = [given, {**given, **unnamed}]
    tries += [{**given, name: unnamed[name]} for name in unnamed]
    tries += [{**given, **{other: unnamed[other] for other in unnamed if other != name}} for name in unnamed]
    return next((each for each in tries if digest(state, each) == file["start"]), given)


def is_known(game: Game, options: Json) -> bool:
    """Whether the present rules have all these options, with these values."""
    try:
        game.check_options(options)
    except BadOptions:
        return False
    return True


def check_used_up(record: Record, where: Message) -> None:
    """Raise `BadReplay` if chance results are left over."""
    if record.log.script:
        raise BadReplay("error-replay-chance-left", where=where)


def compare(where: Message, name: str, found: object, expected: object) -> None:
    """Raise `BadReplay` if a replay differs from what its file says under this name."""
    if found != expected:
        given = {"name": repr(name), "found": shown(found), "expected": shown(expected)}
        raise BadReplay("error-replay-unlike", where=where, **given)
