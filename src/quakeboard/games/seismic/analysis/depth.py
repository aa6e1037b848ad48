"""How far ahead an analysis of Seismic plays on."""

from __future__ import annotations

from quakeboard.analysis.rollouts import Depth

DEPTH = Depth(turns=8)
