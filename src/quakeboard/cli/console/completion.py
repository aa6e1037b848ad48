"""What a shell can complete: the names, without the modules that know what is behind them.

A test compares them with what the games and the bots say.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import entry_points
from itertools import chain

from quakeboard.core.registry import specs, specs_with_part

BOTS = ("random", "greedy", "uct", "gentle", "steady", "sharp", "fierce")
LEVELS = ("gentle", "steady", "sharp", "fierce", "blind")
EXECUTORS = ("processes", "threads", "dask://")


def games(incomplete: str) -> list[str]:
    return _beginning(list(specs()), incomplete)


def variants(incomplete: str) -> list[str]:
    found = (spec.part("rules.choices").variants for spec in specs_with_part("rules.choices"))
    return _beginning(list(chain.from_iterable(found)), incomplete)


def options() -> list[str]:
    """The names of all options of all games."""
    found = (spec.part("rules.choices").options for spec in specs_with_part("rules.choices"))
    return list(dict.fromkeys(option.name for option in chain.from_iterable(found)))


def levels(incomplete: str) -> list[str]:
    return _beginning(LEVELS, incomplete)


def executors(incomplete: str) -> list[str]:
    return _beginning(EXECUTORS, incomplete)


def languages(incomplete: str) -> list[str]:
    from quakeboard.language.choice import available

    return _beginning(available(), incomplete)


def bots(incomplete: str) -> list[str]:
    """Also those that other packages bring."""
    return _beginning(_all_bots(), incomplete)


def bot_list(incomplete: str) -> list[str]:
    """Several, parted by commas."""
    return _last_of(_all_bots(), incomplete)


def seats(incomplete: str) -> list[str]:
    """Who plays in the terminal: people, and the bots that sit down with them."""
    return _last_of(("you", *BOTS), incomplete)


def _all_bots() -> tuple[str, ...]:
    return (*BOTS, *sorted(entry_points(group="quakeboard.bots").names - set(BOTS)))


def _beginning(names: Sequence[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def _last_of(names: Sequence[str], incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in _beginning(names, last)]
