"""The law as pure functions: (record, rule system) in, value and findings out."""
