"""How bots lean on the advice: numbers in VP, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.manner import Manner, Prior, Slip

MANNER: Final = Manner(
    Prior(weight=0.5, temperature=2.0, doubt=0.02, patience=8),
    slips=(Slip(temperature=0.9, most=6.0), Slip(temperature=0.5, most=6.0)),
    glance=100,
)
