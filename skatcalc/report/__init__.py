"""Results out: JSON objects and text for people."""
