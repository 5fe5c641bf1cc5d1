"""All campaigns by name."""

from __future__ import annotations

from typing import Final

from tools.campaigns.campaign import Campaign
from tools.campaigns.disk import FullDisk
from tools.campaigns.faults import Faults
from tools.campaigns.hostile import Hostile
from tools.campaigns.kills import Kills
from tools.campaigns.minds import KilledMinds
from tools.campaigns.secrecy import Secrecy

CAMPAIGNS: Final[dict[str, type[Campaign]]] = {
    "kills": Kills,
    "faults": Faults,
    "secrecy": Secrecy,
    "hostile": Hostile,
    "disk": FullDisk,
    "minds": KilledMinds,
}
