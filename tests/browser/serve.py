"""The real server, as the browser tests want it: python -m tests.browser.serve PORT STORE PAGES DELAY.

Port 0 takes a free one; the delay is that of bots, in seconds.
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from wabe.server import pages
from wabe.server.limits import Limits, Rate
from wabe.server.run import serve

FREE = Rate(10_000, 100_000)

if __name__ == "__main__":
    with patch.object(pages, "STATIC", Path(sys.argv[3])):
        serve(
            port=int(sys.argv[1]),
            store=sys.argv[2],
            bot_delay=float(sys.argv[4]),
            bot_budget=0.05,
            bot_processes=0,
            absent_after=0.2,
            limits=Limits(FREE, FREE, FREE, FREE, FREE, FREE, connections=10_000),
        )
