"""What lies on the table: cards and areas by number, and the state."""
