"""Asking the others to go back to before one's own last action, where the rules alone would not (`Record.undo`).

It is part of the log: `ask`, `agree`, `lapse`. So it outlives a restart, and every worker knows of it. Nothing but the
log and the game decides here what comes of it; who has to agree, and until when, stands in the event `ask`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.errors import UndoRefused
from wabe.kernel.message import Message
from wabe.kernel.rng import MASK62, STEP
from wabe.server.errors import NoAsk
from wabe.server.lines import Telling, told

if TYPE_CHECKING:
    from wabe.server.play import Play

Json: TypeAlias = dict[str, Any]
MAY_BE_ASKED: Final = {"undo-others", "undo-revealed"}  # why the rules refuse what others may allow
MOST_TOLD: Final = 12  # of what would be taken back


@dataclass(frozen=True)
class Ask:
    """A question that is open.

    Args:
        seat: who asks.
        actions: how many of the record stay if all agree.
        until: when it lapses, in milliseconds since 1970.
        of: the seats that have not answered yet.
    """

    seat: int
    actions: int
    until: int
    of: frozenset[int]


def refusal(play: Play, seat: int, undo: Message | None) -> Message | None:
    """Why a seat cannot ask now; None if it can.

    Args:
        play: the game.
        seat: who would ask.
        undo: why the rules do not let it take back its last action.
    """
    if play.over:
        return Message("undo-over")
    if undo is None:
        return Message("undo-ask-needless")
    if undo.key not in MAY_BE_ASKED:
        return undo
    if play.asked is not None:
        return Message("undo-ask-open")
    asked_before = play.asked_about.get(seat) == play.seqs[_last_of(play, seat)]
    return Message("undo-ask-once") if asked_before else None


def ask(play: Play, seat: int, form: Json) -> None:
    """Open the question; where nobody has to agree, go back at once. Raises `UndoRefused`."""
    why = refusal(play, seat, play.record.undo_refusal(seat))
    if why is not None:
        raise UndoRefused(why)
    last = _last_of(play, seat)
    play.asked_about = {**play.asked_about, seat: play.seqs[last]}
    play.asked = Ask(seat, last, form["until"], frozenset(form["of"]))
    if form["of"]:
        play.tell(Telling("undo-asked", {"seat": seat}))
    else:
        _go_back(play, play.asked)


def agree(play: Play, seat: int) -> None:
    """Let a seat agree; when all have, go back. Raises `NoAsk` if it is not asked."""
    if play.asked is None or seat not in play.asked.of:
        raise NoAsk
    play.asked = replace(play.asked, of=play.asked.of - {seat})
    if play.asked.of:
        play.tell(Telling("undo-agreed", {"seat": seat, "target": play.asked.seat}))
    else:
        _go_back(play, play.asked)


def lapse(play: Play, seat: int, form: Json) -> None:
    """Close the question without going back.

    Args:
        play: the game.
        seat: who closes it.
        form: `why`: `declined`, `withdrawn`, `played` or `late`.

    Raises:
        NoAsk: there is none.
    """
    if play.asked is None:
        raise NoAsk
    asker, play.asked = play.asked.seat, None
    play.tell(Telling(f"undo-{form['why']}", {"seat": seat, "target": asker}))


def shown(play: Play, asked: Ask, seat: int | None) -> Json:
    """The question as a seat may see it, with what would be taken back as it had been told of it."""
    events = tuple(play.record.events[play.record.turns[asked.actions].first_event :])
    what = told(play.record.game, events[:MOST_TOLD], seat)
    return {"seat": asked.seat, "of": sorted(asked.of), "what": what, "more": len(events) - len(what)}


def _last_of(play: Play, seat: int) -> int:
    """Which of the record's actions was the last one of a seat."""
    return max(index for index, turn in enumerate(play.record.turns) if turn.seat == seat)


def _go_back(play: Play, asked: Ask) -> None:
    """Go back, and let the generator have been where it was then: what it gave comes again."""
    play.asked = None
    before = play.record
    play.back(asked.seat, asked.actions)
    dropped = len(before.log.chance) - len(play.record.log.chance)
    play.rewind((int(before.state.rng) - dropped * STEP) & MASK62)
