"""Bots: their protocol, registry, levels and search, and plugins. A bot sees only the view of its seat."""
