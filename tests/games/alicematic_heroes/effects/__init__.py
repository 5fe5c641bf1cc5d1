"""One file of tests for each kind of Alice."""
