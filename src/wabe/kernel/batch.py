"""Many plays side by side, stepped in one call, for programs that learn (docs/envs.md, Batches).

What they show is written into buffers that are made once: numpy reads those of compiled code where they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64

from wabe.kernel import rewards, rng
from wabe.kernel.errors import BadBatch, IllegalAction, WabeError, one_of, quoted
from wabe.kernel.game import Game
from wabe.kernel.ints import Ints, as_int, floats, octets, sheet, zeros
from wabe.kernel.rng import MASK62, STEP, branch, mix
from wabe.kernel.state import State

NEXT_STEP: Final = "next-step"
SAME_STEP: Final = "same-step"
NO_RESET: Final = "disabled"
AUTORESETS: Final = (NEXT_STEP, SAME_STEP, NO_RESET)
NONE: Final = "none"
RANDOM: Final = "random"
QUICK: Final = "quick"
OTHERS: Final = (NONE, RANDOM, QUICK)
ANY_SEAT: Final = -1
MOST_PLAYS: Final = 1_000_000
MOST_STEPS: Final = 1_000_000_000  # after which a play may be cut off


class Batch:
    """So many plays of a game, each at a decision of whoever learns.

    Place `i` shows the same plays whatever the number of places. Simultaneous steps ask one seat after another.

    Args:
        game: the title.
        plays: how many.
        players, options: as for `Game.new`.
        seed: 0 to 2**256 - 1; the same seed gives the same plays. None: from the system.
        others: who makes the decisions that are not the learner's: `none` (all are the learner's), `random`, or `quick`
            (`Game.quick_action`).
        seat: the learner's, where others play; -1: drawn by lot for each play.
        reward: `win`, `rank` or `margin` (`rewards.rewards`).
        autoreset: what follows the end of a play. `next-step`: its last position is shown, and the next step deals anew
            whatever the action is. `same-step`: a new play is dealt at once, the last observation is kept beside.
            `disabled`: nothing; no action is legal before `deal` or `reset`.
        limit: steps after which a play is cut off; 0: none.

    Raises:
        BadPlayers, BadOptions, BadSeed, BadSeat, BadReward, BadBatch, NotEncoded: with what is allowed.

    Fields, buffers by play `i` of N, made once (`S` is `encoding.size`, `A` is `encoding.n`):
        observations: N * S integers of 32 bits, what `seats[i]` knows.
        masks: N * A bytes, 1 for each action that it may take; all 0 after the end.
        seats: who decides; after the end who decided last; where others play always the learner.
        rewards: N * players, what a play that is over in this step is worth to each seat, else 0, also where it is
            cut off.
        gains: of those the one of the seat that acted; where others play the learner's.
        terminated, truncated: bytes, 1 if the play has ended, or was cut off, in this step.
        fresh: bytes, 1 if the play was dealt in this step.
        lengths: steps of the play so far.
        scores: N * players, the points at the end of the last play, or where it was cut off.
        winners: N * players bytes, 1 for each seat that has won the last play; nobody where it was cut off.
        seeds: `game.new(players, seeds[i], options)` is how the play began.
        final_seats, final_lengths: what `seats` and `lengths` were at the end of the last play.
        final_observations: N * S integers of 32 bits, the last ones of plays that have ended in this step (`same-step`
            alone).
    """

    def __init__(
        self,
        game: Game,
        plays: SupportsIndex,
        players: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        seed: SupportsIndex | None = None,
        others: str = NONE,
        seat: SupportsIndex = ANY_SEAT,
        reward: str = rewards.WIN,
        autoreset: str = NEXT_STEP,
        limit: SupportsIndex = 0,
    ) -> None:
        self.game = game
        self.encoding = game.encoding()
        self.plays: i64 = whole("plays", plays, 1, MOST_PLAYS)
        self.players: i64 = game.check_players(players)
        self.options = game.check_options(options)
        self.others = one_of("others", others, OTHERS, BadBatch)
        self.seat: i64 = self.check_seat(seat)
        self.reward = rewards.check_reward(reward)
        self.autoreset = one_of("autoreset", autoreset, AUTORESETS, BadBatch)
        self.limit: i64 = whole("limit", limit, 0, MOST_STEPS)
        self.alone = others == NONE
        self.make_buffers()
        self.states: list[State] = [self.blank() for _ in range(self.plays)]
        self.reset(rng.check_seed(seed))

    def make_buffers(self) -> None:
        """All that is written into."""
        plays, seats = self.plays, self.plays * self.players
        self.observations = sheet(plays * self.encoding.size)
        self.final_observations = sheet(plays * self.encoding.size if self.autoreset == SAME_STEP else 0)
        self.masks = octets(plays * self.encoding.n)
        self.rewards = floats(seats)
        self.gains = floats(plays)
        self.terminated = octets(plays)
        self.truncated = octets(plays)
        self.fresh = octets(plays)
        self.seats = zeros(plays)
        self.lengths = zeros(plays)
        self.scores = zeros(seats)
        self.winners = octets(seats)
        self.final_seats = zeros(plays)
        self.final_lengths = zeros(plays)
        self.seeds = zeros(plays)
        self.dealing = zeros(plays)  # streams of chance: of the seeds of a place's plays
        self.playing = zeros(plays)  # of the lot for the learner's seat and of the others' choices
        self.sampling = zeros(plays)  # of `sample`

    def check_seat(self, seat: SupportsIndex) -> int:
        """The learner's seat itself. Raises `BadSeat`."""
        return ANY_SEAT if as_int(seat) == ANY_SEAT else self.blank().check_seat(seat)

    def blank(self) -> State:
        """A state in which nothing is dealt."""
        state: State = self.game.blank(self.players, self.options)
        return state

    # --- what is asked of it ------------------------------------------------------------------------------------

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Deal every play anew: with a seed as a new batch would, else the next play of each. Raises `BadSeed`."""
        if seed is not None:
            begun = rng.sound_seed(seed)
            for play in range(self.plays):
                self.dealing[play] = rng.seed_state(f"{begun} {play}")
                self.sampling[play] = branch(self.dealing[play] ^ 1)
        for play in range(self.plays):
            self.deal(play)

    def deal(self, play: i64) -> None:
        """Begin the next play of one place."""
        if play < 0 or play >= self.plays:
            raise BadBatch("error-batch-place", play=int(play), last=int(self.plays) - 1)
        self.unmark(play)
        self.quiet(play)
        self.begin(play)
        self.look(play)

    def step(self, actions: list[int]) -> None:
        """Take an action in each play, numbers of the table of actions.

        Raises:
            BadBatch: not one for each play.
            IllegalAction: a number that is not in the mask. Nothing is stepped then.
        """
        self.check(actions)
        table, masked = self.encoding.actions, self.autoreset == NEXT_STEP
        for play in range(self.plays):
            if self.terminated[play] or self.truncated[play]:
                self.quiet(play)
                if masked:
                    self.begin(play)
                    self.look(play)
                    continue
            self.fresh[play] = 0
            self.unmark(play)
            self.act(play, table[actions[play]])
            self.look(play)

    def sample(self) -> list[int]:
        """A legal action for each play, all equally likely, as `step` takes them.

        These are N numbers of the table of actions, from 0 to A - 1; 0 for a play that has ended, where none is legal.
        """
        return [int(self.sample_one(play)) for play in range(self.plays)]

    def sample_one(self, play: i64) -> i64:
        """That of one play; what is offered to whoever decides is what the mask says."""
        state = self.states[play]
        if self.is_ended(play):
            return 0
        action = state.offers[self.draw(self.sampling, play, state.offered)]
        return self.encoding.number(state, action)

    def state(self, play: SupportsIndex) -> State:
        """A copy of one of the plays."""
        return self.states[play].clone()

    # --- how it does that ---------------------------------------------------------------------------------------

    def check(self, actions: list[int]) -> None:
        """Raise unless `step` can take these."""
        if len(actions) != self.plays:
            raise BadBatch("error-batch-count", given=len(actions), plays=int(self.plays))
        most: int = int(self.encoding.n) - 1  # whatever number is given, it is compared before it becomes 64 bits
        for play in range(self.plays):
            number = actions[play]
            fits = 0 <= number <= most
            if not (fits and self.masks[play * self.encoding.n + number]) and not self.is_idle(play):
                raise self.illegal(play, number)

    def is_ended(self, play: i64) -> bool:
        """Whether what is shown is the end of a play."""
        return bool(self.terminated[play] or self.truncated[play]) and not self.fresh[play]

    def is_idle(self, play: i64) -> bool:
        """Whether the next step deals this play anew, whatever the action is."""
        return self.autoreset == NEXT_STEP and bool(self.terminated[play] or self.truncated[play])

    def illegal(self, play: i64, number: int) -> WabeError:
        """What is wrong with an action."""
        table, first = self.encoding.n, play * self.encoding.n
        legal = [str(place) for place in range(table) if self.masks[first + place]]
        return IllegalAction("error-batch-action", play=int(play), action=quoted(number), legal=legal)

    def draw(self, streams: Ints, play: i64, n: i64) -> i64:
        """A number from 0 to n - 1, from a stream of a play."""
        streams[play] = (streams[play] + STEP) & MASK62
        return (mix(streams[play]) * n) >> 31

    def quiet(self, play: i64) -> None:
        """Nothing has ended."""
        self.terminated[play] = 0
        self.truncated[play] = 0
        self.gains[play] = 0.0
        for place in range(play * self.players, (play + 1) * self.players):
            self.rewards[place] = 0.0

    def begin(self, play: i64) -> None:
        """Deal the next play that asks the learner anything."""
        state = self.dealt(play)
        if self.alone:
            self.seats[play] = state.decider
        else:
            self.take_seat(play)
            self.play_others(play, state)
            while state.depth == 0:
                state = self.dealt(play)
                self.take_seat(play)
                self.play_others(play, state)
        self.states[play] = state
        self.lengths[play] = 0
        self.fresh[play] = 1

    def take_seat(self, play: i64) -> None:
        """Which seat the learner has in this play."""
        self.seats[play] = self.draw(self.playing, play, self.players) if self.seat == ANY_SEAT else self.seat

    def dealt(self, play: i64) -> State:
        """The start of the next play of a place."""
        seed = branch(self.dealing[play])
        self.dealing[play] = (self.dealing[play] + 2 * STEP) & MASK62
        self.seeds[play] = seed
        self.playing[play] = branch(seed)
        state: State = self.game.new(self.players, seed, self.options)
        return state

    def act(self, play: i64, action: i64) -> None:
        """Carry out an action, let the others follow, and close the play if that was its end."""
        state = self.states[play]
        seat = state.decider
        self.seats[play] = seat
        self.lengths[play] += 1
        state.act(seat, action)
        if not self.alone:
            self.play_others(play, state)
        if state.depth == 0:
            self.terminated[play] = 1
            self.close(play, state)
        elif self.limit > 0 and self.lengths[play] >= self.limit:
            self.truncated[play] = 1
            self.close(play, state)
        elif self.alone:
            self.seats[play] = state.decider

    def play_others(self, play: i64, state: State) -> None:
        """Let the others play until the learner is asked, or to the end."""
        seat, quick = self.seats[play], self.others == QUICK
        while state.depth > 0 and state.decider != seat:
            if quick:
                action = self.game.quick_action(state)
            else:
                action = state.offers[self.draw(self.playing, play, state.offered)]
            state.act(state.decider, action)

    def close(self, play: i64, state: State) -> None:
        """Reward all seats at the end of a play; deal the next one if that is to be done at once."""
        earned = rewards.rewards(state, self.reward)
        first = play * self.players
        for seat in range(self.players):
            self.rewards[first + seat] = earned[seat]
        self.gains[play] = earned[self.seats[play]]
        self.keep(play, state)
        if self.autoreset == SAME_STEP:
            size = self.encoding.size
            self.encoding.observe(state, self.seats[play], self.final_observations, play * size)
            self.begin(play)

    def keep(self, play: i64, state: State) -> None:
        """Note how a play has ended."""
        scores, winners = state.scores(), state.winners()
        first = play * self.players
        for seat in range(self.players):
            self.scores[first + seat] = scores[seat]
            self.winners[first + seat] = 0
        for winner in winners:
            self.winners[first + winner] = 1
        self.final_seats[play] = self.seats[play]
        self.final_lengths[play] = self.lengths[play]

    def look(self, play: i64) -> None:
        """Show a play to whoever decides."""
        encoding, state, seat = self.encoding, self.states[play], self.seats[play]
        encoding.observe(state, seat, self.observations, play * encoding.size)
        if not self.is_ended(play):
            encoding.mark_offers(state, self.masks, play * encoding.n, 1)

    def unmark(self, play: i64) -> None:
        """Empty the mask of a play: what is offered is all that `look` has marked, far less than there is room for."""
        self.encoding.mark_offers(self.states[play], self.masks, play * self.encoding.n, 0)


def whole(name: str, given: SupportsIndex, least: int, most: int) -> int:
    """A number from `least` to `most`. Raises `BadBatch`."""
    number = as_int(given)
    if number is None or not least <= number <= most:
        raise BadBatch("error-batch-whole", name=name, given=quoted(given), least=least, most=most)
    return number
