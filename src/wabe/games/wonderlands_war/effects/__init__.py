"""Effects of abilities: a class for each kind, and the steps that use them."""
