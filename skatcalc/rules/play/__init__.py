"""The rules engine: a recorded deal step by step, as pure functions over frozen data."""
