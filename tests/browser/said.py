"""What a page says to eyes and ears, read in a pseudo-language: whatever is not in it has come from no catalogue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import QUICK, Json, Person
from tools.pseudo import UNSEEN, unmarked

SAID: Final = Path(__file__).with_name("said.js").read_text(encoding="utf-8")
READER: Final[Json] = {**QUICK, "language": UNSEEN}  # the settings of somebody who reads the language with the mark
PEOPLE: Final = {"Ann", "Bea", "Cat", "Cid", "Dan", "Eve", "Dodo", "Lory", "Duchess"}
# our name; what the browser itself puts into lists; numbers
KEPT: Final = {"Wabe", "and", "II", "III", "IV"} | PEOPLE
# ids of rules; what somebody has said in the chat
OTHERS: Final = re.compile(r"\b(AHA?|WW|XIII)-[A-Z0-9]+\b|Why is a raven like a writing-desk")


def untranslated(person: Person) -> list[str]:
    """The words on the page that no catalogue has said, with what stands around them."""
    expect(person.page.locator("html")).to_have_attribute("lang", UNSEEN)  # once it has come
    said: list[str] = person.page.evaluate(SAID)
    return sorted({f"{word}: {text}" for text in said for word in unmarked(OTHERS.sub("", text)) if word not in KEPT})
