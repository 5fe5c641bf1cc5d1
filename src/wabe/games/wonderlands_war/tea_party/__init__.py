"""The Tea Party."""
