"""Boards in characters, for terminals and logs: of either game, from a view alone."""
