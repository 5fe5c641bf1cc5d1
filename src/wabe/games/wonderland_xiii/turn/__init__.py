"""A turn: exploring, Skills, the check of the Tunnel, its end; and the final scoring."""
