"""Benchmarks: `python -m tests.bench` prints one table; nothing here is a timed test."""
