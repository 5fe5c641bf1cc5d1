"""How bots lean on the advice: numbers in VP, set by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from wabe.kernel.manner import Manner, Prior, Slip

MANNER: Final = Manner(
    Prior(weight=0.1, temperature=1.5, doubt=0.02, patience=1),
    slips=(Slip(temperature=3.0, most=8.0), Slip(temperature=1.5, most=8.0)),
)
