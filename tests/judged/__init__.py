"""Judged positions: decisions whose best choice is proved by trying everything that may follow, never by a bot."""
