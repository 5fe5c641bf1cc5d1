"""A lesson at this terminal: the coach speaks, asks for an action, and plays on for the others."""

from __future__ import annotations

import time
from typing import Any

from wabe.cli.interrupts import undisturbed
from wabe.cli.table import Left, Table
from wabe.lessons import Lesson, Page, Where


class Lecture(Table):
    """A table with a coach.

    Args:
        lesson: what is taught.
        table: as `Table`.
    """

    def __init__(self, lesson: Lesson, *table: Any) -> None:
        super().__init__(*table)
        self.lesson = lesson
        self.said = -1  # actions of the lesson that had been taken when the coach spoke last

    def go_on(self) -> None:
        """Step by step; whoever has learned it all may play on."""
        try:
            while (where := self.where()) is not None and not where.done:
                self.teach(where)
            if where is not None:
                self.speak(where)
        except Left as left:
            self.screen.notice(str(left))
            return
        super().go_on()

    def where(self) -> Where | None:
        """How far the learner has come."""
        return self.lesson.where(self.record.turns)

    def teach(self, where: Where) -> None:
        """The next thing: back from where somebody has gone astray, an action asked for, or those of the others."""
        if where.astray:
            self.lead_back(where)
            return
        if where.played != self.said:
            self.said = where.played
            self.speak(where)
            self.point_out(where)
        if where.asked:
            self.ask(self.lesson.learner)
        else:
            self.play_on(where)

    def speak(self, where: Where) -> None:
        """Say what there is to say; the last page stays in sight of whoever is asked."""
        for number, page in enumerate(where.pages, 1):
            self.turn_page(page, waits=number < len(where.pages) or not where.asked)

    def turn_page(self, page: Page, *, waits: bool) -> None:
        """One page; wait until it has been read."""
        scene = self.scene(self.lesson.learner)
        if not self.screen.live:
            self.screen.show(scene)
        self.screen.notice(self.said_by_coach(page.text))
        if waits:
            scene.prompt, scene.choices = "", []
            self.screen.still(scene, [])
            self.wait("cli-lesson-more")

    def point_out(self, where: Where) -> None:
        """The action that is asked for, as it is listed."""
        asked = self.lesson.steps[where.step].awaits
        if where.asked and asked is not None:
            state, learner = self.record.state, self.lesson.learner
            label = self.texts.say(state.label(state.parse(asked, learner), learner))
            self.screen.notice(self.texts.text("cli-lesson-asked", label=label))

    def said_by_coach(self, key: str) -> str:
        """A text of the lesson, with the names of the seats."""
        seats = {chr(ord("a") + seat): f"#{seat}" for seat in range(self.record.state.players)}
        return self.texts.text(key, **seats)

    def wait(self, key: str) -> None:
        """Until somebody presses Enter, or leaves."""
        if self.answered(self.screen.question(self.texts.text(key))).lower() == "q":
            self.quit(self.lesson.learner, "")

    def lead_back(self, where: Where) -> None:
        """To where the lesson goes on."""
        self.turn_page(Page(self.lesson.steps[where.step].astray), waits=True)
        with undisturbed():
            self.record = self.journal.record = self.record.replay(where.played)
        self.journal.forget()
        self.said = -1

    def play_on(self, where: Where) -> None:
        """What the others do, and whatever else belongs to the step."""
        leap = self.lesson.steps[where.step].leap
        for move in self.lesson.next_moves(where):
            with undisturbed():
                self.record.carry_out(move.seat, move.form)
            if self.screen.live and not leap:
                self.watch()
                time.sleep(self.delay)
