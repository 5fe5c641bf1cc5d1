"""The screens where company comes together: my tables, invitations, another device."""

from __future__ import annotations

import re
from typing import Final

import httpx
from playwright.sync_api import expect

from tests.browser.person import Json, Person

ME: Final[Json] = {"kind": "me", "name": "Ann"}
BEA: Final[Json] = {"kind": "link", "name": "Bea"}
CID: Final[Json] = {"kind": "link", "name": ""}


def take(person: Person, link: str, name: str) -> None:
    """Somebody else comes by a link, without a page."""
    path, _, token = link.partition("#seat=")
    address = f"{person.url}/api{path.replace('/table/', '/tables/')}/claim"
    assert httpx.post(address, json={"token": token, "name": name}).status_code == 200


def manage(person: Person) -> None:
    """Leaving or deleting a table at which somebody else plays."""
    take(person, person.lay(ME, BEA)["links"]["1"], "Bea")
    person.open()
    person.role("button", re.compile("^Leave or delete")).first.click()
    expect(person.button("Delete this table for good")).to_be_visible()


def invitations(person: Person) -> None:
    """One has come, one is awaited, whose QR code is shown; the browser has the links, as after the form."""
    made = person.lay(ME, BEA, CID, game="wonderlands_war")
    take(person, made["links"]["1"], "Bea")
    person.open()
    person.page.evaluate(
        "([table, links]) => localStorage.setItem(`wabe:links:${table}`, JSON.stringify(links))",
        [made["table"], made["links"]],
    )
    person.open(f"/invite/{made['table']}")
    person.button("QR code: Seat C").click()
    expect(person.role("img", "QR code: Seat C")).to_be_visible()


def claim_late(person: Person) -> None:
    link = person.lay(ME, BEA)["links"]["1"]
    take(person, link, "Bea")
    person.context.clear_cookies()
    person.open(link)
    expect(person.role("heading", "This seat is taken")).to_be_visible()


def other_device(person: Person) -> None:
    person.lay(ME, BEA)
    person.open()
    person.button("Play on another device").click()
    person.button("Make the link").click()
    expect(person.role("img", "QR code: Link for the other device")).to_be_visible()


def carried(person: Person) -> None:
    person.lay(ME, BEA)
    answer = person.page.request.post(f"{person.url}/api/carry", data={"stays": True}).json()
    person.context.clear_cookies()
    person.open(answer["link"])
    expect(person.button("Bring it here")).to_be_visible()
