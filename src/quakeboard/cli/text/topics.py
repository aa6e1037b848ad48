"""The rules in short, topic by topic: the keys, in the order in which one reads them.

The sentences stand in the `.ftl` files, each with the rulings that settle it. A topic is named in English.
"""

from __future__ import annotations

PREFIX = "play-rules-"

TOPICS = (
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


def topic_names() -> list[str]:
    return [key.removeprefix(PREFIX) for key in TOPICS]


def find_topic(said: str) -> str | None:
    """The key of the topic that is meant: its name, or how a name begins, in any case."""
    wish = "-".join(said.lower().replace("'", "").replace("’", "").split())
    names = topic_names()
    alike = [name for name in names if name.startswith(wish)] if wish else []
    name = wish if wish in names else alike[0] if alike else _OTHER_WORDS.get(wish)
    return None if name is None else PREFIX + name


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
