"""Wonderland's War (docs/engine.md, rules/wonderlands_war.md)."""
