"""The games, one folder each; `core.registry` finds them, and nothing generic imports them."""
