"""Reading a save: its header, the machine's own part of it, and whether the game would have written it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from wabe.kernel import data as packs
from wabe.kernel import leaving, rng
from wabe.kernel.errors import BadSave, WabeError, quoted, shown
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import listed, need, position, whole
from wabe.kernel.state import SCHEMA, State
from wabe.kernel.step import AUTOMATIC

if TYPE_CHECKING:
    from wabe.kernel.game import Game

S = TypeVar("S", bound=State)


def load(game: Game[S], data: object) -> S:
    """The state that a save holds, if it is one of this game that its rules would write. Raises `BadSave`."""
    save = check_header(game, data)
    try:
        if save["version"] < game.version:
            save = game.revise(save)
        options = game.recall_options(save["options"], save["version"])
        state = game.blank(game.check_players(save["players"]), options)
        load_machine(state, save)
        game.restore(state, save["areas"])
        state.audit_arguments()
        game.audit(state)
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
