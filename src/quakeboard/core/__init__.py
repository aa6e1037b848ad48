"""What every game promises, and what needs no game: errors, the registry of games, grids, the generator."""
