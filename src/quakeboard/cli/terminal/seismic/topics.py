"""The rules in short, topic by topic: the keys, in the order in which one reads them.

The sentences stand in the `.ftl` files, each with the rulings that settle it.
"""

from __future__ import annotations

from quakeboard.cli.terminal.topics import Topics

KEYS = (
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

_OTHER_WORDS = {
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
"""What else somebody might type."""

TOPICS = Topics("play-rules-", KEYS, _OTHER_WORDS)
