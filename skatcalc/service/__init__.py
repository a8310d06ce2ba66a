"""Use cases: files in, (result, findings) out; what the command line calls."""
