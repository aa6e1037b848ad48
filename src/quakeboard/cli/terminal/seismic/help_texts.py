"""The keys of the help and of the rules topics, in order; their texts are in the `.ftl` files."""

from __future__ import annotations

from quakeboard.cli.terminal.commands import Topics

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
"""The lines of `help`."""

_TOPIC_KEYS = (
    "play-rules-aim",
    "play-rules-turn",
    "play-rules-placing",
    "play-rules-claiming",
    "play-rules-sections",
    "play-rules-quakes",
    "play-rules-scoring",
    "play-rules-end",
    "play-rules-tiles",
    "play-rules-big-one",
    "play-rules-road-crews-dilemma",
    "play-rules-aftershocks",
    "play-rules-twin-cities",
    "play-rules-balance",
)

_SYNONYMS = {
    "laying": "placing",
    "lay": "placing",
    "crew": "claiming",
    "crews": "claiming",
    "claim": "claiming",
    "ring": "sections",
    "points": "scoring",
    "count": "scoring",
    "winning": "end",
    "pile": "tiles",
    "draw": "turn",
    "the-big-one": "big-one",
    "dilemma": "road-crews-dilemma",
    "towns": "twin-cities",
}

TOPICS = Topics("play-rules-", _TOPIC_KEYS, _SYNONYMS)
