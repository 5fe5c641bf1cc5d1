"""Lessons: guided first games on the real engine. A lesson is a file in the game's folder (`lessons/<name>.toml`).

This room reads and runs them and knows no game; terminal and server teach with what it says.
"""

from wabe.lessons.lesson import Lesson, Move, Page, Step, Where
from wabe.lessons.reading import BadLesson, NoLesson, lesson_of, lessons_of
from wabe.lessons.running import begun, check

__all__ = [
    "BadLesson",
    "Lesson",
    "Move",
    "NoLesson",
    "Page",
    "Step",
    "Where",
    "begun",
    "check",
    "lesson_of",
    "lessons_of",
]
