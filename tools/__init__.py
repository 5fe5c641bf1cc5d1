"""What builds, checks and tests the project; each module runs as `python -m tools.NAME`."""
