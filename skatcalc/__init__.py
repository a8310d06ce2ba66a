"""skatcalc: the scorekeeper's and referee's calculator for Skat."""

__version__ = "0.1.0"
