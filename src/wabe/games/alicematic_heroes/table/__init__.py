"""What lies on the table: map, cards and areas by number, and the state."""
