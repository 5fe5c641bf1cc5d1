"""What lies on the table: chips, cards and areas by number, the state, and what the records say."""
