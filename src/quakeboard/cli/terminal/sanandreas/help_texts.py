"""The keys of the help and of the rules topics, in order; their texts are in the `.ftl` files."""

from __future__ import annotations

from quakeboard.cli.terminal.commands import Topics

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
"""The lines of `help`."""

LEGEND = (
    "play-sa-legend-edges",
    "play-sa-legend-numbers",
    "play-sa-legend-relief",
    "play-sa-legend-cities",
    "play-sa-legend-pawns",
)
"""The lines of `legend`, which explain the symbols of the map."""

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
