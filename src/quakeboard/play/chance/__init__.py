"""Chance: where draws come from (`seed`), and the one way in which they happen to a position (`source`)."""
