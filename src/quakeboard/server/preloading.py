"""Loads what the first requests need, in a thread, so that none of them holds up the event loop."""

from __future__ import annotations

from quakeboard.bots import registry
from quakeboard.core.registry import make_game, specs
from quakeboard.language import Language
from quakeboard.server.http import catalogue, openapi


def preload(root_path: str) -> None:
    """Load all languages and games with their bots, and make the OpenAPI document."""
    for code in Language.available():
        Language(code)
    openapi.document(root_path)
    catalogue.games()
    for key, spec in specs().items():
        game = make_game(key, {})
        game.start(spec.seats[0])
        for bot in registry.names():
            registry.make(bot, game)
