"""`python -m wabe.cli`: the same as the command `wabe`."""

import sys

from wabe.cli import main

sys.exit(main())
