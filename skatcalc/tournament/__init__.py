"""List arithmetic, pure: scoring systems, running totals, checks, standings."""
