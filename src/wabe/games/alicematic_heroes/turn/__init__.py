"""A turn: Politics, Invasion with its outcome; and the final scoring."""
