"""Texts: imports."""

IMPORTS: dict[str, tuple[str, str]] = {}
