"""The protocol and registry of games, and what needs no game: errors, grids, the random number generator."""
