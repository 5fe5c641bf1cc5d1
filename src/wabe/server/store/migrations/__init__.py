"""Alembic's folder of schema changes."""
