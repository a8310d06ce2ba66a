"""Texts: systems."""

SYSTEMS: dict[str, tuple[str, str]] = {}
