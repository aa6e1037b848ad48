"""How the search is tuned for San Andreas."""

from __future__ import annotations

from quakeboard.bots.kernel.search import Settings

SEARCH = Settings(lines=32, horizon=1000, prior_weight=10.0, depth=0)
