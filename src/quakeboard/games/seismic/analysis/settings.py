"""How Seismic is analysed: how far ahead."""

from __future__ import annotations

from quakeboard.analysis.rollouts import Depth

DEPTH = Depth(turns=8)
"""How far ahead an analysis plays on."""
