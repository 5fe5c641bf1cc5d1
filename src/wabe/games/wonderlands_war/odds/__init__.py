"""Exact forecasts of draws: facts that a table may show."""
