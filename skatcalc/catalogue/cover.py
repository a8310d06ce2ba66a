"""Texts: cover."""

COVER: dict[str, tuple[str, str]] = {}
