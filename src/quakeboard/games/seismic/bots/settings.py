"""How the search is tuned for Seismic."""

from __future__ import annotations

from quakeboard.bots.kernel.search import Settings

SEARCH = Settings(lines=32, horizon=10, depth=0)
