"""Seismic for bots: the greedy bot with its reasons, and the evaluator that the search uses."""
