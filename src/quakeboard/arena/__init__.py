"""Arenas and studies: plans of games between bots, workers that play them, ratings and reports."""
