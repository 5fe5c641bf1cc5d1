"""Judgement, for bots: advice, what things are worth, quick play. Only the face of the game looks here."""
