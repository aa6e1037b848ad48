"""What the text game says in a certain order: the keys, whose sentences stand in the `.ftl` files."""

from __future__ import annotations

HELP = (
    "play-help-number",
    "play-help-lay",
    "play-help-crew",
    "play-help-quake",
    "play-help-where",
    "play-help-undo",
    "play-help-hint",
    "play-help-forecast",
    "play-help-board",
    "play-help-look",
    "play-help-scores",
    "play-help-rules",
    "play-help-save",
    "play-help-quit",
)
"""What `help` prints, a line a key."""
