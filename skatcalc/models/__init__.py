"""Frozen records of what people write down; shape only, no law."""
