"""Texts: sheets."""

SHEETS: dict[str, tuple[str, str]] = {}
