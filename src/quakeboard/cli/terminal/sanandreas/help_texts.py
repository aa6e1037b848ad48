"""What the text game of San Andreas says in a certain order: keys, whose sentences are in `.ftl` files."""

from __future__ import annotations

from quakeboard.cli.terminal.topics import Topics

HELP = (
    "play-sa-help-found",
    "play-sa-help-mark",
    "play-sa-help-quake",
    "play-sa-help-steps",
    "play-sa-help-where",
    "play-sa-help-undo",
    "play-help-hint",
    "play-help-forecast",
    "play-sa-help-map",
    "play-sa-help-look",
    "play-sa-help-coins",
    "play-sa-help-story",
    "play-sa-help-rules",
    "play-help-save",
    "play-help-quit",
)
"""What `help` prints, a line a key."""

LEGEND = (
    "play-sa-legend-edges",
    "play-sa-legend-numbers",
    "play-sa-legend-relief",
    "play-sa-legend-cities",
    "play-sa-legend-pawns",
)
"""What the signs of the map mean."""

TOPICS = Topics(
    "play-sa-rules-",
    (
        "play-sa-rules-aim",
        "play-sa-rules-turn",
        "play-sa-rules-founding",
        "play-sa-rules-epicentres",
        "play-sa-rules-quakes",
        "play-sa-rules-shifts",
        "play-sa-rules-lean",
        "play-sa-rules-losses",
        "play-sa-rules-scoring",
        "play-sa-rules-secrets",
        "play-sa-rules-end",
        "play-sa-rules-map",
    ),
    {
        "cities": "founding",
        "city": "founding",
        "found": "founding",
        "coins": "founding",
        "coin": "founding",
        "mark": "epicentres",
        "pawns": "epicentres",
        "epicenters": "epicentres",
        "dice": "quakes",
        "lift": "shifts",
        "dip": "shifts",
        "steep": "lean",
        "destroyed": "losses",
        "buried": "losses",
        "sinking": "losses",
        "points": "scoring",
        "count": "scoring",
        "swap": "scoring",
        "null": "scoring",
        "coast": "scoring",
        "hidden": "secrets",
        "winning": "end",
        "layout": "map",
        "land": "map",
        "ocean": "map",
        "tiles": "map",
    },
)
