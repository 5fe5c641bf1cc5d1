"""The title Wonderland's War: its options and its steps."""

from __future__ import annotations

