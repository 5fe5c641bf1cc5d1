"""The page that the service worker keeps, to show it where this server cannot be reached (`web/public/sw.js`)."""

from __future__ import annotations

from html import escape
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse

from wabe.server import prices, web
from wabe.server.language import language_of
from wabe.server.seats import Browser
from wabe.texts import Texts

PAGE: Final = Template("""\
<!doctype html>
<html lang="$language">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>$title · Wabe</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <h1>$title</h1>
      <p>$lead</p>
      <h2>$works</h2>
      <ul>
        <li>$kept</li>
        <li>$tabs</li>
        <li>$terminal</li>
      </ul>
      <button type="button">$again</button>
    </main>
  </body>
</html>
""")
SAID: Final = ("title", "lead", "works", "kept", "tabs", "terminal", "again")


async def offline(request: Request) -> HTMLResponse:
    """`GET /offline`: what works without the server, in the language asked for. Raises `TooFast`."""
    web.account_of(request, Browser(request)).pay(prices.ASKING)
    language = language_of(request)
    texts = Texts(language=language)
    said = {name: escape(texts.text(f"unreached-{name}")) for name in SAID}
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(PAGE.substitute(said, language=escape(language)), headers=headers)
