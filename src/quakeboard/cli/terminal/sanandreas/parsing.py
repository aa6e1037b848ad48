"""Parses what a person types in San Andreas: the words of the notation in any order, short or long.

`found 3,12 5`, `5 at 3,12`, `3,12`, `mark 2,9 sun`, `S`: each becomes a `PartialAction`.
"""

from __future__ import annotations

import re

from quakeboard.cli.terminal import parsing
from quakeboard.cli.terminal.requests import Request
from quakeboard.cli.terminal.sanandreas.requests import FOUND, MARK, SHIFT, SWAP, PartialAction

COMMANDS = {
    **parsing.COMMANDS,
    "look": ("look", "l", "space", "tile"),
    "legend": ("legend", "signs", "key"),
    "coins": ("coins", "coin", "hand", "hands"),
    "story": ("story", "log", "history"),
}
"""The commands of this game, each with its aliases."""

_COMMAND_BY_ALIAS = parsing.command_by_alias(COMMANDS)

_VERBS = {
    FOUND: ("found", "f", "city", "build"),
    MARK: ("mark", "epicentre", "epicenter", "e", "pawn"),
    SHIFT: ("shift", "die", "resolve"),
    SWAP: ("swap", "take"),
}
_VERB_OF = {form: verb for verb, words in _VERBS.items() for form in words}
_PAWNS = {
    "S": ("s", "sun", "suns"),
    "M": ("m", "moon", "moons"),
    "C": ("c", "crown", "crowns"),
    "A": ("a", "arms"),
}
_PAWN_OF = {form: pawn for pawn, words in _PAWNS.items() for form in words}
_FILLERS = frozenset(("at", "with", "on", "the", "back"))
_SPACE = re.compile(r"\(?\s*([+-]?[0-9]{1,3})\s*,\s*([+-]?[0-9]{1,3})\s*\)?", re.ASCII)


def parse(line: str) -> Request:
    """The request in a line; never raises."""
    return parsing.parse(line, _COMMAND_BY_ALIAS, (_partial_action,))


def parse_pawn(text: str) -> str | None:
    """A pawn by its letter or its suit."""
    return _PAWN_OF.get(text.strip().lower())


def _partial_action(text: str) -> Request | None:
    """A partial action, unless a word is unknown or of a kind that was there before."""
    spaces = _SPACE.findall(text)
    words = [word for word in _SPACE.sub(" ", text).split() if word not in _FILLERS]
    verbs = [_VERB_OF[word] for word in words if word in _VERB_OF]
    coins = [int(word) for word in words if re.fullmatch("[0-9]{1,2}", word, re.ASCII)]
    pawns = [_PAWN_OF[word] for word in words if word in _PAWN_OF]
    if len(verbs) + len(coins) + len(pawns) != len(words):
        return None
    if any(len(words_of_kind) > 1 for words_of_kind in (spaces, verbs, coins, pawns)):
        return None
    at = (int(spaces[0][0]), int(spaces[0][1])) if spaces else None
    return PartialAction(next(iter(verbs), None), at, next(iter(coins), None), next(iter(pawns), None))
