"""The rules machine: a stack of frames, an offers buffer, a generator, and the loop that runs the steps."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wabe.kernel.errors import CapacityError
from wabe.kernel.events import EVERYBODY, Event, EventLog
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json, Message
from wabe.kernel.rng import MASK62, STEP, mix
from wabe.kernel.step import AUTOMATIC, CHOICE, SIMULTANEOUS, Step

STACK_ROOM: Final = 24
UNDECIDED: Final = -1
NOBODY: Final = -1
NO_FRAME: Final = -1
STEP_MASK: Final = 0xFF  # a frame: the step's id, above it the argument
ARG_SHIFT: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """What steps work with. `State` adds what users see, a game's own state its areas.

    There is no `__init__`: a new object is filled either by `set_up_machine` or, in `clone`, by `copy_machine`.
    """

    steps: list[Step[Any]]
    players: i64
    stack: Ints
    depth: i64
    offers: Ints
    offered: i64
    waiting_mask: i64
    left_mask: i64
    decider: i64
    commitments: Ints
    rng: i64
    information: i64
    decisions: i64
    log: EventLog | None

    def set_up_machine(self, step_table: list[Step[Any]], players: int, offers: int) -> None:
        """Fill a new object.

        Args:
            step_table: the game's steps by id.
            players: number of seats.
            offers: how many actions a decision can have at most.
        """
        self.steps = step_table
        self.players = players
        self.stack = zeros(STACK_ROOM)
        self.depth = 0
        self.offers = zeros(offers)
        self.offered = 0
        self.waiting_mask = 0
        self.left_mask = 0
        self.decider = NOBODY
        self.commitments = zeros(players)
        self.rng = 0
        self.information = 0
        self.decisions = 0
        self.log = None

    # --- for steps --------------------------------------------------------------------------------------------

    def then(
        self,
        a: Step[Any],
        b: Step[Any] | None = None,
        c: Step[Any] | None = None,
        d: Step[Any] | None = None,
        e: Step[Any] | None = None,
        f: Step[Any] | None = None,
    ) -> None:
        """Do these steps next, in reading order."""
        depth, stack = self.depth, self.stack
        if depth + 6 > STACK_ROOM:
            raise CapacityError("error-stack-full")
        if b is not None:
            if c is not None:
                if d is not None:
                    if e is not None:
                        if f is not None:
                            stack[depth] = f.id
                            depth += 1
                        stack[depth] = e.id
                        depth += 1
                    stack[depth] = d.id
                    depth += 1
                stack[depth] = c.id
                depth += 1
            stack[depth] = b.id
            depth += 1
        stack[depth] = a.id
        self.depth = depth + 1

    def push(self, step: Step[Any], arg: i64) -> None:
        """Do this one step next, with an argument from 0 to 2**50."""
        if self.depth >= STACK_ROOM:
            raise CapacityError("error-stack-full")
        self.stack[self.depth] = step.id | arg << ARG_SHIFT
        self.depth += 1

    def skip_to(self, step_id: i64) -> None:
        """Drop the frames above the nearest frame of the step with this id."""
        while self.stack[self.depth - 1] & STEP_MASK != step_id:
            self.depth -= 1

    def end(self) -> None:
        """The game is over: nothing is left to do."""
        self.depth = 0

    def offer(self, action: i64) -> None:
        """Add a legal action to the current decision."""
        self.offers[self.offered] = action
        self.offered += 1

    def offer_each(self, actions: i64) -> None:
        """Offer every action whose bit is set, in ascending order."""
        action: i64 = 0
        while actions:
            if actions & 1:
                self.offers[self.offered] = action
                self.offered += 1
            actions >>= 1
            action += 1

    def below(self, n: i64) -> i64:
        """A chance result from 0 to n - 1; marks that chance has spoken."""
        self.information += 1
        self.rng = (self.rng + STEP) & MASK62
        drawn: i64 = (mix(self.rng) * n) >> 31
        if self.log is not None:
            drawn = self.log.decide_chance(n, drawn)
        return drawn

    def shuffle(self, items: Ints) -> None:
        """Bring the items into random order."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def reveal(self) -> None:
        """Mark that somebody has learned something: nothing before it can be taken back."""
        self.information += 1

    def commitment(self, seat: i64) -> i64:
        """What a seat has chosen in the simultaneous step being resolved."""
        return self.commitments[seat]

    def emit(self, kind: str, args: Json, secret: Json | None = None, audience: int = EVERYBODY) -> None:
        """Record an event. Callers test `g.log is not None` first, so that play without a log costs nothing."""
        if self.log is not None:
            self.log.add(Event(kind, args, secret, audience, self.chapter()))

    def chapter(self) -> Message:
        """The part of the play that is under way; `State` asks the game."""
        raise NotImplementedError(type(self).__name__)

    # --- the machine ------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run automatic steps and forced choices until somebody must decide or the game is over."""
        while self.depth > 0:
            top = self.depth - 1
            frame: i64 = self.stack[top]
            step = self.steps[frame & STEP_MASK]
            if step.mode == AUTOMATIC:
                self.depth -= 1
                step.run(self, frame >> ARG_SHIFT)
            elif step.mode == CHOICE:
                self.ask(step, frame >> ARG_SHIFT)
                if self.offered > 1 and self.left_mask == 0:  # by far the most
                    return
                if self.asks(step, frame >> ARG_SHIFT):
                    return
                self.depth -= 1
                step.choose(self, frame >> ARG_SHIFT, self.offers[0])
            elif self.open_simultaneous(step, frame >> ARG_SHIFT):
                return
        self.wait_for_nobody()

    def asks(self, step: Step[Any], arg: i64) -> bool:
        """Whether `decider` is asked what it does; if not, the first offer is what it does.

        A seat that has left never is: its caretaker's action becomes that offer.
        """
        self.check_offered(step)
        if self.left_mask >> self.decider & 1:
            self.offers[0] = self.stand_in()
            return False
        return self.offered > 1 or step.always_asks(self, arg)

    def stand_in(self) -> i64:
        """What the caretaker of the seat `decider` does; `State` asks the game."""
        raise NotImplementedError(type(self).__name__)

    def wait_for_nobody(self) -> None:
        """The game is over."""
        self.waiting_mask = 0
        self.decider = NOBODY
        self.offered = 0

    def ask(self, step: Step[Any], arg: i64) -> None:
        """Work out who decides a `Choice`, and the legal actions."""
        seat = step.who(self, arg)
        self.waiting_mask = 1 << seat
        self.decider = seat
        self.offered = 0
        step.options(self, arg, seat)

    def ask_seat(self, step: Step[Any], arg: i64, seat: i64) -> None:
        """Work out the legal actions of one seat."""
        self.offered = 0
        step.options(self, arg, seat)
        self.check_offered(step)

    def check_offered(self, step: Step[Any]) -> None:
        """Raise `CapacityError` if a decision has no action: a fault of the game's code."""
        if self.offered == 0:
            raise CapacityError("error-no-offer", name=step.name)

    def open_simultaneous(self, step: Step[Any], arg: i64) -> bool:
        """Let all seats of the step decide; commit the forced ones. False when that resolved the step."""
        seats = step.who(self, arg)
        for seat in range(self.players):
            self.commitments[seat] = UNDECIDED
            if seats >> seat & 1:
                self.decider = seat
                self.ask_seat(step, arg, seat)
                if not self.asks(step, arg):
                    self.commitments[seat] = self.offers[0]
                    seats &= ~(1 << seat)
        self.waiting_mask = seats
        return self.await_commitments(step, arg)

    def await_commitments(self, step: Step[Any], arg: i64) -> bool:
        """Offer to the lowest seat still waiting; with none left resolve the step and return False."""
        if self.waiting_mask == 0:
            self.depth -= 1
            self.reveal()
            step.resolve(self, arg)
            return False
        self.decider = 0
        while not self.waiting_mask >> self.decider & 1:
            self.decider += 1
        self.ask_seat(step, arg, self.decider)
        return True

    def top_frame(self) -> i64:
        """The uppermost frame, step and argument, as one number; 0 when the game is over."""
        if self.depth == 0:
            return 0
        return self.stack[self.depth - 1]

    def top_id(self) -> i64:
        """The id of the step of the uppermost frame; 0, which no step has, when the game is over."""
        return self.top_frame() & STEP_MASK

    def top_step(self) -> Step[Any]:
        """The step of the uppermost frame."""
        return self.step_at(self.depth - 1)

    def top_arg(self) -> i64:
        """The argument of the uppermost frame."""
        return self.arg_at(self.depth - 1)

    def step_at(self, index: i64) -> Step[Any]:
        """The step of a frame, the lowest at 0."""
        return self.steps[self.stack[index] & STEP_MASK]

    def arg_at(self, index: i64) -> i64:
        """The argument of a frame, the lowest at 0."""
        return self.stack[index] >> ARG_SHIFT

    def step_names(self) -> list[str]:
        """The steps of all frames, the lowest first."""
        return [self.step_at(index).name for index in range(self.depth)]

    def arg_of(self, step_id: i64) -> i64:
        """The argument of the uppermost frame of a step; -1 without one."""
        for index in range(self.depth - 1, -1, -1):
            if self.stack[index] & STEP_MASK == step_id:
                return self.arg_at(index)
        return NO_FRAME

    def act(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal, without checks: for play-outs and search."""
        top = self.depth - 1
        frame: i64 = self.stack[top]
        step = self.steps[frame & STEP_MASK]
        self.decisions += 1
        if step.mode == CHOICE:
            self.depth -= 1
            step.choose(self, frame >> ARG_SHIFT, action)
        else:
            self.commitments[seat] = action
            self.waiting_mask &= ~(1 << seat)
            if self.await_commitments(step, frame >> ARG_SHIFT):
                return
        self.settle()

    def refresh(self) -> None:
        """Work out anew what is offered at the decision on top of the stack, after a load or a redraw."""
        if self.depth == 0:
            self.wait_for_nobody()
            return
        step = self.top_step()
        if step.mode == SIMULTANEOUS:
            self.await_commitments(step, self.top_arg())
        else:
            self.ask(step, self.top_arg())

    def withdraw(self, seat: i64) -> bool:
        """Take back a commitment of a simultaneous step that is still open; False if there is none, or no choice."""
        if not (self.committed() & ~self.left_mask) >> seat & 1:
            return False
        self.ask_seat(self.top_step(), self.top_arg(), seat)
        chosen = self.offered > 1
        if chosen:
            self.commitments[seat] = UNDECIDED
            self.waiting_mask |= 1 << seat
            self.decisions -= 1
        self.refresh()
        return chosen

    def committed(self) -> i64:
        """Bit mask of the seats that have committed themselves in a simultaneous step that is still open."""
        if self.depth == 0 or self.top_step().mode != SIMULTANEOUS:
            return 0
        return self.top_step().who(self, self.top_arg()) & ~self.waiting_mask

    def redraw_commitments(self, seat: i64) -> bool:
        """Redraw by `below` what all but this seat have chosen in an open simultaneous step: nobody knows it yet.

        Whether there was anything; `refresh` must follow then.
        """
        others = self.committed() & ~(1 << seat)
        for other in range(self.players):
            if others >> other & 1:
                self.ask_seat(self.top_step(), self.top_arg(), other)
                self.commitments[other] = self.offers[self.below(self.offered)]
        return others != 0

    def audit_arguments(self) -> None:
        """Raise `BadSave` unless every step finds the argument of its frame sound: after a load."""
        for index in range(self.depth):
            self.step_at(index).audit(self, self.arg_at(index))

    def are_commitments_sound(self) -> bool:
        """Whether who waits and what the others have chosen can be, as far as it matters: after a load."""
        if self.depth == 0 or self.top_step().mode != SIMULTANEOUS:
            return True
        seats = self.top_step().who(self, self.top_arg())
        if self.waiting_mask == 0 or self.waiting_mask & ~seats:
            return False
        return all(self.is_commitment_sound(seat) for seat in range(self.players) if seats >> seat & 1)

    def is_commitment_sound(self, seat: i64) -> bool:
        """Whether a seat of the open simultaneous step waits undecided, or has chosen a legal action."""
        if self.waiting_mask >> seat & 1:
            return self.commitments[seat] == UNDECIDED
        self.ask_seat(self.top_step(), self.top_arg(), seat)
        return self.commitments[seat] in [self.offers[i] for i in range(self.offered)]

    def copy_machine(self, other: Machine) -> None:
        """Take over everything of the machine from a state of the same play; games call it in `clone`."""
        self.steps = other.steps
        self.players = other.players
        self.stack = other.stack[:]
        self.depth = other.depth
        self.offers = other.offers[:]
        self.offered = other.offered
        self.waiting_mask = other.waiting_mask
        self.left_mask = other.left_mask
        self.decider = other.decider
        self.commitments = other.commitments[:]
        self.rng = other.rng
        self.information = other.information
        self.decisions = other.decisions
        self.log = None
