"""Shell completion of names, without importing the modules that define them.

A test compares the names with those of the games and the bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import entry_points
from itertools import chain

from quakeboard.core.registry import specs

BOTS = ("random", "greedy", "uct", "gentle", "steady", "sharp", "fierce")
LEVELS = ("gentle", "steady", "sharp", "fierce", "blind")
EXECUTORS = ("processes", "threads", "dask://")


def games(incomplete: str) -> list[str]:
    return _completions(list(specs()), incomplete)


def variants(incomplete: str) -> list[str]:
    found = (spec.choices.variants for spec in specs().values())
    return _completions(list(chain.from_iterable(found)), incomplete)


def options() -> list[str]:
    """The names of all options of all games."""
    found = (spec.choices.options for spec in specs().values())
    return list(dict.fromkeys(option.name for option in chain.from_iterable(found)))


def levels(incomplete: str) -> list[str]:
    return _completions(LEVELS, incomplete)


def executors(incomplete: str) -> list[str]:
    return _completions(EXECUTORS, incomplete)


def languages(incomplete: str) -> list[str]:
    from quakeboard.language.choice import available

    return _completions(available(), incomplete)


def bots(incomplete: str) -> list[str]:
    """Complete the name of a bot, including plugins."""
    return _completions(_all_bots(), incomplete)


def bot_list(incomplete: str) -> list[str]:
    """Complete the last of several bots, separated by commas."""
    return _complete_last(_all_bots(), incomplete)


def seats(incomplete: str) -> list[str]:
    """Complete the last seat of a terminal game: `you` or a bot."""
    return _complete_last(("you", *BOTS), incomplete)


def _all_bots() -> tuple[str, ...]:
    return (*BOTS, *sorted(entry_points(group="quakeboard.bots").names - set(BOTS)))


def _completions(names: Sequence[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def _complete_last(names: Sequence[str], incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in _completions(names, last)]
