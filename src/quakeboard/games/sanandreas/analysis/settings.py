"""How San Andreas is analysed: how far ahead."""

from __future__ import annotations

from quakeboard.analysis.rollouts import Depth

DEPTH = Depth(repeats=4)
"""How far ahead an analysis plays on: to the next quake, where the evaluator stops, four times each."""
