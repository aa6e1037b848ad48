"""Joining words, clauses and sentences in the language's own way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce

from quakeboard.language.language import Language

# Spanish says “e” for “y” before the sound of an i: “Priya e Ilkka”, but “Priya y Iago” and “arena y hielo”.
_SOUND_OF_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)


def with_and(language: Language, items: Sequence[str]) -> str:
    """A, B and C."""
    if len(items) < 2:
        return "".join(items)
    last = items[-1]
    key = "list-and-before-i" if _SOUND_OF_I.match(last) else "list-and"
    return language.sentence(key, first=with_commas(language, items[:-1]), last=last)


def with_commas(language: Language, items: Sequence[str]) -> str:
    """A, B, C."""
    return _fold(language, "list-comma", items)


def clauses(language: Language, items: Sequence[str]) -> str:
    """This happens; that happens."""
    return _fold(language, "list-semicolon", items)


def sentences(language: Language, items: Sequence[str]) -> str:
    """This happens. That happens."""
    return _fold(language, "list-sentences", items)


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges: 1–3, 5."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _fold(language: Language, key: str, items: Sequence[str]) -> str:
    if not items:
        return ""
    return reduce(lambda first, next: language.sentence(key, first=first, next=next), items)
