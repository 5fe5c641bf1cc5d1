"""Effects of Alices: a class for each kind, and the steps that use them."""
