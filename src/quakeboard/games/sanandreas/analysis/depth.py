"""How far ahead an analysis of San Andreas plays on."""

from __future__ import annotations

from quakeboard.analysis.rollouts import Depth

DEPTH = Depth(repeats=4)  # an evaluator of San Andreas stops at the next quake
