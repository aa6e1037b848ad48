"""The levels: how much each does, as a bot and in an analysis.

A level does as much as stands here, so that the same seed gives the same game, or analysis, on any machine.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays, and how thoroughly a game is analysed."""

    nodes: int
    """How many rollouts its bot makes for a decision; with 0 it goes by the priors alone."""
    analysis_nodes: int
    """How many rollouts its analysis makes for a step."""
    alternatives: int = 8
    """How many other actions its analysis compares the chosen one with, the most promising ones."""
    uses_all_time: bool = False
    """Whether its bot searches for all the seconds of its budget; otherwise a budget only makes it less."""
    noise: float = 0.0
    """The scale, in shares of the win, of the random error in its bot's priors."""
    blind_nodes: int = 2000
    """How many rollouts its bot makes in a game without an evaluator, where there are no priors to go by."""


LEVELS = {
    "gentle": Level(nodes=0, noise=0.04, analysis_nodes=60, blind_nodes=10),
    "steady": Level(nodes=0, noise=0.01, analysis_nodes=200, blind_nodes=40),
    "sharp": Level(nodes=100, analysis_nodes=800, alternatives=12, blind_nodes=200),
    "fierce": Level(nodes=2000, uses_all_time=True, analysis_nodes=4000, alternatives=16),
}
