"""One play at this terminal: people are asked, bots move, until the game is over or somebody leaves."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from contextlib import closing
from typing import Final

from wabe import bots
from wabe.cli import files
from wabe.cli.advice import hint_lines
from wabe.cli.arguments import BadFile
from wabe.cli.help import about, help_lines
from wabe.cli.interrupts import undisturbed
from wabe.cli.scene import Journal, Scene, scene_of
from wabe.cli.screen import Screen
from wabe.cli.seating import Seating
from wabe.drawing import Drawing
from wabe.kernel import leaving
from wabe.kernel.errors import IllegalAction, UndoRefused, shortened
from wabe.kernel.orders import UNANSWERED, answered
from wabe.kernel.record import Record
from wabe.texts import Texts

MOST_REASON: Final = 200  # letters of why a bot failed
YES: Final = {"y", "yes"}
NO: Final = {"n", "no"}


class Left(Exception):
    """Somebody leaves the table before the game is over; says so."""


class Table:
    """A play with its seats.

    Args:
        record: the play.
        seating: who sits where.
        screen: where it is shown.
        texts, drawing: words and pictures of the game.
        file: where it is saved, if that is known already.
        delay: seconds between the moves of bots on a live screen.
        always_ask: whether the only person is asked where there is but one choice; several people always are, since
            not being handed the screen would tell the others something.
    """

    def __init__(
        self,
        record: Record,
        seating: Seating,
        screen: Screen,
        texts: Texts,
        drawing: Drawing,
        file: str | None = None,
        delay: float = 0.0,
        *,
        always_ask: bool = False,
    ) -> None:
        self.record = record
        self.seating = seating
        self.screen = screen
        self.texts = texts
        self.drawing = drawing
        self.file = file
        self.delay = delay
        self.always_ask = always_ask or len(seating.people) > 1
        self.reconsidering = False  # somebody has taken something back, and not chosen since
        self.journal = Journal(record, texts)
        self.at_screen: int | None = seating.watcher
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self.undo,
            "h": self.hint,
            "i": self.inspect,
            "t": self.show_table,
            "l": self.show_log,
            "s": self.save_as,
            "?": self.help,
            "q": self.quit,
            "concede": self.concede,
        }

    def play(self) -> None:
        """Until the game is over or somebody leaves; a play with a file is saved in either case."""
        with self.screen:
            try:
                self.go_on()
            finally:
                if self.file is not None:
                    self.save(self.file)

    def go_on(self) -> None:
        """Decision by decision."""
        try:
            while not self.record.state.over:
                self.move(self.next_seat())
            self.finish()
        except Left as left:
            self.screen.notice(str(left))

    def next_seat(self) -> int:
        """Bots first, so that people see what is open to see."""
        waiting = self.record.state.waiting
        return next((seat for seat in waiting if self.seating.is_bot(seat)), waiting[0])

    def move(self, seat: int) -> None:
        """One decision of a seat, or one command of the person who has to make it."""
        if self.seating.is_bot(seat):
            self.move_bot(seat)
        elif (only := self.only_choice(seat)) != UNANSWERED:
            self.act(seat, only)
        elif self.at_screen != seat:
            self.hand_over(seat)
        else:
            self.ask(seat)

    def only_choice(self, seat: int) -> int:
        """What a person does who has but one choice and need not be asked; else `UNANSWERED`."""
        if self.always_ask or self.reconsidering:
            return UNANSWERED
        return int(answered(self.record.state, seat, {}))

    def act(self, seat: int, action: int) -> None:
        """Carry out an action, wholly or not at all."""
        with undisturbed():
            self.record.act(seat, action)
            self.reconsidering = False

    def scene(self, viewer: int | None) -> Scene:
        """The present moment as this viewer sees it."""
        return scene_of(self.record.state, viewer, self.journal.lines(viewer), self.texts, self.drawing)

    # --- bots ---------------------------------------------------------------------------------------------------

    def move_bot(self, seat: int) -> None:
        """Let a bot move, and let people follow."""
        self.watch()
        began = time.monotonic()
        self.act(seat, self.chosen(seat))
        if self.screen.live:
            time.sleep(max(0.0, self.delay - (time.monotonic() - began)))

    def chosen(self, seat: int) -> int:
        """What a seat's bot chooses; when it fails, any legal action, and people are told so."""
        situation, moment = bots.Situation(self.record.state, seat), len(self.record.turns)
        try:
            with closing(self.seating.bot(self.record.game, seat, moment)) as bot:
                action = bot.choose(situation)
            if action not in situation.legal_actions:
                raise IllegalAction("error-not-legal-now", action=action)
        except Exception as error:  # noqa: BLE001 - a bot may do anything wrong
            self.screen.notice(self.texts.text("cli-bot-failed", seat=f"#{seat}", error=told(error)))
            return self.seating.stand_in(self.record.game, seat, moment).choose(situation)
        return action

    def watch(self) -> None:
        """Show the table while nobody is asked: to the only person, or as a spectator sees it."""
        if self.screen.live or len(self.seating.people) < 2:
            if self.at_screen != self.seating.watcher:
                self.at_screen = None
            self.screen.show(self.scene(self.at_screen))

    # --- people -------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Cover the screen until the next person is ready; the last one may still change their mind."""
        lines = [self.texts.text("cli-hand-over-help", seat=f"#{seat}")]
        last = self.record.turns[-1].seat if self.record.turns else seat
        if last != seat and self.record.undo_refusal(last) is None:
            lines.append(self.texts.text("cli-hand-over-undo", last=f"#{last}"))
        answer = self.answered(self.screen.hand_over(self.texts.text("cli-hand-over", seat=f"#{seat}"), *lines))
        if answer.lower() == "u" and len(lines) > 1:
            self.undo(last, "")
        elif answer.lower() == "q":
            self.quit(seat, "")
        else:
            self.at_screen = seat

    def ask(self, seat: int) -> None:
        """Ask a person, and do what the answer says."""
        scene = self.scene(seat)
        answer = self.answered(self.screen.ask(scene))
        word, _, rest = answer.partition(" ")
        choice = scene.find(answer) or scene.find(self.drawing.heard(answer, scene.view))
        if word in self.commands:
            self.commands[word](seat, rest.strip())
        elif choice is not None:
            self.act(seat, choice.action)
        elif word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
        elif answer:
            keys = ", ".join([choice.key for choice in scene.listed] + [c.letter for c in scene.listed if c.letter])
            self.screen.notice(self.texts.text("cli-unclear", answer=f"“{shortened(answer)}”", keys=keys))

    def answered(self, answer: str | None) -> str:
        """The answer; its end means leaving."""
        if answer is None:
            raise Left(self.texts.text("cli-input-ended"))
        return answer

    def undo(self, seat: int, rest: str) -> None:
        """Take back the seat's last action, or say why not."""
        try:
            self.record.undo(seat)
        except UndoRefused as refusal:
            self.screen.notice(str(refusal))
            return
        self.journal.forget()
        self.reconsidering = True
        self.at_screen = seat
        self.screen.notice(self.texts.text("cli-undone"))

    def hint(self, seat: int, rest: str) -> None:
        """What the best bot would do."""
        try:
            lines = hint_lines(self.record.state, seat, self.texts)
        except Exception as error:  # noqa: BLE001 - a bot may do anything wrong
            lines = [self.texts.text("cli-hint-failed", error=told(error))]
        self.screen.notice(*lines)

    def inspect(self, seat: int, word: str) -> None:
        """What a card or piece is."""
        view = self.record.state.view(seat)
        self.screen.notice(*about(word, self.record.game, view, self.texts, self.drawing))

    def show_table(self, seat: int, rest: str) -> None:
        """The whole table once more."""
        self.screen.table(self.scene(seat))

    def show_log(self, seat: int, rest: str) -> None:
        """Everything that has happened, in chapters, the newest first in sight."""
        lines = self.journal.book(seat) or [self.texts.text("cli-log-empty")]
        self.screen.pages(self.texts.text("cli-log"), lines, from_end=True)

    def help(self, seat: int, rest: str) -> None:
        """Keys, signs, how to play, the cards in play."""
        view = self.record.state.view(seat)
        self.screen.pages(self.texts.text("title"), help_lines(self.record.game, view, self.texts, self.drawing))

    # --- saving and leaving -------------------------------------------------------------------------------------

    def save_as(self, seat: int, name: str) -> None:
        """Save in the file named, else in the one known, else in a new one."""
        file = name or self.file or f"{self.record.game.alias}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        if self.save(file):
            self.file = file

    def save(self, file: str) -> bool:
        """Save the play, and tell what came of it; whether it is saved."""
        try:
            with undisturbed():
                files.save(file, self.record, self.seating)
        except BadFile as error:
            self.screen.notice(str(error))
            return False
        key = "cli-saved-over" if self.record.state.over else "cli-saved"
        self.screen.notice(self.texts.text(key, file=shell_word(file)))
        return True

    def quit(self, seat: int, rest: str) -> None:
        """Leave; offer to save what is not saved."""
        if self.file is None and self.record.turns:
            answer = self.answered(self.screen.question(self.texts.text("cli-quit-ask"))).lower()
            if answer in YES:
                self.save_as(seat, "")
            if self.file is None and answer not in NO:
                return
        raise Left(self.texts.text("cli-left"))

    def concede(self, seat: int, rest: str) -> None:
        """Let the seat leave for good, once its player has said yes."""
        stayed = leaving.stayed(self.record.state)
        others = [f"#{other}" for other in stayed if other != seat]
        help_text = self.texts.text("seat-concede-help", name=f"#{seat}", staying=len(stayed), others=others)
        answer = self.answered(self.screen.question(self.texts.text("cli-concede-ask", help=help_text)))
        if answer.lower() in YES:
            with undisturbed():
                self.record.concede(seat)

    def finish(self) -> None:
        """The last table, the score sheet and the winner, with nothing hidden that the game shows at its end."""
        scene = self.scene(self.seating.watcher)
        winners = self.record.state.winners()
        closing = self.texts.text("cli-winner", seats=[f"#{seat}" for seat in winners], count=len(winners))
        self.screen.final(scene, self.record.state.score_sheet() or {}, [closing])


def told(error: Exception) -> str:
    """What went wrong, in a line."""
    return f"{type(error).__name__}: {shortened(str(error), MOST_REASON)}"


def shell_word(file: str) -> str:
    """A file's name as it is typed in a shell; never one that the texts would take for a key."""
    return shlex.quote(f"./{file}" if file.startswith("@") else file)
