"""Limits that no test meets."""

from __future__ import annotations

from typing import Final

from wabe.server.limits import Limits, Rate

FREE: Final = Rate(10_000, 100_000)
NO_LIMITS: Final = Limits(FREE, FREE, FREE, FREE, FREE, FREE, 10_000, FREE, FREE, FREE, FREE, FREE)
