"""What a seat knows, and exact odds of what it does not: facts that a table may show."""
