"""Texts: replay."""

REPLAY: dict[str, tuple[str, str]] = {}
