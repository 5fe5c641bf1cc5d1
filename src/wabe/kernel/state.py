"""One position of one play, as users see it; a game's own state adds its areas."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from wabe.kernel import leaving, rng, ties
from wabe.kernel.errors import BadSeat, GameOver, IllegalAction, MalformedAction, NotYourTurn, quoted
from wabe.kernel.ints import as_int
from wabe.kernel.machine import Machine
from wabe.kernel.message import Json, Message

if TYPE_CHECKING:
    from wabe.kernel.game import Game

SCHEMA: Final = 1
SPECTATOR: Final = -1  # the seat of who has none


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Machine):
    """Base of all states: plain data; a game's own state adds its areas with named accessors.

    What a position means (its view, its scores, its save) is the business of the `Game`.
    """

    game: Game
    options: Json

    def set_up(self, game: Game, players: int, options: Json, offers: int) -> None:
        """Fill a new object.

        Args:
            game: the title.
            players: number of seats.
            options: every option of the title with its value.
            offers: how many actions a decision can have at most.
        """
        self.set_up_machine(game.step_table, players, offers)
        self.game = game
        self.options = options

    def copy_base(self, other: State) -> None:
        """Take over everything but the game's own areas from a state of the same play; games call it in `clone`."""
        self.copy_machine(other)
        self.game = other.game
        self.options = other.options

    # --- copies and pickles: a clone, and a save, in which the chance to come stands too -----------------------------

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[object], State], tuple[Json]]:
        return self.game.from_json, (self.to_json(),)

    # --- what a game implements -------------------------------------------------------------------------------

    def clone(self) -> State:
        """*game*: an independent copy with the same future chance and no log."""
        raise NotImplementedError(f"{type(self).__name__} has no `clone`.")

    def active_seat(self) -> int:
        """*game*: whose turn it is; -1 for nobody's."""
        return self.seat

    def turn_number(self) -> int:
        """*game*: the current turn, from 1."""
        return 1

    # --- public -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    @property
    def seat(self) -> int:
        """The lowest seat that may act; -1 when the game is over."""
        return self.decider

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; several in simultaneous steps, none when the game is over."""
        return tuple([seat for seat in range(self.players) if self.waiting_mask >> seat & 1])

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have left: a caretaker plays them on, and they win no more."""
        return tuple([seat for seat in range(self.players) if self.left_mask >> seat & 1])

    def scores(self) -> list[int]:
        """Points of each seat as they stand."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """Seats that have won; empty before the end. Highest score, then `Game.tie_breakers`; else they share.

        Seats that have left do not count.
        """
        if not self.over:
            return []
        best = ties.highest(self.scores(), leaving.stayed(self))
        return best if len(best) == 1 else ties.decided(best, self.game.tie_breakers(self))

    def tie(self) -> Json | None:
        """What decided between seats with the same highest score (`ties.told`), for the score sheet; None without."""
        best = ties.highest(self.scores(), leaving.stayed(self)) if self.over else []
        return ties.told(best, self.game.tie_breakers(self)) if len(best) > 1 else None

    def score_sheet(self) -> Json | None:
        """The scores broken down, or None while they are not open."""
        return self.game.score_sheet(self)

    def odds(self, seat: SupportsIndex | None) -> Json:
        """An aid for the table from what the seat (`None`: a spectator) knows.

        Raises:
            BadSeat: no such seat.
        """
        return self.game.odds(self, self.check_viewer(seat))

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """Legal actions of a seat (by default `seat`) in ascending order; empty for one that does not wait.

        Raises:
            BadSeat: no such seat.
        """
        asked = self.asked_seat(seat)
        if asked < 0 or not self.waiting_mask >> asked & 1:
            return []
        if asked == self.decider:
            return [self.offers[i] for i in range(self.offered)]
        self.ask_seat(self.top_step(), self.top_arg(), asked)
        actions: list[int] = [self.offers[i] for i in range(self.offered)]
        self.refresh()
        return actions

    def check_seat(self, seat: SupportsIndex) -> int:
        """The seat itself.

        Raises:
            BadSeat: no such seat.
        """
        found, players = as_int(seat), int(self.players)
        if found is None or not 0 <= found < players:
            raise BadSeat("error-no-seat", seat=quoted(seat), last=self.players - 1)
        return found

    def check_viewer(self, seat: SupportsIndex | None) -> int:
        """The seat itself; `SPECTATOR` for None. Raises `BadSeat`."""
        return SPECTATOR if seat is None else self.check_seat(seat)

    def asked_seat(self, seat: SupportsIndex | None) -> int:
        """The seat itself, by default `seat`. Raises `BadSeat`."""
        return self.decider if seat is None else self.check_seat(seat)

    def apply(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Carry out a legal action; the state is unchanged when it raises.

        Raises:
            GameOver: the game has ended.
            BadSeat: no such seat.
            NotYourTurn: the seat has nothing to decide.
            MalformedAction: not an int.
            IllegalAction: not among `legal_actions(seat)`.
        """
        if self.over:
            raise GameOver("error-game-over")
        chosen = as_int(action)
        if chosen is None:
            raise MalformedAction("error-action-no-int", action=quoted(action))
        acting = self.asked_seat(seat)
        legal = self.legal_actions(acting)
        if not legal:
            seats = [str(s) for s in self.waiting]
            raise NotYourTurn("error-not-asked-others", acting=acting, seats=seats)
        if chosen not in legal:
            raise IllegalAction("error-illegal-action", action=quoted(chosen), legal=list(map(str, legal)))
        self.act(acting, chosen)

    def concede(self, seat: SupportsIndex) -> None:
        """Leave the game for good, whoever's turn it is; the state is unchanged when it raises.

        A caretaker (`Game.caretake`) decides for the seat from now on, and it wins no more. When all but one have left,
        the game is over and that one has won.

        Raises:
            GameOver: the game has ended.
            BadSeat: no such seat.
            SeatLeft: the seat has left before.
        """
        if self.over:
            raise GameOver("error-game-over")
        leaving.leave(self, self.check_seat(seat))

    def stand_in(self) -> i64:
        """What the caretaker of the seat `decider` does."""
        self.reveal()
        return self.game.caretake(self)

    def chapter(self) -> Message:
        """The part of the play that is under way: a heading of its log."""
        return self.game.chapter(self)

    def reseed(self, seed: SupportsIndex) -> None:
        """Give the state a fresh stream of chance.

        Raises:
            BadSeed: not 0 to 2**256 - 1.
        """
        self.rng = rng.seed_state(rng.sound_seed(seed))

    def determinise(self, seat: SupportsIndex, seed: SupportsIndex) -> State:
        """A state in which all that `seat` does not know is redrawn, with a fresh stream of chance.

        It has the same view and the same legal actions for that seat. What others have chosen in a simultaneous
        step that is still open is redrawn too.

        Raises:
            BadSeat: no such seat.
            BadSeed: not 0 to 2**256 - 1.
        """
        return self.redrawn(self.check_seat(seat), rng.seed_state(rng.sound_seed(seed)))

    def redrawn(self, viewer: int, stream: i64) -> State:
        """What `determinise` gives, for a stream of chance; a search asks thousands of times a second."""
        twin = self.clone()
        twin.rng = stream
        self.game.redraw(twin, viewer)
        if twin.redraw_commitments(viewer) or twin.decider != viewer:  # else the same is offered
            twin.refresh()
        return twin

    def finish(self) -> None:
        """Bring the game to its end: nothing stays hidden, and who has won is told."""
        self.reveal()
        self.end()
        if self.log is not None:
            winners = self.winners()
            self.emit("game-ended", {"winners": winners, "count": len(winners)})

    def returns(self) -> list[float]:
        """1.0 shared among the winners, 0.0 for all others and before the end."""
        return ties.shared(self.winners(), self.players)

    # --- for people and programs outside ----------------------------------------------------------------------

    def open_table(self) -> Json:
        """The game's part of the view as a spectator has it; what `view` makes those of the seats from."""
        return self.game.table(self)

    def view(self, seat: SupportsIndex | None, open_table: Json | None = None) -> Json:
        """All that a seat (`None`: a spectator) may know, as JSON.

        Args:
            seat: whose view.
            open_table: what that method gave in this very position, for whoever wants several views.

        Raises:
            BadSeat: no such seat.
        """
        viewer = self.check_viewer(seat)
        active = self.active_seat()
        header: Json = {
            "game": self.game.name,
            "players": self.players,
            "seat": viewer if viewer >= 0 else None,
            "over": self.over,
            "turn": self.turn_number(),
            "active": active if active >= 0 else None,
            "waiting": list(self.waiting),
            "left": list(self.left),
            "step": self.top_step().name if self.depth else None,
            "winners": self.winners(),
        }
        seen = self.open_table() if open_table is None else open_table
        header.update(seen if viewer == SPECTATOR else self.game.own(self, viewer, seen))
        return header

    def decision(self, seat: SupportsIndex) -> Json | None:
        """What the seat has to decide: step, prompt, and each legal action with form, label and targets.

        None for a seat that does not wait.
        """
        legal = self.legal_actions(seat)
        if not legal:
            return None
        step, arg, asked = self.top_step(), self.top_arg(), self.check_seat(seat)
        actions = [
            {
                "action": action,
                "form": step.form(self, arg, asked, action),
                "label": step.label(self, arg, asked, action).to_json(),
                "targets": step.targets(self, arg, asked, action),
            }
            for action in legal
        ]
        return {"step": step.name, "prompt": step.prompt(self, arg, asked).to_json(), "actions": actions}

    def form(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> Json:
        """A legal action as JSON that makes sense on its own.

        Raises:
            IllegalAction: not among `legal_actions(seat)`.
        """
        chosen = self.check_legal(action, seat)
        return self.top_step().form(self, self.top_arg(), self.asked_seat(seat), chosen)

    def label(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> Message:
        """A legal action in words.

        Raises:
            IllegalAction: not among `legal_actions(seat)`.
        """
        chosen = self.check_legal(action, seat)
        return self.top_step().label(self, self.top_arg(), self.asked_seat(seat), chosen)

    def check_legal(self, action: SupportsIndex, seat: SupportsIndex | None) -> int:
        """The action itself. Raises `IllegalAction` unless the seat may take it now."""
        chosen = as_int(action)
        if chosen is None or chosen not in self.legal_actions(seat):
            raise IllegalAction("error-not-legal", action=quoted(action))
        return chosen

    def parse(self, form: object, seat: SupportsIndex | None = None) -> int:
        """The action that a form stands for.

        Raises:
            MalformedAction: not a JSON object with a `kind`.
            NotYourTurn: the seat has nothing to decide.
            IllegalAction: well formed, but not legal for this seat now.
        """
        if not isinstance(form, dict) or not isinstance(form.get("kind"), str):
            raise MalformedAction
        legal = self.legal_actions(seat)
        if not legal:
            raise NotYourTurn("error-not-your-turn")
        step, arg, asked = self.top_step(), self.top_arg(), self.asked_seat(seat)
        for action in legal:
            if is_same(step.form(self, arg, asked, action), form):
                return action
        check_json(form)
        kinds = {str(step.form(self, arg, asked, action)["kind"]) for action in legal}
        raise IllegalAction("error-illegal-form", kinds=sorted(kinds))

    def to_json(self) -> Json:
        """The whole state with named steps and areas, and the data pack if there is one; `game.from_json` reads it."""
        data: Json = {} if self.game.data is None else {"data": self.game.data}
        return {
            "schema": SCHEMA,
            "game": self.game.name,
            "version": self.game.version,
            **data,
            "players": self.players,
            "options": dict(self.options),
            "rng": self.rng,
            "information": self.information,
            "decisions": self.decisions,
            "stack": [[self.step_at(index).name, self.arg_at(index)] for index in range(self.depth)],
            "waiting": list(self.waiting),
            "commitments": [self.commitments[seat] for seat in range(self.players)],
            **({"left": list(self.left)} if self.left_mask else {}),
            "areas": self.game.areas(self),
        }


def is_same(ours: object, theirs: object) -> bool:
    """Whether two values are the same in JSON: there `true`, `1` and `1.0` differ, though Python calls them equal."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict) or len(theirs) != len(ours):
            return False
        return all(name in theirs and is_same(value, theirs[name]) for name, value in ours.items())
    if isinstance(ours, (list, tuple)):
        if not isinstance(theirs, (list, tuple)) or len(theirs) != len(ours):
            return False
        return all(is_same(one, other) for one, other in zip(ours, theirs, strict=True))
    if ours is None or isinstance(ours, bool):
        return theirs is ours
    if isinstance(ours, int):
        return isinstance(theirs, int) and not isinstance(theirs, bool) and theirs == ours
    return isinstance(theirs, str if isinstance(ours, str) else float) and theirs == ours


def check_json(form: Json) -> None:
    """Raise `MalformedAction` if a form cannot be JSON."""
    try:
        json.dumps(form)
    except (TypeError, ValueError, RecursionError) as error:
        raise MalformedAction from error
