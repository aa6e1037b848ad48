"""Chance: dealt by a host (`seed`) or together (`rounds`), and the one way in which it acts (`source`)."""
