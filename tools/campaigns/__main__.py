"""`python -m tools.campaigns NAME --cycles N --seed S`: exit code 1 if anything was lost."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tools.campaigns.all import CAMPAIGNS


def main() -> int:
    """Run one campaign."""
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns", description="Attack, break and watch a server.")
    parser.add_argument("name", choices=CAMPAIGNS)
    parser.add_argument("--cycles", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, CAMPAIGNS[asked.name](Path(folder), asked.seed) as campaign:
        for _ in range(asked.cycles):
            campaign.run(1)
            print(f"\r{campaign}", end="", flush=True)
    print()
    return 1 if campaign.lost else 0


if __name__ == "__main__":
    sys.exit(main())
