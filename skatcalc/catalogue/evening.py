"""Texts: evening."""

EVENING: dict[str, tuple[str, str]] = {}
