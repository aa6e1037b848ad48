"""Matches between bots: what is played, where it is kept, and what follows from it."""
